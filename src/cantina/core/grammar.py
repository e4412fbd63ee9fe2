"""How words bend: which form of a message a sentence asks for, language by language.

A sentence never names a form of a word itself. It says in which case and number it needs a part
(`FORM($dice, case: "acc")`), or that a word goes along with another (`AGREE($colour, $what)`),
and the part's own message answers with the attribute that fits. The browser does the same
(`web/src/lib/grammar.ts`); `tests/core/grammar.jsonl` holds the examples both must write alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

SINGULAR: Final = "sg"
PLURAL: Final = "pl"
SAME: Final = "same"
"""As a value of `number`: that of the sentence around."""
FEW: Final = "few"
MANY: Final = "many"
DIRECT: Final = ("nom", "acc")
"""The cases in which a number governs its noun; in all others it goes along with it."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """What a sentence asks of a part: case, number, whose gender it takes, how its verb stands."""

    case: str = "nom"
    number: str = SINGULAR
    gender: str = ""
    animate: bool = False
    verb: str = "you"


PLAIN: Final = Form()

TRAITS: Final = frozenset(
    ("gender", "animate", "number", "head", "kind", "person", "long", "chain", "conditional")
)
"""Attributes that say what a message is; all others are forms of it."""

ALIKE: Final[dict[str, dict[str, str]]] = {
    "ru": {"dat-f": "gen-f", "ins-f": "gen-f", "loc-f": "gen-f", "loc-pl": "gen-pl"},
    "uk": {"loc-f": "dat-f", "loc-pl": "gen-pl"},
    "pl": {"dat-f": "gen-f", "loc-f": "gen-f", "ins-f": "acc-f", "loc": "ins", "loc-pl": "gen-pl"},
}
"""Forms of adjectives that are written alike, so that a table need not repeat them."""


def counted(category: str) -> str:
    """Return the number that a plural category asks for."""
    return {"one": SINGULAR, "few": FEW}.get(category, MANY)


class Word(msgspec.Struct, frozen=True, gc=False):
    """What a word is by nature: an adjective takes gender and life from its noun."""

    adjective: bool = False
    gender: str = ""
    animate: bool = False


def settle(language: str, form: Form, word: Word) -> tuple[str, str]:
    """Return the case and number in which a word stands, also after a numeral."""
    if form.number not in (FEW, MANY):
        return form.case, form.number
    if language == "en" or form.case not in DIRECT:
        return form.case, PLURAL
    if form.number == MANY or (form.case == "acc" and lives(language, word, PLURAL)):
        return "gen", PLURAL
    if language != "ru":
        return ("gen", PLURAL) if word.gender == "mp" else (form.case, PLURAL)
    if word.adjective:
        return (form.case, PLURAL) if word.gender == "f" else ("gen", PLURAL)
    return "gen", SINGULAR


def lives(language: str, word: Word, number: str) -> bool:
    """Say whether the accusative of a word is its genitive."""
    if not word.animate:
        return False
    if number == PLURAL:
        return language != "pl" or word.gender == "mp"
    return word.gender not in ("f", "n")


def keys(language: str, form: Form, word: Word) -> Iterator[str]:
    """Name the attributes that could hold a form, best first; "" is the message's own value."""
    case, number = settle(language, form, word)
    cases = [case]
    if case == "acc":
        cases += ["gen"] * lives(language, word, number) + ["nom"]
    for each in cases:
        for end in endings(number, word.gender if word.adjective else ""):
            key = "-".join(part for part in ("" if each == "nom" else each, end) if part)
            yield key
            if word.adjective and key in ALIKE.get(language, {}):
                yield ALIKE[language][key]


def endings(number: str, gender: str) -> Iterator[str]:
    """Name the ending of a number or gender; masculine is the one that is not marked."""
    if number == PLURAL:
        if gender == "mp":
            yield "mp"
        yield PLURAL
        return
    if gender in ("f", "n"):
        yield gender
    if gender != "f":
        yield ""


# --- where words meet --------------------------------------------------------------------------

_ALONE = r"(?<![^\s«„(].)"
"""After a letter: it is a word of its own. Behind the letter, for then the search is quick."""
_RU = "[бвгджзклмнпрстфхцчшщ]"
_PL = "[bcćdfghjklłmnńprsśtwzźż]"
_UK = "[бвгґджзйклмнпрстфхцчшщ]"
_UK_VOWEL = "[аеєиіїоуюя]"


def _longer(preposition: str, ending: str, before: str) -> tuple[str, str]:
    letters = preposition + preposition.upper()
    return rf"[{letters}]{_ALONE}(?= (?:{before}))", rf"\g<0>{ending}"


def _comma(before: str, *after: str) -> tuple[str, str]:
    found = "|".join([f"(?<={each} {before} )" for each in after])
    return f" {before} (?:{found})", f", {before} "


def _rules(*rules: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(seen), told) for seen, told in rules)


_INNER = ("«([^«»]*)«([^«»]*)»([^«»]*)»", r"«\1„\2“\3»")
"""A name in quotation marks inside others has those of the second rank."""
_DASH = (" (?=[—–])", "\u00a0")
"""No line begins with a dash."""
_TIED = (rf"([aiouwzAIOUWZ]{_ALONE}) ", "\\1\u00a0")
"""No line of Polish ends in a word of one letter."""

MEETING: Final = {
    "ru": _rules(
        (" ,", ","),
        _INNER,
        _comma(
            "если",
            "затем",
            "иначе",
            "и",
            "при успехе",
            "при провале",
            "при победе",
            "при поражении",
        ),
        _longer("с", "о", f"[сзшжС]{_RU}|щ|вс"),
        _longer("в", "о", f"[вф]{_RU}"),
        _longer("к", "о", "вс|мн"),
        _longer("о", "б", "[аоуэиАОУЭИ]"),
        _DASH,
    ),
    "pl": _rules(
        (" ,", ","),
        ("„([^„”]*)„([^„”]*)”([^„”]*)”", r"„\1«\2»\3”"),
        _comma("jeśli", "następnie", "przeciwnym razie"),
        _longer("z", "e", f"[szśźżw]{_PL}"),
        _longer("w", "e", f"[wf]{_PL}"),
        _TIED,
        _DASH,
    ),
    "uk": _rules(
        (" ,", ","),
        _INNER,
        _comma(
            "якщо",
            "потім",
            "інакше",
            "за успіху",
            "за провалу",
            "за перемоги",
            "за поразки",
        ),
        (f"в(?<={_UK} в)(?= {_UK})", "у"),
        (f"у(?<={_UK_VOWEL} у)(?= {_UK_VOWEL})", "в"),
        _longer("з", "і", f"[сзшжчц]{_UK}|щ"),
        (f"з{_ALONE}(?= [сзшжчц])", "із"),
        _DASH,
    ),
}
"""Rules of euphony, commas and spaces that no message keeps alone: it sees no neighbour."""


def smooth(language: str, sentence: str) -> str:
    """Join the words of a whole sentence as they are spoken: "со щитом", "ze stosu"."""
    for seen, told in MEETING.get(language, ()):
        if seen.search(sentence):  # hardly ever, and to look is quicker than to replace
            sentence = seen.sub(told, sentence)
    return sentence
