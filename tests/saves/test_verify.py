"""Running a save through today's rules."""

from pathlib import Path
from typing import Any

import pytest

from core.errors import Illegal
from core.game import AnyGame
from saves import store
from saves.verify import verify
from tests.saves.played import begun, lines, played, rewritten, wander


@pytest.fixture
def path(tmp_path: Path, pebbles: AnyGame) -> Path:
    """A save of today's rules: a header and six moves."""
    return played(tmp_path, pebbles, moves=6)


def changed(game: AnyGame, monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    """After so many moves the rules of today let nothing happen."""
    resolve, count = game.resolve, 0

    def other(state: Any, seat: int, move: Any) -> tuple[Any, tuple[Any, ...]]:
        nonlocal count
        count += 1
        return resolve(state, seat, move) if count <= moves else (state, ())

    monkeypatch.setitem(vars(game), "resolve", other)


def test_what_todays_rules_would_have_written_is_good(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path, pebbles) as save:
        for line in wander(save.journal, 5, 60):
            save.append(line)
    verdict = verify(save.path)

    assert verdict.good(strict=True)
    assert verdict.difference is None
    assert verdict.lines == len(save.journal.lines) + 1
    assert verdict.events == sum(
        len(line.events) for line in save.journal.lines if hasattr(line, "events")
    )


def test_a_branch_is_good_too(path: Path) -> None:
    branched = store.branch(store.watch(path).journal, 3, path.parent)
    branched.close()

    assert verify(branched.path).good(strict=True)


def test_the_first_difference_is_named(
    path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(pebbles, monkeypatch, moves=2)
    verdict = verify(path)

    assert not verdict.good()
    assert verdict.difference is not None
    assert (verdict.difference.line, verdict.difference.move) == (4, 2)
    assert verdict.difference.what.key == "verify.events"


def test_an_event_that_differs_is_shown_as_it_was_and_as_it_would_be(path: Path) -> None:
    rewritten(path, 1, b'"rng":', b'"rng":-')
    what = verify(path).difference

    assert what is not None
    assert what.what.key == "verify.event"
    assert {"n", "was", "now"} == set(dict(what.what.args))


def test_a_move_that_is_not_legal_today_is_a_difference(
    path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def illegal(*_: Any) -> Any:
        raise Illegal("error.illegal")

    monkeypatch.setitem(vars(pebbles), "resolve", illegal)
    difference = verify(path).difference

    assert difference is not None
    assert difference.what.key == "verify.refused"


def test_rules_that_fail_at_an_old_table_are_a_difference_not_a_traceback(
    path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(pebbles), "resolve", lambda: None)
    assert verify(path).difference is not None
    monkeypatch.setitem(vars(pebbles), "setup", lambda: None)
    difference = verify(path).difference

    assert difference is not None
    assert difference.what.key == "verify.setup_failed"


def test_a_seed_that_deals_otherwise_today_is_a_difference(path: Path) -> None:
    rewritten(path, 0, b'"seed":1', b'"seed":2')
    difference = verify(path).difference

    assert difference is not None
    assert (difference.line, difference.what.key) == (1, "verify.setup")


def test_under_other_rules_a_difference_is_fine_unless_one_is_strict(
    path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(pebbles), "version", pebbles.version + 1)
    changed(pebbles, monkeypatch, moves=2)
    verdict = verify(path)

    assert verdict.difference is not None
    assert (verdict.rules, verdict.today) == (1, 2)
    assert verdict.good()
    assert not verdict.good(strict=True)


def test_damage_is_never_good_and_a_torn_line_only_when_one_is_not_strict(path: Path) -> None:
    whole, kept = path.read_bytes(), lines(path)
    path.write_bytes(whole + b"[")
    torn = verify(path)
    path.write_bytes(b"".join([*kept[:3], b"?\n", *kept[4:]]))
    damaged = verify(path)

    assert torn.good()
    assert not torn.good(strict=True)
    assert not damaged.good()
    assert damaged.difference is None
