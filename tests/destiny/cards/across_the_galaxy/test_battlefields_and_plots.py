"""Each battlefield and plot of Across the Galaxy, played."""

from cantina.games.destiny.library import CARDS, cards_named
from cantina.games.destiny.printed import Card
from cantina.games.destiny.rules.deckbuilding import DECK_TYPES
from cantina.games.destiny.rules.ongoing import health
from destiny.building import problems
from destiny.cards.scene import BLANK_CARD, FOE, PAL, scene
from destiny.table import In, Side, table


def test_theed_pays_for_a_die_and_gives_neutrals_another_action() -> None:
    d = scene("AtG 159", team=[In("AoN 13", dice=("1R",))]).use("AtG 159")
    assert (d.resources(0), d.prompt(0)) == (1, "ds-ask-additional")
    d = scene("AtG 159", team=[In(PAL, dice=("1R",))]).use("AtG 159")
    assert (d.resources(0), d.my_turn_is_over) == (1, True)


def test_training_room_rerolls_plain_characters() -> None:
    d = scene("AtG 160", team=[In(PAL, dice=("-",)), In("AW 4", dice=("-",))]).use("AtG 160")
    assert d.can_choose(0, (PAL, 0), ("AW 4", 0)) == [True, False]
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1R", "-"]


def test_landing_dock_goes_to_whoever_plays_a_vehicle() -> None:
    d = scene("AtG 157", foe_hand=["RIV 8"], foe_resources=3).pass_(0)
    d.act(1, "play", "RIV 8")
    assert d.yes(1).g.controller == 1
    d = scene("AtG 157", foes=[In(FOE, dice=("2RD",))]).rolls((FOE, "-")).use("AtG 157")
    assert d.pool(1) == ["-"]


def test_occupied_city_makes_opponents_pay_in_cards() -> None:
    d = scene("AtG 158", foe_hand=["RIV 8"], foe_resources=3).pass_(0)
    d.act(1, "play", "RIV 8").yes(0)
    assert d.deck_size(1) == 9


def test_retribution_strikes_back_for_removed_dice() -> None:
    team = [In("AtG 1", dice=("3MD",))]
    d = scene("AtG 54", team=team, foe_hand=["LEG 143"], foe_resources=1, controller=1).pass_(0)
    d.act(1, "play", "LEG 143").yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1
    assert ("plot-condition", "Retribution") in problems("Nightsister", plot="Retribution")
    assert problems("2x Darth Vader, Terror To Behold", plot="Retribution") == []


def test_bitter_rivalry_begins_with_a_wound() -> None:
    d = table(Side([PAL], plot="AtG 115"), Side([FOE]), step="after-setup", round_=0)
    assert (d.damage(PAL), len(d.hand(1)), len(d.hand(0))) == (2, 1, 0)


def test_armored_reinforcement_calls_a_red_vehicle() -> None:
    d = scene("AtG 129", deck=["RIV 8", BLANK_CARD], resources=2).use("AtG 129", "yes", "RIV 8")
    assert (d.in_play("RIV 8"), d.in_play("AtG 129"), d.resources(0)) == (True, False, 0)


def test_no_allegiance_strengthens_neutrals() -> None:
    d = scene("AtG 155", team=["AoN 13"], foes=[In(FOE, dice=("2RD",))])
    assert health(d.g, d.card("AoN 13")) == 7
    assert health(d.g, d.card(FOE)) == 7  # of his own
    assert problems("Nightsister", plot="No Allegiance") == [("condition", "No Allegiance")]


def test_solidarity_wants_one_colour_and_no_second_copies() -> None:
    found = problems("Nightsister", plot="Solidarity")
    assert ("plot-condition", "Solidarity") in found
    cards = {card.full_name: 1 for card in CARDS if fits_anywhere(card)}
    single = dict(list(cards.items())[:30])
    assert problems("Nightsister", plot="Solidarity", cards=single) == []
    assert scene("AtG 156").my_turn_is_over is False


def fits_anywhere(card: Card) -> bool:
    """Say whether a card may be in any deck and no other card has its name."""
    plain = card.affiliation == "neutral" and card.colour == "gray"
    return plain and card.type in DECK_TYPES and len(cards_named(card.full_name)) == 1
