"""Elite upgrades: what is printed on them and what they do."""

from cantina.core.effects import AllOf, AnyOf, Choose, Do, If, May, Not, Then
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    BarAction,
    FreeAction,
    LacksAction,
    Performed,
    RollAside,
)
from cantina.games.x_wing.cards.words.arcs import DefenderInYourArc, OutsideDefendersArc
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    DefenderSkillAtMost,
    Defending,
    FriendDefends,
    Obstructed,
    WithPrimary,
    WithSlot,
    WithThisWeapon,
)
from cantina.games.x_wing.cards.words.cards import (
    AssignCondition,
    DiscardThis,
    FlipThis,
    UntilEndOfRound,
)
from cantina.games.x_wing.cards.words.comparing import (
    AttackHit,
    CancelEvades,
    TakeCritical,
    TakeHits,
)
from cantina.games.x_wing.cards.words.damage import DiscardDealtCard, HasTrait, Suffer
from cantina.games.x_wing.cards.words.dials import DialIsRed, Revealed, RotateDial
from cantina.games.x_wing.cards.words.further_attacks import AgainstMarked, AttackIt, MarkShip
from cantina.games.x_wing.cards.words.maneuvers import Executed, Fly, Softened, TurnRound
from cantina.games.x_wing.cards.words.modifying import (
    AddResult,
    ChangeResults,
    NothingModifies,
    RerollDice,
    SwarmDice,
)
from cantina.games.x_wing.cards.words.rolling import ExtraDice, MoreAttackDice, RollAndSuffer
from cantina.games.x_wing.cards.words.ships import (
    ChooseAround,
    ChooseShip,
    NoFriendWithin,
    SlowNearDefender,
)
from cantina.games.x_wing.cards.words.target_locks import FocusForLock, ShedLock
from cantina.games.x_wing.cards.words.tokens import (
    EvadesForObstacles,
    Gain,
    HasToken,
    Remove,
    SharesTokens,
    SpendToken,
)
from cantina.games.x_wing.cards.words.values import MatchSkill, SwapSkill, TouchedAgility, Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    REBELS,
    SCUM,
    STRESS,
    STRESSED,
    Abilities,
    to_each,
    upgrade,
    when_attacking,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard, Weapon

ELITE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("adaptability", Slot.ELITE, 0),
    upgrade("adrenalinerush", Slot.ELITE, 1),
    upgrade("ascoretosettle", Slot.ELITE, 0, unique=True),
    upgrade("attannimindlink", Slot.ELITE, 1, factions=SCUM, building=Building(squad_limit=2)),
    upgrade("bodyguard", Slot.ELITE, 2, unique=True, factions=SCUM),
    upgrade("calculation", Slot.ELITE, 1),
    upgrade("coolhand", Slot.ELITE, 1),
    upgrade("crackshot", Slot.ELITE, 1),
    upgrade("daredevil", Slot.ELITE, 3),
    upgrade("deadeye", Slot.ELITE, 1),
    upgrade("debrisgambit", Slot.ELITE, 2),
    upgrade("decoy", Slot.ELITE, 2),
    upgrade("determination", Slot.ELITE, 1, wave=0),
    upgrade("drawtheirfire", Slot.ELITE, 1),
    upgrade("elusiveness", Slot.ELITE, 2),
    upgrade("experthandling", Slot.ELITE, 2, wave=1),
    upgrade("expertise", Slot.ELITE, 4),
    upgrade("expose", Slot.ELITE, 4),
    upgrade("fearlessness", Slot.ELITE, 1, factions=SCUM),
    upgrade("intensity", Slot.ELITE, 2),
    upgrade("intimidation", Slot.ELITE, 2),
    upgrade("juke", Slot.ELITE, 2),
    upgrade("lightningreflexes", Slot.ELITE, 1),
    upgrade("lonewolf", Slot.ELITE, 2, unique=True),
    upgrade("marksmanship", Slot.ELITE, 3, wave=0),
    upgrade("opportunist", Slot.ELITE, 4),
    upgrade("outmaneuver", Slot.ELITE, 3),
    upgrade("predator", Slot.ELITE, 3),
    upgrade("pushthelimit", Slot.ELITE, 3),
    upgrade("rage", Slot.ELITE, 1),
    upgrade("ruthlessness", Slot.ELITE, 3, factions=EMPIRE),
    upgrade("saturationsalvo", Slot.ELITE, 1),
    upgrade("selflessness", Slot.ELITE, 1, unique=True, factions=REBELS),
    upgrade("snapshot", Slot.ELITE, 2, Weapon(2, 1, 1, only_aside=True)),
    upgrade("squadleader", Slot.ELITE, 2, unique=True, wave=1),
    upgrade("stayontarget", Slot.ELITE, 2),
    upgrade("swarmleader", Slot.ELITE, 3, unique=True),
    upgrade("swarmtactics", Slot.ELITE, 2, wave=1),
    upgrade("trickshot", Slot.ELITE, 0),
    upgrade("veteraninstincts", Slot.ELITE, 1),
    upgrade("wingman", Slot.ELITE, 2),
    upgrade("wired", Slot.ELITE, 1),
)

ELITE_ABILITIES: Abilities = {
    "adaptability": (
        Static(Value(Stat.SKILL, 1)),
        Trigger(Window.BEFORE_PLACING, FlipThis(), may=True, once="game"),
    ),
    "adrenalinerush": (
        Trigger(
            Window.MANEUVER_REVEALED,
            Do((DiscardThis(), UntilEndOfRound((Static(Softened()),)))),
            may=True,
            provided=Revealed("red"),
        ),
    ),
    "ascoretosettle": (
        Trigger(
            Window.BEFORE_PLACING,
            ChooseShip(Whose.ENEMY, Do((MarkShip(), AssignCondition("adebttopay"))), farthest=0),
            once="game",
        ),
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), AgainstMarked()),
    ),
    "attannimindlink": (Static(SharesTokens()),),
    "bodyguard": (
        Trigger(
            Window.COMBAT_BEGINS,
            Do(
                (
                    SpendToken(FOCUS),
                    ChooseShip(
                        Whose.OTHER_FRIEND,
                        UntilEndOfRound((Static(Value(Stat.AGILITY, 1)),)),
                        farthest=1,
                        higher_skill=True,
                    ),
                )
            ),
            may=True,
        ),
    ),
    "calculation": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, CRITICAL), SpendToken(FOCUS))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "coolhand": (
        Trigger(
            Window.STRESS_RECEIVED,
            Do((Choose((Gain(FOCUS), Gain(EVADE))), DiscardThis())),
            may=True,
        ),
    ),
    "crackshot": (
        Trigger(
            Window.COMPARE_RESULTS,
            Do((CancelEvades(1), DiscardThis())),
            may=True,
            provided=AllOf((Attacking(), DefenderInYourArc())),
        ),
    ),
    "daredevil": (
        ActionHeader(
            Do(
                (
                    Fly(("turn:left:1", "turn:right:1")),
                    Gain(STRESS),
                    If(LacksAction("boost"), RollAndSuffer(2)),
                )
            )
        ),
    ),
    "deadeye": (Static(FocusForLock()),),
    "debrisgambit": (ActionHeader(EvadesForObstacles(2)),),
    "decoy": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseShip(Whose.OTHER_FRIEND, SwapSkill(), farthest=2),
            may=True,
        ),
    ),
    "determination": (
        Trigger(Window.CARD_DEALT_FACE_UP, DiscardDealtCard(), provided=HasTrait("pilot")),
    ),
    "drawtheirfire": (
        Trigger(
            Window.ATTACK_HITS,
            TakeCritical(),
            may=True,
            provided=FriendDefends(1),
            whose=Whose.ENEMY,
        ),
    ),
    "elusiveness": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((RerollDice(ATTACK, most=1), Gain(STRESS))),
            may=True,
            provided=AllOf((Defending(), Not(STRESSED))),
        ),
    ),
    "experthandling": (
        ActionHeader(
            Do(
                (
                    RollAside(),
                    If(LacksAction("barrel-roll"), Gain(STRESS)),
                    May(ShedLock()),
                )
            )
        ),
    ),
    "expertise": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, HIT, most=0),
            may=True,
            provided=AllOf((Attacking(), Not(STRESSED))),
        ),
    ),
    "expose": (
        ActionHeader(
            UntilEndOfRound((Static(Value(Stat.ATTACK, 1)), Static(Value(Stat.AGILITY, -1))))
        ),
    ),
    "fearlessness": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            AddResult(ATTACK, HIT),
            may=True,
            provided=AllOf(
                (Attacking(), AtRange(1, 1), DefenderInYourArc(), Not(OutsideDefendersArc()))
            ),
        ),
    ),
    "intensity": (
        Trigger(
            Window.ACTION_PERFORMED,
            Do((Choose((Gain(FOCUS), Gain(EVADE))), FlipThis())),
            may=True,
            provided=Performed(("boost", "barrel-roll")),
        ),
    ),
    "intimidation": (Static(TouchedAgility(-1)),),
    "juke": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(DEFENSE, EVADE, FOCUS),
            may=True,
            provided=AllOf((Attacking(), HasToken(EVADE))),
        ),
    ),
    "lightningreflexes": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Do((DiscardThis(), TurnRound(), Gain(STRESS))),
            may=True,
            provided=AnyOf((Executed("white"), Executed("green"))),
        ),
    ),
    "lonewolf": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (BLANK,), most=1),
            may=True,
            provided=AllOf((Attacking(), NoFriendWithin(2))),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, (BLANK,), most=1),
            may=True,
            provided=AllOf((Defending(), NoFriendWithin(2))),
        ),
    ),
    "marksmanship": (
        ActionHeader(
            UntilEndOfRound(
                (
                    Trigger(
                        Window.MODIFY_ATTACK_DICE,
                        Do(
                            (
                                ChangeResults(ATTACK, FOCUS, CRITICAL),
                                ChangeResults(ATTACK, FOCUS, HIT, most=0),
                            )
                        ),
                        may=True,
                        provided=Attacking(),
                    ),
                )
            )
        ),
    ),
    "opportunist": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), Gain(STRESS))),
            may=True,
            provided=AllOf(
                (
                    Attacking(),
                    Not(STRESSED),
                    Not(HasToken(FOCUS, Whose.DEFENDER)),
                    Not(HasToken(EVADE, Whose.DEFENDER)),
                )
            ),
        ),
    ),
    "outmaneuver": (
        Static(
            Value(Stat.AGILITY, -1, whose=Whose.DEFENDER),
            provided=AllOf((Attacking(), DefenderInYourArc(), OutsideDefendersArc())),
        ),
    ),
    "predator": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((Attacking(), Not(DefenderSkillAtMost(2)))),
        ),
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=2),
            may=True,
            provided=AllOf((Attacking(), DefenderSkillAtMost(2))),
        ),
    ),
    "pushthelimit": (
        Trigger(Window.ACTION_PERFORMED, Then(BarAction(), Gain(STRESS)), may=True, once="round"),
    ),
    "rage": (
        ActionHeader(
            Do(
                (
                    Gain(FOCUS),
                    Gain(STRESS, 2),
                    UntilEndOfRound(
                        (
                            Trigger(
                                Window.MODIFY_ATTACK_DICE,
                                RerollDice(ATTACK, most=3),
                                may=True,
                                provided=Attacking(),
                            ),
                        )
                    ),
                )
            )
        ),
    ),
    "ruthlessness": (
        Trigger(
            Window.ATTACK_ENDS,
            ChooseAround(Whose.DEFENDER, Suffer(1)),
            provided=AllOf((Attacking(), AttackHit())),
        ),
    ),
    "saturationsalvo": (
        Trigger(
            Window.ATTACK_MISSES,
            to_each(SlowNearDefender(), RollAndSuffer(1)),
            provided=AllOf((Attacking(), AnyOf((WithSlot("torpedo"), WithSlot("missile"))))),
        ),
    ),
    "selflessness": (
        Trigger(
            Window.ATTACK_HITS,
            Do((DiscardThis(), TakeHits())),
            may=True,
            provided=FriendDefends(1),
            whose=Whose.ENEMY,
        ),
    ),
    "snapshot": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            AttackIt(),
            may=True,
            whose=Whose.ENEMY,
            once="round",
        ),
        Static(NothingModifies(), provided=WithThisWeapon()),
    ),
    "squadleader": (
        ActionHeader(
            ChooseShip(Whose.OTHER_FRIEND, May(FreeAction()), farthest=2, lower_skill=True)
        ),
    ),
    "stayontarget": (
        Trigger(
            Window.MANEUVER_REVEALED,
            Do((RotateDial("speed"), UntilEndOfRound((Static(DialIsRed()),)))),
            may=True,
        ),
    ),
    "swarmleader": (
        Trigger(
            Window.ATTACK_DECLARED,
            SwarmDice(),
            may=True,
            provided=AllOf((Attacking(), WithPrimary())),
        ),
    ),
    "swarmtactics": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseShip(Whose.OTHER_FRIEND, MatchSkill(), farthest=1),
            may=True,
        ),
    ),
    "trickshot": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), Obstructed()))),),
    "veteraninstincts": (Static(Value(Stat.SKILL, 2)),),
    "wingman": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, Remove(STRESS), farthest=1)),
    ),
    "wired": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (FOCUS,)),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, (FOCUS,)),
            may=True,
            provided=AllOf((Defending(), STRESSED)),
        ),
    ),
}

ELITE_OTHER_SIDES: Abilities = {
    "adaptability": (Static(Value(Stat.SKILL, -1)),),
    "intensity": (
        Trigger(
            Window.COMBAT_ENDS,
            Do((Choose((SpendToken(FOCUS), SpendToken(EVADE))), FlipThis())),
            may=True,
        ),
    ),
}
