"""Reading a game's options from the command line: `--option fame=8 --option map=random`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from cantina.cli.common import fail, say
from cantina.core.game import AnyGame
from cantina.core.text import text

OptionsFlag = Annotated[
    list[str] | None, typer.Option("--option", "-o", help=say("cli-help-option"))
]


def listed(*given: str) -> list[str]:
    """Return the words of flags that take several, with commas between them."""
    return [word.strip() for each in given for word in each.split(",")]


def read_options(game: AnyGame, flags: list[str] | None) -> dict[str, Any]:
    """Return checked options; a value is JSON, or else a word, or `@FILE` for a file's text."""
    options: dict[str, Any] = {}
    for flag in flags or []:
        name, equals, value = flag.partition("=")
        if not equals:
            fail(text("cli-bad-option", flag=flag))
        if value.startswith("@"):
            options[name] = Path(value[1:]).read_text(encoding="utf-8")
            continue
        try:
            options[name] = msgspec.json.decode(value.encode())
        except msgspec.DecodeError:
            options[name] = value
    game.read_options(options)
    return options
