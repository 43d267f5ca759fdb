"""What a seat may see, as piles and numbers that any table can draw."""

from collections.abc import Iterator

from core.game import Clock, Face, Meter, Pile, Seats, View
from core.games.biekrig.answers import waiting
from core.games.biekrig.board import COLOURS, GOAL, LINE, LOT, SEASONS, SPACES
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine, bar, mine
from core.games.biekrig.scoring import open_points, points
from core.games.biekrig.state import Harvesting, State
from core.words import message

_YEARS = {
    board: tuple(
        Pile(
            f"pile.{season}",
            "market",
            faces=tuple(
                Face(
                    f"space:{place}",
                    f"space.{space.name}",
                    f"rule.space.{space.kind}",
                    mark="mark.line" if place == LINE + 1 else "",
                )
                for place, space in enumerate(spaces)
                if space.season == season
            ),
            count=sum(space.season == season for space in spaces),
        )
        for season in SEASONS
    )
    for board, spaces in SPACES.items()
}
_SHOP = tuple(Face(f"shop:{what}", f"shop.{what}", f"rule.{what}") for what in ("worker", "queen"))
_POLLEN = tuple(Face(f"pollen:{colour}", f"colour.{colour}", "rule.pollen") for colour in COLOURS)
_SUPPLY = (
    Pile("pile.shop", "missions", faces=_SHOP, count=2),
    Pile("pile.pollen", "missions", faces=_POLLEN, count=3),
    Pile("pile.die", "missions", faces=(Face("die", "shop.die", "rule.die"),), count=1),
)


def clock(state: State) -> Clock:
    """Round, turn and whose turn; a round is one turn for every player."""
    if not state.turn:
        return Clock(0, 0, None)
    mover = state.mover if state.todo else None
    return Clock((state.turn - 1) // len(state.apiaries) + 1, state.turn, mover)


def view(state: State, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    own, now = mine(state, seat), clock(state)
    asked, count = waiting(state), _points(state, seat)
    status = [message("status.goal", n=GOAL)]
    meters = [Meter("meter.lead", max(count), GOAL)]
    if state.turn:
        status.append(message("status.year", n=state.apiaries[state.mover].year))
    if state.rules.round_limit:
        meters.append(Meter("meter.rounds", now.round, state.rules.round_limit))
    return View(
        seat=seat,
        clock=now,
        waiting=() if asked is None else (asked,),
        points=count,
        piles=tuple(_piles(own, seat, asked)),
        meters=tuple(meters),
        status=tuple(status),
        bar=bar(state, seat),
        own=own,
    )


def bot_view(state: State, seat: int) -> View:
    """The same as far as bots look at it."""
    return View(seat, clock(state), (), _points(state, seat), (), own=mine(state, seat))


def _points(state: State, seat: int | None) -> tuple[int, ...]:
    """Extra points in other hands are hidden until the end."""
    return tuple(
        points(state, each) if each == seat or not state.todo else open_points(state, each)
        for each in range(len(state.apiaries))
    )


def _piles(own: Mine, seat: int | None, asked: int | None) -> Iterator[Pile]:
    """The year, the supply, the cards, then every apiary, then the own hand."""
    yield from _YEARS[own.rules.board]
    yield from _SUPPLY
    yield Pile("pile.deck", "missions", count=own.deck, piece="deck", spread=False)
    heap = tuple(_card(f"discard:{place}", card) for place, card in enumerate(own.discard, 1))
    yield Pile("pile.discard", "missions", None, heap, len(heap), "discard", spread=False)
    if seat is not None and seat == asked and own.todo[-1] == Harvesting():
        yield _lots(own.apiaries[seat].honey // LOT)
    for owner in range(len(own.hands)):
        yield from _apiary(own, owner, mine=owner == seat)
        yield _hand(own, owner, mine=owner == seat)


def _lots(most: int) -> Pile:
    """Seven honey each, to be harvested."""
    faces = tuple(Face(f"lot:{lot}", "shop.lot", "rule.lot") for lot in range(1, most + 1))
    return Pile("pile.lots", "missions", faces=faces, count=most)


def _apiary(own: Mine, owner: int, *, mine: bool) -> Iterator[Pile]:
    apiary = own.apiaries[owner]
    hives = tuple(
        Face(f"hive:{number}" if mine else "", f"hive.{workers}", "rule.hive")
        for number, workers in enumerate(apiary.hives, 1)
    )
    piece = f"seat:{owner}"
    yield Pile("pile.hives", "board", owner, hives, len(hives), piece, tip="rule.hive")
    for colour, held in zip(COLOURS, apiary.pollen, strict=True):
        yield Pile(f"pile.{colour}", "board", owner, count=held, spread=False)
    yield Pile("pile.honey", "board", owner, count=apiary.honey, spread=False)
    stands = SPACES[own.rules.board][apiary.space]
    face = Face("", f"space.{stands.name}", f"rule.space.{stands.kind}")
    yield Pile("pile.place", "board", owner, (face,), 1)


def _hand(own: Mine, owner: int, *, mine: bool) -> Pile:
    faces = tuple(
        _card(f"hand:{place}" if mine else "", card, owner, own)
        for place, card in enumerate(own.hands[owner], 1)
    )
    return Pile("pile.hand", "hand" if mine else "board", owner, faces, len(faces))


def _card(piece: str, card: str | None, owner: int | None = None, own: Mine | None = None) -> Face:
    if card is None:
        return Face(piece, known_to=() if owner is None else (owner,))
    kind = KIND[card]
    shown = owner is None or own is None or (not own.todo and kind == "extra_point")
    known: Seats = "all" if shown else (owner,) if owner is not None else ()
    mark = "mark.fresh" if own is not None and own.todo and card == own.fresh else ""
    return Face(piece, f"card.{kind}", f"rule.{kind}", known, mark)
