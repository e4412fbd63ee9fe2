"""docs/first-bot.md does what it says."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cantina
from cantina.bots.loading import load_bot
from cantina.cli.main import make_app
from cantina.core.window import Explains, Window

PAGE = (Path(__file__).parents[2] / "docs" / "first-bot.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
COMMANDS = re.findall(r"^\$ cantina (.*)$", PAGE, re.M)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["cantina", "--lang", "en"])
    (tmp_path / "mybot.py").write_text(BLOCKS[0])
    (tmp_path / "talking.py").write_text("\n".join(BLOCKS))
    return tmp_path


def test_a_first_bot_takes_fifteen_lines() -> None:
    lines = [line for line in BLOCKS[0].splitlines() if line.strip()]
    assert len(lines) <= 15


def test_the_page_shows_every_command_that_takes_a_bot() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"simulate", "tournament", "play"}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(here: Path, command: str) -> None:
    done = CliRunner().invoke(make_app(), shlex.split(command), input="q\n")
    assert done.exit_code == 0, done.output
    assert done.output


def test_a_bot_with_types_plays_its_game_and_no_other(here: Path) -> None:
    bot = load_bot(f"{here}/talking.py:Cautious", "smugglers-dice", 1)
    assert bot.choose(Window(cantina.start("smugglers-dice", seed=3), 0)) == "trade-lane"
    with pytest.raises(TypeError):
        bot.choose(Window(cantina.start("destiny", seed=3), 0))


def test_the_talking_bot_gives_reasons(here: Path) -> None:
    bot = load_bot(f"{here}/talking.py:Talking", "smugglers-dice", 1)
    assert isinstance(bot, Explains)
    window = Window(cantina.start("smugglers-dice", seed=3), 0)
    reasons = bot.explain(window)
    assert reasons
    assert all(window.legal(reason.key) for reason in reasons)
    assert [one.chance for one in reasons] == sorted((r.chance for r in reasons), reverse=True)
