"""A card is chosen that not everybody sees: whoever imagines other cards is offered those."""

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import offered
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Cards,
    Discard,
    Do,
    Each,
    LookAt,
    One,
    Zone,
)
from destiny.made import made
from destiny.words.test_three_players import used
from destiny.words.trial import on_the_table

HAND = ["AW 59", "AW 60"]
DECK = ["AW 40", "AW 44", "AW 57", "AW 61", "AW 62", "AW 63", "AW 64", "AW 65"]


@pytest.mark.parametrize("seed", range(4))
def test_a_rival_imagines_other_cards_among_which_one_is_chosen(seed: int) -> None:
    thrower = made("support", "Chute", Ability(ACTION, Discard(One(Cards(YOU, zone=Zone.HAND)))))
    d = on_the_table(thrower, hand=HAND, deck=DECK)
    d.use(thrower)
    world = d.table.imagine(1, Rng(seed))
    hand = sorted(str(card) for card in world.state.players[0].hand)
    assert sorted(offered(world, 0)) == hand
    assert d.can_choose(0, *HAND) == [True, True]
    chosen = world.state.players[0].hand[0]
    world.answer(0, str(chosen))
    assert world.state.players[0].discard == [chosen]


@pytest.mark.parametrize("seed", range(4))
def test_a_third_player_imagines_other_cards_in_the_hand_that_is_searched(seed: int) -> None:
    look = LookAt(Each(Cards(OPPONENT, zone=Zone.HAND)))
    search = Do((look, Discard(One(Cards(zone=Zone.LOOKED_AT)))))
    d = used(search, {"hand": HAND, "deck": DECK}, {})
    assert d.can_choose(0, *HAND) == [True, True]
    world = d.table.imagine(2, Rng(seed))
    hand = sorted(str(card) for card in world.state.players[1].hand)
    assert sorted(offered(world, 0)) == hand
    world.answer(0, hand[0])
    assert len(world.state.players[1].hand) == 1
    assert [str(card) for card in world.state.players[1].discard] == hand[:1]
