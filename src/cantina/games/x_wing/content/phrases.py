"""How abilities are written down: shorthand that the tables of cards share."""

from cantina.games.x_wing.cards.vocabulary import *

LOCK, WITH_FOCUS = Requirement.TARGET_LOCK, Requirement.FOCUS

TURNS = ("turn:left", "turn:right")
BANKS = ("bank:left", "bank:right")

STRESSED, CALM = HasToken(Token.STRESS), Not(HasToken(Token.STRESS))
ATTACKING_PRIMARY = AllOf((Attacking(), WithPrimary()))

SPEND_AND_DISCARD = Ability(
    Window.ATTACK_DECLARED, Do((SpendLock(), DiscardThis())), when=WithThisWeapon()
)
ONLY_DISCARD = Ability(Window.ATTACK_DECLARED, DiscardThis(), when=WithThisWeapon())

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
