"""Dice held fast for a round or by a card, rolled for another player, turned where it is banned."""

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Dice,
    DiePlace,
    Each,
    Forbidden,
    Gain,
    One,
    OpponentsCannot,
    Reroll,
    RollIn,
    Standing,
    Turn,
)
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, PAL, RED, Scene, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import is_offered, on_the_table

SHELF = made("support", "Shelf", Ability(ACTION, Gain(1)))
FAST: list[tuple[str, int, bool, bool]] = [
    ("free", 0, False, False),
    ("frozen in this round", 2, False, True),
    ("frozen in the last round", 1, False, False),
    ("frozen for the next round", 3, False, False),
    ("held by a card in play", 0, True, True),
]


def fastened(d: Scene, frozen: int, held: bool) -> Scene:
    """Hold the first die of the first character fast."""
    die = d.g.dice[d.die(PAL)]
    die.frozen = frozen
    if held:
        die.held = d.id(SHELF)
    return d


@each_case(FAST, "frozen", "held", "fast")
def test_a_die_that_is_held_fast_is_neither_rolled_nor_rerolled(
    frozen: int, held: bool, fast: bool
) -> None:
    d = fastened(scene(SHELF, team=[In(PAL, dice=(None, None)), RED]), frozen, held)
    rolled = [(PAL, "1R")] if fast else [(PAL, "1R"), (PAL, "1R")]
    d.activate(PAL, *rolled)
    assert d.pool(0) == ["1R"] * len(rolled)
    team = [In(PAL, dice=("1Dr", "1Dr")), In(RED, dice=("2RD",))]
    d = scene(SHELF, team=team, hand=[BLANK_CARD])
    fastened(d, frozen, held).act(0, "reroll", BLANK_CARD)
    assert d.can_choose(0, (PAL, 0), (PAL, 1), (RED, 0)) == [not fast, True, True]
    d.rolls(*rolled).choose(0, *[(PAL, 1)] if fast else [(PAL, 0), (PAL, 1)])
    assert d.pool(0) == (["1Dr", "1R", "2RD"] if fast else ["1R", "1R", "2RD"])


@pytest.mark.rule("DS-REROLL-1")
@each_case(FAST, "frozen", "held", "fast")
def test_no_card_is_discarded_to_reroll_only_dice_that_are_held_fast(
    frozen: int, held: bool, fast: bool
) -> None:
    d = fastened(scene(SHELF, team=[In(PAL, dice=("1Dr",))], hand=[BLANK_CARD]), frozen, held)
    d.use(SHELF).pass_(1)
    assert d.can(0, "reroll", BLANK_CARD) is not fast
    assert d.blocked(0).get("reroll") == ("DS-REROLL-1" if fast else None)


def test_a_card_that_held_a_die_holds_it_no_longer_once_it_is_gone() -> None:
    d = scene(None, team=[In(PAL, dice=(None,)), RED], discard=[SHELF])
    d.g.dice[d.die(PAL)].held = d.id(SHELF)
    d.activate(PAL, (PAL, "1R"))
    assert d.pool(0) == ["1R"]


@pytest.mark.rule("DS-PASS-2")
def test_a_roll_is_no_pass_whatever_it_shows() -> None:
    resting = Dice(YOU, place=DiePlace.ON_CARD)
    for effect, shown in ((RollIn(One(resting)), None), (Reroll(One(Dice(YOU))), "-")):
        wheel = made("support", "Wheel", Ability(ACTION, effect))
        d = on_the_table(wheel, team=[In(PAL, dice=(shown,))])
        d.rolls((PAL, "-"))
        d.use(wheel)
        assert (d.g.passes, d.pool(0)) == (0, ["-"])


def test_a_die_of_an_opponent_is_rolled_into_your_pool() -> None:
    resting = Dice(OPPONENT, place=DiePlace.ON_CARD)
    wheel = made("support", "Wheel", Ability(ACTION, RollIn(One(resting))))
    d = on_the_table(wheel, team=[PAL], foes=[FOE])
    d.rolls((FOE, "2RD"))
    d.use(wheel)
    assert (d.pool(0), d.pool(1)) == (["2RD"], [])


def test_of_dice_rolled_together_each_is_rolled_once() -> None:
    wheel = made("support", "Wheel", Ability(ACTION, Reroll(Each(Dice(YOU)))))
    d = on_the_table(wheel, team=[In(PAL, dice=("1R", None)), In(RED, dice=("2RD",))])
    d.rolls((PAL, "1Dr"), (RED, "-"))
    d.use(wheel)
    assert sorted(d.pool(0)) == ["-", "1Dr"]


@pytest.mark.rule("DS-NEGATIVE-1")
def test_whom_a_card_keeps_from_turning_dice_turns_none() -> None:
    ban = made("support", "Ban", Standing(OpponentsCannot(Forbidden.TURN_DICE)))
    dice = {"team": [In(PAL, dice=("1R",))]}
    assert is_offered(Turn(One(Dice(YOU))), **dice)
    assert not is_offered(Turn(One(Dice(YOU))), foe_supports=[ban], **dice)
    assert is_offered(Turn(One(Dice(YOU))), supports=[ban], **dice)
    assert not is_offered(Turn(One(Dice(YOU, place=DiePlace.ON_CARD))), team=[PAL])
