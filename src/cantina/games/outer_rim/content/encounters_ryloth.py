"""Encounters on Ryloth and Naboo: Rebel reputation, cargo, selling assets, buying ships."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.flow import Choose, Do, If, May, Not, Sequence, To
from cantina.games.outer_rim.cards.frames import Modifier, Standing
from cantina.games.outer_rim.cards.market import BuyTop, GainTop, Search, Sell
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere, That
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Condition, Effect, outcome
from cantina.games.outer_rim.content.makers import crew, reward
from cantina.games.outer_rim.content.sections import by_reputation, encounter, secret, section
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.ships import buy_any_ship, ships_for_sale
from cantina.games.outer_rim.terms import AssetType, Faction, Hurt, MarketDeck, Skill, Whose


class IsDefeated(Condition, frozen=True):
    """The player is defeated."""

    def holds(self, scene: Scene) -> bool:
        """Look at the player."""
        return scene.g.players[scene.seat].defeated


class BuyShip(Effect, frozen=True):
    """Buy any unused ship sheet, traded in as usual."""

    dearer: bool = False
    damage: int = 0
    discount: int = 0

    def can(self, scene: Scene) -> bool:
        """There must be one within means."""
        return bool(ships_for_sale(scene.g, scene.seat, self.discount, dearer=self.dearer))

    async def do(self, scene: Scene) -> Outcome:
        """Choose and buy."""
        g, seat = scene.g, scene.seat
        bought = buy_any_ship(g, seat, self.discount, dearer=self.dearer, damage=self.damage)
        return outcome(await bought)

    def says(self) -> Text:
        """Say which ships, for how much less, with how much damage."""
        told = text(f"{self.message()}-dearer" if self.dearer else self.message())
        if self.discount:
            told = text("or-says-for-less", effect=told, discount=self.discount)
        if self.damage:
            told = text("or-says-with-damage", effect=told, damage=self.damage)
        return told


DECK: Final = "ryloth_naboo"

RYLOTH_NABOO: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "ryloth",
            Faction.REBEL,
            welcome=May(Sell((AssetType.CARGO, AssetType.GEAR), 2000)),
            negative=Test(Skill.INFLUENCE, passed=GainReputation(Faction.REBEL)),
        ),
        section("naboo", Test(Skill.KNOWLEDGE, passed=GainCredits(3000), failed=LoseCredits(1000))),
    ),
    encounter(
        DECK,
        2,
        section("ryloth", Test(Skill.STRENGTH, passed=May(GainThis()))),
        by_reputation(
            "naboo",
            Faction.IMPERIAL,
            positive=GainCredits(3000),
            neutral=Test(Skill.INFLUENCE, passed=GainReputation(Faction.IMPERIAL)),
            negative=Test(Skill.STEALTH, failed=LoseCredits(2000)),
        ),
        asset=Asset(type=AssetType.CARGO, destination="lothal", reward=reward(5000, imperial=1)),
    ),
    encounter(
        DECK,
        3,
        by_reputation(
            "ryloth",
            Faction.REBEL,
            positive=Do((GainCredits(2000), Recover(0, Hurt.CHARACTER))),
            unwelcome=May(To(Spend(1000), GainReputation(Faction.REBEL))),
        ),
        section("naboo", May(Sell((AssetType.MOD, AssetType.GEAR, AssetType.CREW), 1000))),
    ),
    encounter(
        DECK,
        4,
        section("ryloth", Choose((GainThis(), GainCredits(1000)))),
        section("naboo", May(BuyTop((MarketDeck.SHIP,), discount=3000))),
        asset=Asset(
            type=AssetType.CARGO, destination="ring_of_kafrene", reward=reward(6000, rebel=1)
        ),
    ),
    encounter(
        DECK,
        5,
        by_reputation(
            "ryloth",
            Faction.REBEL,
            positive=May(GainThis()),
            neutral=Test(Skill.TACTICS, passed=May(GainThis())),
            negative=Fight("free_ryloth_fighters", "ground", 3, lost=LoseCredits(2000)),
        ),
        section("naboo", Choose((GainCredits(1000), GainTop(MarketDeck.CARGO)))),
        asset=crew(None, Standing(Modifier(Value.HULL)), skills=(Skill.TACTICS, Skill.PILOTING)),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "ryloth",
            Faction.REBEL,
            welcome=May(BuyShip()),
            negative=Sequence((Suffer(3), If(Not(IsDefeated()), GainReputation(Faction.REBEL)))),
        ),
        section(
            "naboo",
            May(
                To(
                    LoseReputation(Faction.REBEL, even_if_negative=True),
                    Do((GainCredits(2000), GainReputation(Faction.IMPERIAL))),
                )
            ),
        ),
        confidence="seed",
    ),
    encounter(
        DECK,
        7,
        section("ryloth", May(Search(MarketDeck.CARGO, 3))),
        by_reputation(
            "naboo",
            Faction.IMPERIAL,
            welcome=May(To(LoseReputation(Faction.IMPERIAL), GainCredits(5000))),
            negative=Suffer(1),
        ),
    ),
    encounter(
        DECK,
        8,
        by_reputation(
            "ryloth",
            Faction.REBEL,
            welcome=May(
                To(
                    DiscardAsset(AssetType.CARGO),
                    Do((GainCredits(3000), GainReputation(Faction.REBEL))),
                )
            ),
            negative=Sequence((LoseCredits(2000), GainReputation(Faction.REBEL))),
        ),
        secret(
            "naboo", Moment.ACTION, ChoosePlayer(That(LoseReputation(Whose.RIVAL))), PlayerHere()
        ),
    ),
    encounter(
        DECK,
        9,
        secret("ryloth", Moment.ACTION, Do((GainReputation(Faction.REBEL), GainCredits(2000)))),
        section("naboo", May(To(Spend(5000), Do((GainFame(), GainReputation(Faction.IMPERIAL)))))),
    ),
    encounter(
        DECK,
        10,
        section("ryloth", May(BuyShip(dearer=True, discount=2000, damage=2))),
        by_reputation(
            "naboo",
            Faction.IMPERIAL,
            positive=May(Sell((AssetType.CARGO,), 3000)),
            unwelcome=Test(Skill.TECH, passed=GainCredits(2000), failed=Suffer(1, Hurt.SHIP)),
        ),
    ),
)
