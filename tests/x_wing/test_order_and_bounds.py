"""Who comes first, which edge counts, where a zone ends, and how a battle is decided."""

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.geometry import Pose, corners
from cantina.games.x_wing.rules.combat import end_combat
from cantina.games.x_wing.rules.end_phase import end_round, is_time_called
from cantina.games.x_wing.rules.fleeing import area_of, edge_left_by
from cantina.games.x_wing.rules.initiative import (
    choose_initiative,
    initiative_by_points,
    next_in_order,
)
from cantina.games.x_wing.rules.placing import (
    depth_from,
    fills_band,
    lies_in_band,
    parse_pose,
    ship_problem,
    strip,
    surely_within,
)
from cantina.games.x_wing.rules.sides import wished_sides
from cantina.games.x_wing.rules.tokens import is_ionized, lose
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.rules.victory import check_victory, result_of
from cantina.games.x_wing.state import IN_PLAY, Ship
from x_wing.ships import tie, x_wing
from x_wing.table import position
from x_wing.words import FAR

REFERENCE = {"rules": "reference"}


# --- order ----------------------------------------------------------------------------------------


def order(*ships: Ship, highest: bool, initiative: str = "imperial") -> list[int]:
    """Return the ships of which one is next."""
    seats = ("rebel", "imperial", "rebel")
    g = position(*ships, seats=seats, initiative=initiative)
    return [ship.ship_id for ship in next_in_order(g, list(g.ships), highest)]


@pytest.mark.rule("XW-ACTIVATION-1", "XW-COMBAT-2")
def test_pilot_skill_says_who_is_next() -> None:
    ships = (x_wing("wedgeantilles"), tie("academypilot"), x_wing("rookiepilot", at=FAR))
    assert order(*ships, highest=True) == [0]
    assert order(*ships, highest=False) == [1]


@pytest.mark.rule("XW-INITIATIVE-3", "XW-INITIATIVE-4")
@pytest.mark.parametrize(("initiative", "next_ones"), [("rebel", [0]), ("imperial", [1, 2])])
def test_initiative_settles_equal_skill(initiative: str, next_ones: list[int]) -> None:
    ships = (x_wing("redsquadronpilot"), *[tie("blacksquadronpilot", at=FAR) for _ in range(2)])
    for highest in (True, False):
        assert order(*ships, highest=highest, initiative=initiative) == next_ones


@pytest.mark.rule("XW-TEAM-3")
def test_in_a_team_the_first_seat_is_first() -> None:
    ships = (x_wing("rookiepilot", seat=2), tie("darthvader"), x_wing("rookiepilot", at=FAR))
    assert order(*ships, highest=False) == [2]


def test_nobody_is_next_where_nobody_waits() -> None:
    assert next_in_order(position(x_wing(), tie()), [], True) == []


@pytest.mark.rule("XW-INITIATIVE-6", "XW-INITIATIVE-7")
@pytest.mark.parametrize(("rebel", "imperial", "first"), [
    (99, 100, "rebel"), (100, 100, "imperial"), (100, 99, "imperial"),
])  # fmt: skip
def test_fewer_points_spent_are_initiative(rebel: int, imperial: int, first: str) -> None:
    assert initiative_by_points(rebel, imperial) == first


@pytest.mark.parametrize(("rebel", "imperial", "face", "seat"), [
    (99, 100, "", 0), (100, 99, "", 1), (50, 50, "hit", 0), (50, 50, "critical", 0),
    (50, 50, "focus", 1), (50, 50, "blank", 1),
])  # fmt: skip
def test_by_the_reference_the_cheaper_squad_chooses_or_a_die(
    rebel: int, imperial: int, face: str, seat: int
) -> None:
    for chosen in ("rebel", "imperial"):
        g = position(x_wing(), tie(), options=REFERENCE)
        g.spent_points = {"rebel": rebel, "imperial": imperial}
        drive(choose_initiative(g), [chosen], [[face]] if face else [])
        assert g.initiative == chosen
    running = choose_initiative(g).__await__()
    request = running.send(None)
    if face:
        request = running.send([face])
    assert request.seat == seat


# --- edges and zones ------------------------------------------------------------------------------


@pytest.mark.rule("XW-FLEE-1")
@pytest.mark.parametrize(("x", "y", "goals", "edge"), [
    (450, 5, (), "south"), (450, 895, (), "north"), (5, 450, (), "west"), (895, 450, (), "east"),
    (5, 15, (), "west"), (15, 5, (), "south"), (885, 895, (), "north"), (895, 885, (), "east"),
    (5, 5, ("west",), "west"), (5, 5, ("south",), "south"), (895, 895, ("east",), "east"),
    (895, 895, ("north",), "north"), (5, 15, ("south",), "west"),
])  # fmt: skip
def test_a_ship_leaves_over_the_edge_with_most_of_its_base_beyond(
    x: float, y: float, goals: tuple[str, ...], edge: str
) -> None:
    g = position(x_wing(at=(x, y, 90)), tie())
    assert edge_left_by(g, g.ship(0), goals) == edge


def test_the_area_of_a_shape_counts_once_whichever_way_it_is_drawn() -> None:
    square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    for shape, area in ((square, 16.0), (square[::-1], 16.0), (square[:3], 8.0), (square[:2], 0.0)):
        assert area_of(shape) == area


BASE = 20.0


@pytest.mark.parametrize(("edge", "x", "y"), [
    ("south", 300, 130), ("north", 300, 770), ("west", 130, 300), ("east", 770, 300),
])  # fmt: skip
def test_a_band_is_measured_from_its_edge(edge: str, x: float, y: float) -> None:
    g = position(x_wing(), tie())
    shape = corners(Pose(x, y, 90.0), 2 * BASE)
    assert depth_from(g, edge, shape) == pytest.approx((110.0, 150.0))
    assert [lies_in_band(g, edge, shape, band) for band in (1, 2, 3)] == [False, True, False]


@pytest.mark.rule("XW-SETUP-12")
@pytest.mark.parametrize(("y", "inside"), [
    (19.9, False), (20.0, True), (50.0, True), (80.0, True), (80.2, False), (120.0, False),
])  # fmt: skip
def test_a_base_lies_in_a_band_with_all_of_it(y: float, inside: bool) -> None:
    g = position(x_wing(), tie())
    assert lies_in_band(g, "south", corners(Pose(300, y, 90.0), 40.0), 1) is inside


@pytest.mark.rule("XW-LARGE-5")
@pytest.mark.parametrize(("y", "side", "band", "fills"), [
    (75.0, 150.0, 1, True), (75.3, 150.0, 1, False), (74.7, 150.0, 1, False),
    (50.0, 100.0, 1, False), (175.0, 150.0, 2, True), (175.0, 150.0, 1, False),
    (150.0, 100.0, 2, False),
])  # fmt: skip
def test_a_large_shape_fills_a_band_from_end_to_end(
    y: float, side: float, band: int, fills: bool
) -> None:
    g = position(x_wing(), tie())
    assert fills_band(g, "south", corners(Pose(300, y, 90.0), side), band) is fills


@pytest.mark.rule("XW-LARGE-5")
@pytest.mark.parametrize(("nearest", "fills"), [(0.1, True), (-0.1, True), (0.11, False)])
def test_a_tenth_of_a_millimetre_is_still_flush_with_the_end(nearest: float, fills: bool) -> None:
    shape = ((200.0, nearest), (312.0, nearest), (312.0, 112.0), (200.0, 112.0))
    assert fills_band(position(x_wing(), tie()), "south", shape, 1) is fills


def test_a_strip_along_each_edge() -> None:
    g = position(x_wing(), tie(), options={"width": 1000.0})
    assert strip(g, "south", 10, 80) == ((0.0, 1000.0), (10, 80))
    assert strip(g, "north", 10, 80) == ((0.0, 1000.0), (820.0, 890.0))
    assert strip(g, "west", 10, 80) == ((10, 80), (0.0, 900.0))
    assert strip(g, "east", 10, 80) == ((920.0, 990.0), (0.0, 900.0))


@pytest.mark.parametrize(("x", "y", "allowed", "reason"), [
    (100, 100, True, ""), (19, 100, True, "xw-blocked-leaves-area"),
    (100, 100, False, "xw-blocked-outside-zone"), (450, 330, True, "xw-blocked-overlaps-ship"),
    (450, 341, True, ""),
])  # fmt: skip
def test_a_ship_is_placed_inside_the_area_and_its_zone_and_on_nobody(
    x: float, y: float, allowed: bool, reason: str
) -> None:
    g = position(x_wing(), tie(), x_wing(status="awaiting"))
    found = ship_problem(g, 2, Pose(x, y, 90.0), lambda _: allowed, "XW-SETUP-12")
    assert (found.reason.id if found else "") == reason


@pytest.mark.parametrize("key", ["1,2", "1,2,3,4", "a,2,3", "10000,2,3", "1,-10000,3", "1,2,1e9"])
def test_what_is_no_pose_is_refused(key: str) -> None:
    with pytest.raises(ValueError):
        parse_pose(key)
    assert parse_pose("9999,-9999,45").heading == 45


# --- sides ----------------------------------------------------------------------------------------


@pytest.mark.rule("XW-SETUP-2", "XW-TEAM-1")
@pytest.mark.parametrize(("wishes", "seats", "sides"), [
    ((), 2, ["rebel", "imperial"]),
    (("imperial",), 2, ["imperial", "rebel"]),
    (("", "rebel"), 2, ["imperial", "rebel"]),
    (("rebel", "rebel"), 2, None),
    (("scum", "rebel"), 2, ["imperial", "rebel"]),
    (("scum", "scum"), 2, ["rebel", "imperial"]),
    (("rebel", "", ""), 3, ["rebel", "imperial", "rebel"]),
    (("rebel", "rebel", ""), 3, ["rebel", "rebel", "imperial"]),
    (("rebel", "rebel", "rebel"), 3, None),
    (("rebel", "rebel", "rebel", ""), 4, None),
    (("rebel", "rebel", "", ""), 4, ["rebel", "rebel", "imperial", "imperial"]),
    (("rebel", "imperial", "rebel"), 2, ["rebel", "imperial"]),
])  # fmt: skip
def test_everybody_flies_what_they_wish_if_sides_stay_even(
    wishes: tuple[str, ...], seats: int, sides: list[str] | None
) -> None:
    assert wished_sides(wishes, seats) == sides


# --- the end --------------------------------------------------------------------------------------


def left(rebels: bool, imperials: bool, **settings: object) -> tuple[str, bool]:
    """Say who has won where only these are left, and whether nobody has."""
    ships = [x_wing(), tie()]
    for ship, there in zip(ships, (rebels, imperials), strict=True):
        ship.status = IN_PLAY if there else "destroyed"
    doomed = bool(settings.pop("doomed", False))
    over = bool(settings.pop("over", False))
    g = position(*ships, **settings)
    for ship in g.ships:
        ship.doomed = doomed and ship.status == IN_PLAY
    check_victory(g, round_over=over)
    return g.winner, g.draw


@pytest.mark.rule("XW-WIN-1", "XW-WIN-2")
def test_whoever_has_ships_left_wins() -> None:
    assert left(True, True) == ("", False)
    assert left(True, False) == ("rebel", False)
    assert left(False, True) == ("imperial", False)
    assert left(False, True, doomed=True) == ("", False)
    for first in ("rebel", "imperial"):
        assert left(False, False, initiative=first) == (first, False)


def test_by_the_reference_a_battle_is_decided_at_the_end_of_a_round() -> None:
    for over in (False, True):
        won = "rebel" if over else ""
        assert left(True, False, options=REFERENCE, over=over) == (won, False)
        assert left(False, False, options=REFERENCE, over=over) == ("", over)


@pytest.mark.rule("XW-TEAM-5")
def test_a_team_wins_and_loses_together() -> None:
    ships = (x_wing(), tie(), x_wing(at=FAR))
    g = position(*ships, seats=("rebel", "imperial", "rebel"), winner="rebel")
    result = result_of(g)
    assert result.winners == (0, 2)
    told = [(place.seat, place.place, place.score) for place in result.standings]
    assert told == [(0, 1, 2.0), (1, 2, 1.0), (2, 1, 2.0)]


@pytest.mark.parametrize(("status", "options", "turn", "reason"), [
    ("in play", {"round_limit": 3}, 3, "xw-result-round-limit"),
    ("in play", {"round_limit": 3}, 2, "xw-result-time"),
    ("in play", {}, 3, "xw-result-time"),
    ("destroyed", {}, 3, "xw-result-nobody-left"),
])  # fmt: skip
def test_a_draw_says_what_ended_the_battle(
    status: str, options: dict[str, int], turn: int, reason: str
) -> None:
    g = position(x_wing(status=status), tie(), options=options, turn=turn, draw=True)
    result = result_of(g)
    assert (result.winners, result.reason.id) == ((), reason)
    assert [place.place for place in result.standings] == [1, 1]


def test_a_ship_that_lives_on_is_destroyed_when_combat_ends() -> None:
    g = position(x_wing(), tie(doomed=True), tie(at=FAR))
    assert drive(end_combat(g)) == "end-phase"
    assert [ship.status for ship in g.ships] == [IN_PLAY, "destroyed", IN_PLAY]
    g = position(x_wing(), tie(doomed=True))
    assert drive(end_combat(g)) is None
    assert g.winner == "rebel"


@pytest.mark.rule("XW-TOURNAMENT-5")
@pytest.mark.parametrize(("minutes", "called"), [("74", False), ("75", True), ("76", True)])
def test_time_is_called_at_its_minute(minutes: str, called: bool) -> None:
    g = position(x_wing(), tie(), options={"time_limit": 75})
    assert drive(is_time_called(g), [minutes]) is called


@pytest.mark.parametrize(("limit", "turn", "step"), [
    (0, 9, "planning"), (3, 2, "planning"), (3, 3, None), (3, 4, None),
])  # fmt: skip
def test_the_round_that_players_agreed_on_is_the_last(
    limit: int, turn: int, step: str | None
) -> None:
    g = position(x_wing(), tie(), options={"round_limit": limit}, turn=turn)
    assert drive(end_round(g)) == step
    assert g.draw is (step is None)


@pytest.mark.parametrize(("band", "depth", "surely"), [
    (1, 50.0, True), (1, 28.0, False), (1, 72.0, False), (2, 150.0, True), (2, 120.0, False),
    (3, 250.0, True), (3, 150.0, False), (3, 220.0, False), (3, 280.0, False),
])  # fmt: skip
def test_a_base_in_the_middle_of_a_band_lies_in_it_however_it_is_turned(
    band: int, depth: float, surely: bool
) -> None:
    g = position(x_wing(), tie())
    for edge, x, y in (("south", 450.0, depth), ("west", depth, 450.0)):
        (west, east), (south, north) = surely_within(g, edge, 40.0, band)
        assert (west <= x <= east and south <= y <= north) is surely


# --- tokens and values ----------------------------------------------------------------------------


@pytest.mark.rule("XW-LARGE-2")
@pytest.mark.parametrize(("pilot", "ions", "drifts"), [
    ("academypilot", 0, False), ("academypilot", 1, True),
    ("omicrongrouppilot", 1, False), ("omicrongrouppilot", 2, True),
])  # fmt: skip
def test_a_large_ship_drifts_only_with_two_ion_tokens(pilot: str, ions: int, drifts: bool) -> None:
    assert is_ionized(tie(pilot, tokens={"ion": ions})) is drifts


def test_tokens_go_one_by_one_and_the_last_with_its_place() -> None:
    ship = x_wing(tokens={"focus": 2})
    assert lose(ship, "focus") and ship.tokens == {"focus": 1}
    assert lose(ship, "focus") and ship.tokens == {}
    assert not lose(ship, "focus")
    ship = x_wing(tokens={"focus": 3})
    assert lose(ship, "focus", 2) and ship.tokens == {"focus": 1}
    assert lose(ship, "focus", 2) and ship.tokens == {}


def test_a_skill_set_for_a_phase_counts_before_a_copied_one() -> None:
    for fields, skill in (({}, 2), ({"copied_skill": 7}, 7), ({"copied_skill": 0}, 0)):
        ship = x_wing("rookiepilot", **fields)
        g = position(ship, tie())
        assert pilot_skill(g, ship) == skill
        ship.skill_this_phase = 12
        assert pilot_skill(g, ship) == 12
