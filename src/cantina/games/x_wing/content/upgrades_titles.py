"""Titles: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, ForEach, Not
from cantina.games.x_wing.cards.vocabulary import Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    GrantedAction,
    MoreActions,
    Performed,
    RollsCurved,
)
from cantina.games.x_wing.cards.words.arcs import (
    AttackerInBullseye,
    AttackerInYourArc,
    FromFront,
    FromRear,
    InAttackersArc,
    OnlyDefenderInArc,
    OnlyInArc,
)
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    Defending,
    FiresDisabled,
    WeaponCostAtMost,
    WithPrimary,
    WithSlot,
)
from cantina.games.x_wing.cards.words.cards import DiscardThis
from cantina.games.x_wing.cards.words.damage import CardsFaceUp
from cantina.games.x_wing.cards.words.further_attacks import AttackAfterwards, NotUsed
from cantina.games.x_wing.cards.words.maneuvers import Colour, ExecutedSpeed, Fly, Overlapped
from cantina.games.x_wing.cards.words.modifying import AddResult, ChangeResults, RerollDice
from cantina.games.x_wing.cards.words.rolling import ExtraDice, MoreAttackDice
from cantina.games.x_wing.cards.words.ships import ChooseShip, TheAttacker
from cantina.games.x_wing.cards.words.target_locks import ShedLock
from cantina.games.x_wing.cards.words.tokens import Gain, KeepsToken
from cantina.games.x_wing.cards.words.values import Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CALM,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    REBELS,
    STRESS,
    Abilities,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard

AILERONS = Trigger(
    Window.BEFORE_REVEAL, Fly(("bank:left:1", "straight:1", "bank:right:1")), provided=CALM
)

TITLE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("specialopstraining", Slot.TITLE, 0, ships=("tiesffighter",)),
    upgrade(
        "starvipermkii",
        Slot.TITLE,
        -3,
        limited=True,
        ships=("starviper",),
        building=Building(gains=(Slot.TITLE,)),
    ),
    upgrade("enforcer", Slot.TITLE, 1, unique=True, ships=("m12lkimogilafighter",)),
    upgrade("adaptiveailerons", Slot.TITLE, 0, ships=("tiestriker",)),
    upgrade("advancedailerons", Slot.TITLE, 0, ships=("tiereaper",)),
    upgrade("allianceoverhaul", Slot.TITLE, 0, ships=("arc170",)),
    upgrade(
        "awingtestpilot",
        Slot.TITLE,
        0,
        ships=("awing",),
        building=Building(gains=(Slot.ELITE,), least_skill=2),
    ),
    upgrade(
        "blackone",
        Slot.TITLE,
        1,
        unique=True,
        ships=("t70xwing",),
        building=Building(least_skill=7),
    ),
    upgrade("btla4ywing", Slot.TITLE, 0, ships=("ywing",)),
    upgrade("concorddawnprotector", Slot.TITLE, 1, ships=("protectoratestarfighter",)),
    upgrade("firstordervanguard", Slot.TITLE, 2, unique=True, ships=("tiesilencer",)),
    upgrade(
        "havoc",
        Slot.TITLE,
        0,
        unique=True,
        ships=("scurrgh6bomber",),
        building=Building(
            gains=(Slot.SYSTEM, Slot.SALVAGED_ASTROMECH),
            loses=(Slot.CREW,),
            unique_only=Slot.SALVAGED_ASTROMECH,
        ),
    ),
    upgrade(
        "heavyscykinterceptor",
        Slot.TITLE,
        2,
        ships=("m3ainterceptor",),
        building=Building(gains_one_of=(Slot.CANNON, Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade(
        "lightscykinterceptor",
        Slot.TITLE,
        -2,
        ships=("m3ainterceptor",),
        building=Building(loses=(Slot.MODIFICATION,)),
    ),
    upgrade(
        "misthunter",
        Slot.TITLE,
        0,
        unique=True,
        ships=("g1astarfighter",),
        building=Building(needs_card="tractorbeam", gains=(Slot.CANNON,)),
    ),
    upgrade("moldycrow", Slot.TITLE, 3, unique=True, ships=("hwk290",)),
    upgrade(
        "os1arsenalloadout",
        Slot.TITLE,
        2,
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade(
        "royalguardtie",
        Slot.TITLE,
        0,
        ships=("tieinterceptor",),
        building=Building(gains=(Slot.MODIFICATION,), least_skill=5),
    ),
    upgrade(
        "sabinesmasterpiece",
        Slot.TITLE,
        1,
        unique=True,
        factions=REBELS,
        ships=("tiefighter",),
        building=Building(gains=(Slot.CREW, Slot.ILLICIT)),
    ),
    upgrade("tied", Slot.TITLE, 0, ships=("tiedefender",)),
    upgrade(
        "tieshuttle",
        Slot.TITLE,
        0,
        ships=("tiebomber",),
        building=Building(
            gains=(Slot.CREW, Slot.CREW),
            loses=(Slot.TORPEDO, Slot.MISSILE, Slot.BOMB),
            dearest_crew=4,
        ),
    ),
    upgrade("tiev1", Slot.TITLE, 1, ships=("tieadvprototype",)),
    upgrade(
        "tiex1",
        Slot.TITLE,
        0,
        ships=("tieadvanced",),
        building=Building(gains=(Slot.SYSTEM,), cheaper=4, cheaper_slot=Slot.SYSTEM),
    ),
    upgrade(
        "tiex7",
        Slot.TITLE,
        -2,
        ships=("tiedefender",),
        building=Building(loses=(Slot.CANNON, Slot.MISSILE)),
    ),
    upgrade(
        "vaksai",
        Slot.TITLE,
        0,
        ships=("kihraxzfighter",),
        building=Building(gains=(Slot.MODIFICATION, Slot.MODIFICATION), cheaper=1),
    ),
    upgrade(
        "virago",
        Slot.TITLE,
        1,
        unique=True,
        ships=("starviper",),
        building=Building(gains=(Slot.SYSTEM, Slot.ILLICIT), least_skill=4),
    ),
    upgrade(
        "xg1assaultconfiguration",
        Slot.TITLE,
        1,
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.CANNON, Slot.CANNON)),
    ),
)

TITLE_ABILITIES: Abilities = {
    "specialopstraining": (
        Trigger(Window.ATTACK_DECLARED, MoreAttackDice(), may=True, provided=FromFront()),
        Trigger(
            Window.ATTACK_ENDS,
            AttackAfterwards("rear"),
            may=True,
            provided=AllOf((FromFront(), NotUsed(0))),
        ),
    ),
    "starvipermkii": (Static(RollsCurved(must=True)),),
    "enforcer": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheAttacker(), Gain(STRESS)),
            provided=AllOf((Defending(), AttackerInBullseye())),
        ),
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
    "blackone": (
        Trigger(
            Window.ACTION_PERFORMED,
            ChooseShip(Whose.FRIEND, ShedLock(), farthest=1),
            may=True,
            provided=Performed(("boost", "barrel-roll")),
        ),
    ),
    "btla4ywing": (
        Static(OnlyInArc()),
        Trigger(
            Window.ATTACK_ENDS,
            AttackAfterwards("turret"),
            may=True,
            provided=AllOf((Attacking(), WithPrimary())),
        ),
    ),
    "concorddawnprotector": (
        Trigger(
            Window.DEFENSE_ROLLED,
            AddResult(DEFENSE, EVADE),
            provided=AllOf((InAttackersArc(1), AttackerInYourArc(), AtRange(1, 1))),
        ),
    ),
    "firstordervanguard": (
        when_attacking(RerollDice(ATTACK, most=1), OnlyDefenderInArc()),
        when_defending(Do((DiscardThis(), RerollDice(DEFENSE)))),
    ),
    "heavyscykinterceptor": (Static(Value(Stat.HULL, 1)),),
    "lightscykinterceptor": (
        Static(CardsFaceUp()),
        Static(Colour("green", bearings=("bank:left", "bank:right"))),
    ),
    "misthunter": (Static(MoreActions("barrel-roll")),),
    "moldycrow": (Static(KeepsToken(FOCUS)),),
    "os1arsenalloadout": (Static(FiresDisabled(("torpedo", "missile"), locked=True)),),
    "tied": (
        Trigger(
            Window.ATTACK_ENDS,
            AttackAfterwards(),
            may=True,
            provided=AllOf((Attacking(), WithSlot("cannon"), WeaponCostAtMost(3))),
            once="round",
        ),
    ),
    "tiev1": (Trigger(Window.LOCK_ACQUIRED, GrantedAction(EVADE), may=True),),
    "tiex7": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            GrantedAction(EVADE),
            may=True,
            provided=AllOf((ExecutedSpeed((3, 4, 5)), Not(Overlapped()))),
        ),
    ),
    "xg1assaultconfiguration": (Static(FiresDisabled(("cannon",), most_points=2)),),
}
