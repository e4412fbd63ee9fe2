"""Titles of large ships: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *


def carrier_of(card: str) -> tuple[Line, ...]:
    """Write what every ship says that another is docked to."""
    return (
        Standing(Carries(card)),
        Ability(Window.MANEUVER_EXECUTED, Deploy(), may=True),
        Ability(Window.DESTROYED, Deploy(emergency=True)),
    )


LARGE_TITLES: tuple[UpgradeCard, ...] = (
    upgrade(
        "slavei",
        Slot.TITLE,
        0,
        unique=True,
        ships=("firespray31",),
        building=Building(gains=(Slot.TORPEDO,)),
    ),
    upgrade(
        "andrasta",
        Slot.TITLE,
        0,
        unique=True,
        ships=("firespray31",),
        building=Building(gains=(Slot.BOMB, Slot.BOMB)),
    ),
    upgrade(
        "millenniumfalcon",
        Slot.TITLE,
        1,
        unique=True,
        ships=("yt1300",),
        abilities=(Standing(MoreActions(Action.EVADE)),),
    ),
    upgrade(
        "millenniumfalcon-swx57",
        Slot.TITLE,
        1,
        unique=True,
        ships=("yt1300",),
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                Do((Gain(Token.STRESS), TurnRound())),
                when=AllOf((ExecutedBearing(BANKS), ExecutedSpeed((3,)), Not(Touching()), CALM)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "st321",
        Slot.TITLE,
        3,
        unique=True,
        ships=("lambdaclassshuttle",),
        abilities=(Standing(LocksAnywhere()),),
    ),
    upgrade(
        "outrider",
        Slot.TITLE,
        5,
        unique=True,
        ships=("yt2400",),
        abilities=(
            Standing(NoPrimary(), when=HasSlot(Slot.CANNON)),
            Standing(FiresAllRound(Slot.CANNON)),
        ),
    ),
    upgrade(
        "dauntless",
        Slot.TITLE,
        2,
        unique=True,
        ships=("vt49decimator",),
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                Then(DaringAction(), Gain(Token.STRESS)),
                when=Touched(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "ig2000",
        Slot.TITLE,
        0,
        factions=SCUM,
        ships=("aggressor",),
        abilities=(Standing(SharesTalents("ig2000")),),
    ),
    upgrade(
        "punishingone",
        Slot.TITLE,
        12,
        unique=True,
        ships=("jumpmaster5000",),
        abilities=(Standing(Value(Stat.ATTACK, 1)),),
    ),
    upgrade(
        "shadowcaster",
        Slot.TITLE,
        3,
        unique=True,
        ships=("lancerclasspursuitcraft",),
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                to_defender(Tractor()),
                when=AllOf((Attacking(), AttackHit(), DefenderInMobileArc(), AtRange(1, 2))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "kylorensshuttle",
        Slot.TITLE,
        2,
        unique=True,
        ships=("upsilonclassshuttle",),
        abilities=(Ability(Window.COMBAT_ENDS, DemandStress(2)),),
    ),
    upgrade(
        "pivotwing",
        Slot.TITLE,
        0,
        ships=("uwing",),
        abilities=(
            Standing(Value(Stat.AGILITY, 1)),
            Ability(Window.MANEUVER_EXECUTED, FlipThis(), may=True),
        ),
        back=(
            Ability(
                Window.MANEUVER_REVEALED,
                TurnRound(),
                when=RevealedBearing(("stationary",)),
                may=True,
            ),
            Ability(Window.MANEUVER_EXECUTED, FlipThis(), may=True),
        ),
    ),
    upgrade(
        "crossfireformation",
        Slot.TITLE,
        2,
        ships=("bsf17bomber",),
        abilities=(when_defending(AddResult(Die.DEFENSE, Face.FOCUS), ResistanceNearAttacker(2)),),
    ),
    upgrade(
        "ghost",
        Slot.TITLE,
        0,
        unique=True,
        ships=("vcx100",),
        abilities=(
            *carrier_of("phantom"),
            Ability(Window.COMBAT_ENDS, AttackWithSlot(Slot.TURRET), when=Carrying(), may=True),
        ),
    ),
    upgrade(
        "ghost-swx72",
        Slot.TITLE,
        0,
        unique=True,
        ships=("vcx100",),
        abilities=(
            *carrier_of("phantomii"),
            Ability(
                Window.ACTIVATION_ENDS,
                GrantedAction(Action.COORDINATE),
                when=Carrying(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "phantom",
        Slot.TITLE,
        0,
        unique=True,
        ships=("attackshuttle",),
        abilities=(Standing(Docks("ghost")),),
    ),
    upgrade(
        "phantomii",
        Slot.TITLE,
        0,
        unique=True,
        ships=("sheathipedeclassshuttle",),
        abilities=(Standing(Docks("ghost-swx72")),),
    ),
    upgrade(
        "houndstooth",
        Slot.TITLE,
        6,
        unique=True,
        ships=("yv666",),
        abilities=(Ability(Window.DESTROYED, LaunchPup("nashtahpuppilot"), may=True),),
    ),
)
