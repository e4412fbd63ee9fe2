"""Run pytest; what failed is run once more, alone: `python tools/run_tests.py [ARGUMENTS]`.

The tests of the server are about real processes, databases and sockets, and a shared machine may
stop for a while. A test that passes alone has shown what it is there to show; which did is said at
the end, because a test that needs it again and again is wrong. More than a few failures are never
the machine's.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
MOST = 5
"""More failures than this are not repeated."""
TESTS_FAILED = 1
"""Pytest's word for it; whatever else it may say is no test's failure."""


def pytest(*arguments: str) -> int:
    """Run pytest here and return what it says."""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def run(arguments: list[str]) -> int:
    """Run the tests and, alone, those that failed; return what pytest said last."""
    said = pytest("--cache-clear", *arguments)
    if said != TESTS_FAILED:
        return said
    failed = list(json.loads(FAILED.read_text()))
    if len(failed) > MOST:
        print(f"{len(failed)} tests failed: too many to be repeated.")
        return said
    print(f"\nRepeated alone, because {len(failed)} failed beside the others:", flush=True)
    said = pytest("-n", "0", *failed)
    if said == 0:
        print("\nPASSED ONLY ALONE, not beside the others:", *failed, sep="\n  ")
    return said


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
