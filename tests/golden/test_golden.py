"""Saves that earlier versions wrote open for ever. Files are added here, never regenerated."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from core import catalogue, deal
from saves.reader import read
from saves.verify import verify
from tests.naming import at

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*/*.jsonl"))
KEPT = msgspec.json.decode((HERE / "kept.json").read_bytes())
"""Of each save: its hash, how many moves are in force, the points, the winners."""
some_saves = pytest.mark.parametrize(
    "saves",
    [
        pytest.param(SAVES[::3], id="one in three"),
        pytest.param(SAVES, marks=pytest.mark.long, id="all"),
    ],
)


def name(save: Path) -> str:
    return f"{save.parent.name}/{save.stem}"


def test_every_save_is_on_record_and_nothing_else() -> None:
    assert sorted(KEPT) == [name(save) for save in SAVES]


def test_every_game_of_the_catalogue_has_twenty() -> None:
    games = catalogue.published()
    for key in games:
        assert len(list((HERE / key).glob("*.jsonl"))) >= 20


def test_a_file_is_the_one_that_was_written() -> None:
    for save in SAVES:
        with at(name(save)):
            assert hashlib.sha256(save.read_bytes()).hexdigest() == KEPT[name(save)]["sha256"]


@some_saves
def test_it_opens_whole_and_ends_as_it_ended(saves: list[Path]) -> None:
    for save in saves:
        with at(name(save)):
            it_opens_whole_and_ends_as_it_ended(save)


def it_opens_whole_and_ends_as_it_ended(save: Path) -> None:
    reading = read(save)
    journal, kept = reading.journal, KEPT[name(save)]

    assert reading.damage is None
    assert journal.cursor == kept["moves"]
    assert [score.total for score in journal.game.scores(journal.state)] == kept["points"]
    assert list(journal.game.winners(journal.state)) == kept["winners"]


@some_saves
def test_todays_rules_would_have_written_it(saves: list[Path]) -> None:
    for save in saves:
        with at(name(save)):
            todays_rules_would_have_written_it(save)


def todays_rules_would_have_written_it(save: Path) -> None:
    verdict = verify(save)

    assert verdict.good(strict=False)
    if read(save).journal.match.rules == catalogue.game(save.parent.name).version:
        assert verdict.difference is None


@some_saves
def test_the_code_of_its_deal_lays_out_its_table_today(saves: list[Path]) -> None:
    for save in saves:
        with at(name(save)):
            the_code_of_its_deal_lays_out_its_table_today(save)


def the_code_of_its_deal_lays_out_its_table_today(save: Path) -> None:
    journal = read(save).journal
    game = journal.game
    if journal.match.rules == game.version:
        dealt = deal.read(deal.code(journal))

        assert game.setup(dealt.options, dealt.seats, dealt.seed) == journal.states[0]
