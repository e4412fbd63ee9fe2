"""Dice: removed, rerolled, turned, rolled in, resolved; and when nothing comes of it.

Hired Gun's die: 2RD1 3RD1 1Dr 1R 1R -; the Stormtrooper's: 1RD 2RD 2RD1 1R - -.
"""

from typing import Any

import pytest

from cantina.games.destiny.cards.dice import (
    AtACost,
    NotShowing,
    OfValue,
    OneHigher,
    Showing,
    SymbolOfThatDie,
    SymbolPicked,
)
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    AnyNumber,
    AtLeast,
    AtMost,
    Below,
    Dice,
    DiePlace,
    Do,
    Each,
    Exactly,
    ForEach,
    Gain,
    One,
    OneOfEach,
    Pick,
    Remove,
    Reroll,
    Resolve,
    RollIn,
    RollSetAside,
    Several,
    Symbol,
    Together,
    Turn,
    UpTo,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.upgrades import LikeThisDie
from cantina.games.destiny.content.spirit_of_rebellion.battlefields import ForbidRolling
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED
from destiny.table import In
from destiny.words.trial import (
    EACH_OF_THEIRS,
    ONE_OF_THEIRS,
    THEIRS,
    Case,
    asks_only_where_it_can,
    check_case,
    sentence,
    trial,
)

MINE, THEIR = Dice(YOU), Dice(OPPONENT)
DEAR_AND_FREE = {"team": [In(PAL, dice=("2RD1",)), In(RED, dice=("2RD",))]}
POOLS = {
    "team": [In(PAL, dice=("1R",)), In(BLUE, dice=("1MD",))],
    "foes": [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))],
}
ONE_DIE = {"team": [In(PAL, dice=("1R",))], "foes": [FOE]}
THREE = {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(FOE2, dice=("1R",))]}

CASES: list[Case] = [
    (
        "one enemy die is removed",
        Remove(One(THEIR)), POOLS, ((FOE, 0),),
        {"pool": (["1R", "1MD"], ["1R"]), "done": True, "amount": 1},
    ),
    (
        "each enemy die is removed",
        Remove(Each(THEIR)), POOLS, (),
        {"pool": (["1R", "1MD"], []), "done": True, "amount": 2},
    ),
    (
        "an empty pool loses nothing, and each of none is done",
        Remove(Each(THEIR)), {}, (),
        {"pool": ([], []), "done": True, "amount": 0},
    ),
    ("no die, nothing done", Remove(One(THEIR)), {}, (), {"done": False, "amount": 0}),
    (
        "two of three, in full",
        Remove(Several(2, MINE)), THREE, ([(PAL, 0), (RED, 0)],),
        {"pool": (["1R"], []), "done": True, "amount": 2},
    ),
    (
        "two where there is one: not in full",
        Remove(Several(2, MINE)), ONE_DIE, (),
        {"pool": ([], []), "done": False, "amount": 1},
    ),
    (
        "two that show one symbol",
        Remove(Several(2, MINE, same_symbol=True)), THREE, ([(PAL, 0), (FOE2, 0)],),
        {"pool": (["2RD"], []), "done": True, "amount": 2},
    ),
    (
        "without two of one symbol, none",
        Remove(Several(2, MINE, same_symbol=True)), POOLS, (),
        {"pool": (["1R", "1MD"], ["2RD", "1R"]), "done": False, "amount": 0},
    ),
    (
        "up to two, one will do",
        Remove(UpTo(2, THEIR)), POOLS, ([(FOE, 0)],),
        {"pool": (["1R", "1MD"], ["1R"]), "done": True, "amount": 1},
    ),
    (
        "one of each player's",
        Remove(OneOfEach(Dice())), POOLS, ((PAL, 0), (FOE, 0)),
        {"pool": (["1MD"], ["1R"]), "done": True, "amount": 2},
    ),
    (
        "one of yours and one of theirs",
        Remove(Together((One(MINE), One(THEIR)))), POOLS, ((BLUE, 0), (FOE2, 0)),
        {"pool": (["1R"], ["2RD"]), "done": True, "amount": 2},
    ),
    (
        "one of yours and none of theirs: not in full",
        Remove(Together((One(MINE), One(THEIR)))), ONE_DIE, (),
        {"pool": ([], []), "done": False, "amount": 1},
    ),
    (
        "a combined value of three at most",
        Remove(AnyNumber(THEIR, combined=AtMost(3))), POOLS, ([(FOE, 0), (FOE2, 0)],),
        {"pool": (["1R", "1MD"], []), "done": True, "amount": 2},
    ),
    (
        "a combined value that is not reached",
        Remove(AnyNumber(THEIR, combined=AtLeast(4))), POOLS, (),
        {"pool": (["1R", "1MD"], ["2RD", "1R"]), "done": False, "amount": 0},
    ),
    (
        "only ranged damage",
        Remove(Each(Dice(shows=(Symbol.RANGED,)))), POOLS, (),
        {"pool": (["1R", "1MD"], ["1R"]), "done": True, "amount": 1},
    ),
    (
        "anything but resources",
        Remove(Each(Dice(not_shows=(Symbol.RESOURCE,)))), POOLS, (),
        {"pool": (["1R"], ["1R"]), "done": True, "amount": 2},
    ),
    (
        "a value of two or more",
        Remove(Each(Dice(value=AtLeast(2)))), POOLS, (),
        {"pool": (["1R", "1MD"], ["1R"]), "done": True, "amount": 1},
    ),
    (
        "a value below two",
        Remove(Each(Dice(value=Below(2)))), POOLS, (),
        {"pool": ([], ["2RD"]), "done": True, "amount": 3},
    ),
    (
        "a value of exactly two",
        Remove(Each(Dice(value=Exactly(2)))), POOLS, (),
        {"pool": (["1R", "1MD"], ["1R"]), "done": True, "amount": 1},
    ),
    (
        "dice that cost something",
        Remove(Each(Dice(has_cost=True))), DEAR_AND_FREE, (),
        {"pool": (["2RD"], []), "done": True, "amount": 1},
    ),
    (
        "dice that cost nothing",
        Remove(Each(Dice(has_cost=False))), DEAR_AND_FREE, (),
        {"pool": (["2RD1"], []), "done": True, "amount": 1},
    ),
    (
        "modifiers",
        Remove(Each(Dice(modifier=True))),
        {"team": [In(PAL, dice=("1R",)), In(RED, dice=("+2RD",))]}, (),
        {"pool": (["1R"], []), "done": True, "amount": 1},
    ),
    (
        "odd values, and a blank is even",
        Remove(Each(Dice(odd_value=True))),
        {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(FOE2, dice=("-",))]}, (),
        {"pool": (["2RD", "-"], []), "done": True, "amount": 1},
    ),
    (
        "turned to a symbol",
        Turn(One(MINE), Showing((Symbol.DISRUPT,))), ONE_DIE, (),
        {"pool": (["1Dr"], []), "done": True, "amount": 1},
    ),
    (
        "turned to a side that costs",
        Turn(One(MINE), AtACost()), {"team": [In(FOE, dice=("1R",))], "foes": [FOE2]}, (),
        {"pool": (["2RD1"], []), "done": True, "amount": 1},
    ),
    (
        "turned to a value of three",
        Turn(One(MINE), OfValue(3)), ONE_DIE, (),
        {"pool": (["3RD1"], []), "done": True, "amount": 1},
    ),
    (
        "turned one higher",
        Turn(One(MINE), OneHigher()), ONE_DIE, (),
        {"pool": (["2RD1"], []), "done": True, "amount": 1},
    ),
    (
        "a die without such a side stays",
        Turn(One(MINE), Showing((Symbol.MELEE,))), ONE_DIE, (),
        {"pool": (["1R"], []), "done": False, "amount": 0},
    ),
    (
        "to what the picked die shows",
        Do((Pick(One(THEIR)), Turn(One(MINE), SymbolPicked()))),
        {"team": [In(PAL, dice=("1Dr",))], "foes": [In(FOE, dice=("1R",))]}, ("3",),
        {"pool": (["1R"], ["1R"])},
    ),
    (
        "each is turned where it can be",
        Turn(Each(MINE), Showing((Symbol.DISRUPT,))),
        {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(FOE2, dice=("1R",))]}, (),
        {"pool": (["1Dr", "1Dr", "1R"], []), "done": True, "amount": 2},
    ),
    (
        "a resource die is resolved",
        Resolve(One(MINE)), ONE_DIE, (),
        {"pool": ([], []), "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "resolved with two more",
        Resolve(One(MINE), plus=2), ONE_DIE, (),
        {"pool": ([], []), "resources": (3, 0), "done": True, "amount": 1},
    ),
    (
        "resolved with a value of its own",
        Resolve(One(MINE), value=4), ONE_DIE, (),
        {"resources": (4, 0), "done": True, "amount": 1},
    ),
    (
        "resolved and kept",
        Resolve(One(MINE), keep=True), ONE_DIE, (),
        {"pool": (["1R"], []), "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "resolved for free",
        Resolve(One(MINE), free=True), {"team": [In(PAL, dice=("3RD1",))], "foes": [FOE]}, (FOE,),
        {"damage": {FOE: 3}, "resources": (0, 0), "done": True, "amount": 1},
    ),
    (
        "resolved for less",
        Resolve(One(MINE), less=1), {"team": [In(PAL, dice=("3RD1",))], "foes": [FOE]}, (FOE,),
        {"damage": {FOE: 3}, "resources": (0, 0), "done": True, "amount": 1},
    ),
    (
        "what cannot be paid is not resolved",
        Resolve(One(MINE)), {"team": [In(PAL, dice=("3RD1",))], "foes": [FOE]}, (),
        {"pool": (["3RD1"], []), "damage": {FOE: 0}, "done": False, "amount": 0},
    ),
    (
        "resolved as melee damage",
        Resolve(One(MINE), as_symbol=Symbol.MELEE), ONE_DIE, (FOE,),
        {"damage": {FOE: 1}, "resources": (0, 0), "done": True, "amount": 1},
    ),
    (
        "unblockable",
        Resolve(One(MINE), unblockable=True),
        {"team": [In(RED, dice=("2RD",))], "foes": [In(FOE, shields=2)]}, (FOE,),
        {"damage": {FOE: 2}, "shields": {FOE: 2}, "done": True, "amount": 1},
    ),
    (
        "against each enemy",
        Resolve(One(MINE), against_each=THEIRS), {"team": [In(RED, dice=("2RD",))]}, (),
        {"damage": {FOE: 2, FOE2: 2}, "done": True, "amount": 1},
    ),
    (
        "a modifier counts as a base side",
        Resolve(One(MINE), as_base=True), {"team": [In(RED, dice=("+2RD",))], "foes": [FOE]},
        (FOE,),
        {"damage": {FOE: 2}, "done": True, "amount": 1},
    ),
    (
        "a modifier alone cannot be resolved",
        Resolve(One(MINE)), {"team": [In(RED, dice=("+2RD",))], "foes": [FOE]}, (),
        {"damage": {FOE: 0}, "pool": (["+2RD"], []), "done": False, "amount": 0},
    ),
    (
        "a blank cannot be resolved",
        Resolve(One(MINE)), {"team": [In(RED, dice=("-",))], "foes": [FOE]}, (),
        {"pool": (["-"], []), "done": False, "amount": 0},
    ),
    (
        "an enemy die is resolved as if it were yours",
        Resolve(One(THEIR)), {"foes": [In(FOE, dice=("1R",))]}, (),
        {"pool": ([], []), "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "up to two, named one after the other",
        Resolve(UpTo(2, MINE)), THREE, ((PAL, 0), (FOE2, 0)),
        {"pool": (["2RD"], []), "resources": (2, 0), "done": True, "amount": 2},
    ),
    (
        "up to two, one is enough",
        Resolve(UpTo(2, MINE)), THREE, ((PAL, 0), "none"),
        {"pool": (["2RD", "1R"], []), "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "for each of these dice",
        ForEach(Each(Dice(YOU, shows=(Symbol.RESOURCE,))), Gain(2)), THREE, (),
        {"resources": (4, 0), "done": True, "amount": 4},
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("removing a die", Remove(One(THEIR)), {"foes": [In(FOE, dice=("2RD",))]}, True),
    ("removing no die", Remove(One(THEIR)), {"team": [In(PAL, dice=("1R",))]}, False),
    ("removing a die on its card", Remove(One(Dice(OPPONENT, place=DiePlace.ON_CARD))), {}, False),
    ("reaching a value", Remove(AnyNumber(THEIR, combined=AtLeast(3))), POOLS, True),
    ("not reaching a value", Remove(AnyNumber(THEIR, combined=AtLeast(4))), POOLS, False),
    ("rerolling", Reroll(One(MINE)), ONE_DIE, True),
    ("rerolling nothing", Reroll(One(MINE)), {}, False),
    ("rerolling a die on its card", Reroll(One(Dice(YOU, place=DiePlace.ON_CARD))), {}, False),
    ("turning", Turn(One(MINE)), ONE_DIE, True),
    ("turning nothing", Turn(One(MINE)), {}, False),
    ("turning to what it has", Turn(One(MINE), Showing((Symbol.DISRUPT,))), ONE_DIE, True),
    ("turning to what it has not", Turn(One(MINE), Showing((Symbol.FOCUS,))), ONE_DIE, False),
    ("turning to a value it has", Turn(One(MINE), OfValue(3)), ONE_DIE, True),
    ("turning to a value it has not", Turn(One(MINE), OfValue(4)), ONE_DIE, False),
    ("turning away", Turn(One(MINE), NotShowing((Symbol.RESOURCE,))), ONE_DIE, True),
    ("rolling in", RollIn(One(Dice(YOU, place=DiePlace.ON_CARD))), {}, True),
    (
        "rolling in what is in the pool", RollIn(One(Dice(YOU, place=DiePlace.ANYWHERE))), ONE_DIE,
        False,
    ),
    ("rolling what is set aside", RollSetAside("Hired Gun"), {"spare_dice": [PAL]}, True),
    ("rolling another die set aside", RollSetAside("Death Trooper"), {"spare_dice": [PAL]}, False),
    ("picking a die", Pick(One(MINE)), ONE_DIE, True),
    ("picking no die", Pick(One(MINE)), {}, False),
    ("resolving", Resolve(One(MINE)), ONE_DIE, True),
    ("resolving a blank", Resolve(One(MINE)), {"team": [In(PAL, dice=("-",))]}, False),
    ("resolving unpaid", Resolve(One(MINE)), {"team": [In(PAL, dice=("2RD1",))]}, False),
    ("resolving for less", Resolve(One(MINE), less=1), {"team": [In(PAL, dice=("2RD1",))]}, True),
    ("resolving what it shows", Resolve(One(Dice(YOU, shows=(Symbol.RESOURCE,)))), ONE_DIE, True),
    ("resolving another symbol", Resolve(One(Dice(YOU, shows=(Symbol.MELEE,)))), ONE_DIE, False),
    ("for each die", ForEach(Each(MINE), Gain(1)), ONE_DIE, True),
    ("for each of none", ForEach(Each(MINE), Gain(1)), {}, False),
]  # fmt: skip


test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_a_turned_die_never_shows_the_side_it_showed() -> None:
    d = trial(Turn(One(MINE)), **ONE_DIE)
    assert d.offered(0) == ["0", "1", "2", "4", "5"]
    d = trial(Turn(One(MINE), NotShowing((Symbol.RANGED,))), **ONE_DIE)
    assert d.offered(0) == ["2", "4", "5"]


def test_only_dice_that_have_such_a_side_are_offered_for_turning() -> None:
    d = trial(Turn(One(MINE), Showing((Symbol.DISRUPT,))), **THREE)
    assert d.can_choose(0, (PAL, 0), (RED, 0), (FOE2, 0)) == [True, True, False]


def test_dice_on_cards_and_dice_in_pools_are_told_apart() -> None:
    team = [In(PAL, dice=("1R", None)), BLUE]
    d = trial(ForbidRolling(One(Dice(YOU, place=DiePlace.ON_CARD))), team=team)
    assert d.can_choose(0, (PAL, 0), (PAL, 1), (BLUE, 0), (FOE, 0)) == [False, True, True, False]
    d = trial(ForbidRolling(One(Dice(YOU, place=DiePlace.ANYWHERE))), team=team)
    assert d.can_choose(0, (PAL, 0), (PAL, 1), (BLUE, 0), (FOE, 0)) == [True, True, True, False]


def test_a_die_that_must_not_be_rolled_stays_on_its_card_for_a_round() -> None:
    d = trial(ForbidRolling(Each(Dice(OPPONENT, place=DiePlace.ON_CARD))), foes=[FOE])
    assert d.g.dice[d.die(FOE)].frozen == 3
    assert d.g.dice[d.die(PAL)].frozen != 3


def test_rerolled_dice_are_rolled_together() -> None:
    d = trial(Do((Pick(One(THEIR)), Reroll(Each(MINE)))), **POOLS)
    d.rolls((PAL, "1Dr"), (BLUE, "1Sh")).choose(0, (FOE, 0))
    assert d.pool(0) == ["1Dr", "1Sh"]
    assert (d.done, d.amount) == (True, 2)


def test_damage_of_a_resolved_die_goes_to_whom_the_card_says() -> None:
    d = trial(Resolve(One(MINE), against=ONE_OF_THEIRS), team=[In(RED, dice=("2RD",))], foes=[FOE])
    assert d.damage(FOE) == 2
    d = trial(Resolve(One(MINE), against=EACH_OF_THEIRS), team=[In(RED, dice=("2RD",))])
    assert (d.damage(FOE), d.damage(FOE2)) == (2, 2)


def test_like_this_die_and_like_that_die() -> None:
    d = trial(Turn(One(MINE), LikeThisDie()), **ONE_DIE)
    assert d.pool(0) == ["1R"]  # the support has no die that shows anything
    both = Do((Pick(One(THEIR)), Turn(One(MINE), SymbolOfThatDie())))
    d = trial(both, team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))])
    assert sorted(d.offered(0)) == ["0", "1"]
