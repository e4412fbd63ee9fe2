"""`cantina odds pazaak`: the chance that one more roll goes too far."""

from __future__ import annotations

from typing import Annotated

import typer

from cantina.cli.common import console, say
from cantina_pazaak.game import MOST


def register(app: typer.Typer, odds: typer.Typer, cards: typer.Typer) -> None:
    """Add the command."""

    @odds.command("pazaak", help=say("pz-help-odds"))
    def pazaak(total: Annotated[int, typer.Argument(help=say("pz-help-total"))]) -> None:
        over = max(0, min(10, total + 10 - MOST))
        console().print(say("pz-odds", over=over))
