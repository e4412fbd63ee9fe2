"""The geometry kernel beside shapely, on the same poses in the same run."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np
import shapely
from shapely.geometry import Polygon

from cantina.games.x_wing.geometry import (
    MAT,
    SMALL_BASE,
    Pose,
    corners,
    distance_between,
    do_overlap,
    end_pose,
)
from cantina.games.x_wing.geometry.batch import Dial, LandingMap, free_landings
from cantina.games.x_wing.library import SHIPS

PAIRS = 2000
SHIPS_IN_BATCH = 8
CURVE = (2, 4, 8, 16)
REPEATS = 5
HALF = SMALL_BASE / 2

DIAL: Dial = tuple((m.bearing, m.speed) for m in SHIPS["tiefighter"].dial)


def best_of(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Return the shortest of several runs in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def spread_poses(count: int, seed: int = 1) -> list[Pose]:
    """Put ships down at random without overlap, close together as in a fight."""
    rng = random.Random(seed)
    reach = 140.0 * count**0.5
    found: list[Pose] = []
    while len(found) < count:
        x, y = (MAT / 2 + rng.uniform(-reach, reach) / 2 for _ in range(2))
        pose = Pose(round(x, 3), round(y, 3), round(rng.uniform(0, 360), 3))
        if not any(do_overlap(pose, other) for other in found):
            found.append(pose)
    return found


def shapely_square(pose: Pose) -> Polygon:
    return Polygon(corners(pose))


def shapely_squares(poses: np.ndarray) -> np.ndarray:
    """Build squares from an array of poses with vectorised calls only."""
    angle = np.radians(poses[:, 2])
    c, s = HALF * np.cos(angle), HALF * np.sin(angle)
    x, y = poses[:, 0], poses[:, 1]
    rings = np.stack(
        [
            np.stack([x + c - s, y + s + c], axis=-1),
            np.stack([x - c - s, y - s + c], axis=-1),
            np.stack([x - c + s, y - s - c], axis=-1),
            np.stack([x + c + s, y + s - c], axis=-1),
        ],
        axis=1,
    )
    return np.asarray(shapely.polygons(rings))


MAP = LandingMap(DIAL)
SHIFTS = np.array([end_pose(Pose(0.0, 0.0, 0.0), *maneuver) for maneuver in DIAL])


def shapely_landings(poses: list[Pose]) -> np.ndarray:
    """Do the same batch with numpy and shapely's vectorised calls."""
    stand = np.array(poses)
    count, moves = len(poses), len(DIAL)
    angle = np.repeat(np.radians(stand[:, 2]), moves)
    forward, left, turn = (np.tile(SHIFTS[:, k], count) for k in range(3))
    ends = np.empty((count * moves, 3))
    ends[:, 0] = np.repeat(stand[:, 0], moves) + forward * np.cos(angle) - left * np.sin(angle)
    ends[:, 1] = np.repeat(stand[:, 1], moves) + forward * np.sin(angle) + left * np.cos(angle)
    ends[:, 2] = np.repeat(stand[:, 2], moves) + turn
    standing, moved = shapely_squares(stand), shapely_squares(ends)
    mover, other = shapely.STRtree(standing).query(moved, predicate="intersects")
    free = np.ones(count * moves, dtype=bool)
    free[mover[mover // moves != other]] = False
    return free


def pairs() -> list[tuple[Pose, Pose]]:
    rng = random.Random(7)
    found = []
    for _ in range(PAIRS):
        a = Pose(rng.uniform(0, 300), rng.uniform(0, 300), rng.uniform(0, 360))
        b = Pose(a.x + rng.uniform(-90, 90), a.y + rng.uniform(-90, 90), rng.uniform(0, 360))
        found.append((a, b))
    return found


def _compared(ours: float, theirs: float) -> dict[str, float]:
    """Return both times in microseconds and how many times as fast ours is."""
    return {
        "ours_us": round(ours * 1e6, 2),
        "shapely_us": round(theirs * 1e6, 2),
        "ratio": round(theirs / ours, 1),
    }


def _pairwise(ours: Callable[[], object], theirs: Callable[[], object]) -> dict[str, float]:
    return _compared(best_of(ours) / PAIRS, best_of(theirs) / PAIRS)


def batch(count: int) -> dict[str, float]:
    """Measure all maneuvers of some ships against all others, and check that answers agree."""
    poses = spread_poses(count)
    maps = [MAP] * count
    free = [is_free for ends in free_landings(poses, maps) for is_free in ends]
    assert free == shapely_landings(poses).tolist()
    return _compared(
        best_of(lambda: free_landings(poses, maps), 40),
        best_of(lambda: shapely_landings(poses), 20),
    )


def run() -> dict[str, dict[str, float]]:
    """Measure overlap, range and the batch; ratios above 1 are in our favour."""
    both = pairs()
    overlap = _pairwise(
        lambda: [do_overlap(a, b) for a, b in both],
        lambda: [shapely_square(a).relate_pattern(shapely_square(b), "T********") for a, b in both],
    )
    measured = _pairwise(
        lambda: [distance_between(a, b) for a, b in both],
        lambda: [shapely_square(a).distance(shapely_square(b)) for a, b in both],
    )
    batches = {count: batch(count) for count in CURVE}
    return {
        "overlap of two bases": overlap,
        "range of two bases": measured,
        f"{len(DIAL)} maneuvers of {SHIPS_IN_BATCH} ships": batches[SHIPS_IN_BATCH],
        "curve, us by number of ships": {
            str(count): row["ours_us"] for count, row in batches.items()
        },
        "curve, us for each pair of ships": {
            str(count): round(row["ours_us"] / (count * (count - 1)), 2)
            for count, row in batches.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    as_json = parser.parse_args().json
    found = run()
    if as_json:
        print(json.dumps(found))
        return
    for title, figures in found.items():
        print(f"{title}: " + ", ".join(f"{name} {figure}" for name, figure in figures.items()))


if __name__ == "__main__":
    main()
