"""`make compile`: build the hot modules of the core with mypyc, test that build, show the gain.

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
MODULES = (
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
MEASURE = "from bench.core import asks_per_second; print(round(asks_per_second()))"


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
    print(f"compiling {', '.join(MODULES)} ...", flush=True)
    sources = [f"cantina/core/{module}.py" for module in MODULES]
    run(str(Path(sys.executable).parent / "mypyc"), *sources, compiled=True, folder=BUILD)
    where = run(
        sys.executable, "-c", "import cantina.core.table as t; print(t.__file__)", compiled=True
    )
    if not where.strip().endswith(".so"):
        sys.exit(f"the compiled build is not used: {where}")
    print("testing the compiled build ...", flush=True)
    tests = ("-q", "-p", "no:cacheprovider", "tests/core", "tests/games", "tests/generic")
    print(run(sys.executable, "-m", "pytest", *tests, compiled=True).splitlines()[-1])
    plain = int(run(sys.executable, "-c", MEASURE, compiled=False))
    fast = int(run(sys.executable, "-c", MEASURE, compiled=True))
    print(f"answered asks a second: {plain:,} interpreted, {fast:,} compiled, {fast / plain:.2f} ×")


if __name__ == "__main__":
    main()
