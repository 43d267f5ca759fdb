"""The keys of the grammar, as the tables of actions have them."""

from typing import Final

from tui.config.keymap import Keymap
from tui.replay.actions import REPLAY
from tui.shell.action import keys_of
from tui.table.actions import TABLE

USUAL: Final = Keymap(keys_of(TABLE), keys_of(REPLAY))
