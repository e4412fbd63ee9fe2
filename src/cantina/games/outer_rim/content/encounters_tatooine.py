"""Encounters on Tatooine and Nal Hutta: fighting players, finding contacts, credits, bounties."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis, Has
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MeetContact, RevealContact
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend, TakeCredits
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import Add, RollDice
from cantina.games.outer_rim.cards.flow import Choose, Do, If, May, Sequence, To
from cantina.games.outer_rim.cards.market import BuyTop, Search
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    MoreFame,
    OtherReputation,
)
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.content.makers import bounty, crew, reward
from cantina.games.outer_rim.content.phrases import SHIP, at_results
from cantina.games.outer_rim.content.sections import by_reputation, encounter, secret, section
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.terms import (
    NEGATIVE,
    AssetType,
    Face,
    Faction,
    Hurt,
    MarketDeck,
    Skill,
    Where,
)

DECK: Final = "tatooine_nal_hutta"
HUTT_ENEMY: Final = OtherReputation((NEGATIVE,), Faction.HUTT)

TATOOINE_NAL_HUTTA: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "tatooine",
            Faction.HUTT,
            positive=Do((GainCredits(2000), LookAtContacts(Where.HERE))),
            neutral=Test(Skill.STEALTH, passed=LookAtContacts(Where.HERE, most=2)),
            negative=Fight("palace_guards", "ground", 3, lost=LoseCredits(3000)),
        ),
        by_reputation(
            "nal_hutta",
            Faction.HUTT,
            positive=GainCredits(4000),
            unwelcome=May(To(Spend(3000), GainReputation(Faction.HUTT))),
        ),
    ),
    encounter(
        DECK,
        2,
        section("tatooine", May(Search(MarketDeck.BOUNTY, 4, free=True))),
        section("nal_hutta", Test(Skill.STRENGTH, passed=GainCredits(3000), failed=Suffer(2))),
    ),
    encounter(
        DECK,
        3,
        section("tatooine", Sequence((May(GainThis()), LookAtContacts(Where.TILE)))),
        by_reputation(
            "nal_hutta",
            Faction.HUTT,
            welcome=RevealContact(Where.TILE),
            negative=Test(Skill.STEALTH, failed=Suffer(2)),
        ),
        asset=bounty(
            "zuckuss", "green", "ground", 4, reward(6000, 1), "cantonica", reward(8000, 2)
        ),
    ),
    encounter(
        DECK,
        4,
        section(
            "tatooine",
            May(Fight("krayt_dragon", "ground", 6, won=Do((GainFame(), GainCredits(4000))))),
        ),
        section("nal_hutta", Choose((GainThis(), GainCredits(2000)))),
        asset=bounty(
            "black_sun_agent",
            "white",
            "ground",
            3,
            reward(4000, 1),
            "tatooine",
            reward(8000, 1, hutt=1),
            after=reward(syndicate=-1),
        ),
    ),
    encounter(
        DECK,
        5,
        secret(
            "tatooine",
            Moment.ENCOUNTER,
            FightPlayer(who=MoreFame(), won=Do((TakeCredits(3000), GainFame()))),
            PlayerHere(MoreFame()),
        ),
        section("nal_hutta", Choose((GainCredits(2000), LookAtContacts(Where.TILE, most=2)))),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "tatooine",
            Faction.HUTT,
            welcome=May(MeetContact(Where.TILE)),
            negative=Sequence((LoseCredits(1000), LookAtContacts(Where.TILE))),
        ),
        by_reputation(
            "nal_hutta",
            Faction.HUTT,
            positive=May(To(LoseReputation(Faction.HUTT), Do((GainFame(), GainCredits(2000))))),
            neutral=RollDice(2, (Face.HIT,), each=GainCredits(1000)),
            negative=Suffer(1),
        ),
    ),
    encounter(
        DECK,
        7,
        section("tatooine", Test(Skill.TECH, passed=May(GainThis()), failed=GainCredits(1000))),
        section(
            "nal_hutta",
            If(
                Has(AssetType.BOUNTY),
                Do((GainCredits(2000), LookAtContacts(Where.ANY, hunted=True))),
                May(BuyTop((MarketDeck.BOUNTY,))),
            ),
        ),
        asset=crew(
            None, at_results(Add(), SHIP, limit=Limit.TURN), skills=(Skill.TECH,), droid=True
        ),
    ),
    encounter(
        DECK,
        8,
        section(
            "tatooine",
            Test(
                Skill.PILOTING, passed=Sequence((GainCredits(4000), GainReputation(Faction.HUTT)))
            ),
        ),
        secret(
            "nal_hutta",
            Moment.ENCOUNTER,
            FightPlayer(won=TakeCredits(5000), lost=LoseReputation(Faction.HUTT)),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        9,
        by_reputation(
            "tatooine",
            Faction.HUTT,
            positive=May(To(DiscardAsset(AssetType.CARGO), GainCredits(5000))),
            neutral=May(FightPlayer(won=GainCredits(3000))),
            negative=Test(Skill.INFLUENCE, passed=GainReputation(Faction.HUTT), failed=Suffer(1)),
        ),
        section("nal_hutta", Sequence((Recover(2, Hurt.CHARACTER), LookAtContacts(Where.NEAR)))),
    ),
    encounter(
        DECK,
        10,
        secret(
            "tatooine",
            Moment.ENCOUNTER,
            FightPlayer(who=HUTT_ENEMY, won=Do((GainFame(), GainReputation(Faction.HUTT)))),
            PlayerHere(HUTT_ENEMY),
        ),
        by_reputation(
            "nal_hutta",
            Faction.HUTT,
            positive=May(
                Fight("dragonsnake", "ground", 5, won=Do((GainCredits(3000), GainFame())))
            ),
            unwelcome=Test(
                Skill.TACTICS,
                passed=Sequence((GainReputation(Faction.HUTT), May(BuyTop((MarketDeck.JOB,))))),
            ),
        ),
        confidence="seed",
    ),
)
