import pytest

from x_wing.faces import BLANK, CRITICAL
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fight, fly, play, position

AWAY = (850, 850, 90)
CORNER = (60, 60, 90)


def pose(table: Skirmish, ship_id: int) -> tuple[float, float, float]:
    ship = table.ship(ship_id)
    return (ship.x, ship.y, ship.heading)


@pytest.mark.rule("XW-ACTIVATION-1", "XW-ACTIVATION-7", "XW-ACTIVATION-8")
def test_ships_activate_from_the_lowest_skill_to_the_highest() -> None:
    ships = (
        x_wing("lukeskywalker", at=(200, 200, 90), dial="straight:1"),  # 8
        tie("obsidiansquadronpilot", at=(450, 700, 270), dial="straight:2"),  # 3
        tie("nightbeast", at=(700, 700, 270), dial="straight:4"),  # 5
    )
    table = play(position(*ships, step="activation"))
    order = []
    while table.seen.phase == "activation":
        order.append(table.seen.active)
        table.answer(table.waiting[0], "pass")
    assert order == [1, 2, 0]
    moved = [e.text.args["ship"] for e in table.log if e.text.id == "xw-log-executes"]
    assert len(moved) == 3
    ids = table.told_ids()
    last = len(ids) - 1 - ids[::-1].index("xw-log-passes-action")
    assert ids[last + 1] == "xw-log-combat"


@pytest.mark.rule("XW-ACTIVATION-2", "XW-ACTIVATION-5")
def test_the_six_steps_of_an_activation_come_in_order() -> None:
    table = fly("koiogran:4", x_wing(), tie(at=AWAY))
    steps = [
        "xw-log-reveals",
        "xw-log-step-template",
        "xw-log-executes",
        "xw-log-step-stress",
        "xw-log-gains-stress",
        "xw-log-step-clean-up",
        "xw-log-no-action-stress",
    ]
    ids = table.told_ids()
    places = [ids.index(step) for step in steps]
    assert places == sorted(places)
    # the stress of the red maneuver came first: there was no action to choose
    assert table.seen.phase == "planning"
    assert table.ship(0).tokens == {"stress": 1}


@pytest.mark.rule("XW-ACTIVATION-3")
def test_a_dial_is_revealed_when_its_ship_is_activated_and_not_before() -> None:
    ships = (
        tie("academypilot", at=(300, 700, 270), dial="koiogran:3", tokens={"stress": 1}),
        tie("obsidiansquadronpilot", at=(600, 700, 270), dial="straight:2"),
        x_wing("rookiepilot", at=(450, 200, 90), dial="straight:2"),
    )
    table = play(position(*ships, step="activation"))
    # the stressed Academy Pilot (skill 1) waits for the Rebel's choice: its dial is open
    view = table.view(REBEL)
    assert (view.ships[0].dial, view.ships[0].dial_revealed) == ("koiogran:3", True)
    assert (view.ships[1].dial, view.ships[1].dial_set) == ("", True)
    assert table.seen.ships[2].dial == ""


@pytest.mark.rule("XW-ACTIVATION-4", "XW-COMPONENT-17")
def test_tokens_move_with_the_ship() -> None:
    ship = tie(tokens={"focus": 1, "evade": 2})
    table = fly("straight:4", ship, x_wing(at=CORNER, lock=0))
    moved = table.ship(0)
    assert (moved.x, moved.y) == (450.0, 300.0)
    view = table.view(None)
    assert view.ships[0].tokens == {"evade": 2, "focus": 1}
    assert [(lock.by, lock.on) for lock in view.locks] == [(1, 0)]


@pytest.mark.rule("XW-ACTIVATION-6")
def test_clean_up_takes_the_dial_away() -> None:
    table = fly("straight:2", tie(), x_wing(at=CORNER))
    view = table.view(IMPERIAL).ships[0]
    assert (view.dial_set, view.dial, view.dial_revealed) == (False, "", False)
    assert "xw-log-step-clean-up" in table.told_ids()


@pytest.mark.rule("XW-MANEUVER-8")
def test_the_revealed_maneuver_is_executed_as_it_is() -> None:
    table = fly("turn:left:3", x_wing(), tie(at=AWAY))
    assert pose(table, 0) == (340.0, 410.0, 180.0)
    table.refusal(REBEL, "turn:right:3")


@pytest.mark.rule("XW-MANEUVER-9")
def test_a_damage_card_makes_turns_red() -> None:
    ship = x_wing(damage=damage("damaged-engine"))
    table = play(position(ship, tie(), step="planning"))
    colours = {m.key: m.colour for m in table.seen.dials["0"]}
    assert {colours[f"turn:{side}:2"] for side in ("left", "right")} == {"red"}
    assert colours["bank:left:2"] == "white"
    flown = fly("turn:left:2", x_wing(damage=damage("damaged-engine")), tie(at=AWAY))
    assert flown.ship(0).tokens == {"stress": 1}
    # and a stressed ship may not fly them: the opponent picks another one
    stressed = x_wing(damage=damage("damaged-engine"), tokens={"stress": 1})
    table = fly("turn:left:2", stressed, tie(at=AWAY))
    assert table.waiting == (IMPERIAL,)
    assert not any(key.startswith("turn") for key in table.offered(IMPERIAL))


@pytest.mark.rule("XW-DIFFICULTY-2")
def test_red_adds_a_stress_token() -> None:
    table = fly("koiogran:4", x_wing(), tie(at=AWAY))
    assert table.ship(0).tokens == {"stress": 1}


@pytest.mark.rule("XW-DIFFICULTY-3", "XW-STRESS-4")
@pytest.mark.parametrize(("before", "after"), [(3, {"stress": 2}), (2, {"stress": 1}), (0, {})])
def test_green_removes_one_stress_token(before: int, after: dict[str, int]) -> None:
    tokens = {"stress": before} if before else {}
    table = fly("straight:1", x_wing(tokens=tokens), tie(at=AWAY))
    assert table.ship(0).tokens == after


@pytest.mark.rule("XW-STRESS-4")
def test_a_ship_may_gain_stress_in_other_ways_and_hold_several_tokens() -> None:
    card = ([CRITICAL, BLANK, BLANK], [BLANK] * 3, "thrust-control-fire")
    table = fight(x_wing(), tie(tokens={"stress": 2}), *card)
    assert table.ship(1).tokens == {"stress": 3}


@pytest.mark.rule("XW-DIFFICULTY-4")
def test_white_leaves_stress_alone() -> None:
    table = fly("straight:3", x_wing(tokens={"stress": 1}), tie(at=AWAY))
    assert table.ship(0).tokens == {"stress": 1}
    table = fly("straight:3", x_wing(), tie(at=AWAY))
    assert table.ship(0).tokens == {}


@pytest.mark.rule("XW-DIFFICULTY-5")
def test_losing_the_last_stress_token_allows_an_action() -> None:
    table = fly("straight:1", x_wing(tokens={"stress": 1}), tie(at=AWAY))
    assert table.offered(REBEL) == ["focus", "pass"]


@pytest.mark.rule("XW-STRESS-1", "XW-STRESS-3")
def test_the_opponent_replaces_a_red_maneuver_of_a_stressed_ship() -> None:
    table = fly("koiogran:4", x_wing(tokens={"stress": 1}), tie(at=AWAY))
    assert table.waiting == (IMPERIAL,)
    keys = table.offered(IMPERIAL)
    assert len(keys) == 14  # the 15 maneuvers of the dial less the red one
    assert "koiogran:4" not in keys
    table.answer(IMPERIAL, "straight:3")
    assert pose(table, 0) == (450.0, 460.0, 90.0)
    assert table.ship(0).tokens == {"stress": 1}


@pytest.mark.rule("XW-STRESS-1")
def test_by_the_later_answers_it_flies_straight_2_instead() -> None:
    table = fly(
        "koiogran:4", x_wing(tokens={"stress": 1}), tie(at=AWAY), options={"rules": "reference"}
    )
    assert pose(table, 0) == (450.0, 420.0, 90.0)


@pytest.mark.rule("XW-STRESS-2")
def test_stress_forbids_every_action_even_free_ones() -> None:
    table = fly("straight:2", tie("nightbeast", tokens={"stress": 2}), x_wing(at=CORNER))
    assert table.ship(0).tokens == {"stress": 1}
    # neither the free focus nor the action step was offered: the round went on
    assert table.seen.phase == "planning"
    assert "xw-log-no-action-stress" in table.told_ids()
    assert "xw-log-gains-focus" not in table.told_ids()


@pytest.mark.rule("XW-KOIOGRAN-3")
def test_an_overlapping_koiogran_turn_becomes_a_red_straight() -> None:
    table = fly("koiogran:4", x_wing(), tie(at=(450, 500, 270)))
    x, y, heading = pose(table, 0)
    assert heading == 90.0
    assert (x, round(y)) == (450.0, 460)
    assert table.ship(0).tokens == {"stress": 1}
    assert table.seen.ships[0].touching == [1]
    # only who is met in the end is touched; with a free place it turns round
    past = fly("koiogran:4", x_wing(), tie(at=(450, 500, 270)), tie(at=(600, 500, 270)))
    assert past.seen.ships[0].touching == [1]
    free = fly("koiogran:4", x_wing(), tie(at=(450, 420, 270)))
    assert pose(free, 0) == (450.0, 500.0, 270.0)


@pytest.mark.rule("XW-OVERLAP-4")
@pytest.mark.parametrize(("rules", "free"), [("book", False), ("reference", True)])
def test_after_an_overlap_there_is_no_action(rules: str, free: bool) -> None:
    table = fly(
        "straight:2", tie("nightbeast"), x_wing(at=(450, 370, 90)), options={"rules": rules}
    )
    assert table.ship(0).touching == [1]
    asked = table.offered(IMPERIAL)
    if free:
        assert asked == ["use:0:pilot:nightbeast:0", "none"]
        table.answer(IMPERIAL, "use:0:pilot:nightbeast:0")
        assert "xw-log-gains-focus" in table.told_ids()
    else:
        assert "xw-log-gains-focus" not in table.told_ids()
    assert "xw-log-no-action-overlap" in table.told_ids()
    assert table.seen.phase != "activation"


@pytest.mark.rule("XW-OVERLAP-6")
def test_moving_away_ends_touching() -> None:
    mover = x_wing(at=(450, 300, 90), touching=[1])
    other = tie("darkcurse", at=(450, 340, 180), touching=[0])
    table = fly("turn:right:3", mover, other)
    assert table.ship(0).touching == []
    assert table.ship(1).touching == []
    table.answer(REBEL, "pass")
    # Dark Curse, which faces west, has no target; nor has the X-wing; no ban is left
    assert table.seen.ships[0].touching == []


@pytest.mark.rule("XW-OVERLAP-6")
def test_ships_that_part_may_target_each_other_again() -> None:
    mover = x_wing(at=(450, 300, 90), touching=[1])
    other = tie("academypilot", at=(450, 340, 90), touching=[0])
    mover.dial = "straight:1"
    other.dial = "straight:4"
    table = play(position(mover, other, step="activation"))
    table.answer(IMPERIAL, "pass")
    table.answer(REBEL, "pass")
    assert table.seen.phase == "combat"
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]


@pytest.mark.rule("XW-OVERLAP-7")
def test_a_friendly_ship_is_overlapped_just_the_same() -> None:
    table = fly("straight:2", x_wing(), x_wing("redsquadronpilot", at=(450, 430, 90)), tie(at=AWAY))
    ship = table.ship(0)
    assert ship.touching == [1]
    assert round(ship.y) == 390
    assert "xw-log-no-action-overlap" in table.told_ids()


@pytest.mark.rule("XW-FLEE-2")
def test_a_ship_that_flees_is_destroyed_and_the_last_one_loses_the_game() -> None:
    table = fly("straight:3", x_wing(at=(450, 880, 90)), tie(at=(100, 100, 90)))
    assert table.ship(0).status == "destroyed"
    assert table.result.winners == (IMPERIAL,)
    ids = table.told_ids()
    assert ids.index("xw-log-flees") < ids.index("xw-log-destroyed")


@pytest.mark.rule("XW-FLEE-2")
def test_a_ship_that_stays_inside_by_a_hair_is_safe() -> None:
    table = fly("straight:1", x_wing(at=(450, 800, 90)), tie(at=(100, 100, 90)))
    assert table.ship(0).status == "in play"
    assert table.ship(0).y == 880.0


@pytest.mark.rule("XW-INITIATIVE-3", "XW-INITIATIVE-1")
def test_the_side_with_initiative_activates_all_its_ships_of_a_skill_first() -> None:
    ships = (
        x_wing("redsquadronpilot", at=(450, 200, 90), dial="straight:1"),
        tie("blacksquadronpilot", at=(300, 700, 270), dial="straight:2"),
        tie("blacksquadronpilot", at=(600, 700, 270), dial="straight:2"),
    )
    table = play(position(*ships, step="activation"))
    assert table.offered(IMPERIAL) == ["1", "2"]
    table.answer(IMPERIAL, "2")
    table.answer(IMPERIAL, "pass")
    assert table.seen.active == 1
    table.answer(IMPERIAL, "pass")
    assert table.seen.active == 0
    assert table.seen.initiative == "imperial"


@pytest.mark.rule("XW-INITIATIVE-3")
def test_with_rebel_initiative_the_rebel_comes_first() -> None:
    ships = (
        x_wing("redsquadronpilot", at=(450, 200, 90), dial="straight:1"),
        tie("blacksquadronpilot", at=(300, 700, 270), dial="straight:2"),
    )
    table = play(position(*ships, step="activation", initiative="rebel"))
    assert table.seen.active == 0


@pytest.mark.rule("XW-INITIATIVE-4")
@pytest.mark.parametrize("side", ["imperial", "rebel"])
def test_the_side_with_initiative_attacks_first(side: str) -> None:
    ships = (x_wing("redsquadronpilot"), tie("blacksquadronpilot"))
    table = play(position(*ships, initiative=side))
    assert table.ship(table.seen.active).side == side
    table.answer(table.waiting[0], "pass")
    assert table.ship(table.seen.active).side != side


@pytest.mark.rule("XW-INITIATIVE-5")
@pytest.mark.parametrize("side", ["imperial", "rebel"])
def test_the_side_with_initiative_resolves_its_abilities_first(side: str) -> None:
    ships = (
        x_wing("lukeskywalker", upgrades=["swarmtactics"], at=(200, 200, 90)),
        x_wing("rookiepilot", at=(260, 200, 90)),
        tie("maulermithel", upgrades=["swarmtactics"], at=(700, 700, 270)),
        tie("academypilot", at=(640, 700, 270)),
    )
    table = play(position(*ships, step="begin-combat", initiative=side))
    first = REBEL if side == "rebel" else IMPERIAL
    assert table.waiting == (first,)
    table.answer(first, "none")
    assert table.waiting == (1 - first,)
