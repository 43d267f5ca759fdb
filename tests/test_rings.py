"""No module imports itself by way of others, not even for the types or inside a function."""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
MOST = 12
"""Modules that a folder of `tui` may have: more than a dozen are not seen through at once."""

Graph = Mapping[str, set[str]]


def rings(graph: Graph) -> list[list[str]]:
    """Each group of modules that all lead to one another (Tarjan, 1972)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in number:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], number[other])
        if lowest[module] == number[module]:
            ring = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(ring) > 1 or module in graph[module]:
                found.append(sorted(ring))

    for module in sorted(graph):
        if module not in number:
            visit(module)
    return found


def ways(graph: Graph) -> list[str]:
    """A shortest way round in each ring: one import of it has to go."""
    return [" -> ".join(_round(graph, set(ring))) for ring in rings(graph)]


def _round(graph: Graph, ring: set[str]) -> list[str]:
    """From a module of the ring back to it by as few imports as any of them needs."""
    trails = [[module] for module in sorted(ring)]
    reached = {(module, module) for module in ring}
    for trail in trails:  # grows while it is walked: the short ones come first
        for other in sorted(graph[trail[-1]] & ring):
            if other == trail[0]:
                return [*trail, other]
            if (trail[0], other) not in reached:
                reached.add((trail[0], other))
                trails.append([*trail, other])
    raise AssertionError("no ring")


@cache
def tree() -> Graph:
    """Who imports whom, wherever in a file."""
    known = grimp.build_graph("core", "saves", "tui", "tests", cache_dir=None)
    return {each: known.find_modules_directly_imported_by(each) for each in known.modules}


def between(folders: Iterable[str]) -> Graph:
    """The same between folders, each taken as a whole."""
    named = set(folders)

    def of(module: str) -> str:
        return next((each for each in parents(module) if each in named), module)

    found: dict[str, set[str]] = {}
    for module, others in tree().items():
        found.setdefault(of(module), set()).update(map(of, others))
    return {each: others - {each} for each, others in found.items()}


def parents(module: str) -> list[str]:
    """The module and the folders that it lies in, the nearest first."""
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(len(parts), 0, -1)]


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert len(tree()) > 600
    assert ways(tree()) == []


def test_no_room_imports_itself_by_way_of_others() -> None:
    rooms = {f"tui.{path.name}" for path in (ROOT / "tui").iterdir() if path.is_dir()}
    host = {f"tui.host.{path.name}" for path in (ROOT / "tui/host").iterdir() if path.is_dir()}

    for folders in (rooms, host):
        assert ways(between(folders)) == []


@pytest.mark.parametrize(
    ("graph", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, [["a", "b"]]),
        (
            {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}},
            [["d", "e"], ["a", "b", "c"]],
        ),
        ({"a": {"a"}}, [["a"]]),
    ],
)
def test_a_ring_is_found_and_named(graph: Graph, found: list[list[str]]) -> None:
    assert rings(graph) == found


def test_of_a_ring_the_shortest_way_round_is_told() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"b", "e"}, "e": {"c", "d"}}

    assert ways(graph) == ["d -> e -> d"]
    assert ways({"a": {"a"}, "b": set()}) == ["a -> a"]


def folders() -> list[Path]:
    """Every folder of the screens that has modules."""
    return [path for path in sorted((ROOT / "tui").rglob("*")) if path.is_dir() and sources(path)]


def sources(folder: Path) -> list[Path]:
    """The modules of a folder."""
    return [path for path in folder.glob("*.py") if path.name != "__init__.py"]


@pytest.mark.parametrize("folder", folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_folder_has_a_dozen_modules_at_most_and_says_what_belongs_there(folder: Path) -> None:
    assert len(sources(folder)) <= MOST
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert said.split("\n")[0].endswith(".")
