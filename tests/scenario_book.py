"""Scenarios written from the books: what they were written for, and the tests that play them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])
SCENARIO = re.compile(r"^- id: (\S+)\n(?:  title: .*\n)?  rules: \[([^]]*)\]$", re.MULTILINE)


def scenario(name: str) -> Callable[[Test], Test]:
    """Say which written scenario a test plays; what that was written for, it proves."""

    def mark(test: Test) -> Test:
        rules = written(Path(inspect.getfile(test)).parent)[name]
        marked: Test = pytest.mark.scenario(name)(test)
        proven: Test = pytest.mark.rule(*rules)(marked)
        return proven

    return mark


@cache
def written(folder: Path) -> dict[str, list[str]]:
    """Return the ledger ids of all scenarios written down in a folder, by their own ids."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.yaml")):
        for name, rules in SCENARIO.findall(file.read_text("utf-8")):
            assert name not in found, f"{name} is written twice"
            found[name] = re.split(r",\s*", rules)
    return found


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
