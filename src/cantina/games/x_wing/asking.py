"""Asking a player for a ship, named by its pilot, or for how far one shifts along."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cantina.core.ask import Ask, AskFree, Blocked
from cantina.core.rng import Rng
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


def ask_for_slide(
    g: Battle,
    ship_id: int,
    prompt: str,
    check: Callable[[float], Blocked | None],
    good: Callable[[], Sequence[float]],
    rules: tuple[str, ...] = (),
) -> AskFree[float]:
    """Ask how far a ship shifts along its template; `good` are places where it can stand."""

    def sample(_: Rng) -> Sequence[float]:
        return good()

    return AskFree(
        g.ship(ship_id).seat,
        text(prompt, ship=ship_name(g, ship_id)),
        parse=float,
        check=check,
        sample=sample,
        form="slide",
        label=lambda slide: text("xw-option-slide", millimetres=f"{slide:+g}"),
        rules=rules,
    )
