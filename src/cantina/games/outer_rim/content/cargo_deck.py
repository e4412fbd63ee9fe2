"""The cargo deck: goods for a planet, honest or ILLEGAL."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardThis
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover
from cantina.games.outer_rim.cards.flow import AllOf, Not, To
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import cargo, cargo_card, mod, reward
from cantina.games.outer_rim.content.phrases import FOCUS_TO_HIT
from cantina.games.outer_rim.library import CHARACTERS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.terms import Faction, Hurt, Trait


class IsDroid(Condition, frozen=True):
    """The character is a droid."""

    def holds(self, scene: Scene) -> bool:
        """Look at the card."""
        return CHARACTERS[scene.g.players[scene.seat].character].droid


CARGO_DECK: Final = (
    cargo_card(
        "cargo_coaxium_crystal",
        "seed",
        cargo(1000, "ryloth", reward(5000, imperial=1)),
        icon=(Faction.SYNDICATE, 3),
    ),
    cargo_card(
        "cargo_droid_parts", "public", cargo(1000, "ord_mantell", reward(5000, syndicate=1))
    ),
    cargo_card(
        "cargo_food_supplies",
        "ours",
        cargo(1000, "nal_hutta", reward(5000, hutt=1)),
        icon=(Faction.REBEL, 3),
    ),
    cargo_card("cargo_salvage", "public", cargo(1000, "mon_calamari", reward(5000, rebel=1))),
    cargo_card(
        "cargo_bacta_supplies",
        "public",
        cargo(
            1000,
            "takodana",
            reward(6000),
            Ability(
                Moment.ANY_TIME,
                To(DiscardThis(), Recover(0, Hurt.CHARACTER)),
                when=AllOf((IsDamaged(Hurt.CHARACTER), Not(IsDroid()))),
            ),
        ),
        icon=(Faction.IMPERIAL, 4),
    ),
    cargo_card(
        "mod_smuggling_compartment",
        "public",
        mod(
            2000,
            Ability(Moment.DELIVERY_ROLL, FOCUS_TO_HIT, may=True),
            fits=("cargo", "mod"),
            holds_cargo=1,
        ),
    ),
    cargo_card(
        "cargo_stolen_hyperfuel",
        "public",
        cargo(3000, "ring_of_kafrene", reward(9000, 1), traits=(Trait.ILLEGAL,)),
        icon=(Faction.HUTT, 3),
    ),
    cargo_card(
        "cargo_stolen_prototype",
        "public",
        cargo(2000, "cantonica", reward(5000, 1, syndicate=1), traits=(Trait.ILLEGAL,)),
    ),
    cargo_card(
        "cargo_stolen_supplies",
        "public",
        cargo(2000, "kessel", reward(6000, 1), traits=(Trait.ILLEGAL,)),
        icon=(Faction.SYNDICATE, 2),
    ),
    cargo_card(
        "cargo_stolen_weapons",
        "public",
        cargo(2000, "tatooine", reward(5000, 1, hutt=1), traits=(Trait.ILLEGAL,)),
    ),
)
