"""Upgrade cards that use the tokens, arcs and actions of the last waves."""

from cantina.core.effects import AllOf, Choose, Do, May, Not, Then
from cantina.games.x_wing.abilities.effects import (
    ChangeResults,
    ChooseShip,
    DiscardThis,
    Gain,
    Remove,
    RerollDice,
    RollDie,
    Suffer,
    UntilEndOfRound,
    Yourself,
)
from cantina.games.x_wing.abilities.further_words import (
    AttackHit,
    OthersAroundDefender,
    SkillBecomes,
)
from cantina.games.x_wing.abilities.late_words import (
    AssignCondition,
    BarAction,
    BlowUpObstacle,
    ChooseInArc,
    CriticalLeft,
    Decloak,
    DefenderHasCard,
    FiresDisabled,
    FromFront,
    FromRear,
    InsteadOfAttack,
    Jam,
    LendsLock,
    LocksFriends,
    RemoveCondition,
    StandStill,
    Tractor,
    TurnToTallon,
)
from cantina.games.x_wing.abilities.pilot_words import SpendReinforce
from cantina.games.x_wing.abilities.upgrade_effects import (
    ChooseAround,
    DealFaceDown,
    FlipThis,
    Fly,
    GrantedAction,
    MarkShip,
    TurnDealtDown,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    AgainstMarked,
    AllWithin,
    KeepsToken,
    LockOnAttacker,
    NothingModifies,
    Performed,
    TokensOn,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    AtRange,
    Attacking,
    Colour,
    Defending,
    ExtraDice,
    MoreActions,
    Overlapped,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
    WithThisWeapon,
)
from cantina.games.x_wing.content.cards import Building, Slot, UpgradeCard, Weapon
from cantina.games.x_wing.content.later import (
    ATTACK,
    CALM,
    CRITICAL,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    LOCK,
    ONLY_DISCARD,
    SCUM,
    STRESS,
    Abilities,
    instead_of_damage,
    later,
    to_defender,
    to_each,
    when_attacking,
)

L, M, N, C = Slot.ILLICIT, Slot.MODIFICATION, Slot.TITLE, Slot.CREW
TRACTOR = "tractor"
DISABLED = "weapons-disabled"
AILERONS = Trigger(
    Window.BEFORE_REVEAL, Fly(("bank:left:1", "straight:1", "bank:right:1")), provided=CALM
)

LATE_CARDS: tuple[UpgradeCard, ...] = (
    later("ascoretosettle", Slot.ELITE, 0, unique=True),
    later("breachspecialist", C, 1),
    later("courierdroid", C, 0, limited=True),
    later("jabbathehutt", C, 5, unique=True, factions=SCUM),
    later("ketsuonyo", C, 1, unique=True, factions=SCUM),
    later("tacticalofficer", C, 2, factions=EMPIRE),
    later("tailgunner", C, 2, limited=True),
    later("arccaster", Slot.CANNON, 2, Weapon(4, 1, 1), factions=SCUM),
    later("jammingbeam", Slot.CANNON, 1, Weapon(3, 1, 2)),
    later("tractorbeam", Slot.CANNON, 1, Weapon(3, 1, 3)),
    later("harpoonmissiles", Slot.MISSILE, 4, Weapon(4, 2, 3, LOCK)),
    later("scramblermissiles", Slot.MISSILE, 2, Weapon(3, 2, 3, LOCK)),
    later("seismictorpedo", Slot.TORPEDO, 2),
    later("targetingscrambler", Slot.SYSTEM, 0, unique=True),
    later("m9g8", Slot.ASTROMECH, 3, unique=True),
    later("hyperwavecommscanner", Slot.TECH, 1),
    later("targetingsynchronizer", Slot.TECH, 3),
    later("cloakingdevice", L, 2, unique=True),
    later("empdevice", L, 2, unique=True),
    later("feedbackarray", L, 2),
    later("inertialdampeners", L, 1),
    later("iondischargers", L, 2),
    later("advancedcloakingdevice", M, 4, ships=("tiephantom",)),
    later("advancedslam", M, 2),
    later("servomotorsfoils", M, 0, ships=("xwing",)),
    later("spacetugtractorarray", M, 2, ships=("quadjumper",)),
    later("stygiumparticleaccelerator", M, 2),
    later("adaptiveailerons", N, 0, ships=("tiestriker",)),
    later("advancedailerons", N, 0, ships=("tiereaper",)),
    later("allianceoverhaul", N, 0, ships=("arc170",)),
    later(
        "misthunter",
        N,
        0,
        unique=True,
        ships=("g1astarfighter",),
        building=Building(needs_card="tractorbeam", gains=(Slot.CANNON,)),
    ),
    later(
        "os1arsenalloadout",
        N,
        2,
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.TORPEDO, Slot.MISSILE)),
    ),
    later(
        "xg1assaultconfiguration",
        N,
        1,
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.CANNON, Slot.CANNON)),
    ),
)

LATE_ABILITIES: Abilities = {
    "ascoretosettle": (
        Trigger(
            Window.BEFORE_PLACING,
            ChooseShip(Whose.ENEMY, Do((MarkShip(), AssignCondition("adebttopay"))), farthest=0),
            once="game",
        ),
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), AgainstMarked()),
    ),
    "breachspecialist": (
        Trigger(
            Window.CARD_DEALT,
            Do(
                (
                    TurnDealtDown(),
                    SpendReinforce(),
                    UntilEndOfRound((Trigger(Window.CARD_DEALT, TurnDealtDown()),)),
                )
            ),
            may=True,
        ),
    ),
    "courierdroid": (
        Trigger(Window.BEFORE_PLACING, Choose((SkillBecomes(0), SkillBecomes(8))), may=True),
    ),
    "jabbathehutt": (Static(TokensOn(("illicit",), squad=True)),),
    "ketsuonyo": (
        Trigger(
            Window.END_PHASE,
            ChooseInArc(UntilEndOfRound((Static(KeepsToken(TRACTOR)),)), farthest=2, enemies=True),
            may=True,
        ),
    ),
    "tacticalofficer": (Static(MoreActions("coordinate")),),
    "tailgunner": (Static(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), provided=FromRear()),),
    "arccaster": (
        Trigger(
            Window.ATTACK_HITS,
            ChooseAround(Whose.DEFENDER, Suffer(1)),
            provided=WithThisWeapon(),
        ),
        Trigger(Window.ATTACK_ENDS, FlipThis(), provided=WithThisWeapon()),
    ),
    "jammingbeam": (instead_of_damage(to_defender(Jam())),),
    "tractorbeam": (instead_of_damage(to_defender(Tractor())),),
    "harpoonmissiles": (
        ONLY_DISCARD,
        Trigger(
            Window.ATTACK_ENDS,
            to_defender(AssignCondition("harpooned")),
            provided=AllOf((WithThisWeapon(), AttackHit())),
        ),
    ),
    "scramblermissiles": (
        ONLY_DISCARD,
        instead_of_damage(to_defender(Jam()), to_each(OthersAroundDefender(), Jam())),
    ),
    "seismictorpedo": (ActionHeader(Do((BlowUpObstacle(), DiscardThis()))),),
    "targetingscrambler": (
        Trigger(
            Window.ROUND_BEGINS,
            Do(
                (
                    ChooseShip(Whose.ENEMY, AssignCondition("scrambled"), farthest=3),
                    Gain(DISABLED),
                )
            ),
            may=True,
        ),
    ),
    "m9g8": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=LockOnAttacker(),
            whose=Whose.FRIEND,
        ),
        Static(LocksFriends()),
    ),
    "hyperwavecommscanner": (
        Trigger(
            Window.BEFORE_PLACING,
            Choose((SkillBecomes(0), SkillBecomes(6), SkillBecomes(12))),
            may=True,
        ),
        Trigger(
            Window.PLACED,
            Choose((Gain(FOCUS), Gain(EVADE))),
            may=True,
            whose=Whose.OTHER_FRIEND,
            farthest=2,
        ),
    ),
    "targetingsynchronizer": (Static(LendsLock()),),
    "cloakingdevice": (
        ActionHeader(GrantedAction("cloak")),
        Trigger(Window.END_PHASE, RollDie(ATTACK, (FOCUS,), Do((DiscardThis(), Decloak())))),
    ),
    "empdevice": (InsteadOfAttack(Do((DiscardThis(), to_each(AllWithin(1), Gain(ION, 2))))),),
    "feedbackarray": (
        InsteadOfAttack(Do((ChooseShip(Whose.ENEMY, Suffer(1), farthest=1), Gain(ION), Suffer(1)))),
    ),
    "inertialdampeners": (
        Trigger(
            Window.MANEUVER_REVEALED,
            Do(
                (
                    DiscardThis(),
                    StandStill(),
                    UntilEndOfRound((Trigger(Window.MANEUVER_EXECUTED, Gain(STRESS)),)),
                )
            ),
            may=True,
        ),
    ),
    "iondischargers": (
        Trigger(
            Window.ION_RECEIVED,
            Do(
                (
                    ChooseShip(Whose.ENEMY, Then(May(Gain(ION)), DiscardThis()), farthest=1),
                    Remove(ION),
                )
            ),
            may=True,
        ),
    ),
    "advancedcloakingdevice": (
        Trigger(Window.ATTACK_ENDS, GrantedAction("cloak"), may=True, provided=Attacking()),
    ),
    "advancedslam": (
        Trigger(
            Window.ACTION_PERFORMED,
            BarAction(),
            may=True,
            provided=AllOf((Performed(("slam",)), Not(Overlapped()))),
        ),
    ),
    "servomotorsfoils": (
        Static(MoreActions("barrel-roll")),
        Trigger(Window.MANEUVER_REVEALED, TurnToTallon(), may=True, provided=CALM),
        Trigger(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
    ),
    "spacetugtractorarray": (ActionHeader(ChooseInArc(Tractor(), farthest=1)),),
    "stygiumparticleaccelerator": (
        Trigger(
            Window.ACTION_PERFORMED,
            GrantedAction(EVADE),
            may=True,
            provided=Performed(("cloak",)),
        ),
        Trigger(Window.DECLOAKED, GrantedAction(EVADE), may=True),
    ),
    "adaptiveailerons": (AILERONS,),
    "advancedailerons": (
        Static(Colour("white", bearings=("bank:left", "bank:right"), speeds=(3,))),
        AILERONS,
    ),
    "allianceoverhaul": (
        Static(ExtraDice(ATTACK), provided=FromFront()),
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), FromRear()),
    ),
    "misthunter": (Static(MoreActions("barrel-roll")),),
    "os1arsenalloadout": (Static(FiresDisabled(("torpedo", "missile"), locked=True)),),
    "xg1assaultconfiguration": (Static(FiresDisabled(("cannon",), most_points=2)),),
}

LATE_OTHER_SIDES: Abilities = {
    "arccaster": (Trigger(Window.COMBAT_BEGINS, Do((Gain(DISABLED), FlipThis())), may=True),),
    "servomotorsfoils": (
        Static(Value(Stat.ATTACK, -1)),
        Static(MoreActions("boost")),
        Static(Colour("green", bearings=("bank:left", "bank:right"), speeds=(2,))),
        Trigger(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
    ),
}

CONDITION_CARDS: Abilities = {
    "adebttopay": (
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), DefenderHasCard("ascoretosettle")),
    ),
    "harpooned": (
        Trigger(
            Window.ATTACK_HITS,
            to_each(
                Yourself(),
                Do((to_each(AllWithin(1), Suffer(1)), RemoveCondition(), DealFaceDown())),
            ),
            provided=AllOf((Defending(), CriticalLeft())),
            whose=Whose.ENEMY,
        ),
        Trigger(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),
        ActionHeader(Do((RemoveCondition(), RollDie(ATTACK, (HIT, CRITICAL), Suffer(1))))),
    ),
    "scrambled": (
        Static(
            NothingModifies(),
            provided=AllOf((Attacking(), AtRange(1, 1), DefenderHasCard("targetingscrambler"))),
        ),
        Trigger(Window.COMBAT_ENDS, RemoveCondition()),
    ),
}
