"""The messages of a language as trees, and what can be read off them."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from cantina.core.grammar import TRAITS
from cantina.core.languages import sources

AROUND = {"case", "number", "verb"}
"""Variables that every message has."""
PART = "\ufffc"
"""Stands for a part of a sentence that is filled in."""


@cache
def parsed(language: str) -> list[tuple[str, list[ast.EntryType]]]:
    """Return the files of a language and what stands in them."""
    return [(str(name), FluentParser().parse(text).body) for name, text in sources(language)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return every message of a language."""
    return {
        entry.id.name: entry
        for _, entries in parsed(language)
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def variables(node: ast.BaseNode) -> set[str]:
    """Name what a message asks of its arguments."""
    return {each.id.name for each in walk(node) if isinstance(each, ast.VariableReference)} - AROUND


def printed(node: ast.BaseNode) -> set[str]:
    """Name the arguments that a message prints, not only selects by."""
    selectors = [each.selector for each in walk(node) if isinstance(each, ast.SelectExpression)]
    inside = {id(each) for selector in selectors for each in walk(selector)}
    found = [each for each in walk(node) if isinstance(each, ast.VariableReference)]
    return {each.id.name for each in found if id(each) not in inside} - AROUND


def arguments(message: ast.Message) -> set[str]:
    """Name what an English message is given: what it uses, and what its comment mentions."""
    comment = message.comment.content if message.comment else ""
    return variables(message) | set(re.findall(r"\$([a-z_]+)", comment or ""))


def wordings(message: ast.Message) -> Iterator[str]:
    """Return every piece of a message that somebody reads, with a mark where parts go."""
    told = [each.value for each in message.attributes if each.id.name not in TRAITS]
    for pattern in (message.value, *told):
        for each in walk(pattern) if pattern else ():
            if isinstance(each, ast.Pattern):
                yield "".join(
                    [e.value if isinstance(e, ast.TextElement) else PART for e in each.elements]
                )


def walk(node: ast.BaseNode) -> list[ast.BaseNode]:
    """Return a node and all below it."""
    found = _Walk()
    found.visit(node)
    return found.nodes


class _Walk(visitor.Visitor):
    def __init__(self) -> None:
        self.nodes: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.nodes.append(node)
        super().generic_visit(node)
