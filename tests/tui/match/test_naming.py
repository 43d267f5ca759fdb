"""Which match it is can be seen: in the help, in the header, in the lists, in the texts."""

from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from core import catalogue
from core.bots.players import HUMAN
from core.journal import Match, Sitter
from core.variant import Variant
from saves import listing, store
from tests.naming import at
from tests.tui import looks
from tests.tui.drawn import drawn
from tests.tui.matches import journal, port, words
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.match.naming import Planned, changed, gist, label, of_match
from tui.match.port import OPEN
from tui.pages.saves import Saves, paint
from tui.replay.screen import ReplayScreen
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.tabletop.agreed import page
from tui.tabletop.common import status
from tui.widgets.sheet import WIDTH, broken
from tui.words import LANGUAGES

LOOK = (Palette("dark"), SETS["safe"])
HOUSE: dict[str, Any] = {
    "points_per_hive": "2",
    "phase_order": "free",
    "harvest_timing": "at_crossing",
}
GAMES = catalogue.published()
OPTIONS = [
    (game, variant, value)
    for game in GAMES
    for variant in catalogue.game(game).variants
    for value in variant.values
]


def needed(variant: Variant) -> dict[str, str]:
    """What has to be agreed for an option to change anything."""
    return {variant.when[0]: variant.when[1]} if variant.when else {}


def table(game: str, *kinds: str, language: str = "en", **options: Any) -> TableScreen:
    """A table, drawn by nobody."""
    match = journal(*kinds, game=game, **options)
    return looks.table(port(match), language=language)


def header(screen: TableScreen | ReplayScreen, width: int) -> str:
    """The first line."""

    def draw(canvas: Canvas) -> None:
        status(canvas, screen.scene)

    return drawn(draw, (width, 1)).plain().rstrip("\n")


def otherwise(game: str, variant: Variant, value: str) -> Match:
    """A match of two with one option that was chosen, and with what it needs to change anything."""
    match = journal("me", "easy", game=game).match
    options = {**dict(match.options), **needed(variant), variant.key: value}
    return structs.replace(match, options=tuple(options.items()))


# -- the help --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_begins_with_which_match_this_is(game: str, language: str) -> None:
    screen = table(game, "me", "easy", language=language)
    said, match = screen.words, screen.port.match
    title, given = sheets.help_pages(screen.scene, match, ())[0]
    rows = [row.text for row in given]

    assert title == said.word("match.title")
    assert rows[0].startswith(said.word("game.name"))
    assert rows[0].endswith(label(said, match) or said.word("game.name"))
    assert all(word in rows[1] for word in ("2", "Anna", "Bo", said.word("kind.easy")))
    assert said.word("new.undo.free.help") in rows[2]
    assert said.word("match.usual") in rows


@pytest.mark.parametrize(("game", "variant", "value"), OPTIONS)
def test_an_option_that_differs_is_named_with_what_it_means_and_no_other(
    game: str, variant: Variant, value: str
) -> None:
    match = otherwise(game, variant, value)
    differs, alone = value != variant.default, not variant.when
    for language in LANGUAGES:
        said = of_match(words(game, language), match)
        lines = [row.text.strip() for row in page(said, match)]
        title = f"{said.word(f'option.{variant.key}')}: "

        assert any(line.startswith(title) for line in lines) == differs
        assert (said.word(f"option.{variant.key}.help") in lines) == differs
        assert (said.word("match.usual") in lines) == (alone and not differs)


def test_a_match_from_before_there_was_a_choice_is_named_as_it_was_then() -> None:
    match = journal("me", "easy", game="biekrig").match
    old = structs.replace(
        match, options=tuple(each for each in match.options if each[0] != "board")
    )
    said = of_match(words("biekrig", "en"), old)

    assert "Board: quiet (usually busy)" in [row.text.strip() for row in page(said, old)]
    assert gist(said, old) == "Board: quiet"
    assert gist(said, match) == "all as usual"


def test_an_option_that_changes_nothing_in_a_match_is_not_named() -> None:
    two = tuple(Sitter(name, HUMAN) for name in ("Anna", "Bo"))
    idle = (("planets", "random"), ("late", "both"))
    found = {
        (mode, len(seats)): [
            variant.key for variant, _ in changed(Planned("biomos", (("mode", mode), *idle), seats))
        ]
        for mode in ("basic", "advanced")
        for seats in (two, two[:1])
    }

    assert found == {
        ("basic", 2): [],
        ("basic", 1): [],
        ("advanced", 2): ["mode", "planets", "late"],
        ("advanced", 1): ["mode", "planets"],
    }


def test_what_a_game_sets_by_itself_for_one_person_is_as_usual_there() -> None:
    votes = (("level", "2"), ("votes", "none"))
    alone = tuple(Sitter(name, HUMAN) for name in ("Anna", "Spieler 2", "Spiller 3"))
    friends = tuple(Sitter(name, HUMAN) for name in ("Anna", "Bo", "Cleo"))

    assert [variant.key for variant, _ in changed(Planned("ecosfera", votes, alone))] == ["level"]
    assert [variant.key for variant, _ in changed(Planned("ecosfera", votes, friends))] == [
        "level",
        "votes",
    ]


def test_the_help_of_a_replay_begins_with_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = looks.replay(journal("me", "easy", edition="da"), (OPEN,))
    shown: list[str] = []
    monkeypatch.setattr(screen, "lay", lambda sheet: shown.extend(r.text for r in sheet.rows))
    screen.act("help")

    assert shown[:2] == ["This match", "Biotopia, Danish edition"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_set_anew_where_the_match_has_put_other_words(game: str, language: str) -> None:
    for variant in catalogue.game(game).variants:
        for value in variant.values:
            with at(variant.key, value):
                set_anew(game, variant, value, language)


def set_anew(game: str, variant: Variant, value: str, language: str) -> None:
    said = of_match(words(game, language), otherwise(game, variant, value))
    for title in said.starting("help."):
        page_key = title.removesuffix(".title")
        if page_key != title and said.has(page_key):
            text = said.word(page_key)
            rows = sheets.flowing(text)
            for width, most in ((56, 26), (76, 20)):
                lines = [line.text for row in rows for line in broken(row, width)]

                assert " ".join(lines).split() == text.split()
                assert len(lines) <= most
                assert max(map(len, lines)) <= width
                for line, after in pairwise(lines):
                    if line and after and after[0] not in " -" and line[0] not in " -":
                        assert len(line) + 1 + len(after.split()[0]) > min(width, WIDTH)


# -- the header ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "variant", "value"), [each for each in OPTIONS if each[1].head == 1]
)
def test_the_header_names_edition_or_level_at_every_size(
    game: str, variant: Variant, value: str, seats: int, language: str
) -> None:
    kinds = ("me", *("easy",) * (seats - 1))
    screen = table(game, *kinds, language=language, **{variant.key: value})
    said = screen.words
    known = f"option.{variant.key}.{value}"
    ways = {said.first(f"{known}{form}", known) for form in (".head", ".brief", "")}
    for width in (60, 80, 120, 200):
        first = header(screen, width)

        assert any(f" {way} " in first or f" {way}," in first for way in ways), first
        assert all(name in first for name in ("Anna", "Bo", "Cleo", "Dag")[:seats])
        assert len(first) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_counts_what_else_is_not_as_usual(language: str) -> None:
    house = table("biekrig", "me", "easy", language=language, **HOUSE)
    usual = table("biekrig", "me", "easy", language=language)
    for width in (60, 80, 120):
        assert " 3 " in header(house, width)
        assert " 3 " not in header(usual, width)


def test_a_replay_has_the_same_header() -> None:
    screen = looks.replay(journal("me", "easy", edition="da"), (OPEN,))

    assert header(screen, 120).startswith(" Biotopia  Danish edition  ")


# -- texts -----------------------------------------------------------------------------------------


def test_every_screen_of_a_match_speaks_of_that_match() -> None:
    match = journal("me", "easy", game="biekrig", **HOUSE)
    at_table = looks.table(port(match))
    replayed = looks.replay(match, (OPEN,))

    for screen in (at_table, replayed):
        for said in (screen.words, screen.scene.words, screen.spoken(screen.words)):
            assert "two points" in said.word("rule.hive")
            assert "in any order" in said.word("help.turn")
            assert "two points" in said.terse().word("rule.swarm")


# -- lists -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_saves_tells_it(language: str, tmp_path: Path) -> None:
    game = catalogue.game("biotopia")
    sitters = (Sitter("Anna", HUMAN), Sitter("Bo", "easy"))
    options = {"edition": "da", "common_blue": "must"}
    with store.begin(tmp_path, game, options, sitters, seed=5) as save:
        prompt = game.ask(save.journal.state)[0]
        save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    row, said = listing.row(save.path), words("biotopia", language)
    canvas = drawn(
        lambda here: paint(here, Saves((row,)), words(language=language), datetime.now())
    )

    assert dict(row.options)["edition"] == "da"
    assert gist(said, row) in canvas.plain()
    assert said.word("option.edition.da.head") in canvas.plain()
    assert said.word("option.common_blue.must") in canvas.plain()


def test_a_list_says_of_a_usual_match_that_it_is_one() -> None:
    match = journal("me", "easy", game="biekrig").match

    assert gist(words("biekrig"), match) == "all as usual"
    assert gist(words("biekrig"), with_two(match)) == "Points for a hive: 2"


def with_two(match: Match) -> Match:
    """The same with two points a hive."""
    options = {**dict(match.options), "points_per_hive": "2"}
    return structs.replace(match, options=tuple(options.items()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_is_called_what_it_asked_for_when_the_match_began(language: str) -> None:
    match = journal(game="biotopia").match
    today, old = (
        of_match(words("biotopia", language), structs.replace(match, rules=rules))
        for rules in (match.rules, 1)
    )

    for form in ("mission.{}", "mission.{}.short", "rule.{}"):
        three, called = form.format("edge_of_three"), form.format("edge_three")
        assert old.word(called) == today.word(three) != today.word(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_header_counts_undo_with_its_key(language: str) -> None:
    five = table("biekrig", *(["me"] * 5), language=language)

    assert header(five, 60).endswith(" u 0")
    assert header(five, 200).endswith(f" {five.scene.words.word('undo')} 0")
