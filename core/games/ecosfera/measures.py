"""What measures do and what they must find (E135-E139); which card does what is in `policies`."""

from core.games.ecosfera.cards import CODE, CONSUMER, MASK, PRESSURE, PRODUCER, SPECIES, pressures
from core.games.ecosfera.effects import NUTRIENTS, relieve, stack, take
from core.games.ecosfera.events import Healed, Moved, Turned
from core.games.ecosfera.hands import Hands
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.printed import HABITATS
from core.games.ecosfera.state import State, mover
from core.games.ecosfera.steps import Recycle, Replace

RECYCLED = 2
"""The most pressure cards that Recycling and waste disposal removes (E139)."""
_MUD = "mud"


def impacts(state: State) -> bool:
    """Whether there is an impact tile to be removed (E136)."""
    return bool(state.sea.impacts)


def asleep(state: State) -> bool:
    """Whether a token lies face down (E136)."""
    return any(each.inactive for each in state.players)


def nutrients(state: State) -> bool:
    """Whether the market has nutrients (E137)."""
    return bool(stack(state, NUTRIENTS))


def mud(state: State) -> bool:
    """Whether a market card has mud (E138)."""
    return any(muddy(state).values())


def regulated(state: State) -> tuple[str, ...]:
    """The open habitats that a producer and a consumer of the own row share (E135)."""
    row = state.players[mover(state)].row
    first = [MASK[card] for card in row if CODE[card] == PRODUCER]
    second = [MASK[card] for card in row if CODE[card] == CONSUMER]
    found = 0
    for mask in first:
        for other in second:
            found |= mask & other
    return tuple(
        each for place, each in enumerate(HABITATS) if found >> place & 1 and each in state.sea.open
    )


def migrants(state: State) -> tuple[str, ...]:
    """The fish and birds of the market (E138)."""
    return tuple(
        card for card in state.consumers.row if card and SPECIES[card].family in {"fish", "bird"}
    )


def muddy(state: State) -> dict[Kind, tuple[str, ...]]:
    """The market cards with mud, of both rows (E138)."""
    rows: dict[Kind, tuple[str | None, ...]] = {
        "producers": state.producers.row,
        "consumers": state.consumers.row,
    }
    return {
        kind: tuple(card for card in row if card and _MUD in SPECIES[card].habitats)
        for kind, row in rows.items()
    }


def pressed(state: State) -> tuple[int, ...]:
    """The seats with a pressure card in the row."""
    return tuple(seat for seat, each in enumerate(state.players) if pressures(each.row))


def send(resolution: Hands, card: str, seat: int) -> None:
    """Migratory barrier removal (E138)."""
    resolution.emit(Moved(card, "consumers", "row", seat))
    resolution.fill("consumers")


def release(resolution: Hands, seat: int) -> None:
    """Fishing gear regulation (E138)."""
    for kind, cards in muddy(resolution.state).items():
        for card in cards:
            resolution.emit(Moved(card, kind, "row", seat))
        resolution.fill(kind)


def recycle(resolution: Hands, owners: tuple[int, ...], seat: int | None) -> None:
    """Up to two pressure cards go, then the supplies replace them (E139)."""
    if seat is not None:
        relieve(resolution, seat)
        owners = (*owners, seat)
        if len(owners) < RECYCLED and pressed(resolution.state):
            resolution.todo.append(Recycle(owners))
            return
    resolution.todo.append(Replace(owners))


def replace(resolution: Hands, owners: tuple[int, ...]) -> None:
    """Each card that went is replaced from its owner's supply (E139, E72)."""
    for seat in owners:
        resolution.draw(seat, 1)


def protect(resolution: Hands, seat: int) -> None:
    """House: all pressure cards of a row go back to the pressure supply."""
    for card in resolution.state.players[seat].row:
        if CODE[card] == PRESSURE:
            resolution.emit(Moved(card, "row", "pressure", seat))


def upgrade(resolution: Hands) -> None:
    """E137: its other branch can never apply, as three nutrients end the turn before (E91)."""
    take(resolution, resolution.seat, NUTRIENTS)


def heal(resolution: Hands) -> None:
    """E136."""
    resolution.emit(Healed(resolution.seat))


def curtains(resolution: Hands) -> None:
    """E136."""
    resolution.emit(Turned(active=True))
