"""What is set now, where each of it comes from, and where a change is remembered."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from core.journal import Match
from core.words import Message, message
from saves.folder import nowhere
from tui.config import keymap, settings
from tui.config.keymap import Keymap
from tui.config.settings import Kept

Place = Literal["flag", "config", ""]
"""What fixes a setting; "": nothing does."""


LESSONS = 2
"""How many games of each kind a learner is helped in."""


class Preferences:
    """Flags, then config.toml, then what was changed here or earlier, then the defaults."""

    def __init__(
        self,
        flags: Mapping[str, Any] | None = None,
        config: Path | None = None,
        state: Path | None = None,
    ) -> None:
        """Without files there are flags and defaults, and nothing is remembered."""
        self.config, self.state = config, state
        self.flags = {name: value for name, value in (flags or {}).items() if value is not None}
        self.theirs: dict[str, Any] = {}
        self.notices: list[Message] = []
        """What could not be used of the player's file."""
        if config is not None:
            self.theirs, self.notices = settings.read_config(config)
        self._keys: object = self.theirs.pop(settings.KEYS, {})
        if isinstance(self._keys, dict) and self._keys.get("preset") == keymap.VIM:
            self.theirs["vim"] = True
        ours = settings.read_state(state) if state is not None else {}
        self.now = msgspec.convert({**ours, **self.theirs, **self.flags}, Kept)

    @property
    def rekeyed(self) -> bool:
        """Whether the keys are not the usual ones, or something is written of them: see `keymap`."""
        return self.now.vim or self._keys != {}

    def keymap(self, usual: Keymap) -> Keymap:
        """The usual keys with the player's own; what cannot be used of those is a notice more."""
        file = settings.named(self.config) if self.config else ""
        keys = self._keys
        if self.now.vim and isinstance(keys, dict):
            keys = {"preset": keymap.VIM, **keys}
        found, wrong = keymap.read(keys, file, usual)
        self.notices += [each for each in wrong if each not in self.notices]
        return found

    def learning(self, match: Match) -> bool:
        """Whether a match is one of the first of its kind, or the player wants to be helped in all."""
        first = self.now.learnt.get(match.game, ())
        early = match.id in first or len(first) < LESSONS
        return self.now.learner == "always" or (self.now.learner == "first" and early)

    def taught(self, match: Match) -> None:
        """Remember a match in which the player was helped: so many of each game are the first."""
        first = self.now.learnt.get(match.game, ())
        if self.now.learner == "first" and match.id not in first:
            self.change(learnt={**self.now.learnt, match.game: (*first, match.id)})

    def fixed(self, name: str) -> Place:
        """What a change would not outlive, because it comes before our own file."""
        return "flag" if name in self.flags else "config" if name in self.theirs else ""

    def change(self, **changes: Any) -> Message | None:  # noqa: ANN401 - fields of Kept
        """From now on, and after the next start unless something fixes it; why not, where that is so."""
        self.now = msgspec.structs.replace(self.now, **changes)
        kept = {name: value for name, value in changes.items() if not self.fixed(name)}
        if self.state is None or not kept:
            return None
        try:
            settings.save(self.state, kept)
        except OSError as wrong:
            if nowhere(self.state):
                return message("settings.homeless")
            why = wrong.strerror or str(wrong)
            return message("settings.unwritten", file=str(self.state), why=why)
        return None
