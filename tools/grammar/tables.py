"""Compares the tables of nouns and adjectives with the dictionary."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from cantina.core.grammar import Form
from cantina.core.words import words
from grammar.dictionary import ADJECTIVE, NOUN, PARTICIPLE, PRONOUN, Dictionary, Lexeme, Reading

FORM = re.compile(r"(?:(gen|dat|acc|ins|loc))?-?(pl|mp|f|n)?")
WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


def read(source: str) -> tuple[str, dict[str, str]]:
    """Return value and attributes of a message that are plain words; "" for any other value."""
    message = FluentParser().parse_entry(source)
    if not isinstance(message, ast.Message):
        return "", {}
    attributes = {each.id.name: _plain(each.value) for each in message.attributes}
    return _plain(message.value), attributes


def _plain(pattern: ast.Pattern | None) -> str:
    elements = [] if pattern is None else pattern.elements
    words_only = [each.value for each in elements if isinstance(each, ast.TextElement)]
    return "".join(words_only) if len(words_only) == len(elements) else ""


def is_table(value: str, attributes: dict[str, str]) -> bool:
    """Say whether a message is one word with forms."""
    forms = [name for name in attributes if name != "n" and FORM.fullmatch(name)]
    return bool(forms) and WORD.fullmatch(value) is not None


def differences(
    language: str, name: str, value: str, attributes: dict[str, str], known: Dictionary
) -> Iterator[str]:
    """Name what the dictionary would write otherwise, by the lexeme that fits best."""
    adjective = "f" in attributes
    kinds = (ADJECTIVE, PARTICIPLE, PRONOUN) if adjective else (NOUN,)
    lexemes = [each for each in known.lexemes(value) if each.kind in kinds and _starts(each, value)]
    if not lexemes:
        yield f"{value}: no such {kinds[0]}"
        return
    asked = dict(forms_of(attributes))
    if not adjective and "gen" in attributes:  # else it is asked for the forms it has only
        asked |= accusatives(language, name, attributes)
    found = [list(_differing(language, attributes, asked, each, adjective)) for each in lexemes]
    yield from min(found, key=len)


def _starts(lexeme: Lexeme, value: str) -> bool:
    return any(same(form, value) and reading.case == "nom" for form, reading in lexeme.forms)


def forms_of(attributes: dict[str, str]) -> Iterator[tuple[tuple[str, str], str]]:
    """Return case, ending and word of every form in a table."""
    for name, written in attributes.items():
        found = FORM.fullmatch(name)
        if found and WORD.fullmatch(written):
            yield (found[1] or "nom", found[2] or ""), written


def accusatives(language: str, name: str, attributes: dict[str, str]) -> dict[tuple[str, str], str]:
    """Return the accusatives that sentences get, which may be another form of the table."""
    found = {}
    for number in ("sg", "pl"):
        if number == "pl" and "pl" not in attributes:
            continue
        shape = words(language).shape(name, Form(case="acc", number=number))
        if isinstance(shape, str):
            found["acc", "pl" if number == "pl" else ""] = shape
    return found


def _differing(
    language: str,
    attributes: dict[str, str],
    asked: dict[tuple[str, str], str],
    lexeme: Lexeme,
    adjective: bool,
) -> Iterator[str]:
    gender = attributes.get("gender", "")
    if not adjective and gender and lexeme.gender and gender != lexeme.gender:
        yield f".gender = {gender}: {lexeme.gender}"
    for (case, ending), written in asked.items():
        fitting = {
            form
            for form, reading in lexeme.forms
            if _fits(reading, case, ending, adjective, attributes)
        }
        if fitting and not any(same(form, written) for form in fitting):
            label = "-".join(each for each in (case, ending) if each)
            yield f".{label} = {written}: {', '.join(sorted(fitting))}"


def _fits(
    reading: Reading, case: str, ending: str, adjective: bool, attributes: dict[str, str]
) -> bool:
    if reading.case != case:
        return False
    if not adjective:
        plural = ending == "pl" or attributes.get("number") == "pl"
        return reading.number == ("pl" if plural else "sg")
    if ending in ("pl", "mp"):
        if reading.number != "pl":
            return False
        return reading.gender in ("", "mp") or (ending == "pl" and reading.gender != "mp")
    return reading.number == "sg" and reading.gender in ((ending,) if ending else ("m", "mp"))


def same(one: str, other: str) -> bool:
    """Say whether two words are spelled alike but for ё, capitals and the apostrophe."""
    return _spelled(one) == _spelled(other)


def _spelled(word: str) -> str:
    return word.lower().replace("ё", "е").replace("’", "'")
