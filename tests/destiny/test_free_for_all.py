"""Free-for-all: more than two players, one battlefield, leaving the game."""

from typing import Any

import pytest

from cantina.core.table import Table
from cantina.core.testing import told_ids
from cantina.games.destiny import game, invariants
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CHARACTERS,
    CLAIM,
    OPPONENT,
    YOU,
    Ability,
    Activates,
    After,
    As,
    Cards,
    Deal,
    Each,
    Gain,
    Lose,
    RollSetAside,
)
from cantina.games.destiny.printed import Card
from cantina.games.destiny.rules import in_play
from cantina.games.destiny.setup import Brought, Member, lay_out
from cantina.games.destiny.state import Duel
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, at_once, position, table

ANY = Cards(types=CHARACTERS)


def begin(*team: Card, script: list[list[int]]) -> Table[Duel]:
    lists = [
        Brought(
            (Member(card.code, 1, 10),),
            (("01168", "01174", "05174", "01168")[seat],),
            ("01157",) * 30,
        )
        for seat, card in enumerate(team)
    ]
    started = Table.at(game, lay_out(tuple(lists)), seed=3)
    for seat in started.waiting:
        if seat == started.waiting[-1]:
            started.force(*script)
        started.answer(seat, "none")
    return started


@pytest.mark.rule("DS-FFA-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_can_play(seats: int) -> None:
    started = Table.start(game, seats, seed=1)
    assert len(started.state.players) == seats
    assert len(started.waiting) == seats  # everybody has a mulligan


@pytest.mark.rule("DS-FFA-2")
def test_the_ordinary_rules_hold_for_more_players() -> None:
    duel = table(
        Side([In(SENTRY, dice=("2Sh",), shields=2), In(FIGHTER, dice=("1MD", "2RD"))]),
        Side([RAIDER]),
        Side([ENVOY]),
    )
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, SENTRY)
    assert duel.shields(SENTRY) == 3
    duel.pass_(1).pass_(2)
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, ENVOY)
    assert duel.asked() == (1,)  # the other die shows another symbol
    assert duel.pool(0) == ["2RD"]


@pytest.mark.rule("DS-FFA-3")
def test_players_are_seated_at_random() -> None:
    orders = set()
    for seed in range(12):
        orders.add(Table.start(game, 4, seed=seed).state.seating)
    assert len(orders) > 3
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert Table.start(game, 2, seed=1).state.seating == (0, 1)


def seats_rolling(started: Table[Duel]) -> list[int]:
    """Return who rolled for the battlefield, in order."""
    return [
        int(event.text.args["seat"].args["number"]) - 1
        for event in started.log
        if event.text.id == "ds-log-battlefield-roll"
    ]


@pytest.mark.rule("DS-FFA-4", "DS-FFA-5")
def test_the_highest_roll_uses_its_own_battlefield_and_all_others_get_a_shield() -> None:
    started = begin(FIGHTER, FIGHTER, FIGHTER, script=[[0], [1], [5]])  # 1, 2 and 0
    winner = seats_rolling(started)[1]
    g = started.state
    assert g.controller == winner
    assert g.owners[g.battlefield] == winner
    shielded = {
        card.controller: card.shields for card in g.play.values() if card.kind == "character"
    }
    assert shielded == {seat: (0 if seat == winner else 1) for seat in range(3)}
    assert sum(len(player.aside) for player in g.players) == 2


@pytest.mark.rule("DS-FFA-6")
def test_only_the_tied_highest_roll_again() -> None:
    started = begin(FIGHTER, FIGHTER, FIGHTER, script=[[1], [3], [0], [0], [5]])
    rolled = seats_rolling(started)
    assert len(rolled) == 5
    assert rolled[3:] == rolled[:2]
    assert started.state.controller == rolled[0]


@pytest.mark.rule("DS-FFA-7")
def test_turns_go_clockwise_from_the_battlefields_controller() -> None:
    duel = table(
        Side([FIGHTER]),
        Side([SENTRY]),
        Side([ENVOY]),
        Side([RAIDER]),
        controller=2,
        step="round",
        round_=0,
    )
    order = []
    for _ in range(4):
        (seat,) = duel.asked()
        order.append(seat)
        card = next(
            c for c in duel.g.play.values() if c.controller == seat and c.kind == "character"
        )
        duel.table.force([0])
        duel.table.answer(seat, f"activate:{card.id}")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("DS-FFA-7")
def test_clockwise_is_how_the_players_sit_not_how_they_are_numbered() -> None:
    sides = [Side([card]) for card in (FIGHTER, SENTRY, ENVOY, RAIDER)]
    g = position(*sides, controller=1, step="round", round_=0)
    g.seating = (0, 3, 1, 2)
    duel = Arena(Table.at(game, g, script=[]))
    order = []
    for _ in range(3):
        (seat,) = duel.asked()
        order.append(seat)
        duel.pass_(seat)
    assert [*order, *duel.asked()] == [1, 2, 0, 3]


@pytest.mark.rule("DS-FFA-8")
def test_the_phase_ends_only_when_all_pass_in_a_row() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]), Side([ENVOY]), Side([RAIDER]))
    duel.pass_(0).pass_(1).pass_(2)
    duel.rolls((RAIDER, "-")).act(3, "activate", RAIDER)
    assert duel.g.round == 2
    duel.pass_(0).pass_(1).pass_(2)
    assert duel.g.round == 2
    duel.pass_(3)
    assert duel.g.round == 3


@pytest.mark.rule("DS-FFA-8")
def test_only_those_still_in_the_game_have_to_pass() -> None:
    duel = defeat_second()
    assert duel.pass_(2).g.round == 2
    assert duel.pass_(0).g.round == 3


@pytest.mark.rule("DS-FFA-9")
def test_one_claim_a_round() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "claim")
    assert not duel.can(1, "claim")
    duel.pass_(1)
    assert not duel.can(2, "claim")


@pytest.mark.rule("DS-FFA-10", "DS-DISRUPT-1")
def test_the_player_chooses_which_opponent_an_ability_is_used_against() -> None:
    duel = table(
        Side([In(ENVOY, dice=("1Dr",))]), Side([SENTRY], resources=2), Side([RAIDER], resources=2)
    )
    duel.act(0, "resolve", (ENVOY, 0))
    assert duel.offered(0) == ["1", "2"]
    duel.choose(0, 2)
    assert (duel.resources(1), duel.resources(2)) == (2, 1)


@pytest.mark.rule("DS-FFA-10", "DS-CLAIM-9")
def test_the_claimant_chooses_the_opponent_of_a_claim_ability() -> None:
    field = made("battlefield", "Field", Ability(CLAIM, As(OPPONENT, Lose(1))))
    duel = table(
        Side([ENVOY]), Side([SENTRY], resources=2), Side([RAIDER], resources=2), battlefield=field
    )
    duel.act(0, "claim").yes(0).choose(0, 1)
    assert (duel.resources(1), duel.resources(2)) == (1, 2)


def defeat_second(controller: int = 0, **more: Any) -> Arena:
    """Let seat 0 defeat the only character of seat 1."""
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, dice=("1R",))], hand=["AW 157"], **more),
        Side([ENVOY]),
        controller=controller,
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    return duel


@pytest.mark.rule("DS-FFA-11", "DS-FFA-17")
def test_who_has_no_characters_leaves_and_the_others_go_on() -> None:
    duel = defeat_second()
    assert not duel.over
    assert duel.g.players[1].out
    assert duel.asked() == (2,)
    duel.pass_(2)
    assert duel.asked() == (0,)  # the empty seat is skipped


@pytest.mark.rule("DS-FFA-12")
def test_who_has_no_cards_at_the_end_of_a_round_leaves() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY], deck=[]), Side([ENVOY]))
    duel.pass_(0).pass_(1).pass_(2)
    assert duel.g.players[1].out
    assert not duel.over
    assert duel.g.round == 3
    assert duel.asked() == (0,)


@pytest.mark.rule("DS-FFA-13")
def test_everything_of_him_goes_but_the_active_battlefield_and_what_others_control() -> None:
    loan = made("support", "Loan")
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, dice=("1R",))], supports=[loan, "AW 89"]),
        Side([ENVOY]),
        controller=1,
    )
    at_once(in_play.take_control(Scene(duel.g, 2), duel.id(loan), 2))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.in_play(loan)
    assert duel.g.battlefield in duel.g.play
    assert not duel.in_play("AW 89")
    assert duel.pool(1) == []
    left = [c for c in duel.g.play.values() if c.controller == 1 and c.id != duel.g.battlefield]
    assert left == []
    invariants.check(duel.g)


@pytest.mark.rule("DS-FFA-13")
def test_a_die_without_a_card_goes_with_him_too() -> None:
    call = event("Call In", RollSetAside("Raider", 1))
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9)], hand=[call], spare_dice=[RAIDER]),
        Side([ENVOY]),
        active=1,
    )
    duel.rolls((RAIDER, "1RD")).act(1, "play", call).pass_(2)
    assert duel.pool(1) == ["1RD"]
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.pool(1) == []
    assert RAIDER.code in [duel.g.die_codes[die] for die in duel.g.players[1].aside_dice]
    invariants.check(duel.g)


@pytest.mark.rule("DS-FFA-14")
def test_nobody_controls_the_battlefield_of_a_controller_who_left_until_a_claim() -> None:
    duel = defeat_second(controller=1)
    assert duel.g.controller == -1
    duel.pass_(2)
    duel.act(0, "claim")
    assert duel.g.controller == 0


@pytest.mark.rule("DS-FFA-15")
def test_after_his_claim_the_others_wait_for_the_next_round() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=9)]), Side([ENVOY]), active=1
    )
    duel.act(1, "claim").no(1)
    duel.pass_(2)
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.g.players[1].out
    assert duel.asked() == (2,)
    assert not duel.can(2, "claim")
    duel.pass_(2).pass_(0)
    assert duel.g.round == 3
    assert duel.can(duel.asked()[0], "claim")


@pytest.mark.rule("DS-FFA-16")
def test_the_left_neighbour_of_who_left_decides_while_nobody_controls() -> None:
    mine = made("support", "Mine", Ability(After(Activates(ANY)), Gain(1)))
    theirs = made("support", "Theirs", Ability(After(Activates(ANY, OPPONENT)), Gain(1)))
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))], supports=[mine]),
        Side([In(SENTRY, damage=9)]),
        Side([ENVOY], supports=[theirs]),
        controller=1,
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    duel.pass_(2)
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (2,)
    assert duel.prompt(2) == "ds-ask-order-queue"


@pytest.mark.rule("DS-FFA-16")
def test_if_the_left_neighbour_leaves_too_the_next_one_decides() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD", "2MD"))]),
        Side([In(SENTRY, damage=9)]),
        Side([In(ENVOY, damage=9)]),
        Side([RAIDER]),
        controller=1,
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, ENVOY)
    assert [player.out for player in duel.g.players] == [False, True, True, False]
    duel.pass_(3).pass_(0)
    assert duel.g.round == 3
    assert duel.asked() == (3,)


@pytest.mark.rule("DS-FFA-16", "DS-FFA-7")
def test_he_also_begins_the_next_round() -> None:
    duel = defeat_second(controller=1)
    duel.pass_(2).pass_(0)
    assert duel.g.round == 3
    assert duel.asked() == (2,)


@pytest.mark.rule("DS-FFA-17")
def test_the_last_one_left_wins() -> None:
    blast = event("Blast", Deal(9, Each(Cards(OPPONENT, CHARACTERS))))
    duel = table(
        Side([FIGHTER], hand=[blast, blast]),
        Side([In(SENTRY, damage=5)]),
        Side([In(ENVOY, damage=5)]),
    )
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first).choose(0, 1)
    assert not duel.over
    duel.pass_(2)
    duel.act(0, "play", second)
    assert duel.over
    assert duel.winners == (0,)


@pytest.mark.rule("DS-FFA-11")
def test_who_defeats_himself_in_his_own_action_ends_it() -> None:
    doom = made("support", "Doom", Ability(ACTION, Deal(9, Each(Cards(YOU, CHARACTERS)))))
    duel = table(Side([In(FIGHTER, damage=5)], supports=[doom]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "action", doom, 0)
    assert duel.g.players[0].out
    assert duel.asked() == (1,)
    assert "ds-log-out" in told_ids(duel.table)
    invariants.check(duel.g)
