"""Rounds, the End phase and winning."""

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, play, position

PHASE_LOGS = ["xw-log-round", "xw-log-activation", "xw-log-combat", "xw-log-end-phase"]


def pass_through_round(table: Skirmish, dials: list[tuple[int, str]]) -> None:
    for seat, key in dials:
        table.answer(seat, key)
    turn = table.seen.round
    while table.seen.round == turn and not table.over:
        table.answer(table.waiting[0], "pass")


@pytest.mark.rule("XW-ROUND-1", "XW-ROUND-2")
def test_four_phases_in_order_and_then_a_new_round() -> None:
    ships = (x_wing(at=(450, 200, 90)), tie(at=(200, 700, 0)))
    table = play(position(*ships, step="planning", turn=0))
    assert (table.seen.round, table.seen.phase) == (1, "planning")
    pass_through_round(table, [(REBEL, "0:straight:1"), (IMPERIAL, "1:straight:2")])
    told = [i for i in table.told_ids() if i in PHASE_LOGS]
    assert told == [*PHASE_LOGS, "xw-log-round"]
    assert (table.seen.round, table.seen.phase) == (2, "planning")


@pytest.mark.rule("XW-INITIATIVE-1")
def test_initiative_never_passes() -> None:
    setting_up = Skirmish.start(game, 2, {})
    assert setting_up.seen.initiative == "imperial"  # one side has it from the beginning
    told = [event for event in setting_up.log if event.text.id == "xw-log-initiative"]
    assert len(told) == 1 and setting_up.seen.phase == "setup"
    assert prompt(setting_up, IMPERIAL) == "xw-ask-place-ship"  # and nobody is asked about it
    ships = (x_wing(at=(450, 200, 90)), tie(at=(200, 700, 0)))
    table = play(position(*ships, step="planning", turn=0, initiative="rebel"))
    for _ in range(2):
        assert table.seen.initiative == "rebel"
        pass_through_round(table, [(REBEL, "0:straight:1"), (IMPERIAL, "1:straight:2")])
    assert table.seen.initiative == "rebel"


@pytest.mark.rule("XW-END-1")
def test_the_end_phase_removes_evade_and_focus_tokens() -> None:
    ships = (x_wing(tokens={"focus": 1}), tie(tokens={"evade": 2}))
    table = play(position(*ships, step="end-phase"))
    assert [ship.tokens for ship in table.seen.ships] == [{}, {}]
    assert table.seen.round == 2


@pytest.mark.rule("XW-END-3")
def test_card_effects_of_the_end_phase_are_offered_there() -> None:
    ship = x_wing(upgrades=["r5astromech"], damage=damage("console-fire"))
    table = play(position(ship, tie(), step="end-phase"))
    assert table.offered(REBEL) == ["use:0:upgrade:r5astromech:0", "none"]
    table.answer(REBEL, "use:0:upgrade:r5astromech:0")
    assert [card.face_up for card in table.ship(0).damage] == [False]
    # a ship without a face-up Ship card is not asked
    ship = x_wing(upgrades=["r5astromech"], damage=damage("stunned-pilot"))
    table = play(position(ship, tie(), step="end-phase"))
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-WIN-1")
def test_destroying_the_last_enemy_ship_wins_at_once() -> None:
    ships = (
        tie(at=(450, 500, 270)),
        x_wing(shields=0, damage=damage("", ""), had_combat=True),
        tie(at=(700, 700, 90), had_combat=True),
    )
    table = play(position(*ships), [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert table.over
    assert table.result.winners == (IMPERIAL,)
    assert table.state.step == ""
    assert table.waiting == ()


@pytest.mark.rule("XW-WIN-1")
def test_the_last_ship_may_be_lost_in_the_middle_of_any_phase() -> None:
    # the last Imperial ship flies off the mat before the Rebels have moved
    ships = (
        x_wing(at=(450, 200, 90), dial="straight:1"),
        tie(at=(450, 880, 90), dial="straight:2"),
    )
    table = play(position(*ships, step="activation"))
    assert table.over
    assert table.result.winners == (REBEL,)
    assert (table.seen.phase, table.ship(0).activated) == ("activation", False)
    # or is destroyed by an effect at the start of combat
    burning = tie(damage=damage("", "console-fire"))
    chance = ([HIT], "direct-hit", "direct-hit")
    table = play(position(x_wing(), burning, step="begin-combat"), *chance)
    assert table.result.winners == (REBEL,)


@pytest.mark.rule("XW-CARD-ABILITY-4")
def test_nobody_is_asked_which_of_two_console_fires_burns_first() -> None:
    burning = x_wing(shields=2, damage=damage("console-fire", "console-fire"))
    table = play(position(burning, tie(), step="begin-combat"), [HIT], [BLANK])
    assert table.told_ids().count("xw-log-rolls-one") == 2
    assert (table.ship(0).shields, table.seen.phase) == (1, "combat")
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]


@pytest.mark.rule("XW-WIN-1")
def test_the_game_goes_on_while_both_sides_have_ships() -> None:
    ships = (
        tie(at=(450, 500, 270)),
        x_wing(shields=0, damage=damage("", ""), had_combat=True),
        x_wing(at=(100, 100, 90)),
    )
    table = play(position(*ships), [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert not table.over


@pytest.mark.rule("XW-WIN-2")
@pytest.mark.parametrize("side", ["imperial", "rebel"])
def test_when_the_last_ships_destroy_each_other_initiative_decides(side: str) -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 500, 270), damage=damage("", "")),
        x_wing("redsquadronpilot", shields=0, damage=damage("", "")),
    )
    dice = {
        "imperial": ([HIT, BLANK], [BLANK] * 2, [HIT, BLANK, BLANK], [BLANK] * 3),
        "rebel": ([HIT, BLANK, BLANK], [BLANK] * 3, [HIT, BLANK], [BLANK] * 2),
    }[side]
    table = play(position(*ships, initiative=side), *dice, *["direct-hit"] * 6)
    first, second = (0, 1) if side == "imperial" else (1, 0)
    table.attack(ships[first].seat, second)
    assert not table.over  # the doomed ship still has its attack
    table.attack(ships[second].seat, first)
    assert [ship.status for ship in table.seen.ships] == ["destroyed", "destroyed"]
    assert table.result.winners == ((IMPERIAL,) if side == "imperial" else (REBEL,))


@pytest.mark.rule("XW-TEAM-5")
def test_a_team_wins_together() -> None:
    ships = (
        tie(at=(450, 500, 270), seat=2),
        x_wing(shields=0, damage=damage("", ""), had_combat=True),
        tie(at=(100, 100, 90), status="destroyed"),
    )
    g = position(*ships, seats=("rebel", "imperial", "imperial"))
    table = play(g, [HIT, CRITICAL], [BLANK, BLANK], *["direct-hit"] * 4)
    table.attack(2, 1)
    assert table.result.winners == (1, 2)  # player 2 of the Empire had no ship left
    assert [(place.seat, place.place) for place in table.result.standings] == [
        (0, 2),
        (1, 1),
        (2, 1),
    ]
    # nor can one of a team give up for the others
    assert game.concede(g, 1) is None
    assert game.concede(g, 0).winners == (1, 2)


@pytest.mark.rule("XW-TEAM-4")
def test_an_ability_for_friends_helps_teammates() -> None:
    ships = (
        x_wing("biggsdarklighter", at=(420, 300, 90), had_combat=True),
        x_wing("rookiepilot", at=(480, 300, 90), seat=2, had_combat=True),
        tie(at=(450, 480, 270)),
    )
    g = position(*ships, seats=("rebel", "imperial", "rebel"))
    table = play(g)
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]
    alone = (
        x_wing("redsquadronpilot", at=(420, 300, 90), had_combat=True),
        x_wing("rookiepilot", at=(480, 300, 90), seat=2, had_combat=True),
        tie(at=(450, 480, 270)),
    )
    table = play(position(*alone, seats=("rebel", "imperial", "rebel")))
    assert table.offered(IMPERIAL) == ["attack:primary:0", "attack:primary:1", "pass"]


def test_a_round_limit_ends_in_a_draw() -> None:
    ships = (x_wing(), tie(at=(200, 700, 0)))
    table = play(position(*ships, step="end-phase", turn=3, options={"round_limit": 3}))
    assert table.result.winners == ()


def test_one_side_concedes() -> None:
    table = Skirmish.start(game, 2)
    assert game.concede(table.state, 0).winners == (1,)
