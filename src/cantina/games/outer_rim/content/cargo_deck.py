"""The cargo deck: goods for a planet, honest or ILLEGAL."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardThis
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover
from cantina.games.outer_rim.cards.dice import Turn
from cantina.games.outer_rim.cards.flow import AllOf, Not, To
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import cargo, market_card, reward
from cantina.games.outer_rim.library import CHARACTERS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Trait


class IsDroid(Condition, frozen=True):
    """The character is a droid."""

    def holds(self, scene: Scene) -> bool:
        """Look at the card."""
        return CHARACTERS[scene.g.players[scene.seat].character].droid


CARGO_DECK: Final = (
    market_card(
        MarketDeck.CARGO,
        "cargo_coaxium_crystal",
        "seed",
        cargo(1000, "ryloth", reward(5000, imperial=1)),
        icon=(Faction.SYNDICATE, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_droid_parts",
        "public",
        cargo(1000, "ord_mantell", reward(5000, syndicate=1)),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_food_supplies",
        "ours",
        cargo(1000, "nal_hutta", reward(5000, hutt=1)),
        icon=(Faction.REBEL, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_salvage",
        "public",
        cargo(1000, "mon_calamari", reward(5000, rebel=1)),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_bacta_supplies",
        "public",
        cargo(
            1000,
            "takodana",
            reward(6000),
            abilities=(
                Ability(
                    at=Moment.ANY_TIME,
                    when=AllOf((IsDamaged(Hurt.CHARACTER), Not(IsDroid()))),
                    effect=To(DiscardThis(), Recover(0, Hurt.CHARACTER)),
                ),
            ),
        ),
        icon=(Faction.IMPERIAL, 4),
    ),
    market_card(
        MarketDeck.CARGO,
        "mod_smuggling_compartment",
        "public",
        Asset(
            type=AssetType.MOD,
            cost=2000,
            fits=("cargo", "mod"),
            holds_cargo=1,
            abilities=(
                Ability(at=Moment.DELIVERY_ROLL, may=True, effect=Turn((Face.FOCUS,), Face.HIT)),
            ),
        ),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_hyperfuel",
        "public",
        cargo(3000, "ring_of_kafrene", reward(9000, 1), traits=(Trait.ILLEGAL,)),
        icon=(Faction.HUTT, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_prototype",
        "public",
        cargo(2000, "cantonica", reward(5000, 1, syndicate=1), traits=(Trait.ILLEGAL,)),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_supplies",
        "public",
        cargo(2000, "kessel", reward(6000, 1), traits=(Trait.ILLEGAL,)),
        icon=(Faction.SYNDICATE, 2),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_weapons",
        "public",
        cargo(2000, "tatooine", reward(5000, 1, hutt=1), traits=(Trait.ILLEGAL,)),
    ),
)
