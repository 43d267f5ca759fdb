"""Norwegian bokmål."""

from tui.words import (
    nb_commands,
    nb_doctor,
    nb_home,
    nb_learning,
    nb_match,
    nb_replay,
    nb_serve,
    nb_settings,
    nb_table,
)

WORDS: dict[str, str] = {
    **nb_table.WORDS,
    **nb_home.WORDS,
    **nb_replay.WORDS,
    **nb_commands.WORDS,
    **nb_doctor.WORDS,
    **nb_settings.WORDS,
    **nb_learning.WORDS,
    **nb_serve.WORDS,
    **nb_match.WORDS,
}
