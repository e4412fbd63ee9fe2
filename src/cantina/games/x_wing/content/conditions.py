"""Condition cards: what they do to the ship they are assigned to."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

REX = "captainrex"

CONDITION_CARDS: tuple[ConditionCard, ...] = (
    ConditionCard(
        "fanaticaldevotion",
        (
            Standing(Forbidden(Deed.SPEND_FOCUS), when=Defending()),
            Standing(DevotedHit()),
            Ability(Window.END_PHASE, RemoveCondition()),
        ),
    ),
    ConditionCard("illshowyouthedarkside", (Standing(DealtInWait()),)),
    ConditionCard("mimicked", (Standing(IsMimicked()),)),
    ConditionCard(
        "optimizedprototype",
        (
            Standing(Value(Stat.SHIELDS, 1)),
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(SpendDie(), to_defender(LoseShield())),
                when=AllOf((Attacking(), WithPrimary(), DefenderHasShields())),
                may=True,
                limit=Limit.ROUND,
            ),
            Ability(
                Window.ATTACK_ENDS,
                to_each(FriendsWith("directorkrennic", 2), May(LockDefender())),
                when=ATTACKING_PRIMARY,
            ),
        ),
    ),
    ConditionCard("shadowed", (Standing(IsShadowed()),)),
    ConditionCard(
        "suppressivefire",
        (
            Standing(
                ExtraDice(Die.ATTACK, -1), when=AllOf((Attacking(), Not(DefenderIsPilot(REX))))
            ),
            Ability(
                Window.ATTACK_DECLARED,
                RemoveCondition(),
                when=AllOf((Attacking(), DefenderIsPilot(REX))),
            ),
            Ability(At(Window.DESTROYED, Whose.ENEMY), RemoveCondition(), when=ItIsPilot(REX)),
            Ability(Window.COMBAT_ENDS, RemoveCondition(), when=PilotHeldFire(REX)),
        ),
    ),
    ConditionCard(
        "adebttopay",
        (
            when_attacking(
                ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
                DefenderHasCard("ascoretosettle"),
            ),
        ),
    ),
    ConditionCard(
        "harpooned",
        (
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY),
                to_each(
                    Yourself(),
                    Do((to_each(AllWithin(1), Suffer(1)), RemoveCondition(), DealFaceDown())),
                ),
                when=AllOf((Defending(), CriticalLeft())),
            ),
            Ability(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),
            Ability(
                Window.ACTION,
                Do((RemoveCondition(), RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Suffer(1)))),
            ),
        ),
        common=True,
    ),
    ConditionCard(
        "rattled",
        (
            Ability(Window.BOMB_HURT, Do((Suffer(1, critical=True), RemoveCondition()))),
            Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.FOCUS, Face.HIT), RemoveCondition())),
        ),
    ),
    ConditionCard(
        "scrambled",
        (
            Standing(
                NothingModifies(),
                when=AllOf((Attacking(), AtRange(1, 1), DefenderHasCard("targetingscrambler"))),
            ),
            Ability(Window.COMBAT_ENDS, RemoveCondition()),
        ),
    ),
)
