"""`make compile`: the core's hot modules and X-Wing's geometry, built with mypyc and tested.

The build lies in `build/compiled` and is used by putting that folder first on PYTHONPATH; the
sources are the same, so compiling is a choice of packaging and never another code path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "compiled"
CORE = (
    "rng",
    "asking",
    "ask",
    "chance",
    "event",
    "story",
    "fate",
    "checkpoints",
    "runner",
    "playout",
    "table",
)
GEOMETRY = ("batch", "moves", "overlap", "pose", "ranges", "shapes", "templates")
SOURCES = (
    *[f"cantina/core/{module}.py" for module in CORE],
    *[f"cantina/games/x_wing/geometry/{module}.py" for module in GEOMETRY],
)
TESTS = ("tests/core", "tests/games", "tests/generic", "tests/x_wing")
MEASURES = {
    "answered asks a second": "from bench.core import asks_per_second; print(asks_per_second())",
    "X-Wing's maneuvers a second": "from bench.x_wing_geometry import batch; "
    "print(1e6 * 128 / batch(8)['ours_us'])",
}


def run(*command: str, compiled: bool, folder: Path = ROOT) -> str:
    """Run a program on the compiled or on the plain build; return what it prints."""
    path = str(BUILD) if compiled else str(ROOT / "src")
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    return done.stdout


def main() -> None:
    """Build, test, measure."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src", BUILD, ignore=shutil.ignore_patterns("__pycache__", "static"))
    print(f"compiling {len(SOURCES)} modules ...", flush=True)
    run(str(Path(sys.executable).parent / "mypyc"), *SOURCES, compiled=True, folder=BUILD)
    where = run(
        sys.executable, "-c", "import cantina.core.table as t; print(t.__file__)", compiled=True
    )
    if not where.strip().endswith(".so"):
        sys.exit(f"the compiled build is not used: {where}")
    print("testing the compiled build ...", flush=True)
    tests = ("-q", "-p", "no:cacheprovider", *TESTS)
    print(run(sys.executable, "-m", "pytest", *tests, compiled=True).splitlines()[-1])
    for title, program in MEASURES.items():
        plain = float(run(sys.executable, "-c", program, compiled=False))
        fast = float(run(sys.executable, "-c", program, compiled=True))
        print(f"{title}: {plain:,.0f} interpreted, {fast:,.0f} compiled, {fast / plain:.2f} ×")


if __name__ == "__main__":
    main()
