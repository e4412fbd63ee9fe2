"""Upgrades of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "WotF 87",
        "Rex's Blaster Pistol",
        "unique hero red legendary weapon",
        cost=2,
        sides="2RD +2RD 2ID 1Sh 1R -",
        abilities=(
            Standing(CopiesNotUnique(), when=CardIs(HOST, Cards(names=("Rex",)))),
            Ability(
                After(Activates(HOST)),
                Activate(YOUR_CHARACTER),
                when=ControlBattlefield(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "WotF 117",
        "Dagger of Mortis",
        "unique neutral blue legendary weapon",
        cost=3,
        sides="2MD 2MD +3MD 1Sh 1R -",
        keywords="redeploy",
        abilities=(
            Ability(
                Before(Resolves(ThisDie(MELEE))),
                MoveShields(1, One(BLUE_CHARACTERS), HOST),
                may=True,
            ),
        ),
    ),
    upgrade(
        "WotF 142",
        "Darksaber",
        "unique neutral yellow legendary weapon",
        cost=4,
        sides="2MD 3MD 2F 1Dc 1Sh 1R",
        keywords="redeploy",
        abilities=(
            Ability(
                Before(Resolves(THIS_DIE)),
                If(
                    CardIs(HOST, Cards(points=AtLeast(15))),
                    Raise(Rather(1, 2, CardIs(HOST, Cards(points=AtLeast(20))))),
                ),
            ),
        ),
    ),
)
