"""The rules of `make grammar`, with a dictionary of a few words."""

import pytest

from grammar.dictionary import ADJECTIVE, NOUN, OTHER, VERB, Lexeme, Reading
from grammar.sentences import doubts, goes_with
from grammar.tables import differences, is_table, read

CREDIT = {
    "кредит": [("nom", "sg"), ("acc", "sg")],
    "кредита": [("gen", "sg")],
    "кредиты": [("nom", "pl"), ("acc", "pl")],
    "кредитов": [("gen", "pl")],
    "кредитам": [("dat", "pl")],
}
READINGS = {
    word: frozenset(Reading(NOUN, case, number, "m", "no") for case, number in forms)
    for word, forms in CREDIT.items()
} | {
    "получите": frozenset([Reading(VERB)]),
    "до": frozenset([Reading(OTHER)]),
    "новый": frozenset([Reading(ADJECTIVE, "nom", "sg", "m")]),
    "новая": frozenset([Reading(ADJECTIVE, "nom", "sg", "f")]),
    "новых": frozenset([Reading(ADJECTIVE, "gen", "pl")]),
}


class Few:
    """A dictionary that knows one noun and what may stand beside it."""

    def readings(self, word: str) -> frozenset[Reading]:
        return READINGS.get(word.lower(), frozenset())

    def lexemes(self, word: str) -> list[Lexeme]:
        forms = [(form, each) for form in CREDIT for each in READINGS[form]]
        return [Lexeme(NOUN, "m", frozenset(forms))] if word in CREDIT else []


def found(sentence: str, *names: str) -> list[tuple[str, str]]:
    return [tuple(each) for each in doubts("ru", sentence, Few(), frozenset(names))]


@pytest.mark.parametrize(
    ("sentence", "doubt"),
    [
        ("получите крыдит", ("unknown", "крыдит")),
        ("новая кредит", ("agreement", "новая кредит")),
        ("получите новых кредита", ("agreement", "новых кредита")),
        ("до кредитам", ("preposition", "до кредитам")),
        ("получите 5 кредита", ("numeral", "5 кредита")),
        ("получите 3 кредитов", ("numeral", "2 кредитов")),
        ("получите 1 000 кредита", ("numeral", "5 кредита")),
    ],
)
def test_a_mistake_is_doubted(sentence: str, doubt: tuple[str, str]) -> None:
    assert found(sentence) == [doubt]


@pytest.mark.parametrize(
    "sentence",
    [
        "новый кредит",
        "2 новых кредита",
        "до 3 кредитов",
        "получите 21 кредит",
        "получите 3 кредита, до кредита",
        "получите «крыдит»",
        "новая, кредит",
    ],
)
def test_what_some_reading_makes_right_is_not(sentence: str) -> None:
    assert found(sentence) == []


def test_names_need_no_dictionary() -> None:
    assert found("Рей") == [("unknown", "рей")]
    assert found("Рей", "рей") == []


def test_twenty_one_is_one_in_russian_and_many_in_polish() -> None:
    assert goes_with("ru", 21, "nom", "sg")
    assert not goes_with("pl", 21, "nom", "sg")


def test_a_table_is_compared_form_by_form() -> None:
    source = "x = кредит\n    .gender = f\n    .gen = кредиту\n    .gen-pl = кредитов\n"
    value, attributes = read(source)
    assert is_table(value, attributes)
    del attributes["gen"]
    attributes["gen-pl"] = "кредитей"
    told = list(differences("ru", "x", value, attributes, Few()))
    assert told == [".gender = f: m", ".gen-pl = кредитей: кредитов"]
