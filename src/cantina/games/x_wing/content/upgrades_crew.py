"""Crew of later expansions, A to K: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Choose, Do, If, Not
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    ChangeResults,
    ChooseShip,
    DiscardDealtCard,
    DiscardThis,
    Gain,
    RegainShield,
    Remove,
    RerollDice,
    Suffer,
)
from cantina.games.x_wing.abilities.further_words import DefenderInYourArc, YouLockIt
from cantina.games.x_wing.abilities.upgrade_effects import (
    AddDie,
    AttackAfterwards,
    BarToken,
    ChooseShips,
    DiscardDefenders,
    FocusPerEnemy,
    GuessEvades,
    LookAtDial,
    MarkShip,
    PlaceOnCard,
    TakeFromCard,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    AgainstMarked,
    AttackerInYourArc,
    AttackerSkillAtMost,
    DefenderIsUnique,
    FaceUpDealt,
    FirstCardFaceUp,
    FirstRound,
    ForcesFocus,
    FriendDefends,
    InAttackersArc,
    ItHasToken,
    LocksThroughFriends,
    RedUnderStress,
    ShieldsMissing,
    ShootsOverObstacles,
    WasStressed,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    ActsUnderStress,
    Attacking,
    Defending,
    Executed,
    Static,
    Trigger,
    Whose,
    Window,
    WithPrimary,
)
from cantina.games.x_wing.content.cards import Slot, UpgradeCard
from cantina.games.x_wing.content.later import (
    ATTACK,
    BLANK,
    CALM,
    DEFENSE,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    REBELS,
    SCUM,
    STRESS,
    Abilities,
    later,
    to_defender,
    when_attacking,
    when_defending,
)

C = Slot.CREW

CREW_CARDS: tuple[UpgradeCard, ...] = (
    later("4lom", C, 1, unique=True, factions=SCUM),
    later("agentkallus", C, 2, unique=True, factions=EMPIRE),
    later("bazemalbus", C, 3, unique=True, factions=REBELS),
    later("bobafett", C, 1, unique=True, factions=SCUM),
    later("bodhirook", C, 1, unique=True, factions=REBELS),
    later("bossk", C, 2, unique=True, factions=SCUM),
    later("c3po", C, 3, unique=True, factions=REBELS),
    later("chewbacca", C, 4, unique=True, factions=REBELS),
    later("chopper", C, 0, unique=True, factions=REBELS),
    later("darthvader", C, 3, unique=True, factions=EMPIRE),
    later("dashrendar", C, 2, unique=True, factions=REBELS),
    later("deathtroopers", C, 2, unique=True, factions=EMPIRE),
    later("dengar", C, 3, unique=True, factions=SCUM),
    later("finn", C, 5, unique=True, factions=REBELS),
    later("fleetofficer", C, 3, factions=EMPIRE),
    later("flightinstructor", C, 4),
    later("gonk", C, 2, unique=True, factions=SCUM),
    later("greedo", C, 1, unique=True, factions=SCUM),
    later("gunner", C, 5),
    later("herasyndulla", C, 1, unique=True, factions=REBELS),
    later("hotshotcopilot", C, 4),
    later("inspiringrecruit", C, 1),
    later("intelligenceagent", C, 1),
    later("janors", C, 2, unique=True, factions=REBELS),
    later("jynerso", C, 2, unique=True, factions=REBELS),
    later("k4securitydroid", C, 3, factions=SCUM),
    later("kananjarrus", C, 3, unique=True, factions=REBELS),
    later("kylekatarn", C, 3, unique=True, factions=REBELS),
)

CREW_ABILITIES: Abilities = {
    "4lom": (when_attacking(Do((Choose((BarToken(FOCUS), BarToken(EVADE))), Gain(ION)))),),
    "agentkallus": (
        Trigger(
            Window.ROUND_BEGINS,
            ChooseShip(Whose.ENEMY, MarkShip(), farthest=0),
            provided=FirstRound(),
            once="game",
        ),
        when_attacking(ChangeResults(ATTACK, FOCUS, HIT), AgainstMarked()),
        when_defending(ChangeResults(DEFENSE, FOCUS, EVADE), AgainstMarked()),
    ),
    "bazemalbus": (
        Trigger(
            Window.ATTACK_MISSES,
            AttackAfterwards(elsewhere=True),
            may=True,
            provided=Attacking(),
        ),
    ),
    "bobafett": (
        Trigger(
            Window.ATTACK_ENDS,
            Do((DiscardThis(), DiscardDefenders())),
            may=True,
            provided=AllOf((Attacking(), FaceUpDealt())),
        ),
    ),
    "bodhirook": (Static(LocksThroughFriends()),),
    "bossk": (
        Trigger(
            Window.ATTACK_MISSES,
            Do((Gain(STRESS), Gain(FOCUS), to_defender(YouLockIt()))),
            provided=AllOf((Attacking(), CALM)),
        ),
    ),
    "c3po": (Trigger(Window.BEFORE_DEFENSE_ROLL, GuessEvades(), may=True, once="round"),),
    "chewbacca": (
        Trigger(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), If(ShieldsMissing(), RegainShield()), DiscardThis())),
            may=True,
        ),
    ),
    "chopper": (
        Static(ActsUnderStress()),
        Trigger(Window.ACTION_PERFORMED, Suffer(1), provided=WasStressed()),
    ),
    "darthvader": (
        Trigger(
            Window.ATTACK_ENDS,
            Do((Suffer(2), to_defender(Suffer(1, critical=True)))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "dashrendar": (Static(ShootsOverObstacles()),),
    "deathtroopers": (
        Trigger(
            Window.ATTACK_DECLARED,
            Gain(STRESS),
            provided=AllOf((FriendDefends(1), InAttackersArc())),
            whose=Whose.ENEMY,
        ),
    ),
    "dengar": (
        when_attacking(RerollDice(ATTACK, most=1), Not(DefenderIsUnique())),
        when_attacking(RerollDice(ATTACK, most=2), DefenderIsUnique()),
    ),
    "finn": (
        when_attacking(AddDie(ATTACK, BLANK), WithPrimary(), DefenderInYourArc()),
        when_defending(AddDie(DEFENSE, BLANK), AttackerInYourArc()),
    ),
    "fleetofficer": (
        ActionHeader(
            Do((ChooseShips(Whose.FRIEND, Gain(FOCUS), most=2, farthest=2), Gain(STRESS)))
        ),
    ),
    "flightinstructor": (
        when_defending(RerollDice(DEFENSE, (FOCUS,), most=1), Not(AttackerSkillAtMost(2))),
        when_defending(
            Choose((RerollDice(DEFENSE, (FOCUS,), most=1), RerollDice(DEFENSE, (BLANK,), most=1))),
            AttackerSkillAtMost(2),
        ),
    ),
    "gonk": (
        ActionHeader(PlaceOnCard()),
        ActionHeader(Do((TakeFromCard(), RegainShield()))),
    ),
    "greedo": (Static(FirstCardFaceUp()),),
    "gunner": (Trigger(Window.ATTACK_MISSES, AttackAfterwards(), may=True, provided=Attacking()),),
    "herasyndulla": (Static(RedUnderStress()),),
    "hotshotcopilot": (
        Static(ForcesFocus(), provided=AllOf((Attacking(), WithPrimary()))),
        Static(ForcesFocus(), provided=Defending()),
    ),
    "inspiringrecruit": (
        Trigger(
            Window.STRESS_REMOVED,
            Remove(STRESS),
            may=True,
            provided=ItHasToken(STRESS),
            whose=Whose.FRIEND,
            farthest=2,
            once="round",
        ),
    ),
    "intelligenceagent": (
        Trigger(
            Window.ACTIVATION_BEGINS,
            ChooseShip(Whose.ENEMY, LookAtDial(), farthest=2),
            may=True,
        ),
    ),
    "janors": (
        Trigger(
            Window.FOCUS_ASSIGNED,
            Do((Remove(FOCUS), Gain(EVADE))),
            may=True,
            provided=ItHasToken(FOCUS),
            whose=Whose.FRIEND,
            farthest=3,
            once="round",
        ),
    ),
    "jynerso": (ActionHeader(ChooseShip(Whose.FRIEND, FocusPerEnemy(3), farthest=2)),),
    "k4securitydroid": (
        Trigger(Window.MANEUVER_EXECUTED, AcquireLock(), may=True, provided=Executed("green")),
    ),
    "kananjarrus": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Remove(STRESS),
            may=True,
            provided=AllOf((Executed("white"), ItHasToken(STRESS))),
            whose=Whose.FRIEND,
            farthest=2,
            once="round",
        ),
    ),
    "kylekatarn": (Trigger(Window.STRESS_REMOVED, Gain(FOCUS), may=True),),
}
