"""A hundred thousand wrong moves at the door: each is refused with a reason and changes nothing."""

import random
from pathlib import Path
from typing import Any

import pytest

from core import catalogue
from core.errors import Illegal, NotAsked, Refused
from core.game import AnyGame, Move
from core.journal import Journal
from core.words import Words
from tests.core.playing import Foreign, Seating, frozen, play, refusal, twisted
from tests.saves.played import begun
from tests.tui.matches import AtOnce, words
from tui.match.local import LocalPort

FEW, MANY, AT_ONCE = 6_000, 100_000, 16
GAMES = catalogue.published()
RUBBISH: tuple[Any, ...] = (Foreign(), None, 0, "draw", (), object())


def answers(game: AnyGame, seed: int) -> list[Move]:
    """Everything that was legal at some moment of a match."""
    table = Seating(game.seats[-1], game.chosen({}), seed, seed, 5)
    return [
        answer.move
        for ply in play(game, table)
        for prompt in game.ask(ply.before)
        for answer in prompt.answers
    ]


class Door:
    """A match with its file, and somebody who knocks with whatever there is."""

    def __init__(self, folder: Path, game: AnyGame, pool: list[Move], seed: int) -> None:
        self.save = begun(folder, game, game.seats[seed % len(game.seats)], seed)
        self.port = LocalPort(self.save.journal, self.save, AtOnce(), pace=0, auto=False)
        self.pool, self.chance = pool, random.Random(seed)
        self.words: Words = words(game.key)

    @property
    def journal(self) -> Journal:
        return self.save.journal

    def kept(self) -> tuple[bytes, bytes, int, int, int]:
        """Everything that a refused move must leave alone."""
        journal, path = self.journal, self.save.path
        content = path.read_bytes() if path.exists() else b""
        counts = len(journal.lines), len(journal.states), journal.cursor
        return frozen(journal.state), content, *counts

    def knock(self) -> int:
        """Some wrong moves, and how many of them there were."""
        chance, journal, tried = self.chance, self.journal, 0
        legal = {
            (prompt.seat, frozen(answer.move))
            for prompt in journal.game.ask(journal.state)
            for answer in prompt.answers
        }
        before = self.kept()
        for _ in range(AT_ONCE):
            stale = chance.choice(self.pool)
            made_up = twisted(self.pool, stale, chance.getrandbits(64))
            move = chance.choice([stale, made_up, chance.choice(RUBBISH)])
            seat = chance.randint(-1, len(journal.match.seats))
            asked = self.port.snapshot().prompt
            if isinstance(move, Move):
                known = frozen(move)
                if (seat, known) in legal or (asked and (asked.seat, known) in legal):
                    continue
            expected = refusal(journal.game, journal.state, seat)
            self.refused(expected, journal.play, seat, move)
            self.refused(expected, journal.game.apply, journal.state, seat, move)
            self.refused(Illegal if asked else NotAsked, self.port.play, move)
            tried += 3
        assert self.kept() == before
        return tried

    def refused(self, reason: type[Refused], call: Any, *args: Any) -> None:
        """The call raises just that, and there is a sentence for it."""
        with pytest.raises(Refused) as caught:
            call(*args)
        assert type(caught.value) is reason
        assert self.words.has(caught.value.message.key)

    def go_on(self) -> bool:
        """Whoever is asked answers; False when nobody is."""
        self.port.lift()
        prompt = self.port.snapshot().prompt
        if prompt is not None:
            self.port.play(self.chance.choice(prompt.answers).move)
        return prompt is not None


@pytest.mark.parametrize(
    "tries", [pytest.param(FEW, id="few"), pytest.param(MANY, id="all", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("key", GAMES)
def test_wrong_and_stale_moves_are_refused_and_neither_table_nor_file_changes(
    tmp_path: Path, key: str, tries: int
) -> None:
    game, tried, seed = catalogue.game(key), 0, 0
    pool = [move for seed in range(3) for move in answers(game, seed)]
    while tried < tries // len(GAMES):
        seed += 1
        door = Door(tmp_path, game, pool, seed)
        tried += door.knock()
        while door.go_on():
            door.port.snapshot()  # the curtain falls, where there is one
            tried += door.knock()
        door.port.close()
