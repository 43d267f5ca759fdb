"""The reason shown for what is not legal, from what is seen."""

from core.game import Postponed, View
from core.games.ecosfera import politics
from core.games.ecosfera.answers import ask
from core.games.ecosfera.cards import CODE, CONSUMER, COST, KIND, LESS, SPECIES
from core.games.ecosfera.determinise import guessed
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.seen import Mine
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Act
from core.words import Message, message


def why_not(view: View, verb: str, piece: str) -> Message | None:
    """Why the seat cannot do this now; None if it can."""
    assert isinstance(view.own, Mine)
    if view.seat is None or view.seat not in view.waiting:
        return message("why.not_your_turn")
    state = guessed(view.own, 0)
    pieces = {
        answer.pieces[:1]
        for prompt in ask(state)
        for answer in (prompt.answers if prompt.seat == view.seat else ())
        if answer.verb == verb
    }
    if pieces & {(piece,), ()}:
        return None
    if not isinstance(state.todo[-1], Act):
        return Postponed("why.answer_first")
    found = _why(state, view.seat, verb, piece)
    return found or (message("why.nothing") if pieces else _never(state, verb))


def _why(state: State, seat: int, verb: str, piece: str) -> Message | None:
    """The reason that lies in a piece."""
    zone, _, name = piece.partition(":")
    match verb, zone:
        case "buy", "producer":
            return _unaffordable(state, seat, _at(state.producers.row, name))
        case "buy", "consumer":
            card = _at(state.consumers.row, name)
            return message("why.no_pair", card=f"card.{card}") if card else message("why.gap")
        case "claim", "row":
            return _unclaimable(state, _at(state.players[seat].row, name))
        case "claim", "habitat":
            restored = name in state.sea.restored
            return message("why.restored" if restored else "why.two_consumers")
        case "ability", "row" | "token" if state.politics.noise == state.turn:
            return message("why.noise")
        case "ability", "row":
            return _unable(state, _at(state.players[seat].row, name))
        case "ability", "token":
            active = name in state.players[seat].active
            return message(f"why.no_{name}" if active else "why.inactive")
        case "play", "policy":
            return _unpayable(state, _at(state.politics.open, name))
        case _:
            return None


def _never(state: State, verb: str) -> Message:
    """Why there is nothing at all that the verb could be done with."""
    match verb:
        case "buy":
            return message("why.no_buy")
        case "claim":
            return message("why.two_consumers")
        case "ability":
            noisy = state.politics.noise == state.turn
            return message("why.noise" if noisy else "why.no_abilities")
        case "play":
            ready = [card for card in state.politics.open if KIND[card] != "funding"]
            return _unpayable(state, ready[0]) if ready else message("why.no_measure")
        case _:
            return message("why.nothing")


def _at(row: tuple[str | None, ...], place: str) -> str | None:
    return row[int(place) - 1] if place.isdigit() and 0 < int(place) <= len(row) else None


def _unaffordable(state: State, seat: int, card: str | None) -> Message:
    if card is None:
        return message("why.gap")
    costs = LESS if "improved_nutrient_retention" in state.politics.lasting else COST
    free = [CODE[each] for each in state.players[seat].row if each not in state.marks.used]
    missing = [
        f"card.{ELEMENTS[element]}"
        for element, number in costs[card]
        for _ in range(number - free.count(element))
    ]
    key = "why.missing" if len(missing) > 1 else "why.sold_out"
    return message(key, card=f"card.{card}", cards=tuple(missing))


def _unclaimable(state: State, card: str | None) -> Message:
    if card is None or CODE[card] != CONSUMER:
        return message("why.no_consumer")
    if card in state.marks.used:
        return message("why.used", card=f"card.{card}")
    return message("why.no_partner", card=f"card.{card}")


def _unable(state: State, card: str | None) -> Message:
    species = SPECIES.get(card or "")
    if species is None or not (species.abilities or (species.star and state.rules.policies)):
        return message("why.no_ability")
    marks = state.marks
    if species.key in marks.spent or (species.key in marks.starred and not species.abilities):
        return message("why.spent", card=f"card.{card}")
    return message("why.no_use", card=f"card.{card}")


def _unpayable(state: State, card: str | None) -> Message:
    if card is None or KIND[card] == "funding":
        return message("why.funding")
    if not any(KIND[each] == "funding" for each in state.politics.open):
        return message("why.no_funding")
    if card in state.marks.refused:
        return message("why.refused")
    assert not politics.useful(state, card)
    return message("why.no_target", card=f"policy.{card}")
