"""The list of public reports, reports.md, names tests that there are."""

import re
from pathlib import Path

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
ROWS = [
    [cell.strip() for cell in line.strip().strip("|").split(" | ")]
    for line in (HERE / "reports.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d+ \|", line)
]
NAMED = re.compile(r"`([\w/]+\.py)`((?:: \w+)?(?:, \w+)*)")
"""A file, and the parts of the names of its tests that hold the row."""


def holders() -> list[tuple[str, str, str]]:
    """The number of a row, a file that holds it, and part of a test's name or nothing."""
    found = []
    for row in ROWS:
        for file, names in NAMED.findall(row[-1]):
            found += [(row[0], file, name) for name in re.findall(r"\w+", names) or [""]]
    return found


def test_the_rows_are_numbered_and_each_says_what_holds_it() -> None:
    assert [row[0] for row in ROWS] == [str(number + 1) for number in range(len(ROWS))]
    for row in ROWS:
        assert len(row) == 4
        held = row[-1]
        assert NAMED.search(held) or held.startswith(("does not apply", "the same", "`tests/"))


def test_what_a_row_names_is_a_test_that_there_is() -> None:
    for number, file, name in holders():
        path = ROOT / file if file.startswith("tests/") else HERE / file

        assert path.is_file(), number
        tests = re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
        assert not name or any(name in test for test in tests), (number, file, name)
