"""Turning a Text into a sentence: Fluent files, falling back to English message by message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from msgspec.structs import replace

from cantina.core import grammar
from cantina.core.grammar import PLAIN, Form, Word
from cantina.core.places import game_folder, registered_games
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
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class UnknownLanguage(Problem):
    """A language nobody has translated to."""


def _folders(language: str) -> Iterator[Path]:
    """Return where words of a language lie: those of all surfaces, then those of each game."""
    yield Path(__file__).parent.parent / "locales" / language
    for game in sorted(registered_games()):
        folder = game_folder(game)
        if folder is not None:
            yield folder / "locales" / language


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Return name and content of every Fluent file of a language."""
    for folder in _folders(language):
        for file in sorted(folder.glob("*.ftl")):
            yield file.name, file.read_text("utf-8")


@cache
def message_ids(language: str = "en") -> frozenset[str]:
    """Return the ids of all messages of a language, without parsing them."""
    return frozenset(found for _, source in sources(language) for found in _MESSAGE.findall(source))


class _Pseudo(visitor.Transformer):
    """Rewrites the words of a message, leaving its placeables alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Accent every letter."""
        node.value = node.value.translate(_ACCENTED)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Leave alone what nobody reads."""
        if node.id.name not in grammar.TRAITS:
            self.generic_visit(node)
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


# --- nested texts ------------------------------------------------------------------------------


class Spoken(FluentType):
    """A Text inside a sentence, written only when the sentence says in which form."""

    __slots__ = ("form", "join", "parts", "writer")

    def __init__(self, writer: Writer, parts: Sequence[Text], form: Form, join: str = ", ") -> None:
        self.writer = writer
        self.parts = parts
        self.form = form
        self.join = join

    def format(self, locale: Locale) -> str:
        """Write it; several are separated by commas, or as the sentence wants."""
        return self.join.join([self.writer.part(part, self.form) for part in self.parts])

    def trait(self, name: str) -> str:
        """Return what its head is by nature: its gender, whether it lives."""
        return self.writer.trait(self.parts[0], name) if self.parts else ""

    def bent(self, form: Form, join: str = "") -> Spoken:
        """Return the same text in another form."""
        return Spoken(self.writer, self.parts, form, join or self.join)


def _form(what: Any, count: Any = None, **wanted: str) -> Any:
    """Write a part in the form needed: FORM($what, $count, case: "acc", number: "pl", join: "; ").

    Naming a case starts a phrase of its own; without one the phrase around goes on and only what
    is named changes. A count puts the part into the number that goes with it.
    """
    if not isinstance(what, Spoken):
        return what
    around, join = what.form, wanted.pop("join", "")
    form = PLAIN if "case" in wanted else around
    if wanted.get("number") == grammar.SAME:
        wanted["number"] = around.number
    if count is not None:
        wanted["number"] = grammar.counted(what.writer.category(count))
    return what.bent(replace(form, **wanted), join)


def _agree(word: Any, what: Any) -> Any:
    """AGREE($adjective, $what), AGREE("word-every", $what): a word that goes along with a noun."""
    if not isinstance(what, Spoken):
        raise TypeError("AGREE needs a text to agree with")
    form = replace(
        what.form,
        gender=what.trait("gender"),
        animate=what.trait("animate") == "yes",
        number=what.trait("number") or what.form.number,
    )
    if isinstance(word, str):
        return Spoken(what.writer, [Text(word)], form)
    return word.bent(form) if isinstance(word, Spoken) else word


def _trait(what: Any, name: str) -> str:
    """TRAIT($what, "gender"): a fact about a noun, to select by."""
    return what.trait(name) if isinstance(what, Spoken) else ""


FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form, "AGREE": _agree, "TRAIT": _trait}


@cache
def _bundle(language: str) -> FluentBundle:
    base = _BASE_LANGUAGE.get(language, language)
    bundle = FluentBundle([base], functions=FUNCTIONS, use_isolating=False)
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
        self._bundles = [(_BASE_LANGUAGE.get(language, language), _bundle(language))]
        if language not in ("en", PSEUDO):
            self._bundles.append(("en", _bundle("en")))

    def has(self, message: str) -> bool:
        """Say whether a message exists."""
        return any(bundle.has_message(message) for _, bundle in self._bundles)

    def write(self, message: Text) -> str:
        """Return the sentence; arguments that are Texts are written in the form it asks for."""
        return grammar.smooth(self.language, self.part(message, PLAIN))

    def part(self, message: Text, form: Form) -> str:
        """Return a part of a sentence in a form."""
        if message.id == "core-seat" and self.names:
            number = message.args["number"]
            if isinstance(number, int) and number <= len(self.names):
                message = Text("core-person", {"name": self.names[number - 1]})
        language, bundle, found = self._find(message.id)
        arguments = self._arguments(message, form, language)
        written, errors = bundle.format_pattern(_pattern(language, bundle, found, form), arguments)
        if errors:
            raise ValueError(f"the message {message.id!r} cannot be written: {errors[0]}")
        return str(written)

    def trait(self, message: Text, name: str) -> str:
        """Return a trait of a text: its own, or that of the argument that is its head."""
        _, bundle, found = self._find(message.id)
        if name in found.attributes:
            arguments = self._arguments(message, PLAIN)
            return str(bundle.format_pattern(found.attributes[name], arguments)[0])
        if "head" not in found.attributes:
            return ""
        head = message.args.get(str(bundle.format_pattern(found.attributes["head"], {})[0]))
        return self.trait(head, name) if isinstance(head, Text) else ""

    def category(self, count: Any) -> str:
        """Return the plural category of a number; of one that must be counted first, "many"."""
        if not isinstance(count, int | float):
            return grammar.MANY
        return str(Locale.parse(self._bundles[0][0]).plural_form(count))

    def _find(self, message: str) -> tuple[str, FluentBundle, Any]:
        for language, bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                if found.value is not None:
                    return language, bundle, found
        raise KeyError(f"no language has the message {message!r}")

    def _arguments(self, message: Text, form: Form, language: str = "") -> dict[str, Any]:
        around = {"case": form.case, "number": form.number, "verb": form.verb}
        given = message.args.items()
        return around | {name: self._argument(value, form, language) for name, value in given}

    def _argument(
        self, value: str | int | float | Text | list[Text], form: Form, language: str
    ) -> Any:
        if isinstance(value, Text):
            return Spoken(self, [value], form)
        if isinstance(value, list):
            return Spoken(self, value, form)
        if language == "pl" and isinstance(value, int) and 1000 <= abs(value) < 10_000:
            return FluentInt(value, useGrouping=False)  # Babel ignores minimumGroupingDigits
        return value


def _pattern(language: str, bundle: FluentBundle, found: Any, form: Form) -> Any:
    """Return the attribute of a message that fits a form best, or its value."""
    if form is PLAIN or not found.attributes:
        return found.value
    if "f" in found.attributes:
        word = Word(True, form.gender, form.animate)
    else:
        gender = found.attributes.get("gender")
        nature = "" if gender is None else str(bundle.format_pattern(gender, {})[0])
        word = Word(False, nature, "animate" in found.attributes)
    for key in grammar.keys(language, form, word):
        if key == "":
            return found.value
        if key in found.attributes:
            return found.attributes[key]
    return found.value


@cache
def writer(language: str = "en") -> Writer:
    """Return the shared writer of a language, which knows no names."""
    return Writer(language)
