"""Setting up a match."""

from dataclasses import replace
from pathlib import Path

import pytest

from core import catalogue
from core.errors import BadChoice
from core.journal import Match, Sitter
from tests.tui.drawn import SIZES, drawn
from tests.tui.matches import AtOnce
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.match import draft as drafting
from tui.match.draft import Draft, again, put, rows, seed, step, text, values, write
from tui.match.seating import LONGEST, sitters
from tui.pages.form import Form, paint, title, value_word
from tui.table.screen import TableScreen
from tui.widgets.zone import Zone
from tui.words import LANGUAGES
from tui.words.language import words

DRAFT = Draft("biotopia")


def form(draft: Draft, row: str, language: str, size: tuple[int, int] = (80, 24)) -> Canvas:
    said = words(draft.game, language)
    return drawn(lambda canvas: paint(canvas, Form(draft, row), said), size)


def test_alone_undo_is_free_and_among_people_it_is_fair() -> None:
    assert DRAFT.policy == "free"
    assert put(DRAFT, "seat:1", "me").policy == "fair"
    assert put(put(DRAFT, "undo", "off"), "seat:1", "me").policy == "off"


def test_nobody_votes_where_one_person_plays_every_row() -> None:
    rows = put(Draft("ecosfera"), "seat:1", "me")

    assert Draft("ecosfera").chosen["votes"] == "ask"
    assert rows.chosen["votes"] == "none"
    assert write(rows, "seat:1", "Bo").chosen["votes"] == "ask"
    assert put(rows, "option:votes", "ask").chosen["votes"] == "ask"
    assert replace(rows, apart=True).chosen["votes"] == "ask"


def test_every_option_of_every_game_can_be_changed() -> None:
    games = catalogue.published()
    for key in games:
        for variant in catalogue.game(key).variants:
            draft = Draft(key)
            for value in variant.values:
                draft = put(draft, f"option:{variant.key}", value)
                assert draft.chosen[variant.key] == value


def test_a_line_goes_round_its_values() -> None:
    known, first = values(DRAFT, "seats")
    draft = DRAFT
    for _ in known:
        draft = step(draft, "seats", 1)

    assert draft.seats == int(first)
    assert step(DRAFT, "seats", -1).seats == int(known[-1])


def test_a_new_seat_has_who_sat_at_the_last_one() -> None:
    draft = put(put(DRAFT, "seat:1", "random"), "seats", "5")

    assert draft.sitting == ("me", "random", "random", "random", "random")
    assert rows(draft)[3:8] == [f"seat:{seat}" for seat in range(5)]


def test_a_name_may_have_the_letters_of_any_language_but_nothing_unseen() -> None:
    draft = write(DRAFT, "seat:0", "  Åse\x1b[2J\n\u202eøå\u200b 李" + "x" * 40)

    assert text(draft, "seat:0") == "Åse[2Jøå xxxxxxxxxxxxx"[:LONGEST]


def test_a_number_is_a_seed_and_what_is_none_is_never_made_one() -> None:
    assert seed(DRAFT) is None
    assert seed(write(DRAFT, "seed", " 12 34\n")) == 1234
    assert seed(write(DRAFT, "seed", str(2**64 - 1))) == 2**64 - 1
    for typed, key in (
        (str(2**64), "error.seed"),
        ("9" * 500, "error.seed"),
        ("12٣4", "error.seed"),
        ("1.5", "error.seed"),
        ("-1", "error.seed"),
        ("12a", "error.deal"),
        ("biotopia-en-may-random-2p-s404165244", "error.deal"),
    ):
        with pytest.raises(BadChoice) as caught:
            seed(write(DRAFT, "seed", typed))
        assert caught.value.message.key == key


def test_only_a_seat_and_the_seed_can_be_typed_into() -> None:
    typed = {row for row in rows(DRAFT) if text(DRAFT, row) is not None}

    assert typed == {"seat:0", "seat:1", "seed"}


def test_empty_names_are_given_and_nobody_is_called_like_another() -> None:
    said = words(None, "en")
    alone = [sitter.name for sitter in sitters(("me", "easy", "random"), (), said)]
    shared = [sitter.name for sitter in sitters(("me", "me"), (), said)]
    twins = [sitter.name for sitter in sitters(("me", "me"), ("Bo", " Bo "), said)]

    assert alone[0] == "Player"
    assert len(set(alone)) == 3
    assert shared == ["Player 1", "Player 2"]
    assert twins == ["Bo", "Bo 2"]


def test_playing_again_means_everything_but_the_deal() -> None:
    chosen = catalogue.game("biotopia").chosen({"edition": "da"})
    seats = (Sitter("Anna", "me"), Sitter("Bo", "easy"), Sitter("Cleo", "random"))
    match = Match("m", "biotopia", 1, chosen, seats, 11, "off")
    draft = again(match)

    assert tuple(draft.chosen.items()) == match.options
    assert sitters(draft.sitting, draft.names, words(None, "en")) == match.seats
    assert (draft.policy, draft.seed) == ("off", "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_the_whole_form_stands_on_one_screen_uncut(
    game: str, language: str, size: tuple[int, int]
) -> None:
    draft = put(Draft(game), "seats", str(catalogue.game(game).seats[-1]))
    said = words(game, language)
    for row in rows(draft):
        canvas = form(draft, row, language, size)
        shown = canvas.plain()

        assert canvas.glyphs.dots not in shown
        for each in rows(draft):
            assert title(each, said) in shown
            _, now = values(draft, each)
            if now:
                assert f"[{value_word(each, now, said)}]" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_shown_and_can_be_clicked(language: str) -> None:
    canvas = form(DRAFT, "game", language)
    pieces = {hit.piece for hit in canvas.hits}

    for row in rows(DRAFT):
        assert f"row/{row}" in pieces
        for value in values(DRAFT, row)[0]:
            assert f"value/{row}/{value}" in pieces


def test_what_would_not_fit_beside_one_another_is_shown_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drafting, "KINDS", tuple(f"a very able bot {n}" for n in range(5)))
    draft = replace(DRAFT, kinds=("a very able bot 1",))
    canvas = form(draft, "seat:0", "en")

    assert "[a very able bot 1]" in canvas.plain()
    assert "a very able bot 2" not in canvas.plain()
    assert "value/seat:0/a very able bot 2" in {hit.piece for hit in canvas.hits}


async def test_a_match_is_set_up_and_begun_with_the_keyboard(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.draft = DRAFT
        await pilot.press("n", "right", "down", "down", "Å", "q", "enter")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        match = table.port.match
        assert dict(match.options)["edition"] == "da"
        assert match.seats[0] == Sitter("Åq", "me")
        assert match.undo == "free"


async def test_what_a_game_does_not_accept_is_said_on_the_form(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.draft = put(DRAFT, "option:starter", "5")
        await pilot.press("n", "enter")
        await pilot.pause()

        form = app.screen.query_one("#page").plain()  # type: ignore[attr-defined]
        assert "Seat 5 cannot begin" in form
    assert not list(tmp_path.iterdir())


async def test_a_match_is_set_up_and_begun_with_the_mouse_alone(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:

        async def click(piece: str, where: str = "#page") -> None:
            zone = app.screen.query_one(where, Zone)
            hit = next(hit for hit in reversed(zone.hits) if hit.piece == piece)
            await pilot.click(zone, offset=(hit.x, hit.y))
            await pilot.pause()

        await click("new:biotopia")
        await click("new", "#sheet")  # and not the lesson, which is offered
        await click("value/option:edition/da")
        await click("value/seats/4")
        await click("value/seat:2/random")
        await click("value/undo/off")
        await click("row/start")
        table = app.screen
        assert isinstance(table, TableScreen)
        match = table.port.match
        assert dict(match.options)["edition"] == "da"
        assert [sitter.kind for sitter in match.seats] == ["me", "easy", "random", "easy"]
        assert match.undo == "off"


@pytest.mark.parametrize(
    ("draft", "hidden"),
    [
        (Draft("biomos"), {"planets", "late", "fixed_gap", "ice_moon"}),
        (Draft("biomos", {"mode": "advanced"}), set()),
        (Draft("biomos", {"mode": "advanced"}, count=1), {"late", "starter"}),
        (Draft("ecosfera"), {"votes"}),
        (Draft("ecosfera", {"level": "2"}), set()),
        (Draft("ecosfera", {"level": "2"}, count=1), {"votes"}),
    ],
)
def test_what_would_change_nothing_is_not_offered(draft: Draft, hidden: set[str]) -> None:
    draft = put(draft, "more", "shown")
    offered = {row.partition(":")[2] for row in drafting.rows(draft) if row.startswith("option:")}

    assert offered == {variant.key for variant in draft.rules.variants} - hidden


def test_what_was_chosen_and_is_no_longer_offered_is_shown_until_it_is_changed() -> None:
    draft = Draft("biomos", {"starter": "4"}, count=3)

    assert drafting.values(draft, "option:starter") == (("random", "1", "2", "3", "4"), "4")
    assert drafting.values(step(draft, "option:starter", 1), "option:starter") == (
        ("random", "1", "2", "3"),
        "random",
    )


@pytest.mark.parametrize("game", catalogue.published())
def test_who_plays_comes_before_the_finer_rules_which_are_folded_where_there_are_many(
    game: str,
) -> None:
    draft = Draft(game)
    folded, shown = rows(draft), rows(put(draft, "more", "shown"))
    finer = [f"option:{each.key}" for each in draft.rules.variants if not each.head]

    assert folded.index("seat:1") <= 5
    assert sum(row in finer for row in folded) <= 2
    assert all(shown.index(row) > shown.index("seat:1") for row in finer if row in shown)
    assert ("more" in folded) is (sum(row in finer for row in shown) > 2)


def test_what_is_not_as_usual_is_never_folded_away_and_folding_makes_it_usual() -> None:
    draft = Draft("biekrig", {"points_per_hive": "2"})

    assert "option:points_per_hive" in rows(draft)
    folded = step(draft, "more", 1)
    assert "option:points_per_hive" not in rows(folded)
    assert folded.chosen["points_per_hive"] == "1"


def test_after_a_person_the_easy_bot_is_offered_first() -> None:
    assert step(Draft("biotopia", kinds=("me", "me")), "seat:1", 1).kind(1) == "easy"


@pytest.mark.parametrize("game", ["biotopia", "biomos"])
def test_no_seat_is_offered_to_begin_at_which_nobody_sits(game: str) -> None:
    draft = put(Draft(game, count=2), "more", "shown")

    assert drafting.values(draft, "option:starter") == (("random", "1", "2"), "random")
