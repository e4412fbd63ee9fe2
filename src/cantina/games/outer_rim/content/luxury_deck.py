"""The luxury deck: dear things, each with a way to fame (OR-MARKET-17)."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardThis, Has, Owned
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.events import EventIs, FameForCredits
from cantina.games.outer_rim.cards.flow import AllOf, Do, May, Sequence, To, Together
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.jobs import RemoveJob, Resolve
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere, That
from cantina.games.outer_rim.cards.reputation import GainFame, LoseReputation, MoreFame
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import cargo, market_card, reward
from cantina.games.outer_rim.library import PATROLS
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.map import is_navpoint
from cantina.games.outer_rim.rules.reputation import reputation
from cantina.games.outer_rim.terms import (
    FACTIONS,
    POSITIVE,
    AssetType,
    Face,
    Faction,
    MarketDeck,
    Skill,
    Trait,
    Whose,
)


class AtNavpoint(Condition, frozen=True):
    """At a navpoint; the Maelstrom is none (OR-MAELSTROM-5)."""

    def holds(self, scene: Scene) -> bool:
        """Look at the space."""
        return is_navpoint(scene.g.players[scene.seat].space)


class PositiveStandings(Condition, frozen=True):
    """Positive reputation with at least so many factions."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Count them."""
        known = [reputation(scene.g, scene.seat, faction) for faction in FACTIONS]
        return known.count(POSITIVE) >= self.least


class PatrolPaysFame(Condition, frozen=True):
    """The beaten patrol's reward includes fame."""

    def holds(self, scene: Scene) -> bool:
        """Look at its token."""
        combat = scene.g.combat
        if combat is None or combat.enemy != "patrol":
            return False
        reward = PATROLS[combat.enemy_id].reward
        return reward is not None and reward.fame > 0


LUXURY_DECK: Final = (
    market_card(
        MarketDeck.LUXURY,
        "luxury_stolen_jewels",
        "seed",
        Asset(
            type=AssetType.CARGO,
            cost=10000,
            abilities=(
                Ability(
                    at=Moment.ACTION,
                    when=PlayerHere(),
                    effect=ChoosePlayer(
                        To(
                            DiscardThis(),
                            Together(
                                (
                                    GainCredits(7000),
                                    GainFame(),
                                    That(Do((GainCredits(7000), GainFame()))),
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
        icon=(Faction.HUTT, 3),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_legendary_sabacc",
        "public",
        Asset(
            type=AssetType.JOB,
            cost=10000,
            destination="player",
            encounter=ChoosePlayer(Resolve(40)),
            removed=True,
        ),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_mandalorian_armor",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=10000,
            traits=(Trait.ARMOR,),
            limit_one=Trait.ARMOR,
            modifiers=(Standing(Modifier(Value.HEALTH, 3)),),
            abilities=(
                Ability(
                    at=Moment.REWARD, may=True, when=EventIs("bounty"), effect=FameForCredits()
                ),
            ),
        ),
        icon=(Faction.SYNDICATE, 2),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_proton_torpedoes",
        "public",
        Asset(
            type=AssetType.MOD,
            cost=15000,
            modifiers=(Standing(Modifier(Value.SHIP_COMBAT)),),
            abilities=(
                Ability(
                    at=Moment.COMBAT_WON,
                    when=AllOf((InCombat(enemy="patrol"), PatrolPaysFame())),
                    effect=GainFame(),
                ),
            ),
        ),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_dash_rendar",
        "public",
        Asset(
            type=AssetType.CREW,
            cost=12000,
            skills=(Skill.PILOTING,),
            abilities=(
                Ability(
                    at=Moment.REWARD, may=True, when=EventIs("illegal"), effect=FameForCredits()
                ),
            ),
        ),
        icon=(Faction.REBEL, 4),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_sy_snootles",
        "public",
        Asset(
            type=AssetType.CREW,
            cost=12000,
            skills=(Skill.INFLUENCE,),
            abilities=(
                Ability(at=Moment.REWARD, may=True, when=EventIs("job"), effect=FameForCredits()),
            ),
        ),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_extravagant_wardrobe",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=10000,
            modifiers=(
                Standing(Modifier(Value.FAME), when=PositiveStandings(2)),
                Standing(Modifier(Value.FAME), when=PositiveStandings(4)),
            ),
        ),
        icon=(Faction.IMPERIAL, 3),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_dejarik_holotable",
        "public",
        Asset(
            type=AssetType.MOD,
            cost=10000,
            modifiers=(Standing(Modifier(Value.FAME), when=Has(AssetType.CREW, 2)),),
            abilities=(
                Ability(
                    at=Moment.ACTION,
                    when=AllOf((AtNavpoint(), Has(AssetType.CREW))),
                    effect=RollDice(Owned(AssetType.CREW), (Face.FOCUS,), each=GainCredits(1000)),
                ),
            ),
        ),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_gift_for_jabba",
        "public",
        cargo(
            15000,
            "tatooine",
            reward(fame=2, hutt=1),
            abilities=(Ability(at=Moment.DEFEATED, effect=DiscardThis()),),
        ),
        icon=(Faction.HUTT, 2),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_undercover_agent",
        "public",
        Asset(
            type=AssetType.CREW,
            cost=10000,
            skills=(Skill.STEALTH,),
            abilities=(
                Ability(
                    at=Moment.ACTION,
                    when=PlayerHere(MoreFame()),
                    effect=ChoosePlayer(
                        To(DiscardThis(), Do((GainFame(), That(LoseReputation(Whose.RIVAL))))),
                        who=MoreFame(),
                    ),
                ),
            ),
        ),
    ),
    market_card(
        MarketDeck.LUXURY,
        "luxury_statue_dedication",
        "public",
        Asset(
            type=AssetType.JOB,
            cost=10000,
            destination="naboo",
            encounter=Sequence((GainFame(), May(To(Spend(10000), GainFame())), RemoveJob())),
            removed=True,
        ),
        icon=(Faction.SYNDICATE, 3),
    ),
)
