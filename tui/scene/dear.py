"""Which answers are asked about once more: those that cost dearly, where there is another."""

from core.game import Answer, AnyGame
from core.records import Record
from tui.scene.scene import Scene


def costs(scene: Scene, game: AnyGame, move: Record) -> Answer | None:
    """The answer with this move, where a note of it tells of a loss that another answer avoids."""
    answers = scene.snap.prompt.answers if scene.snap.prompt else ()
    found = next((answer for answer in answers if answer.move == move), None)
    if found is None or not _dear(found, game):
        return None
    return None if all(_dear(answer, game) for answer in answers) else found


def _dear(answer: Answer, game: AnyGame) -> bool:
    return any(note.key in game.dear for note in answer.notes)
