"""What Scum pilots do."""

from cantina.core.effects import AllOf, Choose, Do, Effect, ForEach, If, Not
from cantina.games.x_wing.cards.vocabulary import Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.arcs import AttackerInYourArc, DefenderInYourArc, InItsArc
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    Defending,
    FriendDefends,
    ItDefends,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.bombs import (
    DropAnyBomb,
    DropsTurning,
    IgnoresBombs,
    MeasuredOverBomb,
)
from cantina.games.x_wing.cards.words.cards import AssignCondition, CopySkill, Mimic, RestoreCard
from cantina.games.x_wing.cards.words.comparing import AttackHit, TakeOne
from cantina.games.x_wing.cards.words.damage import SpendShield, Suffer
from cantina.games.x_wing.cards.words.dials import RevealedBearing, TallonInstead
from cantina.games.x_wing.cards.words.further_attacks import MarkShip, Retaliate
from cantina.games.x_wing.cards.words.maneuvers import Executed
from cantina.games.x_wing.cards.words.modifying import AddMatching, AddResult, RerollDice
from cantina.games.x_wing.cards.words.rolling import (
    DefenseDiceRolled,
    ExtraDice,
    MoreAttackDice,
    MoreDefenseDice,
)
from cantina.games.x_wing.cards.words.ships import (
    ChooseInArc,
    ChooseShip,
    EnemyWithin,
    InBullseye,
    NoFriendWithin,
    TheAttacker,
    Yourself,
    YourTouched,
)
from cantina.games.x_wing.cards.words.target_locks import AcquireLock, YouLockIt
from cantina.games.x_wing.cards.words.tokens import (
    DisableWeapons,
    Gain,
    MatchTokens,
    Remove,
    RemoveAll,
    ShedTokens,
    TakeToken,
    Tractor,
)
from cantina.games.x_wing.cards.words.values import SkillBecomes, SpeedForAgility
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CALM,
    DEFENSE,
    EVADE,
    FOCUS,
    STRESS,
    STRESSED,
    Abilities,
)


def choose_any_enemy(*effects: Effect) -> Effect:
    """Write what happens to an enemy ship, wherever it is or will be."""
    return ChooseShip(Whose.ENEMY, Do(effects), farthest=0)


PASS_STRESS_ON = Do((Gain(STRESS), ForEach(Yourself(), Remove(STRESS))))

SCUM_PILOT_ABILITIES: Abilities = {
    "thweek": (
        Trigger(
            Window.BEFORE_PLACING,
            Choose(
                (
                    choose_any_enemy(AssignCondition("shadowed"), MarkShip()),
                    choose_any_enemy(AssignCondition("mimicked"), Mimic()),
                )
            ),
            may=True,
            once="game",
        ),
        Trigger(Window.FORCES_PLACED, CopySkill()),
    ),
    "captainjostero": (
        Trigger(
            Window.DAMAGE_WAS_SUFFERED,
            Retaliate(at_it=True),
            may=True,
            whose=Whose.ENEMY,
            once="round",
        ),
    ),
    "dalanoberos": (Trigger(Window.MANEUVER_REVEALED, TallonInstead(), may=True, provided=CALM),),
    "dalanoberos-m12lkimogilafighter": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseInArc(YouLockIt(), farthest=3, enemies=True, bullseye=True),
            may=True,
        ),
    ),
    "princexizor": (
        Trigger(
            Window.ATTACK_HITS,
            ChooseShip(Whose.OTHER_FRIEND, TakeOne(), farthest=1),
            may=True,
            provided=Defending(),
            whose=Whose.ENEMY,
        ),
    ),
    "toranikulda": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(InBullseye(), Choose((Suffer(1), ShedTokens()))),
            provided=Attacking(),
        ),
    ),
    "unkarplutt": (Trigger(Window.ACTIVATION_ENDS, ForEach(YourTouched(), Tractor())),),
    "captainnym-scum": (
        Static(IgnoresBombs()),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            AddResult(DEFENSE, EVADE),
            may=True,
            provided=AllOf((ItDefends(), MeasuredOverBomb())),
            whose=Whose.FRIEND,
        ),
    ),
    "constablezuvio": (
        Trigger(
            Window.MANEUVER_REVEALED,
            DropAnyBomb(mines=True, ahead=True),
            may=True,
            provided=RevealedBearing(("reverse",)),
        ),
    ),
    "solsixxa": (Static(DropsTurning()),),
    "4lom": (
        Trigger(
            Window.END_PHASE,
            Choose(
                (
                    ChooseShip(Whose.ENEMY, PASS_STRESS_ON, farthest=1),
                    ChooseShip(Whose.OTHER_FRIEND, PASS_STRESS_ON, farthest=1),
                )
            ),
            may=True,
            provided=STRESSED,
        ),
    ),
    "dacebonearm": (
        Trigger(
            Window.ION_RECEIVED,
            Do((Suffer(1), ForEach(Yourself(), Gain(STRESS)))),
            may=True,
            provided=Not(STRESSED),
            whose=Whose.ENEMY,
            farthest=3,
        ),
    ),
    "drearenthal": (Trigger(Window.LOCK_SPENT, Do((AcquireLock(), Gain(STRESS))), may=True),),
    "fennrau": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), AtRange(1, 1)))),
        Static(ExtraDice(DEFENSE), provided=AllOf((Defending(), AtRange(1, 1)))),
    ),
    "genesisred": (Trigger(Window.LOCK_ACQUIRED, MatchTokens()),),
    "grazthehunter": (
        Static(ExtraDice(DEFENSE), provided=AllOf((Defending(), AttackerInYourArc()))),
    ),
    "guri": (Trigger(Window.COMBAT_BEGINS, Gain(FOCUS), may=True, provided=EnemyWithin(1)),),
    "inaldra": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((SpendShield(), RerollDice(ATTACK))),
            may=True,
            provided=Attacking(),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            Do((SpendShield(), RerollDice(DEFENSE))),
            may=True,
            provided=Defending(),
        ),
    ),
    "kaatoleeachos": (Trigger(Window.COMBAT_BEGINS, TakeToken(Whose.OTHER_FRIEND, 2), may=True),),
    "kadsolus": (Trigger(Window.MANEUVER_EXECUTED, Gain(FOCUS, 2), provided=Executed("red")),),
    "kavil": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), Not(DefenderInYourArc())))),),
    "laetinashera": (
        Trigger(
            Window.ATTACK_ENDS,
            Gain(EVADE),
            may=True,
            provided=AllOf((Defending(), Not(AttackHit()))),
        ),
    ),
    "ndrusuhlak": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), NoFriendWithin(2)))),),
    "oldteroch": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseShip(
                Whose.ENEMY, If(InItsArc(), Do((RemoveAll(FOCUS), RemoveAll(EVADE)))), farthest=1
            ),
            may=True,
        ),
    ),
    "palobgodalhi": (Trigger(Window.COMBAT_BEGINS, TakeToken(Whose.ENEMY, 2), may=True),),
    "quinnjast": (
        Trigger(
            Window.COMBAT_BEGINS,
            Do((RestoreCard(("torpedo", "missile")), DisableWeapons())),
            may=True,
        ),
    ),
    "sarcoplank": (Static(SpeedForAgility(), provided=Defending()),),
    "serissu": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, most=1),
            may=True,
            provided=FriendDefends(1),
            whose=Whose.OTHER_FRIEND,
        ),
    ),
    "sunnybounder": (
        Trigger(Window.MODIFY_ATTACK_DICE, AddMatching(ATTACK), may=True, provided=Attacking()),
        Trigger(Window.MODIFY_DEFENSE_DICE, AddMatching(DEFENSE), may=True, provided=Defending()),
    ),
    "talonbanecobra": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), WithPrimary(), AtRange(1, 1)))),
        Static(ExtraDice(DEFENSE), provided=AllOf((Defending(), WithPrimary(), AtRange(3, 3)))),
    ),
    "torkilmux": (
        Trigger(Window.ACTIVATION_ENDS, ChooseShip(Whose.ENEMY, SkillBecomes(0), farthest=2)),
    ),
    "viktorhel": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheAttacker(), Gain(STRESS)),
            provided=AllOf((Defending(), Not(DefenseDiceRolled(2)))),
        ),
    ),
    "zuckuss": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), MoreDefenseDice())),
            may=True,
            provided=Attacking(),
        ),
    ),
}
