"""Everything a game says can be said in every language it has been translated to."""

from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from core import catalogue, games
from core.game import View, redacted
from core.words import Message, Words
from tests.core.playing import AnyGame, Place, Ply, Table, eyes, for_tables, play, sizes


def languages(game: AnyGame) -> list[str]:
    """Those the game has words in."""
    folders = [Path(path) / game.key / "words" for path in games.__path__]
    names = [path.stem for folder in folders for path in folder.glob("??.py")]
    return sorted(names)


def shown(view: View) -> Iterator[str | Message | None]:
    """All that is written on a table."""
    yield from view.status
    yield from (meter.name for meter in view.meters)
    for pile in view.piles:
        yield pile.name
        for face in pile.faces:
            yield from (face.name, face.tip, face.mark)


def reasons(game: AnyGame, view: View, verbs: set[str]) -> Iterator[Message | None]:
    """Why not: every verb with every piece."""
    for pile in view.piles:
        for piece in (pile.piece, *(face.piece for face in pile.faces)):
            for verb in verbs if piece else ():
                yield game.why_not(view, verb, piece)


def told(
    game: AnyGame, ply: Ply, seat: int | None, verbs: set[str]
) -> Iterator[str | Message | None]:
    """All that a seat is told about one answer; `verbs` gathers those met so far."""
    verbs |= {option.verb for option in ply.prompt.options}
    yield ply.prompt.ask
    yield from (f"verb.{verb}" for verb in verbs)
    yield from (note for option in ply.prompt.options for note in option.notes)
    yield from (game.tell(redacted(event, seat)) for event in ply.events)
    yield from shown(game.view(ply.after, seat))
    yield from (key for score in game.scores(ply.after) for key, _ in score.parts)
    yield from reasons(game, game.view(ply.before, ply.prompt.seat), verbs)


def unsaid(words: Words, what: str | Message | None) -> list[str]:
    """The keys in it that have no words."""
    if not what:
        return []
    if isinstance(what, str):
        return [] if words.has(what) else [what]
    words.say(what)
    # An argument with a dot in it is a key; the others are numbers and names.
    given = [each for _, arg in what.args for each in (arg if isinstance(arg, tuple) else (arg,))]
    keys = [each for each in given if isinstance(each, str) and "." in each]
    return [key for key in (what.key, *keys) if not words.has(key)]


def slots(text: str) -> list[str]:
    """The arguments that a sentence wants, however often."""
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


@sizes(2, 100)
def test_whatever_a_game_says_has_words_in_each_of_its_languages(place: Place, games: int) -> None:
    game = place.game
    spoken = [Words(each, (catalogue.words(game.key, each),)) for each in languages(game)]

    def holds(table: Table) -> None:
        verbs: set[str] = set()
        for turn, ply in enumerate(play(game, table)):
            for what in told(game, ply, eyes(table, table.luck + turn), verbs):
                for words in spoken:
                    assert unsaid(words, what) == [], words.language

    for_tables(place, games, holds)


def test_match_options_have_words(game: AnyGame) -> None:
    keys = [
        key
        for choice in game.choices
        for key in (
            f"option.{choice.key}",
            *(f"option.{choice.key}.{each}" for each in choice.values),
        )
    ]
    for language in languages(game):
        words = catalogue.words(game.key, language)
        assert [key for key in ("game.name", *keys) if key not in words] == []


def test_every_language_of_a_game_says_the_same_things_with_the_same_arguments(
    game: AnyGame,
) -> None:
    english = catalogue.words(game.key, "en")

    assert "en" in languages(game)
    for language in languages(game):
        words = catalogue.words(game.key, language)
        assert set(words) == set(english), language
        assert {key for key in words if slots(words[key]) != slots(english[key])} == set()
        assert [key for key, text in words.items() if not text] == []
