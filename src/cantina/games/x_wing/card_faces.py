"""Cards as people read them: printed facts and abilities printed from their definitions."""

from __future__ import annotations

from functools import cache

import msgspec

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import card_text
from cantina.games.x_wing.library import (
    CONDITIONS,
    DAMAGE,
    PILOTS,
    SHIPS,
    UPGRADES,
)
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.rules.equipping import building_text

VALUE_COLOURS = {
    "skill": "orange",
    "attack": "red",
    "agility": "green",
    "hull": "yellow",
    "shields": "blue",
}
"""XW-COMPONENT-21: the colours of the printed values, on cards and ship tokens alike."""

ARC_COLOURS = {"rebel": "red", "imperial": "green", "scum": "yellow"}
"""XW-ARC-1: the colours of the lines that bound a firing arc; scum came later."""


class ShipCardFace(msgspec.Struct, frozen=True):
    """XW-COMPONENT-12: the thirteen items of a ship card."""

    skill: int
    name: Text
    ship_type: Text
    faction: str
    attack: int
    agility: int
    hull: int
    shields: int
    symbol: str
    upgrade_bar: list[str]
    ability: list[Text]
    action_bar: list[str]
    points: int


class UpgradeCardFace(msgspec.Struct, frozen=True):
    """XW-COMPONENT-13: an upgrade card; only a secondary weapon has a value and a range."""

    name: Text
    ability: list[Text]
    symbol: str
    points: int
    attack: int | None = None
    range: tuple[int, int] | None = None
    requirement: str = ""
    turret: bool = False


class DamageCardFace(msgspec.Struct, frozen=True):
    """A damage card seen from its front (XW-CRITICAL-2)."""

    name: Text
    ability: list[Text]
    trait: str


class ConditionCardFace(msgspec.Struct, frozen=True):
    """A condition card."""

    name: Text
    ability: list[Text]


class CardFaces(msgspec.Struct, frozen=True):
    """The cards that matter at a table, by their ids."""

    pilots: dict[str, ShipCardFace]
    upgrades: dict[str, UpgradeCardFace]
    damage: dict[str, DamageCardFace]
    conditions: dict[str, ConditionCardFace]


@cache
def ship_card(pilot: str, by_reference: bool = False) -> ShipCardFace:
    """Return the face of a ship card, as printed or with what the rules reference changed."""
    card = PILOTS[pilot]
    ship = SHIPS[card.ship]
    return ShipCardFace(
        skill=card.skill,
        name=Text(card_name("pilot", pilot)),
        ship_type=Text(card_name("ship", card.ship)),
        faction=card.faction.value,
        attack=ship.attack,
        agility=ship.agility,
        hull=ship.hull,
        shields=ship.shields,
        symbol=card.ship,
        upgrade_bar=[slot.value for slot in card.slots],
        ability=card_text((by_reference and card.errata) or card.abilities),
        action_bar=[action.value for action in ship.actions],
        points=card.points,
    )


@cache
def upgrade_card(upgrade: str, by_reference: bool = False) -> UpgradeCardFace:
    """Return the face of an upgrade card, as printed or with what the rules reference changed."""
    card = UPGRADES[upgrade]
    weapon = card.weapon
    return UpgradeCardFace(
        name=Text(card_name("upgrade", upgrade)),
        ability=upgrade_lines(upgrade, by_reference),
        symbol=card.slot.value,
        points=card.points,
        attack=weapon.attack if weapon else None,
        range=(weapon.nearest, weapon.farthest) if weapon else None,
        requirement=weapon.requirement.value if weapon else "",
        turret=weapon.turret if weapon else False,
    )


def upgrade_lines(upgrade: str, by_reference: bool = False) -> list[Text]:
    """Print an upgrade card: what it does, its other side, and what it says about squads."""
    card = UPGRADES[upgrade]
    front = card_text((by_reference and card.errata) or card.abilities)
    back = card_text(card.back)
    squads = [text("xw-card-line", line=line) for line in building_text(card)]
    return [*front, *[text("xw-other-side", line=line) for line in back], *squads]


@cache
def damage_card(kind: str) -> DamageCardFace:
    """Return the front of a damage card."""
    return DamageCardFace(
        name=Text(card_name("damage", kind)),
        ability=card_text(DAMAGE[kind].abilities),
        trait=DAMAGE[kind].trait.value,
    )


@cache
def condition_card(condition: str) -> ConditionCardFace:
    """Return the face of a condition card."""
    name = Text(card_name("condition", condition))
    return ConditionCardFace(name, card_text(CONDITIONS[condition].abilities))
