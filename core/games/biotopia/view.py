"""What a seat may see (the hidden-information map of B7, B28-B30)."""

from core.game import Clock, Face, Pile, Seats, View
from core.games.biotopia.answers import ask
from core.games.biotopia.cards import GOAL, KIND
from core.games.biotopia.scoring import meant, points
from core.games.biotopia.state import Garden, Perhaps, Rules, State, Steps
from core.records import Tagged
from core.words import message


class Mine(Tagged, frozen=True, tag="biotopia-view"):
    """The game's own part of a view: the state with what the seat does not know as None."""

    rules: Rules
    starter: int
    sky: tuple[str | None, ...]
    compost: tuple[str, ...]
    deck: int
    hands: tuple[tuple[str | None, ...], ...]
    downs: tuple[tuple[str | None, ...], ...]
    ups: tuple[tuple[str, ...], ...]
    wings: tuple[tuple[str, ...], ...]
    missions: tuple[tuple[str, int | None], ...]
    todo: tuple[Steps, ...]
    table: tuple[str, ...]
    shown: tuple[str, ...]
    """Cards in hands that everybody saw being taken; of others' hands only these are named."""
    perhaps: tuple[Perhaps, ...]
    """Those that may lie face down by now: where they are is named in no row."""
    picked: tuple[bool, ...]
    """Who has picked a first flower; what they picked is theirs alone."""
    first: str | None
    turn: int
    passes: int
    last: bool


def clock(state: State) -> Clock:
    """Round, turn and whose turn; a round is one turn for every player (B12)."""
    seats = len(state.gardens)
    if not state.turn:
        return Clock(0, 0, None)
    seat = (state.starter + state.turn - 1) % seats if state.todo else None
    return Clock((state.turn - 1) // seats + 1, state.turn, seat)


def view(state: State, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    seats = range(len(state.gardens))
    own = _own(state, seat)
    status = [message("status.goal", n=GOAL)]
    if state.last:
        status.append(message("status.last"))
    return View(
        seat=seat,
        clock=clock(state),
        waiting=tuple(prompt.seat for prompt in ask(state)),
        points=tuple(points(state, each) for each in seats),
        piles=_piles(own, seat),
        status=tuple(status),
        own=own,
    )


def bot_view(state: State, seat: int) -> View:
    """The same as far as bots look at it."""
    count = tuple(points(state, each) for each in range(len(state.gardens)))
    return View(seat, clock(state), (), count, (), own=_own(state, seat))


def _own(state: State, seat: int | None) -> Mine:
    def fronts(owner: int, cards: tuple[str, ...]) -> tuple[str | None, ...]:
        return cards if owner == seat else (None,) * len(cards)

    def held(owner: int, hand: tuple[str, ...]) -> tuple[str | None, ...]:
        if owner == seat:
            return hand
        # Where in a hand a card lies is the owner's business: to others the open ones come first,
        # in the order in which they were taken.
        known = [card for card in state.shown if card in hand]
        return (*known, *[None] * (len(hand) - len(known)))

    gardens = state.gardens
    return Mine(
        rules=state.rules,
        starter=state.starter,
        sky=state.sky,
        compost=state.compost,
        deck=len(state.deck),
        hands=tuple(held(owner, garden.hand) for owner, garden in enumerate(gardens)),
        downs=tuple(fronts(owner, garden.down) for owner, garden in enumerate(gardens)),
        ups=tuple(garden.up for garden in gardens),
        wings=tuple(garden.wings for garden in gardens),
        missions=state.missions,
        todo=state.todo,
        table=state.table,
        shown=state.shown,
        perhaps=state.perhaps,
        picked=tuple(card is not None for card in state.first),
        first=state.first[seat] if state.first and seat is not None else None,
        turn=state.turn,
        passes=state.passes,
        last=state.last,
    )


def garden(own: Mine, seat: int) -> Garden:
    """A garden as seen: enough for costs, points and missions, which need no secrets."""
    return Garden(
        (), tuple(card or "?" for card in own.downs[seat]), own.ups[seat], own.wings[seat]
    )


def _piles(own: Mine, seat: int | None) -> tuple[Pile, ...]:
    """Sky, Deck, Compost Heap, missions, then every garden, then the own hand."""
    shared = [
        Pile("pile.sky", "market", None, _row("sky", own.sky, own, None), len(own.sky)),
        Pile("pile.deck", "market", count=own.deck, piece="deck", spread=False),
        Pile(
            "pile.compost",
            "market",
            None,
            _row("compost", own.compost, own, None),
            len(own.compost),
            "compost",
            spread=False,
        ),
        Pile("pile.missions", "missions", None, _missions(own), len(own.missions)),
    ]
    for owner in range(len(own.hands)):
        mine = owner == seat
        row = own.downs[owner]
        shared += [
            _laid("pile.wings", owner, _row("", own.wings[owner], own, owner)),
            _laid("pile.flowers", owner, _row("down" if mine else "", row, own, owner)),
            _laid("pile.doubles", owner, _row("", own.ups[owner], own, owner)),
        ]
        hand = _row("hand" if mine else "", own.hands[owner], own, owner)
        shared.append(Pile("pile.hand", "hand" if mine else "board", owner, hand, len(hand)))
    return tuple(shared)


def _laid(name: str, owner: int, faces: tuple[Face, ...]) -> Pile:
    return Pile(name, "board", owner, faces, len(faces))


def _row(
    piece: str, cards: tuple[str | None, ...], own: Mine, owner: int | None
) -> tuple[Face, ...]:
    return tuple(_face(f"{piece}:{place}", card, own, owner) for place, card in enumerate(cards, 1))


def _face(piece: str, card: str | None, own: Mine, owner: int | None) -> Face:
    piece = "" if piece.startswith(":") else piece
    if card is None:
        return Face(piece, known_to=() if owner is None else (owner,))
    hidden = owner is not None and (card in own.hands[owner] or card in own.downs[owner])
    known: Seats = (owner,) if owner is not None and hidden and card not in own.shown else "all"
    return Face(piece, f"card.{KIND[card]}", f"rule.{KIND[card]}", known)


def _missions(own: Mine) -> tuple[Face, ...]:
    return tuple(
        Face(
            f"mission:{place}",
            f"mission.{key}",
            f"rule.{meant(key, own.rules.edge).key}",
            mark="" if owner is None else "mark.taken",
        )
        for place, (key, owner) in enumerate(own.missions, 1)
    )
