"""doctor: one page that says what this machine gives, and what to do where something lacks."""

import os
from contextlib import suppress

from core.words import message
from saves import folder
from tui.cli.asking import Given, Usage
from tui.cli.matches import choice
from tui.cli.telling import complain, out, out_json
from tui.config.preferences import Preferences
from tui.config.start import GLYPHS, THEMES
from tui.doctor import asking, glyphs, looks, machine, page
from tui.words.language import LANGUAGES, guess, words

FAILED, USAGE = 1, 2
KNOWN = {"language": LANGUAGES, "theme": THEMES, "glyphs": GLYPHS}


def run(given: Given) -> int:
    """Look, and say it: 0 where games can be played and are kept, 1 where something is lost."""
    flags = {"language": given.lang, "theme": given.theme, "glyphs": given.glyphs}
    preferences = looks.preferences(
        {name: flags[name] for name in KNOWN if flags[name] in KNOWN[name]}
    )
    said = words(None, preferences.now.language or guess(os.environ))
    try:
        for name, asked in flags.items():
            if asked is not None:
                choice(f"--{name.replace('language', 'lang')}", asked, KNOWN[name])
    except Usage as wrong:
        complain(said, message(wrong.key, **wrong.args_said))
        return USAGE
    if preferences.rekeyed:
        _look_at_keys(preferences)
    where = looks.places(folder.at(given.saves) if given.saves else None)
    named = not given.report
    samples = "".join(glyphs.tried().values())
    with asking.asked(samples, machine.encoding()) as answers:
        found = looks.whole(where, preferences, answers, named=named)
    if given.json:
        out_json(page.plain(found, said, named=named))
    else:
        out(*page.lines(found, said, named=named), *page.verdict(found, said))
        if named:
            out("", said.say(message("doctor.report")))
    return FAILED if page.worst(found) == "lost" else 0


def _look_at_keys(preferences: Preferences) -> None:
    """What cannot be used of the player's own is said with the settings, where screens can be had."""
    with suppress(ImportError):  # the doctor is asked where Textual does not work, too
        from tui.app.keys import USUAL

        preferences.keymap(USUAL)
