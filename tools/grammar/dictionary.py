"""Dictionaries of Russian, Ukrainian and Polish, all answering in the words of our tables."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, Protocol

NOUN, ADJECTIVE, OTHER = "noun", "adjective", "other"
PARTICIPLE, PRONOUN, VERB = "participle", "pronoun", "verb"
"""The first two bend like adjectives, but govern words of their own, or stand alone."""


class Reading(NamedTuple):
    """One way to understand a word; what does not apply is empty."""

    kind: str
    case: str = ""
    number: str = ""
    gender: str = ""
    animate: str = ""


class Lexeme(NamedTuple):
    """A word of the dictionary with all its forms."""

    kind: str
    gender: str
    forms: frozenset[tuple[str, Reading]]


class Dictionary(Protocol):
    """What the checker asks."""

    def readings(self, word: str) -> frozenset[Reading]:
        """Return all readings of a word; none if it is unknown."""

    def lexemes(self, word: str) -> list[Lexeme]:
        """Return the words that have this form."""


CASES = {"nomn": "nom", "gent": "gen", "gen1": "gen", "gen2": "gen", "datv": "dat", "accs": "acc"}
CASES |= {"acc2": "acc", "ablt": "ins", "loct": "loc", "loc1": "loc", "loc2": "loc", "voct": "voc"}
GENDERS = {"masc": "m", "femn": "f", "neut": "n"}


class EastSlavic:
    """Russian or Ukrainian, as pymorphy3 knows it."""

    def __init__(self, language: str) -> None:
        import pymorphy3

        self.language = language
        self._analyzer = pymorphy3.MorphAnalyzer(lang=language)
        self.readings = cache(self._readings)

    def _readings(self, word: str) -> frozenset[Reading]:
        return frozenset(self._reading(found.tag) for found in self._parse(word))

    def lexemes(self, word: str) -> list[Lexeme]:
        """Return the words that have this form."""
        found = []
        for parse in self._parse(word):
            own = self._reading(parse.tag)
            forms = frozenset((each.word, self._reading(each.tag)) for each in parse.lexeme)
            found.append(Lexeme(own.kind, own.gender, forms))
        return found

    def _parse(self, word: str) -> list[Any]:
        plain = word.lower().replace("’", "'").replace("ʼ", "'")
        if not self._analyzer.word_is_known(plain):
            return []
        return [each for each in self._analyzer.parse(plain) if each.is_known]

    def _reading(self, tag: Any) -> Reading:
        marks = tag.grammemes
        kind = OTHER
        if "NOUN" in marks:
            # what never bends stands in any case
            kind = OTHER if "Fixd" in marks else NOUN
        elif "ADJF" in marks and "Fixd" not in marks:
            kind = ADJECTIVE
        elif "PRTF" in marks:
            kind = PARTICIPLE
        elif "NPRO" in marks:
            kind = PRONOUN
        elif "VERB" in marks or "INFN" in marks:
            kind = VERB
        case = next((CASES[each] for each in marks if each in CASES), "")
        kind = kind if case or kind == VERB else OTHER  # some entries do not say: any case
        gender = next((GENDERS[each] for each in marks if each in GENDERS), "")
        number = "pl" if "plur" in marks else "sg"
        animate = "yes" if "anim" in marks else "no" if "inan" in marks else ""
        return Reading(kind, case, number, gender, animate)


POLISH = {"subst": NOUN, "depr": NOUN, "ger": NOUN, "adj": ADJECTIVE}
POLISH |= {"ppas": PARTICIPLE, "pact": PARTICIPLE, "impt": VERB, "inf": VERB, "fin": VERB}


class Polish:
    """Polish, as Morfeusz knows it."""

    language = "pl"

    def __init__(self) -> None:
        import morfeusz2

        self._morfeusz = morfeusz2.Morfeusz()
        self.readings = cache(self._readings)

    def _readings(self, word: str) -> frozenset[Reading]:
        return frozenset(
            reading for _, tag in self._analyses(word) for reading in self._expand(tag)
        )

    def lexemes(self, word: str) -> list[Lexeme]:
        """Return the words that have this form."""
        found = []
        for lemma, tag in sorted(set(self._analyses(word))):
            for own in self._expand(tag):
                forms = frozenset(
                    (form, reading)
                    for form, name, each, *_ in self._morfeusz.generate(lemma.split(":")[0])
                    if name == lemma and each.split(":")[0] in (tag.split(":")[0], "depr")
                    for reading in self._expand(each)
                )
                found.append(Lexeme(own.kind, own.gender, forms))
        return found

    def _analyses(self, word: str) -> list[tuple[str, str]]:
        for spelling in dict.fromkeys((word.lower(), word)):
            found = self._morfeusz.analyse(spelling)
            known = [(each[1], each[2]) for start, end, each in found if each[2] != "ign"]
            if known:
                parts = any(start or end > 1 for start, end, _ in found)
                return [("", "parts")] if parts else known
        return []

    def _expand(self, tag: str) -> list[Reading]:
        """Return what a tag such as `subst:pl:nom.acc:m3` stands for, one by one."""
        name, *rest = tag.split(":")
        kind = POLISH.get(name, OTHER)
        if kind in (OTHER, VERB):
            return [Reading(kind)]
        number, cases, genders = rest[:3]
        return [
            Reading(kind, "ins" if case == "inst" else case, one, *_polish_gender(gender))
            for one in number.split(".")
            for case in cases.split(".")
            for gender in genders.split(".")
        ]


def _polish_gender(gender: str) -> tuple[str, str]:
    """Return gender and life; men are a gender of their own."""
    if gender.startswith("m"):
        return ("mp" if gender == "m1" else "m"), ("no" if gender == "m3" else "yes")
    return gender[0], ""


def dictionary(language: str) -> Dictionary:
    """Return the dictionary of a language."""
    return Polish() if language == "pl" else EastSlavic(language)
