"""Damage, healing and shields: how much, to whom, and when nothing comes of it."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    AtLeast,
    Cards,
    CardType,
    Deal,
    DealSplit,
    Defeat,
    Each,
    GiveShields,
    Heal,
    Indirect,
    MoveDamage,
    MoveShields,
    One,
    RemoveShields,
    ShareShields,
    StripShields,
    This,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.events_yellow import DealAmong
from destiny.cards.scene import BLUE, FOE, FOE2, PAL
from destiny.table import In
from destiny.words.trial import (
    ANYBODY,
    EACH_OF_MINE,
    EACH_OF_THEIRS,
    EVERYTHING,
    MINE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    THEIRS,
    Case,
    asks_only_where_it_can,
    check_case,
    is_offered,
    sentence,
)

SUPPORTS = Cards(YOU, types=(CardType.SUPPORT,))
ANY_OF_MINE = Cards(YOU)
HURT = {"team": [In(PAL, damage=3), In(BLUE, damage=1)]}
SHIELDED = {"foes": [In(FOE, shields=2), In(FOE2, shields=1)]}

CASES: list[Case] = [
    (
        "two damage to each enemy",
        Deal(2, EACH_OF_THEIRS), {}, (),
        {"damage": {FOE: 2, FOE2: 2, PAL: 0}, "done": True, "amount": 4},
    ),
    (
        "damage that shields block has been dealt all the same",
        Deal(2, ONE_OF_THEIRS), {"foes": [In(FOE, shields=3), FOE2]}, (FOE,),
        {"damage": {FOE: 0}, "shields": {FOE: 1}, "done": True, "amount": 2},
    ),
    (
        "unblockable damage passes shields",
        Deal(2, ONE_OF_THEIRS, unblockable=True), {"foes": [In(FOE, shields=3), FOE2]}, (FOE,),
        {"damage": {FOE: 2}, "shields": {FOE: 3}, "done": True, "amount": 2},
    ),
    (
        "nothing is dealt where nobody fits",
        Deal(2, Each(Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(5)))), {}, (),
        {"damage": {FOE: 0, FOE2: 0}, "done": False, "amount": 0},
    ),
    (
        "a support is dealt no damage",
        Deal(2, One(SUPPORTS)), {}, (),
        {"damage": {PAL: 0}, "done": False, "amount": 0},
    ),
    (
        "three damage among enemies, as you wish",
        DealAmong(3, THEIRS), {}, (FOE, FOE2, FOE),
        {"damage": {FOE: 2, FOE2: 1}, "done": True, "amount": 3},
    ),
    (
        "among those who fit only",
        DealAmong(2, Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(1))),
        {"foes": [FOE, In(FOE2, damage=1)]}, (),
        {"damage": {FOE: 0, FOE2: 3}, "done": True, "amount": 2},
    ),
    (
        "unblockable damage among them passes shields",
        DealAmong(2, THEIRS, unblockable=True), {"foes": [In(FOE, shields=2)]}, (),
        {"damage": {FOE: 2}, "shields": {FOE: 2}},
    ),
    (
        "split among your own, within what they can take",
        DealSplit(3), {"team": [PAL, BLUE]}, (PAL, PAL, BLUE),
        {"damage": {PAL: 2, BLUE: 1, FOE: 0}, "done": True, "amount": 3},
    ),
    (
        "indirect damage to yourself",
        Indirect(2, YOU), {}, (),
        {"damage": {PAL: 2, FOE: 0}, "done": True, "amount": 2},
    ),
    (
        "no indirect damage is nothing done",
        Indirect(0, OPPONENT), {"foes": [FOE]}, (),
        {"damage": {FOE: 0}, "done": False, "amount": 0},
    ),
    (
        "indirect damage to everyone is counted together",
        Indirect(2, Whose.EVERYONE), {"foes": [FOE]}, (),
        {"damage": {PAL: 2, FOE: 2}, "done": True, "amount": 4},
    ),
    (
        "two are healed, no more than that",
        Heal(2, EACH_OF_MINE), HURT, (),
        {"damage": {PAL: 1, BLUE: 0}, "done": True, "amount": 3},
    ),
    (
        "healing the unhurt is nothing done",
        Heal(2, ONE_OF_MINE), {}, (),
        {"damage": {PAL: 0}, "done": False, "amount": 0},
    ),
    (
        "up to three: you choose how much",
        Heal(3, ONE_OF_MINE, up_to=True), HURT, (PAL, "1"),
        {"damage": {PAL: 2, BLUE: 1}, "done": True, "amount": 1},
    ),
    (
        "up to three: none is nothing done",
        Heal(3, ONE_OF_MINE, up_to=True), HURT, (PAL, "0"),
        {"damage": {PAL: 3}, "done": False, "amount": 0},
    ),
    (
        "damage moves past shields and is not dealt",
        MoveDamage(2, ONE_OF_MINE, ONE_OF_THEIRS),
        {"team": [In(PAL, damage=3)], "foes": [In(FOE, shields=2)]}, (),
        {"damage": {PAL: 1, FOE: 2}, "shields": {FOE: 2}, "done": True, "amount": 2},
    ),
    (
        "no more moves than there is",
        MoveDamage(EVERYTHING, ONE_OF_MINE, ONE_OF_THEIRS),
        {"team": [In(PAL, damage=3)], "foes": [FOE]}, (),
        {"damage": {PAL: 0, FOE: 3}, "done": True, "amount": 3},
    ),
    (
        "up to: you choose how much of it",
        MoveDamage(3, ONE_OF_MINE, ONE_OF_THEIRS, up_to=True),
        {"team": [In(PAL, damage=2)], "foes": [FOE]}, ("1",),
        {"damage": {PAL: 1, FOE: 1}, "done": True, "amount": 1},
    ),
    (
        "no damage moved is nothing done",
        MoveDamage(3, ONE_OF_MINE, ONE_OF_THEIRS, up_to=True),
        {"team": [In(PAL, damage=2)], "foes": [FOE]}, ("0",),
        {"damage": {PAL: 2, FOE: 0}, "done": False, "amount": 0},
    ),
    (
        "damage that is nowhere does not move",
        MoveDamage(1, ONE_OF_MINE, ONE_OF_THEIRS), {"foes": [FOE]}, (),
        {"damage": {FOE: 0}, "done": False, "amount": 0},
    ),
    (
        "nothing moves to the one it lies on",
        MoveDamage(1, ONE_OF_MINE, ONE_OF_MINE), {"team": [In(PAL, damage=2)]}, (),
        {"damage": {PAL: 2}, "done": False, "amount": 0},
    ),
    (
        "the only other one gets it",
        MoveDamage(1, ONE_OF_MINE, ONE_OF_MINE), {"team": [In(PAL, damage=2), BLUE]}, (),
        {"damage": {PAL: 1, BLUE: 1}, "done": True, "amount": 1},
    ),
    (
        "a character is defeated, whatever its health",
        Defeat(ONE_OF_THEIRS), {}, (FOE,),
        {"in_play": {FOE: False, FOE2: True}, "done": True, "amount": 1},
    ),
    (
        "a support cannot be defeated",
        Defeat(One(SUPPORTS)), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "two shields each, and no fourth",
        GiveShields(2, EACH_OF_MINE), {"team": [In(PAL, shields=2), BLUE]}, (),
        {"shields": {PAL: 3, BLUE: 2}, "done": True, "amount": 3},
    ),
    (
        "shields are shared as you wish",
        ShareShields(3), {"team": [PAL, BLUE]}, (PAL, BLUE, BLUE),
        {"shields": {PAL: 1, BLUE: 2}, "done": True, "amount": 3},
    ),
    (
        "where all are full nothing is shared",
        ShareShields(2), {"team": [In(PAL, shields=3)]}, (),
        {"shields": {PAL: 3}, "done": False, "amount": 0},
    ),
    (
        "two shields are removed",
        RemoveShields(2, ONE_OF_THEIRS), SHIELDED, (FOE,),
        {"shields": {FOE: 0, FOE2: 1}, "done": True, "amount": 2},
    ),
    (
        "too few shields are removed, and that is not all",
        RemoveShields(2, ONE_OF_THEIRS), SHIELDED, (FOE2,),
        {"shields": {FOE: 2, FOE2: 0}, "done": False, "amount": 1},
    ),
    (
        "all shields, if only some have any",
        RemoveShields(EVERYTHING, EACH_OF_THEIRS), {"foes": [In(FOE, shields=2), FOE2]}, (),
        {"shields": {FOE: 0, FOE2: 0}, "done": True, "amount": 2},
    ),
    (
        "all shields where there are none",
        RemoveShields(EVERYTHING, EACH_OF_THEIRS), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "up to: you choose how many shields go, and it is done",
        RemoveShields(3, ONE_OF_THEIRS, up_to=True), SHIELDED, (FOE, "1"),
        {"shields": {FOE: 1, FOE2: 1}, "done": True, "amount": 1},
    ),
    (
        "three shields one after the other from whom you like",
        StripShields(2, THEIRS), SHIELDED, (FOE, FOE2),
        {"shields": {FOE: 1, FOE2: 0}, "done": True, "amount": 2},
    ),
    (
        "fewer shields may go",
        StripShields(3, THEIRS), SHIELDED, (FOE, "none"),
        {"shields": {FOE: 1, FOE2: 1}, "done": True, "amount": 1},
    ),
    (
        "a shield moves where there is room",
        MoveShields(1, ONE_OF_THEIRS, ONE_OF_MINE), {"foes": [In(FOE, shields=2)]}, (),
        {"shields": {FOE: 1, PAL: 1}, "done": True, "amount": 1},
    ),
    (
        "the fourth shield stays where it is",
        MoveShields(2, ONE_OF_THEIRS, ONE_OF_MINE),
        {"foes": [In(FOE, shields=2)], "team": [In(PAL, shields=3)]}, (),
        {"shields": {FOE: 2, PAL: 3}, "done": False, "amount": 0},
    ),
    (
        "up to: as many as there is room for",
        MoveShields(3, ONE_OF_THEIRS, ONE_OF_MINE, up_to=True),
        {"foes": [In(FOE, shields=3)], "team": [In(PAL, shields=1)]}, ("2",),
        {"shields": {FOE: 1, PAL: 3}, "done": True, "amount": 2},
    ),
    (
        "up to: as many as lie there",
        MoveShields(3, ONE_OF_THEIRS, ONE_OF_MINE, up_to=True),
        {"foes": [In(FOE, shields=1)], "team": [PAL]}, ("1",),
        {"shields": {FOE: 0, PAL: 1}, "done": True, "amount": 1},
    ),
    (
        "up to: none is nothing done",
        MoveShields(3, ONE_OF_THEIRS, ONE_OF_MINE, up_to=True),
        {"foes": [In(FOE, shields=1)], "team": [PAL]}, ("0",),
        {"shields": {FOE: 1, PAL: 0}, "done": False, "amount": 0},
    ),
    (
        "no shield, none moves",
        MoveShields(1, ONE_OF_THEIRS, ONE_OF_MINE), {"foes": [FOE]}, (),
        {"shields": {FOE: 0, PAL: 0}, "done": False, "amount": 0},
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("damage to somebody", Deal(1, ONE_OF_THEIRS), {}, True),
    ("damage to a support", Deal(1, One(SUPPORTS)), {}, False),
    ("damage to this support", Deal(1, This()), {}, False),
    ("damage among those who fit", DealAmong(1, Cards(YOU, damage=AtLeast(1))), HURT, True),
    ("damage among nobody", DealAmong(1, Cards(YOU, damage=AtLeast(1))), {}, False),
    ("damage among your own", DealSplit(1), {}, True),
    ("healing a wound", Heal(1, ONE_OF_MINE), {"team": [In(PAL, damage=1)]}, True),
    ("healing nobody's wound", Heal(1, ONE_OF_MINE), {"foes": [In(FOE, damage=1)]}, False),
    ("moving damage", MoveDamage(1, ONE_OF_MINE, ONE_OF_THEIRS), HURT, True),
    ("moving no damage", MoveDamage(1, ONE_OF_MINE, ONE_OF_THEIRS), {}, False),
    (
        "moving damage nowhere",
        MoveDamage(1, ONE_OF_MINE, ONE_OF_MINE), {"team": [In(PAL, damage=1)]}, False,
    ),
    ("defeating somebody", Defeat(ONE_OF_THEIRS), {}, True),
    ("defeating a support", Defeat(One(SUPPORTS)), {}, False),
    ("giving shields", GiveShields(1, ONE_OF_MINE), {}, True),
    ("giving nobody shields", GiveShields(1, One(Cards(YOU, damage=AtLeast(1)))), {}, False),
    ("sharing shields", ShareShields(1), {}, True),
    ("removing a shield", RemoveShields(1, ONE_OF_THEIRS), SHIELDED, True),
    ("removing no shield", RemoveShields(1, ONE_OF_THEIRS), {}, False),
    ("stripping shields", StripShields(1, THEIRS), SHIELDED, True),
    ("stripping no shields", StripShields(1, THEIRS), {"team": [In(PAL, shields=1)]}, False),
    ("moving a shield", MoveShields(1, ONE_OF_THEIRS, ONE_OF_MINE), SHIELDED, True),
    ("moving no shield", MoveShields(1, ONE_OF_THEIRS, ONE_OF_MINE), {}, False),
    (
        "moving a shield where there are three",
        MoveShields(1, ONE_OF_THEIRS, ONE_OF_MINE), {**SHIELDED, "team": [In(PAL, shields=3)]},
        False,
    ),
    (
        "moving a shield to its own bearer",
        MoveShields(1, ANYBODY, ANYBODY),
        {"foes": [In(FOE, shields=3)], "team": [In(PAL, shields=3)]},
        False,
    ),
]  # fmt: skip


test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_ones_own_do_not_count_as_the_enemys() -> None:
    assert not is_offered(Heal(1, One(MINE)), foes=[In(FOE, damage=2)])
    assert is_offered(Heal(1, One(MINE)), team=[In(PAL, damage=2)])
