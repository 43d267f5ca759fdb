"""The commands saves and verify."""

import json
import re
from pathlib import Path

import pytest

from tests.saves.played import AnyGame, begun, lines, move, played, rewritten
from tests.tui.typed import Typed, one_sentence

# -- saves -------------------------------------------------------------------------------------


def test_the_list_shows_every_file_and_its_state(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    damaged = played(tmp_path, pebbles, seed=2)
    damaged.write_bytes(b"".join([*lines(damaged)[:2], b"?\n"]))
    (tmp_path / "notes.jsonl").write_text("buy milk")
    with begun(tmp_path, pebbles, seed=3) as save:
        move(save)
        said = typed("saves")

    assert said.code == 0
    assert re.search(rf"{path.name} +unfinished +Åse, Bo +3 ", said.out)
    assert re.search(rf"{damaged.name} +damaged +Åse, Bo +1 ", said.out)
    assert f"{damaged.name}: Line 3 is damaged" in said.out
    assert re.search(rf"{save.path.name} +unfinished, being played", said.out)
    assert re.search(r"notes.jsonl +unreadable", said.out)


def test_the_list_as_json_is_for_other_programs(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    (tmp_path / "empty.jsonl").touch()
    shown = {Path(row["path"]).name: row for row in json.loads(typed("saves", "--json").out)}

    assert shown[path.name]["state"] == "unfinished"
    assert shown[path.name]["seats"][0]["name"] == "Åse"
    assert shown[path.name]["moves"] == 3
    assert shown["empty.jsonl"]["reason"] == {
        "key": "error.save_empty",
        "text": "empty.jsonl is empty.",
    }


def test_no_saves_is_no_error(typed: Typed, tmp_path: Path) -> None:
    assert typed("saves") == (0, f"There are no saves in {tmp_path}.\n", "")
    assert typed("saves", "--json").out == "[]\n"


# -- verify ------------------------------------------------------------------------------------


def test_verify_is_content_with_a_good_save(typed: Typed, tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles)
    said = typed("verify", path.name)

    assert (said.code, said.err) == (0, "")
    assert path.name in said.out


def test_verify_fails_when_todays_rules_lead_elsewhere(
    typed: Typed, tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = rewritten(played(tmp_path, pebbles), 1, b'"rng":', b'"rng":-')
    differs = typed("verify", path.name)
    monkeypatch.setattr(type(pebbles), "version", 2)
    older = typed("verify", path.name)
    strict = typed("verify", "--strict", path.name)

    assert differs.code == 1
    assert one_sentence(differs)
    assert "line 2" in differs.err
    assert (older.code, older.err) == (0, "")
    assert "line 2" in older.out
    assert strict.code == 1


def test_verify_goes_through_all_files_and_the_worst_decides(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    good = played(tmp_path, pebbles)
    bad = played(tmp_path, pebbles, seed=2)
    bad.write_bytes(bad.read_bytes().replace(b'"is":"at"', b'"is":"as"').replace(b"Bo", b"Ib"))
    said = typed("verify", bad.name, good.name)

    assert said.code == 1
    assert good.name in said.out
    assert bad.name in said.err
    assert typed("verify", good.name, "nothing").code == 2
