"""Asking a player for a ship: named by its pilot, chosen on the mat."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.state import Battle


def ask_for_ship(
    g: Battle,
    seat: int,
    ships: list[int],
    prompt: str = "xw-ask-choose-ship",
    rules: tuple[str, ...] = (),
) -> Ask[int]:
    """Let a player choose one of some ships."""
    return Ask(
        seat,
        prompt,
        ships,
        label=lambda ship_id: text("xw-option-ship", ship=ship_name(g, ship_id)),
        at=lambda ship_id: f"ship:{ship_id}",
        rules=rules,
    )
