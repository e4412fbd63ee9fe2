"""A card is chosen that not everybody sees: whoever imagines other cards is offered those."""

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import offered
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Cards,
    Dice,
    Discard,
    Do,
    Each,
    LookAt,
    One,
    Turn,
    Zone,
)
from destiny.cards.scene import FOE, FOE2, PAL, RED
from destiny.made import made
from destiny.table import In
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


def test_whoever_chose_a_die_knows_no_card_of_a_hand_by_that() -> None:
    lever = made("support", "Lever", Ability(ACTION, Turn(One(Dice(OPPONENT)))))
    team, foes = ([In(one, dice=("-", "-")) for one in two] for two in ((PAL, RED), (FOE, FOE2)))
    d = on_the_table(lever, team=team, foes=foes, deck=[], foe_hand=HAND, foe_deck=DECK)
    assert d.die(FOE2, 1) == d.id(HAND[0]), "the die has the number of a card in that hand"
    d.use(lever, (FOE2, 1))
    assert d.prompt(0) == "ds-ask-side"
    hands = [set(d.table.imagine(0, Rng(seed)).state.players[1].hand) for seed in range(8)]
    assert not set.intersection(*hands)
