"""Texts inside sentences, and the functions with which messages ask for their forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from babel import Locale
from fluent.runtime.types import FluentType
from msgspec.structs import replace

from cantina.core import grammar
from cantina.core.grammar import PLAIN, Form
from cantina.core.text import Text


class Speaker(Protocol):
    """Whoever writes the parts of a sentence."""

    def part(self, message: Text, form: Form) -> str:
        """Return a part in a form."""

    def trait(self, message: Text, name: str) -> str:
        """Return a trait of a text: its own, or that of its head."""

    def category(self, count: Any) -> str:
        """Return the plural category of a number."""


class Spoken(FluentType):
    """A Text inside a sentence, written only when the sentence says in which form."""

    __slots__ = ("form", "join", "parts", "speaker")

    def __init__(
        self, speaker: Speaker, parts: Sequence[Text], form: Form, join: str = ", "
    ) -> None:
        self.speaker = speaker
        self.parts = parts
        self.form = form
        self.join = join

    def format(self, locale: Locale) -> str:
        """Write it; several are separated by commas, or as the sentence wants."""
        if len(self.parts) == 1:
            return self.speaker.part(self.parts[0], self.form)
        return self.join.join([self.speaker.part(part, self.form) for part in self.parts])

    def trait(self, name: str) -> str:
        """Return what its head is by nature: its gender, whether it lives."""
        return self.speaker.trait(self.parts[0], name) if self.parts else ""

    def bent(self, form: Form, join: str = "") -> Spoken:
        """Return the same text in another form."""
        return Spoken(self.speaker, self.parts, form, join or self.join)

    def beside(self, word: str, form: Form) -> Spoken:
        """Return a word of the language's own that goes along with it."""
        return Spoken(self.speaker, [Text(word)], form)


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
        wanted["number"] = grammar.counted(what.speaker.category(count))
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
        return what.beside(word, form)
    return word.bent(form) if isinstance(word, Spoken) else word


def _trait(what: Any, name: str) -> str:
    """TRAIT($what, "gender"): a fact about a noun, to select by."""
    return what.trait(name) if isinstance(what, Spoken) else ""


FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form, "AGREE": _agree, "TRAIT": _trait}
