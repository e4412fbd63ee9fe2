"""Titles: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

AILERONS = Ability(
    Window.BEFORE_REVEAL, Fly(("bank:left:1", "straight:1", "bank:right:1")), when=CALM
)

TITLE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "specialopstraining",
        Slot.TITLE,
        0,
        ships=("tiesffighter",),
        abilities=(
            Ability(Window.ATTACK_DECLARED, MoreAttackDice(), when=FromFront(), may=True),
            Ability(
                Window.ATTACK_ENDS,
                AttackAfterwards("rear"),
                when=AllOf((FromFront(), NotUsed(0))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "starvipermkii",
        Slot.TITLE,
        -3,
        ships=("starviper",),
        building=Building(gains=(Slot.TITLE,)),
        abilities=(Standing(RollsCurved(must=True)),),
    ),
    upgrade(
        "enforcer",
        Slot.TITLE,
        1,
        unique=True,
        ships=("m12lkimogilafighter",),
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                ForEach(TheAttacker(), Gain(Token.STRESS)),
                when=AllOf((Defending(), AttackerInBullseye())),
            ),
        ),
    ),
    upgrade("adaptiveailerons", Slot.TITLE, 0, ships=("tiestriker",), abilities=(AILERONS,)),
    upgrade(
        "advancedailerons",
        Slot.TITLE,
        0,
        ships=("tiereaper",),
        abilities=(
            Standing(Colour(Difficulty.WHITE, bearings=("bank:left", "bank:right"), speeds=(3,))),
            AILERONS,
        ),
    ),
    upgrade(
        "allianceoverhaul",
        Slot.TITLE,
        0,
        ships=("arc170",),
        abilities=(
            Standing(ExtraDice(Die.ATTACK), when=FromFront()),
            when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), FromRear()),
        ),
    ),
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
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                ChooseShip(Whose.FRIEND, ShedLock(), farthest=1),
                when=Performed((Action.BOOST, Action.BARREL_ROLL)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "btla4ywing",
        Slot.TITLE,
        0,
        ships=("ywing",),
        abilities=(
            Standing(OnlyInArc()),
            Ability(
                Window.ATTACK_ENDS,
                AttackAfterwards("turret"),
                when=AllOf((Attacking(), WithPrimary())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "concorddawnprotector",
        Slot.TITLE,
        1,
        ships=("protectoratestarfighter",),
        abilities=(
            Ability(
                Window.DEFENSE_ROLLED,
                AddResult(Die.DEFENSE, Face.EVADE),
                when=AllOf((InAttackersArc(1), AttackerInYourArc(), AtRange(1, 1))),
            ),
        ),
    ),
    upgrade(
        "firstordervanguard",
        Slot.TITLE,
        2,
        unique=True,
        ships=("tiesilencer",),
        abilities=(
            when_attacking(RerollDice(Die.ATTACK, most=1), OnlyDefenderInArc()),
            when_defending(To(DiscardThis(), RerollDice(Die.DEFENSE))),
        ),
    ),
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
        abilities=(Standing(Value(Stat.HULL, 1)),),
    ),
    upgrade(
        "lightscykinterceptor",
        Slot.TITLE,
        -2,
        ships=("m3ainterceptor",),
        building=Building(loses=(Slot.MODIFICATION,)),
        abilities=(
            Standing(CardsFaceUp()),
            Standing(Colour(Difficulty.GREEN, bearings=("bank:left", "bank:right"))),
        ),
    ),
    upgrade(
        "misthunter",
        Slot.TITLE,
        0,
        unique=True,
        ships=("g1astarfighter",),
        building=Building(needs_card="tractorbeam", gains=(Slot.CANNON,)),
        abilities=(Standing(MoreActions(Action.BARREL_ROLL)),),
    ),
    upgrade(
        "moldycrow",
        Slot.TITLE,
        3,
        unique=True,
        ships=("hwk290",),
        abilities=(Standing(KeepsToken(Token.FOCUS)),),
    ),
    upgrade(
        "os1arsenalloadout",
        Slot.TITLE,
        2,
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.TORPEDO, Slot.MISSILE)),
        abilities=(Standing(FiresDisabled((Slot.TORPEDO, Slot.MISSILE), locked=True)),),
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
    upgrade(
        "tied",
        Slot.TITLE,
        0,
        ships=("tiedefender",),
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                AttackAfterwards(),
                when=AllOf((Attacking(), WithSlot(Slot.CANNON), WeaponCostAtMost(3))),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
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
    upgrade(
        "tiev1",
        Slot.TITLE,
        1,
        ships=("tieadvprototype",),
        abilities=(Ability(Window.LOCK_ACQUIRED, GrantedAction(Action.EVADE), may=True),),
    ),
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
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                GrantedAction(Action.EVADE),
                when=AllOf((ExecutedSpeed((3, 4, 5)), Not(Overlapped()))),
                may=True,
            ),
        ),
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
        abilities=(Standing(FiresDisabled((Slot.CANNON,), most_points=2)),),
    ),
)
