"""Every numbered rule, ruling and vector has a test that says so."""

import ast
import re
from pathlib import Path

NUMBER = re.compile(r"\b[ABT]\d+a?\b")
WANTED = (
    {f"B{number}" for number in range(1, 78)}
    | {"B57a"}
    | {f"A{number}" for number in range(1, 27)}
    | {f"T{number}" for number in range(1, 15)}
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
