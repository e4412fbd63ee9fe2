"""Turns, ambush and passes that cards give or take; which dice fit; what is named and picked."""

from typing import Any

import pytest

from cantina.games.destiny.cards.choosing import Declare, Declared
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    ALL,
    Ability,
    As,
    Cards,
    CardType,
    Colour,
    CopiesNotUnique,
    Count,
    Deal,
    Dice,
    Discard,
    Do,
    Each,
    EndActionPhase,
    ExtraActions,
    ForEach,
    Gain,
    GiveAmbush,
    LookAt,
    Lose,
    LoseGame,
    MustPass,
    One,
    Pick,
    PickCard,
    PickedCard,
    PickPlayer,
    Remove,
    ReturnToGame,
    Several,
    Standing,
    Subtype,
    Symbol,
    TakeResources,
    ThatCard,
    This,
    ThoseDice,
    Top,
    Turn,
    UpTo,
    UseSpecial,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.events_yellow import LimitResolving
from cantina.games.destiny.content.across_the_galaxy.supports import LimitExtraActions
from cantina.games.destiny.content.legacies.characters import ForceActivation
from cantina.games.destiny.content.legacies.supports import AddToTeam
from cantina.games.destiny.printed import Card as Definition
from cases import each_case
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, SABER
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ONE_OF_THEIRS, Trial, is_offered, on_the_table, trial

CRATE = made("support", "Loose Crate")


def used(effect: Effect, *answers: object, **position: Any) -> tuple[Trial, Definition]:
    """Use the action of a support that does only this; return the table and the support."""
    support = made("support", "Order", Ability(ACTION, effect))
    d = on_the_table(support, **position)
    d.use(support, *answers)
    return d, support


def test_an_extra_action_is_yours_before_the_opponents_turn() -> None:
    d, _ = used(ExtraActions(1))
    assert d.asked() == (0,)
    d.choose(0, "decline")
    assert d.asked() == (1,)
    d, _ = used(ExtraActions(2))
    d.choose(0, "decline")
    assert d.asked() == (0,)
    d.choose(0, "decline")
    assert d.asked() == (1,)
    d, _ = used(Gain(1))
    assert d.asked() == (1,)


def test_an_extra_action_of_the_next_turn_comes_then() -> None:
    d, _ = used(ExtraActions(1, next_turn=True))
    assert d.asked() == (1,)
    d.pass_(1)
    assert d.asked() == (0,)
    d.pass_(0)
    assert d.asked() == (0,)


def test_additional_actions_can_be_limited_to_one() -> None:
    for limit, asked in ((LimitExtraActions(), (1,)), (Gain(1), (0,))):
        d, _ = used(Do((limit, ExtraActions(2))), hand=[CRATE])
        d.play(CRATE)
        assert d.asked() == asked


@pytest.mark.parametrize("passes", [1, 2, ALL])
def test_so_many_turns_are_passed(passes: int) -> None:
    d, _ = used(As(OPPONENT, MustPass(passes)), hand=[CRATE], resources=3)
    taken = 0
    while d.asked() == (0,) and taken < 3 and d.g.round == 2:
        taken += 1
        assert d.g.players[1].must_pass == (passes - taken if passes != ALL else ALL - taken)
        d.act(0, "play", CRATE) if d.can(0, "play", CRATE) else d.pass_(0)
    assert taken >= 1


def test_the_next_card_has_ambush_and_the_one_after_it_has_not() -> None:
    one, two = made("support", "Quick"), made("support", "Slow")
    d, _ = used(Do((GiveAmbush(to_next=True), ExtraActions(1))), hand=[one, two])
    d.play(one)
    assert d.asked() == (0,)
    d.play(two)
    assert d.asked() == (1,)


def test_the_next_card_of_the_round_has_ambush() -> None:
    one = made("support", "Later Quick")
    d, _ = used(GiveAmbush(this_round=True), hand=[one])
    d.pass_(1)
    d.play(one)
    assert d.asked() == (0,)


def test_an_action_must_be_to_activate_where_that_is_possible() -> None:
    d, _ = used(As(OPPONENT, ForceActivation()), foe_hand=[CRATE], foes=[FOE])
    assert d.kinds(1) == {"activate", "pass"}
    d, _ = used(As(OPPONENT, ForceActivation()), foe_hand=[CRATE], foes=[In(FOE, exhausted=True)])
    assert "play" in d.kinds(1)


def test_a_player_may_be_limited_to_one_die() -> None:
    foes = [In(FOE, dice=("1R",)), In(FOE2, dice=("1R",))]
    d, _ = used(As(OPPONENT, LimitResolving()), foes=foes)
    d.act(1, "resolve", (FOE, 0))
    assert (d.resources(1), d.asked()) == (1, (0,))
    d, _ = used(Gain(1), foes=foes)
    d.act(1, "resolve", (FOE, 0))
    assert d.asked() == (1,)  # a second die of the symbol may follow


def test_the_phase_ends_at_once_or_after_one_more_action() -> None:
    d, _ = used(EndActionPhase())
    assert d.g.round == 3
    d, _ = used(EndActionPhase(after=OPPONENT))
    assert (d.g.round, d.asked()) == (2, (1,))
    d.choose(1, "decline")
    assert d.g.round == 3


def test_whoever_loses_by_a_card_has_lost() -> None:
    d, _ = used(LoseGame())
    assert (d.over, d.winners) == (True, (1,))
    d, _ = used(As(OPPONENT, LoseGame()))
    assert d.winners == (0,)


def test_a_further_character_joins_with_one_die() -> None:
    d, _ = used(AddToTeam("Hired Gun"), team=[BLUE])
    own = [c for c in d.g.play.values() if c.kind == "character" and c.controller == 0]
    assert len(own) == 2
    assert len([die for die in d.g.dice.values() if die.card == own[1].id]) == 1


def test_a_special_of_another_card_is_used_as_if_it_were_yours() -> None:
    other = One(Cards(types=(CardType.CHARACTER,)))
    assert not is_offered(UseSpecial(One(Cards(names=("Hired Gun",)))))
    assert not is_offered(UseSpecial(This()))
    assert is_offered(UseSpecial(other), team=["AW 11"])


def test_a_picked_player_is_that_player() -> None:
    d = trial(Do((PickPlayer(OPPONENT), TakeResources(2, THAT_PLAYER))), foe_resources=3)
    assert (d.resources(0), d.resources(1)) == (2, 1)
    d = trial(Do((PickPlayer(YOU), As(THAT_PLAYER, Lose(1)))), resources=3, foe_resources=3)
    assert (d.resources(0), d.resources(1)) == (2, 3)


def test_a_picked_card_is_remembered_whatever_comes_between() -> None:
    tools = Cards(YOU, types=(CardType.UPGRADE,))
    team = [In(PAL, upgrades=[SABER, "AW 60"])]
    d = trial(Do((PickCard(One(tools)), Deal(1, ONE_OF_THEIRS), Discard(PickedCard()))),
              SABER, team=team, foes=[FOE])  # fmt: skip
    assert (d.in_play(SABER), d.in_play("AW 60"), d.damage(FOE)) == (False, True, 1)


WHICH: list[tuple[str, Dice, dict[str, Any], int]] = [
    ("of characters", Dice(YOU, types=(CardType.CHARACTER,)), {}, 2),
    ("of upgrades", Dice(YOU, types=(CardType.UPGRADE,)), {}, 1),
    ("blue ones", Dice(YOU, colours=(Colour.BLUE,)), {}, 2),
    ("of weapons", Dice(YOU, subtypes=(Subtype.WEAPON,)), {}, 1),
    ("of all but weapons", Dice(YOU, not_subtypes=(Subtype.WEAPON,)), {}, 2),
    ("of that name", Dice(YOU, names=("Hired Gun",)), {}, 1),
    ("of nobody unique", Dice(YOU, unique=True), {}, 0),
    ("that are not unique", Dice(YOU, unique=False), {}, 3),
    ("of one and what is on it", Dice(YOU, on=Each(Cards(YOU, names=("Hired Gun",)))), {}, 2),
    ("of a card that fits", Dice(YOU, card=Cards(YOU, ready=False)), {}, 1),
    ("of a card that fits, whoever has it", Dice(card=Cards(types=(CardType.UPGRADE,))), {}, 1),
    ("theirs", Dice(OPPONENT), {}, 1),
    ("everybody's", Dice(Whose.EVERYONE), {}, 4),
]  # fmt: skip


@each_case(WHICH, "dice", "position", "expected")
def test_which_dice_fit(dice: Dice, position: dict[str, Any], expected: int) -> None:
    team = [
        In(PAL, dice=("1R",), upgrades=[In(SABER, dice=("3MD1",))]),
        In(BLUE, dice=("1Sh",), exhausted=True),
    ]
    foes = [In(FOE, dice=("2RD",))]
    d = trial(Gain(Count(dice)), **{"team": team, "foes": foes, **position})
    assert d.amount == expected


def test_dice_that_were_picked_or_were_not() -> None:
    team = [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(BLUE, dice=("1Sh",))]
    pick = Pick(One(Dice(YOU)))
    d = trial(Do((pick, Remove(Each(Dice(YOU, picked=True))))), (PAL, 0), team=team)
    assert d.pool(0) == ["2RD", "1Sh"]
    d = trial(Do((pick, Remove(Each(Dice(YOU, picked=False))))), (PAL, 0), team=team)
    assert d.pool(0) == ["1R"]
    d = trial(Do((pick, Remove(Each(Dice(YOU, not_that=True))))), (PAL, 0), team=team)
    assert d.pool(0) == ["1R"]
    d = trial(Do((pick, Remove(ThoseDice()))), (RED, 0), team=team)
    assert d.pool(0) == ["1R", "1Sh"]
    lowest = Do((Pick(Several(2, Dice(YOU))), Remove(Each(Dice(YOU, lowest_of_those=True)))))
    d = trial(lowest, [(PAL, 0), (RED, 0)], team=team)
    assert d.pool(0) == ["2RD", "1Sh"]


def test_what_is_named_is_what_is_taken() -> None:
    team = [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(BLUE, dice=("1Sh",))]
    by_symbol = Do((Declare(Declared.SYMBOL), Remove(Each(Dice(YOU, symbol_chosen=True)))))
    d = trial(by_symbol, Symbol.SHIELD.value, team=team)
    assert d.pool(0) == ["1R", "2RD"]
    by_value = Do((Declare(Declared.NUMBER), Remove(Each(Dice(YOU, value_chosen=True)))))
    d = trial(by_value, "1", team=team)
    assert d.pool(0) == ["2RD"]
    coloured = Cards(YOU, zone=Zone.HAND, colour_chosen=True)
    by_colour = Do((Declare(Declared.COLOUR), Discard(Each(coloured))))
    d = trial(by_colour, "blue", hand=[SABER, "AW 157"])
    assert d.hand(0) == ["Take Cover"]
    typed = Cards(YOU, zone=Zone.HAND, type_chosen=True)
    by_type = Do((Declare(Declared.TYPE), Discard(Each(typed))))
    d = trial(by_type, "event", hand=[SABER, "AW 157"])
    assert d.hand(0) == ["Lightsaber"]


def test_for_each_card_it_is_that_card() -> None:
    top = Do((LookAt(Top(2, YOU)), ForEach(Each(Cards(zone=Zone.LOOKED_AT)), Discard(ThatCard()))))
    d = trial(top, deck=[SABER, "AW 60", "AW 157"])
    assert d.discard(0) == ["Lightsaber", "Mind Probe"]
    assert d.deck_size(0) == 1


def test_dice_that_must_go_together_are_refused_apart() -> None:
    team = [In(PAL, dice=("1R",)), In(RED, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = trial(Remove(UpTo(2, Dice(YOU), same_symbol=True)), team=team)
    assert d.refused(0, f"{d.die(PAL)}+{d.die(RED)}") == "DS-CHOOSE-4"
    d.choose(0, (PAL, 0), (FOE2, 0))
    assert d.pool(0) == ["2RD"]
    d = trial(Turn(UpTo(1, Dice(YOU))), [], team=team)
    assert (d.pool(0), d.done) == (["1R", "2RD", "1R"], True)


def test_an_additional_action_is_no_pass_even_if_it_is_declined() -> None:
    d, _ = used(ExtraActions(1, next_turn=True))
    d.pass_(1).pass_(0)
    assert d.g.passes == 2
    d.choose(0, "decline")
    assert (d.g.passes, d.g.round, d.asked()) == (0, 2, (1,))


def test_characters_of_the_same_side_as_the_one_chosen() -> None:
    anybody = One(Cards(types=(CardType.CHARACTER,)))
    beside = Each(Cards(types=(CardType.CHARACTER,), same_side=True, not_that=True))
    d = trial(Do((Deal(1, anybody), Deal(2, beside))), FOE, team=[PAL, BLUE])
    assert [d.damage(one) for one in (PAL, BLUE, FOE, FOE2)] == [0, 0, 1, 2]
    d = trial(Deal(2, beside), team=[PAL, BLUE])
    assert [d.damage(one) for one in (PAL, BLUE, FOE, FOE2)] == [0, 0, 0, 0]


def test_who_returns_to_the_game_is_worth_one_die() -> None:
    fallen = One(Cards(YOU, zone=Zone.DEFEATED))
    d, _ = used(ReturnToGame(fallen), team=[PAL], aside=[RED], spare_dice=[RED])
    back = d.card(RED)
    assert (back.points, back.damage, back.exhausted) == (10, 0, False)  # 10 with one die


def test_a_second_unique_card_needs_its_own_leave() -> None:
    free = made("support", "Twin", Standing(CopiesNotUnique()), unique=True)
    bound = made("support", "Single", unique=True)
    d = on_the_table(free, supports=[bound], hand=[free, bound])
    assert d.can(0, "play", f"{d.g.players[0].hand[0]}")
    assert not d.can(0, "play", f"{d.g.players[0].hand[1]}")
