"""What all commands share: the reader's language, clear errors, plain or JSON output."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any, Final, NoReturn

import msgspec
import typer
from rich.console import Console

from cantina.core.fluent import Writer, writer
from cantina.core.languages import LANGUAGES, PSEUDO, offered
from cantina.core.text import Text, text

LANGUAGE_FLAG: Final = "--lang"


@cache
def language() -> str:
    """Return the reader's language: --lang, CANTINA_LANG, the system's if complete, English."""
    asked = language_code(flagged(sys.argv) or os.environ.get("CANTINA_LANG", ""))
    if asked in (*LANGUAGES, PSEUDO):
        return asked
    variables = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system = language_code(next(filter(None, variables), ""))
    return system if system in offered() else "en"


def flagged(arguments: Sequence[str]) -> str:
    """Return what --lang asks for; it is read before typer does, whose help is written in it."""
    for flag, value in pairwise([*arguments, ""]):
        if flag == LANGUAGE_FLAG:
            return value
        if flag.startswith(f"{LANGUAGE_FLAG}="):
            return flag.partition("=")[2]
    return ""


def language_code(locale: str) -> str:
    """Return the language of a locale: `ru` of `ru_RU.UTF-8`."""
    return re.split("[_.@-]", locale)[0].lower()


@cache
def reader() -> Writer:
    """Return the writer of the reader's language."""
    return Writer(language())


def say(message: str, /, **arguments: str | int | float | Text | list[Text]) -> str:
    """Return a sentence in the reader's language."""
    return reader().write(text(message, **arguments))


def is_yes(entered: str) -> bool:
    """Say whether a typed answer means yes, in the reader's language or in English."""
    words = text("cli-yes-words")
    accepted = reader().write(words).split() + writer("en").write(words).split()
    return entered.strip().lower() in accepted


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
