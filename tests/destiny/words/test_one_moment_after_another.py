"""What one effect triggers is in the queue before the next effect triggers anything."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Event
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL
from destiny.made import CRATE, GEAR, made
from destiny.made import support as a_support
from destiny.table import In
from destiny.words.trial import ONE_OF_THEIRS, on_the_table

GUNNERS_DIE = Dice(YOU, names=("Hired Gun",), place=DiePlace.ON_CARD)
WEAK = made("character", "Weakling", health=1)
HEIR = made("character", "Heir")
EVERYBODY = Cards(types=(CardType.CHARACTER,))
GUNNER = Cards(names=("Hired Gun",))
MOMENTS: list[tuple[str, Event, Effect, tuple[object, ...], dict[str, Any]]] = [
    ("a die is removed", RemovesDice(Dice(OPPONENT), YOU), Remove(One(Dice(OPPONENT))), (),
     {"foes": [In(FOE, dice=("1RD",)), FOE2]}),
    ("damage is dealt", DealtDamage(EVERYBODY), Deal(1, ONE_OF_THEIRS), (FOE,), {}),
    ("indirect damage is dealt", DealsIndirect(YOU, OPPONENT), Indirect(1, OPPONENT), (),
     {"foes": [FOE]}),
    ("shields are given", GainsShields(GUNNER), GiveShields(1, One(GUNNER)), (), {}),
    ("a card is discarded from play", Discarded(Cards(types=(CardType.SUPPORT,))),
     Discard(One(Cards(names=("Crate",)))), (), {"supports": [CRATE]}),
    ("a character is defeated", Defeated(EVERYBODY), Defeat(One(Cards(names=("Weakling",)))), (),
     {"foes": [WEAK, FOE]}),
    ("a die is rolled in", Rolls(Dice(YOU)), RollIn(One(GUNNERS_DIE)), (),
     {"team": [In(PAL, dice=(None,))]}),
    ("a die is rerolled", RerollsDice(Dice(YOU)), Reroll(One(Dice(YOU))), (),
     {"team": [In(PAL, dice=("1Dr",))]}),
    ("a die is resolved", Resolves(Dice(YOU)), Resolve(One(Dice(YOU))), (),
     {"team": [In(PAL, dice=("1R",))]}),
    ("a card is played", Plays(Cards(types=(CardType.SUPPORT,))),
     Play(One(Cards(YOU, zone=Zone.HAND))), (), {"hand": [CRATE], "resources": 1}),
    ("cards are discarded from a deck", Mills(YOU, YOU), Mill(1, YOU), (), {}),
    ("a character is activated", Activates(EVERYBODY), Activate(One(GUNNER)), (), {}),
    ("an upgrade is moved", Plays(Cards(), on=EVERYBODY, or_moved=True),
     MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(names=("Heir",)))), (),
     {"team": [In(PAL, upgrades=[GEAR])]}),
    ("a card is discarded from hand", EmptiesHand(YOU, or_discards=True), DiscardFromHand(), (),
     {"hand": [BLANK_CARD]}),
]  # fmt: skip


@pytest.mark.rule("DS-QUEUE-3", "DS-QUEUE-5", "DS-SIMULTANEOUS-1")
@each_case(MOMENTS, "event", "effect", "answers", "position")
def test_nobody_is_asked_which_of_two_effects_was_first(
    event: Event, effect: Effect, answers: tuple[object, ...], position: dict[str, Any]
) -> None:
    note = PlaceTokens(Token.RESOURCE, 1, This())
    first = a_support("First", Ability(After(event), note))
    second = a_support("Second", Ability(After(GainsShields(Cards(names=("Heir",)))), note))
    heir = GiveShields(1, Each(Cards(names=("Heir",))))
    actor = a_support("Actor", Ability(ACTION, Do((effect, heir))))
    team = [*position.get("team", [PAL]), HEIR]
    supports = [*position.get("supports", []), first, second]
    d = on_the_table(actor, **{**position, "team": team, "supports": supports})
    d.rolls((PAL, "1R")).use(actor, *answers)
    assert d.my_turn_is_over, d.prompt(0)
    assert (d.card(first).resources, d.card(second).resources) == (1, 1)
