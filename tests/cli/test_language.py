"""Which language the terminal speaks, and which answers it takes."""

import subprocess
import sys

import pytest

from cantina.cli import common
from cantina.core.fluent import Writer
from cantina.core.languages import LANGUAGES


@pytest.fixture(autouse=True)
def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CANTINA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(common, "offered", lambda: ("en", "pl"))


def spoken(monkeypatch: pytest.MonkeyPatch, *arguments: str, **variables: str) -> str:
    monkeypatch.setattr("sys.argv", ["cantina", *arguments])
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return common.language.__wrapped__()


def test_the_system_decides_among_the_complete_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken(monkeypatch) == "en"
    assert spoken(monkeypatch, LANG="pl_PL.UTF-8") == "pl"
    assert spoken(monkeypatch, LANG="ru_RU.UTF-8") == "en"
    assert spoken(monkeypatch, LANG="C.UTF-8") == "en"
    assert spoken(monkeypatch, LANG="en_GB", LC_MESSAGES="pl_PL") == "pl"
    assert spoken(monkeypatch, LC_MESSAGES="pl_PL", LC_ALL="en_US") == "en"


def test_a_translator_asks_for_one_in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken(monkeypatch, CANTINA_LANG="ru") == "ru"
    assert spoken(monkeypatch, "--lang", "uk", "games", CANTINA_LANG="ru") == "uk"
    assert spoken(monkeypatch, "--lang=qps", "games") == "qps"
    assert spoken(monkeypatch, "games", "--lang", CANTINA_LANG="xx") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_understood_in_every_language_and_in_english(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(common, "reader", lambda: Writer(language))
    own = {"en": "yes", "ru": "да", "pl": "tak", "uk": "так"}[language]
    for entered in (own, f" {own.upper()} ", own[0], "y", "yes", "1"):
        assert common.is_yes(entered), entered
    for entered in ("", "n", "no", "нет", "nie", "2"):
        assert not common.is_yes(entered), entered


def test_help_is_wholly_in_the_language_of_the_reader() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "cantina", "--lang", "pl", "play", "--help"],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    ).stdout
    for word in ("Użycie:", "Opcje", "Argumenty", "Pokaż ten tekst i\N{NO-BREAK SPACE}zakończ."):
        assert word in said
    for word in ("Usage", "Options", "Arguments", "Show this"):
        assert word not in said
