"""Cards for large ships only, and those of the Resistance bomber: what is printed on them."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

LARGE_ONLY = Building(size="large")

LARGE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "antipursuitlasers",
        Slot.MODIFICATION,
        2,
        building=LARGE_ONLY,
        abilities=(
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
                RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Suffer(1)),
                when=OVERLAPPED_YOU,
            ),
        ),
    ),
    upgrade(
        "ionprojector",
        Slot.MODIFICATION,
        2,
        building=LARGE_ONLY,
        abilities=(
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
                RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Gain(Token.ION)),
                when=OVERLAPPED_YOU,
            ),
        ),
    ),
    upgrade(
        "countermeasures",
        Slot.MODIFICATION,
        3,
        building=LARGE_ONLY,
        abilities=(
            Ability(
                Window.COMBAT_BEGINS,
                To(
                    DiscardThis(),
                    Do(
                        (
                            UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),)),
                            May(ShedLock()),
                        )
                    ),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "tacticaljammer",
        Slot.MODIFICATION,
        1,
        building=LARGE_ONLY,
        abilities=(Standing(ObstructsEnemies()),),
    ),
    upgrade(
        "maneuveringfins",
        Slot.MODIFICATION,
        1,
        ships=("yv666",),
        abilities=(Ability(Window.MANEUVER_REVEALED, TurnToBank(), may=True),),
    ),
    upgrade(
        "gyroscopictargeting",
        Slot.MODIFICATION,
        2,
        ships=("lancerclasspursuitcraft",),
        abilities=(
            Ability(Window.COMBAT_ENDS, RotateArc(), when=ExecutedSpeed((3, 4, 5)), may=True),
        ),
    ),
    upgrade(
        "smugglingcompartment",
        Slot.MODIFICATION,
        0,
        limited=True,
        ships=("yt1300", "yt2400"),
        building=Building(gains=(Slot.ILLICIT, Slot.MODIFICATION), dearest_modification=3),
    ),
    upgrade(
        "deflectiveplating",
        Slot.MODIFICATION,
        1,
        ships=("bsf17bomber",),
        abilities=(Standing(DodgesBombs()),),
    ),
    upgrade(
        "reinforceddeflectors",
        Slot.SYSTEM,
        3,
        building=LARGE_ONLY,
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                RegainShield(),
                when=AllOf((Defending(), SufferedAtLeast(3))),
            ),
        ),
    ),
    upgrade(
        "ig88d",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(Standing(SharesTalents("ig2000")),),
    ),
    upgrade(
        "burnoutslam",
        Slot.ILLICIT,
        1,
        building=LARGE_ONLY,
        abilities=(
            Standing(MoreActions(Action.SLAM)),
            Ability(Window.ACTION_PERFORMED, DiscardThis(), when=Performed((Action.SLAM,))),
        ),
    ),
    upgrade(
        "riggedcargochute",
        Slot.ILLICIT,
        1,
        building=LARGE_ONLY,
        abilities=(Ability(Window.ACTION, To(DiscardThis(), DropCargo())),),
    ),
    upgrade(
        "ordnancesilos",
        Slot.BOMB,
        2,
        ships=("bsf17bomber",),
        abilities=(Standing(TokensOn((Slot.BOMB,), count=3)),),
    ),
)
