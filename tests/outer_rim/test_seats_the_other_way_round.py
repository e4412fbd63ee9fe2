"""Words of the cards with the seats exchanged: nothing depends on who sits where."""

from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.players import That
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.state import Galaxy
from cases import each_case
from outer_rim.card_table import galaxy, perform
from outer_rim.test_cards_words import CAN, HOLDS, NOTHING_DONE, Change


def exchanged(change: Change) -> Galaxy:
    """Lay the table of a case, then let the two players change seats."""
    g = galaxy()
    change(g)
    g.players.reverse()
    for seat, player in enumerate(g.players):
        player.seat = seat
    g.current = 1 - g.current
    return g


@each_case(CAN, "effect", "change", "expected")
def test_what_is_offered_to_the_second_player(
    effect: AnyEffect, change: Change, expected: bool
) -> None:
    assert effect.can(Scene(exchanged(change), 1)) is expected


@each_case(NOTHING_DONE, "effect", "change")
def test_nothing_comes_of_it_for_the_second_player(effect: AnyEffect, change: Change) -> None:
    g = exchanged(change)
    assert not perform(g, effect, seat=1)
    assert [each.fame for each in g.players] == [0, 0]


@each_case(HOLDS, "condition", "change", "other", "expected")
def test_whether_it_holds_for_the_second_player(
    condition: AnyCondition, change: Change, other: int, expected: bool
) -> None:
    theirs = 0 if other == 1 else other
    assert condition.holds(Scene(exchanged(change), 1, other=theirs)) is expected


def test_that_player_may_be_the_first() -> None:
    g = galaxy()
    assert perform(g, That(GainFame()), seat=1, other=0)
    assert [each.fame for each in g.players] == [1, 0]
