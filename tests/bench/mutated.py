"""Putting a changed source in the place of what runs."""

import ast
import functools
import gc
import inspect
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from types import CodeType, FunctionType, ModuleType
from typing import Any


def inside(module: ModuleType, tree: ast.Module, file: str) -> list[tuple[FunctionType, CodeType]]:
    """The functions of a module whose code is another in the tree, each with its new code."""
    codes = {
        code.co_firstlineno: code
        for code in _all(compile(tree, file, "exec"))
        if code.co_name != "<module>"
    }
    found = []
    for function in _functions(module):
        own = function.__code__
        code = codes.get(own.co_firstlineno, own)
        if code != own and (code.co_name, code.co_freevars) == (own.co_name, own.co_freevars):
            found.append((function, code))
    return found


def _all(code: CodeType) -> Iterator[CodeType]:
    """A code object and all in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _all(constant)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods of a module, without what is wrapped around them."""
    holders = [module, *(each for each in vars(module).values() if inspect.isclass(each))]
    for found in [each for holder in holders for each in vars(holder).values()]:
        plain: Any = getattr(found, "fget", None) or found
        function = inspect.unwrap(plain) if callable(plain) else None
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            yield function


def forget() -> None:
    """Empty what functions remember: a remembered answer runs no line."""
    gc.unfreeze()  # what the tests have set aside is not among the objects otherwise
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()


def anew(tree: ast.Module, file: str) -> None:
    """Have everything of ours read once more, and then this file as the tree has it."""
    code, plain = compile(tree, file, "exec"), SourceFileLoader.get_code

    def changed(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if loader.path == file else plain(loader, name)

    setattr(SourceFileLoader, "get_code", changed)  # noqa: B010
    for name in [each for each in sys.modules if each.split(".")[0] in {"core", "tests"}]:
        del sys.modules[name]
