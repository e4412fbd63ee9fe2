"""What a turn or a round leaves behind, and what the next one knows nothing of."""

from typing import Any

import pytest

from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Do,
    ExtraActions,
    Forbidden,
    Gain,
    GiveAmbush,
    MustPass,
    OpponentsCannot,
    Standing,
)
from cantina.games.destiny.game import STEPS
from cantina.games.destiny.printed import Card as Definition
from cantina.games.destiny.rules import turns
from cantina.games.destiny.state import NOBODY, Duel, Happening
from cases import each_case
from destiny.cards.scene import Scene, scene
from destiny.made import made

FRESH = {
    "replaced": False,
    "played": [],
    "played_on": [],
    "rash": False,
    "actions": 0,
    "bonus": 0,
    "slow": False,
    "forced": False,
    "last_turn": [],
    "acted": False,
    "removed": False,
    "must_pass": 0,
}
STALE = {
    "replaced": True,
    "played": [0],
    "played_on": [0],
    "rash": True,
    "actions": 2,
    "bonus": 1,
    "slow": True,
    "forced": True,
    "last_turn": [Happening("activate")],
    "acted": True,
    "removed": True,
    "must_pass": 1,
}


@pytest.mark.rule("DS-ROUND-1")
@pytest.mark.parametrize("what", sorted(FRESH))
def test_a_new_round_knows_nothing_of_what_players_did_in_the_last(what: str) -> None:
    g = scene(None).g
    for player in g.players:
        setattr(player, what, STALE[what])
    turns.begin_round(g)
    assert [getattr(player, what) for player in g.players] == [FRESH[what]] * 2


@pytest.mark.rule("DS-ROUND-2")
def test_a_new_round_begins_with_its_first_player_unclaimed_and_with_power_actions_unused() -> None:
    d = scene(made("support", "Engine"), controller=1)
    g = d.g
    g.claimed, g.passes, g.phase_over = 0, 2, True
    for card in g.play.values():
        card.used = (0,)
    before = (g.round, g.idle_rounds)
    assert turns.begin_round(g) == "turn"
    assert (g.claimed, g.passes, g.phase_over, g.active) == (NOBODY, 0, False, 1)
    assert {card.used for card in g.play.values()} == {()}
    assert (g.round, g.idle_rounds) == (before[0] + 1, before[1] + 1)


# --- from turn to turn --------------------------------------------------------------------------


def acts_again_after(d: Scene, crate: Definition) -> bool:
    """Play a card; say whether its player acts once more."""
    d.play(crate)
    return d.asked() == (0,)


@pytest.mark.parametrize("haste", [GiveAmbush(to_next=True), GiveAmbush(this_round=True)])
@pytest.mark.rule("DS-AMBUSH-1")
def test_haste_for_the_next_card_is_used_up_or_forgotten(haste: GiveAmbush) -> None:
    crate, box = made("support", "Crate"), made("support", "Box")
    spur = made("support", "Spur", Ability(ACTION, Do((haste, ExtraActions(1)))))
    d = scene(spur, hand=[crate, box])
    d.use(spur)
    assert acts_again_after(d, crate)
    assert not acts_again_after(d, box)
    d = scene(spur, hand=[crate, box])
    d.use(spur).choose(0, "decline")
    d.pass_(1)
    assert acts_again_after(d, crate) is haste.this_round


def test_actions_for_the_next_turn_are_taken_in_it_and_in_no_other() -> None:
    plan = made("support", "Plan", Ability(ACTION, Do((ExtraActions(1, next_turn=True), Gain(1)))))
    purse = made("support", "Purse", Ability(ACTION, Gain(1)))
    d = scene(plan, supports=[purse])
    d.use(plan)
    assert d.my_turn_is_over
    d.pass_(1).act(0, "action", purse, 0).act(0, "action", purse, 0)
    assert d.my_turn_is_over
    d.pass_(1).act(0, "action", purse, 0)
    assert (d.my_turn_is_over, d.resources(0)) == (True, 4)


@pytest.mark.rule("DS-PASS-1")
def test_who_must_pass_passes_so_often_and_then_acts_again() -> None:
    gag = made("support", "Gag", Ability(ACTION, Do((MustPass(2), Gain(1)))))
    purse = made("support", "Purse", Ability(ACTION, Gain(1)))
    d = scene(gag, foe_supports=[purse])
    d.use(gag)
    d.act(1, "action", purse, 0)
    assert d.asked() == (1,)
    d.act(1, "action", purse, 0)
    assert d.asked() == (1,)
    d.act(1, "action", purse, 0)
    assert (d.asked(), d.resources(1)) == ((0,), 3)


# --- between turns ------------------------------------------------------------------------------


def begun(g: Duel) -> None:
    """Let the active player's turn begin, up to the question what to do."""
    asking = turns.turn(g)
    asking.send(None)
    asking.close()


def test_a_turn_begins_with_nothing_counted() -> None:
    g = scene(None).g
    g.effects, g.declining, g.actions_taken, g.changes, g.turn = 7, True, 3, 5, 4
    g.seen.append("a table")
    g.resolved.append(0)
    g.following = "upkeep"
    for player in g.players:
        player.last_turn = [Happening("activate")]
        player.hasty = True
    g.players[0].bonus, g.players[1].bonus = 2, 1
    begun(g)
    assert (g.effects, g.declining, g.actions_taken, g.seen, g.resolved) == (0, False, 0, [], [])
    assert (g.turn, g.acting, g.changes_before, g.following) == (5, 0, 5, "finish")
    assert [len(player.last_turn) for player in g.players] == [0, 1]
    assert not any(player.hasty for player in g.players)
    assert (g.extra, [player.bonus for player in g.players]) == ([0, 0], [0, 1])


@pytest.mark.rule("DS-CLAIM-3")
def test_who_claimed_or_must_pass_is_not_asked() -> None:
    g = scene(None).g
    g.claimed = 0
    assert STEPS["turn"](g) == "finish"
    g.claimed, g.players[0].must_pass = 1, 2
    assert (STEPS["turn"](g), g.players[0].must_pass) == ("finish", 1)


NEXT: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("the other player's turn", {"passes": 1}, "turn", {"active": 1}),
    ("everybody passed", {"passes": 2}, "phase-end", {"active": 0}),
    ("the phase is over", {"phase_over": True, "extra": [0, 1]}, "phase-end", {"extra": []}),
    ("the last word", {"phase_over": True, "last_word": 1, "extra": [0]}, "extra",
     {"extra": [1], "last_word": NOBODY}),
    ("an additional action", {"extra": [1, 0]}, "extra", {"extra": [1, 0], "active": 0}),
    ("none for whoever claimed", {"extra": [1, 0], "claimed": 1}, "extra", {"extra": [0]}),
    ("none but for whoever claimed", {"extra": [1, 1], "claimed": 1}, "turn", {"extra": []}),
]  # fmt: skip


@each_case(NEXT, "now", "then", "left")
@pytest.mark.rule("DS-EXTRA-ACTION-4")
def test_what_comes_after_an_action(now: dict[str, Any], then: str, left: dict[str, Any]) -> None:
    g = scene(None).g
    for name, value in now.items():
        setattr(g, name, value)
    assert turns.go_on(g) == then
    assert {name: getattr(g, name) for name in left} == left


def test_what_bound_a_player_for_one_turn_is_over_with_it() -> None:
    g = scene(None).g
    for player in g.players:
        player.barred, player.slow, player.limited = "reroll", True, True
    turns.go_on(g)
    assert [(one.barred, one.slow, one.limited) for one in g.players] == [
        ("", False, False),
        ("reroll", True, True),
    ]


@pytest.mark.rule("DS-EXTRA-ACTION-4")
def test_additional_actions_end_for_who_is_limited_out_or_kept_from_them() -> None:
    for taken, then in ((1, "extra"), (2, "turn")):
        g = scene(None).g
        g.players[0].limited, g.actions_taken, g.extra = True, taken, [0]
        assert turns.go_on(g) == then
    ban = made("support", "Ban", Standing(OpponentsCannot(Forbidden.EXTRA_ACTIONS)))
    g = scene(None, foe_supports=[ban]).g
    g.extra = [0]
    assert turns.go_on(g) == "turn"
    g = scene(None).g
    g.extra, g.players[0].out, g.active = [0], True, 1
    assert turns.go_on(g) == "turn"
