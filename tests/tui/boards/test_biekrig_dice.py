"""The dice of Biekrig on the table: which are shown, what for, and whether they did good."""

import pytest

from core.games.biekrig.board import SWARMS
from core.games.biekrig.events import Gathered, Rolled
from core.games.biekrig.mine import Mine
from tests.tui.matches import journal, words
from tests.tui.replays import drawn, played, watching
from tui.boards.biekrig.dice import HIGH, HUGE, PIPS, WIDE, Die, fallen, large, tray
from tui.drawing.canvas import Canvas
from tui.scene.track import Track
from tui.scene.watching import Watching

GAMES = (("easy", 2, 3), ("easy", 5, 3), ("random", 3, 8))


def track(kind: str, seats: int, seed: int) -> Track:
    """A whole game."""
    match = journal(*(kind,) * seats, seed=seed, game="biekrig", board="quiet")
    return Track(played(match, kind=kind))


def shown(track: Track, at: int) -> tuple[Die, ...]:
    """The dice on the table at a stop."""
    return fallen(watching(track, at, words=words("biekrig").sits(("A", "B", "C", "D", "E"))))


@pytest.mark.parametrize(("kind", "seats", "seed"), GAMES)
def test_the_last_die_shown_is_the_one_that_fell_last_and_says_what_came_of_it(
    kind: str, seats: int, seed: int
) -> None:
    whole = track(kind, seats, seed)
    stops = list(enumerate(whole.stops))
    checked = set()
    for at, stop in stops[:: max(len(stops) // 300, 1)]:
        if not isinstance(stop.event, Rolled):
            continue
        die, view = shown(whole, at)[-1], whole.view(at, None)
        assert isinstance(view.own, Mine)
        hives = view.own.apiaries[stop.event.seat].hives
        good = {
            "forage": bool(die.hive) and die.face <= hives[die.hive - 1] + 1,
            "swarm": die.face < SWARMS,
            "robbing": die.face <= 3,
            "afb": die.face >= 4,
            "varroa": die.face >= 4,
        }
        checked.add(die.why)

        assert (die.face, die.why, die.hive or None) == (
            stop.event.die,
            stop.event.why,
            stop.event.hive,
        )
        assert die.good == good.get(die.why)
    assert {"move", "forage"} <= checked


@pytest.mark.parametrize(("kind", "seats", "seed"), GAMES)
def test_what_the_bees_brought_is_told_by_the_log_once_it_is_known(
    kind: str, seats: int, seed: int
) -> None:
    whole = track(kind, seats, seed)
    gathered = [
        (at, stop.event) for at, stop in enumerate(whole.stops) if isinstance(stop.event, Gathered)
    ]
    for at, event in gathered[::5]:
        good = {die.hive for die in shown(whole, at) if die.why == "forage" and die.good}
        bad = {die.hive for die in shown(whole, at) if die.why == "forage" and not die.good}

        assert good <= set(event.hives)
        assert not bad & set(event.hives)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_large_die_has_as_many_pips_as_it_says(face: int) -> None:
    scene = watching(track("easy", 2, 3), 0)
    for size in ((WIDE, HIGH), HUGE):

        def paint(canvas: Canvas, _: Watching, size: tuple[int, int] = size) -> None:
            large(canvas, face, 0, 0, "strong", size)

        canvas = drawn(paint, scene, *size)
        lines = canvas.plain().split("\n")

        assert "".join(lines).count("•") == face == sum(map(len, "".join(PIPS[face]).split()))
        assert len(lines) == size[1]


@pytest.mark.parametrize("wide", [15, 31, 60])
def test_every_die_is_shown_whatever_room_there_is(wide: int) -> None:
    whole = track("easy", 2, 3)
    most = max(range(len(whole.stops)), key=lambda at: len(shown(whole, at)))
    scene = watching(whole, most, words=words("biekrig").sits(("A", "B")))
    canvas = drawn(lambda canvas, scene: tray(canvas, scene, 0, 0, wide), scene, wide, 6)
    dice = fallen(scene)

    assert len(dice) > 4
    for die in dice[1:]:
        assert f"{die.hive}: {die.face}" in canvas.plain() or wide > 39
    # "1: red flowers" beside it is a face of the die and where it leads.
    assert ("hive 1: " in canvas.plain()) is (wide == 31)


@pytest.mark.parametrize("size", [(17, 3), (30, 3), (60, 8)])
def test_dice_for_who_begins_are_named_by_who_rolled_them_also_after_a_tie(
    size: tuple[int, int],
) -> None:
    names = ("Anna", "Bo", "Cleo", "Dag", "Eva")
    for seed in range(200):
        match = journal(*("easy",) * 5, seed=seed, game="biekrig", board="quiet")
        whole = Track(played(match, 1, "easy"))
        rolls = [stop.event for stop in whole.stops if isinstance(stop.event, Rolled)]
        if len(rolls) > 5:  # a tie
            break
    scene = watching(whole, whole.last, words=words("biekrig").sits(names))
    dice = fallen(scene)
    assert [die.seat for die in dice] == [roll.seat for roll in rolls]

    def paint(canvas: Canvas, scene: Watching) -> None:
        tray(canvas, scene, 0, 0, *size)

    shown = drawn(paint, scene, *size).plain()
    assert "0" not in shown
    labelled = dice if size[1] > HIGH else dice[1:]
    for die in labelled[: size[0] // 8]:
        assert names[die.seat][:2] in shown
