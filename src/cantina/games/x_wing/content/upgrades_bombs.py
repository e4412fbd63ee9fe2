"""Bombs and mines: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *


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
        "unique bomb, 3 points",
        Ability(Window.MANEUVER_REVEALED, DropBomb(keeps=True), may=True),
        Standing(Detonation(Blast(2), kept=True)),
    ),
    upgrade("clustermines", "bomb, 4 points", *mine(Blast(2, criticals=False), tokens=3)),
    upgrade(
        "connernet", "bomb, 4 points", *mine(Do((Suffer(1), Gain(Token.ION, 2), SkipAction())))
    ),
    upgrade("ionbombs", "bomb, 2 points", *bomb(Gain(Token.ION, 2))),
    upgrade("protonbombs", "bomb, 5 points", *bomb(DealFaceUp())),
    upgrade("proximitymines", "bomb, 3 points", *mine(Blast(3))),
    upgrade("seismiccharges", "bomb, 2 points", *bomb(Suffer(1))),
    upgrade("thermaldetonators", "bomb, 3 points", *bomb(Do((Suffer(1), Gain(Token.STRESS))))),
)
