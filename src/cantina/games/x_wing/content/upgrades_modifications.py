"""Modifications: what is printed on them and what they do."""

from cantina.core.effects import AllOf, AnyOf, Do, Not
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    BarAction,
    CardAction,
    GrantedAction,
    MoreActions,
    Performed,
)
from cantina.games.x_wing.cards.words.arcs import HardToHit
from cantina.games.x_wing.cards.words.attacks import (
    Attacking,
    Defending,
    HiddenFromLesser,
    WithSlot,
)
from cantina.games.x_wing.cards.words.cards import (
    DiscardOther,
    DiscardsOnHit,
    DiscardThis,
    FlipThis,
)
from cantina.games.x_wing.cards.words.damage import DiscardDealtCard, RegainShield
from cantina.games.x_wing.cards.words.dials import TurnToTallon
from cantina.games.x_wing.cards.words.maneuvers import Colour, Overlapped
from cantina.games.x_wing.cards.words.modifying import ChangeResults, ChangeWorst
from cantina.games.x_wing.cards.words.rolling import FewerDefenseDice, RollDie, RollExtraDefense
from cantina.games.x_wing.cards.words.ships import ChooseInArc, LastFriend
from cantina.games.x_wing.cards.words.target_locks import LockedOnce, LongRangeLocks, ShedLock
from cantina.games.x_wing.cards.words.tokens import Gain, Tractor
from cantina.games.x_wing.cards.words.values import PrimaryAtLeast, Value
from cantina.games.x_wing.content.wording import (
    BANKS,
    BLANK,
    CALM,
    CRITICAL,
    DEFENSE,
    EVADE,
    HIT,
    ION,
    REBELS,
    SCUM,
    STRESS,
    Abilities,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Action, Building, Slot, UpgradeCard

LIGHT_TIES = (
    "tieaggressor",
    "tiebomber",
    "tiephantom",
    "tiepunisher",
    "tiereaper",
    "tiestriker",
    "tiesffighter",
)
TIES = (
    "tiefighter",
    "tieadvanced",
    "tieinterceptor",
    "tiebomber",
    "tiedefender",
    "tiepunisher",
    "tieadvprototype",
    "tieaggressor",
)
ORDNANCE = AnyOf((WithSlot("torpedo"), WithSlot("missile")))

MODIFICATION_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("advancedcloakingdevice", Slot.MODIFICATION, 4, ships=("tiephantom",)),
    upgrade("advancedslam", Slot.MODIFICATION, 2),
    upgrade("autothrusters", Slot.MODIFICATION, 2, building=Building(needs_action=Action.BOOST)),
    upgrade(
        "bwinge2", Slot.MODIFICATION, 1, ships=("bwing",), building=Building(gains=(Slot.CREW,))
    ),
    upgrade(
        "capturedtie", Slot.MODIFICATION, 1, unique=True, factions=REBELS, ships=("tiefighter",)
    ),
    upgrade("engineupgrade", Slot.MODIFICATION, 4),
    upgrade("experimentalinterface", Slot.MODIFICATION, 3, unique=True),
    upgrade("guidancechips", Slot.MODIFICATION, 0),
    upgrade("hullupgrade", Slot.MODIFICATION, 3),
    upgrade("integratedastromech", Slot.MODIFICATION, 0, ships=("xwing", "t70xwing")),
    upgrade(
        "lightweightframe",
        Slot.MODIFICATION,
        2,
        ships=LIGHT_TIES,
        building=Building(most_agility=2),
    ),
    upgrade(
        "longrangescanners",
        Slot.MODIFICATION,
        0,
        building=Building(needs_slots=(Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade("multispectralcamouflage", Slot.MODIFICATION, 1, unique=True),
    upgrade("munitionsfailsafe", Slot.MODIFICATION, 1),
    upgrade("pulsedrayshield", Slot.MODIFICATION, 2, factions=SCUM, building=Building(shields=1)),
    upgrade("servomotorsfoils", Slot.MODIFICATION, 0, ships=("xwing",)),
    upgrade("shieldupgrade", Slot.MODIFICATION, 4),
    upgrade("spacetugtractorarray", Slot.MODIFICATION, 2, ships=("quadjumper",)),
    upgrade("stealthdevice", Slot.MODIFICATION, 3),
    upgrade("stygiumparticleaccelerator", Slot.MODIFICATION, 2),
    upgrade("targetingcomputer", Slot.MODIFICATION, 2),
    upgrade("twinionenginemkii", Slot.MODIFICATION, 1, ships=TIES),
    upgrade("vectoredthrusters", Slot.MODIFICATION, 2),
)

MODIFICATION_ABILITIES: Abilities = {
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
    "autothrusters": (when_defending(ChangeResults(DEFENSE, BLANK, EVADE), HardToHit()),),
    "capturedtie": (
        Static(HiddenFromLesser(), provided=Not(LastFriend())),
        Trigger(Window.ATTACK_ENDS, DiscardThis(), provided=Attacking()),
        Trigger(Window.COMBAT_BEGINS, DiscardThis(), provided=LastFriend()),
    ),
    "engineupgrade": (Static(MoreActions("boost")),),
    "experimentalinterface": (
        Trigger(
            Window.ACTION_PERFORMED,
            Do((CardAction(), Gain(STRESS))),
            may=True,
            once="round",
        ),
    ),
    "guidancechips": (
        when_attacking(ChangeWorst(CRITICAL), ORDNANCE, PrimaryAtLeast(3), once="round"),
        when_attacking(ChangeWorst(HIT), ORDNANCE, Not(PrimaryAtLeast(3)), once="round"),
    ),
    "hullupgrade": (Static(Value(Stat.HULL, 1)),),
    "integratedastromech": (
        Trigger(Window.CARD_DEALT, Do((DiscardOther("amd"), DiscardDealtCard())), may=True),
    ),
    "lightweightframe": (
        Trigger(Window.DEFENSE_ROLLED, RollExtraDefense(), provided=FewerDefenseDice()),
    ),
    "longrangescanners": (Static(LongRangeLocks()),),
    "multispectralcamouflage": (
        Trigger(Window.LOCKED, RollDie(DEFENSE, (EVADE,), ShedLock()), provided=LockedOnce()),
    ),
    "munitionsfailsafe": (Static(DiscardsOnHit()),),
    "pulsedrayshield": (Trigger(Window.END_PHASE, Do((RegainShield(), Gain(ION))), may=True),),
    "servomotorsfoils": (
        Static(MoreActions("barrel-roll")),
        Trigger(Window.MANEUVER_REVEALED, TurnToTallon(), may=True, provided=CALM),
        Trigger(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
    ),
    "shieldupgrade": (Static(Value(Stat.SHIELDS, 1)),),
    "spacetugtractorarray": (ActionHeader(ChooseInArc(Tractor(), farthest=1)),),
    "stealthdevice": (
        Static(Value(Stat.AGILITY, 1)),
        Trigger(Window.ATTACK_HITS, DiscardThis(), provided=Defending(), whose=Whose.ENEMY),
    ),
    "stygiumparticleaccelerator": (
        Trigger(
            Window.ACTION_PERFORMED,
            GrantedAction(EVADE),
            may=True,
            provided=Performed(("cloak",)),
        ),
        Trigger(Window.DECLOAKED, GrantedAction(EVADE), may=True),
    ),
    "targetingcomputer": (Static(MoreActions("target-lock")),),
    "twinionenginemkii": (Static(Colour("green", bearings=BANKS)),),
    "vectoredthrusters": (Static(MoreActions("barrel-roll")),),
}

MODIFICATION_OTHER_SIDES: Abilities = {
    "servomotorsfoils": (
        Static(Value(Stat.ATTACK, -1)),
        Static(MoreActions("boost")),
        Static(Colour("green", bearings=("bank:left", "bank:right"), speeds=(2,))),
        Trigger(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
    ),
}
