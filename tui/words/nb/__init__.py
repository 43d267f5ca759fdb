"""Norwegian bokmål."""

from tui.words.nb import (
    commands,
    doctor,
    home,
    host_manual,
    match,
    operating,
    people,
    replay,
    serve,
    settings,
    signs,
    table,
)

WORDS: dict[str, str] = {
    **table.WORDS,
    **home.WORDS,
    **replay.WORDS,
    **commands.WORDS,
    **doctor.WORDS,
    **settings.WORDS,
    **signs.WORDS,
    **serve.WORDS,
    **people.WORDS,
    **match.WORDS,
    **operating.WORDS,
    **host_manual.WORDS,
}
