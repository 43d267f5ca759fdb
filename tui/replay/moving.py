"""Where in a match one watches: steps, turns, rounds, a turn by its number; playing by itself."""

from collections.abc import Callable
from dataclasses import replace

from core.words import message
from tui.replay.screen import ReplayScreen
from tui.scene.track import Track
from tui.scene.watching import SPEEDS
from tui.scene.why import why

Run = Callable[[ReplayScreen], None]


def to(place: Callable[[Track, int], int]) -> Run:
    """To the stop that a track gives for the present one."""

    def run(replay: ReplayScreen) -> None:
        replay.go(place(replay.scene.track, replay.scene.at))

    return run


def forward(replay: ReplayScreen) -> None:
    """One step on; at the end back to the game."""
    scene = replay.scene
    if scene.at < scene.track.last:
        replay.go(scene.at + 1)
    elif scene.live:
        replay.leave()
    else:
        replay.update(flash=scene.ending or message("replay.at_end"))


def enter(replay: ReplayScreen) -> None:
    """To the turn that was typed; without one, play or pause."""
    if replay.scene.typed:
        replay.go(replay.scene.track.to_turn(int(replay.scene.typed)))
    else:
        play(replay)


def erase(replay: ReplayScreen) -> None:
    """The last digit that was typed, else back."""
    if replay.scene.typed:
        replay.show(replay.scene, typed=replay.scene.typed[:-1])
    else:
        back(replay)


def play(replay: ReplayScreen) -> None:
    """Play or pause; at the end from the start."""
    scene = replay.scene
    if scene.playing:
        replay.pause()
        replay.update()
        return
    start = 0 if scene.at == scene.track.last else scene.at
    replay.show(replace(scene, playing=True, at=start))
    replay.run()


def faster(replay: ReplayScreen) -> None:
    """The next speed."""
    _speed(replay, min(replay.scene.speed + 1, len(SPEEDS) - 1))


def slower(replay: ReplayScreen) -> None:
    """The speed before."""
    _speed(replay, max(replay.scene.speed - 1, 0))


def next_speed(replay: ReplayScreen) -> None:
    """The next one, round and round."""
    _speed(replay, (replay.scene.speed + 1) % len(SPEEDS))


def _speed(replay: ReplayScreen, speed: int) -> None:
    replay.show(replace(replay.scene, speed=speed))
    if replay.scene.playing:
        replay.run()


def turning_point(replay: ReplayScreen) -> None:
    """The next turning point; after the last one the first again."""
    places = [place for place, _ in replay.scene.swings]
    if places:
        replay.go(next((place for place in places if place > replay.scene.at), places[0]))
        swing = replay.scene.swing
        told = swing and why(replay.journal, swing, replay.words, replay.look.keymap)
        if told:
            replay.update(flash=told)
    else:
        replay.update(flash=message(replay.unknown))


def back(replay: ReplayScreen) -> None:
    """One step back: a number half typed, a chosen piece, a zoomed zone, then the replay."""
    scene = replay.scene
    if scene.typed:
        replay.update()
    elif scene.attention.zoomed:
        replay.zoom()
    elif scene.cursor:
        replay.update(cursor="")
    else:
        replay.leave()
