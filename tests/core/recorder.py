"""A voice that notes which forms sentences ask for and no message has."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from cantina.core.grammar import TRAITS, Form
from cantina.core.languages import entries
from cantina.core.spoken import Spoken
from cantina.core.text import Text
from cantina.core.voice import Voice
from cantina.core.words import Words
from core.messages import walk


class Recorder(Voice):
    """Writes as always; `gaps` says what is missing: who asks, whom, for what."""

    def __init__(self, language: str, sources: Mapping[str, str] | None = None) -> None:
        self.sources = entries(language) if sources is None else sources
        super().__init__(Words(language, self.sources))
        self.gaps: set[str] = set()

    def arguments(self, message: Text, form: Form) -> dict[str, Any]:
        """Return the arguments, each of which tells when it is asked for a form."""
        return {
            name: Heard(self, value.parts, value.form, value.join, message.id)
            if isinstance(value, Spoken)
            else value
            for name, value in super().arguments(message, form).items()
        }

    def check(self, by: str, message: Text, form: Form, asked: bool) -> None:
        """Note a table without the form, or a word that was asked for it and has no table."""
        name = self._named(message).id
        tree = parsed(self.sources[name])
        table = {each.id.name for each in tree.attributes} - TRAITS
        lacks = self.words.key(name, form) is None or bool(form.gender and "f" not in table)
        if lacks and (table or asked) and not passes_on(tree):
            self.gaps.add(f"{by} asks {name} for {form.case} {form.number} {form.gender}".strip())


class Heard(Spoken):
    """A text inside a sentence that remembers whose it is, and whether a form was asked for."""

    def __init__(
        self,
        speaker: Recorder,
        parts: Sequence[Text],
        form: Form,
        join: str,
        by: str,
        asked: bool = False,
    ) -> None:
        super().__init__(speaker, parts, form, join)
        self.recorder = speaker
        self.by = by
        self.asked = asked

    def format(self, locale: Locale) -> str:
        """Write it, and look whether it has the form it is written in."""
        for part in self.parts:
            self.recorder.check(self.by, part, self.form, self.asked)
        return super().format(locale)

    def bent(self, form: Form, join: str = "") -> Spoken:
        """Return the same text in a form that was asked for."""
        return Heard(self.recorder, self.parts, form, join or self.join, self.by, True)

    def beside(self, word: str, form: Form) -> Spoken:
        """Return a word of the language's own in a form that was asked for."""
        return Heard(self.recorder, [Text(word)], form, self.join, self.by, True)


@cache
def parsed(source: str) -> ast.Message:
    """Return a message as a tree."""
    tree = FluentParser().parse_entry(source)
    assert isinstance(tree, ast.Message)
    return tree


def passes_on(message: ast.Message) -> bool:
    """Say whether a message hands the form on to a part of it, or looks at it itself."""
    return message.value is not None and any(_hands_on(each) for each in walk(message.value))


def _hands_on(node: ast.BaseNode) -> bool:
    match node:
        case ast.Placeable(expression=ast.VariableReference()):
            return True
        case ast.Placeable(expression=ast.FunctionReference() as call):
            return call.id.name != "TRAIT" and not _names_case(call)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return selector.id.name in ("case", "number")
    return False


def _names_case(call: ast.FunctionReference) -> bool:
    return any(
        isinstance(each, ast.NamedArgument) and each.name.name == "case" for each in walk(call)
    )
