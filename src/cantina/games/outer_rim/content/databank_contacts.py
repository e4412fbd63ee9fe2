"""Databank cards 2 to 23: what each contact says when met, and what it does as crew."""

from __future__ import annotations

from typing import Any, Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis, Has, Owned
from cantina.games.outer_rim.cards.combat import Fight, InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MoveContact
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover, Suffer
from cantina.games.outer_rim.cards.dice import Add, Reroll, RollDice, Turn
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
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset, Card, Confidence
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


HIRE: Final = GainThis()
GROUND: Final = InCombat(kind="ground")


def hired(contact: str, number: int, confidence: Confidence, text: AnyEffect, **crew: Any) -> Card:
    """Write a contact's card: what is said on meeting, and what the crew member has."""
    return Card(
        id=f"databank_{contact}",
        confidence=confidence,
        databank=number,
        text=text,
        asset=Asset(type=AssetType.CREW, contact=contact, **crew),
    )


CONTACT_CARDS: Final = (
    hired(
        "4_lom",
        2,
        "seed",
        May(To(Spend(3000, less=1000, per=Owned(AssetType.BOUNTY)), HIRE)),
        droid=True,
        skills=(Skill.TACTICS,),
        modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
    ),
    hired(
        "black_krrsantan",
        3,
        "ours",
        May(Choose((Fight("black_krrsantan", "ground", 4, won=HIRE), To(Spend(5000), HIRE)))),
        skills=(Skill.STRENGTH,),
        modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
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
        skills=(Skill.STEALTH,),
        abilities=(
            Ability(
                at=Moment.COMBAT_WON,
                when=InCombat(enemy="player"),
                effect=GainReputation(Faction.SYNDICATE),
            ),
        ),
    ),
    hired(
        "boshek",
        5,
        "ours",
        Test(Skill.PILOTING, passed=HIRE, failed=May(To(Spend(3000), HIRE))),
        skills=(Skill.PILOTING,),
        modifiers=(Standing(Modifier(Value.HYPERDRIVE)),),
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
        skills=(Skill.STRENGTH, Skill.TECH),
        abilities=(
            Ability(
                at=Moment.AFTER_ROLL,
                may=True,
                limit=Limit.COMBAT,
                when=InCombat(),
                effect=Reroll(most=2, faces=(Face.BLANK,)),
            ),
        ),
    ),
    hired(
        "cikatro_vizago",
        7,
        "ours",
        May(Choose((To(DiscardAsset(AssetType.CARGO), HIRE), To(Spend(3000), HIRE)))),
        skills=(Skill.INFLUENCE,),
        abilities=(Ability(at=Moment.CARGO_DELIVERED, effect=GainCredits(1000)),),
    ),
    hired(
        "dengar",
        8,
        "ours",
        If(Has(AssetType.BOUNTY, 2), HIRE, May(To(Spend(3000), HIRE))),
        skills=(Skill.TACTICS,),
        abilities=(
            Ability(at=Moment.COMBAT_WON, when=InCombat(enemy="bounty"), effect=GainCredits(2000)),
        ),
    ),
    hired(
        "doctor_evazan",
        9,
        "ours",
        Test(
            Skill.KNOWLEDGE, passed=HIRE, failed=Sequence((Suffer(1), May(To(Spend(2000), HIRE))))
        ),
        skills=(Skill.KNOWLEDGE,),
        abilities=(
            Ability(
                at=Moment.ACTION, when=IsDamaged(Hurt.CHARACTER), effect=Recover(1, Hurt.CHARACTER)
            ),
        ),
    ),
    hired(
        "garindan",
        10,
        "ours",
        If(Reputation(Faction.IMPERIAL, (POSITIVE,)), HIRE, May(To(Spend(2000), HIRE))),
        skills=(Skill.STEALTH,),
        abilities=(Ability(at=Moment.ACTION, effect=To(Spend(1000), LookAtContacts(Where.ANY))),),
    ),
    Card(
        id="databank_thrawn",
        confidence="ours",
        databank=11,
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
        skills=(Skill.STEALTH,),
        abilities=(
            Ability(at=Moment.RESULTS, may=True, when=GROUND, effect=To(Spend(1000), Add())),
        ),
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
        skills=(Skill.PILOTING, Skill.INFLUENCE),
        modifiers=(Standing(Modifier(Value.SHIP_COMBAT)),),
    ),
    hired(
        "hondo_ohnaka",
        14,
        "ours",
        RollDice(1, (Face.HIT, Face.CRIT), each=HIRE, otherwise=May(To(Spend(4000), HIRE))),
        skills=(Skill.INFLUENCE, Skill.PILOTING),
        abilities=(
            Ability(at=Moment.ENCOUNTER_CREDITS, limit=Limit.TURN, effect=GainCredits(1000)),
        ),
    ),
    hired(
        "k_2so",
        15,
        "ours",
        If(Reputation(Faction.REBEL, (POSITIVE,)), HIRE, Test(Skill.TECH, passed=HIRE)),
        droid=True,
        skills=(Skill.STRENGTH, Skill.TACTICS),
        abilities=(
            Ability(
                at=Moment.RESULTS, may=True, when=InCombat(), effect=Turn((Face.FOCUS,), Face.HIT)
            ),
        ),
    ),
    Card(
        id="databank_leia_organa",
        confidence="ours",
        databank=16,
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
        skills=(Skill.TECH, Skill.KNOWLEDGE),
        abilities=(Ability(at=Moment.JOB_COMPLETED, effect=GainCredits(1000)),),
    ),
    hired(
        "maz_kanata",
        18,
        "ours",
        Test((Skill.KNOWLEDGE, Skill.INFLUENCE), passed=HIRE, failed=May(To(Spend(4000), HIRE))),
        skills=(Skill.INFLUENCE, Skill.KNOWLEDGE),
        abilities=(Ability(at=Moment.MARKET_ACTION_DONE, may=True, effect=DiscardTop()),),
    ),
    hired(
        "ponda_baba",
        19,
        "ours",
        Test(Skill.STRENGTH, passed=HIRE, failed=Suffer(1)),
        skills=(Skill.STRENGTH,),
        abilities=(
            Ability(
                at=Moment.RESULTS,
                may=True,
                limit=Limit.COMBAT,
                when=GROUND,
                effect=To(Suffer(1), Add()),
            ),
        ),
    ),
    hired(
        "qira",
        20,
        "ours",
        If(Reputation(Faction.SYNDICATE, (POSITIVE,)), HIRE, May(To(Spend(4000), HIRE))),
        skills=(Skill.INFLUENCE, Skill.STEALTH),
        abilities=(
            Ability(
                at=Moment.TEST_FAILED,
                may=True,
                limit=Limit.TURN,
                effect=To(Spend(2000), RollAgain()),
            ),
        ),
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
        skills=(Skill.TACTICS, Skill.STRENGTH),
        modifiers=(
            Standing(
                Modifier(Value.GROUND_COMBAT), when=AllOf((GROUND, EnemyFaction(Faction.IMPERIAL)))
            ),
        ),
    ),
    hired(
        "w1_le",
        22,
        "ours",
        May(To(Spend(2000), HIRE)),
        droid=True,
        skills=(Skill.TECH,),
        abilities=(
            Ability(at=Moment.ACTION, when=IsDamaged(Hurt.SHIP), effect=Recover(1, Hurt.SHIP)),
        ),
    ),
    hired(
        "zuckuss",
        23,
        "ours",
        May(To(Spend(3000, less=1000, per=Owned(AssetType.CREW, card="databank_4_lom")), HIRE)),
        skills=(Skill.KNOWLEDGE, Skill.STEALTH),
        abilities=(
            Ability(
                at=Moment.ACTION,
                when=Has(AssetType.BOUNTY),
                effect=LookAtContacts(Where.NEAR, hunted=True),
            ),
        ),
    ),
)
