"""Databank cards 1 (an ILLEGAL delivery goes wrong) and 90 to 92 (what characters start with)."""

from __future__ import annotations

from typing import Final

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
from cantina.games.outer_rim.content.makers import bounty, reward
from cantina.games.outer_rim.printed import Asset, Card
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
    Card(
        id="databank_1a",
        confidence="ours",
        databank=1,
        text=Sequence(
            (
                If(Reputation(Faction.IMPERIAL, (NEGATIVE,)), Suffer(2)),
                Test(
                    Skill.STEALTH,
                    passed=DeliverThis(),
                    failed=Sequence((LoseReputation(Faction.IMPERIAL), EndTurn())),
                ),
            ),
        ),
    ),
    Card(
        id="databank_1b",
        confidence="ours",
        databank=1,
        text=Test(
            Skill.INFLUENCE,
            passed=DeliverThis(),
            failed=Fight("local_thugs", "ground", 3, won=DeliverThis()),
        ),
    ),
    Card(
        id="databank_1c",
        confidence="ours",
        databank=1,
        text=Choose(
            (
                To(Spend(3000), DeliverThis()),
                Fight("port_security", "ground", 4, won=DeliverThis(), lost=DiscardCargo()),
            ),
        ),
    ),
    Card(
        id="databank_1d",
        confidence="ours",
        databank=1,
        text=Test(
            Skill.KNOWLEDGE,
            passed=Do((DeliverThis(), GainReputation(Whose.PLANET))),
            failed=DeliverThis(half=True),
        ),
    ),
)

STARTING_CARDS: Final = (
    Card(
        id="databank_90a",
        confidence="seed",
        databank=90,
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
    ),
    Card(
        id="databank_90b",
        confidence="ours",
        databank=90,
        asset=bounty(
            "ponda_baba",
            "white",
            "ground",
            2,
            reward(5000, 1),
            "naboo",
            reward(10000, 1),
            start_planet="ord_mantell",
        ),
    ),
    Card(
        id="databank_90c",
        confidence="ours",
        databank=90,
        asset=bounty(
            "garindan",
            "white",
            "ground",
            2,
            reward(5000, 1, imperial=-1),
            "mon_calamari",
            reward(9000, 1, rebel=1),
            start_planet="nal_hutta",
        ),
    ),
    Card(
        id="databank_90d",
        confidence="ours",
        databank=90,
        asset=bounty(
            "boshek",
            "white",
            "ground",
            2,
            reward(5000, 1),
            "kessel",
            reward(10000, 1),
            start_planet="lothal",
        ),
    ),
    Card(
        id="databank_91a",
        confidence="ours",
        databank=91,
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            start_planet="tatooine",
            destination="ord_mantell",
            reward=reward(5000, 1),
        ),
    ),
    Card(
        id="databank_91b",
        confidence="ours",
        databank=91,
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            start_planet="cantonica",
            destination="nal_hutta",
            reward=reward(5000, 1),
        ),
    ),
    Card(
        id="databank_91c",
        confidence="ours",
        databank=91,
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            start_planet="naboo",
            destination="takodana",
            reward=reward(6000, 1),
        ),
    ),
    Card(
        id="databank_91d",
        confidence="ours",
        databank=91,
        asset=Asset(
            type=AssetType.CARGO,
            start_planet="ring_of_kafrene",
            destination="ryloth",
            reward=reward(8000, rebel=1),
        ),
    ),
    Card(
        id="databank_92a",
        confidence="ours",
        databank=92,
        asset=Asset(
            type=AssetType.JOB,
            start_planet="ord_mantell",
            destination="lothal",
            databank=43,
            tested=(Skill.STEALTH, Skill.TECH),
            must_pass=(Skill.TECH,),
            reward=reward(6000, 1),
        ),
    ),
    Card(
        id="databank_92b",
        confidence="ours",
        databank=92,
        asset=Asset(
            type=AssetType.JOB,
            start_planet="mon_calamari",
            destination="kessel",
            databank=47,
            tested=(Skill.INFLUENCE, Skill.KNOWLEDGE),
            must_pass=(Skill.KNOWLEDGE,),
            reward=reward(6000, 1),
        ),
    ),
    Card(
        id="databank_92c",
        confidence="ours",
        databank=92,
        asset=Asset(
            type=AssetType.JOB,
            start_planet="naboo",
            destination="mon_calamari",
            databank=52,
            tested=(Skill.STEALTH, Skill.PILOTING),
            reward=reward(5000, 1, rebel=1),
        ),
    ),
    Card(
        id="databank_92d",
        confidence="ours",
        databank=92,
        asset=Asset(
            type=AssetType.JOB,
            start_planet="takodana",
            destination="ryloth",
            tested=(Skill.TACTICS, Skill.STRENGTH),
            must_pass=(Skill.TACTICS, Skill.STRENGTH),
            encounter=Test(
                Skill.TACTICS,
                passed=Test(
                    Skill.STRENGTH, passed=CompleteJob(), failed=Sequence((Suffer(1), FailJob()))
                ),
                failed=Sequence((Suffer(1), FailJob())),
            ),
            reward=reward(7000, 1),
        ),
    ),
)
