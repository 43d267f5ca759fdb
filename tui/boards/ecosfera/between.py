"""What goes on between the rows: cards that others have passed, and consumers that they would bring."""

from collections.abc import Iterable

from core.games.ecosfera.cards import CODE, MASK, PRODUCER
from core.games.ecosfera.events import Moved
from core.games.ecosfera.seen import Mine
from tui.scene.headlines import since
from tui.scene.scene import Scene


def at_hand(scene: Scene) -> int:
    """Whose row lies in the zone of the hand; who only looks on has there the one drawn large."""
    return scene.large if scene.view.seat is None else scene.view.seat


def givers(scene: Scene) -> dict[str, int]:
    """The cards that somebody else has passed here since the own last turn, each with the seat that did."""
    found: dict[str, int] = {}
    seat, news = at_hand(scene), since(scene.log, at_hand(scene), scene.view.clock)
    for told in scene.log[news:]:
        match told.event:
            case Moved(card, "row", "row", giver, receiver) if receiver == seat:
                found[card] = giver
            case Moved(card, "row"):
                found.pop(card, None)
            case _:
                pass
    return found


def brought(scene: Scene, consumer: str) -> str:
    """The sign for a consumer: two producers at hand, or one and a partner's, share its habitat.

    "" where there are none such (E54).
    """
    table = scene.view.own
    assert isinstance(table, Mine)
    # What has been spent in this turn brings nothing more, whosever it is.
    rows = [
        [MASK[card] & MASK[consumer] for card in row.row if _free(table, card)]
        for row in table.rows
    ]
    own = rows.pop(at_hand(scene))
    if any(one & two for at, one in enumerate(own) for two in own[:at]):
        return "mine"
    return "shared" if any(one & two for one in own for two in _all(rows)) else ""


def _free(table: Mine, card: str) -> bool:
    return CODE[card] == PRODUCER and card not in table.marks.used


def _all(rows: Iterable[Iterable[int]]) -> Iterable[int]:
    return (mask for row in rows for mask in row)
