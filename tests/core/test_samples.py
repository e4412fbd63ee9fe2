"""Every message of every language is written, with every kind of argument it can meet."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from cantina.core.grammar import PLAIN, Form
from cantina.core.languages import LANGUAGES
from cantina.core.text import Text
from cantina.core.voice import Voice
from cantina.core.words import words
from core.messages import messages, walk

Sample = str | int | float | Text | list[Text]
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS: list[Sample] = [0, 1, 2, 5, 21, 2000]
"""One of each plural category, and a number with thousands."""
NOUN = Text("core-seat", {"number": 2})
FORMS = (PLAIN, Form(case="gen"), Form(case="acc", number="pl"), Form(verb="inf"))
NESTING = ("FORM", "AGREE", "TRAIT")


@cache
def samples() -> dict[str, dict[str, list[Sample]]]:
    """Return what each argument of each message can be, by how any language uses it."""
    found: dict[str, dict[str, list[Sample]]] = {name: {} for name in messages("en")}
    for language in LANGUAGES:
        for name, message in messages(language).items():
            for node in walk(message):
                for argument, values in meant(node):
                    known = found.setdefault(name, {}).setdefault(argument, [])
                    known += [value for value in values if value not in known]
    return found


def meant(node: ast.BaseNode) -> Iterator[tuple[str, list[Sample]]]:
    """Say what a piece of a message tells about the arguments in it."""
    match node:
        case ast.VariableReference():
            yield node.id.name, []
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            keys = [each.key for each in node.variants]
            words = [key.name for key in keys if isinstance(key, ast.Identifier)]
            counts = PLURALS & set(words) or any(isinstance(k, ast.NumberLiteral) for k in keys)
            yield selector.id.name, NUMBERS if counts else list[Sample](words)
        case ast.FunctionReference():
            for place, argument in enumerate(node.arguments.positional):
                if isinstance(argument, ast.VariableReference):
                    nested = node.id.name in NESTING and (place == 0 or node.id.name == "AGREE")
                    yield argument.id.name, [NOUN] if nested else NUMBERS


def texts(name: str) -> Iterator[Text]:
    """Return a message with its arguments, as often as one of them has something new to try."""
    known = samples().get(name, {})
    arguments = {each: values or ["Ania"] for each, values in known.items()}
    for turn in range(max(map(len, arguments.values()), default=1)):
        given = {each: values[turn % len(values)] for each, values in arguments.items()}
        yield Text(name, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str) -> None:
    voice = Voice(words(language))
    for name in messages(language):
        for text in texts(name):
            for form in FORMS:
                written = voice.part(text, form)
                assert written.strip(), name
                assert "{" not in written, name
