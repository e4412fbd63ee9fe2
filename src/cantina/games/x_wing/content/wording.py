"""How abilities are written down: shorthand that the tables of cards share."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import LATER

LOCK, WITH_FOCUS = Requirement.TARGET_LOCK, Requirement.FOCUS
REBELS, EMPIRE, SCUM = (Faction.REBEL,), (Faction.IMPERIAL,), (Faction.SCUM,)

TURNS = ("turn:left", "turn:right")
BANKS = ("bank:left", "bank:right")

STRESSED, CALM = HasToken(Token.STRESS), Not(HasToken(Token.STRESS))
ATTACKING_PRIMARY = AllOf((Attacking(), WithPrimary()))

SPEND_AND_DISCARD = Ability(
    Window.ATTACK_DECLARED, Do((SpendLock(), DiscardThis())), when=WithThisWeapon()
)
ONLY_DISCARD = Ability(Window.ATTACK_DECLARED, DiscardThis(), when=WithThisWeapon())


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
    abilities: tuple[Line, ...] = (),
    back: tuple[Line, ...] = (),
) -> UpgradeCard:
    """Write an upgrade; wave 2 are all expansions after the first."""
    return UpgradeCard(
        xws, slot, points, unique, limited, weapon, factions, ships, wave, building, abilities, back
    )


SHOW_THE_DARK_SIDE = Do((AssignCondition("illshowyouthedarkside"), PutDamageInWait()))


KYLO_REN = (
    Ability(
        At(Window.ATTACK_HITS, Whose.ENEMY),
        ForEach(TheAttacker(), SHOW_THE_DARK_SIDE),
        when=Defending(),
        limit=Limit.ROUND,
    ),
)
HERA_SYNDULLA = (
    Ability(
        Window.MANEUVER_REVEALED,
        RotateDial("difficulty"),
        when=AnyOf((Revealed(Difficulty.GREEN), Revealed(Difficulty.RED))),
        may=True,
    ),
)
OVERLAPPED_YOU = AllOf((ItOverlapped(), TouchesYou()))
"""An enemy's maneuver ended in your base."""


def to_each(target: Target, effect: Effect) -> Effect:
    """Write an effect on several ships."""
    return ForEach(target, effect)


def to_defender(*effects: Effect) -> Effect:
    """Write what happens to the defender."""
    return ForEach(TheDefender(), effects[0] if len(effects) == 1 else Do(effects))


def instead_of_damage(*effects: Effect) -> Ability:
    """Write a weapon whose hit does something else than damage."""
    return Ability(Window.ATTACK_HITS, Do((*effects, CancelAllResults())), when=WithThisWeapon())


def on_hit(*effects: Effect) -> Ability:
    """Write a weapon that deals its own damage instead of what the dice show."""
    to_defender = ForEach(TheDefender(), Do((Suffer(1), *effects)))
    return Ability(Window.ATTACK_HITS, Do((to_defender, CancelAllResults())), when=WithThisWeapon())


def when_attacking(effect: Effect, *conditions: Condition, limit: Limit | None = None) -> Ability:
    """Write an ability that modifies attack dice of your own attacks."""
    when = AllOf((Attacking(), *conditions)) if conditions else Attacking()
    return Ability(Window.MODIFY_ATTACK_DICE, effect, when=when, may=True, limit=limit)


def when_defending(effect: Effect, *conditions: Condition, limit: Limit | None = None) -> Ability:
    """Write an ability that modifies your own defense dice."""
    when = AllOf((Defending(), *conditions)) if conditions else Defending()
    return Ability(Window.MODIFY_DEFENSE_DICE, effect, when=when, may=True, limit=limit)
