"""Databank cards 1 (an ILLEGAL delivery goes wrong) and 90 to 92 (what characters start with)."""

from __future__ import annotations

from typing import Any, Final

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.outer_rim.cards.assets import DeliverThis, cargo_of_event
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Choose, Do, If, Sequence, To
from cantina.games.outer_rim.cards.jobs import CompleteJob, FailJob
from cantina.games.outer_rim.cards.reputation import GainReputation, LoseReputation, Reputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.content.makers import bounty, databank, reward
from cantina.games.outer_rim.printed import Asset, Reward
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.turn import end_turn
from cantina.games.outer_rim.terms import NEGATIVE, AssetType, Faction, Skill, Trait, Whose


class DiscardCargo(Effect, frozen=True):
    """Discard the cargo that was to be delivered."""

    async def do(self, scene: Scene) -> Outcome:
        """Discard it."""
        cargo = cargo_of_event(scene)
        if not cargo:
            return NOTHING
        await discard_asset(scene.g, scene.seat, cargo)
        return DONE


class EndTurn(Effect, frozen=True):
    """The turn is over."""

    async def do(self, scene: Scene) -> Outcome:
        """End it."""
        end_turn(scene.g, scene.seat)
        return DONE


ILLEGAL_DELIVERY_CARDS: Final = (
    databank(
        1,
        "a",
        text=Sequence(
            (
                If(Reputation(Faction.IMPERIAL, (NEGATIVE,)), Suffer(2)),
                Test(
                    Skill.STEALTH,
                    passed=DeliverThis(),
                    failed=Sequence((LoseReputation(Faction.IMPERIAL), EndTurn())),
                ),
            )
        ),
    ),
    databank(
        1,
        "b",
        text=Test(
            Skill.INFLUENCE,
            passed=DeliverThis(),
            failed=Fight("local_thugs", "ground", 3, won=DeliverThis()),
        ),
    ),
    databank(
        1,
        "c",
        text=Choose(
            (
                To(Spend(3000), DeliverThis()),
                Fight("port_security", "ground", 4, won=DeliverThis(), lost=DiscardCargo()),
            )
        ),
    ),
    databank(
        1,
        "d",
        text=Test(
            Skill.KNOWLEDGE,
            passed=Do((DeliverThis(), GainReputation(Whose.PLANET))),
            failed=DeliverThis(half=True),
        ),
    ),
)


def errand(
    kind: AssetType, start_planet: str, destination: str, pays: Reward, **printed: Any
) -> Asset:
    """Write a cargo or job that a character starts with: where, where to, and what it pays."""
    printed |= {"start_planet": start_planet, "destination": destination, "reward": pays}
    return Asset(type=kind, **printed)


STARTING_CARDS: Final = (
    databank(
        90,
        "a",
        asset=bounty(
            "doctor_evazan",
            "white",
            "ground",
            2,
            reward(5000, 1),
            "mon_calamari",
            reward(10000, 1),
            start_planet="takodana",
        ),
        confidence="seed",
    ),
    databank(
        90,
        "b",
        asset=bounty(
            "ponda_baba",
            "white",
            "ground",
            2,
            reward(9000, 1),
            "naboo",
            reward(10000, 2),
            start_planet="ord_mantell",
        ),
    ),
    databank(
        90,
        "c",
        asset=bounty(
            "garindan",
            "white",
            "ground",
            2,
            reward(8000, 1, imperial=-1),
            "mon_calamari",
            reward(9000, 2, rebel=1),
            start_planet="nal_hutta",
        ),
    ),
    databank(
        90,
        "d",
        asset=bounty(
            "boshek",
            "white",
            "ground",
            2,
            reward(9000, 1),
            "kessel",
            reward(10000, 2),
            start_planet="lothal",
        ),
    ),
    databank(
        91,
        "a",
        asset=errand(
            AssetType.CARGO, "tatooine", "ord_mantell", reward(5000, 1), traits=(Trait.ILLEGAL,)
        ),
    ),
    databank(
        91,
        "b",
        asset=errand(
            AssetType.CARGO, "cantonica", "nal_hutta", reward(5000, 1), traits=(Trait.ILLEGAL,)
        ),
    ),
    databank(
        91,
        "c",
        asset=errand(
            AssetType.CARGO, "naboo", "takodana", reward(6000, 1), traits=(Trait.ILLEGAL,)
        ),
    ),
    databank(
        91, "d", asset=errand(AssetType.CARGO, "ring_of_kafrene", "ryloth", reward(8000, rebel=1))
    ),
    databank(
        92,
        "a",
        asset=errand(
            AssetType.JOB,
            "ord_mantell",
            "lothal",
            reward(3000, 1),
            databank=43,
            tested=(Skill.INFLUENCE, Skill.TACTICS),
            must_pass=(Skill.INFLUENCE, Skill.TACTICS),
        ),
    ),
    databank(
        92,
        "b",
        asset=errand(
            AssetType.JOB,
            "mon_calamari",
            "kessel",
            reward(4000, 1),
            databank=47,
            tested=(Skill.KNOWLEDGE, Skill.INFLUENCE),
            must_pass=(Skill.INFLUENCE,),
        ),
    ),
    databank(
        92,
        "c",
        asset=errand(
            AssetType.JOB,
            "naboo",
            "mon_calamari",
            reward(8000, rebel=1),
            databank=52,
            tested=(Skill.STEALTH, Skill.PILOTING),
        ),
    ),
    databank(
        92,
        "d",
        asset=errand(
            AssetType.JOB,
            "takodana",
            "ryloth",
            reward(7000, 1),
            tested=(Skill.TACTICS, Skill.STRENGTH),
            must_pass=(Skill.TACTICS, Skill.STRENGTH),
            encounter=Test(
                Skill.TACTICS,
                passed=Test(
                    Skill.STRENGTH, passed=CompleteJob(), failed=Sequence((Suffer(1), FailJob()))
                ),
                failed=Sequence((Suffer(1), FailJob())),
            ),
        ),
    ),
)
