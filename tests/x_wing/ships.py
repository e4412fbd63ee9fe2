"""Ships of both sides where a test wants them, with whatever it wants on and beside them."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.games.x_wing.state import (
    IN_PLAY,
    Bomb,
    CardKind,
    CardsBeside,
    DamageCard,
    Deeds,
    Flight,
    Lock,
    Ship,
    Source,
)

REBEL, IMPERIAL = 0, 1


def x_wing(
    pilot: str = "rookiepilot", at: tuple[float, float, float] = (450, 300, 90), **more: Any
) -> Ship:
    """Make a Rebel ship; without other orders it faces north from (450, 300)."""
    return _ship("rebel", REBEL, pilot, at, more)


def tie(
    pilot: str = "academypilot", at: tuple[float, float, float] = (450, 500, 270), **more: Any
) -> Ship:
    """Make an Imperial ship; without other orders it faces south from (450, 500)."""
    return _ship("imperial", IMPERIAL, pilot, at, more)


def _ship(
    side: str, seat: int, pilot: str, at: tuple[float, float, float], more: dict[str, Any]
) -> Ship:
    x, y, heading = (float(value) for value in at)
    fields = {"upgrades": [], "shields": -1, "status": IN_PLAY, **more}
    fields["upgrades"] = tuple(fields["upgrades"])
    if "lock" in fields:
        fields["locks"] = (Lock(fields.pop("lock"), ""),)
    for group, kind in (("flight", Flight), ("deeds", Deeds), ("cards", CardsBeside)):
        inner = {name: fields.pop(name) for name in kind.__struct_fields__ if name in fields}
        fields[group] = msgspec.convert(inner, kind)
    return Ship(-1, fields.pop("seat", seat), side, pilot, x=x, y=y, heading=heading, **fields)


def damage(*kinds: str, face_up: bool = True, dealt: int = 1) -> tuple[DamageCard, ...]:
    """Damage cards; an empty kind is a card nobody has seen."""
    return tuple(
        DamageCard(900 + i, kind, face_up=face_up and bool(kind), round_dealt=dealt)
        for i, kind in enumerate(kinds)
    )


def upgrade_source(card: str) -> Source:
    """Name an upgrade card as the source of an ability."""
    return Source(CardKind.UPGRADE, card)


def mine(x: float, y: float) -> Bomb:
    """Lay proximity mines, which somebody else has dropped."""
    return Bomb(0, "proximitymines", IMPERIAL, x, y)
