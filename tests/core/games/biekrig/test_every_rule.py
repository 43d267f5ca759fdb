"""Every numbered rule has a test that says so, but for those that software cannot test."""

import ast
import re
from pathlib import Path

NUMBER = re.compile(r"\bK\d+a?\b")
WANTED = {f"K{number}" for number in range(1, 81)} | {"K15a"}


def test_every_number_is_in_the_docstring_of_a_test() -> None:
    named = {
        number
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for number in NUMBER.findall(ast.get_docstring(node) or "")
    }

    assert named == WANTED
