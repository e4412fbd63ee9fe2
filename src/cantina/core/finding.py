"""Finding by words as people type them: any form of a word, with or without its accents.

The browser does the same (`web/src/lib/finding.ts`); `tests/core/finding.jsonl` holds what both
must find.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from cantina.core.grammar import TRAITS
from cantina.core.languages import entries

_LETTERS: Final = str.maketrans({"ł": "l", "ґ": "г", "’": "'", "ʼ": "'"})
_WORD: Final = re.compile(r"[\w'-]+")
_FORM: Final = re.compile(r"^ +\.([a-z-]+) *= *([^{}\n]+)$", re.MULTILINE)
_VALUE: Final = re.compile(r"^\S+ *= *([^{}\n]+)$", re.MULTILINE)
_FLEETING: Final = re.compile(r"[eoеоі](?=[^aeiouyаеєиіоуыюяь]$)")
"""A vowel that comes and goes before the last consonant: statek, statku; корабель, корабля."""
_SHORTEST: Final = 3
"""A stem is never shorter."""

ENDINGS: Final[dict[str, str]] = {
    "en": "ing|ies|ed|es|s|y",
    "ru": "ами|ями|ыми|ими|ого|его|ому|ему|ах|ях|ов|ев|еи|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|"
    "ым|им|ам|ям|ом|ем|ет|ит|ют|ят|ть|те|а|я|о|е|ы|и|у|ю|ь",
    "uk": "ами|ями|ими|ого|ому|ах|ях|ів|ев|еи|іи|ии|ою|ею|єю|ая|яя|ое|ее|ую|юю|их|им|ам|ям|ом|ем|"
    "єм|ає|ує|ить|ють|ать|ти|а|я|о|е|є|и|і|у|ю|ь",
    "pl": "ami|ach|ego|emu|ymi|imi|owi|iem|iej|ych|ich|ow|om|em|ie|ej|ym|im|ac|ec|ic|a|e|i|o|u|y",
}
"""What is added to a word when it bends, the longest first, written without accents."""
_ENDING: Final = {
    language: re.compile(rf"(?<=\w{{{_SHORTEST}}})(?:{endings})$")
    for language, endings in ENDINGS.items()
}


def folded(said: str) -> str:
    """Return words as they are compared: small letters without accents."""
    parts = unicodedata.normalize("NFKD", said.casefold())
    bare = "".join([letter for letter in parts if not unicodedata.combining(letter)])
    return bare.translate(_LETTERS)


def tokens(said: str) -> list[str]:
    """Return the words of a text as they are compared."""
    return _WORD.findall(folded(said))


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """Return what stays of a word when it bends."""
    if language in _ENDING:
        word = _ENDING[language].sub("", word)
    if language == "en" or len(word) <= _SHORTEST + 1:
        return word
    return _FLEETING.sub("", word)


@cache
def kin(language: str) -> dict[str, frozenset[str]]:
    """Return for each form of a noun or adjective all of them, as the language's messages say."""
    found: dict[str, frozenset[str]] = {}
    for source in entries(language).values():
        value = _VALUE.match(source)
        forms = [tokens(form) for name, form in _FORM.findall(source) if name not in TRAITS]
        if value is None or not forms:
            continue
        alike = [tokens(value[1]), *forms]
        for family in zip(*[each for each in alike if len(each) == len(alike[0])], strict=True):
            for form in family:
                found[form] = found.get(form, frozenset()) | frozenset(family)
    return found


def is_in(typed: str, said: list[str], language: str) -> bool:
    """Say whether a typed word is among these: its beginning, or any form of it."""
    family = kin(language).get(typed, frozenset())
    root = stem(typed, language)
    return any(
        word.startswith(typed) or word in family or stem(word, language) == root for word in said
    )


def finds(typed: str, said: str, language: str) -> bool:
    """Say whether a text holds every typed word in any of its forms."""
    words = tokens(said)
    return all(is_in(word, words, language) for word in tokens(typed))
