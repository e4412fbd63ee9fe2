"""Words that speak of an opponent where there are two: whom they mean, and who is asked."""

from typing import Any

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    AllOf,
    AnyOf,
    As,
    AtLeast,
    Cards,
    CardType,
    Compared,
    ControlBattlefield,
    Count,
    Deal,
    Dice,
    Each,
    Every,
    Exactly,
    FirstRound,
    Gain,
    GiveBattlefield,
    HandSize,
    If,
    Indirect,
    Lose,
    May,
    Mill,
    One,
    OneOfEach,
    OpponentControlsBattlefield,
    PickPlayer,
    Remove,
    Resources,
    TakeResources,
    Then,
    There,
)
from cantina.games.destiny.cards.words import Effect
from destiny.made import made
from destiny.table import Arena, In, Side, position

MINE, ONE, TWO = "AW 10", "AW 2", "EaW 41"
CHARACTER = (CardType.CHARACTER,)
TAKE = As(THAT_PLAYER, Lose(1))


def used(effect: Effect, one: dict[str, Any], two: dict[str, Any], **more: Any) -> Arena:
    """Let the first of three players use a support that does this."""
    support = made("support", "Envoy's Word", Ability(ACTION, effect))
    first = {"damage": one.pop("damage", 0), "dice": one.pop("dice", None)}
    second = {"damage": two.pop("damage", 0), "dice": two.pop("dice", None)}
    g = position(
        Side([MINE], [support], resources=more.pop("resources", 0)),
        Side([In(ONE, **first)], **one),
        Side([In(TWO, **second)], **two),
        **more,
    )
    game.check(g)
    d = Arena(Table.at(game, g, script=[]))
    d.act(0, "action", support, 0)
    return d


def rich(d: Arena) -> tuple[int, ...]:
    """Return everybody's resources."""
    return tuple([d.resources(seat) for seat in (0, 1, 2)])


def test_the_only_opponent_of_whom_it_holds_is_meant() -> None:
    hurt = If(There(Cards(OPPONENT, types=CHARACTER, damage=AtLeast(1))), TAKE)
    d = used(hurt, {"resources": 2}, {"resources": 2, "damage": 1})
    assert rich(d) == (0, 2, 1)
    d = used(hurt, {"resources": 2, "damage": 1}, {"resources": 2})
    assert rich(d) == (0, 1, 2)
    d = used(hurt, {"resources": 2}, {"resources": 2})
    assert rich(d) == (0, 2, 2)


def test_of_two_of_whom_it_holds_you_choose_one() -> None:
    hurt = If(There(Cards(OPPONENT, types=CHARACTER, damage=AtLeast(1))), TAKE)
    d = used(hurt, {"resources": 2, "damage": 1}, {"resources": 2, "damage": 1})
    d.choose(0, "2")
    assert rich(d) == (0, 2, 1)


def test_conditions_joined_name_the_one_of_whom_they_hold() -> None:
    hurt = There(Cards(OPPONENT, types=CHARACTER, damage=AtLeast(1)))
    full = Compared(HandSize(OPPONENT), AtLeast(1))
    both = If(AllOf((ControlBattlefield(), hurt)), TAKE)
    d = used(both, {"resources": 2}, {"resources": 2, "damage": 1})
    assert rich(d) == (0, 2, 1)
    d = used(If(AnyOf((hurt, full)), TAKE), {"resources": 2, "hand": ["AW 59"]}, {"resources": 2})
    assert rich(d) == (0, 1, 2)
    d = used(If(AnyOf((FirstRound(), hurt)), TAKE), {"resources": 2}, {"resources": 2, "damage": 1})
    assert rich(d) == (0, 2, 1)
    d = used(If(AnyOf((FirstRound(), hurt)), TAKE), {"resources": 2}, {"resources": 2})
    assert rich(d) == (0, 2, 2)


def test_the_opponent_with_the_battlefield_is_that_player() -> None:
    ruler = If(OpponentControlsBattlefield(), TAKE)
    d = used(ruler, {"resources": 2}, {"resources": 2}, controller=2)
    assert rich(d) == (0, 2, 1)
    d = used(ruler, {"resources": 2}, {"resources": 2})
    assert rich(d) == (0, 2, 2)


def test_all_of_one_opponents_are_enough() -> None:
    theirs = Cards(OPPONENT, types=CHARACTER)
    d = used(If(Every(theirs, Cards(damage=AtLeast(1))), Gain(1)), {}, {"damage": 1})
    assert rich(d) == (1, 0, 0)
    d = used(If(Every(theirs, Cards(damage=AtLeast(2))), Gain(1)), {}, {"damage": 1})
    assert rich(d) == (0, 0, 0)


def test_the_opponent_with_the_most_counts() -> None:
    dice = Count(Dice(OPPONENT))
    d = used(Gain(dice), {"dice": ("2RD",)}, {"dice": ("1R", "1Sh")})
    assert rich(d) == (2, 0, 0)
    d = used(Gain(Count(Dice(Whose.EACH_OPPONENT))), {"dice": ("2RD",)}, {"dice": ("1R", "1Sh")})
    assert rich(d) == (3, 0, 0)


def test_one_opponent_of_your_choice_or_each_of_them() -> None:
    d = used(TakeResources(1, OPPONENT), {"resources": 2}, {"resources": 2})
    d.choose(0, "2")
    assert rich(d) == (1, 2, 1)
    d = used(As(Whose.EACH_OPPONENT, Lose(1)), {"resources": 2}, {"resources": 2}, resources=2)
    assert rich(d) == (2, 1, 1)
    d = used(As(Whose.EVERYONE, Lose(1)), {"resources": 2}, {"resources": 2}, resources=2)
    assert rich(d) == (1, 1, 1)
    d = used(Mill(1, Whose.EACH_OPPONENT), {}, {})
    assert [d.deck_size(seat) for seat in (0, 1, 2)] == [10, 9, 9]
    d = used(Indirect(2, Whose.EACH_OPPONENT), {}, {})
    assert [d.damage(who) for who in (MINE, ONE, TWO)] == [0, 2, 2]


def test_anyone_may_be_chosen_you_included() -> None:
    d = used(Then(PickPlayer(Whose.ANYONE), TAKE), {"resources": 2}, {"resources": 2}, resources=2)
    assert d.can_choose(0, "0", "1", "2") == [True, True, True]
    d.choose(0, "0")
    assert rich(d) == (1, 2, 2)
    d = used(Then(PickPlayer(Whose.ANOTHER), TAKE), {"resources": 2}, {"resources": 2}, resources=2)
    assert d.can_choose(0, "0", "1", "2") == [False, True, True]


def test_dice_of_one_opponent_are_all_his() -> None:
    pools: list[dict[str, Any]] = [{"dice": ("2RD",)}, {"dice": ("1R", "1Sh")}]
    d = used(Remove(One(Dice(OPPONENT))), *[dict(one) for one in pools])
    d.choose(0, "2")
    assert d.can_choose(0, (ONE, 0), (TWO, 0), (TWO, 1)) == [False, True, True]
    d = used(Remove(OneOfEach(Dice())), *[dict(one) for one in pools])
    d.choose(0, (TWO, 1))
    assert (d.pool(1), d.pool(2)) == ([], ["1R"])
    d = used(Remove(Each(Dice(OPPONENT))), *[dict(one) for one in pools])
    d.choose(0, "1")
    assert (d.pool(1), d.pool(2)) == ([], ["1R", "1Sh"])


def test_the_battlefield_goes_to_the_opponent_you_name() -> None:
    d = used(GiveBattlefield(OPPONENT), {}, {})
    d.choose(0, "2")
    assert d.g.controller == 2


def test_damage_to_each_enemy_means_those_of_one_opponent_or_of_all() -> None:
    d = used(Deal(1, Each(Cards(Whose.EACH_OPPONENT, types=CHARACTER))), {}, {})
    assert [d.damage(who) for who in (MINE, ONE, TWO)] == [0, 1, 1]
    d = used(Deal(1, Each(Cards(OPPONENT, types=CHARACTER))), {}, {})
    d.choose(0, "1")
    assert [d.damage(who) for who in (MINE, ONE, TWO)] == [0, 1, 0]
    d = used(If(Compared(Resources(YOU), Exactly(0)), Gain(1)), {"resources": 3}, {"resources": 3})
    assert rich(d) == (1, 3, 3)


def test_what_each_opponent_does_is_offered_if_one_of_them_can() -> None:
    both = May(As(Whose.EACH_OPPONENT, Lose(1)))
    d = used(both, {"resources": 1}, {})
    assert d.prompt(0) == "ds-ask-may"
    d = used(both, {}, {}, resources=1)
    assert d.asked() == (1,)
