"""Doubts about written sentences: few rules, each asking whether any reading could be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from grammar.dictionary import ADJECTIVE, NOUN, VERB, Dictionary, Reading

TOKEN = re.compile(r"\d[\d\s]*(?:[.,]\d+)?(?<=\d)|[^\W\d_]+(?:[-’'ʼ][^\W\d_]+)*|[^\w\s]|_")
QUOTED = re.compile(r"«[^»]*»|„[^”]*”|“[^”]*”|\[[^\]]*\]")
LETTERS = {"ru": "[а-яё]", "uk": "[а-щьюяєіїґ]", "pl": "[a-ząćęłńóśźż]"}

GOVERNED = {
    "ru": {
        "gen": "без безо для до из изо от ото у около после вместо против кроме вокруг ради среди",
        "dat": "к ко благодаря",
        "acc": "через сквозь про",
        "ins": "над надо между перед передо",
        "loc": "при",
        "acc loc": "в во на о об обо",
        "acc ins": "за под подо",
        "gen acc ins": "с со",
        "dat acc loc": "по",
    },
    "uk": {
        "gen": "без для до від біля після замість проти крім навколо серед із-за з-під",
        "dat": "завдяки",
        "acc": "через крізь про",
        "ins": "над між перед",
        "loc": "при",
        "gen acc loc": "в у",
        "acc loc": "на о об по",
        "gen acc ins": "за",
        "acc ins": "під",
        "gen ins acc": "з зі із",
    },
    "pl": {
        "gen": "bez dla do od ode u obok około podczas po-za wśród zamiast oprócz wokół spośród",
        "dat": "ku dzięki przeciw",
        "acc": "przez",
        "loc": "przy",
        "acc loc": "w we na o po",
        "acc ins": "nad pod między przed poza",
        "gen acc ins": "za z ze",
    },
}
CASES_OF = {
    language: {
        word: frozenset(cases.split()) for cases, line in table.items() for word in line.split()
    }
    for language, table in GOVERNED.items()
}
OBLIQUE = {("gen", "pl"), ("dat", "pl"), ("ins", "pl"), ("loc", "pl")}
FEW_FORMS = {
    "ru": OBLIQUE | {("gen", "sg"), ("acc", "pl")},
    "uk": OBLIQUE | {("nom", "pl"), ("acc", "pl")},
    "pl": OBLIQUE | {("nom", "pl"), ("acc", "pl")},
}
FEW_WORDS = frozenset(("два", "две", "три", "четыре", "оба", "обе"))
NUMBERING = frozenset(("/", "№", "nr"))
"""After these a number is a name and governs nothing."""


class Doubt(NamedTuple):
    """A rule that no reading of some words keeps."""

    kind: str
    words: str


def doubts(
    language: str, sentence: str, known: Dictionary, names: frozenset[str]
) -> Iterator[Doubt]:
    """Name everything in a sentence that the dictionary does not understand."""
    tokens = TOKEN.findall(QUOTED.sub(" ¶ ", sentence))
    own = re.compile(f"{LETTERS[language]}{{2}}", re.IGNORECASE)
    for token in tokens:
        if own.search(token) and token.lower() not in names and not known.readings(token):
            yield Doubt("unknown", token.lower())
    for before, (one, two) in zip(["", *tokens], pairwise(tokens), strict=False):
        if not two[0].isalpha() or two.lower() in names:
            continue
        nearby = only(known, two, NOUN, ADJECTIVE)
        if not nearby:
            continue
        if one[0].isdigit():
            noun = only(known, two, NOUN)
            if noun and before not in NUMBERING:
                object_of_verb = bool(before and only(known, before, VERB))
                yield from _numeral(language, one, two, noun, object_of_verb)
        elif one.lower() in CASES_OF[language]:
            if not CASES_OF[language][one.lower()] & {each.case for each in nearby}:
                yield Doubt("preposition", f"{one} {two}".lower())
        elif one.lower() not in names:
            yield from _agreement(language, before, one, two, known)


def only(known: Dictionary, word: str, *kinds: str) -> list[Reading]:
    """Return the readings of a word if all are of these kinds."""
    readings = known.readings(word)
    return list(readings) if all(each.kind in kinds for each in readings) else []


def _numeral(
    language: str, number: str, word: str, noun: list[Reading], object_of_verb: bool
) -> Iterator[Doubt]:
    if "," in number or "." in number:
        return
    count = int(re.sub(r"\s", "", number))
    forms = {(each.case, each.number) for each in noun}
    if object_of_verb and category(language, count) == "2":
        forms.discard(("gen", "pl"))  # "до 3 кредитов", but never "получите 3 кредитов"
    if not any(goes_with(language, count, *form) for form in forms):
        yield Doubt("numeral", f"{category(language, count)} {word}".lower())


def category(language: str, count: int) -> str:
    """Return the class of a number, shown by its smallest member."""
    if count == 1 or (language != "pl" and count % 10 == 1 and count % 100 != 11):
        return "1"
    return "2" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "5"


def goes_with(language: str, count: int, case: str, number: str) -> bool:
    """Say whether a noun may stand so beside a number in any sentence."""
    match category(language, count):
        case "1":
            return number == "sg"
        case "2":
            return (case, number) in FEW_FORMS[language]
    return (case, number) in OBLIQUE


def _agreement(
    language: str, before: str, one: str, two: str, known: Dictionary
) -> Iterator[Doubt]:
    adjective, noun = only(known, one, ADJECTIVE), only(known, two, NOUN)
    if not adjective or not noun:
        return
    if any(agree(first, second) for first in adjective for second in noun):
        return
    counted = language == "ru" and (before[:1].isdigit() or before.lower() in FEW_WORDS)
    genitive = any((each.case, each.number) == ("gen", "sg") for each in noun)
    if counted and genitive and any(each.number == "pl" for each in adjective):
        return  # "2 вражеских корабля"
    yield Doubt("agreement", f"{one} {two}".lower())


def agree(adjective: Reading, noun: Reading) -> bool:
    """Say whether an adjective could belong to a noun."""
    if (adjective.case, adjective.number) != (noun.case, noun.number):
        return False
    if adjective.gender and noun.gender and adjective.gender != noun.gender:
        return False
    lives = {adjective.animate, noun.animate}
    return adjective.case != "acc" or lives != {"yes", "no"}
