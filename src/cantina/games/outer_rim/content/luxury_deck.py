"""The luxury deck: dear things, each with a way to fame (OR-MARKET-17)."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import (
    AtNavpoint,
    EventIs,
    Has,
    InCombat,
    MoreFame,
    Owned,
    PatrolPaysFame,
    PlayerHere,
    PositiveStandings,
)
from cantina.games.outer_rim.cards.nodes import (
    ChoosePlayer,
    DiscardThis,
    GainCredits,
    GainFame,
    LoseReputation,
    RemoveJob,
    Resolve,
    RollDice,
    Spend,
    That,
)
from cantina.games.outer_rim.cards.phrases import all_of, every, may, then, to
from cantina.games.outer_rim.cards.windows import FameForCredits
from cantina.games.outer_rim.printed import Ability, Asset, Card, Modifier, PatrolIcon, Reward
from cantina.games.outer_rim.terms import ARMOR

LUXURY_DECK: Final = (
    Card(
        id="luxury_stolen_jewels",
        confidence="seed",
        market="luxury",
        icon=PatrolIcon(faction="hutt", distance=3),
        asset=Asset(
            type="cargo",
            cost=10000,
            abilities=(
                Ability(
                    moment="action",
                    condition=PlayerHere(),
                    effect=ChoosePlayer(
                        to(
                            DiscardThis(),
                            every(
                                GainCredits(7000),
                                GainFame(),
                                That(every(GainCredits(7000), GainFame())),
                                together=True,
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="luxury_legendary_sabacc",
        confidence="public",
        market="luxury",
        asset=Asset(
            type="job",
            cost=10000,
            destination="player",
            encounter=ChoosePlayer(Resolve(40)),
            removed=True,
        ),
    ),
    Card(
        id="luxury_mandalorian_armor",
        confidence="public",
        market="luxury",
        icon=PatrolIcon(faction="syndicate", distance=2),
        asset=Asset(
            type="gear",
            cost=10000,
            traits=(ARMOR,),
            limit_one=ARMOR,
            modifiers=(Modifier(value="health", amount=3),),
            abilities=(
                Ability(moment="reward", condition=EventIs("bounty"), effect=FameForCredits()),
            ),
        ),
    ),
    Card(
        id="luxury_proton_torpedoes",
        confidence="public",
        market="luxury",
        asset=Asset(
            type="mod",
            cost=15000,
            modifiers=(Modifier(value="ship_combat"),),
            abilities=(
                Ability(
                    moment="combat_won",
                    condition=all_of(InCombat(enemy="patrol"), PatrolPaysFame()),
                    optional=False,
                    effect=GainFame(),
                ),
            ),
        ),
    ),
    Card(
        id="luxury_dash_rendar",
        confidence="public",
        market="luxury",
        icon=PatrolIcon(faction="rebel", distance=4),
        asset=Asset(
            type="crew",
            cost=12000,
            skills=("piloting",),
            abilities=(
                Ability(moment="reward", condition=EventIs("illegal"), effect=FameForCredits()),
            ),
        ),
    ),
    Card(
        id="luxury_sy_snootles",
        confidence="public",
        market="luxury",
        asset=Asset(
            type="crew",
            cost=12000,
            skills=("influence",),
            abilities=(
                Ability(moment="reward", condition=EventIs("job"), effect=FameForCredits()),
            ),
        ),
    ),
    Card(
        id="luxury_extravagant_wardrobe",
        confidence="public",
        market="luxury",
        icon=PatrolIcon(faction="imperial", distance=3),
        asset=Asset(
            type="gear",
            cost=10000,
            modifiers=(
                Modifier(value="fame", condition=PositiveStandings(2)),
                Modifier(value="fame", condition=PositiveStandings(4)),
            ),
        ),
    ),
    Card(
        id="luxury_dejarik_holotable",
        confidence="public",
        market="luxury",
        asset=Asset(
            type="mod",
            cost=10000,
            modifiers=(Modifier(value="fame", condition=Has("crew", 2)),),
            abilities=(
                Ability(
                    moment="action",
                    condition=all_of(AtNavpoint(), Has("crew")),
                    effect=RollDice(Owned("crew"), ("focus",), each=GainCredits(1000)),
                ),
            ),
        ),
    ),
    Card(
        id="luxury_gift_for_jabba",
        confidence="public",
        market="luxury",
        icon=PatrolIcon(faction="hutt", distance=2),
        asset=Asset(
            type="cargo",
            cost=15000,
            cannot_buy_at=("tatooine",),
            destination="tatooine",
            reward=Reward(fame=2, reputation=(("hutt", 1),)),
            abilities=(Ability(moment="defeated", optional=False, effect=DiscardThis()),),
        ),
    ),
    Card(
        id="luxury_undercover_agent",
        confidence="public",
        market="luxury",
        asset=Asset(
            type="crew",
            cost=10000,
            skills=("stealth",),
            abilities=(
                Ability(
                    moment="action",
                    condition=PlayerHere(MoreFame()),
                    effect=ChoosePlayer(
                        to(
                            DiscardThis(),
                            every(GainFame(), That(LoseReputation("rival"))),
                        ),
                        who=MoreFame(),
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="luxury_statue_dedication",
        confidence="public",
        market="luxury",
        icon=PatrolIcon(faction="syndicate", distance=3),
        asset=Asset(
            type="job",
            cost=10000,
            destination="naboo",
            encounter=then(GainFame(), may(to(Spend(10000), GainFame())), RemoveJob()),
            removed=True,
        ),
    ),
)
