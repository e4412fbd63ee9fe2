"""Where a ship's abilities come from: its pilot, upgrades, conditions and face-up damage cards.

XW-CARD-ABILITY-3: a card affects only the ship it belongs to unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from cantina.core.cards import Rule
from cantina.games.x_wing.cards.frames import Abilities, Ability
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.standing.damage import CountsAs
from cantina.games.x_wing.cards.standing.values import SharesTalents, Silenced
from cantina.games.x_wing.library import (
    BACKS,
    CONDITION_ABILITIES,
    DAMAGE_ABILITIES,
    PILOT_ABILITIES,
    UPGRADE_ABILITIES,
    UPGRADES,
)
from cantina.games.x_wing.state import IN_PLAY, Battle, CardKind, Ship, Source
from cantina.games.x_wing.terms import Slot, Window

R = TypeVar("R", bound=Rule)

Found = tuple[Source, int, Ability]
"""An ability in force: the card, its number on the card, and what it is."""


def is_silenced(ship: Ship) -> bool:
    """Whether a damage card makes everybody ignore the pilot's ability and Elite upgrades."""
    for card in ship.damage:
        abilities = DAMAGE_ABILITIES.get(card.kind) if card.face_up else None
        if abilities is not None and Silenced in abilities.standing and not card.arriving:
            return True
    return False


def sources(g: Battle, ship: Ship) -> list[tuple[Source, Abilities]]:
    """Return the ship's cards that have abilities now, in a fixed order."""
    found: list[tuple[Source, Abilities]] = []
    silenced = bool(ship.damage) and is_silenced(ship)
    pilot = PILOT_ABILITIES.get(ship.talent)
    if pilot is not None and not silenced:
        found.append((pilot.source, pilot))
    for upgrade in upgrades_in_force(g, ship):
        abilities = side_up(ship, upgrade)
        if abilities is not None and not (silenced and is_elite(upgrade)):
            found.append((abilities.source, abilities))
            if SharesTalents in abilities.standing:
                found += [(shared.source, shared) for shared in shared_talents(g, ship, abilities)]
    for card in ship.damage:
        if card.face_up and card.kind in DAMAGE_ABILITIES:
            source = Source(CardKind.DAMAGE, str(card.card_id))
            found.append((source, DAMAGE_ABILITIES[card.kind]))
    for condition in ship.cards.conditions:
        abilities = CONDITION_ABILITIES[condition]
        found.append((abilities.source, abilities))
    for source in ship.cards.lasting:
        if not (silenced and is_hushed(ship, source)):
            found += [(lasting.source, lasting) for lasting in lasting_of(source)]
    return found


def is_hushed(ship: Ship, source: Source) -> bool:
    """Whether a card is of the kind that everybody ignores on a ship whose pilot is silenced."""
    if source.kind is CardKind.PILOT:
        return source.card == ship.talent
    return source.card in ship.upgrades and is_elite(source.card)


def shared_talents(g: Battle, ship: Ship, card: Abilities) -> Iterator[Abilities]:
    """Yield the pilot abilities that a card lends a ship from friends with a certain card."""
    for standing in card.standing[SharesTalents]:
        wanted = standing.rule.card if isinstance(standing.rule, SharesTalents) else ""
        for friend in g.ships:
            lends = friend is not ship and friend.side == ship.side and wanted in friend.upgrades
            pilot = PILOT_ABILITIES.get(friend.talent) if lends else None
            if pilot is not None and friend.status == IN_PLAY:
                yield pilot


def upgrades_in_force(g: Battle, ship: Ship) -> list[str]:
    """Return the upgrades, with the weapon that fires even if firing it discarded it."""
    attack = g.attack
    if attack is None or attack.attacker != ship.ship_id or not attack.weapon:
        return ship.upgrades
    return ship.upgrades if attack.weapon in ship.upgrades else [*ship.upgrades, attack.weapon]


def side_up(ship: Ship, upgrade: str) -> Abilities | None:
    """Return the abilities of the side of a card that is up."""
    return (BACKS if upgrade in ship.cards.flipped else UPGRADE_ABILITIES).get(upgrade)


def is_elite(upgrade: str) -> bool:
    """Whether an upgrade has the Elite symbol."""
    return UPGRADES[upgrade].slot is Slot.ELITE


def lasting_of(source: Source) -> list[Abilities]:
    """Return what the sides of a card give until the end of the round."""
    if source.kind is CardKind.PILOT:
        sides = [PILOT_ABILITIES.get(source.card)]
    else:
        sides = [UPGRADE_ABILITIES.get(source.card), BACKS.get(source.card)]
    return [side.lasting for side in sides if side is not None and side.lasting is not None]


def has_only_its_pilot(g: Battle, ship: Ship) -> bool:
    """Whether a ship's pilot is the only card beside it, and none of its weapons fires."""
    if ship.upgrades or ship.damage or ship.cards.lasting or ship.cards.conditions:
        return False
    attack = g.attack
    return attack is None or not attack.weapon or attack.attacker != ship.ship_id


def rules_in_force(g: Battle, ship: Ship, kind: type[R]) -> list[R]:
    """Return the rules of one kind that the ship's cards have in force."""
    found: list[R] = []
    if has_only_its_pilot(g, ship):
        pilot = PILOT_ABILITIES.get(ship.talent)
        if pilot is None or kind not in pilot.standing:
            return found
    for source, abilities in sources(g, ship):
        for standing in abilities.standing.get(kind, ()):
            if standing.holds(Scene(g, ship.ship_id, ship.ship_id, source)):
                g.use(str(source))
                found.append(standing.rule)  # type: ignore[arg-type]  # sorted by its kind
    return found


def is_watching(g: Battle, ship: Ship, window: Window) -> bool:
    """Whether any card of a ship could trigger at a moment; cheap, before looking closer."""
    pilot = PILOT_ABILITIES.get(ship.talent)
    if ship.cards.lasting or (pilot is not None and window in pilot.at):
        return True
    for upgrade in upgrades_in_force(g, ship):
        abilities = side_up(ship, upgrade)
        if abilities is None:
            continue
        if window in abilities.at:
            return True
        if SharesTalents in abilities.standing and any(
            window in shared.at for shared in shared_talents(g, ship, abilities)
        ):
            return True
    for condition in ship.cards.conditions:
        if window in CONDITION_ABILITIES[condition].at:
            return True
    for card in ship.damage:
        abilities = DAMAGE_ABILITIES.get(card.kind) if card.face_up else None
        if abilities is not None and window in abilities.at:
            return True
    return False


def abilities_at(g: Battle, ship: Ship, window: Window) -> Iterator[Found]:
    """Yield the ship's abilities that watch a moment."""
    for source, abilities in sources(g, ship):
        for index, ability in abilities.at.get(window, ()):
            yield source, index, ability


def turns_instead_of_attacks(g: Battle, ship: Ship) -> list[Found]:
    """Return what a ship may do in the Combat phase in place of attacking."""
    return list(abilities_at(g, ship, Window.INSTEAD_OF_ATTACK)) if ship.upgrades else []


def card_actions(g: Battle, ship: Ship) -> list[Found]:
    """Return the ship's further actions (XW-ACTION-5)."""
    return list(abilities_at(g, ship, Window.ACTION))


def worth(kind: str) -> int:
    """XW-DECK-4: how much damage a face-up damage card counts as."""
    for standing in DAMAGE_ABILITIES[kind].standing.get(CountsAs, ()):
        if isinstance(standing.rule, CountsAs):
            return standing.rule.damage
    return 1
