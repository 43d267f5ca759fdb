"""The commands saves and verify."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from core.game import AnyGame
from saves import folder
from saves.errors import shown
from saves.folder import files
from tests.saves.odd import BOM, GAMES, all_of, middle
from tests.saves.played import begun, lines, move, played, rewritten
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


def test_every_save_is_one_row_whatever_lies_beside_it_and_however_it_is_called(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles, moves=6)
    all_of(tmp_path, path.read_bytes())
    said, found = typed("saves"), files(tmp_path)
    known = json.loads(typed("saves", "--json").out)
    rows, more = said.out.split("\n")[1 : len(found) + 1], said.out.split("\n")[len(found) + 1 :]

    assert (said.code, said.err) == (0, "")
    assert len(found) == len(GAMES) + 1
    assert [Path(row["path"]) for row in known] == found
    assert [row.split("  ")[0] for row in rows] == list(map(shown, found))
    assert more.pop() == ""
    assert all(re.fullmatch(r"(?i).*odd.*: .+\.", line) for line in more)
    assert said.out.replace("\n", "").isprintable()


def test_a_name_of_two_lines_in_a_save_is_in_one_row(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    rewritten(played(tmp_path, pebbles), 0, b'"name":"Bo"', b'"name":"Bo\\n\\u001b[2Jno.jsonl"')
    said = typed("saves")

    assert said.out.count("\n") == 2
    assert "Åse, Bo??[2Jno.jsonl" in said.out


@pytest.mark.parametrize("then", [910_670_515_199.0, -99_999_999_999.0])
def test_a_date_that_no_calendar_has_is_a_question_mark(
    then: float, typed: Typed, tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = (played(tmp_path, pebbles, seed=seed) for seed in (1, 2))
    real = folder.written
    monkeypatch.setattr("saves.listing.written", lambda each: then if each == path else real(each))
    said = typed("saves")

    assert re.search(rf"{path.name} +unfinished +Åse, Bo +3 +\d+ +\? ", said.out)
    assert re.search(rf"{other.name} +unfinished +Åse, Bo +3 +\d+ +20\d\d-", said.out)
    assert [row["written"] for row in json.loads(typed("saves", "--json").out)].count(then) == 1


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
    monkeypatch.setitem(vars(pebbles), "version", 2)
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


@pytest.mark.parametrize(
    ("change", "said", "sound"),
    [
        (lambda whole: BOM + whole, "Another program has added empty signs", True),
        (lambda whole: whole + b"\n\n", "Another program has added empty signs", True),
        (lambda whole: whole + bytes(99), "Behind line 9 the file holds zeros", True),
        (lambda whole: whole + b'["', "Line 10, the last, was half written", True),
        (middle, "Line 5 is damaged (its checksum does not fit), and 2 lines follow", False),
    ],
)
def test_what_another_hand_has_done_to_a_save_is_told_and_strictly_refused(
    change: Callable[[bytes], bytes],
    said: str,
    sound: bool,
    typed: Typed,
    tmp_path: Path,
    pebbles: AnyGame,
) -> None:
    path = played(tmp_path, pebbles, moves=8)
    path.write_bytes(change(path.read_bytes()))
    found, strict = typed("verify", path.name), typed("verify", "--strict", path.name)

    assert (found.code == 0) == sound
    assert said in (found.out if sound else found.err)
    assert strict.code == 1
    assert said in strict.err


def test_the_picture_of_a_damaged_save_is_drawn_with_a_word_about_it(
    typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    path, picture = played(tmp_path, pebbles, moves=8), tmp_path / "drawn.svg"
    path.write_bytes(middle(path.read_bytes()))
    said = typed("picture", path.name, "--out", str(picture))

    assert said.code == 0
    assert said.err.startswith("hedgerow: Line 5 is damaged (its checksum does not fit), and 2 ")
    assert picture.exists()
