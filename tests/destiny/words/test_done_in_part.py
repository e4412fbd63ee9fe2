"""Fewer than were wanted, cards that are gone, and who is meant afterwards."""

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    Ability,
    Activate,
    Activates,
    AddToHand,
    As,
    Cards,
    CardType,
    Deal,
    Dice,
    Discard,
    DiscardFromHand,
    Do,
    Draw,
    Each,
    Exhaust,
    ForEach,
    Gain,
    GiveBattlefield,
    GiveResources,
    Heal,
    LookAt,
    Lose,
    Mill,
    MoveDamage,
    MoveShields,
    MoveUpgrade,
    Pick,
    PickCard,
    PlaceTokens,
    Ready,
    Remove,
    RemoveShields,
    ReturnToHand,
    Reveal,
    SetAside,
    Several,
    Subtype,
    TakeControl,
    TakeResources,
    TakeTokens,
    ThatCard,
    Then,
    This,
    Unless,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from destiny.cards.scene import BLANK_CARD, BLUE, PAL, RED
from destiny.made import made
from destiny.table import In
from destiny.words.test_three_players import rich, used
from destiny.words.trial import (
    MINE,
    ONE_OF_MINE,
    Case,
    check_case,
    sentence,
    trial,
)

CART = made("support", "Cart", subtypes=(Subtype.VEHICLE,))
SHELF = made("support", "Shelf")
WHEEL = made("upgrade", "Wheel", subtypes=(Subtype.MOD,))
SUPPORT, UPGRADE = CardType.SUPPORT, CardType.UPGRADE
OTHERS = Cards(YOU, (SUPPORT,), not_this=True)
THEIR_SUPPORTS = Cards(OPPONENT, (SUPPORT,))
HAND, PILE = Cards(YOU, zone=Zone.HAND), Cards(YOU, zone=Zone.DISCARD)
TWO_SUPPORTS = {"supports": [CART, SHELF]}
TWO_IN_HAND = {"hand": [BLANK_CARD, "AW 59"]}
TWO_DICE = {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",))]}
TIRED = {"team": [In(PAL, exhausted=True), In(BLUE, exhausted=True), RED]}
TWO_OF_THREE = {"done": False, "amount": 2}
ONE_OF_TWO = {"done": False, "amount": 1}

FEWER: list[Case] = [
    ("two of three readied", Ready(Several(3, MINE)), TIRED, (), TWO_OF_THREE),
    ("two of three exhausted", Exhaust(Several(3, MINE)), {"team": [PAL, BLUE]}, (), TWO_OF_THREE),
    ("two of three taken over", TakeControl(Several(3, THEIR_SUPPORTS)),
     {"foe_supports": [CART, SHELF]}, (), TWO_OF_THREE),
    ("two of three discarded", Discard(Several(3, OTHERS)), TWO_SUPPORTS, (), TWO_OF_THREE),
    ("two of three returned", ReturnToHand(Several(3, OTHERS)), TWO_SUPPORTS, (), TWO_OF_THREE),
    ("two of three set aside", SetAside(Several(3, HAND)), TWO_IN_HAND, (), TWO_OF_THREE),
    ("two of three added", AddToHand(Several(3, PILE)), {"discard": [BLANK_CARD, "AW 59"]}, (),
     TWO_OF_THREE),
    ("two of three looked at", LookAt(Several(3, HAND)), TWO_IN_HAND, (), TWO_OF_THREE),
    ("two of three revealed", Reveal(Several(3, HAND)), TWO_IN_HAND, (), TWO_OF_THREE),
    ("two of three dice picked", Pick(Several(3, Dice(YOU))), TWO_DICE, (), {"done": False}),
    ("two of three dice removed", Remove(Several(3, Dice(YOU))), TWO_DICE, (), TWO_OF_THREE),
    ("two of three cards picked", PickCard(Several(3, OTHERS)), TWO_SUPPORTS, (), {"done": False}),
    ("two of three drawn", Draw(3), {"deck": [BLANK_CARD] * 2}, (), TWO_OF_THREE),
    ("two of three milled", Mill(3, OPPONENT), {"foe_deck": [BLANK_CARD] * 2}, (), TWO_OF_THREE),
    ("two of three discarded from hand", DiscardFromHand(3), TWO_IN_HAND, (), TWO_OF_THREE),
    ("for each of two of three", ForEach(Several(3, OTHERS), Gain(1)), TWO_SUPPORTS, (),
     TWO_OF_THREE),
    ("for each of two, once in vain", ForEach(Each(OTHERS), Lose(1)),
     {**TWO_SUPPORTS, "resources": 1}, (), ONE_OF_TWO),
]  # fmt: skip

MODDED = {"supports": [In(CART, upgrades=[WHEEL])]}
BOTH = Each(Cards(YOU, (SUPPORT, UPGRADE), not_this=True))
TAKEN_ALONG: list[Case] = [
    ("what lay on a discarded card went with it", Discard(BOTH), MODDED, (),
     {**ONE_OF_TWO, "discard": (["Cart", "Wheel"], [])}),
    ("what lay on a returned card is discarded", ReturnToHand(BOTH), MODDED, (),
     {**ONE_OF_TWO, "hand": (["Cart"], []), "discard": (["Wheel"], [])}),
]  # fmt: skip


@pytest.mark.parametrize("case", FEWER, ids=sentence)
@pytest.mark.rule("DS-THEN-1")
def test_what_was_done_to_fewer_than_were_wanted_is_not_done_in_full(case: Case) -> None:
    check_case(case)


@pytest.mark.parametrize("case", TAKEN_ALONG, ids=sentence)
@pytest.mark.rule("DS-THEN-1")
def test_what_left_with_another_card_was_not_done_to_it(case: Case) -> None:
    check_case(case)


def test_who_is_exhausted_by_the_first_activation_is_not_activated_after_it() -> None:
    tire = Ability(Before(Activates(This())), Exhaust(Each(Cards(YOU, names=("Death Trooper",)))))
    captain = made("character", "Captain", tire, sides="1R 1R 1R 1R 1R -")
    d = trial(Activate(Several(2, MINE)), team=[captain, RED])
    d.rolls((captain, "1R")).choose(0, captain)
    assert (d.exhausted(RED), d.pool(0)) == (True, ["1R"])
    assert (d.done, d.amount) == (False, 1)


# --- a card that is gone ------------------------------------------------------------------------

THROWN = Discard(Each(Cards(YOU, names=("Cart",))))
TO_NOBODY: list[tuple[str, Effect]] = [
    ("activated", Activate(ThatCard())),
    ("readied", Ready(ThatCard())),
    ("exhausted", Exhaust(ThatCard())),
    ("dealt damage", Deal(1, ThatCard())),
    ("healed", Heal(1, ThatCard())),
    ("rid of shields", RemoveShields(1, ThatCard())),
    ("rid of damage", MoveDamage(1, ThatCard(), ONE_OF_MINE)),
    ("given damage", MoveDamage(1, ONE_OF_MINE, ThatCard())),
    ("given another's shields", MoveShields(1, ONE_OF_MINE, ThatCard())),
    ("rid of its shields", MoveShields(1, ThatCard(), ONE_OF_MINE)),
    ("taken over", TakeControl(ThatCard())),
    ("moved", MoveUpgrade(ThatCard(), ONE_OF_MINE)),
    ("moved to", MoveUpgrade(Each(Cards(YOU, (UPGRADE,))), ThatCard())),
    ("laden", PlaceTokens(Token.RESOURCE, 1, ThatCard())),
    ("unladen", TakeTokens(Token.RESOURCE, 1, ThatCard())),
    ("returned", ReturnToHand(ThatCard())),
    ("discarded once more", Discard(ThatCard())),
]


@pytest.mark.parametrize(("how", "effect"), TO_NOBODY, ids=[how for how, _ in TO_NOBODY])
def test_nothing_is_done_to_a_card_that_left_play(how: str, effect: Effect) -> None:
    team = [In(PAL, damage=1, shields=1, upgrades=["AW 59"]), BLUE]
    d = trial(Then(THROWN, effect), supports=[In(CART, resources=1)], team=team)
    assert (d.done, d.amount, d.discard(0)) == (False, 0, ["Cart"])
    assert (d.damage(PAL), d.shields(PAL), d.my_turn_is_over) == (1, 1, True)


# --- who and what is meant afterwards -----------------------------------------------------------

FOR_THAT = As(THAT_PLAYER, Gain(1))
MEANT: list[tuple[str, Effect, tuple[int, ...]]] = [
    ("given the battlefield", Do((GiveBattlefield(OPPONENT), FOR_THAT)), (3, 0, 1)),
    ("given resources", Do((GiveResources(1, OPPONENT), FOR_THAT)), (2, 0, 2)),
    ("robbed", Do((TakeResources(1, OPPONENT), FOR_THAT)), (3, 0, 1)),
    ("not paying", Unless(FOR_THAT, OPPONENT, Lose(1)), (3, 0, 1)),
]


@pytest.mark.parametrize(("how", "effect", "left"), MEANT, ids=[how for how, *_ in MEANT])
@pytest.mark.rule("DS-FFA-10")
def test_the_opponent_chosen_is_that_player_from_then_on(
    how: str, effect: Effect, left: tuple[int, ...]
) -> None:
    d = used(effect, {}, {}, resources=3)
    d.choose(0, "2")
    assert rich(d) == left


def test_who_does_not_control_the_battlefield_gives_it_to_nobody() -> None:
    d = used(Then(GiveBattlefield(OPPONENT), Gain(1)), {}, {}, controller=2)
    assert (d.g.controller, rich(d), d.asked()) == (2, (0, 0, 0), (1,))
