"""Sentences are for people: no part of the program decides anything by their keys and slots.

What decides is a field: of an event, of `Told`, of `Prompt`, of `Answer`, of what there is to know
of a save, of a refusal's class.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tui

ROOT = Path(tui.__file__).parent
COMPOSE = {
    "cli/telling.py": "of a refusal says the sentence with the word that was probably meant",
    "host/disk/logs.py": "writes down each slot beside the sentence",
    "host/disk/revival.py": "sends the owner's command the bare sentence",
    "tabletop/common.py": "says a sentence again, with less of a path in it, where it is too long",
}
"""What composes sentences may look into one."""
OTHERS = {
    ("bots/strength.py", "each"): "a variant",
    ("cli/matches.py", "each"): "a variant",
    ("match/naming.py", "variant"): "a variant",
    ("match/draft.py", "each"): "a variant",
    ("boards/ecosfera/board.py", "species"): "a species",
    ("boards/biomos/hand.py", "happening"): "one of the events of Biomos",
    ("widgets/sheet.py", "self.rows[row]"): "a row of a sheet, which has a key of the keyboard",
}
"""Names whose `key` is that of something else."""
CUTS = {
    "startswith",
    "endswith",
    "removeprefix",
    "removesuffix",
    "partition",
    "rpartition",
    "split",
}
SOURCES = [path for path in sorted(ROOT.rglob("*.py")) if path.parts[len(ROOT.parts)] != "words"]


def keyed(node: ast.AST) -> str | None:
    """Whose key that is; a key of the keyboard comes with an event of Textual's."""
    if not isinstance(node, ast.Attribute) or node.attr != "key":
        return None
    whose = ast.unparse(node.value)
    return None if whose == "event" else whose


def decided(node: ast.AST) -> tuple[str, list[ast.expr]]:
    """What is done at a node of a program, and with which values."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return "compared", [left, *others]
        case ast.Match(subject=subject):
            return "compared", [subject]
        case ast.Subscript(value=value, slice=place):
            return "looked up", [value, place]
        case ast.Call(func=ast.Attribute(attr="get"), args=[first, *_]):
            return "looked up", [first]
        case ast.Call(func=ast.Attribute(value=value, attr=way)) if way in CUTS:
            return "cut", [value]
    return "", []


def reads(tree: ast.AST) -> Iterator[tuple[int, str, str]]:
    """Line, what is done there, and whose key it is done with; "" for slots."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "args":
            yield node.lineno, "slots", ""
        done, values = decided(node)
        for value in values:
            if (whose := keyed(value)) is not None:
                yield value.lineno, done, whose


def everywhere() -> Iterator[tuple[str, tuple[int, str, str]]]:
    """All of that in the program, by file."""
    for path in SOURCES:
        for each in reads(ast.parse(path.read_text(encoding="utf-8"))):
            yield str(path.relative_to(ROOT)), each


def found(text: str) -> list[tuple[str, str]]:
    """What is done in a piece of program, and whose key it is done with."""
    return [(done, whose) for _, done, whose in reads(ast.parse(text))]


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ('"die" in dict(said.args)', [("slots", "")]),
        ('told[-1].key == "log.forage"', [("compared", "told[-1]")]),
        ('asked.ask.key in ("ask.a", "ask.b")', [("compared", "asked.ask")]),
        ('said.key.removeprefix("log.")', [("cut", "said")]),
        ('message.key.endswith("_first")', [("cut", "message")]),
        ("KINDS[why.key], KINDS.get(why.key)", [("looked up", "why")] * 2),
        ('match said.key:\n    case "log.a": pass', [("compared", "said")]),
        ('event.key == "enter", message("a", n=1), said.key', []),
    ],
)
def test_the_search_finds_what_it_is_for(text: str, is_found: list[tuple[str, str]]) -> None:
    assert found(text) == is_found


def test_nothing_is_decided_by_the_key_or_a_slot_of_a_sentence() -> None:
    told = [
        f"{name}:{line}: {done}"
        for name, (line, done, whose) in everywhere()
        if name not in COMPOSE and (name, whose) not in OTHERS
    ]

    assert told == []


def test_every_exception_is_needed() -> None:
    looked = {(name, whose) for name, (_, _, whose) in everywhere()}

    assert set(OTHERS) <= looked
    assert set(COMPOSE) <= {name for name, _ in looked}
