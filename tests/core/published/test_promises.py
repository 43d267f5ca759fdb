"""What a published game promises beside core/game.py, point by point: what is lacking is named.

Whoever says `published=True` of a game reads here what it takes; the other tests of this folder, and
those of tests/golden, tests/perft and tests/oracle, then hold it to each of them.
"""

from pathlib import Path

import pytest

from core import catalogue, games
from core.game import AnyGame
from tests.core.languages import folder, languages
from tests.core.published.wording import LANGUAGES

ROOT = Path(__file__).parents[3]
OWN = {
    "wording.py": "the room for its words, and matches to listen to",
    "glossary.py": "what its components are called in each language",
    "promises.py": "how each note beside an answer is checked",
    "depends.py": "which texts follow which match option",
}
"""What a game says of itself in tests/core/games/<key>/."""
SAVES = 20
"""Files in tests/golden/<key>/ that open for ever, at the least."""


def lacking(key: str) -> list[str]:
    """A sentence for each thing that a game has not got."""
    tests = ROOT / "tests"
    wanted = {
        folder(key) / "RULES.md": "the rules, each statement with its number",
        tests / "oracle" / f"{key}.py": "a second reading of the rules",
        tests / "perft" / f"{key}.toml": "counted move trees: python -m tests.perft",
        **{tests / "core" / "games" / key / name: why for name, why in OWN.items()},
    }
    found = [
        f"{path.relative_to(ROOT)} is lacking: {why}"
        for path, why in wanted.items()
        if not path.is_file()
    ]
    found += [
        f"{folder(key).relative_to(ROOT)}/words/{name}.py is lacking: the words in this language"
        for name in LANGUAGES
        if name not in languages(key)
    ]
    kept = len(list((tests / "golden" / key).glob("*.jsonl")))
    if kept < SAVES:
        found.append(f"tests/golden/{key} has {kept} saves that open for ever, not {SAVES}")
    if catalogue.game(key).strength is None:
        found.append(
            f"{key} does not say how strong its bots are: tests/bench/ladder.py measures it"
        )
    return found


@pytest.mark.parametrize("key", catalogue.published())
def test_a_published_game_has_all_that_it_promises(key: str) -> None:
    wanting = lacking(key)

    assert not wanting, "\n".join(["", *wanting])


def test_what_a_game_without_any_of_it_would_need_is_named(pebbles: AnyGame) -> None:
    wanting = lacking(pebbles.key)

    assert len(wanting) == len(OWN) + 3 + 3 + 1 + 1
    assert all(" is lacking: " in each for each in wanting[:-2])


def test_no_game_is_published_before_its_table_is_drawn() -> None:
    assert set(catalogue.published()) & games.UNFINISHED == set()
    assert len(catalogue.published()) >= 4
