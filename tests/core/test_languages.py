"""What holds for every message of every translation."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cantina.core.languages import LANGUAGES, entries, missing, offered, read_entries, sources
from core.messages import PART, arguments, messages, parsed, printed, variables, walk, wordings

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
OWN = "word-"
"""Words that only one language needs: pronouns, participles."""

CYRILLIC = "а-яёґєії"
FOREIGN = {"ru": "[іїєґ]", "uk": "[ыэёъ]", "pl": f"[{CYRILLIC}]"}
"""Letters that a language does not have."""
LATIN = re.compile(r"[A-Za-z0-9-]*[A-Za-z]{2}[A-Za-z0-9-]*")
DESIGNATION = re.compile(r"[A-Za-z]-?wing|(?=.*\d)[A-Za-z0-9-]+")
"""Ships and droids that are called alike everywhere: X-wing, YT-1300, 4-LOM."""
LATIN_WORDS = {"TIE", "SLAM", "XWS", "Cantina", "AT-DP", "AT-RT", "AT-ST", "E-Web", "LAAT"}


def lines(language: str) -> Iterator[tuple[str, str]]:
    for name, message in messages(language).items():
        for wording in wordings(message):
            yield name, wording


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    for name, found in parsed(language):
        junk = [e for e in found if isinstance(e, ast.Junk)]
        assert not junk, f"{name}: {junk[0].content[:80]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_cut_into_its_messages_and_each_stands_alone(language: str) -> None:
    assert entries(language).keys() == messages(language).keys()
    for name, message in messages(language).items():
        alone = FluentParser().parse_entry(entries(language)[name])
        assert isinstance(alone, ast.Message)
        assert alone.equals(message, ignored_fields=["span", "comment"])
        assert not any(isinstance(each, ast.MessageReference) for each in walk(message)), name


def test_a_language_is_offered_when_it_has_every_message() -> None:
    whole = [each for each in LANGUAGES if messages(each).keys() >= messages("en").keys()]
    assert list(offered()) == whole
    assert "en" in whole
    assert all((not missing(language)) == (language in whole) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for name, source in sources(language):
        for message in re.findall(r"^([a-z][a-z0-9-]*) =", source, re.M):
            assert message not in seen, f"{message} is in {seen[message]} and in {name}"
            seen[message] = str(name)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_no_message_that_english_lacks_but_its_own_words(language: str) -> None:
    own = {name for name in messages(language) if name.startswith(OWN)}
    assert sorted(messages(language).keys() - own - messages("en").keys()) == []
    assert not any(name.startswith(OWN) for name in messages("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_own_words_exist_and_are_all_used(language: str) -> None:
    written = "".join(source for _, source in sources(language))
    own = [name for name in messages(language) if name.startswith(OWN)]
    assert sorted(own) == sorted(set(re.findall(rf'"({OWN}[a-z0-9-]+)"', written)))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_own_words_lie_where_the_page_finds_them(language: str) -> None:
    """With a game the page loads that game's folder and `core.ftl`, nothing else."""
    common = {name for file, name in own_words(language) if file.name == "core.ftl"}
    for file, source in sources(language):
        asked = set(re.findall(rf'"({OWN}[a-z0-9-]+)"', source))
        beside = {name for place, name in own_words(language) if place.parent == file.parent}
        assert sorted(asked - common - beside) == [], file


def own_words(language: str) -> list[tuple[Path, str]]:
    return [
        (file, name)
        for file, source in sources(language)
        for name in read_entries(source)
        if name.startswith(OWN)
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_the_variables_of_the_english_message(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        if name not in english:
            continue
        assert sorted(printed(english[name]) - variables(message)) == [], f"{name} loses them"
        assert sorted(variables(message) - arguments(english[name])) == [], f"{name} has no such"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_letter_belongs_to_the_language(language: str) -> None:
    mixed = re.compile(f"[{CYRILLIC}][a-z]|[a-z][{CYRILLIC}]", re.I)
    foreign = re.compile(FOREIGN[language], re.I)
    for name, wording in lines(language):
        assert not mixed.search(wording), f"{name}: {wording}"
        assert not foreign.search(wording), f"{name}: {wording}"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_latin_word_is_left_in_cyrillic(language: str) -> None:
    for name, wording in lines(language):
        for word in LATIN.findall(wording):
            known = word.strip("-") in LATIN_WORDS or DESIGNATION.fullmatch(word)
            assert known, f"{name}: {word}"


VOICE = {
    "ru": r"ты|тебя|тебе|тобой|тво[йяёеиюим]\w*",
    "uk": r"ви|вас|вам|вами|ваш\w*",
    "pl": r"państwo|państwa|państwu",
}
"""How a language does not speak to its players: Russian says вы, the others ти and ty."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_players_are_spoken_to_in_one_voice(language: str) -> None:
    wrong = re.compile(rf"\b(?:{VOICE[language]})\b", re.I)
    titles = re.compile(r"^ds-(?:sub)?(?:name|title)|^xw-name|^or-card")
    for name, wording in lines(language):
        assert titles.match(name) or not wrong.search(wording), f"{name}: {wording}"


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ('"', "quotation marks of a typewriter"),
        ("'", "an apostrophe of a typewriter"),
        ("  ", "two spaces"),
        (r" [,.;:!?»”]", "a space before punctuation"),
        (r"[«„] ", "a space after an opening quotation mark"),
        (rf"[\s{PART}]-\s", "a hyphen for a dash"),
        (r"\d-\d", "a hyphen in a range"),
    ],
)
def test_typography(language: str, wrong: str, why: str) -> None:
    found = re.compile(wrong)
    assert [name for name, wording in lines(language) if found.search(wording)] == [], why


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_no_break_space_stands_before_per_cent_and_after_the_numero_sign(language: str) -> None:
    loose = re.compile("[^\N{NO-BREAK SPACE}]%|№[^\N{NO-BREAK SPACE}]")
    assert [name for name, wording in lines(language) if loose.search(wording)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_spaces_where_words_meet_are_left_to_the_writer(language: str) -> None:
    tied = re.compile("\N{NO-BREAK SPACE}[—–]|\\b[aiouwzAIOUWZ]\N{NO-BREAK SPACE}")
    assert [name for name, wording in lines(language) if tied.search(wording)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_quotation_marks_are_closed(language: str) -> None:
    inner = "„”" if language == "pl" else "„“"
    for name, wording in lines(language):
        for opening, closing in ("«»", inner):
            assert wording.count(opening) == wording.count(closing), f"{name}: {wording}"
