"""Danish."""

from tui.words import (
    da_commands,
    da_doctor,
    da_home,
    da_learning,
    da_match,
    da_replay,
    da_serve,
    da_settings,
    da_table,
)

WORDS: dict[str, str] = {
    **da_table.WORDS,
    **da_home.WORDS,
    **da_replay.WORDS,
    **da_commands.WORDS,
    **da_doctor.WORDS,
    **da_settings.WORDS,
    **da_learning.WORDS,
    **da_serve.WORDS,
    **da_match.WORDS,
}
