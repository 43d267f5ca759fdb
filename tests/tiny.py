"""A fifth game: one folder, tests/core/games_for_tests/pebbles, and nothing else.

For the tests of everything above the games, too: it is drawn, played, undone, saved and replayed
like the published ones, with no board file and with words in English only. Take the fixture

    def test_…(pebbles: AnyGame) -> None:
        journal = tiny.opened(pebbles, undo="fair")
        tiny.do(journal, "flower", "draw")

or, where a fixture does not reach, `with tiny.added(): …`. Inside, `catalogue.keys()` names
"pebbles", `catalogue.game("pebbles")` is the game and `catalogue.words("pebbles", "en")` are its
words, so everything that finds games by the catalogue finds it. In another process (a worker that
thinks, the command line run by itself) the catalogue holds the published games alone.

Two seats play in turn. A turn is as many `flower` ("hand:n": hides a pebble and shows nothing, so
fair undo passes it) as the seat likes, and then `draw` ("bag": shows the pebble to the seat
alone), `play` ("hand:n": shows it to all) or, with nothing else left, `pass`, a forced answer.
A game by chance takes about thirty moves.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core import catalogue, games
from core.game import AnyGame
from core.journal import Journal, Match, Policy, Sitter

FOLDER = Path(__file__).parent / "core" / "games_for_tests"
EDGES = FOLDER.parent / "edge_games"
"""Games that keep what core/game.py asks and little else, each at another edge of it."""
ALL = (FOLDER, EDGES)
SITTERS = (Sitter("Ada", "me"), Sitter("Bo", "me"))


@contextmanager
def added(*folders: Path) -> Iterator[None]:
    """The catalogue with the games of more folders in it; if none is named, with the pebbles."""
    more = [str(folder) for folder in folders or (FOLDER,)]
    games.__path__.extend(more)
    catalogue.game.cache_clear()
    try:
        yield
    finally:
        for folder in more:
            games.__path__.remove(folder)
        catalogue.game.cache_clear()


def opened(game: AnyGame, *, undo: Policy = "free", seed: int = 1) -> Journal:
    """A match of the tiny game before its first move."""
    match = Match("tiny", game.key, game.version, game.chosen({}), SITTERS, seed, undo)
    return Journal(game, match, game.setup(match.options, len(match.seats), seed))


def do(journal: Journal, *verbs: str) -> None:
    """Answer with the first answer of each verb, whoever is asked."""
    for verb in verbs:
        [prompt] = journal.game.ask(journal.state)
        move = next(answer.move for answer in prompt.answers if answer.verb == verb)
        journal.play(prompt.seat, move, auto=len(prompt.answers) == 1)
