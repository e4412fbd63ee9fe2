from typing import Any

import pytest

from cantina.core.hidden import check_no_leak
from cantina.core.rng import Rng
from cantina.games.x_wing.state import Ship
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, play, position


def planning(**settings: Any) -> Skirmish:
    ships = (
        x_wing("rookiepilot"),
        tie("academypilot", at=(300, 700, 270)),
        tie("obsidiansquadronpilot", at=(600, 700, 270)),
    )
    return play(position(*ships, step="planning", **settings))


@pytest.mark.rule("XW-PLANNING-1", "XW-PLANNING-4")
def test_dials_are_seen_to_lie_there_but_not_what_they_show() -> None:
    table = planning()
    table.answer(IMPERIAL, "1:turn:left:1")
    table.answer(IMPERIAL, "2:straight:3")
    shown = table.view(REBEL).ships
    assert [ship.dial_set for ship in shown] == [False, True, True]
    assert [ship.dial for ship in shown] == ["", "", ""]
    assert [ship.dial for ship in table.seen.ships] == ["", "", ""]
    for seat in (REBEL, None):
        check_no_leak(table, seat, Rng(7))
    assert not any("turn" in str(event.text.args) for event in table.events(REBEL))


@pytest.mark.rule("XW-PLANNING-2")
def test_activation_begins_only_when_every_ship_has_a_maneuver() -> None:
    table = planning()
    table.answer(REBEL, "0:straight:2")
    table.answer(IMPERIAL, "1:turn:left:1")
    assert table.seen.phase == "planning"
    assert table.waiting == (IMPERIAL,)  # one ship still lacks a dial
    table.refusal(IMPERIAL, "done")
    table.answer(IMPERIAL, "2:straight:3")
    assert table.seen.phase == "activation"
    assert "xw-log-activation" in table.told_ids()


@pytest.mark.rule("XW-PLANNING-3")
def test_a_player_sees_the_own_dials() -> None:
    table = planning()
    table.answer(REBEL, "0:bank:left:2")
    table.answer(IMPERIAL, "2:straight:3")
    assert table.view(IMPERIAL).ships[2].dial == "straight:3"
    assert table.view(REBEL).ships[0].dial == "bank:left:2"
    table.answer(IMPERIAL, "1:turn:left:1")
    # in the Activation phase the Academy Pilot has moved; the others are still hidden
    assert table.seen.phase == "activation"
    assert table.view(IMPERIAL).ships[2].dial == "straight:3"


@pytest.mark.rule("XW-PLANNING-5")
def test_dials_are_set_in_any_order() -> None:
    table = planning()
    keys = table.offered(IMPERIAL)
    assert {key.split(":")[0] for key in keys} == {"1", "2"}
    table.answer(IMPERIAL, "2:straight:3")
    assert {key.split(":")[0] for key in table.offered(IMPERIAL)} == {"1"}


@pytest.mark.rule("XW-PLANNING-6")
@pytest.mark.parametrize(
    "order", [(REBEL, IMPERIAL, IMPERIAL), (IMPERIAL, REBEL, IMPERIAL), (IMPERIAL, IMPERIAL, REBEL)]
)
def test_both_players_plan_at_the_same_time(order: tuple[int, ...]) -> None:
    table = planning()
    assert table.waiting == (REBEL, IMPERIAL)
    dials = {REBEL: ["0:straight:2"], IMPERIAL: ["2:straight:3", "1:turn:left:1"]}
    for seat in order:
        table.answer(seat, dials[seat].pop())
    assert table.seen.phase == "activation"


@pytest.mark.rule("XW-PLANNING-7")
def test_no_template_is_shown_in_planning_unless_agreed() -> None:
    shown = planning().asks(REBEL)[0]
    assert all(option.note is None for option in shown.options)
    casual = planning(options={"assist": True}).asks(REBEL)[0]
    notes = {option.key: option.note for option in casual.options}
    assert notes["0:straight:2"].args == {"x": 450, "y": 420, "heading": 90}
    blocked = play(
        position(x_wing(), tie(at=(450, 390, 90)), step="planning", options={"assist": True})
    )
    note = {option.key: option.note for option in blocked.asks(REBEL)[0].options}["0:straight:2"]
    assert note.id == "xw-note-overlaps", "moved back until it touches the ship in the way"
    assert note.args == {"x": 450, "y": 350, "heading": 90}


@pytest.mark.rule("XW-PLANNING-8")
def test_book_example_of_planning() -> None:
    table = planning()
    table.answer(IMPERIAL, "2:bank:right:3")
    table.answer(IMPERIAL, "1:turn:left:1")
    hidden = table.view(REBEL)
    assert [ship.dial for ship in hidden.ships] == ["", "", ""]
    table.answer(REBEL, "0:bank:right:2")
    assert table.seen.phase == "activation"


@pytest.mark.rule("XW-DIAL-1")
def test_a_ship_chooses_from_its_own_dial_only() -> None:
    table = planning()
    table.refusal(REBEL, "0:straight:5")
    table.refusal(REBEL, "0:turn:left:1")
    assert {option.at for option in table.asks(REBEL)[0].options} == {"ship:0"}
    assert [option.note for option in table.asks(REBEL)[0].options] == [None] * 15
    keys = table.offered(IMPERIAL)
    assert "1:straight:5" in keys
    assert "1:turn:left:1" in keys
    assert (len(table.offered(REBEL)), len(keys)) == (15, 32)


@pytest.mark.rule("XW-DIAL-4")
def test_everybody_may_look_at_every_dial_table() -> None:
    table = planning()
    for seat in (REBEL, IMPERIAL, None):
        dials = table.view(seat).dials
        assert len(dials["0"]) == 15
        assert len(dials["1"]) == 16
        assert {(m.key, m.colour) for m in dials["0"]} >= {
            ("straight:1", "green"),
            ("koiogran:4", "red"),
        }
    for step in ("perform-action", "combat"):  # at any moment, not only while planning
        g = position(x_wing(), tie(), step=step, active=0)
        assert {key: len(dial) for key, dial in play(g).seen.dials.items()} == {"0": 15, "1": 16}


@pytest.mark.rule("XW-DIFFICULTY-1")
def test_every_maneuver_is_white_red_or_green() -> None:
    table = planning()
    colours = {m.colour for dial in table.seen.dials.values() for m in dial}
    assert colours == {"white", "red", "green"}
    # the easy ones are green, the hard ones red, and a player reads it on each
    labels = {option.key: option.label for option in table.asks(REBEL)[0].options}
    read = {
        key: labels[f"0:{key}"].args["maneuver"].args["colour"].id
        for key in ("straight:1", "straight:3", "koiogran:4")
    }
    assert read == {
        "straight:1": "xw-difficulty-green",
        "straight:3": "xw-difficulty-white",
        "koiogran:4": "xw-difficulty-red",
    }


@pytest.mark.rule("XW-MANEUVER-1")
def test_a_maneuver_is_shown_with_bearing_speed_and_colour() -> None:
    dial = {m.key: (m.bearing, m.speed, m.colour) for m in planning().seen.dials["1"]}
    assert dial["straight:5"] == ("straight", 5, "white")
    assert dial["bank:left:2"] == ("bank:left", 2, "green")
    assert dial["turn:right:3"] == ("turn:right", 3, "white")
    assert dial["koiogran:4"] == ("koiogran", 4, "red")


@pytest.mark.rule("XW-TEAM-3")
def test_nobody_sets_a_teammates_dial() -> None:
    ships = (x_wing(), tie(at=(300, 700, 270)), tie(at=(600, 700, 270), seat=2))
    g = position(*ships, step="planning", seats=("rebel", "imperial", "imperial"))
    table = play(g)
    assert {key.split(":")[0] for key in table.offered(1)} == {"1"}
    table.refusal(1, "2:straight:2")
    table.answer(2, "2:straight:2")
    assert table.state.ship(2).dial == "straight:2"


@pytest.mark.rule("XW-TEAM-3")
def test_each_player_decides_for_the_own_ships() -> None:
    def team(*ships: Ship, **settings: Any) -> Skirmish:
        return play(position(*ships, seats=("rebel", "imperial", "imperial"), **settings), *dice)

    dice: tuple[list[str], ...] = ()
    ships = (tie(at=(450, 500, 270), seat=2), tie(at=(300, 500, 270)), x_wing(had_combat=True))
    # actions
    assert team(*ships, step="perform-action", active=0).waiting == (2,)
    # attacks, and the dice of an attack
    ships[0].tokens = {"focus": 1}
    ships[1].had_combat = True
    dice = (["focus", "blank"], ["blank", "blank"])
    table = team(*ships)
    assert table.waiting == (2,)
    table.answer(2, "attack:primary:2")
    assert table.waiting == (2,)
    table.answer(2, "focus")


@pytest.mark.rule("XW-TEAM-7")
def test_teammates_do_not_see_each_others_dials() -> None:
    ships = (x_wing(), tie(at=(300, 700, 270)), tie(at=(600, 700, 270), seat=2))
    g = position(*ships, step="planning", seats=("rebel", "imperial", "imperial"))
    table = play(g)
    table.answer(1, "1:turn:left:1")
    assert table.view(2).ships[1].dial == ""
    assert table.view(1).ships[1].dial == "turn:left:1"
    check_no_leak(table, 2, Rng(3))


def test_an_ionized_ship_has_no_dial_and_drifts() -> None:
    ship = x_wing(tokens={"ion": 1})
    table = play(position(ship, tie(at=(300, 700, 270)), step="planning"))
    assert table.waiting == (IMPERIAL,)
    table.answer(IMPERIAL, "1:straight:2")
    table.answer(IMPERIAL, "pass")
    moved = table.ship(0)
    assert (moved.x, moved.y) == (450.0, 380.0)
    assert moved.tokens == {}


def test_a_dial_can_be_changed_until_all_are_set() -> None:
    table = planning()
    table.answer(REBEL, "0:straight:2")
    table.undo(REBEL)
    table.answer(REBEL, "0:straight:3")
    assert table.view(REBEL).ships[0].dial == "straight:3"


def test_a_damaged_engine_shows_in_the_dial_label() -> None:
    ship = x_wing(damage=damage("damaged-engine"))
    table = play(position(ship, tie(at=(300, 700, 270)), step="planning"))
    label = next(o.label for o in table.asks(REBEL)[0].options if o.key == "0:turn:left:2")
    assert label.args["maneuver"].args["colour"].id == "xw-difficulty-red"
