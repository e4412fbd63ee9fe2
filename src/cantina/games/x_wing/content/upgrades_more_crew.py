"""Crew of later expansions, L to Z: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, If, May, Not
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    AddResult,
    ChangeResults,
    ChooseShip,
    DiscardThis,
    Gain,
    RegainShield,
    Remove,
    RollDie,
    Suffer,
    TheAttacker,
    UntilEndOfRound,
)
from cantina.games.x_wing.abilities.further_words import AttackHit, DefenderInYourArc
from cantina.games.x_wing.abilities.upgrade_effects import (
    AttackAfterwards,
    ChooseAround,
    DaringAction,
    DiscardOther,
    FlipOneUp,
    Fly,
    GrantedAction,
    PlaceOnCard,
    RerollForStress,
    RollForTokens,
    RotateDial,
    TakeFromCard,
    TurnDealtDown,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    AttacksTouched,
    Damaged,
    FollowsUp,
    ItHasToken,
    NoShields,
    OverlappedEnemy,
    Performed,
    ShipsWithin,
    Softened,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    AtRange,
    Attacking,
    Colour,
    Defending,
    Executed,
    HasToken,
    Static,
    Trigger,
    Whose,
    Window,
)
from cantina.games.x_wing.content.cards import Slot, UpgradeCard
from cantina.games.x_wing.content.later import (
    ATTACK,
    CALM,
    CRITICAL,
    DEFENSE,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    REBELS,
    SCUM,
    STRESS,
    STRESSED,
    Abilities,
    later,
    to_defender,
    to_each,
    when_attacking,
    when_defending,
)

C = Slot.CREW

MORE_CREW_CARDS: tuple[UpgradeCard, ...] = (
    later("landocalrissian", C, 3, unique=True, factions=REBELS),
    later("lattsrazzi", C, 2, unique=True, factions=SCUM),
    later("leebo", C, 2, unique=True, factions=REBELS),
    later("leiaorgana", C, 4, unique=True, factions=REBELS),
    later("lukeskywalker", C, 7, unique=True, factions=REBELS),
    later("marajade", C, 3, unique=True, factions=EMPIRE),
    later("maul", C, 3, unique=True, factions=SCUM),
    later("mercenarycopilot", C, 2),
    later("moffjerjerrod", C, 2, unique=True, factions=EMPIRE),
    later("navigator", C, 3),
    later("niennunb", C, 1, unique=True, factions=REBELS),
    later("operationsspecialist", C, 3, limited=True),
    later("outlawtech", C, 2, limited=True, factions=SCUM),
    later("r2d2-swx22", C, 4, unique=True, factions=REBELS),
    later("rearadmiralchiraneau", C, 3, unique=True, factions=EMPIRE),
    later("rebelcaptive", C, 3, unique=True, factions=EMPIRE),
    later("reconspecialist", C, 3),
    later("rey", C, 2, unique=True, factions=REBELS),
    later("saboteur", C, 2),
    later("sawgerrera", C, 1, unique=True, factions=REBELS),
    later("systemsofficer", C, 2, limited=True, factions=EMPIRE),
    later("tactician", C, 2, limited=True),
    later("unkarplutt", C, 1, unique=True, factions=SCUM),
    later("ysanneisard", C, 4, unique=True, factions=EMPIRE),
    later("zeborrelios", C, 1, unique=True, factions=REBELS),
    later("zuckuss", C, 1, unique=True, factions=SCUM),
)

MORE_CREW_ABILITIES: Abilities = {
    "landocalrissian": (ActionHeader(RollForTokens(2)),),
    "lattsrazzi": (
        when_defending(
            Do((to_each(TheAttacker(), Remove(STRESS)), AddResult(DEFENSE, EVADE))),
            HasToken(STRESS, Whose.ATTACKER),
        ),
    ),
    "leebo": (ActionHeader(Do((GrantedAction("boost"), Gain(ION)))),),
    "leiaorgana": (
        Trigger(
            Window.ACTIVATION_BEGINS,
            Do(
                (
                    DiscardThis(),
                    to_each(ShipsWithin(Whose.FRIEND), UntilEndOfRound((Static(Softened()),))),
                )
            ),
            may=True,
        ),
    ),
    "lukeskywalker": (
        Trigger(Window.ATTACK_MISSES, AttackAfterwards(), may=True, provided=Attacking()),
        when_attacking(ChangeResults(ATTACK, FOCUS, HIT), FollowsUp()),
    ),
    "marajade": (
        Trigger(
            Window.COMBAT_ENDS,
            to_each(ShipsWithin(Whose.ENEMY, 1), If(Not(ItHasToken(STRESS)), Gain(STRESS))),
        ),
    ),
    "maul": (
        when_attacking(RerollForStress(ATTACK), CALM),
        Trigger(
            Window.ATTACK_ENDS,
            Remove(STRESS),
            may=True,
            provided=AllOf((Attacking(), AttackHit(), STRESSED)),
        ),
    ),
    "mercenarycopilot": (when_attacking(ChangeResults(ATTACK, HIT, CRITICAL), AtRange(3, 3)),),
    "moffjerjerrod": (
        Trigger(
            Window.CARD_DEALT,
            Do((DiscardOther("crew", this_too=True), TurnDealtDown())),
            may=True,
        ),
    ),
    "navigator": (Trigger(Window.MANEUVER_REVEALED, RotateDial("bearing"), may=True),),
    "niennunb": (Static(Colour("green", bearings=("straight",))),),
    "operationsspecialist": (
        Trigger(
            Window.ATTACK_MISSES,
            ChooseAround(Whose.ATTACKER, Gain(FOCUS), farthest=3, friends=True),
            may=True,
            whose=Whose.FRIEND,
            farthest=2,
        ),
    ),
    "outlawtech": (
        Trigger(Window.MANEUVER_EXECUTED, Gain(FOCUS), may=True, provided=Executed("red")),
    ),
    "r2d2-swx22": (
        Trigger(
            Window.END_PHASE,
            Do((RegainShield(), RollDie(ATTACK, (HIT,), FlipOneUp()))),
            may=True,
            provided=NoShields(),
        ),
    ),
    "rearadmiralchiraneau": (ActionHeader(Fly(("straight:1",))),),
    "rebelcaptive": (
        Trigger(
            Window.ATTACK_DECLARED,
            Gain(STRESS),
            provided=Defending(),
            whose=Whose.ENEMY,
            once="round",
        ),
    ),
    "reconspecialist": (
        Trigger(Window.ACTION_PERFORMED, Gain(FOCUS), provided=Performed((FOCUS,))),
    ),
    "rey": (
        Trigger(
            Window.END_PHASE,
            Do((Remove(FOCUS), PlaceOnCard())),
            may=True,
            provided=HasToken(FOCUS),
        ),
        Trigger(Window.COMBAT_BEGINS, Do((TakeFromCard(), Gain(FOCUS))), may=True),
    ),
    "saboteur": (
        ActionHeader(
            ChooseShip(Whose.ENEMY, RollDie(ATTACK, (HIT, CRITICAL), FlipOneUp()), farthest=1)
        ),
    ),
    "sawgerrera": (
        when_attacking(Do((ChangeResults(ATTACK, FOCUS, CRITICAL, most=0), Suffer(1)))),
    ),
    "systemsofficer": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=1),
            provided=Executed("green"),
        ),
    ),
    "tactician": (
        Trigger(
            Window.ATTACK_ENDS,
            to_defender(Gain(STRESS)),
            provided=AllOf((Attacking(), AtRange(2, 2), DefenderInYourArc())),
        ),
    ),
    "unkarplutt": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Do((DaringAction(), Suffer(1))),
            may=True,
            provided=OverlappedEnemy(),
        ),
    ),
    "ysanneisard": (
        Trigger(
            Window.COMBAT_BEGINS,
            GrantedAction(EVADE),
            may=True,
            provided=AllOf((NoShields(), Damaged())),
        ),
    ),
    "zeborrelios": (Static(AttacksTouched()),),
    "zuckuss": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollForStress(DEFENSE),
            may=True,
            provided=AllOf((Attacking(), CALM)),
        ),
    ),
}
