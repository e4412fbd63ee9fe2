"""Cards for large ships only, and those of the Resistance bomber: what is printed on them."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

LARGE_ONLY = Building(size="large")

LARGE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "antipursuitlasers",
        "modification, 2 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
            RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Suffer(1)),
            when=OVERLAPPED_YOU,
        ),
        building=LARGE_ONLY,
    ),
    upgrade(
        "ionprojector",
        "modification, 2 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
            RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Gain(Token.ION)),
            when=OVERLAPPED_YOU,
        ),
        building=LARGE_ONLY,
    ),
    upgrade(
        "countermeasures",
        "modification, 3 points",
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
        building=LARGE_ONLY,
    ),
    upgrade(
        "tacticaljammer", "modification, 1 point", Standing(ObstructsEnemies()), building=LARGE_ONLY
    ),
    upgrade(
        "maneuveringfins",
        "modification, 1 point",
        Ability(Window.MANEUVER_REVEALED, TurnToBank(), may=True),
        ships=("yv666",),
    ),
    upgrade(
        "gyroscopictargeting",
        "modification, 2 points",
        Ability(Window.COMBAT_ENDS, RotateArc(), when=ExecutedSpeed((3, 4, 5)), may=True),
        ships=("lancerclasspursuitcraft",),
    ),
    upgrade(
        "smugglingcompartment",
        "limited modification, 0 points",
        ships=("yt1300", "yt2400"),
        building=Building(gains=(Slot.ILLICIT, Slot.MODIFICATION), dearest_modification=3),
    ),
    upgrade(
        "deflectiveplating",
        "modification, 1 point",
        Standing(DodgesBombs()),
        ships=("bsf17bomber",),
    ),
    upgrade(
        "reinforceddeflectors",
        "system, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            RegainShield(),
            when=AllOf((Defending(), SufferedAtLeast(3))),
        ),
        building=LARGE_ONLY,
    ),
    upgrade("ig88d", "unique scum crew, 1 point", Standing(SharesTalents("ig2000"))),
    upgrade(
        "burnoutslam",
        "illicit, 1 point",
        Standing(MoreActions(Action.SLAM)),
        Ability(Window.ACTION_PERFORMED, DiscardThis(), when=Performed((Action.SLAM,))),
        building=LARGE_ONLY,
    ),
    upgrade(
        "riggedcargochute",
        "illicit, 1 point",
        Ability(Window.ACTION, To(DiscardThis(), DropCargo())),
        building=LARGE_ONLY,
    ),
    upgrade(
        "ordnancesilos",
        "bomb, 2 points",
        Standing(TokensOn((Slot.BOMB,), count=3)),
        ships=("bsf17bomber",),
    ),
)
