"""How the cards of Ecosfera Baltica are called where there is little room."""

import asyncio

import pytest
from textual.pilot import Pilot

from core.game import Face
from core.games.ecosfera.cards import KIND, SPECIES
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.games.ecosfera.seen import Mine
from tests.tui import looks
from tests.tui.matches import journal, port, words
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.boards.ecosfera.look import label, short
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.table.screen import TableScreen
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

CANVAS = Canvas(80, 24, Palette("dark"), SETS["safe"])
ELEMENT = [f"{element}.1" for element in ELEMENTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_not_whole_ends_in_the_sign_for_that_and_in_no_full_stop(
    language: str,
) -> None:
    said = words("ecosfera", language)
    for card in SPECIES:
        full = said.word(f"card.{KIND[card]}")
        assert not short(CANVAS, said, card).endswith(".")
        for room in range(5, 24):
            shown = label(CANVAS, said, card, room)
            assert len(shown) <= room
            assert not shown.endswith(".")
            assert shown == full or len(full) > room


@pytest.mark.parametrize("language", LANGUAGES)
def test_elements_side_by_side_are_all_whole_or_all_in_their_one_short_form(language: str) -> None:
    said = words("ecosfera", language)
    for room in range(2, 14):
        shown = [label(CANVAS, said, card, room) for card in ELEMENT]
        forms = [[said.word(f"card.{e}{form}") for e in ELEMENTS] for form in (".short", ".tiny")]
        assert shown in forms
        assert max(map(len, shown)) <= room


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_enter_would_pay_is_told_to_the_end(language: str) -> None:
    seen: list[str] = []

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        for answer in screen.scene.choosing.answers:
            if answer.verb == "buy":
                screen.update(focus="market", cursor=answer.pieces[0])
                seen.append(screen.query_one("#prompt", Zone).plain().split("\n")[2])

    for seed in range(1, 4):
        match = journal("me", "easy", seed=seed, game="ecosfera")
        while not any(
            answer.verb == "buy" and len(answer.notes) > 1
            for prompt in match.game.ask(match.state)
            if prompt.seat == 0
            for answer in prompt.answers
        ):
            played(match, match.cursor + 1)
        asyncio.run(at_table(match, look, language=language))
    assert seen
    assert not [line for line in seen if SETS["safe"].dots in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_room_every_row_names_habitats_in_words(language: str) -> None:
    match = played(journal(*(["me"] * 4), seed=4, game="ecosfera"), 110)

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        own, words = screen.scene.view.own, screen.words
        assert isinstance(own, Mine)
        shown = "".join(screen.query_one(kind, Zone).plain() for kind in ("#board", "#hand"))
        species = [card for row in own.rows for card in row.row if card in SPECIES]
        assert len(species) > 3
        for card in species:
            homes = sorted(SPECIES[card].habitats, key=HABITATS.index)
            assert ", ".join(words.word(f"habitat.{each}") for each in homes) in shown

    asyncio.run(at_table(match, look, language=language, size=(200, 60)))


@pytest.mark.parametrize("level", ["1", "2"])
def test_a_star_is_told_of_only_where_policies_are_drawn(level: str) -> None:
    screen = looks.table(port(journal("me", "easy", game="ecosfera", level=level)))
    scene = screen.scene
    star = next(card for card in SPECIES if SPECIES[card].star)
    face = Face("producer:1", f"card.{star}")

    said = [text for text, _ in screen.drawn_by.lines(scene.words, face, 200)]
    assert any(scene.words.word("star") in text for text in said) == (level == "2")
