"""What all commands share: the reader's language, clear errors, plain or JSON output."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console

from cantina.core.fluent import Writer
from cantina.core.languages import LANGUAGES, PSEUDO
from cantina.core.text import Text, text


@cache
def language() -> str:
    """Return the reader's language: CANTINA_LANG, else the system's, else English."""
    wanted = os.environ.get("CANTINA_LANG") or os.environ.get("LANG", "en")
    code = wanted[:3] if wanted.startswith(PSEUDO) else wanted[:2]
    return code if code in (*LANGUAGES, PSEUDO) else "en"


@cache
def reader() -> Writer:
    """Return the writer of the reader's language."""
    return Writer(language())


def say(message: str, /, **arguments: str | int | float | Text | list[Text]) -> str:
    """Return a sentence in the reader's language."""
    return reader().write(text(message, **arguments))


@cache
def console() -> Console:
    """Return the terminal."""
    return Console(highlight=False)


def print_json(value: Any) -> None:
    """Write one JSON document for a program to read."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def fail(reason: Text | str) -> NoReturn:
    """End the command with one clear line."""
    line = reason if isinstance(reason, str) else reader().write(reason)
    sys.stderr.write(" ".join(line.split()) + "\n")
    raise typer.Exit(2)


@contextmanager
def needs_the_server() -> Iterator[None]:
    """Say what to install when the parts of the server are not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        command = "pip install 'cantina[server]'"
        fail(text("cli-needs-server", module=error.name or "", command=command))


def percent(chance: float) -> str:
    """Write a chance as people read it: whole per cent, never 0 or 100 unless it is."""
    if 0 < chance < 0.005:
        return "<1%"
    if 0.995 < chance < 1:
        return ">99%"
    return f"{chance:.0%}"
