"""Which answers are asked about once more: those that cost dearly, where there is another."""

from core.game import Answer, AnyGame
from core.records import Record
from tui.scene.scene import Scene


def costs(scene: Scene, game: AnyGame, move: Record) -> Answer | None:
    """The answer with this move, where a note of it tells of a loss that another answer avoids."""
    answers = scene.snap.prompt.answers if scene.snap.prompt else ()
    found = next((answer for answer in answers if answer.move == move), None)
    if found is None or not game.costly(found):
        return None
    return None if all(map(game.costly, answers)) else found
