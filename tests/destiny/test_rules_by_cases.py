"""Chapters case by case: income, claims, activation, elite dice, armed effects, surplus cards."""

import pytest

from cantina.core.testing import drive
from cantina.games.destiny.cards.decks import PutBack
from cantina.games.destiny.cards.flow import as_that_player
from cantina.games.destiny.cards.last_turn import done_by_opponents
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    A_DIE,
    OPPONENT,
    THAT_PLAYER,
    YOU,
    Cards,
    CardType,
    Colour,
    Dice,
    One,
    RerollsDice,
    Resources,
    RollIn,
)
from cantina.games.destiny.cards.which_cards import kind_of
from cantina.games.destiny.content.across_the_galaxy.upgrades import Redirect
from cantina.games.destiny.rules import (
    activating,
    attaching,
    claiming,
    delayed,
    elite,
    leaving_play,
    playing,
    resolving,
    symbols,
    upkeep,
    winning,
)
from cantina.games.destiny.state import NOBODY, ON_CARD, Delayed, Happening
from cantina.games.destiny.terms import Symbol
from destiny.made import CRATE, ENVOY, FIGHTER, GEAR, POST, RAIDER, SENTRY, made
from destiny.table import In, Side, position, table

PLAIN = made("upgrade", "Case cloth", cost=1)
CURSE = made("downgrade", "Case curse", cost=1)


# --- upkeep ---------------------------------------------------------------------------------------


@pytest.mark.rule("DS-UPKEEP-1", "DS-UPKEEP-2", "DS-UPKEEP-3")
def test_upkeep_readies_takes_dice_back_and_pays_two() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("1MD",), exhausted=True)], supports=[In(POST, exhausted=True)]),
        Side([In(RAIDER, dice=("2ID",), exhausted=True)], resources=3),
    )
    g = duel.g
    assert drive(upkeep.upkeep(g)) == "upkeep-draw"
    assert not any(card.exhausted for card in g.play.values())
    assert [player.pool for player in g.players] == [[], []]
    assert [player.resources for player in g.players] == [2, 5]


def test_rounds_in_which_nobody_does_anything_end_in_a_draw() -> None:
    for idle, over in ((9, False), (10, True)):
        g = position(Side([FIGHTER]), Side([RAIDER]))
        g.idle_rounds = idle
        if over:
            with pytest.raises(winning.GameOver):
                drive(upkeep.end_round(g))
            assert (g.winners, g.ending) == ((), "idle")
        else:
            assert drive(upkeep.end_round(g)) == "queue"
            assert g.following == "round"


@pytest.mark.rule("DS-EFFECT-1")
def test_what_held_for_a_round_is_over_with_it() -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    for card in g.play.values():
        card.gained, card.sheltered = ("droid",), "end-of-round"
    drive(upkeep.end_round(g))
    assert all(card.gained == () and card.sheltered == "" for card in g.play.values())


# --- armed effects --------------------------------------------------------------------------------


@pytest.mark.rule("DS-DELAYED-1")
def test_armed_effects_come_in_their_order_with_what_was_known_then() -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    first = Delayed("end-of-round", 1, 7, "x", 0)
    first.dice, first.player, first.amount = (3,), 0, 4
    first.cards, first.characters = (5,), (6,)
    g.delayed = [
        first,
        Delayed("end-of-action-phase", 0, 8, "y", 1),
        Delayed("end-of-round", 0, 9, "z", 2),
    ]
    delayed.arrive(g, "end-of-round")
    assert [(one.seat, one.card, one.code, one.ability) for one in g.queue] == [
        (1, 7, "x", delayed.DELAYED), (0, 9, "z", delayed.DELAYED),
    ]  # fmt: skip
    told = g.queue[0]
    assert (told.cause.dice, told.cause.target, told.cause.amount) == ((3,), 0, 4)
    assert (told.cards, told.characters, told.cause.faces) == ((5,), (6,), (0,))
    assert [armed.card for armed in g.delayed] == [8]


def test_what_that_means_is_kept_with_an_armed_effect() -> None:
    at = Scene(position(Side([FIGHTER]), Side([RAIDER])), 0)
    at.dice, at.cards, at.characters, at.player, at.amount = (3,), [5], (6,), 1, 4
    armed = Delayed("end-of-round", 0, 7, "x", 0)
    at.keep_for(armed)
    assert (armed.dice, armed.cards, armed.characters) == ((3,), (5,), (6,))
    assert (armed.player, armed.amount) == (1, 4)


def test_whoever_does_it_for_another_is_that_player() -> None:
    at = Scene(position(Side([FIGHTER]), Side([RAIDER])), 0)
    other = as_that_player(at, 1)
    assert (other.seat, other.player, at.player) == (1, 1, NOBODY)


# --- dice on their cards, cards looked at ---------------------------------------------------------


def test_only_dice_that_lie_on_their_cards_and_may_be_rolled_are_rolled_in() -> None:
    duel = table(Side([In(FIGHTER, dice=(None, None, "1MD"))]), Side([RAIDER]))
    at, roll = Scene(duel.g, 0), RollIn(A_DIE)
    first, second, third = (duel.die(FIGHTER, number) for number in range(3))
    duel.g.dice[second].frozen = duel.g.round
    assert [roll.allowed(at, die) for die in (first, second, third, 999)] == [True] + [False] * 3


def test_a_die_is_of_the_type_that_its_card_is_now() -> None:
    duel = table(Side([FIGHTER], supports=[In(POST, dice=("1R",))]), Side([RAIDER]))
    at, die = Scene(duel.g, 0), duel.die(POST)
    for kind, types in (("support", CardType.SUPPORT), ("upgrade", CardType.UPGRADE)):
        duel.card(POST).kind = kind
        assert (die in Dice(types=(types,)).find(at)) is True
        others = [one for one in (CardType.SUPPORT, CardType.UPGRADE) if one is not types]
        assert die not in Dice(types=tuple(others)).find(at)


def test_one_die_of_several_is_enough_for_a_card_that_waits_for_a_reroll() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([In(RAIDER, dice=("2ID",))]))
    at, mine, theirs = Scene(duel.g, 0), duel.die(FIGHTER), duel.die(RAIDER)
    waits = RerollsDice(Dice(YOU))
    for dice, hears in (((mine,), True), ((mine, theirs), True), ((theirs,), False)):
        rerolled = Happening("reroll-dice", 0, dice=dice, source=duel.id(FIGHTER))
        assert waits.hears(at, rerolled) is hears


def test_only_cards_that_still_lie_in_their_deck_are_put_back() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149"], deck=["AW 150", "AW 151"]), Side([RAIDER]))
    at = Scene(duel.g, 0)
    at.looked = [duel.id("AW 151"), duel.id("AW 149")]
    assert drive(PutBack().do(at)).amount == 1
    assert duel.g.players[0].deck.top[0] == duel.id("AW 151")
    assert duel.g.players[0].hand == [duel.id("AW 149")]


# --- claims ---------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CLAIM-5")
def test_the_battlefield_is_claimed_once_a_round() -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    for claimed, may in ((NOBODY, True), (0, False), (1, False)):
        g.claimed = claimed
        assert claiming.can_claim(g, 0) is may
        assert (claiming.problem(g, 0) is None) is may


# --- activation -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-ACTIVATE-3", "DS-ACTIVATE-4", "DS-ACTIVATE-5")
def test_who_can_be_activated_and_which_dice_are_rolled() -> None:
    duel = table(
        Side(
            [In(FIGHTER, dice=("1MD", None), upgrades=[GEAR]), In(SENTRY, exhausted=True)],
            supports=[POST, CRATE],
        ),
        Side([In(RAIDER, downgrades=[CURSE])]),
    )
    g = duel.g
    able = {
        named.name: activating.can_activate(g, duel.card(named))
        for named in (FIGHTER, SENTRY, POST, CRATE, GEAR)
    }
    assert able == {
        FIGHTER.name: True,
        SENTRY.name: False,
        POST.name: True,
        CRATE.name: False,
        GEAR.name: False,
    }
    rolled = activating.dice_to_roll(g, duel.id(FIGHTER))
    assert rolled == [duel.die(FIGHTER, 1), duel.die(GEAR)]
    assert all(g.dice[die].face == ON_CARD for die in rolled)


# --- attaching ------------------------------------------------------------------------------------


@pytest.mark.rule("DS-PLAY-RESTRICTION-2", "DS-UPGRADE-1", "DS-DOWNGRADE-1")
def test_where_a_card_can_be_attached() -> None:
    blue = made("upgrade", "Case robe", only_on=Cards(colours=(Colour.BLUE,)), cost=1)
    duel = table(
        Side([FIGHTER, SENTRY], supports=[POST], hand=[blue, PLAIN, CURSE]), Side([RAIDER, ENVOY])
    )
    g = duel.g
    for named, on, hosts in (
        (blue, None, [SENTRY]), (PLAIN, None, [FIGHTER, SENTRY]), (CURSE, None, [RAIDER, ENVOY]),
        (PLAIN, (duel.id(SENTRY),), [SENTRY]), (blue, (duel.id(FIGHTER),), []),
    ):  # fmt: skip
        expected = [duel.id(host) for host in hosts]
        assert attaching.hosts(g, 0, duel.id(named), on) == expected


def test_redirected_damage_is_dealt_to_whoever_has_the_character() -> None:
    duel = table(Side([FIGHTER]), Side([RAIDER]))
    coming = Happening("damage", 1, duel.id(FIGHTER), target=0, amount=2)
    at = Scene(duel.g, 0, duel.id(FIGHTER), cause=coming)
    drive(Redirect(One(Cards(OPPONENT, (CardType.CHARACTER,)))).do(at))
    assert (coming.card, coming.target) == (duel.id(RAIDER), 1)


def test_a_card_that_others_mention_is_of_its_type() -> None:
    assert [kind_of(name) for name in ("Hired Gun", "Force Throw", "nobody")] == [
        "character", "upgrade", "card",
    ]  # fmt: skip


@pytest.mark.rule("DS-PLAY-CARD-1")
def test_characters_and_battlefields_are_not_played() -> None:
    duel = table(Side([FIGHTER], hand=[PLAIN], resources=5), Side([RAIDER]))
    g = duel.g
    assert playing.problem(g, 0, duel.id(FIGHTER)) == "DS-PLAY-CARD-1"
    assert playing.problem(g, 0, g.battlefield) == "DS-PLAY-CARD-1"
    assert playing.problem(g, 0, duel.id(PLAIN)) is None


def test_what_an_opponent_did_in_his_last_turn() -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    mine, theirs = Happening("activate", 0), Happening("activate", 1)
    g.players[0].last_turn = [Happening("resolve", 0), mine]
    g.players[1].last_turn = [theirs, Happening("resolve", 1), mine]
    assert done_by_opponents(Scene(g, 0), "activate") == [theirs]
    assert done_by_opponents(Scene(g, 1), "activate") == [mine]


def test_of_nobody_nothing_is_counted() -> None:
    g = position(Side([FIGHTER], resources=2), Side([RAIDER], resources=3))
    at = Scene(g, 0)
    assert [Resources(who).count(at) for who in (YOU, OPPONENT, THAT_PLAYER)] == [2, 3, 0]


# --- elite ----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ELITE-2")
def test_two_dice_make_a_character_elite() -> None:
    duel = table(Side([In(FIGHTER, dice=(None, None)), In(SENTRY, dice=(None,))]), Side([RAIDER]))
    assert [elite.is_elite(duel.g, duel.id(one)) for one in (FIGHTER, SENTRY)] == [True, False]


# --- surplus --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-UPGRADE-5", "DS-DOWNGRADE-5")
@pytest.mark.parametrize(("upgrades", "downgrades", "kind"), [
    (3, 3, ""), (4, 0, "upgrade"), (0, 4, "downgrade"), (4, 4, "upgrade"),
])  # fmt: skip
def test_a_character_wears_three_upgrades_and_three_downgrades(
    upgrades: int, downgrades: int, kind: str
) -> None:
    worn = In(FIGHTER, upgrades=[PLAIN] * upgrades, downgrades=[CURSE] * downgrades)
    g = position(Side([worn]), Side([RAIDER]))
    attached = [card for card in g.play.values() if card.host >= 0]
    found = leaving_play.surplus_on(g, attached) if attached else []
    assert {g.play[card].kind for card in found} == ({kind} if kind else set())
    assert len(found) == (4 if kind else 0)


@pytest.mark.rule("DS-SHIELD-4")
@pytest.mark.parametrize(("shields", "left"), [(0, 0), (3, 3), (4, 3), (6, 3)])
def test_shields_beyond_three_are_removed_from_characters_alone(shields: int, left: int) -> None:
    duel = table(Side([FIGHTER], supports=[POST]), Side([RAIDER]))
    duel.card(FIGHTER).shields = duel.card(POST).shields = shields
    leaving_play.drop_shields(duel.g)
    assert (duel.shields(FIGHTER), duel.shields(POST)) == (left, shields)


def test_unique_copies_are_those_of_one_player() -> None:
    hero = made("character", "Case hero", unique=True, sides="1R 1R 1R - - -")
    twin = made("support", "Case hero", unique=True, cost=1)
    for mine, theirs, sets in (
        ([hero], [hero], 0),
        ([hero, hero], [FIGHTER], 1),
        ([FIGHTER, FIGHTER], [hero], 0),
    ):
        g = position(Side(mine), Side(theirs))
        assert len(list(leaving_play.unique_copies(g))) == sets
    g = position(Side([hero], supports=[twin]), Side([RAIDER]))
    assert len(list(leaving_play.unique_copies(g))) == 1


# --- dice -----------------------------------------------------------------------------------------


def test_enemies_are_offered_first_to_who_strikes() -> None:
    duel = table(Side([FIGHTER, SENTRY]), Side([RAIDER, ENVOY]))
    mine = [duel.id(FIGHTER), duel.id(SENTRY)]
    theirs = [duel.id(RAIDER), duel.id(ENVOY)]
    assert symbols.targets(duel.g, 0) == theirs + mine
    assert symbols.targets(duel.g, 1) == mine + theirs


@pytest.mark.rule("DS-COST-4", "DS-MODIFIER-1", "DS-BLANK-1")
@pytest.mark.parametrize(("side", "resources", "able"), [
    ("1RD", 0, True), ("3MD1", 0, False), ("3MD1", 1, True), ("-", 5, False), ("+2RD", 5, False),
])  # fmt: skip
def test_what_a_die_can_be_resolved_for(side: str, resources: int, able: bool) -> None:
    duel = table(Side([In(RAIDER, dice=(side,))], resources=resources), Side([FIGHTER]))
    found = resolving.openings(duel.g, 0)
    assert [die for die, _ in found] == [duel.die(RAIDER)] * able


def test_dice_resolved_in_this_action_are_not_offered_again() -> None:
    duel = table(Side([In(RAIDER, dice=("1RD", "3RD"))]), Side([FIGHTER]))
    first, second = duel.die(RAIDER, 0), duel.die(RAIDER, 1)
    assert resolving.openings(duel.g, 0, Symbol.RANGED, [first]) == [(second, Symbol.RANGED)]
    assert resolving.openings(duel.g, 0, Symbol.MELEE) == []
