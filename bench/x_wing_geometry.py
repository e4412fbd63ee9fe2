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

from cantina.games.x_wing.content import SHIPS
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


def _ratio(ours: Callable[[], object], theirs: Callable[[], object]) -> dict[str, float]:
    mine, other = best_of(ours), best_of(theirs)
    return {"ours_us": mine * 1e6 / PAIRS, "shapely_us": other * 1e6 / PAIRS, "ratio": other / mine}


def run() -> dict[str, object]:
    """Measure overlap, range and the batch; ratios above 1 are in our favour."""
    both = pairs()
    overlap = _ratio(
        lambda: [do_overlap(a, b) for a, b in both],
        lambda: [shapely_square(a).relate_pattern(shapely_square(b), "T********") for a, b in both],
    )
    measured = _ratio(
        lambda: [distance_between(a, b) for a, b in both],
        lambda: [shapely_square(a).distance(shapely_square(b)) for a, b in both],
    )
    curve = []
    for count in CURVE:
        poses = spread_poses(count)
        maps = [MAP] * count
        free = [is_free for ends in free_landings(poses, maps) for is_free in ends]
        assert free == shapely_landings(poses).tolist()
        ours = best_of(lambda: free_landings(poses, maps), 40)  # noqa: B023
        theirs = best_of(lambda: shapely_landings(poses), 20)  # noqa: B023
        curve.append(
            {
                "ships": count,
                "ours_us": ours * 1e6,
                "shapely_us": theirs * 1e6,
                "ratio": theirs / ours,
                "ours_us_per_pair": ours * 1e6 / (count * (count - 1)),
            }
        )
    batch = next(row for row in curve if row["ships"] == SHIPS_IN_BATCH)
    return {"overlap": overlap, "range": measured, "batch": batch, "curve": curve}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    found = run()
    if parser.parse_args().json:
        print(json.dumps(found))
        return
    for name, goal in (("overlap", 10), ("range", 10), ("batch", 5)):
        row = found[name]
        print(
            f"{name}: {row['ours_us']:.2f} us, shapely {row['shapely_us']:.2f} us, "
            f"{row['ratio']:.1f} times as fast (goal {goal})"
        )
    print(f"{len(DIAL)} maneuvers of each ship against all others:")
    for row in found["curve"]:
        print(
            f"  {row['ships']:2} ships: {row['ours_us']:8.1f} us, "
            f"{row['ours_us_per_pair']:6.2f} us a pair, shapely {row['shapely_us']:8.1f} us"
        )


if __name__ == "__main__":
    main()
