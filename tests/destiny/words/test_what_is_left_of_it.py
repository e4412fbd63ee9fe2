"""What is left of an effect when a part of it fails: unpaid dice, cards gone, others in between."""

import pytest

from cantina.core.ask import AskMany
from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.dice import PayLess
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, SABER, scene
from destiny.cards.scene import BLUE as MASTER
from destiny.cards.scene import RED as GUARD
from destiny.made import POST, made
from destiny.table import In
from destiny.words.trial import (
    EACH_OF_MINE,
    ONE_OF_MINE,
    Case,
    Offer,
    asks_only_where_it_can,
    check_case,
    on_the_table,
    sentence,
    trial,
)

CHEST = made("support", "Chest")
BALLOON = made("support", "Balloon", Ability(Before(Discarded(THIS)), ReturnToHand(THIS)))
FALLEN = Cards(YOU, zone=Zone.DEFEATED)
COSTLY = {"team": [In(PAL, dice=("2RD1", "3RD1"))], "foes": [FOE2]}
LEFT = Cards(zone=Zone.LEFT_IN_DECK)
NOTHING = {"done": False, "amount": 0}

CASES: list[Case] = [
    ("two dice, and resources for one", Resolve(Several(2, Dice(YOU))), {**COSTLY, "resources": 1},
     ((PAL, 1), FOE2), {"done": False, "amount": 1, "damage": {FOE2: 3}, "pool": (["2RD1"], [])}),
    ("nobody fallen returns", ReturnToGame(Each(FALLEN)), {}, (), NOTHING),
    ("one returns where two should", ReturnToGame(Several(2, FALLEN)), {"aside": [GUARD]}, (),
     {"done": False, "amount": 1, "in_play": {GUARD: True}}),
    ("as many tokens as you have dice, which are none",
     TakeTokens(Token.RESOURCE, Count(Dice(YOU)), Each(Cards(names=("Chest",)))),
     {"supports": [In(CHEST, resources=2)]}, (), {**NOTHING, "resources": (0, 0)}),
    ("what flies off before it is discarded", Discard(One(Cards(names=("Balloon",)))),
     {"supports": [BALLOON]}, (), {"done": False, "hand": (["Balloon"], []), "discard": ([], [])}),
    ("each die counts what it showed when all were there",
     ForEach(Each(Dice(YOU)), Do((Gain(ValueOf(THOSE_DICE)), Discard(Each(Cards(YOU, SUPPORTS)))))),
     {"supports": [In(POST, dice=("1R",)), In(POST, dice=("2R",))]}, (),
     {"resources": (3, 0), "pool": ([], [])}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


# --- resolved one after the other ---------------------------------------------------------------


def test_a_die_left_unpaid_is_not_offered_again_by_the_same_card() -> None:
    helped = Ability(Before(Resolves(Dice(YOU))), To(Exhaust(THIS), PayLess(1)), may=True)
    broker = made("support", "Broker", helped)
    d = trial(Resolve(UpTo(3, Dice(YOU))), (PAL, 0), supports=[broker], **COSTLY)
    d.no(0)
    assert (d.pool(0), d.can_choose(0, (PAL, 0), (PAL, 1))) == (["2RD1", "3RD1"], [False, True])
    d.then((PAL, 1)).yes(0)
    d.then(FOE2)
    assert (d.pool(0), d.damage(FOE2), d.my_turn_is_over) == (["2RD1"], 3, True)


def test_a_die_that_counts_as_the_symbol_too_is_resolved_as_the_other() -> None:
    either = made(
        "support", "Prism", Standing(ResolvesAs(Dice(YOU, shows=RESOURCE), Symbol.RANGED))
    )
    as_shield = Resolve(One(Dice(YOU, shows=RANGED)), as_symbol=Symbol.SHIELD)
    d = trial(as_shield, PAL, supports=[either], team=[In(PAL, dice=("1R",))])
    assert (d.shields(PAL), d.resources(0), d.done) == (1, 0, True)


# --- played, claimed, looked at -----------------------------------------------------------------


def test_a_card_drawn_meanwhile_is_not_discarded_with_those_left_in_the_deck() -> None:
    lucky = made("support", "Lucky Coin", Ability(Before(Plays(Cards())), Draw(1)))
    looked = Do((LookAt(Top(3, YOU)), Play(A_CARD_LOOKED_AT), Discard(Each(LEFT))))
    d = trial(looked, supports=[lucky], deck=[SABER, CHEST, BLANK_CARD, BLANK_CARD])
    d.then(CHEST)
    assert (d.hand(0), d.in_play(CHEST)) == (["Lightsaber"], True)
    assert (d.discard(0), d.deck_size(0)) == (["Take Cover"], 1)


def test_of_battlefields_set_aside_those_with_a_claim_ability_are_offered() -> None:
    claim, bare = made("battlefield", "Mill", Ability(CLAIM, Gain(2))), made("battlefield", "Rock")
    field = made("battlefield", "Meadow")
    d = trial(UseClaim(unused=True), "yes", battlefields=[field, bare, claim], foe_battlefields=[])
    assert (d.resources(0), d.done) == (2, True)


def test_a_claim_ability_was_used_whatever_becomes_of_the_power_action() -> None:
    for worth, asked in ((2, ("yes",)), (0, ())):
        claim = [Ability(CLAIM, Gain(worth))] if worth else []
        field = made("battlefield", "Toll", *claim, Ability(POWER_ACTION, Spend(5)))
        d = trial(UseClaim(or_power_action=True), *asked, battlefields=[field])
        assert (d.resources(0), d.done) == (worth, bool(worth))


# --- what "that" is -----------------------------------------------------------------------------


def test_the_type_of_the_one_last_chosen_is_meant_whatever_was_chosen_before() -> None:
    shed = made("support", "Shed")
    same = Exhaust(Each(Cards(YOU, same_type=True)))
    for last, exhausted in (
        (ONE_OF_MINE, (True, False)),
        (One(Cards(names=("Shed",))), (False, True)),
    ):
        first = One(Cards(names=("Shed",))) if last is ONE_OF_MINE else ONE_OF_MINE
        tokens = [PlaceTokens(Token.RESOURCE, 1, each) for each in (first, last)]
        d = trial(Do((*tokens, same)), team=[PAL], supports=[shed])
        assert (d.exhausted(PAL), d.exhausted(shed)) == exhausted


def test_one_of_several_dice_gives_the_symbol() -> None:
    like = Do((Pick(Several(2, Dice(YOU))), Remove(Each(Dice(OPPONENT, symbol_of_that_die=True)))))
    foes = [In(FOE, dice=("2RD", "1R")), In(FOE2, dice=("1Sh",))]
    d = trial(like, team=[In(PAL, dice=("1R", "1Dr"))], foes=foes)
    assert sorted(d.pool(1)) == ["1Sh", "2RD"]


def test_a_die_without_a_card_is_on_nobody() -> None:
    roll = RollSetAside("First Order Stormtrooper", 1)
    on_mine = Remove(Each(Dice(YOU, on=EACH_OF_MINE)))
    actor = made("support", "Actor", Ability(ACTION, Do((roll, on_mine))))
    d = on_the_table(actor, team=[In(PAL, dice=("1R",))], spare_dice=[FOE])
    d.rolls((FOE, "2RD")).use(actor)
    assert d.pool(0) == ["2RD"]


def test_what_a_question_is_about_is_named_once() -> None:
    twice = Do((Deal(1, THAT_CHARACTER), GiveShields(1, THAT_CHARACTER)))
    d = trial(Do((PickCard(ONE_OF_MINE), May(twice))), PAL, team=[PAL, MASTER])
    (ask,) = d.table.asks(0)
    (note,) = [option.note for option in ask.options if option.key == "yes"]
    assert note is not None and len(note.args["things"]) == 1


def test_yes_lies_on_the_card_that_asks_be_it_the_first_of_all() -> None:
    asker = made("character", "Asker", Ability(ACTION, May(Draw(1))))
    d = scene(None, team=[asker, PAL])
    d.use(asker)
    (ask,) = d.table.asks(0)
    assert d.id(asker) == 0
    assert {option.key: option.at for option in ask.options} == {"yes": "card:0", "no": None}


# --- who may be asked ---------------------------------------------------------------------------

OFFERS: list[Offer] = [
    ("one of two prices chooses whom it is about",
     To(Choose((Spend(1), Exhaust(ONE_OF_MINE))), Ready(THAT_CHARACTER)), {"resources": 1}, True),
    ("no price chooses whom it is about",
     To(Choose((Spend(1), Exhaust(THIS))), Ready(THAT_CHARACTER)), {"resources": 1}, False),
]  # fmt: skip

test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_dice_that_must_add_up_to_something_are_one_at_least() -> None:
    team = [In(PAL, dice=("1R", "3RD1"))]
    for bound, least in ((AtLeast(2), 1), (AtMost(4), 0)):
        d = trial(Remove(UpTo(2, Dice(YOU), combined=bound)), team=team)
        ask = d.table.ask(0)
        assert isinstance(ask, AskMany) and ask.bounds() == (least, 2)
