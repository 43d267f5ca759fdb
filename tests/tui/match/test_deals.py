"""A deal code is taken wherever a seed is: in the form, on the command line, at a host."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.events import Paste

from core import catalogue, deal
from core.errors import BadChoice
from core.journal import Journal, Match, Sitter
from core.rng import keyed
from saves import store
from tests.tui.matches import AtOnce
from tests.tui.seen import text as shown
from tests.tui.typed import Typed, one_sentence
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.match.draft import Draft, put, seed, text, write
from tui.pages.form import Form, meaning, refusal, title, value_word
from tui.screens.new import NewScreen
from tui.table.screen import TableScreen
from tui.words import LANGUAGES
from tui.words.language import words

DRAFT = Draft("biotopia")
GAME = catalogue.game("biomos")
OPTIONS = GAME.chosen({"mode": "advanced", "ice_moon": "stays", "starter": "3"})
SITTERS = tuple(Sitter(f"P{seat}", "me") for seat in range(4))
MATCH = Match("m", "biomos", GAME.version, OPTIONS, SITTERS, keyed(0xC0FFEE << 90))
CODE = deal.code(Journal(GAME, MATCH, GAME.setup(OPTIONS, 4, MATCH.seed)))
DEALT = deal.read(CODE)


def test_a_deal_code_sets_the_game_its_options_the_seats_and_the_seed() -> None:
    for typed in (CODE, f" {CODE.upper()}\n", CODE.replace("_", "-")):
        draft = write(replace(DRAFT, names=("Anna",)), "seed", typed)

        assert (draft.game, draft.seats) == ("biomos", 4)
        assert tuple(draft.chosen.items()) == DEALT.options
        assert seed(draft) == DEALT.seed
        assert draft.names == ("Anna",)


def test_a_deal_code_does_so_letter_by_letter_too() -> None:
    draft = DRAFT
    for letter in CODE:
        assert (draft.game, draft.seats) == (DRAFT.game, DRAFT.seats)
        draft = write(draft, "seed", (text(draft, "seed") or "") + letter)

    assert (draft.game, draft.seats, seed(draft)) == ("biomos", 4, DEALT.seed)


def test_what_was_changed_after_the_code_is_refused_by_name() -> None:
    draft = write(DRAFT, "seed", CODE)
    changes = {"game": "biotopia", "option:ice_moon": "breaks", "seats": "3"}
    for row, value in changes.items():
        with pytest.raises(BadChoice) as caught:
            seed(put(draft, row, value))
        said = refusal(caught.value, words("biomos", "en"))

        assert title(row, words("biomos", "en")) in said
        assert value_word(row, value, words("biomos", "en")) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_says_at_once_whether_it_is_right(language: str) -> None:
    said = words("biomos", language)
    right = Form(write(DRAFT, "seed", CODE), "seed")
    wrong = Form(write(DRAFT, "seed", CODE[:-1] + "0"), "seed")

    assert meaning(right, said) == said.word("new.seed.code")
    assert CODE[:20] in meaning(wrong, said)
    assert meaning(Form(DRAFT, "seed"), said) == said.word("new.seed.help")


async def test_a_code_pasted_on_any_line_is_taken_and_starts_the_same_cards(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_new()
        await pilot.pause()
        app.screen.post_message(Paste(f"{CODE}\n"))
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewScreen)
        assert (screen.row, screen.form.draft.game) == ("seed", "biomos")
        assert CODE in shown(app)

        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        journal = app.screen.port.replay()
        assert journal.states[0] == GAME.setup(DEALT.options, 4, DEALT.seed)


async def test_a_mistyped_code_is_refused_and_stays_to_be_mended(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    wrong = CODE[:-1] + ("0" if CODE[-1] != "0" else "1")
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_new()
        await pilot.pause()
        await pilot.press("end", "up", *wrong, "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewScreen)
        assert screen.form.draft.seed == wrong
        assert screen.form.draft.game != "biomos"
        assert "deal code" in screen.form.wrong
        await pilot.press("backspace", CODE[-1])
        await pilot.pause()
        assert (screen.form.draft.game, screen.form.wrong) == ("biomos", "")


# -- the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "order",
    [
        f"play --deal {CODE}",
        f"play biomos --seed {CODE.upper()}",
        f"play biomos --deal {CODE} --option ice_moon=stays --seats me,easy,easy,me",
    ],
)
def test_play_deals_by_a_code(order: str, typed: Typed, started: list[Start]) -> None:
    assert typed(*order.split()).code == 0
    assert started[0].save is not None
    journal = started[0].save.journal

    assert journal.states[0] == GAME.setup(DEALT.options, 4, DEALT.seed)
    assert journal.match.options == DEALT.options


@pytest.mark.parametrize(
    ("order", "named"),
    [
        (f"play biotopia --deal {CODE}", ("game", "biomos", "biotopia")),
        (f"play biotopia --seed {CODE}", ("game", "biomos", "biotopia")),
        (f"play --deal {CODE} --option ice_moon=breaks", ("ice_moon", "stays", "breaks")),
        (f"play --deal {CODE} --seats me,easy", ("seats", "4", "2")),
        (f"simulate biomos --seed {CODE} --seats easy,easy", ("seats", "4", "2")),
        (f"arena biomos --seed {CODE} --places 3", ("seats", "4", "3")),
        (f"play --deal {CODE} --option moon=full", ("moon",)),
        (f"play --deal {CODE[:-1]}", (CODE[:20], "not a deal code")),
        ("play --deal 7", ("7", "not a deal code")),
        (f"play biomos --seed 7 --deal {CODE}", ("--seed", "--deal")),
    ],
)
def test_a_code_that_says_otherwise_or_is_mistyped_is_refused_in_a_sentence(
    order: str, named: tuple[str, ...], typed: Typed, started: list[Start]
) -> None:
    said = typed(*order.split())

    assert said.code == 2
    assert one_sentence(said)
    assert all(each in said.err for each in named)
    assert started == []


def test_bots_play_the_deals_from_a_code_on(typed: Typed) -> None:
    said = typed("simulate", "--seed", CODE, "--games", "3", "--jobs", "1", "--json")

    assert said.code == 0
    assert '"ice_moon": "stays"' in said.out
    assert '"games": 3' in said.out
    assert typed("simulate", "--seed", CODE, "--games", "3", "--jobs", "1", "--json").code == 0


# -- while it is played --------------------------------------------------------------------------


def test_lists_of_saves_tell_neither_seed_nor_code(typed: Typed, tmp_path: Path) -> None:
    sitters = (Sitter("A", "me"), Sitter("B", "me"))
    with store.begin(tmp_path, GAME, {}, sitters) as save:
        save.keep()
    code, number = deal.code(save.journal), str(save.journal.match.seed)
    for flags in ([], ["--json"]):
        said = typed("saves", *flags)

        assert said.code == 0
        assert save.path.name in said.out
        assert code not in said.out
        assert number not in said.out
