"""What can be done is never cut: each legal verb has its key on the screen, wherever the match stands."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from core import catalogue
from core.game import AnyGame
from core.journal import Journal, Match, Sitter
from core.words import Words, message
from tests.tui.drawn import drawn
from tui.app.keys import USUAL
from tui.boards.find import board_of
from tui.match.naming import at_table
from tui.scene.answering import Choosing
from tui.scene.attending import attend
from tui.scene.attention import Attention
from tui.scene.newly import Newly
from tui.scene.scene import PANELS, Scene
from tui.scene.watching import snapshot
from tui.tabletop import common
from tui.tabletop.asked import READABLE
from tui.words import LANGUAGES
from tui.words.language import words

NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva")
MANY, EVERY = 250, 3
"""Answers of one match, and how many of them pass between two looks."""


def begun(game: AnyGame, seats: int, chance: random.Random) -> Journal:
    """A match with options at random."""
    chosen: dict[str, str] = dict(game.chosen({}))
    for variant in game.variants:
        values = variant.offered(chosen, seats)
        if values:
            chosen[variant.key] = chance.choice(values)
    options, seed = game.chosen(chosen), chance.randrange(1 << 30)
    sitters = tuple(Sitter(name, "me") for name in NAMES[:seats])
    match = Match("test", game.key, game.version, options, sitters, seed, "free")
    return Journal(game, match, game.setup(options, seats, seed))


def positions(game: AnyGame, seats: int, chance: random.Random) -> Iterator[Scene]:
    """What whoever is asked sees, now and then in a match that is played at random."""
    match, newly = begun(game, seats, chance), Newly()
    for moves in range(MANY):
        prompts = game.ask(match.state)
        if not prompts:
            return
        prompt = chance.choice(prompts)
        if moves % EVERY == 0 or len({answer.verb for answer in prompt.answers}) > 3:
            view = game.view(match.state, prompt.seat)
            snap = replace(snapshot(view), prompt=prompt, moves=moves)
            choosing, seat = Choosing(prompt.answers), view.seat or 0
            given = (snap, spoken(match.match, "en"), Attention(choosing, large=seat), USUAL)
            yield attend(Scene(*given, match=match.match, newly=newly.at(snap)))
        match.play(prompt.seat, chance.choice(prompt.answers).move)


@cache
def catalogued(game: str, language: str) -> Words:
    return words(game, language)


def spoken(match: Match, language: str) -> Words:
    return at_table(catalogued(match.game, language), match)


def cursors(scene: Scene, chance: random.Random) -> list[str]:
    """Where the cursor stands: on nothing, where it is put, on things that can be pointed at."""
    lit = [face.piece for panel in PANELS for pile in scene.piles(panel) for face in pile.faces]
    lit = [piece for piece in lit if scene.lit(piece)]
    return ["", scene.cursor, *chance.sample(lit, min(2, len(lit)))]


def unseen(scene: Scene, width: int) -> list[str]:
    """The verbs of the question whose key, and the beginning of whose word, cannot be read."""
    board = board_of(scene.match.game if scene.match else "")
    canvas = drawn(lambda canvas: common.prompt(canvas, scene, board.outlook), (width, 3))
    lines = canvas.plain().split("\n")
    lines += [""] * (3 - len(lines))
    found = {hit.piece: lines[hit.y][hit.x : hit.x + hit.width] for hit in canvas.hits}
    wrong = []
    for verb in {answer.verb for answer in scene.choosing.answers}:
        label = scene.words.word(f"verb.{verb}")
        wanted = f"{scene.keymap.verb(verb)} {label[:READABLE]}".rstrip()
        if not found.get(f"verb:{verb}", "").startswith(wanted):
            wrong.append(f"{verb} in {lines[1:]}")
    return wrong


def looked(key: str, matches: int, first: int = 0) -> tuple[int, set[str]]:
    """So many matches looked at; how many positions there were, and what could not be read."""
    game, seen, wrong = catalogue.game(key), 0, set[str]()
    for number in range(first, first + matches):
        chance = random.Random(number)
        seats = list(game.seats)[number % len(game.seats)]
        for scene in positions(game, seats, chance):
            seen += 1
            assert scene.match is not None
            language = LANGUAGES[seen % len(LANGUAGES)]
            said = replace(scene, words=spoken(scene.match, language))
            for cursor in cursors(said, chance):
                for width in (60, 80):
                    wrong |= {
                        f"{language} {width}: {each}"
                        for each in unseen(said.attending(cursor=cursor), width)
                    }
            told = said.attending(flash=message("view.nothing"))
            wrong |= {f"{language} beside: {each}" for each in unseen(told, 60)}
    return seen, wrong


@pytest.mark.parametrize("game", catalogue.published())
def test_every_verb_that_is_legal_has_its_key_and_a_readable_word_on_the_screen(game: str) -> None:
    seen, wrong = looked(game, len(catalogue.game(game).seats))

    assert wrong == set()
    assert seen > 50


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue.published())
def test_the_same_over_thousands_of_positions(game: str) -> None:
    seen, wrong = looked(game, 120, 100)

    assert wrong == set()
    assert seen > 1500
