"""A reason that names what is lacking is the true one: with just that, the answer is there."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from core import catalogue
from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.state import Act, Garden, State
from core.words import Message
from tests.core.playing import Place, Seating, for_tables, play, sizes

GAME = catalogue.game("biotopia")


def reasons(state: Any, seat: int) -> Iterator[tuple[str, str, Message]]:
    """Why the seat cannot play its cards or claim the missions."""
    view = GAME.view(state, seat)
    pieces = [("play", f"hand:{at}") for at in range(1, len(state.gardens[seat].hand) + 1)]
    pieces += [("claim", f"mission:{at}") for at in range(1, len(state.missions) + 1)]
    for verb, piece in pieces:
        why = GAME.why_not(view, verb, piece)
        if why is not None:
            yield verb, piece, why


def helped(state: State, seat: int, why: Message) -> State | None:
    """The table with exactly what the reason says is lacking, as far as the Deck has it."""
    args: dict[str, Any] = dict(why.args)
    mine, deck = state.gardens[seat], state.deck
    if why.key in {"why.flowers", "why.symbols"}:
        more = deck[: args["n"] - args["have"]]
        garden = replace(mine, down=mine.down + more)
        if len(more) < args["n"] - args["have"]:
            return None
    elif why.key == "why.species":
        there = {KIND[card] for card in mine.wings}
        news = {KIND[card]: card for card in deck if CARD[KIND[card]].group == "butterfly"}
        more = tuple(card for kind, card in news.items() if kind not in there)
        more = more[: args["n"] - args["have"]]
        garden = replace(mine, wings=mine.wings + more)
        if len(more) < args["n"] - args["have"]:
            return None
    elif why.key == "why.lacking":
        more = tuple(_found(deck, args["cards"]))
        garden = replace(mine, wings=mine.wings + more)
        if len(more) < len(args["cards"]):
            return None
    else:
        return None
    return _with(state, seat, garden)


def _found(deck: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[str]:
    left = list(deck)
    for name in cards:
        card = next((each for each in left if f"card.{KIND[each]}" == name), None)
        if card is not None:
            left.remove(card)
            yield card


def _with(state: State, seat: int, garden: Garden) -> State:
    gardens = (*state.gardens[:seat], garden, *state.gardens[seat + 1 :])
    return replace(state, gardens=gardens)


@sizes(4, 100)
def test_what_is_said_to_be_lacking_is_all_that_is_lacking(games: int) -> None:
    def holds(table: Seating) -> None:
        for ply in play(GAME, table):
            seat = ply.prompt.seat
            if not isinstance(ply.before.todo[-1], Act):
                continue
            legal = {(each.verb, each.pieces[:1]) for each in ply.prompt.answers}
            for verb, piece, why in reasons(ply.before, seat):
                assert (verb, (piece,)) not in legal
                after = helped(ply.before, seat, why)
                if after is None:
                    continue
                [prompt] = GAME.ask(after)
                found = {(each.verb, each.pieces[:1]) for each in prompt.answers}
                needs_target = KIND[_card(ply.before, seat, piece)] == "chrysalis"
                assert (verb, (piece,)) in found or needs_target, (piece, why)

    for seats in (2, 4):
        for_tables(Place(GAME, seats), games, holds)


def _card(state: State, seat: int, piece: str) -> str:
    zone, _, at = piece.partition(":")
    return state.gardens[seat].hand[int(at) - 1] if zone == "hand" else "peacock.1"
