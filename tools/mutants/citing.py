"""Which functions of a game say that they follow a rule."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType

from cantina.core.rulebook import rulebook
from mutants.breaking import Function

SOURCE = Path(__file__).parents[2] / "src"
CITED = re.compile(r"\b([A-Z]{2}(?:-[A-Z0-9]+)*-)(\d+)((?:,? (?:and )?-\d+)*)")
"""Ids as comments write them: `OR-AI-MOVE-7, -8` names two."""


@dataclass(frozen=True)
class Place:
    """A function that can be broken."""

    module: str
    name: str
    tree: Function
    sound: FunctionType

    def __str__(self) -> str:
        return f"{self.module.removeprefix('cantina.games.')}.{self.name}"


def cited_in(text: str) -> set[str]:
    """Return the ids that a piece of source cites."""
    found = set()
    for prefix, first, rest in CITED.findall(text):
        found |= {prefix + number for number in (first, *re.findall(r"-(\d+)", rest))}
    return found


def citing(game: str) -> dict[str, list[Place]]:
    """Return for each id of a game the functions that cite it."""
    known = {paragraph.id for paragraph in rulebook(game).paragraphs}
    found: dict[str, list[Place]] = defaultdict(list)
    package = "cantina.games." + game.replace("-", "_")
    for file in sorted((SOURCE / package.replace(".", "/")).rglob("*.py")):
        relative = file.relative_to(SOURCE).with_suffix("")
        module = importlib.import_module(".".join(relative.parts).removesuffix(".__init__"))
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for name, tree in functions(ast.parse(source)):
            sound = function_at(module, name)
            if sound is None:
                continue
            text = "\n".join(lines[tree.lineno - 1 : tree.end_lineno])
            for rule in cited_in(text) & known:
                found[rule].append(Place(module.__name__, name, tree, sound))
    return found


def functions(tree: ast.Module) -> list[tuple[str, Function]]:
    """Return the functions and methods of a module with their dotted names."""
    found: list[tuple[str, Function]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append((node.name, node))
        elif isinstance(node, ast.ClassDef):
            found += [
                (f"{node.name}.{inner.name}", inner)
                for inner in node.body
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
            ]
    return found


def function_at(module: ModuleType, name: str) -> FunctionType | None:
    """Return a function of a module by its dotted name, out of its wrappings."""
    found: object = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part, None)
    if isinstance(found, property):
        found = found.fget
    found = getattr(found, "__func__", found)
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None
