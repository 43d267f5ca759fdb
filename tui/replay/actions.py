"""Everything that a key does in the replay: keymap and key line read it here."""

from tui.replay import looking, moving
from tui.replay.screen import ReplayScreen
from tui.shell.action import Action, by_id
from tui.tabletop.overlays import inspected, opens

REPLAY: tuple[Action[ReplayScreen], ...] = (
    Action("help", ("?", "f1"), opens(looking.explained), "key.help"),
    Action("replay_play", ("space",), moving.play, "replay.key.play"),
    Action("left", ("left",), moving.to(lambda track, at: track.step(at, -1)), "replay.key.step"),
    Action("right", ("right",), moving.forward, "replay.key.step"),
    Action("up", ("up",), moving.to(lambda track, at: track.turn(at, -1)), "replay.key.turn"),
    Action("down", ("down",), moving.to(lambda track, at: track.turn(at, 1)), "replay.key.turn"),
    Action("back", ("escape",), moving.back, "replay.key.back"),
    Action("replay_eyes", ("e",), looking.eyes, "replay.key.eyes"),
    Action("replay_fork", ("f",), looking.fork, "replay.key.fork"),
    Action("replay_slower", ("-",), moving.slower, "replay.key.speed"),
    Action("replay_faster", ("+", "="), moving.faster, "replay.key.speed"),
    Action("next", ("n",), moving.turning_point, "replay.key.next"),
    Action(
        "replay_pageup",
        ("pageup",),
        moving.to(lambda track, at: track.round(at, -1)),
        "replay.key.round",
    ),
    Action(
        "replay_pagedown",
        ("pagedown",),
        moving.to(lambda track, at: track.round(at, 1)),
        "replay.key.round",
    ),
    Action("log", ("l",), opens(looking.log), "key.log"),
    Action("replay_piece", ("tab",), looking.piece(1), "replay.key.piece"),
    Action("inspect", ("i",), opens(inspected), "key.inspect"),
    Action("view", ("v",), looking.garden, "key.view"),
    Action("replay_home", ("home",), moving.to(lambda *_: 0), "replay.key.ends"),
    Action("replay_end", ("end",), moving.to(lambda track, _: track.last), "replay.key.ends"),
    Action("zoom", ("z",), ReplayScreen.zoom, "key.zoom"),
    Action("open", ("o",), opens(looking.heap), "key.open"),
    Action("settings", (",",), lambda replay: replay.way.to_settings(), "key.settings"),
    Action("language", ("L",), lambda replay: replay.way.speak(), "page.key.language"),
    Action("replay_enter", ("enter",), moving.enter),
    Action("replay_erase", ("backspace",), moving.erase),
    Action("replay_piece_back", ("shift+tab",), looking.piece(-1)),
    Action("leave", ("q",), ReplayScreen.leave),
    Action("replay_leave", ("w",), ReplayScreen.leave),
    Action("replay_speed", (), moving.next_speed),  # by a click
)
"""Those with a label stand on the key line in this order; neighbours with one label share a place."""

ACTIONS = by_id(REPLAY)
