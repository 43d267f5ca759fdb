"""Danish."""

from tui.words.da import commands, doctor, home, match, replay, serve, settings, table

WORDS: dict[str, str] = {
    **table.WORDS,
    **home.WORDS,
    **replay.WORDS,
    **commands.WORDS,
    **doctor.WORDS,
    **settings.WORDS,
    **serve.WORDS,
    **match.WORDS,
}
