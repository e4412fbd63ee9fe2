"""Pilots who roll, decloak and turn in ways of their own."""

from math import cos, radians, sin
from typing import Any

import pytest

from cantina.games.x_wing.state import Obstacle
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position
from x_wing.test_equipping import check, codes

FAR = (850, 850, 90)
BANK_1, BANK_2 = 80.0, 130.0
HALF = 20.0


def curved(radius: float) -> tuple[float, float]:
    """Return how far a base moves along and across the direction in which a bank begins."""
    angle = radians(45.0)
    along = HALF + radius * sin(angle) + HALF * cos(angle)
    return along, radius * (1.0 - cos(angle)) + HALF * sin(angle)


def pose(table: Skirmish, ship: int = 0) -> tuple[float, float, float]:
    it = table.ship(ship)
    return it.x, it.y, it.heading % 360.0


def rolled(
    pilot: str,
    way: str,
    *,
    upgrades: list[str] | tuple[Any, ...] = (),
    seat: int = IMPERIAL,
    slide: str = "0",
    **more: Any,
) -> Skirmish:
    ship = (tie if seat == IMPERIAL else x_wing)(
        pilot, at=(450, 450, 90), upgrades=list(upgrades), **more
    )
    other = x_wing(at=FAR) if seat == IMPERIAL else tie(at=FAR)
    table = act(ship, other)
    table.answer(seat, f"barrel-roll:{way}")
    table.answer(seat, slide)
    return table


def test_lorrir_rolls_along_a_bank_for_a_stress_token() -> None:
    aside, ahead = curved(BANK_1)
    table = rolled("lieutenantlorrir", "left-ahead")
    assert pose(table) == pytest.approx((450 - aside, 450 + ahead, 45.0), abs=0.01)
    assert table.ship(0).tokens == {"stress": 1}
    table = rolled("lieutenantlorrir", "right-back")
    assert pose(table) == pytest.approx((450 + aside, 450 - ahead, 45.0), abs=0.01)
    table = rolled("lieutenantlorrir", "right-ahead")
    assert pose(table) == pytest.approx((450 + aside, 450 + ahead, 135.0), abs=0.01)
    table = rolled("lieutenantlorrir", "left-back")
    assert pose(table) == pytest.approx((450 - aside, 450 - ahead, 135.0), abs=0.01)


def test_lorrir_may_roll_straight_without_stress() -> None:
    table = rolled("lieutenantlorrir", "left")
    assert pose(table) == pytest.approx((370.0, 450.0, 90.0))
    assert table.ship(0).tokens == {}


def test_half_of_the_shift_is_made_at_either_end_of_a_bank() -> None:
    aside, ahead = curved(BANK_1)
    table = rolled("lieutenantlorrir", "left-ahead", slide="20")
    shift = 10.0 * cos(radians(45.0))
    where = (450 - aside + shift, 450 + 10 + ahead + shift, 45.0)
    assert pose(table) == pytest.approx(where, abs=0.01)


def test_a_rock_under_the_bank_blocks_the_roll() -> None:
    ship = tie("lieutenantlorrir", at=(450, 450, 90))
    rock = Obstacle(0, "coreasteroid1", 400.0, 480.0, 0.0)
    options = {"rules": "reference"}
    table = act(ship, x_wing(at=FAR), obstacles=[rock], options=options)
    keys = table.offered(IMPERIAL)
    assert "barrel-roll:left-ahead" not in keys
    assert "barrel-roll:right-ahead" in keys


def test_zeta_ace_rolls_twice_as_far() -> None:
    table = rolled("zetaace", "right-far")
    assert pose(table) == pytest.approx((450 + 40 + 80, 450.0, 90.0))
    keys = act(tie("zetaace"), x_wing(at=FAR)).offered(IMPERIAL)
    assert {"barrel-roll:left", "barrel-roll:left-far"} <= set(keys)


def test_others_do_not() -> None:
    keys = act(tie("zetasquadronpilot"), x_wing(at=FAR)).offered(IMPERIAL)
    rolls = [key for key in keys if key.startswith("barrel-roll")]
    assert rolls == ["barrel-roll:left", "barrel-roll:right"]


def test_the_starviper_mk_ii_rolls_along_banks_only() -> None:
    viper = x_wing("blacksunvigo", upgrades=["starvipermkii"])
    keys = act(viper, tie(at=FAR)).offered(REBEL)
    rolls = [key.partition(":")[2] for key in keys if key.startswith("barrel-roll")]
    assert rolls == ["left-ahead", "left-back", "right-ahead", "right-back"]
    table = rolled("blacksunvigo", "left-ahead", upgrades=["starvipermkii"], seat=REBEL)
    assert table.ship(0).tokens == {}


def test_the_starviper_mk_ii_carries_a_second_title() -> None:
    squad = check("scum", "blacksunvigo", "starvipermkii", "virago")
    assert codes(squad) in ([], ["not_allowed"])  # Virago wants a better pilot
    assert codes(check("scum", "guri", "starvipermkii", "virago")) == []
    assert check("scum", "guri", "starvipermkii").points == 30 - 3
    assert codes(check("scum", "guri", "starvipermkii", "starvipermkii")) != []


def decloaking(pilot: str) -> Skirmish:
    g = position(
        tie(pilot, at=(450, 450, 90), tokens={"cloak": 1}, dial="straight:2"),
        x_wing(at=FAR, dial="straight:2"),
        step="begin-activation",
    )
    return play(g)


def test_echo_decloaks_along_banks_only() -> None:
    table = decloaking("echo")
    assert table.offered(IMPERIAL) == [
        "stay",
        "forward-left",
        "forward-right",
        "left-ahead",
        "left-back",
        "right-ahead",
        "right-back",
    ]
    table.answer(IMPERIAL, "forward-left")
    along, across = curved(BANK_2)
    assert table.ship(0).tokens == {}
    where = [event for event in table.log if event.text.id == "xw-log-decloaks"]
    assert len(where) == 1
    assert pose_before_flying(table) == pytest.approx((450 - across, 450 + along, 135.0), abs=0.01)


def pose_before_flying(table: Skirmish) -> tuple[float, float, float]:
    """Undo the straight 2 that follows at once."""
    x, y, heading = pose(table)
    if not table.ship(0).activated:
        return x, y, heading
    step = 120.0
    return x - step * cos(radians(heading)), y - step * sin(radians(heading)), heading


def test_echo_decloaks_sideways_along_a_bank() -> None:
    table = decloaking("echo")
    table.answer(IMPERIAL, "right-ahead")
    table.answer(IMPERIAL, "0")
    aside, ahead = curved(BANK_2)
    where = (450 + aside, 450 + ahead, 135.0)
    assert pose_before_flying(table) == pytest.approx(where, abs=0.01)


def test_whisper_decloaks_straight() -> None:
    assert decloaking("whisper").offered(IMPERIAL) == ["stay", "forward", "left", "right"]


@pytest.mark.parametrize(
    ("dial", "heading"), [("bank:left:2", 225.0), ("bank:right:2", 315.0), ("turn:left:2", 270.0)]
)
def test_dalan_oberos_turns_maneuvers_into_tallon_rolls(dial: str, heading: float) -> None:
    ship = x_wing("dalanoberos", at=(450, 450, 90))
    table = fly(dial, ship, tie(at=FAR))
    table.use(REBEL, "pilot:dalanoberos")
    table.answer(REBEL, "0")
    assert pose(table)[2] == pytest.approx(heading)
    assert table.ship(0).tokens == {"stress": 1}  # it is red


def test_dalan_oberos_flies_along_the_template_of_the_bank() -> None:
    along, across = curved(BANK_2)
    table = fly("bank:left:2", x_wing("dalanoberos", at=(450, 450, 90)), tie(at=FAR))
    table.use(REBEL, "pilot:dalanoberos")
    table.answer(REBEL, "0")
    assert pose(table)[:2] == pytest.approx((450 - across, 450 + along), abs=0.01)


@pytest.mark.parametrize(("dial", "stress"), [("straight:2", 0), ("bank:left:2", 1)])
def test_dalan_oberos_needs_a_curve_and_a_calm_mind(dial: str, stress: int) -> None:
    ship = x_wing("dalanoberos", tokens={"stress": 1} if stress else {})
    table = fly(dial, ship, tie(at=FAR))
    assert not any("dalanoberos" in key for key in table.offered(REBEL))
