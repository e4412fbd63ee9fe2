"""Bombs, mines and the cards that handle them: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, Effect, Not
from cantina.games.x_wing.abilities.bomb_words import (
    ActsWithSlots,
    Detonation,
    DropAnyBomb,
    DropBomb,
    Launches,
    LoadsDice,
    LongDrops,
    Splinters,
)
from cantina.games.x_wing.abilities.effects import DiscardThis, Gain, Remove, Suffer
from cantina.games.x_wing.abilities.upgrade_effects import DealFaceUp, RollAndSuffer, SkipAction
from cantina.games.x_wing.abilities.upgrade_words import PerformedSlot, Touched, WasStressed
from cantina.games.x_wing.abilities.vocabulary import Ability, ActionHeader, Static, Trigger, Window
from cantina.games.x_wing.content.cards import Building, Slot, UpgradeCard
from cantina.games.x_wing.content.later import ION, REBELS, SCUM, STRESS, STRESSED, Abilities, later

B, C = Slot.BOMB, Slot.CREW

BOMB_CARDS: tuple[UpgradeCard, ...] = (
    later("bombletgenerator", B, 3, unique=True),
    later("clustermines", B, 4),
    later("connernet", B, 4),
    later("ionbombs", B, 2),
    later("protonbombs", B, 5),
    later("proximitymines", B, 3),
    later("seismiccharges", B, 2),
    later("thermaldetonators", B, 3),
    later("bombardier", C, 1),
    later("cadbane", C, 2, unique=True, factions=SCUM, building=Building(gains=(B,))),
    later("sabinewren", C, 2, unique=True, factions=REBELS, building=Building(gains=(B,))),
    later("genius", Slot.SALVAGED_ASTROMECH, 0, unique=True),
    later("r4e1", Slot.SALVAGED_ASTROMECH, 1),
    later("trajectorysimulator", Slot.SYSTEM, 1),
)


def bomb(*effects: Effect) -> tuple[Ability, ...]:
    """Write a bomb that is dropped when the dial is revealed."""
    drop = Trigger(Window.MANEUVER_REVEALED, DropBomb(), may=True)
    return (drop, Detonation(effects[0] if len(effects) == 1 else Do(effects)))


def mine(*effects: Effect, tokens: int = 1) -> tuple[Ability, ...]:
    """Write a mine that is dropped as an action."""
    blast = effects[0] if len(effects) == 1 else Do(effects)
    return (ActionHeader(DropBomb()), Detonation(blast, mine=True, tokens=tokens))


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
    "bombardier": (Static(LongDrops()),),
    "cadbane": (Static(LoadsDice()),),
    "sabinewren": (Static(Splinters()),),
    "genius": (
        Trigger(Window.MANEUVER_EXECUTED, DropAnyBomb(), may=True, provided=Not(Touched())),
    ),
    "r4e1": (
        Static(ActsWithSlots(("torpedo", "bomb"))),
        Trigger(
            Window.ACTION_PERFORMED,
            Do((DiscardThis(), Remove(STRESS))),
            may=True,
            provided=AllOf((WasStressed(), PerformedSlot(("torpedo", "bomb")), STRESSED)),
        ),
    ),
    "trajectorysimulator": (Static(Launches()),),
}
