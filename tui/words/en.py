"""English: every word there is."""

from tui.words import (
    en_commands,
    en_doctor,
    en_home,
    en_learning,
    en_match,
    en_replay,
    en_serve,
    en_settings,
    en_table,
)

WORDS: dict[str, str] = {
    **en_table.WORDS,
    **en_home.WORDS,
    **en_replay.WORDS,
    **en_commands.WORDS,
    **en_doctor.WORDS,
    **en_settings.WORDS,
    **en_learning.WORDS,
    **en_serve.WORDS,
    **en_match.WORDS,
}
