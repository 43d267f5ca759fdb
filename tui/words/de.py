"""German."""

from tui.words import (
    de_commands,
    de_doctor,
    de_home,
    de_learning,
    de_match,
    de_replay,
    de_serve,
    de_settings,
    de_table,
)

WORDS: dict[str, str] = {
    **de_table.WORDS,
    **de_home.WORDS,
    **de_replay.WORDS,
    **de_commands.WORDS,
    **de_doctor.WORDS,
    **de_settings.WORDS,
    **de_learning.WORDS,
    **de_serve.WORDS,
    **de_match.WORDS,
}
