"""Every numbered rule, worked example and departure has a test that says so."""

import ast
import re
from pathlib import Path
from typing import get_args

from core.games.ecosfera.events import Events
from core.games.ecosfera.evolve import ARMS

NUMBER = re.compile(r"\b[EXD]\d+\b")
WANTED = (
    {f"E{number}" for number in range(1, 143)}
    | {f"X{number}" for number in range(1, 7)}
    | {f"D{number}" for number in range(1, 12)}
)


def test_every_number_is_in_the_docstring_of_a_test() -> None:
    named = {
        number
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for number in NUMBER.findall(ast.get_docstring(node) or "")
    }

    assert named == WANTED


def test_every_event_has_its_arm() -> None:
    assert set(ARMS) == set(get_args(Events))
