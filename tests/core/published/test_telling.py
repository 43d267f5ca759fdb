"""Of a published game an event says itself what its sentence says, so that screens read no sentences."""

from core.game import AnyGame, redacted
from tests.core.playing import Place, Seating, eyes, for_tables, play, sizes


@sizes(2, 100)
def test_an_event_says_itself_whom_its_sentence_is_about(published: AnyGame, games: int) -> None:
    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(published, table)):
            for event in ply.events:
                known = redacted(event, eyes(table, table.luck + turn))
                said = published.tell(known)
                slots = dict(said.args) if said else {}
                if said is not None:
                    assert known.about == slots.get("seat"), known
                    assert known.target == slots.get("target"), known
                    assert known.thrown == ("die" in slots), known

    for seats in published.seats:
        for_tables(Place(published, seats), games, holds)
