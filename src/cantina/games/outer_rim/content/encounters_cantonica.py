"""Encounters on Cantonica and Ord Mantell: gambling, crew, gear, credits."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import (
    GainCredits,
    Gamble,
    LoseCredits,
    Spend,
    TakeCredits,
)
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import Reroll, RollDice
from cantina.games.outer_rim.cards.flow import Choose, Do, If, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.market import BuyTop, Sell
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import crew, gear
from cantina.games.outer_rim.content.phrases import FOCUS_TO_HIT, GROUND, at_results
from cantina.games.outer_rim.content.sections import by_reputation, encounter, secret, section
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Skill, Trait


class HasCredits(Condition, frozen=True):
    """At least so many credits."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Count them."""
        return scene.g.players[scene.seat].credits >= self.least


DECK: Final = "cantonica_ord_mantell"

CANTONICA_ORD_MANTELL: Final = (
    encounter(
        DECK,
        1,
        section("cantonica", Gamble(2000, Skill.INFLUENCE)),
        by_reputation(
            "ord_mantell",
            Faction.SYNDICATE,
            positive=GainCredits(3000),
            neutral=Test(Skill.STRENGTH, passed=GainCredits(2000)),
            negative=Fight("debt_collectors", "ground", 3, lost=LoseCredits(2000)),
        ),
    ),
    encounter(
        DECK,
        2,
        section("cantonica", Gamble(4000, Skill.KNOWLEDGE)),
        section("ord_mantell", May(BuyTop((MarketDeck.GEAR_MOD,), discount=2000))),
    ),
    encounter(
        DECK,
        3,
        section(
            "cantonica", May(To(Spend(1000), RollDice(3, (Face.CRIT,), each=GainCredits(4000))))
        ),
        by_reputation(
            "ord_mantell",
            Faction.SYNDICATE,
            welcome=Fight("rival_mercenaries", "ground", 3, won=GainCredits(4000)),
            negative=Suffer(2),
        ),
    ),
    encounter(
        DECK,
        4,
        section("cantonica", Gamble(1000, Skill.STEALTH)),
        section(
            "ord_mantell",
            Test(Skill.TACTICS, passed=May(GainThis()), failed=May(To(Spend(2000), GainThis()))),
        ),
        asset=crew(
            None,
            Standing(Modifier(Value.GROUND_COMBAT), when=GROUND),
            skills=(Skill.TACTICS, Skill.STRENGTH),
        ),
    ),
    encounter(
        DECK,
        5,
        section("cantonica", Test(Skill.STEALTH, passed=May(GainThis()), failed=LoseCredits(1000))),
        by_reputation(
            "ord_mantell",
            Faction.SYNDICATE,
            positive=Do((GainCredits(2000), May(BuyTop((MarketDeck.GEAR_MOD,), discount=1000)))),
            unwelcome=Test(Skill.INFLUENCE, passed=GainReputation(Faction.SYNDICATE)),
        ),
        asset=gear(
            None,
            Ability(
                Moment.AFTER_ROLL, Reroll(most=1, faces=(Face.BLANK,)), may=True, limit=Limit.TURN
            ),
        ),
    ),
    encounter(
        DECK,
        6,
        section(
            "cantonica",
            Choose(
                (
                    GainCredits(1000),
                    RollDice(
                        1,
                        (Face.HIT, Face.CRIT),
                        each=GainCredits(3000),
                        otherwise=LoseCredits(2000),
                    ),
                )
            ),
        ),
        section(
            "ord_mantell",
            May(Fight("savrip", "ground", 4, won=Do((GainCredits(3000), GainThis())))),
        ),
        asset=gear(None, at_results(FOCUS_TO_HIT, GROUND), traits=(Trait.WEAPON,)),
    ),
    encounter(
        DECK,
        7,
        section(
            "cantonica",
            If(
                HasCredits(8000),
                May(To(Spend(8000), GainFame())),
                Do((GainCredits(1000), Recover(1, Hurt.CHARACTER))),
            ),
        ),
        by_reputation(
            "ord_mantell",
            Faction.SYNDICATE,
            positive=May(To(LoseReputation(Faction.SYNDICATE), GainCredits(6000))),
            neutral=May(To(Spend(2000), GainReputation(Faction.SYNDICATE))),
            negative=May(To(Spend(4000), GainReputation(Faction.SYNDICATE, 2))),
        ),
    ),
    encounter(
        DECK,
        8,
        section(
            "cantonica", Test(Skill.INFLUENCE, passed=May(GainThis()), failed=GainCredits(1000))
        ),
        section(
            "ord_mantell", Test(Skill.TECH, passed=GainCredits(3000), failed=Suffer(1, Hurt.SHIP))
        ),
        asset=crew(skills=(Skill.INFLUENCE,)),
    ),
    encounter(
        DECK,
        9,
        secret(
            "cantonica",
            Moment.ENCOUNTER,
            ChoosePlayer(Test(Skill.STEALTH, passed=TakeCredits(4000), failed=Suffer(1))),
            PlayerHere(),
        ),
        section(
            "ord_mantell",
            Sequence((Recover(2, Hurt.SHIP), Test(Skill.PILOTING, passed=GainCredits(2000)))),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "cantonica",
            Choose((Gamble(3000, Skill.TACTICS), May(Sell((AssetType.GEAR, AssetType.MOD), 0)))),
        ),
        secret("ord_mantell", Moment.ACTION, Do((GainCredits(3000), Recover(2, Hurt.CHARACTER)))),
    ),
)
