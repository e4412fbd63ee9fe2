"""Cards in play: readied, exhausted, activated, moved, taken over, played; and the battlefield."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    Activate,
    As,
    AtLeast,
    Cards,
    CardType,
    Choose,
    Colour,
    Exhaust,
    Gain,
    GiveBattlefield,
    LetChoose,
    Lose,
    May,
    MoveUpgrade,
    One,
    Otherwise,
    Play,
    Ready,
    Several,
    Share,
    Spend,
    Spot,
    SpotAnyNumber,
    SwitchBattlefield,
    TakeBattlefield,
    TakeControl,
    Then,
    To,
    Unless,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, SABER, VEHICLE
from destiny.made import made
from destiny.table import In
from destiny.words.trial import (
    CHARACTER,
    EACH_OF_MINE,
    MINE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    Case,
    asks_only_where_it_can,
    check_case,
    sentence,
    trial,
)

CRATE = made("support", "Crate", cost=3)
THEIR_SUPPORT = One(Cards(OPPONENT, types=(CardType.SUPPORT,)))
UPGRADE = One(Cards(types=(CardType.UPGRADE,)))
HAND = One(Cards(YOU, zone=Zone.HAND))
TIRED = {"team": [In(PAL, exhausted=True), BLUE]}
ARMED = {"team": [In(PAL, upgrades=[SABER]), BLUE]}

CASES: list[Case] = [
    (
        "an exhausted one is readied", Ready(ONE_OF_MINE), TIRED, (),
        {"exhausted": {PAL: False, BLUE: False}, "done": True, "amount": 1},
    ),
    (
        "a ready one cannot be", Ready(ONE_OF_MINE), {}, (),
        {"exhausted": {PAL: False}, "done": False, "amount": 0},
    ),
    (
        "each exhausted one is readied", Ready(EACH_OF_MINE),
        {"team": [In(PAL, exhausted=True), In(BLUE, exhausted=True), RED]}, (),
        {"exhausted": {PAL: False, BLUE: False}, "done": True, "amount": 2},
    ),
    (
        "a ready one is exhausted", Exhaust(ONE_OF_MINE), TIRED, (),
        {"exhausted": {PAL: True, BLUE: True}, "done": True, "amount": 1},
    ),
    (
        "an exhausted one cannot be", Exhaust(ONE_OF_MINE), {"team": [In(PAL, exhausted=True)]}, (),
        {"exhausted": {PAL: True}, "done": False, "amount": 0},
    ),
    (
        "an enemy is exhausted", Exhaust(ONE_OF_THEIRS), {}, (FOE2,),
        {"exhausted": {FOE: False, FOE2: True, PAL: False}, "done": True, "amount": 1},
    ),
    (
        "a support changes hands", TakeControl(THEIR_SUPPORT), {"foe_supports": [VEHICLE]}, (),
        {"done": True, "amount": 1},
    ),
    (
        "what is yours already does not", TakeControl(One(Cards(YOU, types=(CHARACTER,)))), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "what its owner has is not given back", TakeControl(THEIR_SUPPORT, give_back=True),
        {"foe_supports": [VEHICLE]}, (), {"done": False, "amount": 0},
    ),
    (
        "without a support nothing changes hands", TakeControl(THEIR_SUPPORT), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "an upgrade moves to the only other one", MoveUpgrade(UPGRADE, ONE_OF_MINE), ARMED, (),
        {"in_play": {SABER: True}, "done": True, "amount": 1},
    ),
    (
        "where there is nobody else it stays", MoveUpgrade(UPGRADE, ONE_OF_MINE),
        {"team": [In(PAL, upgrades=[SABER])]}, (), {"done": False, "amount": 0},
    ),
    (
        "no upgrade, none moves", MoveUpgrade(UPGRADE, ONE_OF_MINE), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "a support is played and paid for", Play(HAND), {"hand": [CRATE], "resources": 4}, (),
        {"in_play": {CRATE: True}, "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "played for two less", Play(HAND, less=2), {"hand": [CRATE], "resources": 1}, (),
        {"in_play": {CRATE: True}, "resources": (0, 0), "done": True, "amount": 1},
    ),
    (
        "played for nothing", Play(HAND, free=True), {"hand": [CRATE]}, (),
        {"in_play": {CRATE: True}, "done": True, "amount": 1},
    ),
    (
        "not played without the resources", Play(HAND, less=2), {"hand": [CRATE]}, (),
        {"in_play": {CRATE: False}, "hand": (["Crate"], []), "done": False, "amount": 0},
    ),
    (
        "nothing to play", Play(HAND), {"resources": 9}, (),
        {"resources": (9, 0), "done": False, "amount": 0},
    ),
    (
        "control of the battlefield is taken", TakeBattlefield(), {"controller": 1}, (),
        {"done": True},
    ),
    ("what you control is not taken", TakeBattlefield(), {}, (), {"done": False}),
    ("control is given away", GiveBattlefield(OPPONENT), {}, (), {"done": True}),
    (
        "what you do not control is not given", GiveBattlefield(OPPONENT), {"controller": 1}, (),
        {"done": False},
    ),
    ("two are spotted", Spot(MINE, 2), {"team": [PAL, BLUE]}, (), {"done": True}),
    ("two are not there", Spot(MINE, 2), {"team": [PAL]}, (), {"done": False}),
    (
        "enemies cannot be spotted", Spot(Cards(types=(CHARACTER,)), 2), {"team": [PAL]}, (),
        {"done": False},
    ),
    (
        "one of the other kind will do", Spot(MINE, 2, or_one=Cards(colours=(Colour.RED,))),
        {"team": [RED]}, (), {"done": True},
    ),
    (
        "one of the other kind is not there", Spot(MINE, 2, or_one=Cards(colours=(Colour.RED,))),
        {"team": [PAL]}, (), {"done": False},
    ),
    (
        "an enemy of the other kind will not do",
        Spot(MINE, 2, or_one=Cards(colours=(Colour.RED,))), {"team": [PAL], "foes": [FOE]}, (),
        {"done": False},
    ),
    (
        "two of one title", Spot(MINE, 2, share=Share.TITLE), {"team": [PAL, PAL]}, (),
        {"done": True},
    ),
    (
        "two of two titles", Spot(MINE, 2, share=Share.TITLE), {"team": [PAL, BLUE]}, (),
        {"done": False},
    ),
    (
        "nobody shares anything with nobody",
        Spot(Cards(YOU, damage=AtLeast(1)), 1, share=Share.TITLE), {}, (), {"done": False},
    ),
    (
        "as many spotted as you say", SpotAnyNumber(MINE), {"team": [PAL, BLUE, RED]}, ("2",),
        {"done": True},
    ),
    (
        "none spotted", SpotAnyNumber(MINE), {"team": [PAL, BLUE]}, ("0",),
        {"done": True, "amount": 0},
    ),
    (
        "the second follows the first", Then(Spend(1), Gain(5)), {"resources": 1}, (),
        {"resources": (5, 0), "done": True},
    ),
    (
        "the second does not follow", Then(Spend(1), Gain(5)), {}, (),
        {"resources": (0, 0), "done": False},
    ),
    (
        "otherwise comes to nothing", Otherwise(Spend(1), Gain(5)), {"resources": 1}, (),
        {"resources": (0, 0), "done": True},
    ),
    (
        "otherwise comes in its place", Otherwise(Spend(1), Gain(5)), {}, (),
        {"resources": (5, 0), "done": True},
    ),
    ("declined", May(Gain(5)), {}, ("no",), {"resources": (0, 0), "done": False}),
    ("accepted", May(Gain(5)), {}, ("yes",), {"resources": (5, 0), "done": True, "amount": 5}),
    ("paid for", To(Spend(2), Gain(5)), {"resources": 2}, (), {"resources": (5, 0), "done": True}),
    (
        "not paid for", To(Spend(2), Gain(5)), {"resources": 1}, (),
        {"resources": (1, 0), "done": False},
    ),
    (
        "one of two is chosen", Choose((Gain(3), Lose(1))), {"resources": 2}, ("1",),
        {"resources": (1, 0), "done": True},
    ),
    (
        "two of three are chosen", Choose((Gain(3), Lose(1), Gain(10)), 2), {"resources": 2},
        ("1", "2"), {"resources": (11, 0)},
    ),
    (
        "the opponent does it", As(OPPONENT, Gain(2)), {}, (),
        {"resources": (0, 2), "done": True, "amount": 2},
    ),
    ("everyone does it", As(Whose.EVERYONE, Gain(2)), {}, (), {"resources": (2, 2), "done": True}),
    (
        "the opponent cannot", As(OPPONENT, Spend(1)), {"resources": 1}, (),
        {"resources": (1, 0), "done": False, "amount": 0},
    ),
    (
        "who cannot pay is not asked", Unless(Gain(5), OPPONENT, Spend(1)), {}, (),
        {"resources": (5, 0), "done": True},
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("readying", Ready(ONE_OF_MINE), TIRED, True),
    ("readying nobody", Ready(ONE_OF_MINE), {"foes": [In(FOE, exhausted=True)]}, False),
    ("exhausting", Exhaust(ONE_OF_MINE), TIRED, True),
    ("exhausting the exhausted", Exhaust(ONE_OF_MINE), {"team": [In(PAL, exhausted=True)]}, False),
    ("activating", Activate(ONE_OF_MINE), {}, True),
    ("activating the exhausted", Activate(ONE_OF_MINE), {"team": [In(PAL, exhausted=True)]}, False),
    ("taking over", TakeControl(THEIR_SUPPORT), {"foe_supports": [VEHICLE]}, True),
    ("taking over one's own", TakeControl(ONE_OF_MINE), {}, False),
    ("giving back", TakeControl(THEIR_SUPPORT, give_back=True), {"foe_supports": [VEHICLE]}, False),
    ("moving an upgrade", MoveUpgrade(UPGRADE, ONE_OF_MINE), ARMED, True),
    (
        "moving it nowhere", MoveUpgrade(UPGRADE, ONE_OF_MINE),
        {"team": [In(PAL, upgrades=[SABER])]}, False,
    ),
    (
        "moving an upgrade to a support",
        MoveUpgrade(UPGRADE, One(Cards(YOU, types=(CardType.SUPPORT,)))),
        {**ARMED, "supports": [VEHICLE]}, False,
    ),
    ("playing", Play(HAND), {"hand": [CRATE], "resources": 3}, True),
    ("playing what is too dear", Play(HAND), {"hand": [CRATE], "resources": 2}, False),
    ("playing for less", Play(HAND, less=1), {"hand": [CRATE], "resources": 2}, True),
    ("taking the battlefield", TakeBattlefield(), {"controller": 1}, True),
    ("taking one's own battlefield", TakeBattlefield(), {}, False),
    ("giving the battlefield", GiveBattlefield(OPPONENT), {}, True),
    ("giving another's battlefield", GiveBattlefield(OPPONENT), {"controller": 1}, False),
    ("switching the battlefield", SwitchBattlefield(), {}, True),
    ("spotting", Spot(MINE, 1), {}, True),
    ("spotting two of one", Spot(MINE, 2), {}, False),
    ("a choice of which one can come", Choose((Spend(1), Gain(1))), {}, True),
    ("a choice of which none can come", Choose((Spend(1), Lose(1))), {}, False),
    ("a cost that can be paid", To(Spend(1), Gain(1)), {"resources": 1}, True),
    ("a cost that cannot", To(Spend(1), Gain(1)), {}, False),
    ("an opponent who can", As(OPPONENT, Lose(1)), {"foe_resources": 1}, True),
    ("an opponent who cannot", As(OPPONENT, Lose(1)), {"resources": 1}, False),
]  # fmt: skip


test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_a_support_that_changes_hands_is_yours_to_activate() -> None:
    d = trial(TakeControl(THEIR_SUPPORT), foe_supports=[In(VEHICLE, dice=("2RD",))])
    assert d.card(VEHICLE).controller == 0
    assert (d.pool(0), d.pool(1)) == ([], [])  # its die went back to it
    d.pass_(1)
    assert d.can(0, "activate", VEHICLE)


def test_control_of_the_battlefield_is_who_rolls_off_and_decides() -> None:
    d = trial(TakeBattlefield(), controller=1)
    assert d.g.controller == 0
    d = trial(GiveBattlefield(OPPONENT))
    assert d.g.controller == 1


def test_the_moved_upgrade_lies_on_the_other_character() -> None:
    d = trial(MoveUpgrade(UPGRADE, ONE_OF_MINE), **ARMED)
    assert d.card(SABER).host == d.id(BLUE)


def test_several_are_activated_in_your_order() -> None:
    d = trial(Activate(Several(2, MINE)), team=[PAL, BLUE])
    d.rolls((BLUE, "1Sh")).rolls((PAL, "1R")).choose(0, BLUE)
    assert d.pool(0) == ["1Sh", "1R"]
    assert (d.exhausted(PAL), d.exhausted(BLUE), d.done, d.amount) == (True, True, True, 2)


def test_unless_the_opponent_pays() -> None:
    effect = Unless(Gain(5), OPPONENT, Spend(1))
    d = trial(effect, foe_resources=1)
    d.yes(1)
    assert (d.resources(0), d.resources(1), d.done) == (0, 0, False)
    d = trial(effect, foe_resources=1)
    d.no(1)
    assert (d.resources(0), d.resources(1), d.done) == (5, 1, True)
    d = trial(Unless(Gain(5), OPPONENT, Spend(1), accepted=Gain(2)), foe_resources=1)
    d.yes(1)
    assert (d.resources(0), d.resources(1)) == (2, 0)


def test_the_opponent_chooses_what_you_do() -> None:
    d = trial(LetChoose(OPPONENT, (Gain(3), Gain(7)), 1))
    d.choose(1, "1")
    assert (d.resources(0), d.resources(1)) == (7, 0)
    d = trial(LetChoose(OPPONENT, (Gain(3), Gain(7), Gain(10)), 2))
    d.choose(1, "0").choose(1, "2")
    assert (d.resources(0), d.resources(1)) == (13, 0)


def test_another_battlefield_comes_into_play_and_control_stays() -> None:
    d = trial(SwitchBattlefield())
    assert d.g.owners[d.g.battlefield] == 1
    assert d.g.controller == 0
    assert d.done
