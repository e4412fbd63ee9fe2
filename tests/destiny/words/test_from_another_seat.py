"""The same words from the second seat of three: the first player is an opponent as any other."""

from typing import Any

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    As,
    AtLeast,
    CardIs,
    Cards,
    CardType,
    Compared,
    CostShown,
    Count,
    Deal,
    Dice,
    DieIs,
    DiePlace,
    Discard,
    Do,
    Each,
    Exactly,
    Exhaust,
    Gain,
    HowMany,
    If,
    ItsCard,
    Later,
    LetChoose,
    Lose,
    Moment,
    More,
    One,
    Pick,
    PickPlayer,
    Rather,
    Remove,
    TakeResources,
    ThatCard,
    There,
    ThoseDice,
    TokensOn,
    Turn,
    Unless,
    Zone,
)
from cantina.games.destiny.cards.words import Effect, Value
from cantina.games.destiny.rules import free_for_all
from cantina.games.destiny.state import Stack
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, PAL, scene
from destiny.made import made
from destiny.table import Arena, In, Side, position
from destiny.words.test_full_gone_or_elsewhere import with_a_die_of_nobody
from destiny.words.test_three_players import rich
from destiny.words.trial import trial

FIRST, SECOND, THIRD = "AW 2", "AW 10", "EaW 41"
IN_HAND = Cards(OPPONENT, zone=Zone.HAND)


def used_by_second(effect: Effect, first: Side, third: Side, **more: Any) -> Arena:
    """Let the second of three players use a support that does this."""
    support = made("support", "Envoy's Word", Ability(ACTION, effect))
    g = position(first, Side([SECOND], [support], resources=2), third, active=1, **more)
    game.check(g)
    d = Arena(Table.at(game, g, script=[]))
    d.act(1, "action", support, 0)
    return d


def hurt_as_much_as(bound: Any) -> Effect:
    """Deal damage to an opponent's character that has at least so much of it."""
    wounded = Cards(OPPONENT, (CardType.CHARACTER,), damage=AtLeast(bound))
    return Deal(1, One(wounded))


BOUNDS: list[tuple[str, Any]] = [
    ("the cards in that opponent's own hand", Count(IN_HAND)),
    ("one, where that opponent has a hand", Rather(9, 1, There(IN_HAND))),
]


@each_case(BOUNDS, "bound")
@pytest.mark.rule("DS-FFA-10")
def test_what_is_counted_of_an_opponent_is_counted_of_the_one_aimed_at(bound: Any) -> None:
    first = Side([In(FIRST, damage=1)], hand=[BLANK_CARD])
    d = used_by_second(hurt_as_much_as(bound), first, Side([In(THIRD, damage=2)], hand=[]))
    if d.asked() == (1,) and d.prompt(1) == "ds-ask-opponent-for":
        d.choose(1, "0")
    assert d.damage(FIRST) == 2
    first = Side([In(FIRST, damage=1)], hand=[])
    third = Side([In(THIRD, damage=2)], hand=[BLANK_CARD] * 2)
    d = used_by_second(hurt_as_much_as(Count(IN_HAND)), first, third)
    d.choose(1, "2")
    assert (d.damage(FIRST), d.damage(THIRD)) == (1, 3)


def test_a_condition_about_an_opponent_is_asked_of_the_one_aimed_at() -> None:
    bound = Rather(9, 1, There(IN_HAND))
    first = Side([In(FIRST, damage=1)], hand=[])
    d = used_by_second(hurt_as_much_as(bound), first, Side([THIRD], hand=[BLANK_CARD]))
    assert (d.damage(FIRST), d.damage(THIRD)) == (1, 0)


MEANT: list[tuple[str, Effect, tuple[int, ...]]] = [
    ("picked", Do((PickPlayer(OPPONENT), As(THAT_PLAYER, Gain(1)))), (3, 2, 2)),
    ("robbed", TakeResources(1, OPPONENT), (1, 3, 2)),
    ("robbed by way of that player", Do((PickPlayer(OPPONENT), TakeResources(1, THAT_PLAYER))),
     (1, 3, 2)),
    ("asked to pay", Unless(Gain(5), OPPONENT, Lose(1)), (1, 2, 2)),
    ("left to choose", LetChoose(OPPONENT, (As(THAT_PLAYER, Gain(1)), Lose(1)), 1), (3, 2, 2)),
]  # fmt: skip


@each_case(MEANT, "effect", "left")
@pytest.mark.rule("DS-FFA-10")
def test_the_first_player_is_meant_where_he_is_chosen(
    effect: Effect, left: tuple[int, ...]
) -> None:
    d = used_by_second(effect, Side([FIRST], resources=2), Side([THIRD], resources=2))
    d.choose(1, "0")
    if isinstance(effect, Unless):
        d.yes(0)
    elif isinstance(effect, LetChoose):
        d.choose(0, "0")
    assert rich(d) == left


@pytest.mark.rule("DS-FFA-7")
def test_everybody_acts_in_turn_order_from_you() -> None:
    for who, left in (
        (Whose.EVERYONE, (3, 3, 3)),
        (Whose.EACH_OPPONENT, (3, 2, 3)),
        (YOU, (2, 3, 2)),
    ):
        d = used_by_second(As(who, Gain(1)), Side([FIRST], resources=2), Side([THIRD], resources=2))
        assert rich(d) == left
    d = used_by_second(As(ANYONE, Gain(1)), Side([FIRST]), Side([THIRD]))
    assert d.can_choose(1, "0", "1", "2") == [True, True, True]
    d = used_by_second(As(Whose.ANOTHER, Gain(1)), Side([FIRST]), Side([THIRD]))
    assert d.can_choose(1, "0", "1", "2") == [True, False, True]


# --- what is gone, or was never there -----------------------------------------------------------


def test_a_die_of_nobody_has_no_card() -> None:
    card = If(CardIs(ItsCard(), Cards(types=(CardType.SUPPORT,))), Gain(1))
    ask = Do((Pick(One(Dice(YOU))), card, Exhaust(ItsCard()), Gain(3)))
    probe = made("support", "Probe", Ability(ACTION, ask))
    d = with_a_die_of_nobody("1R", probe)
    d.use(probe)
    assert (d.resources(0), d.pool(0)) == (3, ["1R"])


def test_a_die_that_was_removed_shows_nothing_any_more() -> None:
    for effect, gained in ((Remove(One(Dice(YOU))), 0), (Pick(One(Dice(YOU))), 1)):
        told = Do((effect, If(DieIs(ThoseDice(), Dice()), Gain(1))))
        d = trial(told, team=[In(PAL, dice=("1R",))])
        assert d.resources(0) == gained


def test_no_tokens_lie_on_a_card_that_is_gone() -> None:
    chest = made("support", "Chest")
    gone = Discard(Each(Cards(names=("Chest",))))
    none = Compared(TokensOn(Token.RESOURCE, ThatCard()), Exactly(0))
    d = trial(Do((gone, If(none, Gain(1)))), supports=[In(chest, resources=3)])
    assert d.resources(0) == 1


def test_a_die_that_is_turned_stays_the_die_of_its_player() -> None:
    turned = Do((Turn(One(Dice(OPPONENT))), As(THAT_PLAYER, Gain(1))))
    d = trial(turned, foes=[In(FOE, dice=("2RD",))])
    d.side(0, FOE, "1R")
    assert (d.resources(0), d.resources(1)) == (0, 1)


NONE: list[tuple[str, Value]] = [
    ("costs of dice that lie on their cards", CostShown(Each(Dice(YOU, place=DiePlace.ON_CARD)))),
    ("what is less is not more", More(1, 3)),
    ("tokens on no card", TokensOn(Token.SHIELD, ThatCard())),
    ("dice of nobody", HowMany(ThoseDice())),
]


@each_case(NONE, "value")
def test_of_nothing_there_is_none(value: Value) -> None:
    d = trial(If(Compared(value, Exactly(0)), Gain(1)), team=[PAL])
    assert d.resources(0) == 1


# --- what is kept for later, and what leaves with a player --------------------------------------


@pytest.mark.rule("DS-FFA-10")
def test_nobody_is_asked_for_an_opponent_where_none_is_spoken_of() -> None:
    own = Cards(YOU, (CardType.CHARACTER,))
    d = used_by_second(Deal(1, One(own)), Side([FIRST]), Side([THIRD]))
    assert (d.damage(SECOND), d.asked()) == (1, (2,))


@pytest.mark.rule("DS-DELAYED-1")
def test_an_armed_effect_remembers_the_dice_it_was_armed_with() -> None:
    later = Later(Moment.END_OF_ACTION_PHASE, Gain(HowMany(ThoseDice())))
    fuse = made("support", "Fuse", Ability(ACTION, Do((Turn(One(Dice(YOU))), later))))
    d = scene(fuse, team=[In(PAL, dice=("1R",))])
    d.use(fuse).side(0, PAL, "1Dr").pass_(1).pass_(0)
    assert d.resources(0) == 1 + 2, "and two in the upkeep"


@pytest.mark.rule("DS-FFA-13")
def test_a_stacked_card_leaves_with_its_player() -> None:
    g = position(Side([FIRST]), Side([SECOND], hand=[BLANK_CARD]), Side([THIRD]))
    player = g.players[1]
    (card,) = player.hand
    player.hand, player.stacked = [], [Stack(player.aside[0], card)]
    free_for_all.empty_zones(g, 1)
    assert (card in player.gone, player.stacked) == (True, [])
