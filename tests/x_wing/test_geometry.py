"""The published vectors."""

import pytest

from cantina.games.x_wing.geometry import (
    LARGE_BASE,
    SMALL_BASE,
    TEMPLATES,
    Bearing,
    Pose,
    end_pose,
    execute,
    on_grid,
    point_from,
    pose_along,
    template_for,
)
from x_wing.geometry_helpers import START, near, off_centre_line

WHOLE_MOVES = [
    (Bearing.STRAIGHT, 1, (80, 0, 0), (120, 0, 0)),
    (Bearing.STRAIGHT, 2, (120, 0, 0), (160, 0, 0)),
    (Bearing.STRAIGHT, 3, (160, 0, 0), (200, 0, 0)),
    (Bearing.STRAIGHT, 4, (200, 0, 0), (240, 0, 0)),
    (Bearing.STRAIGHT, 5, (240, 0, 0), (280, 0, 0)),
    (Bearing.BANK_LEFT, 1, (90.711, 37.574, 45), (124.853, 51.716, 45)),
    (Bearing.BANK_LEFT, 2, (126.066, 52.218, 45), (160.208, 66.360, 45)),
    (Bearing.BANK_LEFT, 3, (161.421, 66.863, 45), (195.563, 81.005, 45)),
    (Bearing.TURN_LEFT, 1, (55, 55, 90), (75, 75, 90)),
    (Bearing.TURN_LEFT, 2, (82.5, 82.5, 90), (102.5, 102.5, 90)),
    (Bearing.TURN_LEFT, 3, (110, 110, 90), (130, 130, 90)),
    (Bearing.KOIOGRAN, 1, (80, 0, 180), (120, 0, 180)),
    (Bearing.KOIOGRAN, 2, (120, 0, 180), (160, 0, 180)),
    (Bearing.KOIOGRAN, 3, (160, 0, 180), (200, 0, 180)),
    (Bearing.KOIOGRAN, 4, (200, 0, 180), (240, 0, 180)),
    (Bearing.KOIOGRAN, 5, (240, 0, 180), (280, 0, 180)),
]
RIGHT = {Bearing.BANK_LEFT: Bearing.BANK_RIGHT, Bearing.TURN_LEFT: Bearing.TURN_RIGHT}

# rear edge at -30, -20, -10, 0, 20 and 40 mm of the template, small base, left
PART_MOVES = {
    (Bearing.TURN_LEFT, 1): [
        (9.987, 0.726, 2.079),
        (19.776, 2.985, 8.584),
        (28.821, 6.765, 19.772),
        (36.413, 11.429, 34.850),
        (46.965, 23.875, 66.311),
        (53.422, 40.413, 85.474),
    ],
    (Bearing.TURN_LEFT, 2): [
        (9.996, 0.402, 1.152),
        (19.934, 1.621, 4.649),
        (29.663, 3.654, 10.527),
        (38.948, 6.400, 18.663),
        (55.634, 15.208, 36.998),
        (68.701, 28.818, 55.332),
    ],
    (Bearing.TURN_LEFT, 3): [
        (9.998, 0.278, 0.798),
        (19.969, 1.118, 3.205),
        (29.841, 2.518, 7.232),
        (39.500, 4.444, 12.840),
        (57.877, 10.846, 25.572),
        (74.391, 21.140, 38.304),
    ],
    (Bearing.BANK_LEFT, 1): [
        (9.998, 0.313, 0.898),
        (19.960, 1.260, 3.612),
        (29.798, 2.838, 8.157),
        (39.365, 5.000, 14.478),
        (57.318, 12.123, 28.801),
        (73.594, 22.745, 40.360),
    ],
    (Bearing.BANK_LEFT, 2): [
        (9.999, 0.193, 0.552),
        (19.985, 0.772, 2.211),
        (29.924, 1.737, 4.981),
        (39.762, 3.077, 8.850),
        (58.978, 7.604, 17.665),
        (77.274, 15.023, 26.479),
    ],
    (Bearing.BANK_LEFT, 3): [
        (10.000, 0.139, 0.398),
        (19.992, 0.556, 1.594),
        (29.961, 1.252, 3.590),
        (39.876, 2.222, 6.379),
        (59.466, 5.522, 12.746),
        (78.569, 10.974, 19.112),
    ],
}


@pytest.mark.parametrize(("bearing", "speed", "small", "large"), WHOLE_MOVES)
def test_whole_moves_end_at_the_published_poses(
    bearing: Bearing,
    speed: int,
    small: tuple[float, float, float],
    large: tuple[float, float, float],
) -> None:
    for side, expected in ((SMALL_BASE, small), (LARGE_BASE, large)):
        assert near(end_pose(START, bearing, speed, side), expected)
        if bearing in RIGHT:
            mirrored = (expected[0], -expected[1], -expected[2])
            assert near(end_pose(START, RIGHT[bearing], speed, side), mirrored)


@pytest.mark.parametrize(("key", "expected"), PART_MOVES.items())
def test_part_moves_stand_at_the_published_poses(
    key: tuple[Bearing, int], expected: list[tuple[float, float, float]]
) -> None:
    for rear, pose in zip((-30, -20, -10, 0, 20, 40), expected, strict=True):
        assert near(pose_along(START, template_for(*key), rear), pose)


def test_half_way_poses_of_the_open_questions() -> None:
    for bearing, speed, expected in (
        (Bearing.BANK_LEFT, 1, (49.83, 8.52, 22.65)),
        (Bearing.TURN_LEFT, 1, (41.04, 15.45, 47.11)),
        (Bearing.TURN_LEFT, 2, (62.11, 20.87, 45.33)),
    ):
        template = template_for(bearing, speed)
        pose = pose_along(START, template, template.length / 2.0 - 20.0)
        assert pose == pytest.approx(expected, abs=0.006)


@pytest.mark.parametrize("side", [SMALL_BASE, LARGE_BASE])
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_a_part_move_keeps_both_edges_on_the_centre_line(
    key: tuple[Bearing, int], side: float
) -> None:
    template = template_for(*key)
    assert near(pose_along(START, template, -side, side), START)
    assert near(pose_along(START, template, template.length, side), end_pose(START, *key, side))
    rear = -side
    while rear <= template.length:
        pose = pose_along(START, template, rear, side)
        for edge in (point_from(pose, -side / 2, 0), point_from(pose, side / 2, 0)):
            assert off_centre_line(edge, key, side) < 0.002
        rear += 1.7


def test_poses_lie_on_the_grid() -> None:
    assert on_grid(1.23456, -0.00001, 359.9999) == (1.235, 0.0, 0.0)
    assert str(on_grid(-0.0, -0.00001, -0.0)) == str(Pose(0.0, 0.0, 0.0))
    for value in execute(Pose(1.0, 2.0, 12.3), Bearing.BANK_LEFT, 1, []).pose:
        assert round(value, 3) == value
