"""What is told as blocked and what is not, who may use an action, and where upgrades may flee."""

import pytest

from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    After,
    Cards,
    CardType,
    Deal,
    Dice,
    Each,
    Gain,
    Heal,
    One,
    Remove,
    TakeControl,
    TakesAction,
)
from cantina.games.destiny.rules import queue
from cantina.games.destiny.state import Happening, Waiting
from cantina.games.destiny.terms import Keyword
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, GRAY, PAL, RED, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import EACH_OF_MINE, ONE_OF_MINE, on_the_table


@pytest.mark.rule("DS-ACTIVATE-5")
def test_only_exhausted_cards_of_yours_are_told_as_not_to_be_activated() -> None:
    d = scene(None, team=[PAL, In(RED, exhausted=True)], foes=[In(FOE, exhausted=True)])
    told = [key for key in d.blocked(0) if key.startswith("activate:")]
    assert told == [f"activate:{d.id(RED)}"]


@pytest.mark.rule("DS-REROLL-1")
def test_a_reroll_without_dice_is_offered_only_where_the_table_says_so() -> None:
    for zero in (False, True):
        d = scene(None, hand=[BLANK_CARD])
        d.g.reroll_zero = zero
        d.pass_(0).act(1, "claim")
        if "yes" in d.offered(1):
            d.no(1)
        assert ("reroll" in d.kinds(0)) is zero
        assert ("reroll" in d.blocked(0)) is not zero


@pytest.mark.rule("DS-MODIFIER-1")
def test_dice_that_cannot_be_resolved_are_told_with_the_reason() -> None:
    d = scene(None, team=[In(RED, dice=("+2RD", "2RD")), In(PAL, dice=("-", "3RD1"))])
    told = d.blocked(0)
    for card, number, blocked in ((RED, 0, True), (RED, 1, False), (PAL, 0, True), (PAL, 1, True)):
        assert (f"resolve:{d.die(card, number)}" in told) is blocked


ACTIONS = [(ANYONE, True, True), (THAT_PLAYER, False, True)]


@pytest.mark.parametrize(("by", "controller", "bearer"), ACTIONS)
def test_whoever_a_card_names_may_use_its_action(by: Whose, controller: bool, bearer: bool) -> None:
    chain = made("downgrade", "Chain", Ability(ACTION, Gain(1), by=by))
    d = scene(None, foes=[In(FOE, downgrades=[chain])], team=[PAL])
    assert d.can(0, "action", chain, 0) is controller
    d.pass_(0)
    assert d.can(1, "action", chain, 0) is bearer
    own = made("support", "Own", Ability(ACTION, Gain(1)))
    d = scene(own)
    assert d.can(0, "action", own, 0)
    d.pass_(0)
    assert not d.can(1, "action", own, 0)


def test_a_second_ability_may_be_for_everybody_and_the_first_for_one() -> None:
    inn = made("support", "Inn", Ability(ACTION, Gain(1)), Ability(ACTION, Gain(5), by=ANYONE))
    d = scene(inn)
    d.pass_(0)
    assert [d.can(1, "action", inn, number) for number in (0, 1)] == [False, True]
    d.act(1, "action", inn, 1)
    assert (d.resources(0), d.resources(1)) == (0, 5)


@pytest.mark.rule("DS-REDEPLOY-4")
def test_an_upgrade_is_not_redeployed_to_one_who_is_falling_too() -> None:
    flag = made("upgrade", "Flag", keywords=(Keyword.REDEPLOY,))
    blast = made("support", "Blast", Ability(ACTION, Deal(9, EACH_OF_MINE)))
    d = on_the_table(blast, team=[In(PAL, upgrades=[flag]), GRAY, RED])
    d.use(blast)
    assert d.can_choose(0, GRAY, RED) == [False, True]
    d.choose(0, RED)
    assert (d.card(flag).host, d.in_play(GRAY)) == (d.id(RED), False)


@pytest.mark.rule("DS-REDEPLOY-4")
def test_nobody_is_asked_where_an_upgrade_has_nowhere_to_go() -> None:
    flag = made("upgrade", "Flag", keywords=(Keyword.REDEPLOY,))
    theirs = Each(Cards(OPPONENT, (CardType.CHARACTER,)))
    blast = made("support", "Blast", Ability(ACTION, Deal(7, theirs)))
    d = on_the_table(blast, foes=[In(FOE, downgrades=()), BLUE], team=[In(PAL, upgrades=[flag])])
    d.use(blast)
    assert (d.in_play(FOE), d.in_play(flag)) == (False, True)


@pytest.mark.rule("DS-CONTROLLER-3")
def test_the_die_of_a_support_that_changed_hands_is_rolled_by_its_new_player() -> None:
    cart = made("support", "Cart", sides="1R 1R 1R 1R 1R -")
    theft = TakeControl(Each(Cards(OPPONENT, (CardType.SUPPORT,))))
    hook = made("support", "Hook", Ability(ACTION, theft))
    d = on_the_table(hook, foe_supports=[In(cart, ("1R",))])
    d.use(hook)
    assert (d.pool(0), d.pool(1)) == ([], [])
    d.pass_(1)
    d.activate(cart, (cart, "1R"))
    assert (d.pool(0), d.pool(1)) == (["1R"], [])


@pytest.mark.rule("DS-GUARDIAN-1")
def test_only_a_character_guards_before_it_is_activated() -> None:
    wall = made("support", "Wall", sides="1R 1R 1R 1R 1R -", keywords=(Keyword.GUARDIAN,))
    knight = made("character", "Knight", sides="1R 1R 1R 1R 1R -", keywords=(Keyword.GUARDIAN,))
    for guard, asked in ((wall, False), (knight, True)):
        d = scene(guard, team=[PAL], foes=[In(FOE, ("2RD",))])
        d.activate(guard, (guard, "1R"))
        assert (d.prompt(0) == "ds-ask-guardian" if d.asked() == (0,) else False) is asked
        assert d.pool(0) == ([] if asked else ["1R"])


def test_a_removed_die_is_told_where_it_came_from() -> None:
    broom = made("support", "Broom", Ability(ACTION, Remove(One(Dice(OPPONENT)))))
    d = on_the_table(broom, foes=[In(FOE, ("2RD",))])
    d.use(broom)
    (told,) = [each for each in d.table.events(None) if each.text.id == "ds-log-removed"]
    assert told.at == (at_card(d.id(FOE)),)


@pytest.mark.rule("DS-SIMULTANEOUS-1")
def test_an_idle_ability_comes_last_unasked_unless_something_waits_before_it() -> None:
    acts = TakesAction(YOU)
    bell = made("support", "Bell", Ability(After(acts), Gain(1)))
    nurse = made("support", "Nurse", Ability(After(acts), Heal(1, ONE_OF_MINE), may=True))
    d = scene(bell, supports=[nurse])
    cause = Happening("action", 0)
    both = [Waiting(0, d.id(each), d.g.codes[d.id(each)], 0, cause) for each in (bell, nurse)]
    assert queue.without_idle(d.g, both, False) == (both[:1], both[1:])
    assert queue.without_idle(d.g, both[:1], False) == (both[:1], [])
    d.g.queue.append(both[0])
    assert queue.without_idle(d.g, both, False) == (both, [])
