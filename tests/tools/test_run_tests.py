"""A failing test is repeated once, alone: it may have been the machine, and a mistake stays red."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent.parent.parent / "tools" / "run_tests.py"
ONCE = """
from pathlib import Path

def test_once():
    first = not Path("seen").exists()
    Path("seen").touch()
    assert not first
"""
ALWAYS = """
def test_always():
    assert False
"""
MANY = """
import pytest

@pytest.mark.parametrize("number", range(6))
def test_many(number):
    assert False
"""


def run(folder: Path, *tests: str) -> "subprocess.CompletedProcess[str]":
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q\n")
    (folder / "test_all.py").write_text("".join(tests) + "\ndef test_good():\n    assert True\n")
    command = [sys.executable, str(PROGRAM), "-n", "0"]
    bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist.plugin"}
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **bare}, capture_output=True, text=True, check=False
    )


def test_a_test_that_passes_alone_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, ONCE)
    assert done.returncode == 0
    assert "PASSED ONLY ALONE, not beside the others:\n  test_all.py::test_once" in done.stdout
    again = run(tmp_path, ONCE)
    assert (again.returncode, "ALONE" in again.stdout) == (0, False)


def test_a_test_that_always_fails_stays_red(tmp_path: Path) -> None:
    done = run(tmp_path, ONCE, ALWAYS)
    assert done.returncode == 1
    assert "ALONE" not in done.stdout


def test_many_failures_are_not_repeated(tmp_path: Path) -> None:
    done = run(tmp_path, MANY)
    assert done.returncode == 1
    assert "6 tests failed: too many to be repeated." in done.stdout
    assert done.stdout.count("6 failed") == 1


def test_what_pytest_cannot_run_is_red_at_once(tmp_path: Path) -> None:
    done = run(tmp_path, "import nothing_of_that_name\n")
    assert done.returncode != 0
    assert "ALONE" not in done.stdout
