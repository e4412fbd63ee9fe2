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
from cantina.games.outer_rim.content.makers import market_card, reward
from cantina.games.outer_rim.library import CHARACTERS
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Moment, Trait


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
        Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("ryloth",),
            destination="ryloth",
            reward=reward(5000, imperial=1),
        ),
        icon=(Faction.SYNDICATE, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_droid_parts",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("ord_mantell",),
            destination="ord_mantell",
            reward=reward(5000, syndicate=1),
        ),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_food_supplies",
        "ours",
        Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("nal_hutta",),
            destination="nal_hutta",
            reward=reward(5000, hutt=1),
        ),
        icon=(Faction.REBEL, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_salvage",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("mon_calamari",),
            destination="mon_calamari",
            reward=reward(5000, rebel=1),
        ),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_bacta_supplies",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("takodana",),
            destination="takodana",
            reward=reward(6000),
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
        Asset(
            type=AssetType.CARGO,
            cost=3000,
            cannot_buy_at=("ring_of_kafrene",),
            destination="ring_of_kafrene",
            traits=(Trait.ILLEGAL,),
            reward=reward(9000, 1),
        ),
        icon=(Faction.HUTT, 3),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_prototype",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("cantonica",),
            destination="cantonica",
            traits=(Trait.ILLEGAL,),
            reward=reward(5000, 1, syndicate=1),
        ),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_supplies",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("kessel",),
            destination="kessel",
            traits=(Trait.ILLEGAL,),
            reward=reward(6000, 1),
        ),
        icon=(Faction.SYNDICATE, 2),
    ),
    market_card(
        MarketDeck.CARGO,
        "cargo_stolen_weapons",
        "public",
        Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("tatooine",),
            destination="tatooine",
            traits=(Trait.ILLEGAL,),
            reward=reward(5000, 1, hutt=1),
        ),
    ),
)
