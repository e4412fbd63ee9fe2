"""Encounters on the Ring of Kafrene and Takodana: contacts on the move, crew, mods, fame."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import DONE, NOTHING, Limit, Outcome
from cantina.games.outer_rim.asking import choose_contact
from cantina.games.outer_rim.cards.assets import GainThis, Has
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.contacts import (
    LookAtContacts,
    MeetContact,
    MoveContact,
    RevealContact,
)
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.flow import Choose, Do, If, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.market import BuyTop, DiscardTop
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere, That
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Condition, Effect
from cantina.games.outer_rim.content.makers import crew, mod
from cantina.games.outer_rim.content.phrases import FOCUS_TO_HIT, GROUND, SHIP, at_results
from cantina.games.outer_rim.content.sections import encounter, secret, section
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.rules.contacts import contacts_at, planet_of, swap_contacts
from cantina.games.outer_rim.rules.fame import most_famous
from cantina.games.outer_rim.terms import AssetType, Face, Hurt, MarketDeck, Skill, Where


class MostFamous(Condition, frozen=True):
    """Nobody has more fame (OR-FAME-8)."""

    def holds(self, scene: Scene) -> bool:
        """Compare."""
        return scene.seat in most_famous(scene.g)


class PreventDamage(Effect, frozen=True):
    """Prevent some of the damage about to be taken (OR-DAMAGE-4)."""

    amount: int

    async def do(self, scene: Scene) -> Outcome:
        """Take it off the event."""
        if scene.event is None:
            return NOTHING
        scene.event.amount = max(0, scene.event.amount - self.amount)
        return DONE


class SwapContacts(Effect, frozen=True):
    """Swap two contacts, one of them on the player's planet (OR-CONTACT-22)."""

    def _pair(self, scene: Scene) -> tuple[list[str], list[str]]:
        here = scene.g.players[scene.seat].space
        elsewhere = [each.contact for each in scene.g.contacts if planet_of(each) != here]
        return contacts_at(scene.g, here), elsewhere

    def can(self, scene: Scene) -> bool:
        """There must be one here and one elsewhere."""
        return all(self._pair(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose both and swap them."""
        here, elsewhere = self._pair(scene)
        if not here or not elsewhere:
            return NOTHING
        one = await choose_contact(scene.g, scene.seat, here)
        two = await choose_contact(scene.g, scene.seat, elsewhere)
        await swap_contacts(scene.g, scene.seat, one, two)
        return DONE


DECK: Final = "kafrene_takodana"

KAFRENE_TAKODANA: Final = (
    encounter(
        DECK,
        1,
        section("ring_of_kafrene", May(MoveContact(Where.ANY, here=True))),
        section("takodana", May(To(Spend(6000), GainFame()))),
    ),
    encounter(
        DECK,
        2,
        section("ring_of_kafrene", May(To(Spend(8000), Do((GainFame(), GainCredits(2000)))))),
        section("takodana", May(SwapContacts())),
    ),
    encounter(
        DECK,
        3,
        section(
            "ring_of_kafrene", Test(Skill.TECH, passed=May(GainThis()), failed=Suffer(1, Hurt.SHIP))
        ),
        section("takodana", Test(Skill.INFLUENCE, passed=GainCredits(3000))),
        asset=mod(
            None,
            Ability(Moment.BEFORE_DAMAGE, PreventDamage(1), when=SHIP, may=True, limit=Limit.TURN),
        ),
    ),
    encounter(
        DECK,
        4,
        section("ring_of_kafrene", Test(Skill.STEALTH, passed=GainCredits(4000), failed=Suffer(2))),
        section("takodana", May(To(Spend(2000), GainThis()))),
        asset=crew(
            None,
            at_results(FOCUS_TO_HIT, GROUND, limit=Limit.TURN),
            skills=(Skill.KNOWLEDGE, Skill.TECH),
        ),
    ),
    encounter(
        DECK,
        5,
        section("ring_of_kafrene", May(To(Spend(1000), GainThis()))),
        section(
            "takodana", Sequence((LookAtContacts(Where.HERE, most=2), May(MeetContact(Where.HERE))))
        ),
        asset=crew(skills=(Skill.STEALTH,), droid=True),
    ),
    encounter(
        DECK,
        6,
        section("ring_of_kafrene", May(BuyTop((MarketDeck.GEAR_MOD,), discount=3000))),
        section(
            "takodana", Test(Skill.PILOTING, passed=May(GainThis()), failed=Recover(1, Hurt.SHIP))
        ),
        asset=mod(None, Standing(Modifier(Value.HYPERDRIVE))),
    ),
    encounter(
        DECK,
        7,
        section(
            "ring_of_kafrene",
            If(
                MostFamous(), LoseCredits(2000), Do((GainCredits(2000), Recover(2, Hurt.CHARACTER)))
            ),
        ),
        section("takodana", Do((RevealContact(Where.HERE), GainCredits(1000)))),
    ),
    encounter(
        DECK,
        8,
        secret(
            "ring_of_kafrene",
            Moment.PLANNING,
            Do((GainCredits(2000), MoveContact(Where.ANY, here=True))),
        ),
        section(
            "takodana",
            May(Fight("deserters", "ground", 4, won=Do((GainCredits(2000), GainFame())))),
        ),
    ),
    encounter(
        DECK,
        9,
        section(
            "ring_of_kafrene",
            Choose((DiscardTop(), RollDice(2, (Face.CRIT, Face.FOCUS), each=GainCredits(1000)))),
        ),
        secret(
            "takodana",
            Moment.ACTION,
            ChoosePlayer(Do((GainCredits(4000), That(GainCredits(2000))))),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "ring_of_kafrene",
            If(
                Has(AssetType.CREW, 2),
                Test(Skill.INFLUENCE, passed=GainCredits(4000)),
                May(MeetContact(Where.HERE)),
            ),
        ),
        section("takodana", May(MoveContact(Where.HERE))),
    ),
)
