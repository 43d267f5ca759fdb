"""What a learner is told of a position: its advice is legal and sensible, and its sentence whole."""

import re
from collections.abc import Iterator

from core import catalogue
from core.counsel import Counsel
from core.game import AnyGame
from core.words import Words
from tests.core.languages import languages
from tests.core.playing import Place, Ply, Seating, for_tables, play, sizes

LONGEST = {"en": 160}
OTHERWISE = 208
"""Three lines of 76 hold it."""
NAMES = ("Anna", "Bartholomew", "Cleo", "Dorothea", "Emil")


def told(game: AnyGame, table: Seating) -> Iterator[tuple[Ply, list[Counsel]]]:
    """All that may be said at each question of a match."""
    for ply in play(game, table):
        view = game.view(ply.before, ply.prompt.seat)
        yield ply, list(game.counsels(view, ply.prompt.answers))


@sizes(3, 100)
def test_what_is_advised_is_legal_and_nothing_is_liked_better(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply, said in told(game, table):
            view, answers = game.view(ply.before, ply.prompt.seat), ply.prompt.answers
            best = max(game.policy(view, answers))
            for each in said:
                assert set(each.answers) <= set(answers)
                liked = game.policy(view, each.answers) if each.answers else ()
                assert all(like == best for like in liked), each

    for_tables(place, games, holds)


@sizes(2, 60)
def test_what_is_said_first_is_what_the_game_gives_as_counsel(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply, said in told(game, table):
            view = game.view(ply.before, ply.prompt.seat)
            first = game.counsel(view, ply.prompt.answers)
            assert first == (said[0] if said else None)
            assert first == game.counsel(view, ply.prompt.answers)

    for_tables(place, games, holds)


@sizes(2, 60)
def test_a_sentence_is_whole_and_not_too_long_in_every_language(place: Place, games: int) -> None:
    game = place.game
    chains = {
        language: Words(language, (catalogue.words(game.key, language),), NAMES)
        for language in languages(game.key)
    }

    def holds(table: Seating) -> None:
        facts = game.facts(table.options, table.seats)
        for _, said in told(game, table):
            for language, words in chains.items():
                for each in said:
                    text = words.of(facts).say(each.message)
                    assert text != each.message.key
                    assert not re.search(r"[{}]|\w\.\w", text.replace("Mead.Br", "")), text
                    assert len(text) <= LONGEST.get(language, OTHERWISE), (language, text)

    for_tables(place, games, holds)
