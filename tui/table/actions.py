"""Everything that a key does at the table: keymap, key line, help and commands read it here."""

from tui.config.grammar import DEEDS
from tui.shell.action import Action, by_id
from tui.table import answers, coaching, finding, hinting, looking, taking_back
from tui.table.screen import Hands, TableScreen
from tui.tabletop.overlays import inspected, opens

TABLE: tuple[Action[TableScreen], ...] = (
    *(Action(deed.id, (deed.key,), answers.done_with(deed)) for deed in DEEDS),
    Action("help", ("?", "f1"), opens(looking.explained), "key.help"),
    Action("undo", ("u",), taking_back.undo, "key.undo"),
    Action("do", ("enter", "space"), answers.do, "key.do", answers=True),
    Action("back", ("escape", "backspace"), answers.back, "key.back"),
    Action("zone", ("tab",), looking.zone(1), "key.zone"),
    Action("hint", ("x",), opens(hinting.hints), "key.hint", answers=True),
    Action("leave", ("q",), TableScreen.leave, "key.leave"),
    Action("watch", ("w",), looking.watch, "key.watch"),
    Action("coach", ("T",), coaching.heed, "key.coach"),
    Action("more", (":", "ctrl+p"), finding.more, "key.more"),
    Action("redo", ("r",), taking_back.redo, "key.redo"),
    Action("inspect", ("i",), opens(inspected), "key.inspect"),
    Action("log", ("l",), opens(looking.log), "key.log"),
    Action("view", ("v",), looking.view, "key.view"),
    Action("open", ("o",), opens(looking.heap), "key.open"),
    Action("next", ("n",), looking.following_piece, "key.next", answers=True),
    Action("zoom", ("z",), TableScreen.zoom, "key.zoom"),
    Action("undo_turn", ("U",), taking_back.undo_turn, "key.undo_turn"),
    Action("settings", (",",), lambda table: table.way.to_settings(), "key.settings"),
    Action("language", ("L",), lambda table: table.way.speak(), "page.key.language"),
    Action("points", (), opens(finding.points)),  # by the list of commands
    Action("deal", (), looking.deal),  # from the list of commands
    Action("zone_back", ("shift+tab",), looking.zone(-1)),
    Action("left", ("left",), looking.move(-1, 0)),
    Action("right", ("right",), looking.move(1, 0)),
    Action("up", ("up",), looking.move(0, -1)),
    Action("down", ("down",), looking.move(0, 1)),
)
"""Those with a label stand on the key line in this order, as many as there is room for."""

HANDS = Hands(by_id(TABLE), answers.digit)
