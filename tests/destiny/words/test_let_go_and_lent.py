"""What is let go by rules and what by effects, what others lend, and what is saved."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from destiny.cards.scene import PAL, scene
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import In
from destiny.words.test_events import heard
from destiny.words.trial import (
    MINE,
    ONE_OF_MINE,
    is_a_pass,
    trial,
)

CRATE = made("support", "Crate")
ONE_CRATE = One(Cards(names=("Crate",)))


# --- discarded ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-REPLACEMENT-2")
def test_what_something_else_went_for_was_not_discarded() -> None:
    for_it = Ability(Instead(Discarded(Cards(names=("Crate",)))), Discard(THIS))
    wall = made("support", "Wall", for_it)
    d = trial(Discard(ONE_CRATE), supports=[CRATE, wall])
    assert (d.in_play(CRATE), d.in_play(wall), d.done, d.amount) == (True, False, False, 0)


@pytest.mark.parametrize("worth", [0, 1])
def test_a_replacement_stands_only_while_its_condition_does(worth: int) -> None:
    rich = Compared(Resources(YOU), AtLeast(1))
    ward = made("support", "Ward", Ability(Instead(Defeated(MINE)), Gain(5), when=rich))
    d = trial(Defeat(ONE_OF_MINE), PAL, supports=[ward], team=[PAL, GUARD], resources=worth)
    assert (d.in_play(PAL), d.resources(0)) == (bool(worth), 6 * worth)


def test_what_falls_off_a_card_that_changes_its_type_is_discarded_by_no_effect() -> None:
    hat = made("upgrade", "Hat")
    truck = made("support", "Truck")
    mod = BecomeMod(ONE_CRATE, One(Cards(names=("Truck",))))
    position = {"supports": [In(CRATE, upgrades=[hat]), truck]}
    assert heard(Discarded(Cards()), mod, **position) == 0
    d = trial(mod, **position)
    assert (d.card(CRATE).host, d.discard(0)) == (d.id(truck), ["Hat"])


def test_what_discards_itself_is_discarded_by_no_opponent_and_the_eldest_goes_first() -> None:
    worn = DiscardedIf(CardIs(THIS, Cards(damage=AtLeast(1))))
    first, second = (made("support", name, Standing(worn)) for name in ("Tent", "Booth"))
    wall = made("support", "Wall", Ability(Instead(Discarded(Cards(), by=OPPONENT)), Gain(9)))
    tents = Each(Cards(OPPONENT, names=("Tent", "Booth")))
    storm = made("support", "Storm", Ability(ACTION, PlaceTokens(Token.DAMAGE, 1, tents)))
    d = scene(first, supports=[second, wall], foe_supports=[storm])
    d.pass_(0).act(1, "action", storm, 0)
    assert d.g.players[0].discard == [d.id(first), d.id(second)]
    assert (d.resources(0), d.in_play(wall)) == (0, True)


# --- lent ---------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CLARIFY-34")
def test_every_action_lent_by_a_friend_is_one_of_its_own() -> None:
    one = made("character", "One", Ability(ACTION, Gain(2)), Ability(ACTION, Gain(3)))
    two = made("character", "Two", Ability(ACTION, Gain(5)))
    lends = Standing(HasAbilitiesOf(Cards(YOU, CHARACTERS)))
    heir = made("character", "Heir", Ability(ACTION, Gain(1)), lends)

    def table() -> tuple[Any, list[str]]:
        d = scene(None, team=[one, two, heir])
        return d, [key for key in d.offered(0) if key.startswith(f"action:{d.id(heir)}:")]

    gained = []
    for key in table()[1]:
        d, _ = table()
        gained.append(d.choose(0, key).resources(0))
    assert gained == [1, 2, 3, 5]


@pytest.mark.rule("DS-SIMULTANEOUS-1")
def test_abilities_lent_by_two_friends_are_put_in_order() -> None:
    friends = [
        made("character", name, Ability(After(Activates(THIS)), effect))
        for name, effect in (("Giver", Gain(2)), ("Taker", Lose(1)))
    ]
    lends = Standing(HasAbilitiesOf(Cards(YOU, CHARACTERS)))
    heir = made("character", "Heir", lends, sides="1R - - - - -")
    for first, left in ((0, 1), (1, 2)):
        d = scene(None, team=[*friends, heir])
        d.activate(heir, (heir, "-"))
        assert d.prompt(0) == "ds-ask-order-queue"
        d.choose(0, str(first))
        assert d.resources(0) == left


def test_a_keyword_of_one_friend_is_enough() -> None:
    lends = Standing(HasAbilitiesOf(Cards(YOU, CHARACTERS)))
    heir = made("character", "Heir", lends)
    guard = made("character", "Guard", keywords=(Keyword.GUARDIAN,))
    d = trial(Exhaust(Each(Cards(YOU, keyword=Keyword.GUARDIAN))), team=[heir, guard, PAL])
    assert [d.exhausted(one) for one in (heir, guard, PAL)] == [True, True, False]


# --- given and taken ----------------------------------------------------------------------------


def test_who_falls_before_the_shields_come_gets_none() -> None:
    trap = made("support", "Trap", Ability(Before(GainsShields(MINE)), Defeat(THAT_CHARACTER)))
    d = trial(GiveShields(2, ONE_OF_MINE), PAL, supports=[trap], team=[PAL, GUARD])
    assert (d.in_play(PAL), d.amount) == (False, 0)


@pytest.mark.rule("DS-PASS-2")
def test_damage_that_a_support_takes_is_no_pass() -> None:
    sink = made("support", "Sink", Standing(TakesIndirect(5)))
    assert not is_a_pass(Indirect(1, YOU), sink, supports=[sink])


def test_a_die_removed_is_still_worth_what_cards_added_to_it() -> None:
    lens = made("support", "Lens", Standing(MoreValue(2, Dice(YOU, shows=RESOURCE))))
    gone = Do((Remove(YOUR_DIE), Gain(ValueOf(THOSE_DICE))))
    d = trial(gone, supports=[lens], team=[In(PAL, dice=("1R",))])
    assert (d.resources(0), d.pool(0)) == (3, [])


@pytest.mark.rule("DS-ELITE-2")
def test_who_has_one_die_keeps_it_when_the_crown_goes() -> None:
    crown = made("upgrade", "Crown", Standing(IsElite()))
    toss = Discard(One(Cards(names=("Crown",))))
    d = trial(toss, team=[In(PAL, dice=("1R",), upgrades=[crown])])
    assert (d.in_play(crown), d.pool(0), d.my_turn_is_over) == (False, ["1R"], True)
    d = trial(toss, team=[In(PAL, dice=("1R", "3RD1"), upgrades=[crown])])
    d.then((PAL, 0))
    assert d.pool(0) == ["3RD1"]
