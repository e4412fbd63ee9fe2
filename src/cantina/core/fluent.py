"""Turning a Text into a sentence of the reader's language, or, as a whole, of English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from cantina.core.languages import LANGUAGES, PSEUDO
from cantina.core.problem import Problem
from cantina.core.text import Text, text
from cantina.core.voice import Memory, Voice, encode
from cantina.core.words import Words, words


class UnknownLanguage(Problem):
    """A language nobody has translated to."""


class Writer:
    """Writes Texts in one language; what that language lacks is written in English."""

    def __init__(
        self, language: str, names: Sequence[str] = (), find: Callable[[str], Words] = words
    ) -> None:
        if language not in (*LANGUAGES, PSEUDO):
            possible = ", ".join((*LANGUAGES, PSEUDO))
            raise UnknownLanguage(
                text("core-unknown-language", language=language, possible=possible)
            )
        self.language = language
        self.names = tuple(names)
        self._voice = Voice(find(language), names)
        self._english = self._voice if language in ("en", PSEUDO) else Voice(find("en"), names)
        self._whole = self._voice.words.covers(self._english.words)
        self._written = Memory[bytes]()

    def has(self, message: str) -> bool:
        """Say whether a message exists."""
        return message in self._english.words

    def write(self, message: Text) -> str:
        """Return the sentence: a line that is half translated helps nobody, so never by halves."""
        key = encode(message)
        if key in self._written:
            return self._written[key]
        voice = self._voice if self._whole or self._voice.knows(message) else self._english
        return self._written.keep(key, voice.write(message))


@cache
def writer(language: str = "en") -> Writer:
    """Return the shared writer of a language, which knows no names."""
    return Writer(language)
