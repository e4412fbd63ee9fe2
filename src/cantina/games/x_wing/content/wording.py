"""How abilities are written down: shorthand that the tables of cards share."""

from cantina.core.effects import AllOf, Condition, Do, Effect, ForEach, Not, Target
from cantina.games.x_wing.cards.vocabulary import Ability, Trigger, Window
from cantina.games.x_wing.cards.words.attacks import (
    Attacking,
    Defending,
    WithPrimary,
    WithThisWeapon,
)
from cantina.games.x_wing.cards.words.cards import AssignCondition, DiscardThis, PutDamageInWait
from cantina.games.x_wing.cards.words.comparing import CancelAllResults
from cantina.games.x_wing.cards.words.damage import Suffer
from cantina.games.x_wing.cards.words.ships import TheDefender
from cantina.games.x_wing.cards.words.target_locks import SpendLock
from cantina.games.x_wing.cards.words.tokens import HasToken
from cantina.games.x_wing.content.pilots import LATER
from cantina.games.x_wing.printed import Building, Faction, Requirement, Slot, UpgradeCard, Weapon

Abilities = dict[str, tuple[Ability, ...]]

LOCK, WITH_FOCUS = Requirement.TARGET_LOCK, Requirement.FOCUS
REBELS, EMPIRE, SCUM = (Faction.REBEL,), (Faction.IMPERIAL,), (Faction.SCUM,)

ATTACK, DEFENSE = "attack", "defense"
HIT, CRITICAL, FOCUS, EVADE, BLANK = "hit", "critical", "focus", "evade", "blank"
STRESS, ION, JAM = "stress", "ion", "jam"
TRACTOR, DISABLED = "tractor", "weapons-disabled"
TURNS = ("turn:left", "turn:right")
BANKS = ("bank:left", "bank:right")

STRESSED, CALM = HasToken(STRESS), Not(HasToken(STRESS))
ATTACKING_PRIMARY = AllOf((Attacking(), WithPrimary()))

SPEND_AND_DISCARD = Trigger(
    Window.ATTACK_DECLARED, Do((SpendLock(), DiscardThis())), provided=WithThisWeapon()
)
ONLY_DISCARD = Trigger(Window.ATTACK_DECLARED, DiscardThis(), provided=WithThisWeapon())


def upgrade(
    xws: str,
    slot: Slot,
    points: int,
    weapon: Weapon | None = None,
    *,
    unique: bool = False,
    limited: bool = False,
    factions: tuple[Faction, ...] = (),
    ships: tuple[str, ...] = (),
    building: Building = Building(),
    wave: int = LATER,
) -> UpgradeCard:
    """Write an upgrade; wave 2 are all expansions after the first."""
    return UpgradeCard(xws, slot, points, unique, limited, weapon, factions, ships, wave, building)


SHOW_THE_DARK_SIDE = Do((AssignCondition("illshowyouthedarkside"), PutDamageInWait()))


def to_each(target: Target, effect: Effect) -> Effect:
    """Write an effect on several ships."""
    return ForEach(target, effect)


def to_defender(*effects: Effect) -> Effect:
    """Write what happens to the defender."""
    return ForEach(TheDefender(), effects[0] if len(effects) == 1 else Do(effects))


def instead_of_damage(*effects: Effect) -> Trigger:
    """Write a weapon whose hit does something else than damage."""
    return Trigger(
        Window.ATTACK_HITS, Do((*effects, CancelAllResults())), provided=WithThisWeapon()
    )


def on_hit(*effects: Effect) -> Trigger:
    """Write a weapon that deals its own damage instead of what the dice show."""
    to_defender = ForEach(TheDefender(), Do((Suffer(1), *effects)))
    return Trigger(
        Window.ATTACK_HITS, Do((to_defender, CancelAllResults())), provided=WithThisWeapon()
    )


def when_attacking(does: Effect, *conditions: Condition, once: str = "") -> Trigger:
    """Write an ability that modifies attack dice of your own attacks."""
    provided = AllOf((Attacking(), *conditions)) if conditions else Attacking()
    return Trigger(Window.MODIFY_ATTACK_DICE, does, may=True, provided=provided, once=once)


def when_defending(does: Effect, *conditions: Condition, once: str = "") -> Trigger:
    """Write an ability that modifies your own defense dice."""
    provided = AllOf((Defending(), *conditions)) if conditions else Defending()
    return Trigger(Window.MODIFY_DEFENSE_DICE, does, may=True, provided=provided, once=once)
