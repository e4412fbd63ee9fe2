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
CITED = re.compile(r"\b([A-Z]{2}(?:-[A-Z0-9]+)*-)(\d+)((?:(?:,? (?:and |to )?-|\.\.)\d+)*)")
"""Ids as comments write them: `OR-AI-MOVE-7, -8` names two, `OR-PATROL-2 to -4` three."""
FURTHER = re.compile(r"(to -|\.\.|-)(\d+)")


@dataclass(frozen=True)
class Place:
    """A function that can be broken, and the lines of it that follow a rule."""

    module: str
    name: str
    tree: Function
    sound: FunctionType
    lines: frozenset[int]

    def __str__(self) -> str:
        return f"{self.module.removeprefix('cantina.games.')}.{self.name}"


def cited_in(text: str) -> set[str]:
    """Return the ids that a piece of source cites."""
    found = set()
    for prefix, first, rest in CITED.findall(text):
        last = int(first)
        found.add(f"{prefix}{last}")
        for joined, number in FURTHER.findall(rest):
            begin = int(number) if joined == "-" else last + 1
            last = int(number)
            found |= {f"{prefix}{each}" for each in range(begin, last + 1)}
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
            for rule, where in cited_by(tree, lines).items():
                if rule in known:
                    found[rule].append(Place(module.__name__, name, tree, sound, where))
    return found


def cited_by(tree: Function, source: list[str]) -> dict[str, frozenset[int]]:
    """Return the ids that a function cites, each with the lines that follow it.

    A docstring speaks of the whole function, a text of what it is said under, a comment of the
    statement beside it.
    """
    whole = range(tree.lineno, (tree.end_lineno or tree.lineno) + 1)
    found: dict[str, set[int]] = defaultdict(set)
    for number in whole:
        text, _, comment = source[number - 1].partition("# ")
        for rule in cited_in(text):
            found[rule] |= set(said_under(tree, number) or whole)
        for rule in cited_in(comment):
            found[rule] |= set(spoken_of(tree, number, alone=not text.strip()) or whole)
    return {rule: frozenset(lines) for rule, lines in found.items()}


def said_under(tree: Function, line: int) -> range:
    """Return the lines of the innermost condition or loop around a line."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.If | ast.For | ast.While)
        and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return lines_of(max(around, key=first_line)) if around else range(0)


def spoken_of(tree: Function, line: int, alone: bool) -> range:
    """Return the lines of the statement that a comment speaks of; with a jump, of its condition."""
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node != tree]
    around = [each for each in statements if each.lineno <= line <= (each.end_lineno or 0)]
    below = [each for each in statements if each.lineno > line]
    plain = around and not hasattr(max(around, key=first_line), "body")
    if alone and below and not plain:
        subject = min(below, key=first_line)
    elif around:
        subject = max(around, key=first_line)
    else:
        return range(0)
    if isinstance(subject, ast.Return | ast.Continue | ast.Break | ast.Raise):
        asking = [each for each in statements if isinstance(each, ast.If) and subject in each.body]
        subject = asking[0] if asking else subject
    return lines_of(subject)


def lines_of(statement: ast.stmt) -> range:
    """Return the lines of a statement."""
    return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def first_line(statement: ast.stmt) -> int:
    """Return where a statement begins."""
    return statement.lineno


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
