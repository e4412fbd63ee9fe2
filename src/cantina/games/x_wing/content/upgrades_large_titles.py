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
        "unique title, 0 points",
        ships=("firespray31",),
        building=Building(gains=(Slot.TORPEDO,)),
    ),
    upgrade(
        "andrasta",
        "unique title, 0 points",
        ships=("firespray31",),
        building=Building(gains=(Slot.BOMB, Slot.BOMB)),
    ),
    upgrade(
        "millenniumfalcon",
        "unique title, 1 point",
        Standing(MoreActions(Action.EVADE)),
        ships=("yt1300",),
    ),
    upgrade(
        "millenniumfalcon-swx57",
        "unique title, 1 point",
        Ability(
            Window.MANEUVER_EXECUTED,
            Do((Gain(Token.STRESS), TurnRound())),
            when=AllOf((ExecutedBearing(BANKS), ExecutedSpeed((3,)), Not(Touching()), CALM)),
            may=True,
        ),
        ships=("yt1300",),
    ),
    upgrade(
        "st321", "unique title, 3 points", Standing(LocksAnywhere()), ships=("lambdaclassshuttle",)
    ),
    upgrade(
        "outrider",
        "unique title, 5 points",
        Standing(NoPrimary(), when=HasSlot(Slot.CANNON)),
        Standing(FiresAllRound(Slot.CANNON)),
        ships=("yt2400",),
    ),
    upgrade(
        "dauntless",
        "unique title, 2 points",
        Ability(
            Window.MANEUVER_EXECUTED,
            Then(DaringAction(), Gain(Token.STRESS)),
            when=Touched(),
            may=True,
        ),
        ships=("vt49decimator",),
    ),
    upgrade(
        "ig2000", "scum title, 0 points", Standing(SharesTalents("ig2000")), ships=("aggressor",)
    ),
    upgrade(
        "punishingone",
        "unique title, 12 points",
        Standing(Value(Stat.ATTACK, 1)),
        ships=("jumpmaster5000",),
    ),
    upgrade(
        "shadowcaster",
        "unique title, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            to_defender(Tractor()),
            when=AllOf((Attacking(), AttackHit(), DefenderInMobileArc(), AtRange(1, 2))),
            may=True,
        ),
        ships=("lancerclasspursuitcraft",),
    ),
    upgrade(
        "kylorensshuttle",
        "unique title, 2 points",
        Ability(Window.COMBAT_ENDS, DemandStress(2)),
        ships=("upsilonclassshuttle",),
    ),
    upgrade(
        "pivotwing",
        "title, 0 points",
        Standing(Value(Stat.AGILITY, 1)),
        Ability(Window.MANEUVER_EXECUTED, FlipThis(), may=True),
        ships=("uwing",),
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
        "title, 2 points",
        when_defending(AddResult(Die.DEFENSE, Face.FOCUS), ResistanceNearAttacker(2)),
        ships=("bsf17bomber",),
    ),
    upgrade(
        "ghost",
        "unique title, 0 points",
        *carrier_of("phantom"),
        Ability(Window.COMBAT_ENDS, AttackWithSlot(Slot.TURRET), when=Carrying(), may=True),
        ships=("vcx100",),
    ),
    upgrade(
        "ghost-swx72",
        "unique title, 0 points",
        *carrier_of("phantomii"),
        Ability(
            Window.ACTIVATION_ENDS,
            GrantedAction(Action.COORDINATE),
            when=Carrying(),
            may=True,
        ),
        ships=("vcx100",),
    ),
    upgrade(
        "phantom", "unique title, 0 points", Standing(Docks("ghost")), ships=("attackshuttle",)
    ),
    upgrade(
        "phantomii",
        "unique title, 0 points",
        Standing(Docks("ghost-swx72")),
        ships=("sheathipedeclassshuttle",),
    ),
    upgrade(
        "houndstooth",
        "unique title, 6 points",
        Ability(Window.DESTROYED, LaunchPup("nashtahpuppilot"), may=True),
        ships=("yv666",),
    ),
)
