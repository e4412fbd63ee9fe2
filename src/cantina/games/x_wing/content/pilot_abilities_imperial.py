"""What Imperial pilots do."""

from cantina.core.effects import AllOf, Choose, Do, ForEach, If, Not, To
from cantina.games.x_wing.cards.vocabulary import Deed, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    ActionsPerStep,
    CardAction,
    Denies,
    Forbidden,
    FreeAction,
    GrantedAction,
    LendsActions,
    RollsCurved,
    RollsFar,
)
from cantina.games.x_wing.cards.words.arcs import DefenderInRearArc, OutsideDefendersArc
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    CountsAsRangeOne,
    Defending,
    DeniesRangeBonus,
    ItAttacks,
    Obstructed,
    StretchesRange,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.bombs import DropsAhead
from cantina.games.x_wing.cards.words.cards import MayIgnore, RecoversCards
from cantina.games.x_wing.cards.words.comparing import AttackHit, CancelAllResults, CancelDefense
from cantina.games.x_wing.cards.words.damage import (
    DamageAtMost,
    Damaged,
    DealFaceDown,
    DefenderHasDamage,
    DrawsDamage,
    FlipDealt,
    FlipOneUp,
    LivesOn,
    Suffer,
)
from cantina.games.x_wing.cards.words.dials import TreatAs
from cantina.games.x_wing.cards.words.further_attacks import AttackAfterwards, Retaliate
from cantina.games.x_wing.cards.words.maneuvers import (
    DecloaksBanking,
    Executed,
    ExecutedSpeed,
    ItOverlapped,
)
from cantina.games.x_wing.cards.words.modifying import (
    AddResult,
    AllBecome,
    ChangeResults,
    LockedCannotModify,
    RerollDice,
)
from cantina.games.x_wing.cards.words.rolling import ExtraDice, MoreAttackDice, RollShows
from cantina.games.x_wing.cards.words.ships import (
    ChooseShip,
    ShipsWithin,
    TheAttacker,
    TheDefender,
    YourLocked,
    Yourself,
)
from cantina.games.x_wing.cards.words.target_locks import (
    DefenderIsLocked,
    DoublesLocks,
    LockedIsDamaged,
    LockOnDefender,
    SpendLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.words.tokens import Gain, GiveToken, HasToken, Remove, SpendToken
from cantina.games.x_wing.cards.words.values import Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    DISABLED,
    EVADE,
    FOCUS,
    HIT,
    JAM,
    SHOW_THE_DARK_SIDE,
    STRESS,
    STRESSED,
    Abilities,
)

DEFENDER_IS_BARE = AllOf(
    (Not(HasToken(FOCUS, Whose.DEFENDER)), Not(HasToken(EVADE, Whose.DEFENDER)))
)
MOVE_AGAIN = Choose((FreeAction("boost"), FreeAction("barrel-roll")))

IMPERIAL_PILOT_ABILITIES: Abilities = {
    "kyloren": (
        Trigger(
            Window.ATTACK_HITS,
            ForEach(TheAttacker(), SHOW_THE_DARK_SIDE),
            provided=Defending(),
            whose=Whose.ENEMY,
            once="round",
        ),
    ),
    "quickdraw": (Trigger(Window.SHIELDS_WERE_LOST, Retaliate("primary"), may=True, once="round"),),
    "redline": (Static(DoublesLocks()),),
    "echo": (Static(DecloaksBanking()),),
    "lieutenantlorrir": (Static(RollsCurved(stress=1)),),
    "zetaace": (Static(RollsFar()),),
    "doubleedge": (
        Trigger(
            Window.ATTACK_ENDS,
            AttackAfterwards("other"),
            may=True,
            provided=AllOf((Attacking(), Not(WithPrimary()), Not(AttackHit()))),
            once="round",
        ),
    ),
    "duchess": (Static(MayIgnore("adaptiveailerons")),),
    "tomaxbren": (Static(RecoversCards("ept")),),
    "youngster": (Static(LendsActions("tiefighter", "ept")),),
    "deathfire": (
        Trigger(Window.MANEUVER_REVEALED, CardAction("bomb"), may=True),
        Trigger(Window.ACTION_PERFORMED, CardAction("bomb"), may=True),
    ),
    "deathrain": (
        Static(DropsAhead()),
        Trigger(Window.BOMB_DROPPED, GrantedAction("barrel-roll"), may=True),
    ),
    "backdraft": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            AddResult(ATTACK, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), DefenderInRearArc())),
        ),
    ),
    "backstabber": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), OutsideDefendersArc()))),
    ),
    "captainferoph": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            AddResult(DEFENSE, EVADE),
            may=True,
            provided=AllOf((Defending(), HasToken(JAM, Whose.ATTACKER))),
        ),
    ),
    "captainjonus": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=2),
            may=True,
            provided=AllOf((ItAttacks(), Not(WithPrimary()))),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "carnorjax": (
        Static(Denies(Deed.FOCUS_ACTION)),
        Static(Denies(Deed.EVADE_ACTION)),
        Static(Denies(Deed.SPEND_FOCUS)),
        Static(Denies(Deed.SPEND_EVADE)),
    ),
    "chaser": (
        Trigger(
            Window.FOCUS_SPENT,
            ForEach(Yourself(), Gain(FOCUS)),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "colonelvessery": (
        Trigger(
            Window.ATTACK_ROLLED,
            ForEach(TheDefender(), YouLockIt()),
            may=True,
            provided=AllOf((Attacking(), DefenderIsLocked())),
        ),
    ),
    "commanderalozen": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.ENEMY, YouLockIt(), farthest=1), may=True),
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
    "darkcurse": (
        Static(Forbidden(Deed.SPEND_FOCUS, Whose.ATTACKER), provided=Defending()),
        Static(Forbidden(Deed.REROLL_ATTACK, Whose.ATTACKER), provided=Defending()),
    ),
    "darthvader": (Static(ActionsPerStep(2)),),
    "epsilonace": (Static(Value(Stat.SKILL, becomes=12), provided=Not(Damaged())),),
    "epsilonleader": (
        Trigger(Window.COMBAT_BEGINS, ForEach(ShipsWithin(Whose.FRIEND, 1), Remove(STRESS))),
    ),
    "felswrath": (Static(LivesOn()),),
    "howlrunner": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((ItAttacks(), WithPrimary())),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "junoeclipse": (Trigger(Window.MANEUVER_REVEALED, TreatAs(steps=(-1, 1)), may=True),),
    "kirkanos": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            To(SpendToken(EVADE), AddResult(ATTACK, HIT)),
            may=True,
            provided=AllOf((Attacking(), AtRange(2, 3))),
        ),
    ),
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
    "maarekstele": (Static(DrawsDamage(3), provided=Attacking()),),
    "maarekstele-tiedefender": (Static(DrawsDamage(3), provided=Attacking()),),
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
    "maulermithel": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), AtRange(1, 1)))),),
    "nightbeast": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            FreeAction(FOCUS),
            may=True,
            provided=Executed("green"),
        ),
    ),
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
    "scourge": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), DefenderHasDamage()))),),
    "soontirfel": (Trigger(Window.STRESS_RECEIVED, Gain(FOCUS), may=True),),
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
    "turrphennir": (Trigger(Window.ATTACK_ENDS, MOVE_AGAIN, may=True, provided=Attacking()),),
    "valenrudor": (Trigger(Window.ATTACK_ENDS, FreeAction(), may=True, provided=Defending()),),
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
    "wingedgundark": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), AtRange(1, 1))),
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
