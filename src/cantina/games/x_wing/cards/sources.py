"""Where a ship's abilities come from: its pilot, upgrades and face-up damage cards.

XW-CARD-ABILITY-3: a card affects only the ship it belongs to unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from cantina.core.effects import walk
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.vocabulary import (
    Ability,
    ActionHeader,
    Modifier,
    Static,
    Trigger,
    Window,
)
from cantina.games.x_wing.cards.words.cards import UntilEndOfRound
from cantina.games.x_wing.cards.words.damage import CountsAs
from cantina.games.x_wing.cards.words.further_attacks import InsteadOfAttack
from cantina.games.x_wing.cards.words.values import Silenced
from cantina.games.x_wing.content import UPGRADES
from cantina.games.x_wing.content.abilities import (
    CONDITION_ABILITIES,
    DAMAGE_ABILITIES,
    OTHER_SIDES,
    PILOT_ABILITIES,
    UPGRADE_ABILITIES,
)
from cantina.games.x_wing.printed import Slot
from cantina.games.x_wing.state import Battle, Ship

M = TypeVar("M", bound=Modifier)

Source = tuple[str, tuple[Ability, ...]]

SILENCING = frozenset(
    kind
    for kind, abilities in DAMAGE_ABILITIES.items()
    if any(isinstance(a, Static) and isinstance(a.gives, Silenced) for a in abilities)
)


def is_silenced(ship: Ship) -> bool:
    """Whether a damage card makes everybody ignore the pilot's ability and Elite upgrades."""
    return any(card.face_up and card.kind in SILENCING for card in ship.damage)


def sources(g: Battle, ship: Ship) -> list[Source]:
    """Return the ship's cards that have abilities now, in a fixed order."""
    found: list[Source] = []
    silenced = bool(ship.damage) and is_silenced(ship)
    if ship.talent in PILOT_ABILITIES and not silenced:
        found.append((f"pilot:{ship.talent}", PILOT_ABILITIES[ship.talent]))
    for upgrade in upgrades_in_force(g, ship):
        if upgrade in UPGRADE_ABILITIES and not (silenced and is_elite(upgrade)):
            found.append((f"upgrade:{upgrade}", side_up(ship, upgrade)))
    for card in ship.damage:
        if card.face_up and card.kind in DAMAGE_ABILITIES:
            found.append((f"damage:{card.card_id}", DAMAGE_ABILITIES[card.kind]))
    for condition in ship.conditions:
        found.append((f"condition:{condition}", CONDITION_ABILITIES[condition]))
    for source in ship.lasting:
        found.append((f"{source}:lasting", lasting_of(source)))
    return found


def upgrades_in_force(g: Battle, ship: Ship) -> list[str]:
    """Return the upgrades, with the weapon that fires even if firing it discarded it."""
    attack = g.attack
    if attack is None or attack.attacker != ship.ship_id or not attack.weapon:
        return ship.upgrades
    return ship.upgrades if attack.weapon in ship.upgrades else [*ship.upgrades, attack.weapon]


def side_up(ship: Ship, upgrade: str) -> tuple[Ability, ...]:
    """Return the abilities of the side of a card that is up."""
    if upgrade in ship.flipped:
        return OTHER_SIDES[upgrade]
    return UPGRADE_ABILITIES[upgrade]


def is_elite(upgrade: str) -> bool:
    """Whether an upgrade has the Elite symbol."""
    return UPGRADES[upgrade].slot is Slot.ELITE


@cache
def lasting_of(source: str) -> tuple[Ability, ...]:
    """Return what a card gives until the end of the round."""
    kind, _, card = source.partition(":")
    table = PILOT_ABILITIES if kind == "pilot" else UPGRADE_ABILITIES
    return tuple(
        ability
        for node in walk((*table[card], *OTHER_SIDES.get(card, ())))
        if isinstance(node, UntilEndOfRound)
        for ability in node.abilities
    )


Kinds = frozenset[Window | type[Modifier]]

_KINDS: dict[int, tuple[tuple[Ability, ...], Kinds]] = {}
"""By the identity of a card's abilities, kept alive here: comparing them would be slow."""


def kinds_in(abilities: tuple[Ability, ...] | None) -> Kinds:
    """Return the moments some abilities watch and the kinds of modifiers they give."""
    known = _KINDS.get(id(abilities))
    if known is not None:
        return known[1]
    found: set[Window | type[Modifier]] = set()
    for ability in abilities or ():
        if isinstance(ability, Trigger):
            found.add(ability.when)
        elif isinstance(ability, Static):
            found.add(type(ability.gives))
    kinds = frozenset(found)
    _KINDS[id(abilities)] = (abilities or (), kinds)
    return kinds


def has_only_its_pilot(g: Battle, ship: Ship) -> bool:
    """Whether a ship's pilot is the only card beside it, and none of its weapons fires."""
    if ship.upgrades or ship.damage or ship.lasting or ship.conditions:
        return False
    attack = g.attack
    return attack is None or not attack.weapon or attack.attacker != ship.ship_id


def statics(g: Battle, ship: Ship, kind: type[M]) -> list[M]:
    """Return the modifiers of one kind that the ship's cards have in force."""
    found: list[M] = []
    if has_only_its_pilot(g, ship) and kind not in kinds_in(
        PILOT_ABILITIES.get(ship.mimics or ship.pilot)
    ):
        return found
    for source, abilities in sources(g, ship):
        for ability in abilities:
            if not isinstance(ability, Static) or not isinstance(ability.gives, kind):
                continue
            condition = ability.provided
            scene = Scene(g, ship.ship_id, ship.ship_id, source)
            if condition is None or language.test(scene, condition):
                g.use(source)
                found.append(ability.gives)
    return found


def is_watching(g: Battle, ship: Ship, window: Window) -> bool:
    """Whether any card of a ship could trigger at a moment; cheap, before looking closer."""
    pilot = PILOT_ABILITIES.get(ship.mimics or ship.pilot)
    if ship.lasting or (pilot is not None and window in kinds_in(pilot)):
        return True
    for upgrade in upgrades_in_force(g, ship):
        if window in kinds_in(UPGRADE_ABILITIES.get(upgrade)):
            return True
        if upgrade in ship.flipped and window in kinds_in(OTHER_SIDES[upgrade]):
            return True
    for condition in ship.conditions:
        if window in kinds_in(CONDITION_ABILITIES[condition]):
            return True
    for card in ship.damage:
        if card.face_up and window in kinds_in(DAMAGE_ABILITIES.get(card.kind)):
            return True
    return False


def triggers(g: Battle, ship: Ship, window: Window) -> Iterator[tuple[str, int, Trigger]]:
    """Yield the ship's abilities that watch a window: source, number on the card, ability."""
    for source, abilities in sources(g, ship):
        for index, ability in enumerate(abilities):
            if isinstance(ability, Trigger) and ability.when is window:
                yield source, index, ability


def turns_instead_of_attacks(g: Battle, ship: Ship) -> list[tuple[str, int, InsteadOfAttack]]:
    """Return what a ship may do in the Combat phase in place of attacking."""
    if not ship.upgrades:
        return []
    return [
        (source, index, ability)
        for source, abilities in sources(g, ship)
        for index, ability in enumerate(abilities)
        if isinstance(ability, InsteadOfAttack)
    ]


def action_headers(g: Battle, ship: Ship) -> list[tuple[str, int, ActionHeader]]:
    """Return the ship's further actions (XW-ACTION-5)."""
    return [
        (source, index, ability)
        for source, abilities in sources(g, ship)
        for index, ability in enumerate(abilities)
        if isinstance(ability, ActionHeader)
    ]


@cache
def worth(kind: str) -> int:
    """XW-DECK-4: how much damage a face-up damage card counts as."""
    for ability in DAMAGE_ABILITIES.get(kind, ()):
        if isinstance(ability, Static) and isinstance(ability.gives, CountsAs):
            return ability.gives.damage
    return 1
