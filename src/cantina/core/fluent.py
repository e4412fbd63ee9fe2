"""Turning a Text into a sentence: Fluent files, falling back to English message by message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cantina.core.problem import Problem
from cantina.core.text import Text, text

LANGUAGES: Final = ("en", "ru", "pl", "uk")
PSEUDO: Final = "qps"
"""A generated locale: every letter accented, every message bracketed and 40 % longer."""

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćďéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ",
)
_BASE_LANGUAGE = {PSEUDO: "en"}


class UnknownLanguage(Problem):
    """A language nobody has translated to."""


def _folder(language: str) -> Traversable:
    return files("cantina") / "locales" / language


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Return name and content of every Fluent file of a language."""
    folder = _folder(language)
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text("utf-8")


class _Pseudo(visitor.Transformer):
    """Rewrites the words of a message, leaving its placeables alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Accent every letter."""
        node.value = node.value.translate(_ACCENTED)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        """Bracket and stretch the whole message."""
        self.generic_visit(node)
        if node.value is not None:
            length = sum(
                len(e.value) for e in node.value.elements if isinstance(e, ast.TextElement)
            )
            node.value.elements.insert(0, ast.TextElement("⟦"))
            node.value.elements.append(ast.TextElement("·" * (length * 2 // 5) + "⟧"))
        return node


def pseudo(source: str) -> str:
    """Return a Fluent file with its words made unmistakable."""
    tree = FluentParser().parse(source)
    return str(FluentSerializer().serialize(_Pseudo().visit(tree)))


@cache
def _bundle(language: str) -> FluentBundle:
    base = _BASE_LANGUAGE.get(language, language)
    bundle = FluentBundle([base], use_isolating=False)
    for _, source in sources(base):
        content = pseudo(source) if language == PSEUDO else source
        bundle.add_resource(FluentResource(content))
    return bundle


class Writer:
    """Writes Texts in one language; knows the names of the people on the seats."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in (*LANGUAGES, PSEUDO):
            possible = ", ".join((*LANGUAGES, PSEUDO))
            raise UnknownLanguage(
                text("core-unknown-language", language=language, possible=possible)
            )
        self.language = language
        self.names = tuple(names)
        self._bundles = [_bundle(language)]
        if language not in ("en", PSEUDO):
            self._bundles.append(_bundle("en"))

    def has(self, message: str) -> bool:
        """Say whether a message exists."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def write(self, message: Text) -> str:
        """Return the sentence; arguments that are Texts are written first."""
        if message.id == "core-seat" and self.names:
            number = message.args["number"]
            if isinstance(number, int) and number <= len(self.names):
                return self.names[number - 1]
        arguments = {name: self._argument(value) for name, value in message.args.items()}
        for bundle in self._bundles:
            if bundle.has_message(message.id):
                found = bundle.get_message(message.id)
                if found.value is not None:
                    written, errors = bundle.format_pattern(found.value, arguments)
                    if errors:
                        raise ValueError(
                            f"the message {message.id!r} cannot be written: {errors[0]}"
                        )
                    return str(written)
        raise KeyError(f"no language has the message {message.id!r}")

    def _argument(self, value: str | int | float | Text | list[Text]) -> str | int | float:
        if isinstance(value, Text):
            return self.write(value)
        if isinstance(value, list):
            return ", ".join([self.write(item) for item in value])
        return value


@cache
def writer(language: str = "en") -> Writer:
    """Return the shared writer of a language, which knows no names."""
    return Writer(language)
