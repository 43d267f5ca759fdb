"""Whatever a game says has words, in each language that it has; English is one of them."""

from collections.abc import Iterator

from core import catalogue
from core.game import AnyGame, View, redacted
from core.words import Message
from tests.core.languages import file, lacking, languages
from tests.core.playing import Place, Ply, Seating, eyes, for_tables, play, sizes, start

Said = Iterator[str | Message | None]


def shown(view: View) -> Said:
    """All that is written on a table; a place has one thing at a time to say of itself."""
    yield from view.status
    yield from (meter.name for meter in view.meters)
    yield from (stage.name for stage in view.bar)
    for pile in view.piles:
        yield from (pile.name, pile.tip)
        for face in pile.faces:
            yield from (face.name, face.tip, face.mark)


def reasons(game: AnyGame, view: View, verbs: set[str]) -> Said:
    """Why not: every verb with every piece, and with none."""
    faces = (face.piece for pile in view.piles for face in pile.faces)
    for piece in {"", *faces, *(pile.piece for pile in view.piles)}:
        yield from (game.why_not(view, verb, piece) for verb in verbs)


def told(game: AnyGame, ply: Ply, seat: int | None, verbs: set[str]) -> Said:
    """All that a seat is told about one answer; `verbs` gathers those met so far."""
    verbs |= {answer.verb for answer in ply.prompt.answers}
    yield ply.prompt.ask
    yield from (f"verb.{verb}" for verb in verbs)
    yield from (note for answer in ply.prompt.answers for note in answer.notes)
    yield from (game.tell(redacted(event, seat)) for event in ply.events)
    yield from shown(game.view(ply.after, seat))
    yield from (key for score in game.scores(ply.after) for key, _ in score.parts)
    yield from reasons(game, game.view(ply.before, ply.prompt.seat), verbs)


def agreed(game: AnyGame) -> Iterator[str]:
    """What the form says of a game."""
    yield "game.name"
    for variant in game.variants:
        yield f"option.{variant.key}"
        yield from (f"option.{variant.key}.{value}" for value in variant.values)


@sizes(2, 100)
def test_whatever_a_game_says_has_words_in_each_of_its_languages(place: Place, games: int) -> None:
    game = place.game
    heard: set[str | Message | None] = {*agreed(game)}

    def holds(table: Seating) -> None:
        verbs: set[str] = set()
        heard.update(shown(game.view(start(game, table), None)))
        for turn, ply in enumerate(play(game, table)):
            heard.update(told(game, ply, eyes(table, table.luck + turn), verbs))

    for_tables(place, games, holds)
    said = [what for what in heard if what]
    wrong = [
        f"{file(game.key, name)} {each}"
        for name in languages(game.key)
        for each in sorted(
            {bad for what in said for bad in lacking(catalogue.words(game.key, name), what)}
        )
    ]
    assert not wrong, "\n".join(["", *wrong])


def test_a_game_speaks_english_and_has_no_empty_text(game: AnyGame) -> None:
    empty = [
        f"{file(game.key, name)}: `{key}` is empty"
        for name in languages(game.key)
        for key, text in catalogue.words(game.key, name).items()
        if not text
        and not key.startswith("part.")  # of another text, where only a variant says more
    ]

    assert "en" in languages(game.key), f"{game.key} has no words/en.py"
    assert not empty, "\n".join(["", *empty])
