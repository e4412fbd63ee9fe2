"""Every card of a game as players read it, so that a change of a card is read as a diff.

Run as a program to write the files anew after a change that you mean:
`.venv/bin/python tests/printed/cards.py`.
"""

from pathlib import Path

from typer.testing import CliRunner

from cantina.cli.main import make_app

FOLDER = Path(__file__).parent
GAMES = ("destiny", "outer-rim", "x-wing")


def file_of(language: str, game: str) -> Path:
    """Return the file that holds the cards of a game in a language."""
    return FOLDER / language / f"{game}.txt"


def printed(game: str) -> str:
    """Return what `cantina cards` says."""
    answer = CliRunner().invoke(make_app(), ["cards", game])
    assert answer.exit_code == 0, answer.output
    return answer.output


if __name__ == "__main__":
    for each in GAMES:
        file_of("en", each).write_text(printed(each), "utf-8")
