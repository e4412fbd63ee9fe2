"""Declaring a target: arc, range, touching, weapons and what shelters a ship (XW-TARGET)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.attack_odds import odds_of
from cantina.games.x_wing.attack_rest import chance_to_destroy
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import rules_in_force, turns_instead_of_attacks
from cantina.games.x_wing.cards.standing.actions import Forbidden
from cantina.games.x_wing.cards.standing.attacks import (
    AttacksFriends,
    AttacksTouched,
    FiresDisabled,
    FocusForLock,
    HiddenFromLesser,
    LendsLock,
    NoPrimary,
    OnlyInArc,
    Shelters,
    ShootsOverObstacles,
    StretchesRange,
    TargetsTouched,
)
from cantina.games.x_wing.cards.standing.maneuvers import FliesOverObstacles
from cantina.games.x_wing.geometry import range_band
from cantina.games.x_wing.library import ship_type, upgrade_card, weapon_of
from cantina.games.x_wing.missions.markers import VERBS, within_reach
from cantina.games.x_wing.names import card_name, ship_name, weapon_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.firing import PRIMARY, field_of
from cantina.games.x_wing.rules.measuring import (
    are_far_apart,
    distance_of_shot,
    is_in_arc,
    is_within,
    obstacles_under,
    shot_at,
)
from cantina.games.x_wing.rules.obstacles import is_debris
from cantina.games.x_wing.rules.sides import are_friends, enemies_of, other_friends, ships_in_play
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import Battle, Ship, Source
from cantina.games.x_wing.terms import Deed, Requirement, Whose

Choice = tuple[str | int, ...]
"""`("attack", weapon, target)`, `("scan", marker)` or `("pass",)`."""

PASS: Choice = ("pass",)
PRIMARY_RANGE = (1, 3)


def combat_choices(g: Battle, ship: Ship) -> list[Choice]:
    """XW-COMBAT-1: the attacks a ship may make, a scan in their place, and passing."""
    found: list[Choice] = []
    if attack_ban(g, ship) is None:
        near = [enemy for enemy in attackable(g, ship) if not are_far_apart(ship, enemy)]
        for weapon in working_weapons(g, ship) if near else ():
            found += [
                ("attack", weapon, enemy.ship_id)
                for enemy in near
                if why_not(g, ship, weapon, enemy) is None and may_fire_at(g, ship, enemy)
            ]
        found += within_reach(g, ship)
        found += card_turns(g, ship)
    return [*found, PASS]


def attackable(g: Battle, ship: Ship) -> list[Ship]:
    """XW-TARGET-2: the enemies, and other friends if a card lets the ship fire at them."""
    if ship.upgrades and rules_in_force(g, ship, AttacksFriends):
        return [*enemies_of(g, ship), *other_friends(g, ship)]
    return enemies_of(g, ship)


def card_turns(g: Battle, ship: Ship) -> list[Choice]:
    """Return what cards let a ship do in place of an attack."""
    return [
        ("card", str(source), index)
        for source, index, ability in turns_instead_of_attacks(g, ship)
        if ability.effect.can(Scene(g, ship.ship_id, ship.ship_id, source))
    ]


def working_weapons(g: Battle, ship: Ship) -> Sequence[str]:
    """Return the weapons a ship can use now: all, or those that work while they are disabled."""
    if not tokens.held(ship, tokens.WEAPONS_DISABLED):
        barred = ship.upgrades and rules_in_force(g, ship, NoPrimary)
        if not barred:
            return weapons(ship)
        return [weapon for weapon in weapons(ship) if weapon != PRIMARY]
    allowed = rules_in_force(g, ship, FiresDisabled)
    return [weapon for weapon in weapons(ship) if weapon != PRIMARY and is_allowed(weapon, allowed)]


def may_fire_at(g: Battle, ship: Ship, enemy: Ship) -> bool:
    """Whether what still works while weapons are disabled works against an enemy."""
    if not tokens.held(ship, tokens.WEAPONS_DISABLED) or ship.locks_on(enemy.ship_id):
        return True
    return not any(gives.locked for gives in rules_in_force(g, ship, FiresDisabled))


def is_allowed(weapon: str, allowed: Sequence[FiresDisabled]) -> bool:
    """Whether a card lets a weapon work although weapons are disabled."""
    card = upgrade_card(weapon)
    return any(
        card.slot.value in gives.slots and card.points <= gives.most_points for gives in allowed
    )


def weapon_in(choice: Choice) -> str:
    """Return the weapon of an attack as the state has it: empty for the primary one."""
    return "" if choice[1] == PRIMARY else str(choice[1])


def weapons(ship: Ship) -> tuple[str, ...]:
    """Return the primary weapon and the secondary ones (XW-SECONDARY-WEAPON-1)."""
    return weapons_among(ship.pilot, ship.upgrades, ship.cards.flipped)


@lru_cache(maxsize=1024)
def weapons_among(
    pilot: str, upgrades: tuple[str, ...], flipped: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the weapons of a ship with these cards."""
    primary = (PRIMARY,) if ship_type(pilot).attack else ()
    secondary = [
        card
        for card in dict.fromkeys(upgrades)
        if (weapon := weapon_of(card)) and not weapon.only_aside and card not in flipped
    ]
    return (*primary, *secondary)


def attack_ban(g: Battle, ship: Ship) -> tuple[str, str] | None:
    """Say why a ship cannot attack at all: message and rule."""
    rocks = [o for o in obstacles_under(g, ship) if not is_debris(g, o)] if g.obstacles else []
    if rocks and not flies_free(g, ship):
        return ("xw-blocked-on-obstacle", "XW-OBSTACLE-10")
    if tokens.held(ship, tokens.CLOAK):
        return ("xw-blocked-cloaked", "XW-CARD-ABILITY-6")
    if tokens.held(ship, tokens.WEAPONS_DISABLED) and not rules_in_force(g, ship, FiresDisabled):
        return ("xw-blocked-weapons-disabled", "XW-CARD-ABILITY-6")
    if ship.deeds.holds_fire == g.round:
        return ("xw-blocked-by-card", "XW-CARD-ABILITY-6")
    for gives in rules_in_force(g, ship, Forbidden):
        if gives.deed is Deed.ATTACK and gives.whose is Whose.YOU:
            return ("xw-blocked-by-card", "XW-CARD-ABILITY-6")
    return None


def flies_free(g: Battle, ship: Ship) -> bool:
    """Whether a card lets a ship attack from an obstacle."""
    return bool(
        rules_in_force(g, ship, ShootsOverObstacles) or rules_in_force(g, ship, FliesOverObstacles)
    )


def why_not(g: Battle, ship: Ship, weapon: str, enemy: Ship) -> tuple[str, str] | None:
    """Say why a weapon cannot be fired at an enemy: message and rule; None if it can."""
    problem = out_of_reach(g, ship, weapon, enemy)
    if problem is not None:
        return problem
    if enemy.upgrades and is_hidden(g, enemy, ship):
        return ("xw-blocked-by-card", "XW-CARD-ABILITY-6")
    if is_sheltered(g, ship, weapon, enemy):
        return ("xw-blocked-sheltered", "XW-TEAM-4")
    return None


def is_hidden(g: Battle, ship: Ship, attacker: Ship) -> bool:
    """Whether a card keeps an attacker with a lower pilot skill from choosing a ship."""
    if not rules_in_force(g, ship, HiddenFromLesser):
        return False
    return pilot_skill(g, attacker) < pilot_skill(g, ship)


def may_fight_touching(g: Battle, one: Ship, other: Ship) -> bool:
    """Whether a card of either ship lets them fight although they touch."""
    if has_gift(g, one, TargetsTouched) and is_in_arc(one, other):
        return True
    pairs = ((one, other), (other, one))
    return any(is_in_arc(a, b) and rules_in_force(g, a, AttacksTouched) for a, b in pairs)


def has_lock_for(g: Battle, ship: Ship, enemy: Ship) -> bool:
    """XW-SECONDARY-WEAPON-4: a lock on the target, or what a card accepts in its place."""
    if ship.locks_on(enemy.ship_id) or lenders(g, ship, enemy.ship_id):
        return True
    return tokens.held(ship, tokens.FOCUS) > 0 and bool(rules_in_force(g, ship, FocusForLock))


def lenders(g: Battle, ship: Ship, enemy: int) -> list[int]:
    """Return the friends at Range 1-2 whose lock on an enemy a ship may use."""
    return [
        friend.ship_id
        for friend in other_friends(g, ship)
        if friend.locks_on(enemy)
        and is_within(ship, friend, 2)
        and rules_in_force(g, friend, LendsLock)
    ]


def out_of_reach(g: Battle, ship: Ship, weapon: str, enemy: Ship) -> tuple[str, str] | None:
    """XW-TARGET-2 and -4, XW-SECONDARY-WEAPON-2 and -4: touching, arc, range, requirement."""
    if enemy.ship_id in ship.touching and not may_fight_touching(g, ship, enemy):
        return ("xw-blocked-touching", "XW-TARGET-4")
    card = weapon_of(weapon) if weapon != PRIMARY else None
    if card is not None:
        if card.requirement is Requirement.TARGET_LOCK and not has_lock_for(g, ship, enemy):
            return ("xw-blocked-no-lock", "XW-SECONDARY-WEAPON-4")
        if card.requirement is Requirement.FOCUS and not tokens.held(ship, tokens.FOCUS):
            return ("xw-blocked-no-focus", "XW-SECONDARY-WEAPON-4")
    if are_far_apart(ship, enemy):
        return ("xw-blocked-beyond-range", "XW-TARGET-2")
    distance = distance_of_shot(ship, enemy, field_of(g, ship, weapon))
    if distance is None:
        return ("xw-blocked-out-of-arc", "XW-TARGET-2")
    nearest, farthest = (card.nearest, card.farthest) if card else PRIMARY_RANGE
    if card is not None and has_gift(g, ship, StretchesRange):
        nearest, farthest = nearest - 1, min(3, farthest + 1)
    confined = card is not None and card.turret and rules_in_force(g, ship, OnlyInArc)
    if confined and not is_in_arc(ship, enemy):
        return ("xw-blocked-out-of-arc", "XW-TARGET-2")
    band = range_band(distance)
    if band is None:
        return ("xw-blocked-beyond-range", "XW-TARGET-2")
    if not nearest <= band <= farthest:
        return ("xw-blocked-weapon-range", "XW-SECONDARY-WEAPON-2")
    return None


def is_sheltered(g: Battle, ship: Ship, weapon: str, enemy: Ship) -> bool:
    """Whether a friend of the enemy draws this attack onto itself."""
    for other in ships_in_play(g):
        if other is enemy or not are_friends(other, enemy):
            continue
        for gives in rules_in_force(g, other, Shelters):
            if is_within(other, enemy, gives.farthest) and not out_of_reach(g, ship, weapon, other):
                return True
    return False


def refused(g: Battle, ship: Ship) -> Iterator[Blocked]:
    """Explain every enemy that cannot be attacked, weapon by weapon."""
    ban = attack_ban(g, ship)
    for weapon in weapons(ship):
        for enemy in attackable(g, ship):
            problem = ban or why_not(g, ship, weapon, enemy)
            if problem is None:
                continue
            choice: Choice = ("attack", weapon, enemy.ship_id)
            yield Blocked(
                f"attack:{weapon}:{enemy.ship_id}",
                choice_label(g, choice),
                reason_text(g, ship, weapon, enemy, problem[0]),
                problem[1],
                f"ship:{enemy.ship_id}",
            )


def reason_text(g: Battle, ship: Ship, weapon: str, enemy: Ship, message: str) -> Text:
    """Say why not, with the measured distance (XW-TARGET-3)."""
    shot = shot_at(ship, enemy, field_of(g, ship, weapon))
    return Text(message, {"distance": round(shot.distance), "range": shot.range or 4})


def choice_label(g: Battle, choice: Choice) -> Text:
    """Label what a ship can do in the Combat phase."""
    if choice[0] == "pass":
        return text("xw-option-pass-attack")
    if choice[0] == "card":
        card = Text(card_name("upgrade", Source.named(str(choice[1])).card))
        return text("xw-option-card-action", card=card)
    if choice[0] in VERBS:
        return Text(f"xw-option-{choice[0]}", {"number": int(choice[1]) + 1})
    target, weapon = ship_name(g, int(choice[2])), weapon_name(weapon_in(choice))
    return text("xw-option-attack", target=target, weapon=weapon)


def chance_to_hit(g: Battle, ship_id: int, choice: Choice) -> float | None:
    """Return the exact chance that an attack hits, tokens well used."""
    if choice[0] != "attack":
        return None
    return odds_of(g, ship_id, weapon_in(choice), int(choice[2])).p_hit


def choice_note(g: Battle, ship_id: int, choice: Choice) -> Text | None:
    """Say what an attack is worth: range, expected damage, chance to destroy."""
    if choice[0] != "attack":
        return None
    weapon, target = weapon_in(choice), g.ship(int(choice[2]))
    ship = g.ship(ship_id)
    odds = odds_of(g, ship_id, weapon, target.ship_id)
    return text(
        "xw-note-attack",
        range=shot_at(ship, target, field_of(g, ship, weapon)).range or 3,
        damage=round(odds.expected_damage, 2),
        destroys=round(100 * chance_to_destroy(g, odds, target)),
    )
