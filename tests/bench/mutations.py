"""The small changes that can be made to a source: one operator, number, condition or act each."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

SWAPS: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
Act = Callable[[], None]


@dataclass
class Change:
    """One change of one source."""

    source: str
    node: int
    """Which node of the tree, in the order of `ast.walk`."""
    number: int
    """Which of the changes of that node."""
    line: int
    last: int
    before: str
    after: str
    place: str = ""
    alone: bool = False
    """No test comes by its line, or only while modules are read."""

    def tree(self) -> ast.Module:
        """The source with the change."""
        tree = ast.parse(self.source)
        acts(list(ast.walk(tree))[self.node])[self.number]()
        return ast.fix_missing_locations(tree)


def changes(source: str) -> Iterator[Change]:
    """Every change, from the top of the source to its end."""
    found = []
    tree = ast.parse(source)
    left_out = set(map(id, passive(tree)))
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in left_out:
            continue
        for number in range(len(acts(node))):
            placed = [each for each in ast.walk(node) if hasattr(each, "lineno")]
            line = min(each.lineno for each in placed)
            last = line if isinstance(node, ast.match_case) else getattr(node, "end_lineno", line)
            changed = list(ast.walk(ast.parse(source)))[at]
            acts(changed)[number]()
            before, after = (ast.unparse(each).split("\n")[0] for each in (node, changed))
            found.append(Change(source, at, number, line, last, before, after))
    yield from sorted(found, key=lambda change: (change.line, change.node, change.number))


def passive(tree: ast.AST) -> Iterator[ast.AST]:
    """What is no rule: types, assertions, decorators, the keywords of classes, what is raised."""
    for node in ast.walk(tree):
        aside: list[ast.AST | None] = []
        match node:
            case ast.FunctionDef():
                arguments = [*node.args.args, *node.args.kwonlyargs]
                aside = [node.returns, *node.decorator_list, *(a.annotation for a in arguments)]
            case ast.ClassDef():
                aside = [*node.keywords]
            case ast.keyword(arg="strict"):
                aside = [node]
            case ast.AnnAssign():
                aside = [node.annotation]
            case ast.Assert() | ast.Raise():
                aside = [node]
            case ast.Expr(ast.Call(func=ast.Name(id="assert_never"))):
                aside = [node]
            case _:
                continue
        for part in aside:
            yield from ast.walk(part) if part else ()


def acts(node: ast.AST) -> list[Act]:
    """What can be done to a node, each in its place."""
    match node:
        case ast.Compare():
            return [
                partial(_swap, node.ops, at) for at, op in enumerate(node.ops) if type(op) in SWAPS
            ]
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in SWAPS:
            return [partial(setattr, node, "op", SWAPS[type(node.op)]())]
        case ast.UnaryOp(ast.Not(), operand):
            return [partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), operand))]
        case ast.If() | ast.IfExp() | ast.While():
            return [partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test))]
        case ast.comprehension() if node.ifs:
            return [node.ifs.clear]
        case ast.match_case() if node.guard:
            return [partial(setattr, node, "guard", None)]
        case ast.Constant(value=bool() as value):
            return [partial(setattr, node, "value", not value)]
        case ast.Constant(value=int() as value):
            return [partial(setattr, node, "value", value + 1)]
        case ast.Expr(ast.Call()):
            return [partial(setattr, node, "value", ast.Constant(None))]
        case ast.Name(id=name) if name in NAMES:
            return [partial(setattr, node, "id", NAMES[name])]
        case _:
            return []


def _swap(operators: list[ast.cmpop], at: int) -> None:
    operators[at] = SWAPS[type(operators[at])]()
