"""Which cards and dice are meant: of the same side or type, copies, the first of all, this die."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    SPECIAL,
    Ability,
    After,
    As,
    AtLeast,
    Cards,
    CardType,
    Count,
    Defeat,
    Dice,
    Discard,
    Do,
    Each,
    Exhaust,
    ForEach,
    Gain,
    HowMany,
    ItsCard,
    LookAt,
    One,
    PickCard,
    PickPlayer,
    Remove,
    Resolve,
    Rolls,
    Symbol,
    This,
    ThisDie,
    ThoseDice,
    Top,
    Turn,
    UseClaim,
    UseSpecial,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cases import each_case
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import made
from destiny.table import In
from destiny.words.test_full_gone_or_elsewhere import with_a_die_of_nobody
from destiny.words.trial import ONE_OF_THEIRS, trial

SABER = "AW 59"
HAT, CHEST = made("upgrade", "Hat"), made("support", "Chest")
CHARACTER = (CardType.CHARACTER,)
HATTED = {"foes": [In(FOE, upgrades=[HAT]), FOE2], "team": [PAL]}
PICK_HAT = PickCard(One(Cards(OPPONENT, (CardType.UPGRADE,))))
THEIR_CHEST = Each(Cards(OPPONENT, (CardType.SUPPORT,)))
CHESTS = {"foe_supports": [CHEST], "hand": [CHEST]}

FOUND: list[tuple[str, Effect, Cards, dict[str, Any], int]] = [
    ("on the side of an upgrade", PICK_HAT, Cards(types=CHARACTER, same_side=True), HATTED, 2),
    ("on the side of what is gone", Discard(THEIR_CHEST), Cards(same_side=True), CHESTS, 0),
    ("in a hand, on nobody's side", PickCard(ONE_OF_THEIRS),
     Cards(YOU, zone=Zone.HAND, same_side=True), {"foes": [FOE], "hand": [SABER]}, 0),
    ("on the side of the first of several", PickCard(Each(Cards(types=CHARACTER))),
     Cards(types=CHARACTER, same_side=True), {"team": [PAL, BLUE, RED], "foes": [FOE]}, 3),
    ("of the type of what is there", PickCard(THEIR_CHEST), Cards(YOU, same_type=True), CHESTS, 1),
    ("of the type of what is gone", Discard(THEIR_CHEST), Cards(same_type=True), CHESTS, 0),
    ("in a hand, of no type in play", PickCard(THEIR_CHEST),
     Cards(YOU, zone=Zone.HAND, same_type=True), CHESTS, 0),
    ("of the type of the first of several", PickCard(Each(Cards(OPPONENT))),
     Cards(same_type=True), {"foe_supports": [CHEST], "foes": [FOE], "team": [PAL]}, 2),
    ("cheapest of what was looked at", LookAt(Top(2, YOU)),
     Cards(YOU, zone=Zone.LOOKED_AT, cheapest=True),
     {"deck": [SABER, BLANK_CARD, BLANK_CARD]}, 1),
    ("as cheap, but not looked at", LookAt(Top(1, YOU)), Cards(YOU, zone=Zone.HAND, cheapest=True),
     {"deck": [BLANK_CARD], "hand": [BLANK_CARD]}, 0),
    ("itself no copy of itself", Gain(0), Cards(YOU, zone=Zone.DISCARD, copy_discarded=True),
     {"discard": [SABER, BLANK_CARD]}, 0),
    ("with a copy in the same pile", Gain(0), Cards(YOU, zone=Zone.DISCARD, copy_discarded=True),
     {"discard": [SABER, SABER, BLANK_CARD]}, 2),
]  # fmt: skip


@each_case(FOUND, "before", "cards", "position", "number")
def test_how_many_fit(before: Effect, cards: Cards, position: dict[str, Any], number: int) -> None:
    d = trial(Do((before, Gain(Count(cards)))), **position)
    assert d.resources(0) == number


def test_the_card_of_a_die_that_left_the_game_is_nowhere() -> None:
    tire = Do((Remove(One(Dice(YOU))), Exhaust(ItsCard()), Gain(1)))
    ward = made("support", "Ward", Ability(ACTION, tire))
    d = with_a_die_of_nobody("1R", ward)
    d.use(ward)
    assert (d.resources(0), d.exhausted(PAL)) == (1, False)


def test_a_removed_die_is_none_of_those_dice_in_a_pool() -> None:
    d = trial(
        Do((Remove(One(Dice(YOU))), ForEach(ThoseDice(), Gain(2)))), team=[In(PAL, dice=("1R",))]
    )
    assert (d.pool(0), d.resources(0)) == ([], 0)


# --- this die -----------------------------------------------------------------------------------

SIDES = "1R 2RD 3RD1 1Dr Sp -"
KINDS: list[tuple[str, ThisDie, tuple[str, str], list[str]]] = [
    ("with a cost", ThisDie(has_cost=True), ("3RD1", "1R"), ["1R"]),
    ("without a cost", ThisDie(has_cost=False), ("3RD1", "1R"), ["3RD1"]),
    ("of a value", ThisDie(value=AtLeast(3)), ("3RD1", "1R"), ["1R"]),
    ("with a symbol", ThisDie(shows=(Symbol.RESOURCE,)), ("3RD1", "1R"), ["3RD1"]),
    ("of none of these", ThisDie(has_cost=True), ("1R", "2RD"), ["1R", "2RD"]),
]


@each_case(KINDS, "die", "shown", "left")
def test_this_die_is_one_of_the_card_that_shows_what_is_said(
    die: ThisDie, shown: tuple[str, str], left: list[str]
) -> None:
    adept = made("character", "Adept", Ability(ACTION, Remove(die)), sides=SIDES)
    d = scene(adept, shown, team=[In(RED, dice=("2RD",))])
    d.use(adept)
    assert d.pool(0) == [*left, "2RD"]


def test_the_die_being_resolved_is_this_die_even_the_first_of_all() -> None:
    count = Gain(HowMany(ThisDie()))
    adept = made("character", "Adept", Ability(SPECIAL, count), sides=SIDES)
    for number in (0, 1):
        d = scene(adept, ("Sp", "Sp"), team=[RED])
        d.resolve(adept, number, "stop")
        assert (d.die(adept), d.resources(0)) == (0, 1)


@pytest.mark.rule("DS-RESOLVE-8")
def test_a_claim_that_a_die_uses_does_not_resolve_that_die_again() -> None:
    field = made("battlefield", "Arena", Ability(CLAIM, Resolve(One(Dice(YOU)))))
    adept = made("character", "Adept", Ability(SPECIAL, UseClaim()), sides=SIDES)
    d = scene(adept, ("Sp",), team=[In(PAL, dice=("1R",))], battlefields=[field])
    d.resolve(adept, 0, "yes")
    assert (d.pool(0), d.resources(0)) == ([], 1)


@pytest.mark.rule("DS-RESOLVE-8")
def test_a_special_that_a_die_uses_does_not_resolve_that_die_again() -> None:
    helper = made("character", "Helper", Ability(SPECIAL, Resolve(One(Dice(YOU)))), sides=SIDES)
    other = UseSpecial(One(Cards(YOU, not_this=True)))
    adept = made("character", "Adept", Ability(SPECIAL, other), sides=SIDES)
    d = scene(adept, ("Sp",), team=[In(helper, dice=("1R",))])
    d.resolve(adept, 0)
    assert (d.pool(0), d.resources(0)) == ([], 1)


@pytest.mark.rule("DS-RESOLVE-8")
def test_a_special_of_the_host_does_not_resolve_the_die_that_uses_it_again() -> None:
    helper = made("character", "Helper", Ability(SPECIAL, Resolve(One(Dice(YOU)))), sides=SIDES)
    d = scene("CONV 104", ("Sp",), team=[In(helper, dice=("1R",))])
    d.resolve("CONV 104", 0)
    assert (d.pool(0), d.resources(0)) == ([], 1)


def test_two_cards_that_use_each_others_specials_come_to_an_end() -> None:
    other = UseSpecial(One(Cards(YOU, not_this=True)))
    adept = made("character", "Adept", Ability(SPECIAL, other), sides=SIDES)
    mirror = made("character", "Mirror", Ability(SPECIAL, other), sides=SIDES)
    d = scene(adept, ("Sp",), team=[In(mirror, dice=("1R",))])
    d.resolve(adept, 0)
    assert (d.pool(0), d.resources(0)) == (["1R"], 0)


def test_the_die_that_was_rolled_is_this_die_even_the_first_of_all() -> None:
    count = Ability(After(Rolls(ThisDie())), Gain(HowMany(ThisDie())))
    adept = made("character", "Adept", count, sides=SIDES)
    d = scene(adept, (None, None), team=[RED])
    d.activate(adept, (adept, "1R"), (adept, "2RD"))
    assert (d.die(adept), d.resources(0)) == (0, 2)


@pytest.mark.rule("DS-DIE-OUT-5")
def test_a_die_of_another_card_is_not_this_die() -> None:
    adept = made("character", "Adept", Ability(ACTION, Gain(HowMany(ThisDie()))), sides=SIDES)
    d = scene(adept, (None,), team=[In(RED, dice=("2RD",))])
    d.use(adept)
    assert d.resources(0) == 0


def test_only_dice_that_lie_on_this_card_are_at_rest() -> None:
    resting = Ability(ACTION, Gain(HowMany(ThisDie(at_rest=True))))
    adept = made("character", "Adept", resting, sides=SIDES)
    d = scene(adept, ("1R", None), team=[RED])
    d.use(adept)
    assert d.resources(0) == 1


def test_a_die_that_left_the_game_while_it_was_resolved_still_is_this_die() -> None:
    last = Do((Defeat(This()), Gain(HowMany(ThisDie()))))
    adept = made("character", "Adept", Ability(SPECIAL, last), sides=SIDES)
    d = scene(adept, ("Sp",), team=[RED])
    d.resolve(adept)
    assert (d.in_play(adept), d.resources(0)) == (False, 1)


def test_whose_dice_were_turned_again_is_that_player() -> None:
    again = Do(
        (Turn(One(Dice(OPPONENT))), PickPlayer(YOU), Turn(ThoseDice()), As(THAT_PLAYER, Gain(1)))
    )
    d = trial(again, foes=[In(FOE, dice=("2RD",))])
    d.side(0, FOE, "1R").side(0, FOE, "1RD")
    assert (d.shows(FOE), d.resources(0), d.resources(1)) == ("1RD", 0, 1)
