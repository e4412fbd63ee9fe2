"""Bombs and mines: what is printed on them and what they do."""

from cantina.core.effects import Do, Effect
from cantina.games.x_wing.cards.vocabulary import Ability, ActionHeader, Trigger, Window
from cantina.games.x_wing.cards.words.actions import SkipAction
from cantina.games.x_wing.cards.words.bombs import Detonation, DropBomb
from cantina.games.x_wing.cards.words.damage import DealFaceUp, Suffer
from cantina.games.x_wing.cards.words.rolling import RollAndSuffer
from cantina.games.x_wing.cards.words.tokens import Gain
from cantina.games.x_wing.content.wording import ION, STRESS, Abilities, upgrade
from cantina.games.x_wing.printed import Slot, UpgradeCard


def mine(*effects: Effect, tokens: int = 1) -> tuple[Ability, ...]:
    """Write a mine that is dropped as an action."""
    blast = effects[0] if len(effects) == 1 else Do(effects)
    return (ActionHeader(DropBomb()), Detonation(blast, mine=True, tokens=tokens))


def bomb(*effects: Effect) -> tuple[Ability, ...]:
    """Write a bomb that is dropped when the dial is revealed."""
    drop = Trigger(Window.MANEUVER_REVEALED, DropBomb(), may=True)
    return (drop, Detonation(effects[0] if len(effects) == 1 else Do(effects)))


BOMB_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("bombletgenerator", Slot.BOMB, 3, unique=True),
    upgrade("clustermines", Slot.BOMB, 4),
    upgrade("connernet", Slot.BOMB, 4),
    upgrade("ionbombs", Slot.BOMB, 2),
    upgrade("protonbombs", Slot.BOMB, 5),
    upgrade("proximitymines", Slot.BOMB, 3),
    upgrade("seismiccharges", Slot.BOMB, 2),
    upgrade("thermaldetonators", Slot.BOMB, 3),
)

BOMB_ABILITIES: Abilities = {
    "bombletgenerator": (
        Trigger(Window.MANEUVER_REVEALED, DropBomb(keeps=True), may=True),
        Detonation(RollAndSuffer(2)),
    ),
    "clustermines": mine(RollAndSuffer(2, criticals=False), tokens=3),
    "connernet": mine(Suffer(1), Gain(ION, 2), SkipAction()),
    "ionbombs": bomb(Gain(ION, 2)),
    "protonbombs": bomb(DealFaceUp()),
    "proximitymines": mine(RollAndSuffer(3)),
    "seismiccharges": bomb(Suffer(1)),
    "thermaldetonators": bomb(Suffer(1), Gain(STRESS)),
}
