"""Amounts of none, one resource at a time, and one opponent of several."""

from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    Ability,
    As,
    AtLeast,
    Cards,
    CardType,
    Count,
    Dice,
    Gain,
    If,
    Lose,
    Raise,
    Resolves,
    Symbol,
    Then,
    There,
    Zone,
)
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, scene
from destiny.table import In, made
from destiny.words.test_three_players import rich, used
from destiny.words.trial import on_the_table


def test_a_value_raised_by_nothing_was_not_raised() -> None:
    more = Raise(Count(Cards(YOU, zone=Zone.DISCARD)))
    mine = Resolves(Dice(YOU, shows=(Symbol.RESOURCE,)))
    for discard, gained in (([], 1), ([BLANK_CARD], 1 + 1 + 5)):
        helper = made("support", "Ledger", Ability(Before(mine), Then(more, Gain(5))))
        d = on_the_table(helper, team=[In(PAL, dice=("1R",))], discard=discard)
        d.resolve(PAL)
        assert d.resources(0) == gained


def test_y_wing_takes_one_resource_for_each_damage_not_borne() -> None:
    d = scene("EaW 29", ("Sp",), foes=[FOE, FOE2], foe_resources=2)
    d.resolve("EaW 29")
    lose = "none"
    assert lose in d.offered(1)
    d.choose(1, lose).choose(1, FOE).choose(1, lose)
    assert lose not in d.offered(1), "both are spoken for"
    d.choose(1, FOE2)
    assert (d.resources(1), d.damage(FOE), d.damage(FOE2)) == (0, 1, 1)
    d = scene("EaW 29", ("Sp",), foes=[FOE, FOE2], foe_resources=3)
    d.resolve("EaW 29")
    for chosen in (lose, FOE, FOE, FOE2):
        d.choose(1, chosen)
    assert (d.resources(1), d.damage(FOE), d.damage(FOE2)) == (2, 2, 1)


def test_whoever_it_holds_for_is_chosen_only_where_that_player_is_spoken_of() -> None:
    hurt = There(Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(1)))
    one, two = {"resources": 2, "damage": 1}, {"resources": 2, "damage": 1}
    d = used(If(hurt, Gain(1)), dict(one), dict(two))
    assert rich(d) == (1, 2, 2)
    d = used(If(hurt, As(THAT_PLAYER, Lose(1))), dict(one), dict(two))
    d.choose(0, "2")
    assert rich(d) == (0, 2, 1)
