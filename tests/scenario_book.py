"""Scenarios written from the books: their ids in the files, and the tests that play them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])
ID = re.compile(r"^- id: (\S+)$", re.MULTILINE)


def scenario(name: str, *rules: str) -> Callable[[Test], Test]:
    """Say which written scenario a test plays, and the ledger ids it was written for."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.scenario(name)(test)
        proven: Test = pytest.mark.rule(*rules)(marked) if rules else marked
        return proven

    return mark


def written(folder: Path) -> list[str]:
    """Return the ids of all scenarios written down in a folder."""
    files = sorted(folder.glob("*.yaml"))
    return [name for file in files for name in ID.findall(file.read_text("utf-8"))]


def played(folder: Path) -> list[str]:
    """Return the ids of all scenarios that tests of a folder play."""
    found = []
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found += [_name(each) for each in node.decorator_list]
    return [name for name in found if name]


def _name(decorator: ast.expr) -> str:
    if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "scenario":
        return str(ast.literal_eval(decorator.args[0]))
    return ""
