"""Speaking one language: each part of a sentence in the form the sentence asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cantina.core import grammar
from cantina.core.grammar import PLAIN, Form
from cantina.core.patterns import number
from cantina.core.spoken import Spoken
from cantina.core.text import Text
from cantina.core.words import Words

_KEPT = 10_000
encode = msgspec.msgpack.Encoder().encode
"""A text as bytes, by which what was written of it is found again."""

K = TypeVar("K")


class Memory(dict[K, str]):
    """What was written once; boards and logs say most things again and again."""

    def keep(self, key: K, written: str) -> str:
        """Remember something, and forget everything when it gets too much."""
        if len(self) >= _KEPT:
            self.clear()
        self[key] = written
        return written


class Voice:
    """Speaks one language; knows the names of the people on the seats."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = tuple(names)
        self.category = words.category
        self._written = Memory[tuple[bytes, Form]]()

    def knows(self, message: Text) -> bool:
        """Say whether the language has every part of a sentence."""
        if self._named(message).id not in self.words:
            return False
        for value in message.args.values():
            if isinstance(value, Text):
                if not self.knows(value):
                    return False
            elif isinstance(value, list) and not all(self.knows(part) for part in value):
                return False
        return True

    def write(self, message: Text) -> str:
        """Return the sentence; arguments that are Texts are written in the form it asks for."""
        return grammar.smooth(self.words.language, self.part(message, PLAIN))

    def part(self, message: Text, form: Form) -> str:
        """Return a part of a sentence in a form."""
        message = self._named(message)
        shape = self.words.shape(message.id, form)
        if isinstance(shape, str):
            return shape
        key = (encode(message), form)
        written = self._written.get(key)
        if written is not None:
            return written
        arguments = self.arguments(message, form)
        return self._written.keep(key, self.words.fill(message.id, shape, arguments))

    def trait(self, message: Text, name: str) -> str:
        """Return a trait of a text: its own, or that of the argument that is its head."""
        own = self.words.trait(message.id, name)
        if isinstance(own, str):
            return own
        if own is not None:
            return self.words.fill(message.id, own, self.arguments(message, PLAIN))
        head = message.args.get(str(self.words.trait(message.id, "head")))
        return self.trait(head, name) if isinstance(head, Text) else ""

    def arguments(self, message: Text, form: Form) -> dict[str, Any]:
        """Return what a message is filled with: the form it stands in, and its own arguments."""
        around = {"case": form.case, "number": form.number, "verb": form.verb}
        own = {name: self._argument(value, form) for name, value in message.args.items()}
        return around | own

    def _argument(self, value: str | int | float | Text | list[Text], form: Form) -> Any:
        if isinstance(value, Text):
            return Spoken(self, [value], form)
        if isinstance(value, list):
            return Spoken(self, value, form)
        if isinstance(value, str):
            return value
        # Babel ignores minimumGroupingDigits
        return number(value, self.words.language != "pl" or abs(value) >= 10_000)

    def _named(self, message: Text) -> Text:
        """Return the person on a seat, where the message is a seat whose name is known."""
        if message.id == "core-seat" and self.names:
            number = message.args["number"]
            if isinstance(number, int) and number <= len(self.names):
                return Text("core-person", {"name": self.names[number - 1]})
        return message
