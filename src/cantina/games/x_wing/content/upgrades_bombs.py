"""Bombs and mines: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import upgrade


def mine(blast: Effect | Blast, tokens: int = 1) -> tuple[Line, ...]:
    """Write a mine that is dropped as an action."""
    return (
        Ability(Window.ACTION, DropBomb()),
        Standing(Detonation(blast, mine=True, tokens=tokens)),
    )


def bomb(blast: Effect) -> tuple[Line, ...]:
    """Write a bomb that is dropped when the dial is revealed."""
    drop = Ability(Window.MANEUVER_REVEALED, DropBomb(), may=True)
    return (drop, Standing(Detonation(blast)))


BOMB_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "bombletgenerator",
        Slot.BOMB,
        3,
        unique=True,
        abilities=(
            Ability(Window.MANEUVER_REVEALED, DropBomb(keeps=True), may=True),
            Standing(Detonation(Blast(2), kept=True)),
        ),
    ),
    upgrade("clustermines", Slot.BOMB, 4, abilities=mine(Blast(2, criticals=False), tokens=3)),
    upgrade(
        "connernet", Slot.BOMB, 4, abilities=mine(Do((Suffer(1), Gain(Token.ION, 2), SkipAction())))
    ),
    upgrade("ionbombs", Slot.BOMB, 2, abilities=bomb(Gain(Token.ION, 2))),
    upgrade("protonbombs", Slot.BOMB, 5, abilities=bomb(DealFaceUp())),
    upgrade("proximitymines", Slot.BOMB, 3, abilities=mine(Blast(3))),
    upgrade("seismiccharges", Slot.BOMB, 2, abilities=bomb(Suffer(1))),
    upgrade("thermaldetonators", Slot.BOMB, 3, abilities=bomb(Do((Suffer(1), Gain(Token.STRESS))))),
)
