"""Every ship card, upgrade and damage card with its facts and lines: what a card browser shows."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from cantina.core.text import Text
from cantina.games.x_wing.card_faces import upgrade_lines
from cantina.games.x_wing.cards.frames import card_text
from cantina.games.x_wing.library import (
    DAMAGE,
    PILOTS,
    TYPE_OF,
    UPGRADES,
)
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.names import card_name


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as printed; facts it does not have stay at their defaults."""

    id: str
    kind: Literal["pilot", "upgrade", "damage"]
    card: str
    name: Text
    lines: tuple[Text, ...] = ()
    faction: str = ""
    ship: str = ""
    ship_name: Text | None = None
    skill: int = 0
    points: int = 0
    unique: bool = False
    values: tuple[int, ...] = ()
    """Attack, agility, hull and shields of a ship."""
    actions: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    """The upgrade bar of a ship card, or the slot of an upgrade."""
    dial: tuple[Maneuver, ...] = ()
    """The maneuvers of a ship with their colours."""
    trait: str = ""
    count: int = 0


@cache
def library() -> tuple[Printed, ...]:
    """Return all cards: ship cards, upgrades, damage cards."""
    return (*_pilots(), *_upgrades(), *_damage())


def _pilots() -> list[Printed]:
    return [
        Printed(
            f"pilot:{pilot.xws}",
            "pilot",
            pilot.xws,
            Text(card_name("pilot", pilot.xws)),
            tuple(card_text(pilot.abilities)),
            faction=pilot.faction.value,
            ship=pilot.ship,
            ship_name=Text(card_name("ship", pilot.ship)),
            skill=pilot.skill,
            points=pilot.points,
            unique=pilot.unique,
            values=(
                TYPE_OF[pilot.xws].attack,
                TYPE_OF[pilot.xws].agility,
                TYPE_OF[pilot.xws].hull,
                TYPE_OF[pilot.xws].shields,
            ),
            actions=tuple(action.value for action in TYPE_OF[pilot.xws].actions),
            slots=tuple(slot.value for slot in pilot.slots),
            dial=TYPE_OF[pilot.xws].dial,
        )
        for pilot in PILOTS.values()
    ]


def _upgrades() -> list[Printed]:
    return [
        Printed(
            f"upgrade:{upgrade.xws}",
            "upgrade",
            upgrade.xws,
            Text(card_name("upgrade", upgrade.xws)),
            tuple(upgrade_lines(upgrade.xws)),
            points=upgrade.points,
            unique=upgrade.unique,
            slots=(upgrade.slot.value,),
        )
        for upgrade in UPGRADES.values()
    ]


def _damage() -> list[Printed]:
    return [
        Printed(
            f"damage:{card.card_id}",
            "damage",
            card.card_id,
            Text(card_name("damage", card.card_id)),
            tuple(card_text(card.abilities)),
            trait=card.trait.value,
            count=card.count,
        )
        for card in DAMAGE.values()
    ]
