"""The steps of an attack by name, for whoever walks through one; the Combat phase fills them in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cantina.games.x_wing.state import Battle

AttackStep = Callable[[Battle], Awaitable[str | None]]

ATTACK_STEPS: dict[str, AttackStep] = {}
