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
from cantina.games.outer_rim.library import CHARACTERS
from cantina.games.outer_rim.printed import Asset, Card, PatrolIcon, Reward
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Moment, Trait


class IsDroid(Condition, frozen=True):
    """The character is a droid."""

    def holds(self, scene: Scene) -> bool:
        """Look at the card."""
        return CHARACTERS[scene.g.players[scene.seat].character].droid


CARGO_DECK: Final = (
    Card(
        id="cargo_coaxium_crystal",
        confidence="seed",
        market=MarketDeck.CARGO,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=3),
        asset=Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("ryloth",),
            destination="ryloth",
            reward=Reward(credits=5000, reputation=((Faction.IMPERIAL, 1),)),
        ),
    ),
    Card(
        id="cargo_droid_parts",
        confidence="public",
        market=MarketDeck.CARGO,
        asset=Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("ord_mantell",),
            destination="ord_mantell",
            reward=Reward(credits=5000, reputation=((Faction.SYNDICATE, 1),)),
        ),
    ),
    Card(
        id="cargo_food_supplies",
        confidence="ours",
        market=MarketDeck.CARGO,
        icon=PatrolIcon(faction=Faction.REBEL, distance=3),
        asset=Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("nal_hutta",),
            destination="nal_hutta",
            reward=Reward(credits=5000, reputation=((Faction.HUTT, 1),)),
        ),
    ),
    Card(
        id="cargo_salvage",
        confidence="public",
        market=MarketDeck.CARGO,
        asset=Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("mon_calamari",),
            destination="mon_calamari",
            reward=Reward(credits=5000, reputation=((Faction.REBEL, 1),)),
        ),
    ),
    Card(
        id="cargo_bacta_supplies",
        confidence="public",
        market=MarketDeck.CARGO,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=4),
        asset=Asset(
            type=AssetType.CARGO,
            cost=1000,
            cannot_buy_at=("takodana",),
            destination="takodana",
            reward=Reward(credits=6000),
            abilities=(
                Ability(
                    at=Moment.ANY_TIME,
                    when=AllOf((IsDamaged(Hurt.CHARACTER), Not(IsDroid()))),
                    effect=To(DiscardThis(), Recover(0, Hurt.CHARACTER)),
                ),
            ),
        ),
    ),
    Card(
        id="mod_smuggling_compartment",
        confidence="public",
        market=MarketDeck.CARGO,
        asset=Asset(
            type=AssetType.MOD,
            cost=2000,
            fits=("cargo", "mod"),
            holds_cargo=1,
            abilities=(
                Ability(at=Moment.DELIVERY_ROLL, may=True, effect=Turn((Face.FOCUS,), Face.HIT)),
            ),
        ),
    ),
    Card(
        id="cargo_stolen_hyperfuel",
        confidence="public",
        market=MarketDeck.CARGO,
        icon=PatrolIcon(faction=Faction.HUTT, distance=3),
        asset=Asset(
            type=AssetType.CARGO,
            cost=3000,
            cannot_buy_at=("ring_of_kafrene",),
            destination="ring_of_kafrene",
            traits=(Trait.ILLEGAL,),
            reward=Reward(credits=9000, fame=1),
        ),
    ),
    Card(
        id="cargo_stolen_prototype",
        confidence="public",
        market=MarketDeck.CARGO,
        asset=Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("cantonica",),
            destination="cantonica",
            traits=(Trait.ILLEGAL,),
            reward=Reward(credits=5000, fame=1, reputation=((Faction.SYNDICATE, 1),)),
        ),
    ),
    Card(
        id="cargo_stolen_supplies",
        confidence="public",
        market=MarketDeck.CARGO,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=2),
        asset=Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("kessel",),
            destination="kessel",
            traits=(Trait.ILLEGAL,),
            reward=Reward(credits=6000, fame=1),
        ),
    ),
    Card(
        id="cargo_stolen_weapons",
        confidence="public",
        market=MarketDeck.CARGO,
        asset=Asset(
            type=AssetType.CARGO,
            cost=2000,
            cannot_buy_at=("tatooine",),
            destination="tatooine",
            traits=(Trait.ILLEGAL,),
            reward=Reward(credits=5000, fame=1, reputation=((Faction.HUTT, 1),)),
        ),
    ),
)
