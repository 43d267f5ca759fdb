"""Two people at one screen: nobody sees what is the other's."""

import asyncio

import msgspec
import pytest
from textual.pilot import Pilot

from core.errors import NotAsked
from tests.tui.matches import first, journal, port, words
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tui.app.app import HedgerowApp
from tui.match.local import LocalPort
from tui.match.log import Log
from tui.scene.headlines import shorter, turns
from tui.table.curtain import MOST, CurtainScreen
from tui.table.screen import TableScreen
from tui.widgets.zone import Zone
from tui.words import LANGUAGES
from tui.words.language import words as catalogue


def test_the_first_person_sits_down_before_anything_private_is_shown() -> None:
    table = port(journal("me", "me"))
    snap = table.snapshot()

    assert snap.curtain == 0
    assert snap.prompt is None
    assert snap.view.seat is None


def test_behind_the_curtain_there_is_no_private_card() -> None:
    table = port(journal("me", "me", "me"))
    table.lift()
    table.play(first(table))
    snap = table.snapshot()

    assert snap.curtain == 1
    sent = msgspec.json.encode(snap.view)
    for garden in table.journal.state.gardens:
        assert not any(card.encode() in sent for card in garden.hand)


def test_lifting_the_curtain_shows_the_next_person_their_own_cards_only() -> None:
    table = port(journal("me", "me"))
    table.lift()
    table.play(first(table))
    table.snapshot()
    table.lift()
    snap = table.snapshot()

    assert snap.curtain is None
    assert snap.view.seat == 1
    assert snap.prompt is not None
    sent = msgspec.json.encode(snap.view)
    assert not any(card.encode() in sent for card in table.journal.state.gardens[0].hand)


def test_one_person_against_bots_never_meets_a_curtain() -> None:
    table = port(journal("me", "easy"))

    assert table.snapshot().curtain is None


def test_the_curtain_falls_again_when_an_undo_leads_back_to_the_other_person() -> None:
    table = port(journal("me", "me"))
    for _ in range(2):
        table.snapshot()
        table.lift()
        table.play(first(table))
    table.snapshot()
    table.lift()
    before = table.snapshot().view.seat
    table.undo()

    snap = table.snapshot()
    assert before is not None
    assert snap.curtain is not None or snap.view.seat == before
    assert snap.curtain != before


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_curtain_says_what_others_did_and_nothing_of_what_only_they_know(
    size: tuple[int, int],
) -> None:
    match = played(journal("me", "me", "me"), 40)
    news = Log().read(match, None, over=False)
    app = HedgerowApp()
    async with app.run_test(size=size) as pilot:
        look = app.look.saying(words().sits(["Anna", "Bo", "Cleo"]))
        await app.push_screen(CurtainScreen(look, app, 1, news, fell=False))
        await pilot.pause()
        shown = text(app)
    told = turns(news)
    for turn in told[-3:]:
        assert any(way in shown for way in shorter(look.words, turn, 1))
    rows = [line for line in shown.split("\n") if line.strip()]
    assert len(rows) == 3 + MOST
    assert all(" drew a card" in row for row in rows if " drew " in row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_names_every_key_that_works(language: str) -> None:
    said = catalogue(None, language)

    assert said.word("curtain.keys").startswith("q: ")
    assert " ,: " in said.word("curtain.keys")
    assert said.word("curtain.keys").endswith(f" L: {said.word('page.key.language')}")
    assert "Enter" in said.word("curtain.enter")


def drawn() -> LocalPort:
    """A table of two at which the first has just drawn a card."""
    table = port(journal("me", "me"))
    table.play(first(table))
    table.play(first(table))
    table.play(first(table, "draw"))
    return table


def test_who_has_drawn_a_card_sees_it_before_the_curtain_falls() -> None:
    table = drawn()
    drawer = table.journal.entries[-1].seat
    snap = table.snapshot()

    assert snap.passing == 1 - drawer
    assert snap.curtain is None
    assert snap.prompt is None
    assert snap.view.seat == drawer
    assert "log.drew" in [told.message.key for told in table.log(1)]
    with pytest.raises(NotAsked):
        table.play(table.game.ask(table.journal.state)[0].answers[0].move)

    table.step()
    snap = table.snapshot()
    assert snap.passing is None
    assert snap.curtain == 1 - drawer
    assert snap.view.seat is None


def test_who_has_drawn_a_card_may_take_that_back_before_the_curtain_falls() -> None:
    table = drawn()
    drawer = table.journal.entries[-1].seat
    table.undo()
    snap = table.snapshot()

    assert snap.curtain is None
    assert snap.passing is None
    assert snap.prompt is not None
    assert snap.prompt.seat == drawer


def test_what_shows_nobody_anything_new_lets_the_curtain_fall_at_once() -> None:
    table = drawn()
    table.play(first(table, "flower"))

    assert table.snapshot().passing is None
    assert table.snapshot().curtain is not None


def test_who_has_rolled_sees_how_the_die_fell_before_the_curtain_falls() -> None:
    table = port(played(journal("me", "me", game="biekrig", seed=3), 40))
    while table.snapshot().prompt is not None or table.snapshot().curtain is not None:
        table.play(first(table, "roll"))

    roller = table.journal.entries[-1].seat
    assert table.snapshot().passing == 1 - roller
    assert table.snapshot().view.seat == roller
    assert any("die" in dict(told.message.args) for told in table.log(1))


def test_enter_lets_the_curtain_fall_once_the_drawn_card_has_been_seen() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter")
        cards = len(screen.pieces("hand"))
        await pilot.press("d")
        assert pilot.app.screen is screen
        assert len(screen.pieces("hand")) == cards + 1
        assert screen.words.word("prompt.pass_on") in screen.query_one("#prompt", Zone).plain()
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, CurtainScreen)

    asyncio.run(at_table(played(journal("me", "me"), 2), play))


def test_an_enter_meant_for_the_table_does_not_lift_the_curtain_that_falls_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter", "f", "enter")
        assert pilot.app.screen is not screen
        assert screen.scene.view.seat is None
        monkeypatch.setattr("tui.widgets.typed_ahead.GRACE", 0.0)
        await pilot.press("enter")
        assert pilot.app.screen is screen

    monkeypatch.setattr("tui.widgets.typed_ahead.GRACE", 60.0)
    asyncio.run(at_table(played(journal("me", "me"), 2), play))
