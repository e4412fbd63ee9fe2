"""The cargo deck: goods for a planet, honest or ILLEGAL."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import IsDamaged, IsDroid
from cantina.games.outer_rim.cards.nodes import DiscardThis, Recover
from cantina.games.outer_rim.cards.phrases import all_of, not_, to
from cantina.games.outer_rim.cards.windows import Turn
from cantina.games.outer_rim.printed import Ability, Asset, Card, PatrolIcon, Reward
from cantina.games.outer_rim.terms import ILLEGAL

CARGO_DECK: Final = (
    Card(
        id="cargo_coaxium_crystal",
        confidence="seed",
        market="cargo",
        icon=PatrolIcon(faction="syndicate", distance=3),
        asset=Asset(
            type="cargo",
            cost=1000,
            cannot_buy_at=("ryloth",),
            destination="ryloth",
            reward=Reward(credits=5000, reputation=(("imperial", 1),)),
        ),
    ),
    Card(
        id="cargo_droid_parts",
        confidence="public",
        market="cargo",
        asset=Asset(
            type="cargo",
            cost=1000,
            cannot_buy_at=("ord_mantell",),
            destination="ord_mantell",
            reward=Reward(credits=5000, reputation=(("syndicate", 1),)),
        ),
    ),
    Card(
        id="cargo_food_supplies",
        confidence="ours",
        market="cargo",
        icon=PatrolIcon(faction="rebel", distance=3),
        asset=Asset(
            type="cargo",
            cost=1000,
            cannot_buy_at=("nal_hutta",),
            destination="nal_hutta",
            reward=Reward(credits=5000, reputation=(("hutt", 1),)),
        ),
    ),
    Card(
        id="cargo_salvage",
        confidence="public",
        market="cargo",
        asset=Asset(
            type="cargo",
            cost=1000,
            cannot_buy_at=("mon_calamari",),
            destination="mon_calamari",
            reward=Reward(credits=5000, reputation=(("rebel", 1),)),
        ),
    ),
    Card(
        id="cargo_bacta_supplies",
        confidence="public",
        market="cargo",
        icon=PatrolIcon(faction="imperial", distance=4),
        asset=Asset(
            type="cargo",
            cost=1000,
            cannot_buy_at=("takodana",),
            destination="takodana",
            reward=Reward(credits=6000),
            abilities=(
                Ability(
                    moment="any_time",
                    condition=all_of(IsDamaged("character"), not_(IsDroid())),
                    effect=to(DiscardThis(), Recover(0, "character")),
                ),
            ),
        ),
    ),
    Card(
        id="mod_smuggling_compartment",
        confidence="public",
        market="cargo",
        asset=Asset(
            type="mod",
            cost=2000,
            fits=("cargo", "mod"),
            holds_cargo=1,
            abilities=(Ability(moment="delivery_roll", effect=Turn(("focus",), "hit")),),
        ),
    ),
    Card(
        id="cargo_stolen_hyperfuel",
        confidence="public",
        market="cargo",
        icon=PatrolIcon(faction="hutt", distance=3),
        asset=Asset(
            type="cargo",
            cost=3000,
            cannot_buy_at=("ring_of_kafrene",),
            destination="ring_of_kafrene",
            traits=(ILLEGAL,),
            reward=Reward(credits=9000, fame=1),
        ),
    ),
    Card(
        id="cargo_stolen_prototype",
        confidence="public",
        market="cargo",
        asset=Asset(
            type="cargo",
            cost=2000,
            cannot_buy_at=("cantonica",),
            destination="cantonica",
            traits=(ILLEGAL,),
            reward=Reward(credits=5000, fame=1, reputation=(("syndicate", 1),)),
        ),
    ),
    Card(
        id="cargo_stolen_supplies",
        confidence="public",
        market="cargo",
        icon=PatrolIcon(faction="syndicate", distance=2),
        asset=Asset(
            type="cargo",
            cost=2000,
            cannot_buy_at=("kessel",),
            destination="kessel",
            traits=(ILLEGAL,),
            reward=Reward(credits=6000, fame=1),
        ),
    ),
    Card(
        id="cargo_stolen_weapons",
        confidence="public",
        market="cargo",
        asset=Asset(
            type="cargo",
            cost=2000,
            cannot_buy_at=("tatooine",),
            destination="tatooine",
            traits=(ILLEGAL,),
            reward=Reward(credits=5000, fame=1, reputation=(("hutt", 1),)),
        ),
    ),
)
