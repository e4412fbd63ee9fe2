"""What the commands of X-Wing share."""

from __future__ import annotations

from typing import Annotated

import typer

from cantina.cli.common import fail, say
from cantina.core.text import text

AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def in_bounds(option: str, value: int, least: int, most: int) -> None:
    """End the command if a number lies outside its bounds."""
    if not least <= value <= most:
        fail(text("xw-odds-bad-number", option=option, least=least, most=most))
