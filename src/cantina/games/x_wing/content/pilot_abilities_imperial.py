"""What Imperial pilots of later expansions do."""

from cantina.core.effects import AllOf, Choose, Do, ForEach, If, Not
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    CancelAllResults,
    ChangeResults,
    Gain,
    Remove,
    SpendLock,
    Suffer,
    TheDefender,
)
from cantina.games.x_wing.abilities.further_words import (
    AttackHit,
    LockOnDefender,
    MoreAttackDice,
    Obstructed,
    SpendToken,
)
from cantina.games.x_wing.abilities.pilot_words import (
    AllBecome,
    CancelDefense,
    CountsAsRangeOne,
    DamageAtMost,
    DefenderInRearArc,
    Denies,
    DeniesRangeBonus,
    FlipDealt,
    GiveToken,
    ItOverlapped,
    LivesOn,
    LockedCannotModify,
    LockedIsDamaged,
    RollShows,
    StretchesRange,
    TreatAs,
    YourLocked,
)
from cantina.games.x_wing.abilities.upgrade_effects import DealFaceDown, FlipOneUp
from cantina.games.x_wing.abilities.upgrade_words import Damaged, ExecutedSpeed, ShipsWithin
from cantina.games.x_wing.abilities.vocabulary import (
    Ability,
    Attacking,
    Deed,
    Defending,
    ExtraDice,
    HasToken,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
)

ATTACK, DEFENSE = "attack", "defense"
HIT, CRITICAL, FOCUS, EVADE, BLANK = "hit", "critical", "focus", "evade", "blank"
STRESS, JAM, DISABLED = "stress", "jam", "weapons-disabled"
STRESSED = HasToken(STRESS)
DEFENDER_IS_BARE = AllOf(
    (Not(HasToken(FOCUS, Whose.DEFENDER)), Not(HasToken(EVADE, Whose.DEFENDER)))
)

IMPERIAL_PILOT_ABILITIES: dict[str, tuple[Ability, ...]] = {
    "backdraft": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            AddResult(ATTACK, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), DefenderInRearArc())),
        ),
    ),
    "captainferoph": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            AddResult(DEFENSE, EVADE),
            may=True,
            provided=AllOf((Defending(), HasToken(JAM, Whose.ATTACKER))),
        ),
    ),
    "carnorjax": (
        Static(Denies(Deed.FOCUS_ACTION)),
        Static(Denies(Deed.EVADE_ACTION)),
        Static(Denies(Deed.SPEND_FOCUS)),
        Static(Denies(Deed.SPEND_EVADE)),
    ),
    "countdown": (
        Trigger(
            Window.COMPARE_RESULTS,
            Do((Suffer(1), CancelAllResults(), Gain(STRESS))),
            may=True,
            provided=AllOf((Defending(), Not(STRESSED))),
        ),
    ),
    "countessryad": (
        Trigger(Window.MANEUVER_REVEALED, TreatAs("koiogran", only="straight"), True),
    ),
    "epsilonace": (Static(Value(Stat.SKILL, becomes=12), provided=Not(Damaged())),),
    "epsilonleader": (
        Trigger(Window.COMBAT_BEGINS, ForEach(ShipsWithin(Whose.FRIEND, 1), Remove(STRESS))),
    ),
    "felswrath": (Static(LivesOn()),),
    "junoeclipse": (Trigger(Window.MANEUVER_REVEALED, TreatAs(steps=(-1, 1)), may=True),),
    "lieutenantcolzet": (
        Trigger(
            Window.END_PHASE,
            Do((ForEach(YourLocked(), FlipOneUp()), SpendLock())),
            may=True,
            provided=LockedIsDamaged(),
        ),
    ),
    "lieutenantkarsabi": (
        Trigger(
            Window.WEAPONS_DISABLED,
            Do((Gain(STRESS), Remove(DISABLED))),
            may=True,
            provided=Not(STRESSED),
        ),
    ),
    "lieutenantkestal": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            Do((CancelDefense((BLANK, FOCUS)), SpendToken(FOCUS))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "majorrhymer": (Static(StretchesRange()),),
    "majorvermeil": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Choose((ChangeResults(ATTACK, BLANK, HIT), ChangeResults(ATTACK, FOCUS, HIT))),
            may=True,
            provided=AllOf((Attacking(), DEFENDER_IS_BARE)),
        ),
    ),
    "majorvynder": (Static(ExtraDice(DEFENSE), provided=AllOf((Defending(), HasToken(DISABLED)))),),
    "omegaace": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((SpendToken(FOCUS), SpendLock(), AllBecome(ATTACK, CRITICAL))),
            may=True,
            provided=AllOf((Attacking(), LockOnDefender())),
        ),
    ),
    "omegaleader": (Static(LockedCannotModify()),),
    "puresabacc": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), DamageAtMost(1)))),),
    "rexlerbrath": (
        Trigger(
            Window.ATTACK_ENDS,
            Do((FlipDealt(), SpendToken(FOCUS))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "testpilotblackout": (
        Static(
            ExtraDice(DEFENSE, -2, whose=Whose.DEFENDER),
            provided=AllOf((Attacking(), Obstructed())),
        ),
    ),
    "tetrancowall": (
        Trigger(
            Window.MANEUVER_REVEALED,
            TreatAs(speeds=(1, 3, 5), only="koiogran"),
            may=True,
        ),
    ),
    "theinquisitor": (Static(CountsAsRangeOne()),),
    "vizier": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Choose((GiveToken(FOCUS), GiveToken(EVADE))),
            may=True,
            provided=AllOf((ExecutedSpeed((1,)), Not(ItOverlapped()))),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "wampa": (
        Trigger(
            Window.COMPARE_RESULTS,
            Do(
                (
                    If(RollShows(CRITICAL), ForEach(TheDefender(), DealFaceDown())),
                    CancelAllResults(),
                )
            ),
            may=True,
            provided=Attacking(),
        ),
    ),
    "whisper": (
        Trigger(
            Window.ATTACK_ENDS, Gain(FOCUS), may=True, provided=AllOf((Attacking(), AttackHit()))
        ),
    ),
    "zertikstrom": (Static(DeniesRangeBonus()),),
    "zetaleader": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), Gain(STRESS))),
            may=True,
            provided=AllOf((Attacking(), Not(STRESSED))),
        ),
    ),
}
