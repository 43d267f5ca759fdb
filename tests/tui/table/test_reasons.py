"""No key that names a verb is pressed in vain without a reason."""

import pytest

from core import catalogue
from core.game import View
from core.words import Message
from tests.core.playing import Place, Seating, for_tables, play, sizes
from tests.tui.matches import words
from tui.config.grammar import DEEDS
from tui.scene.answering import Choosing
from tui.table.answers import why

places = pytest.mark.parametrize(
    ("key", "seats"),
    [(key, seats) for key in catalogue.published() for seats in catalogue.game(key).seats],
)


def pieces(view: View) -> list[str]:
    """What the cursor can stand on, and nothing at all."""
    faces = [face.piece for pile in view.piles for face in pile.faces]
    return list(dict.fromkeys(["", *faces, *(pile.piece for pile in view.piles)]))


@places
@sizes(1, 60)
def test_a_verb_key_begins_an_answer_or_is_told_why_not_on_every_piece(
    key: str, seats: int, games: int
) -> None:
    game, said = catalogue.game(key), words(key)

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            if turn % 3 and ply.prompt.ask.key in asked:
                continue
            asked.add(ply.prompt.ask.key)
            view = game.view(ply.before, ply.prompt.seat)
            choosing = Choosing(ply.prompt.answers)
            for deed in DEEDS:
                if not any(said.has(f"verb.{verb}") for verb in deed.verbs):
                    continue
                for piece in pieces(view):
                    if choosing.press(deed.verbs, piece) is None:
                        reason = why(game, said, view, deed, piece)
                        assert isinstance(reason, Message), (deed.id, piece)
                        assert said.say(reason) != reason.key

    asked: set[str] = set()
    for_tables(Place(game, seats), games, holds)
