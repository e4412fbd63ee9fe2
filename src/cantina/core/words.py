"""The messages of one language, each in the form that a sentence asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Literal, ResolverEnvironment

from cantina.core import grammar
from cantina.core.grammar import PLAIN, Form, Word
from cantina.core.languages import PSEUDO, entries
from cantina.core.patterns import Preparing
from cantina.core.pseudo import pseudo
from cantina.core.spoken import FUNCTIONS

Shape = str | Any
"""A form of a message: words that never change, or a pattern for the bundle to fill in."""


class Words:
    """Finds forms and traits of messages; what was found once is found at once."""

    def __init__(
        self, language: str, sources: Mapping[str, str], read: Callable[[str], str] = str
    ) -> None:
        self.language = language
        self._sources = sources
        self._read = read
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle._compiler = Preparing(FUNCTIONS)  # the library has no door for it
        self._plural = Locale.parse(language).plural_form
        self._shapes: dict[tuple[str, Form], Shape] = {}
        self._traits: dict[tuple[str, str], Shape | None] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def covers(self, other: Words) -> bool:
        """Say whether it has every message of another language."""
        return self._sources.keys() >= other._sources.keys()

    def shape(self, message: str, form: Form) -> Shape:
        """Return the form of a message that fits best."""
        found = self._shapes.get((message, form))
        if found is None:
            fitting = self.key(message, form)
            parsed = self._message(message)
            pattern = parsed.attributes[fitting] if fitting else parsed.value
            found = self._shapes[message, form] = self._settled(pattern)
        return found

    def key(self, message: str, form: Form) -> str | None:
        """Name the attribute that holds a form; "" is the value itself, None if nothing fits."""
        attributes = self._message(message).attributes
        if form is PLAIN or not attributes:
            return "" if form.case == "nom" and form.number == grammar.SINGULAR else None
        if "f" in attributes:
            word = Word(True, form.gender, form.animate)
        else:
            word = Word(False, str(self.trait(message, "gender") or ""), "animate" in attributes)
        fitting = grammar.keys(self.language, form, word)
        return next((key for key in fitting if key == "" or key in attributes), None)

    def trait(self, message: str, name: str) -> Shape | None:
        """Return a trait of a message itself."""
        if (message, name) not in self._traits:
            pattern = self._message(message).attributes.get(name)
            self._traits[message, name] = None if pattern is None else self._settled(pattern)
        return self._traits[message, name]

    def fill(self, message: str, shape: Any, arguments: dict[str, Any]) -> str:
        """Return a pattern of a message with its arguments, all of Fluent's types, in place."""
        errors: list[Exception] = []
        written = shape(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(arguments)))
        if errors:
            raise ValueError(f"the message {message!r} cannot be written: {errors[0]}")
        return str(written)

    def category(self, count: Any) -> str:
        """Return the plural category of a number; of one that must be counted first, "many"."""
        return self._plural(count) if isinstance(count, int | float) else grammar.MANY

    def _settled(self, pattern: Any) -> Shape:
        constant = isinstance(pattern, Literal)
        return str(self._bundle.format_pattern(pattern)[0]) if constant else pattern

    def _message(self, message: str) -> Any:
        if not self._bundle.has_message(message):
            source = self._sources.get(message)
            if source is None:
                raise KeyError(f"no language has the message {message!r}")
            self._bundle.add_resource(FluentResource(self._read(source)))
        return self._bundle.get_message(message)


@cache
def words(language: str) -> Words:
    """Return the shared words of a language."""
    if language == PSEUDO:
        return Words("en", entries("en"), pseudo)
    return Words(language, entries(language))
