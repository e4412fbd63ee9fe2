"""Elite upgrades of later expansions: what is printed on them and what they do."""

from cantina.core.effects import AllOf, AnyOf, Choose, Do, If, Not
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    ChooseShip,
    DiscardThis,
    Gain,
    Suffer,
    UntilEndOfRound,
)
from cantina.games.x_wing.abilities.further_words import (
    AttackHit,
    DefenderInYourArc,
    SpendToken,
    WithSlot,
)
from cantina.games.x_wing.abilities.upgrade_effects import (
    AttackIt,
    ChooseAround,
    EvadesForObstacles,
    FlipThis,
    Fly,
    RollAndSuffer,
    RotateDial,
    SwapSkill,
    SwarmDice,
    TakeCritical,
    TakeHits,
    TurnRound,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    DialIsRed,
    FocusForLock,
    FriendDefends,
    NothingModifies,
    Performed,
    Revealed,
    SharesTokens,
    SlowNearDefender,
    Softened,
    TouchedAgility,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    AtRange,
    Attacking,
    Executed,
    LacksAction,
    OutsideDefendersArc,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
    WithPrimary,
    WithThisWeapon,
)
from cantina.games.x_wing.content.cards import Building, Slot, UpgradeCard, Weapon
from cantina.games.x_wing.content.later import (
    ATTACK,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    REBELS,
    SCUM,
    STRESS,
    Abilities,
    later,
    to_each,
)

E = Slot.ELITE

ELITE_CARDS: tuple[UpgradeCard, ...] = (
    later("adaptability", E, 0),
    later("adrenalinerush", E, 1),
    later("attannimindlink", E, 1, factions=SCUM, building=Building(squad_limit=2)),
    later("bodyguard", E, 2, unique=True, factions=SCUM),
    later("daredevil", E, 3),
    later("deadeye", E, 1),
    later("debrisgambit", E, 2),
    later("decoy", E, 2),
    later("drawtheirfire", E, 1),
    later("fearlessness", E, 1, factions=SCUM),
    later("intensity", E, 2),
    later("intimidation", E, 2),
    later("lightningreflexes", E, 1),
    later("ruthlessness", E, 3, factions=EMPIRE),
    later("saturationsalvo", E, 1),
    later("selflessness", E, 1, unique=True, factions=REBELS),
    later("snapshot", E, 2, Weapon(2, 1, 1, only_aside=True)),
    later("stayontarget", E, 2),
    later("swarmleader", E, 3, unique=True),
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
    "drawtheirfire": (
        Trigger(
            Window.ATTACK_HITS,
            TakeCritical(),
            may=True,
            provided=FriendDefends(1),
            whose=Whose.ENEMY,
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
    "lightningreflexes": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Do((DiscardThis(), TurnRound(), Gain(STRESS))),
            may=True,
            provided=AnyOf((Executed("white"), Executed("green"))),
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
