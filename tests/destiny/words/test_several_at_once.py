"""Several at once: of each player, by chance, from tops of decks; and what was done last turn."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Activate,
    AdditionalActions,
    AnyNumber,
    As,
    AtLeast,
    AtMost,
    AtRandom,
    Cards,
    CardType,
    Deal,
    Dice,
    Discard,
    Do,
    Each,
    Exhaust,
    ForEach,
    Gain,
    If,
    LookAt,
    One,
    OneOfEach,
    OpponentActivated,
    PlaceTokens,
    Remove,
    Spend,
    TakeTokens,
    ThatCharacter,
    Then,
    ThoseDice,
    Together,
    Top,
    UpTo,
    ValueOf,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, PAL, RED, scene
from destiny.made import made
from destiny.table import In
from destiny.words.test_three_players import MINE as FIRST
from destiny.words.test_three_players import ONE, TWO, used
from destiny.words.trial import (
    EACH_OF_MINE,
    MINE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    Case,
    Offer,
    asks_only_where_it_can,
    check_case,
    sentence,
    trial,
)

CHEST = made("support", "Chest")
CHARACTERS = Cards(types=(CardType.CHARACTER,))
THREE = {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(BLUE, dice=("1Sh",))]}
LADEN = {"supports": [In(CHEST, resources=2)]}
CHESTS = Each(Cards(names=("Chest",)))
NOTHING = {"done": False, "amount": 0}

CASES: list[Case] = [
    ("none of no dice is some", Remove(AnyNumber(Dice(YOU), some=True)), {}, (),
     {"done": True, "amount": 0}),
    ("both of two parts", Exhaust(Together((ONE_OF_MINE, ONE_OF_THEIRS))), {"foes": [FOE]}, (),
     {"done": True, "amount": 2, "exhausted": {PAL: True, FOE: True}}),
    ("one of two parts", Exhaust(Together((ONE_OF_MINE, One(Cards(YOU, damage=AtLeast(1)))))), {},
     (), {"done": False, "amount": 1}),
    ("the same twice is once", Exhaust(Together((ONE_OF_MINE, EACH_OF_MINE))), {}, (),
     {"done": True, "amount": 1}),
    ("the tops of all decks", LookAt(Top(2, Whose.EVERYONE)), {}, (), {"done": True, "amount": 4}),
    ("a deck too small", LookAt(Top(2, Whose.EVERYONE)), {"foe_deck": [BLANK_CARD]}, (),
     {"done": False, "amount": 3}),
    ("an empty deck is not looked at", LookAt(Top(2, Whose.EVERYONE)), {"foe_deck": []}, (),
     {"done": True, "amount": 2}),
    ("no deck at all", LookAt(Top(1, OPPONENT)), {"foe_deck": []}, (), NOTHING),
    ("tokens put on two", PlaceTokens(Token.SHIELD, 1, EACH_OF_MINE), {"team": [PAL, RED]}, (),
     {"done": True, "amount": 2, "shields": {PAL: 1, RED: 1}}),
    ("tokens taken for you", TakeTokens(Token.RESOURCE, 1, CHESTS), LADEN, (),
     {"done": True, "amount": 1, "resources": (1, 0), "on": {CHEST: 1}}),
    ("tokens taken for nobody", TakeTokens(Token.RESOURCE, 3, CHESTS, to_supply=True), LADEN, (),
     {"done": True, "amount": 2, "resources": (0, 0), "on": {CHEST: 0}}),
    ("damage taken off", TakeTokens(Token.DAMAGE, 2, ONE_OF_MINE), {"team": [In(PAL, damage=3)]},
     (), {"done": True, "amount": 2, "damage": {PAL: 1}, "resources": (0, 0)}),
    ("shields taken off", TakeTokens(Token.SHIELD, 2, ONE_OF_MINE), {"team": [In(PAL, shields=3)]},
     (), {"done": True, "amount": 2, "shields": {PAL: 1}, "resources": (0, 0)}),
    ("everybody pays in full", As(Whose.EVERYONE, Spend(1)), {"resources": 1, "foe_resources": 1},
     (), {"done": True}),
    ("one of all cannot pay", As(Whose.EVERYONE, Spend(1)), {"resources": 1}, (),
     {"done": False}),
    ("nobody at all pays", As(THAT_PLAYER, Gain(1)), {}, (), {"done": False}),
    ("a value for each die as it was", ForEach(Each(Dice(YOU)), Gain(ValueOf(ThoseDice()))),
     THREE, (), {"done": True, "amount": 4}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[Offer] = [
    ("tokens on a card", TakeTokens(Token.RESOURCE, 1, CHESTS), LADEN, True),
    ("no tokens on a card", TakeTokens(Token.RESOURCE, 1, CHESTS), {"supports": [CHEST]}, False),
    ("tokens of another kind", TakeTokens(Token.SHIELD, 1, CHESTS), LADEN, False),
    ("a place for tokens", PlaceTokens(Token.RESOURCE, 1, CHESTS), LADEN, True),
    ("no place for tokens", PlaceTokens(Token.RESOURCE, 1, CHESTS), {}, False),
    ("tops of decks", LookAt(Top(1, Whose.EVERYONE)), {"deck": []}, True),
    ("of no decks", LookAt(Top(1, Whose.EVERYONE)), {"deck": [], "foe_deck": []}, False),
    ("one part is enough", Exhaust(Together((CHESTS, ONE_OF_MINE))), {}, True),
]

test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_dice_that_must_go_together_are_refused_otherwise() -> None:
    same = Remove(UpTo(2, Dice(YOU), same_symbol=True))
    low = Remove(UpTo(3, Dice(YOU), combined=AtMost(2)))
    one = Remove(AnyNumber(Dice(YOU), same_title=True))
    for effect in (same, low, one):
        d = trial(effect, **THREE)
        d.refused(0, f"{d.die(PAL)}+{d.die(RED)}")
        d.choose(0, (PAL, 0))
        assert (d.done, d.amount, len(d.pool(0))) == (True, 1, 2)
    d = trial(low, **THREE)
    d.choose(0, (PAL, 0), (BLUE, 0))
    assert d.amount == 2


def test_chance_takes_so_many_or_all() -> None:
    for count, done in ((1, True), (2, True), (3, False)):
        thrower = Discard(AtRandom(count, Cards(YOU, zone=Zone.HAND)))
        chute = made("support", "Chute", Ability(ACTION, Then(thrower, Gain(1))))
        d = scene(chute, hand=[BLANK_CARD, "AW 59"])
        d.draws(*[BLANK_CARD, "AW 59"][: min(count, 2)])
        d.use(chute)
        assert (len(d.hand(0)), d.resources(0)) == (2 - min(count, 2), int(done))


@pytest.mark.rule("DS-FFA-7")
def test_one_of_each_player_is_chosen_by_you() -> None:
    d = used(Deal(1, OneOfEach(CHARACTERS)), {}, {})
    assert [d.damage(each) for each in (FIRST, ONE, TWO)] == [1, 1, 1]
    d = used(Remove(OneOfEach(Dice(Whose.EACH_OPPONENT))), {"dice": ("1R",)}, {"dice": ("2MD1",)})
    assert (d.pool(1), d.pool(2)) == ([], [])


def test_a_card_that_left_play_is_no_character_of_those_for_each() -> None:
    each = ForEach(Each(Cards(YOU, zone=Zone.HAND)), Do((Exhaust(ThatCharacter()), Gain(1))))
    d = trial(Do((Exhaust(ONE_OF_MINE), each)), hand=[BLANK_CARD])
    assert (d.exhausted(PAL), d.resources(0)) == (True, 1)


# --- the last turn ------------------------------------------------------------------------------


def after_their_turn(effect: Effect, told: Effect, **position: Any) -> int:
    """Let the opponent do something, then ask in your turn; return what you gained by it."""
    actor, asker = (
        made("support", name, Ability(ACTION, each))
        for name, each in (("Actor", effect), ("Asker", told))
    )
    d = scene(asker, foe_supports=[actor], foes=[FOE], **position)
    d.pass_(0)
    if isinstance(effect, Activate):
        d.rolls((FOE, "1R"))
    d.act(1, "action", actor, 0)
    if d.asked() == (1,):
        d.choose(1, "decline")
    d.use(asker)
    return d.resources(0)


def test_what_an_opponent_did_in_his_last_turn_is_remembered_in_yours() -> None:
    activated = If(OpponentActivated(), Gain(1))
    assert after_their_turn(Activate(Each(MINE)), activated) == 1
    assert after_their_turn(Gain(1), activated) == 0
    extra = Gain(AdditionalActions(OPPONENT))
    assert after_their_turn(Gain(1), extra) == 0
