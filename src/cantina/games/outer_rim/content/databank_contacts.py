"""Databank cards 2 to 23: what each contact says when met, and what it does as crew."""

from __future__ import annotations

from typing import Any, Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import DiscardAsset, Has, Owned
from cantina.games.outer_rim.cards.combat import Fight, InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MoveContact
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover, Suffer
from cantina.games.outer_rim.cards.dice import Add, Reroll, RollDice
from cantina.games.outer_rim.cards.events import Prevents
from cantina.games.outer_rim.cards.flow import AllOf, Choose, Do, If, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, AnyEffect, Modifier, Standing
from cantina.games.outer_rim.cards.market import DiscardTop, Search
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    Reputation,
)
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import crew, databank
from cantina.games.outer_rim.content.phrases import FOCUS_TO_HIT, GROUND, HIRE, at_results
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Card, Confidence
from cantina.games.outer_rim.rules.reputation import reputation
from cantina.games.outer_rim.terms import (
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    AssetType,
    Face,
    Faction,
    Hurt,
    MarketDeck,
    Skill,
    Where,
)


class EnemyFaction(Condition, frozen=True):
    """The opponent belongs to a faction or, as a player, has positive reputation with it."""

    faction: Faction

    def holds(self, scene: Scene) -> bool:
        """Look at the opponent."""
        combat = scene.g.combat
        if combat is None or scene.seat not in (combat.attacker, combat.defender):
            return False
        if combat.enemy == "player":
            other = combat.defender if scene.seat == combat.attacker else combat.attacker
            return reputation(scene.g, other, self.faction) == POSITIVE
        return combat.enemy_faction == self.faction


class RollAgain(Prevents, frozen=True):
    """Make the failed test again."""


def hired(
    contact: str,
    number: int,
    confidence: Confidence,
    text: AnyEffect,
    *says: Ability | Standing,
    **printed: Any,
) -> Card:
    """Write a contact's card: what is said on meeting, and what the crew member has."""
    member = crew(None, *says, contact=contact, **printed)
    return databank(number, contact=contact, text=text, asset=member, confidence=confidence)


CONTACT_CARDS: Final = (
    hired(
        "4_lom",
        2,
        "seed",
        May(To(Spend(3000, less=1000, per=Owned(AssetType.BOUNTY)), HIRE)),
        Standing(Modifier(Value.GROUND_COMBAT)),
        droid=True,
        skills=(Skill.TACTICS,),
    ),
    hired(
        "black_krrsantan",
        3,
        "ours",
        May(Choose((Fight("black_krrsantan", "ground", 4, won=HIRE), To(Spend(5000), HIRE)))),
        Standing(Modifier(Value.GROUND_COMBAT)),
        skills=(Skill.STRENGTH,),
    ),
    hired(
        "black_sun_agent",
        4,
        "ours",
        If(
            Reputation(Faction.SYNDICATE, (POSITIVE,)),
            HIRE,
            If(Reputation(Faction.SYNDICATE, (NEUTRAL,)), May(To(Spend(2000), HIRE)), Suffer(2)),
        ),
        Ability(
            Moment.COMBAT_WON, GainReputation(Faction.SYNDICATE), when=InCombat(enemy="player")
        ),
        skills=(Skill.STEALTH,),
    ),
    hired(
        "boshek",
        5,
        "ours",
        Test(Skill.PILOTING, passed=HIRE, failed=May(To(Spend(3000), HIRE))),
        Standing(Modifier(Value.HYPERDRIVE)),
        skills=(Skill.PILOTING,),
    ),
    hired(
        "chewbacca",
        6,
        "ours",
        If(
            Reputation(Faction.REBEL, (NEGATIVE,)),
            May(To(Spend(4000), HIRE)),
            May(To(Spend(2000), HIRE)),
        ),
        Ability(
            Moment.AFTER_ROLL,
            Reroll(most=2, faces=(Face.BLANK,)),
            when=InCombat(),
            may=True,
            limit=Limit.COMBAT,
        ),
        skills=(Skill.STRENGTH, Skill.TECH),
    ),
    hired(
        "cikatro_vizago",
        7,
        "ours",
        May(Choose((To(DiscardAsset(AssetType.CARGO), HIRE), To(Spend(3000), HIRE)))),
        Ability(Moment.CARGO_DELIVERED, GainCredits(1000)),
        skills=(Skill.INFLUENCE,),
    ),
    hired(
        "dengar",
        8,
        "ours",
        If(Has(AssetType.BOUNTY, 2), HIRE, May(To(Spend(3000), HIRE))),
        Ability(Moment.COMBAT_WON, GainCredits(2000), when=InCombat(enemy="bounty")),
        skills=(Skill.TACTICS,),
    ),
    hired(
        "doctor_evazan",
        9,
        "ours",
        Test(
            Skill.KNOWLEDGE, passed=HIRE, failed=Sequence((Suffer(1), May(To(Spend(2000), HIRE))))
        ),
        Ability(Moment.ACTION, Recover(1, Hurt.CHARACTER), when=IsDamaged(Hurt.CHARACTER)),
        skills=(Skill.KNOWLEDGE,),
    ),
    hired(
        "garindan",
        10,
        "ours",
        If(Reputation(Faction.IMPERIAL, (POSITIVE,)), HIRE, May(To(Spend(2000), HIRE))),
        Ability(Moment.ACTION, To(Spend(1000), LookAtContacts(Where.ANY))),
        skills=(Skill.STEALTH,),
    ),
    databank(
        11,
        contact="thrawn",
        text=If(
            Reputation(Faction.IMPERIAL, (POSITIVE,)),
            May(
                To(
                    LoseReputation(Faction.REBEL),
                    Sequence(
                        (
                            Do((GainCredits(5000), GainFame())),
                            MoveContact(Where.ANY, this="thrawn", to="lothal"),
                        )
                    ),
                )
            ),
            If(
                Reputation(Faction.IMPERIAL, (NEUTRAL,)),
                Test(Skill.TACTICS, passed=GainReputation(Faction.IMPERIAL)),
                Test(Skill.STEALTH, failed=Suffer(2, Hurt.SHIP)),
            ),
        ),
    ),
    hired(
        "greedo",
        12,
        "seed",
        If(
            Reputation(Faction.HUTT, (NEGATIVE,)),
            Test(Skill.STEALTH, failed=Suffer(2)),
            May(Test(Skill.INFLUENCE, passed=HIRE, failed=May(To(Spend(2000), HIRE)))),
        ),
        at_results(To(Spend(1000), Add()), GROUND),
        skills=(Skill.STEALTH,),
    ),
    hired(
        "hera_syndulla",
        13,
        "ours",
        If(
            Reputation(Faction.REBEL, (POSITIVE,)),
            HIRE,
            If(Reputation(Faction.REBEL, (NEUTRAL,)), Test(Skill.PILOTING, passed=HIRE)),
        ),
        Standing(Modifier(Value.SHIP_COMBAT)),
        skills=(Skill.PILOTING, Skill.INFLUENCE),
    ),
    hired(
        "hondo_ohnaka",
        14,
        "ours",
        RollDice(1, (Face.HIT, Face.CRIT), each=HIRE, otherwise=May(To(Spend(4000), HIRE))),
        Ability(Moment.ENCOUNTER_CREDITS, GainCredits(1000), limit=Limit.TURN),
        skills=(Skill.INFLUENCE, Skill.PILOTING),
    ),
    hired(
        "k_2so",
        15,
        "ours",
        If(Reputation(Faction.REBEL, (POSITIVE,)), HIRE, Test(Skill.TECH, passed=HIRE)),
        at_results(FOCUS_TO_HIT, InCombat()),
        droid=True,
        skills=(Skill.STRENGTH, Skill.TACTICS),
    ),
    databank(
        16,
        contact="leia_organa",
        text=If(
            Reputation(Faction.REBEL, (POSITIVE,)),
            May(Search(MarketDeck.JOB, 3)),
            If(
                Reputation(Faction.REBEL, (NEUTRAL,)),
                Test(
                    Skill.INFLUENCE, passed=Do((GainReputation(Faction.REBEL), GainCredits(2000)))
                ),
                LoseCredits(2000),
            ),
        ),
    ),
    hired(
        "lobot",
        17,
        "ours",
        Test(Skill.TECH, passed=HIRE, failed=May(To(Spend(2000), HIRE))),
        Ability(Moment.JOB_COMPLETED, GainCredits(1000)),
        skills=(Skill.TECH, Skill.KNOWLEDGE),
    ),
    hired(
        "maz_kanata",
        18,
        "ours",
        Test((Skill.KNOWLEDGE, Skill.INFLUENCE), passed=HIRE, failed=May(To(Spend(4000), HIRE))),
        Ability(Moment.MARKET_ACTION_DONE, DiscardTop(), may=True),
        skills=(Skill.INFLUENCE, Skill.KNOWLEDGE),
    ),
    hired(
        "ponda_baba",
        19,
        "ours",
        Test(Skill.STRENGTH, passed=HIRE, failed=Suffer(1)),
        at_results(To(Suffer(1), Add()), GROUND, limit=Limit.COMBAT),
        skills=(Skill.STRENGTH,),
    ),
    hired(
        "qira",
        20,
        "ours",
        If(Reputation(Faction.SYNDICATE, (POSITIVE,)), HIRE, May(To(Spend(4000), HIRE))),
        Ability(Moment.TEST_FAILED, To(Spend(2000), RollAgain()), may=True, limit=Limit.TURN),
        skills=(Skill.INFLUENCE, Skill.STEALTH),
    ),
    hired(
        "saw_gerrera",
        21,
        "ours",
        If(
            Reputation(Faction.IMPERIAL, (NEGATIVE,)),
            HIRE,
            Test(Skill.TACTICS, passed=Do((HIRE, LoseReputation(Faction.IMPERIAL)))),
        ),
        Standing(
            Modifier(Value.GROUND_COMBAT), when=AllOf((GROUND, EnemyFaction(Faction.IMPERIAL)))
        ),
        skills=(Skill.TACTICS, Skill.STRENGTH),
    ),
    hired(
        "w1_le",
        22,
        "ours",
        May(To(Spend(2000), HIRE)),
        Ability(Moment.ACTION, Recover(1, Hurt.SHIP), when=IsDamaged(Hurt.SHIP)),
        droid=True,
        skills=(Skill.TECH,),
    ),
    hired(
        "zuckuss",
        23,
        "ours",
        May(To(Spend(3000, less=1000, per=Owned(AssetType.CREW, card="databank_4_lom")), HIRE)),
        Ability(Moment.ACTION, LookAtContacts(Where.NEAR, hunted=True), when=Has(AssetType.BOUNTY)),
        skills=(Skill.KNOWLEDGE, Skill.STEALTH),
    ),
)
