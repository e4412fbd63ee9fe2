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
from cantina.games.outer_rim.content.makers import armor, cargo, crew, gear, luxury, mod, reward
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
    Skill,
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
    luxury(
        "luxury_stolen_jewels",
        "seed",
        Asset(
            type=AssetType.CARGO,
            cost=10000,
            abilities=(
                Ability(
                    Moment.ACTION,
                    ChoosePlayer(
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
                    when=PlayerHere(),
                ),
            ),
        ),
        icon=(Faction.HUTT, 3),
    ),
    luxury(
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
    luxury(
        "luxury_mandalorian_armor",
        "public",
        armor(
            10000,
            Standing(Modifier(Value.HEALTH, 3)),
            Ability(Moment.REWARD, FameForCredits(), when=EventIs("bounty"), may=True),
        ),
        icon=(Faction.SYNDICATE, 2),
    ),
    luxury(
        "luxury_proton_torpedoes",
        "public",
        mod(
            15000,
            Standing(Modifier(Value.SHIP_COMBAT)),
            Ability(
                Moment.COMBAT_WON,
                GainFame(),
                when=AllOf((InCombat(enemy="patrol"), PatrolPaysFame())),
            ),
        ),
    ),
    luxury(
        "luxury_dash_rendar",
        "public",
        crew(
            12000,
            Ability(Moment.REWARD, FameForCredits(), when=EventIs("illegal"), may=True),
            skills=(Skill.PILOTING,),
        ),
        icon=(Faction.REBEL, 4),
    ),
    luxury(
        "luxury_sy_snootles",
        "public",
        crew(
            12000,
            Ability(Moment.REWARD, FameForCredits(), when=EventIs("job"), may=True),
            skills=(Skill.INFLUENCE,),
        ),
    ),
    luxury(
        "luxury_extravagant_wardrobe",
        "public",
        gear(
            10000,
            Standing(Modifier(Value.FAME), when=PositiveStandings(2)),
            Standing(Modifier(Value.FAME), when=PositiveStandings(4)),
        ),
        icon=(Faction.IMPERIAL, 3),
    ),
    luxury(
        "luxury_dejarik_holotable",
        "public",
        mod(
            10000,
            Standing(Modifier(Value.FAME), when=Has(AssetType.CREW, 2)),
            Ability(
                Moment.ACTION,
                RollDice(Owned(AssetType.CREW), (Face.FOCUS,), each=GainCredits(1000)),
                when=AllOf((AtNavpoint(), Has(AssetType.CREW))),
            ),
        ),
    ),
    luxury(
        "luxury_gift_for_jabba",
        "public",
        cargo(15000, "tatooine", reward(fame=2, hutt=1), Ability(Moment.DEFEATED, DiscardThis())),
        icon=(Faction.HUTT, 2),
    ),
    luxury(
        "luxury_undercover_agent",
        "public",
        crew(
            10000,
            Ability(
                Moment.ACTION,
                ChoosePlayer(
                    To(DiscardThis(), Do((GainFame(), That(LoseReputation(Whose.RIVAL))))),
                    who=MoreFame(),
                ),
                when=PlayerHere(MoreFame()),
            ),
            skills=(Skill.STEALTH,),
        ),
    ),
    luxury(
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
