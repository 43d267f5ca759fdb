"""What others did to the own row and to the sea of Ecosfera can be read on the table."""

import asyncio
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from core.games.ecosfera.events import Moved
from core.games.ecosfera.seen import Mine
from core.journal import Journal
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.boards.ecosfera.signs import SIGNS
from tui.table.screen import TableScreen
from tui.widgets.zone import Zone

SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


def given() -> tuple[Journal, int]:
    """A match in which a bot has passed a card to the person, who is asked now; and which bot."""
    match = journal("me", "easy", "easy", game="ecosfera", seed=6)
    while True:
        played(match, match.cursor + 1)
        assert not match.over
        here = match.game.clock(match.state).seat == 0 and match.entries[-1].seat != 0
        gifts = [
            event
            for entry in match.entries[-12:]
            for event in entry.events
            if isinstance(event, Moved) and event.receiver == 0 and event.of == event.to == "row"
        ]
        view = match.game.view(match.state, 0).own
        if here and gifts and isinstance(view, Mine) and gifts[-1].card in view.rows[0].row:
            return match, gifts[-1].seat


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_was_passed_to_me_says_who_gave_it(size: tuple[int, int]) -> None:
    match, seat = given()

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="hand")
        await pilot.pause()
        row = screen.query_one("#hand", Zone).plain()
        assert f"{screen.look.glyphs.left}{screen.words.who(seat)}" in row
        screen.scene = replace(screen.scene, log=())
        screen.update()
        assert screen.look.glyphs.left not in screen.query_one("#hand", Zone).plain()

    asyncio.run(at_table(match, look, size=size))


def in_force() -> Journal:
    """A match of level 2 in which something stays in force and several measures lie open."""
    for seed in range(60):
        match = journal("me", "easy", "easy", game="ecosfera", seed=seed, level="2")
        while not match.over:
            played(match, match.cursor + 1)
            own = match.game.view(match.state, 0).own
            asked = [prompt.seat for prompt in match.game.ask(match.state)]
            if isinstance(own, Mine) and own.lasting and len(own.open) > 2 and asked == [0]:
                return match
    raise AssertionError("nothing has ever stayed in force")


@pytest.mark.parametrize("language", ["en", "da", "nb", "de"])
def test_what_is_in_force_is_named_whole_and_every_other_policy_can_be_pointed_at(
    language: str,
) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        zone, own = screen.query_one("#missions", Zone), screen.scene.view.own
        assert isinstance(own, Mine)
        pieces = [f"lasting:{place}" for place in range(1, len(own.lasting) + 1)]
        shown = zone.plain()
        for piece in pieces:
            face = screen.scene.face(piece)
            assert face is not None
            lasts = SIGNS.draw("lasts", screen.look.glyphs)
            assert f"{lasts} {screen.words.word(f'{face.name}.short')}" in shown
        line = shown.split("\n")[1]
        assert screen.look.glyphs.dots not in line
        pieces += [f"policy:{place}" for place in range(1, len(own.open) + 1)]
        hits = {hit.piece for hit in zone.hits}
        faces = {piece: screen.scene.face(piece) for piece in pieces}
        assert {piece for piece, face in faces.items() if face and face.kind != "funding"} <= hits
        for piece in hits & set(pieces):
            screen.update(focus="missions", cursor=piece)
            face = screen.scene.face(piece)
            assert face is not None
            name = screen.words.first(f"{face.name}.short", face.name or "")
            assert name in screen.query_one("#missions", Zone).plain()

    asyncio.run(at_table(in_force(), look, language=language))
