"""Modifications: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

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
    "tiefofighter",
    "tiephantom",
    "tiereaper",
    "tiesffighter",
    "tiesilencer",
    "tiestriker",
)
ORDNANCE = AnyOf((WithSlot(Slot.TORPEDO), WithSlot(Slot.MISSILE)))

MODIFICATION_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "advancedcloakingdevice",
        Slot.MODIFICATION,
        4,
        ships=("tiephantom",),
        abilities=(
            Ability(Window.ATTACK_ENDS, GrantedAction(Action.CLOAK), when=Attacking(), may=True),
        ),
    ),
    upgrade(
        "advancedslam",
        Slot.MODIFICATION,
        2,
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                BarAction(),
                when=AllOf((Performed((Action.SLAM,)), Not(Overlapped()))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "autothrusters",
        Slot.MODIFICATION,
        2,
        building=Building(needs_action=Action.BOOST),
        abilities=(
            when_defending(ChangeResults(Die.DEFENSE, Face.BLANK, Face.EVADE), HardToHit()),
        ),
    ),
    upgrade(
        "bwinge2", Slot.MODIFICATION, 1, ships=("bwing",), building=Building(gains=(Slot.CREW,))
    ),
    upgrade(
        "capturedtie",
        Slot.MODIFICATION,
        1,
        unique=True,
        factions=REBELS,
        ships=("tiefighter",),
        abilities=(
            Standing(HiddenFromLesser(), when=Not(LastFriend())),
            Ability(Window.ATTACK_ENDS, DiscardThis(), when=Attacking()),
            Ability(Window.COMBAT_BEGINS, DiscardThis(), when=LastFriend()),
        ),
    ),
    upgrade(
        "engineupgrade", Slot.MODIFICATION, 4, abilities=(Standing(MoreActions(Action.BOOST)),)
    ),
    upgrade(
        "experimentalinterface",
        Slot.MODIFICATION,
        3,
        unique=True,
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                Then(CardAction(), Gain(Token.STRESS)),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "guidancechips",
        Slot.MODIFICATION,
        0,
        abilities=(
            when_attacking(
                ChangeWorst(Face.CRITICAL), ORDNANCE, PrimaryAtLeast(3), limit=Limit.ROUND
            ),
            when_attacking(
                ChangeWorst(Face.HIT), ORDNANCE, Not(PrimaryAtLeast(3)), limit=Limit.ROUND
            ),
        ),
    ),
    upgrade("hullupgrade", Slot.MODIFICATION, 3, abilities=(Standing(Value(Stat.HULL, 1)),)),
    upgrade(
        "integratedastromech",
        Slot.MODIFICATION,
        0,
        ships=("xwing", "t70xwing"),
        abilities=(
            Ability(
                Window.CARD_DEALT, To(DiscardOther(Slot.ASTROMECH), DiscardDealtCard()), may=True
            ),
        ),
    ),
    upgrade(
        "lightweightframe",
        Slot.MODIFICATION,
        2,
        ships=LIGHT_TIES,
        building=Building(most_agility=2),
        abilities=(Ability(Window.DEFENSE_ROLLED, RollExtraDefense(), when=FewerDefenseDice()),),
    ),
    upgrade(
        "longrangescanners",
        Slot.MODIFICATION,
        0,
        building=Building(needs_slots=(Slot.TORPEDO, Slot.MISSILE)),
        abilities=(Standing(LongRangeLocks()),),
    ),
    upgrade(
        "multispectralcamouflage",
        Slot.MODIFICATION,
        1,
        unique=True,
        building=Building(size="small"),
        abilities=(
            Ability(
                Window.LOCKED, RollDie(Die.DEFENSE, (Face.EVADE,), ShedLock()), when=LockedOnce()
            ),
        ),
    ),
    upgrade("munitionsfailsafe", Slot.MODIFICATION, 1, abilities=(Standing(DiscardsOnHit()),)),
    upgrade(
        "pulsedrayshield",
        Slot.MODIFICATION,
        2,
        factions=SCUM,
        building=Building(shields=1),
        abilities=(Ability(Window.END_PHASE, To(Gain(Token.ION), RegainShield()), may=True),),
    ),
    upgrade(
        "servomotorsfoils",
        Slot.MODIFICATION,
        0,
        ships=("xwing",),
        abilities=(
            Standing(MoreActions(Action.BARREL_ROLL)),
            Ability(Window.MANEUVER_REVEALED, TurnToTallon(), when=CALM, may=True),
            Ability(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
        ),
        back=(
            Standing(Value(Stat.ATTACK, -1)),
            Standing(MoreActions(Action.BOOST)),
            Standing(Colour(Difficulty.GREEN, bearings=("bank:left", "bank:right"), speeds=(2,))),
            Ability(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
        ),
    ),
    upgrade("shieldupgrade", Slot.MODIFICATION, 4, abilities=(Standing(Value(Stat.SHIELDS, 1)),)),
    upgrade(
        "spacetugtractorarray",
        Slot.MODIFICATION,
        2,
        ships=("quadjumper",),
        abilities=(Ability(Window.ACTION, ChooseInArc(Tractor(), farthest=1)),),
    ),
    upgrade(
        "stealthdevice",
        Slot.MODIFICATION,
        3,
        abilities=(
            Standing(Value(Stat.AGILITY, 1)),
            Ability(At(Window.ATTACK_HITS, Whose.ENEMY), DiscardThis(), when=Defending()),
        ),
    ),
    upgrade(
        "stygiumparticleaccelerator",
        Slot.MODIFICATION,
        2,
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                GrantedAction(Action.EVADE),
                when=Performed((Action.CLOAK,)),
                may=True,
            ),
            Ability(Window.DECLOAKED, GrantedAction(Action.EVADE), may=True),
        ),
    ),
    upgrade(
        "targetingcomputer",
        Slot.MODIFICATION,
        2,
        abilities=(Standing(MoreActions(Action.TARGET_LOCK)),),
    ),
    upgrade(
        "twinionenginemkii",
        Slot.MODIFICATION,
        1,
        ships=TIES,
        abilities=(Standing(Colour(Difficulty.GREEN, bearings=BANKS)),),
    ),
    upgrade(
        "vectoredthrusters",
        Slot.MODIFICATION,
        2,
        building=Building(size="small"),
        abilities=(Standing(MoreActions(Action.BARREL_ROLL)),),
    ),
)
