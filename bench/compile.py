"""`make compile`: the modules that pyproject.toml names and the copier in C, tested and measured.

The build lies in `build/compiled` and is used by putting that folder first on PYTHONPATH; the
sources are the same, so compiling is a choice of packaging and never another code path.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "compiled"
RATE = (
    "from bench.games import SETTINGS, decisions_per_second; "
    "print(decisions_per_second(SETTINGS[{!r}]))"
)
COPIES = (
    "from bench.games import SETTINGS; from bench.measure import microseconds; "
    "from cantina.core.rng import Rng; "
    "table, rng = SETTINGS[{!r}].in_play(log=False), Rng(3); "
    "print(1e6 / microseconds({}))"
)
GAMES = ("outer-rim", "x-wing, 100 points", "destiny")
MEASURES = {
    "answered asks a second": "from bench.core import asks_per_second; print(asks_per_second())",
    "X-Wing's maneuvers a second": "from bench.x_wing_geometry import batch; "
    "print(1e6 * 128 / batch(8)['ours_us'])",
    **{f"decisions a second, {game}": RATE.format(game) for game in GAMES},
    **{
        f"{what} a second, {game}": COPIES.format(game, work)
        for what, work in (
            ("copies of a state", "table.state.copy"),
            ("copies of a table", "table.copy"),
            ("tables imagined", "lambda: table.imagine(0, rng)"),
        )
        for game in GAMES
    },
}
ROUNDS = 3
"""Both builds are measured in turn, so often; the best of each counts."""


def run(*command: str, compiled: bool, shown: bool = False, **variables: str) -> str:
    """Run a program on the compiled or on the plain build; return what it prints."""
    path = str(BUILD) if compiled else str(ROOT / "src")
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **variables},
        capture_output=not shown,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"failed\n{(done.stdout or '')[-4000:]}{(done.stderr or '')[-4000:]}")
    return done.stdout or ""


def build() -> None:
    """Compile, and see that what was compiled is what runs."""
    shutil.rmtree(BUILD, ignore_errors=True)
    build = ("setup.py", "-q", "build", "--build-lib", str(BUILD))
    run(sys.executable, *build, compiled=False, CANTINA_COMPILE="1")
    for module in ("cantina.games.x_wing.geometry.moves", "cantina.core._copying"):
        where = f"import {module} as m; print(m.__file__)"
        if not run(sys.executable, "-c", where, compiled=True).strip().endswith(".so"):
            sys.exit(f"the compiled {module} is not used")


def measure() -> None:
    """Print what each build manages, the best of several rounds in turn."""
    for title, program in MEASURES.items():
        best = {False: 0.0, True: 0.0}
        for _ in range(ROUNDS):
            for compiled in best:
                found = float(run(sys.executable, "-c", program, compiled=compiled))
                best[compiled] = max(best[compiled], found)
        plain, fast = best[False], best[True]
        print(f"{title}: {plain:,.0f} interpreted, {fast:,.0f} compiled, {fast / plain:.2f} ×")


def main() -> None:
    """Build, test, measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tests", nargs="*", default=["tests"], help="all by default")
    tests = parser.parse_args().tests
    print("compiling ...", flush=True)
    build()
    print("testing the compiled build ...", flush=True)
    chosen = ("-n", "2", "--dist", "worksteal", "-m", "not slow", *tests)
    run(sys.executable, "tools/run_tests.py", *chosen, compiled=True, shown=True)
    measure()


if __name__ == "__main__":
    main()
