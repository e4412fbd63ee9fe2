"""The damage deck of 2012: 33 cards of 14 kinds (XW-DECK-1 to XW-DECK-3)."""

from cantina.games.x_wing.printed import DamageCard, Trait

DAMAGE_CARDS: tuple[DamageCard, ...] = (
    DamageCard("direct-hit", Trait.SHIP, 7),
    DamageCard("blinded-pilot", Trait.PILOT, 2),
    DamageCard("damaged-cockpit", Trait.PILOT, 2),
    DamageCard("injured-pilot", Trait.PILOT, 2),
    DamageCard("stunned-pilot", Trait.PILOT, 2),
    DamageCard("console-fire", Trait.SHIP, 2),
    DamageCard("damaged-engine", Trait.SHIP, 2),
    DamageCard("damaged-sensor-array", Trait.SHIP, 2),
    DamageCard("minor-explosion", Trait.SHIP, 2),
    DamageCard("minor-hull-breach", Trait.SHIP, 2),
    DamageCard("munitions-failure", Trait.SHIP, 2),
    DamageCard("structural-damage", Trait.SHIP, 2),
    DamageCard("thrust-control-fire", Trait.SHIP, 2),
    DamageCard("weapon-malfunction", Trait.SHIP, 2),
)
