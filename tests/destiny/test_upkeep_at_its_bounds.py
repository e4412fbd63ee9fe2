"""Upkeep, claims and hands where cards of either player change them."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ClaimCosts,
    LargerHand,
    LessUpkeep,
    MoreUpkeep,
    Standing,
)
from cantina.games.destiny.cards.words import Rule
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, PAL, Scene, scene
from destiny.made import made
from destiny.table import In


def after_round(rules: tuple[Rule, ...], **position: Any) -> Scene:
    """Let both players pass with a card of yours in play, up to the discards of the upkeep."""
    card = made("support", "Law", *[Standing(rule) for rule in rules])
    d = scene(card, **position)
    d.pass_(0).pass_(1)
    return d


INCOMES: list[tuple[str, tuple[Rule, ...], tuple[int, int]]] = [
    ("two each", (), (2, 2)),
    ("more for you", (MoreUpkeep(1, YOU),), (3, 2)),
    ("more for an opponent", (MoreUpkeep(1, OPPONENT),), (2, 3)),
    ("more for everybody", (MoreUpkeep(2, Whose.EVERYONE),), (4, 4)),
    ("less for an opponent", (LessUpkeep(1, OPPONENT),), (2, 1)),
    ("never less than one", (LessUpkeep(3, OPPONENT),), (2, 1)),
    ("never less than said", (LessUpkeep(3, OPPONENT, least=0),), (2, 0)),
    ("twice less", (LessUpkeep(1, OPPONENT), LessUpkeep(1, OPPONENT, least=0)), (2, 0)),
    ("a least that is more takes nothing", (LessUpkeep(1, OPPONENT, least=3),), (2, 2)),
]


@each_case(INCOMES, "rules", "gained")
@pytest.mark.rule("DS-UPKEEP-3")
def test_what_each_player_gains(rules: tuple[Rule, ...], gained: tuple[int, int]) -> None:
    d = after_round(rules)
    assert (d.resources(0), d.resources(1)) == gained


@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True), (3, True)])
def test_cards_of_a_deck_are_discarded_instead_only_if_there_are_enough(
    cards: int, asked: bool
) -> None:
    law = (LessUpkeep(1, OPPONENT, or_mill=2),)
    d = after_round(law, foe_deck=[BLANK_CARD] * cards, foe_hand=[BLANK_CARD])
    assert (d.prompt(1) == "ds-ask-mill-instead") is asked
    if asked:
        d.yes(1)
        assert (d.resources(1), len(d.discard(1))) == (2, 2)
    else:
        assert d.resources(1) == 1


@pytest.mark.rule("DS-UPKEEP-1")
def test_cards_are_readied_and_dice_return_of_both_players() -> None:
    tired = {
        "team": [In(PAL, ("1R",), exhausted=True)],
        "foes": [In(FOE, ("2RD",), exhausted=True)],
    }
    d = after_round((), **tired)
    assert (d.exhausted(PAL), d.exhausted(FOE), d.pool(0), d.pool(1)) == (False, False, [], [])


@pytest.mark.rule("DS-HAND-2")
def test_a_larger_hand_is_its_own_players() -> None:
    d = after_round((LargerHand(2),))
    assert (len(d.hand(0)), len(d.hand(1))) == (7, 5)


@pytest.mark.parametrize(("seat", "resources", "can"), [(1, 0, False), (1, 1, True), (0, 0, True)])
@pytest.mark.rule("DS-CLAIM-7")
def test_a_claim_costs_what_an_opponents_card_says(seat: int, resources: int, can: bool) -> None:
    toll = made("support", "Toll", Standing(ClaimCosts(1)))
    d = scene(toll, foe_resources=resources)
    if seat == 1:
        d.pass_(0)
    assert d.can(seat, "claim") is can
    assert ("claim" in d.blocked(seat)) is not can
    if can and seat == 1:
        d.act(1, "claim")
        assert (d.g.claimed, d.resources(1)) == (1, 0)


@pytest.mark.rule("DS-CLAIM-5")
def test_what_was_claimed_is_not_claimed_again_this_round() -> None:
    d = scene(None)
    d.act(0, "claim")
    if "no" in d.offered(0):
        d.no(0)
    assert not d.can(1, "claim")
    assert d.blocked(1)["claim"] == "DS-CLAIM-5"
