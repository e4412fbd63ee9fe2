"""What is meant later on, and what is done to the first player: nobody is taken for nobody."""

import pytest

from cantina.games.destiny.cards.counts import Handled, JustDone
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, scene
from destiny.made import made
from destiny.table import Arena, In, Side, table
from destiny.words.trial import MINE


def third_seat(effect: Effect) -> Arena:
    """Let the second of three players use a support; all have a die in their pools."""
    order = made("support", "Order", Ability(ACTION, effect))
    sides = [Side([In(PAL, dice=("1R",))]), Side([In(FOE, dice=("1R",))], [order])]
    d = table(*sides, Side([In(FOE2, dice=("1R",))]), active=1)
    d.act(1, "action", order, 0)
    return d


@pytest.mark.rule("DS-FFA-10")
def test_the_first_player_is_one_opponent_and_not_all() -> None:
    d = third_seat(Remove(Each(Dice(OPPONENT))))
    d.choose(1, "0")
    assert [d.pool(seat) for seat in (0, 1, 2)] == [[], ["1R"], ["1R"]]


@pytest.mark.parametrize("shown", ["1Dr", "1Dc", "1ID"])
def test_a_die_used_against_the_first_player_means_him_afterwards(shown: str) -> None:
    rogue = made("character", "Rogue", sides="1Dr 1Dc 1ID - - -")
    effect = Then(Resolve(One(Dice(YOU))), As(THAT_PLAYER, Gain(3)))
    order = made("support", "Order", Ability(ACTION, effect))
    d = scene(None, foes=[In(rogue, dice=(shown,))], foe_supports=[order], hand=[BLANK_CARD])
    d.pass_(0)
    if shown == "1Dc":
        d.draws("A:" + BLANK_CARD)
    d.act(1, "action", order, 0)
    assert (d.resources(0), d.resources(1)) == (3, 0)


def test_the_first_player_goes_on_passing_when_another_claims_too() -> None:
    usurp = made("support", "Usurper", Ability(ACTION, ClaimBattlefield()))
    d = scene(None, foe_supports=[usurp])
    d.act(0, "claim")
    d.act(1, "action", usurp, 0)
    assert d.g.round == 3, "both pass from then on"


# --- armed for later ----------------------------------------------------------------------------

AT_END = Moment.END_OF_ACTION_PHASE
ARMED: list[tuple[str, Effect, tuple[int, int], int]] = [
    ("that player", Do((PickPlayer(OPPONENT), Later(AT_END, As(THAT_PLAYER, Gain(3))))), (0, 3), 0),
    (
        "that character",
        Do((Exhaust(Each(MINE)), Later(AT_END, Deal(2, THAT_CHARACTER)))),
        (0, 0),
        2,
    ),
    ("as much", Do((Gain(2), Later(AT_END, Gain(JustDone(Handled.RESOURCES))))), (4, 0), 0),
    ("those dice", Do((Pick(One(Dice(YOU))), Later(AT_END, Gain(ValueOf(THOSE_DICE))))), (1, 0), 0),
]


@each_case(ARMED, "effect", "rich", "hurt")
@pytest.mark.rule("DS-DELAYED-1")
def test_what_was_meant_is_meant_when_the_moment_comes(
    effect: Effect, rich: tuple[int, int], hurt: int
) -> None:
    fuse = made("support", "Fuse", Ability(ACTION, effect))
    d = scene(fuse, team=[In(PAL, dice=("1R",))], foes=[FOE])
    d.use(fuse).pass_(1).pass_(0)
    upkeep = 2
    assert (d.resources(0) - upkeep, d.resources(1) - upkeep) == rich
    assert d.damage(PAL) == hurt


# --- whose it is --------------------------------------------------------------------------------


def test_the_controller_of_a_card_stays_who_he_is_whoever_carries_it_out() -> None:
    order = made("support", "Order", Ability(ACTION, As(OPPONENT, As(Whose.CONTROLLER, Gain(2)))))
    d = scene(order)
    d.use(order)
    assert (d.resources(0), d.resources(1), d.my_turn_is_over) == (2, 0, True)


@pytest.mark.rule("DS-POWER-ACTION-1")
def test_only_ones_own_used_power_actions_are_told_as_blocked() -> None:
    lever = made("support", "Lever", Ability(POWER_ACTION, Gain(1)))
    d = scene(lever, foe_supports=[lever])
    d.use(lever)
    assert [key for key in d.blocked(1) if key.startswith("action:")] == []
    d.pass_(1)
    assert [key for key in d.blocked(0) if key.startswith("action:")] == [f"action:{d.id(lever)}:0"]
