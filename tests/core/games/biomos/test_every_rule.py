"""Every numbered rule and ruling has a test that says so."""

import ast
import re
from pathlib import Path

NUMBER = re.compile(r"\b[AMNS]\d+a?\b")
WANTED = (
    {f"M{number}" for number in range(1, 45)}
    | {"M27a"}
    | {f"S{number}" for number in range(1, 10)}
    | {f"N{number}" for number in range(1, 5)}
    | {f"A{number}" for number in range(1, 12)}
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
