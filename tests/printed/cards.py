"""Every card of a game as players read it, so that a change of a card is read as a diff.

Each complete language has its files. Run as a program to write them anew after a change that
you mean: `.venv/bin/python tests/printed/cards.py`.
"""

import os
from pathlib import Path

from typer.testing import CliRunner

from cantina.cli import common
from cantina.cli.main import make_app
from cantina.core.languages import offered

FOLDER = Path(__file__).parent
GAMES = ("destiny", "outer-rim", "x-wing")


def file_of(language: str, game: str) -> Path:
    """Return the file that holds the cards of a game in a language."""
    return FOLDER / language / f"{game}.txt"


def printed(language: str, game: str) -> str:
    """Return what `cantina cards` says in a language."""
    before = os.environ.get("CANTINA_LANG", "")
    try:
        speak(language)
        answer = CliRunner().invoke(make_app(), ["cards", game])
    finally:
        speak(before)
    assert answer.exit_code == 0, answer.output
    return answer.output


def speak(language: str) -> None:
    """Have the terminal speak a language from now on."""
    os.environ["CANTINA_LANG"] = language
    common.language.cache_clear()
    common.reader.cache_clear()


if __name__ == "__main__":
    for each in offered():
        for name in GAMES:
            file_of(each, name).parent.mkdir(exist_ok=True)
            file_of(each, name).write_text(printed(each, name), "utf-8")
