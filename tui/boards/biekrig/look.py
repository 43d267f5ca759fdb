"""What everything that is drawn of Biekrig has in common: signs, colours, pawns."""

from core.games.biekrig.board import COLOURS, SPACES, Space
from core.games.biekrig.mine import Mine
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

Parts = list[tuple[str, str]]
HUES = {
    "blue": "hue.blue",
    "red": "hue.red",
    "green": "hue.green",
    "event": "hue.gold",
    "swarm": "hue.orange",
    "blank": "dim",
}
"""The colour of each kind of space, and of the pollen; a letter or sign always stands in it."""
GROUPS = {
    "extra_worker": "hue.amber",
    "extra_point": "hue.gold",
    "swarm": "hue.orange",
    "swarm_control": "hue.lime",
    "extra_pollen": "hue.green",
    "robbing": "hue.violet",
    "afb": "hue.coral",
    "varroa": "hue.red",
    "acid_treatment": "hue.teal",
}
"""The colour of each kind of event card."""


def own(scene: Scene) -> Mine:
    """The game's own part of the view."""
    assert isinstance(scene.view.own, Mine)
    return scene.view.own


def year(scene: Scene) -> tuple[Space, ...]:
    """The spaces of the board that this match is played on."""
    return SPACES[own(scene).rules.board]


def chip(role: str) -> str:
    """A role the other way round: its colour fills the cells."""
    return f"reverse {role}"


def sign(scene: Scene, space: Space) -> str:
    """The letter or sign of a kind of space."""
    return scene.words.word(f"sign.{space.name}")


def pawns(scene: Scene) -> tuple[str, ...]:
    """One letter for each seat: initials, or A to E where two have the same or one has none."""
    seats = range(len(own(scene).apiaries))
    initials = tuple(scene.words.who(seat)[:1].upper() for seat in seats)
    told = len(set(initials)) == len(initials) and all(each.isalpha() for each in initials)
    return initials if told else tuple("ABCDE"[seat] for seat in seats)


def standing(scene: Scene) -> dict[int, list[int]]:
    """Which seats' pieces stand on each space, whose turn it is first."""
    mover = scene.view.clock.seat
    found: dict[int, list[int]] = {}
    for seat, apiary in enumerate(own(scene).apiaries):
        found.setdefault(apiary.space, []).append(seat)
    return {space: sorted(seats, key=lambda seat: seat != mover) for space, seats in found.items()}


def pollen(
    canvas: Canvas, scene: Scene, x: int, y: int, held: tuple[int, ...], gap: int = 0
) -> int:
    """A chip for each colour with how many there are."""
    for colour, number in zip(COLOURS, held, strict=True):
        role = chip(HUES[colour]) if number else HUES[colour]
        x = canvas.text(x, y, f"{scene.words.word(f'sign.{colour}')}{number} ", role) + gap
    return x
