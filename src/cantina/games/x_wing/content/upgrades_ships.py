"""Modifications, titles and illicit cards of later expansions: what they say and do."""

from cantina.core.effects import AllOf, AnyOf, Do, Not
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    ChangeResults,
    ChooseShip,
    DiscardDealtCard,
    DiscardThis,
    Gain,
    RegainShield,
    Remove,
    RerollDice,
    RollDie,
    ShedLock,
    Suffer,
    UntilEndOfRound,
)
from cantina.games.x_wing.abilities.further_words import WithSlot
from cantina.games.x_wing.abilities.upgrade_effects import (
    AttackAfterwards,
    CardAction,
    ChangeWorst,
    DealFaceDown,
    DiscardOther,
    GrantedAction,
    RollExtraDefense,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    AllWithin,
    AttackerInYourArc,
    CardsFaceUp,
    DiscardsOnHit,
    ExecutedSpeed,
    FewerDefenseDice,
    HardToHit,
    HiddenFromLesser,
    InAttackersArc,
    KeepsToken,
    LastFriend,
    LockedOnce,
    LongRangeLocks,
    OnlyDefenderInArc,
    OnlyInArc,
    Performed,
    PrimaryAtLeast,
    RedUnderStress,
    WeaponCostAtMost,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    ActsUnderStress,
    AtRange,
    Attacking,
    Colour,
    Overlapped,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
    WithPrimary,
)
from cantina.games.x_wing.content.cards import Action, Building, Slot, UpgradeCard
from cantina.games.x_wing.content.later import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    REBELS,
    SCUM,
    STRESS,
    Abilities,
    later,
    to_each,
    when_attacking,
    when_defending,
)

L, M, N = Slot.ILLICIT, Slot.MODIFICATION, Slot.TITLE

R = Slot.SALVAGED_ASTROMECH
LIGHT_TIES = (
    "tieaggressor",
    "tiebomber",
    "tiephantom",
    "tiepunisher",
    "tiereaper",
    "tiestriker",
    "tiesffighter",
)
ORDNANCE = AnyOf((WithSlot("torpedo"), WithSlot("missile")))

SHIP_CARDS: tuple[UpgradeCard, ...] = (
    later("blackmarketslicertools", L, 1),
    later("contrabandcybernetics", L, 1),
    later("deadmansswitch", L, 2),
    later("glitterstim", L, 2),
    later("autothrusters", M, 2, building=Building(needs_action=Action.BOOST)),
    later("bwinge2", M, 1, ships=("bwing",), building=Building(gains=(Slot.CREW,))),
    later("capturedtie", M, 1, unique=True, factions=REBELS, ships=("tiefighter",)),
    later("experimentalinterface", M, 3, unique=True),
    later("guidancechips", M, 0),
    later("integratedastromech", M, 0, ships=("xwing", "t70xwing")),
    later("lightweightframe", M, 2, ships=LIGHT_TIES, building=Building(most_agility=2)),
    later("longrangescanners", M, 0, building=Building(needs_slots=(Slot.TORPEDO, Slot.MISSILE))),
    later("multispectralcamouflage", M, 1, unique=True),
    later("munitionsfailsafe", M, 1),
    later("pulsedrayshield", M, 2, factions=SCUM, building=Building(shields=1)),
    later(
        "awingtestpilot",
        N,
        0,
        ships=("awing",),
        building=Building(gains=(Slot.ELITE,), least_skill=2),
    ),
    later("blackone", N, 1, unique=True, ships=("t70xwing",), building=Building(least_skill=7)),
    later("btla4ywing", N, 0, ships=("ywing",)),
    later("concorddawnprotector", N, 1, ships=("protectoratestarfighter",)),
    later("firstordervanguard", N, 2, unique=True, ships=("tiesilencer",)),
    later(
        "havoc",
        N,
        0,
        unique=True,
        ships=("scurrgh6bomber",),
        building=Building(gains=(Slot.SYSTEM, R), loses=(Slot.CREW,), unique_only=R),
    ),
    later(
        "heavyscykinterceptor",
        N,
        2,
        ships=("m3ainterceptor",),
        building=Building(gains_one_of=(Slot.CANNON, Slot.TORPEDO, Slot.MISSILE)),
    ),
    later(
        "lightscykinterceptor",
        N,
        -2,
        ships=("m3ainterceptor",),
        building=Building(loses=(Slot.MODIFICATION,)),
    ),
    later("moldycrow", N, 3, unique=True, ships=("hwk290",)),
    later(
        "royalguardtie",
        N,
        0,
        ships=("tieinterceptor",),
        building=Building(gains=(Slot.MODIFICATION,), least_skill=5),
    ),
    later(
        "sabinesmasterpiece",
        N,
        1,
        unique=True,
        factions=REBELS,
        ships=("tiefighter",),
        building=Building(gains=(Slot.CREW, Slot.ILLICIT)),
    ),
    later("tied", N, 0, ships=("tiedefender",)),
    later(
        "tieshuttle",
        N,
        0,
        ships=("tiebomber",),
        building=Building(
            gains=(Slot.CREW, Slot.CREW),
            loses=(Slot.TORPEDO, Slot.MISSILE, Slot.BOMB),
            dearest_crew=4,
        ),
    ),
    later("tiev1", N, 1, ships=("tieadvprototype",)),
    later(
        "tiex1",
        N,
        0,
        ships=("tieadvanced",),
        building=Building(gains=(Slot.SYSTEM,), cheaper=4, cheaper_slot=Slot.SYSTEM),
    ),
    later(
        "tiex7",
        N,
        -2,
        ships=("tiedefender",),
        building=Building(loses=(Slot.CANNON, Slot.MISSILE)),
    ),
    later(
        "vaksai",
        N,
        0,
        ships=("kihraxzfighter",),
        building=Building(gains=(Slot.MODIFICATION, Slot.MODIFICATION), cheaper=1),
    ),
    later(
        "virago",
        N,
        1,
        unique=True,
        ships=("starviper",),
        building=Building(gains=(Slot.SYSTEM, Slot.ILLICIT), least_skill=4),
    ),
)

SHIP_ABILITIES: Abilities = {
    "blackmarketslicertools": (
        ActionHeader(
            ChooseShip(
                Whose.ENEMY,
                RollDie(ATTACK, (HIT, CRITICAL), Do((Remove(STRESS), DealFaceDown()))),
                farthest=2,
                stressed=True,
            )
        ),
    ),
    "contrabandcybernetics": (
        Trigger(
            Window.BEFORE_REVEAL,
            Do(
                (
                    DiscardThis(),
                    Gain(STRESS),
                    UntilEndOfRound((Static(ActsUnderStress()), Static(RedUnderStress()))),
                )
            ),
            may=True,
        ),
    ),
    "deadmansswitch": (Trigger(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),),
    "glitterstim": (
        Trigger(
            Window.COMBAT_BEGINS,
            Do(
                (
                    DiscardThis(),
                    Gain(STRESS),
                    UntilEndOfRound(
                        (
                            when_attacking(ChangeResults(ATTACK, FOCUS, HIT, most=0)),
                            when_defending(ChangeResults(DEFENSE, FOCUS, EVADE, most=0)),
                        )
                    ),
                )
            ),
            may=True,
        ),
    ),
    "autothrusters": (when_defending(ChangeResults(DEFENSE, BLANK, EVADE), HardToHit()),),
    "capturedtie": (
        Static(HiddenFromLesser(), provided=Not(LastFriend())),
        Trigger(Window.ATTACK_ENDS, DiscardThis(), provided=Attacking()),
        Trigger(Window.COMBAT_BEGINS, DiscardThis(), provided=LastFriend()),
    ),
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
    "moldycrow": (Static(KeepsToken(FOCUS)),),
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
}
