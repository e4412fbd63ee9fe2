"""Databank cards 2 to 23: what each contact says when met, and what it does as crew."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis, Has, Owned
from cantina.games.outer_rim.cards.combat import Fight, InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MoveContact
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover, Suffer
from cantina.games.outer_rim.cards.dice import Add, Reroll, RollDice, Turn
from cantina.games.outer_rim.cards.events import Prevents
from cantina.games.outer_rim.cards.flow import AllOf, Choose, Do, If, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
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
from cantina.games.outer_rim.printed import Asset, Card
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

CONTACT_CARDS: Final = (
    Card(
        id="databank_4_lom",
        confidence="seed",
        databank=2,
        text=May(To(Spend(3000, less=1000, per=Owned(AssetType.BOUNTY)), HIRE)),
        asset=Asset(
            type=AssetType.CREW,
            contact="4_lom",
            droid=True,
            skills=(Skill.TACTICS,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
        ),
    ),
    Card(
        id="databank_black_krrsantan",
        confidence="ours",
        databank=3,
        text=May(
            Choose(
                (Fight("black_krrsantan", "ground", 4, won=HIRE), To(Spend(5000), HIRE)),
            )
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="black_krrsantan",
            skills=(Skill.STRENGTH,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
        ),
    ),
    Card(
        id="databank_black_sun_agent",
        confidence="ours",
        databank=4,
        text=If(
            Reputation(Faction.SYNDICATE, (POSITIVE,)),
            HIRE,
            If(Reputation(Faction.SYNDICATE, (NEUTRAL,)), May(To(Spend(2000), HIRE)), Suffer(2)),
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="black_sun_agent",
            skills=(Skill.STEALTH,),
            abilities=(
                Ability(
                    at=Moment.COMBAT_WON,
                    when=InCombat(enemy="player"),
                    effect=GainReputation(Faction.SYNDICATE),
                ),
            ),
        ),
    ),
    Card(
        id="databank_boshek",
        confidence="ours",
        databank=5,
        text=Test(Skill.PILOTING, passed=HIRE, failed=May(To(Spend(3000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="boshek",
            skills=(Skill.PILOTING,),
            modifiers=(Standing(Modifier(Value.HYPERDRIVE)),),
        ),
    ),
    Card(
        id="databank_chewbacca",
        confidence="ours",
        databank=6,
        text=If(
            Reputation(Faction.REBEL, (NEGATIVE,)),
            May(To(Spend(4000), HIRE)),
            May(To(Spend(2000), HIRE)),
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="chewbacca",
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
    ),
    Card(
        id="databank_cikatro_vizago",
        confidence="ours",
        databank=7,
        text=May(Choose((To(DiscardAsset(AssetType.CARGO), HIRE), To(Spend(3000), HIRE)))),
        asset=Asset(
            type=AssetType.CREW,
            contact="cikatro_vizago",
            skills=(Skill.INFLUENCE,),
            abilities=(Ability(at=Moment.CARGO_DELIVERED, effect=GainCredits(1000)),),
        ),
    ),
    Card(
        id="databank_dengar",
        confidence="ours",
        databank=8,
        text=If(Has(AssetType.BOUNTY, 2), HIRE, May(To(Spend(3000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="dengar",
            skills=(Skill.TACTICS,),
            abilities=(
                Ability(
                    at=Moment.COMBAT_WON,
                    when=InCombat(enemy="bounty"),
                    effect=GainCredits(2000),
                ),
            ),
        ),
    ),
    Card(
        id="databank_doctor_evazan",
        confidence="ours",
        databank=9,
        text=Test(
            Skill.KNOWLEDGE, passed=HIRE, failed=Sequence((Suffer(1), May(To(Spend(2000), HIRE))))
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="doctor_evazan",
            skills=(Skill.KNOWLEDGE,),
            abilities=(
                Ability(
                    at=Moment.ACTION,
                    when=IsDamaged(Hurt.CHARACTER),
                    effect=Recover(1, Hurt.CHARACTER),
                ),
            ),
        ),
    ),
    Card(
        id="databank_garindan",
        confidence="ours",
        databank=10,
        text=If(Reputation(Faction.IMPERIAL, (POSITIVE,)), HIRE, May(To(Spend(2000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="garindan",
            skills=(Skill.STEALTH,),
            abilities=(
                Ability(at=Moment.ACTION, effect=To(Spend(1000), LookAtContacts(Where.ANY))),
            ),
        ),
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
                        ),
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
    Card(
        id="databank_greedo",
        confidence="seed",
        databank=12,
        text=If(
            Reputation(Faction.HUTT, (NEGATIVE,)),
            Test(Skill.STEALTH, failed=Suffer(2)),
            May(Test(Skill.INFLUENCE, passed=HIRE, failed=May(To(Spend(2000), HIRE)))),
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="greedo",
            skills=(Skill.STEALTH,),
            abilities=(
                Ability(at=Moment.RESULTS, may=True, when=GROUND, effect=To(Spend(1000), Add())),
            ),
        ),
    ),
    Card(
        id="databank_hera_syndulla",
        confidence="ours",
        databank=13,
        text=If(
            Reputation(Faction.REBEL, (POSITIVE,)),
            HIRE,
            If(Reputation(Faction.REBEL, (NEUTRAL,)), Test(Skill.PILOTING, passed=HIRE)),
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="hera_syndulla",
            skills=(Skill.PILOTING, Skill.INFLUENCE),
            modifiers=(Standing(Modifier(Value.SHIP_COMBAT)),),
        ),
    ),
    Card(
        id="databank_hondo_ohnaka",
        confidence="ours",
        databank=14,
        text=RollDice(1, (Face.HIT, Face.CRIT), each=HIRE, otherwise=May(To(Spend(4000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="hondo_ohnaka",
            skills=(Skill.INFLUENCE, Skill.PILOTING),
            abilities=(
                Ability(
                    at=Moment.ENCOUNTER_CREDITS,
                    limit=Limit.TURN,
                    effect=GainCredits(1000),
                ),
            ),
        ),
    ),
    Card(
        id="databank_k_2so",
        confidence="ours",
        databank=15,
        text=If(Reputation(Faction.REBEL, (POSITIVE,)), HIRE, Test(Skill.TECH, passed=HIRE)),
        asset=Asset(
            type=AssetType.CREW,
            contact="k_2so",
            droid=True,
            skills=(Skill.STRENGTH, Skill.TACTICS),
            abilities=(
                Ability(
                    at=Moment.RESULTS,
                    may=True,
                    when=InCombat(),
                    effect=Turn((Face.FOCUS,), Face.HIT),
                ),
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
    Card(
        id="databank_lobot",
        confidence="ours",
        databank=17,
        text=Test(Skill.TECH, passed=HIRE, failed=May(To(Spend(2000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="lobot",
            skills=(Skill.TECH, Skill.KNOWLEDGE),
            abilities=(Ability(at=Moment.JOB_COMPLETED, effect=GainCredits(1000)),),
        ),
    ),
    Card(
        id="databank_maz_kanata",
        confidence="ours",
        databank=18,
        text=Test(
            (Skill.KNOWLEDGE, Skill.INFLUENCE), passed=HIRE, failed=May(To(Spend(4000), HIRE))
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="maz_kanata",
            skills=(Skill.INFLUENCE, Skill.KNOWLEDGE),
            abilities=(Ability(at=Moment.MARKET_ACTION_DONE, may=True, effect=DiscardTop()),),
        ),
    ),
    Card(
        id="databank_ponda_baba",
        confidence="ours",
        databank=19,
        text=Test(Skill.STRENGTH, passed=HIRE, failed=Suffer(1)),
        asset=Asset(
            type=AssetType.CREW,
            contact="ponda_baba",
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
    ),
    Card(
        id="databank_qira",
        confidence="ours",
        databank=20,
        text=If(Reputation(Faction.SYNDICATE, (POSITIVE,)), HIRE, May(To(Spend(4000), HIRE))),
        asset=Asset(
            type=AssetType.CREW,
            contact="qira",
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
    ),
    Card(
        id="databank_saw_gerrera",
        confidence="ours",
        databank=21,
        text=If(
            Reputation(Faction.IMPERIAL, (NEGATIVE,)),
            HIRE,
            Test(Skill.TACTICS, passed=Do((HIRE, LoseReputation(Faction.IMPERIAL)))),
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="saw_gerrera",
            skills=(Skill.TACTICS, Skill.STRENGTH),
            modifiers=(
                Standing(
                    Modifier(Value.GROUND_COMBAT),
                    when=AllOf((GROUND, EnemyFaction(Faction.IMPERIAL))),
                ),
            ),
        ),
    ),
    Card(
        id="databank_w1_le",
        confidence="ours",
        databank=22,
        text=May(To(Spend(2000), HIRE)),
        asset=Asset(
            type=AssetType.CREW,
            contact="w1_le",
            droid=True,
            skills=(Skill.TECH,),
            abilities=(
                Ability(at=Moment.ACTION, when=IsDamaged(Hurt.SHIP), effect=Recover(1, Hurt.SHIP)),
            ),
        ),
    ),
    Card(
        id="databank_zuckuss",
        confidence="ours",
        databank=23,
        text=May(
            To(Spend(3000, less=1000, per=Owned(AssetType.CREW, card="databank_4_lom")), HIRE)
        ),
        asset=Asset(
            type=AssetType.CREW,
            contact="zuckuss",
            skills=(Skill.KNOWLEDGE, Skill.STEALTH),
            abilities=(
                Ability(
                    at=Moment.ACTION,
                    when=Has(AssetType.BOUNTY),
                    effect=LookAtContacts(Where.NEAR, hunted=True),
                ),
            ),
        ),
    ),
)
