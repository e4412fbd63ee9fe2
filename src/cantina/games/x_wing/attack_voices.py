"""Who has a say in the rest of an attack: cards at the moments to come, and rules that stand.

Where nobody has, only dice and tokens are left, and these can be counted.
"""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.cards import AllOf, Rule, walk
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import Kit, kit_of, rules_in_force
from cantina.games.x_wing.cards.standing import attacks, damage, dice
from cantina.games.x_wing.cards.standing.actions import Denies, Forbidden
from cantina.games.x_wing.cards.windows import is_used_up, watches
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, Condition
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.modifying import are_rerolls_limited, attack_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Attack, Battle, Ship
from cantina.games.x_wing.terms import Window

FIRST_STEP = "roll-attack-dice"

AT_STEPS: dict[str, tuple[Window, ...]] = {
    FIRST_STEP: (Window.ATTACK_DECLARED, Window.ATTACK_ROLLED),
    "modify-attack-dice": (Window.MODIFY_ATTACK_DICE, Window.LOCK_SPENT, Window.FOCUS_SPENT),
    "roll-defense-dice": (Window.BEFORE_DEFENSE_ROLL, Window.DEFENSE_ROLLED),
    "modify-defense-dice": (Window.MODIFY_DEFENSE_DICE, Window.FOCUS_SPENT),
    "compare-results": (Window.COMPARE_RESULTS,),
    "deal-damage": (
        Window.ATTACK_HITS,
        Window.ATTACK_MISSES,
        Window.ATTACK_ENDS,
        Window.CARD_DEALT,
        Window.SHIELD_LOST,
    ),
}
"""By step of an attack: the moments at which a card has a say."""

TO_COME = {
    step: frozenset([w for later in list(AT_STEPS)[place:] for w in AT_STEPS[later]])
    for place, step in enumerate(AT_STEPS)
}
"""By step: the moments from there to the end of the attack."""

OF_ATTACKER = (
    Window.ATTACK_DECLARED,
    Window.ATTACK_ROLLED,
    Window.LOCK_SPENT,
    Window.ATTACK_HITS,
    Window.ATTACK_MISSES,
)
OF_DEFENDER = (
    Window.BEFORE_DEFENSE_ROLL,
    Window.DEFENSE_ROLLED,
    Window.CARD_DEALT,
    Window.SHIELD_LOST,
)
"""Moments of one of the two ships; all others are of both."""

AFTER_DAMAGE = (Window.ATTACK_MISSES, Window.ATTACK_ENDS)
"""The moments after which an attack deals no damage any more."""

STANDING_UP: frozenset[type[Rule]] = frozenset(
    (
        dice.HitsStand,
        dice.DevotedHit,
        dice.SureCritical,
        dice.AlwaysHits,
        dice.OnlyFocusModifies,
        dice.NothingModifies,
        dice.ForcesFocus,
        attacks.LendsLock,
        attacks.FocusForLock,
        attacks.ShootsOverObstacles,
        damage.CardsFaceUp,
        damage.FirstCardFaceUp,
        damage.DrawsDamage,
        Forbidden,
    )
)
"""What stands about the dice of an attack."""


def is_silent(g: Battle, step: str) -> bool:
    """Whether no card has a say in the attack in progress from a step on."""
    attack, to_come = attack_of(g), TO_COME[step]
    for ship in ships_in_play(g):
        kit = kit_of(g, ship)
        if kit.standing and stands_up(g, attack, ship, kit):
            return False
        if not to_come.isdisjoint(kit.at) and speaks(g, attack, ship, kit, to_come):
            return False
    return True


def do_speak(g: Battle, windows: Iterable[Window]) -> bool:
    """Whether any card has a say at some moments of the attack in progress."""
    attack = attack_of(g)
    return any(speaks(g, attack, ship, kit_of(g, ship), windows) for ship in ships_in_play(g))


def speaks(g: Battle, attack: Attack, ship: Ship, kit: Kit, windows: Iterable[Window]) -> bool:
    """Whether an ability of a ship can still work at some moments of an attack."""
    for window in windows:
        for source, index, ability in kit.at.get(window, ()):
            if is_used_up(g, ship, source, index, ability) or comes_too_late(window, ability):
                continue
            for subject in concerned(attack, window):
                scene = Scene(g, ship.ship_id, subject, source)
                if watches(ship, g.ship(subject), ability) and can_hold(ability.when, scene):
                    return True
    return False


def comes_too_late(window: Window, ability: Ability) -> bool:
    """Whether an ability only does what no longer touches the damage of an attack."""
    if window not in AFTER_DAMAGE:
        return False
    effects = [word for word in walk((ability.effect,)) if isinstance(word, CardEffect)]
    return bool(effects) and all(effect.for_later for effect in effects)


def concerned(attack: Attack, window: Window) -> tuple[int, ...]:
    """Return the ships of an attack whose moment it is."""
    if window in OF_ATTACKER:
        return (attack.attacker,)
    if window in OF_DEFENDER:
        return (attack.defender,)
    return attack.attacker, attack.defender


def can_hold(when: Condition | None, scene: Scene) -> bool:
    """Whether a condition holds or may come to hold in this attack."""
    if isinstance(when, AllOf):
        return all(can_hold(part, scene) for part in when.conditions)
    return not (isinstance(when, CardCondition) and when.steady) or when.holds(scene)


def stands_up(g: Battle, attack: Attack, ship: Ship, kit: Kit) -> bool:
    """Whether what stands on a ship's cards can matter in an attack."""
    if Denies in kit.standing and does_deny(g, attack, ship):
        return True
    if dice.LimitsRerolls in kit.standing and are_rerolls_limited(g, attack):
        return True
    if ship.ship_id not in (attack.attacker, attack.defender):
        return attacks.LendsLock in kit.standing
    if dice.LockedCannotModify in kit.standing:
        other = attack.defender if ship.ship_id == attack.attacker else attack.attacker
        if ship.locks_on(other):
            return True
    return not STANDING_UP.isdisjoint(kit.standing)


def does_deny(g: Battle, attack: Attack, ship: Ship) -> bool:
    """Whether a ship keeps an enemy in the attack from something, near enough to it."""
    enemies = [g.ship(i) for i in (attack.attacker, attack.defender) if g.ship(i).side != ship.side]
    return any(
        is_within(ship, enemy, gives.farthest)
        for gives in rules_in_force(g, ship, Denies)
        for enemy in enemies
    )
