"""Build wheels and the source archive, and try them in empty virtual environments.

    python tools/check_package.py [--python python3.12 ...]

Every Python from 3.11 on that is found is tried, each with a wheel that was compiled for it from
the source archive; the first one with the wheel for everybody too, in which nothing is compiled.
What is installed comes from wherever pip is told to look; the versions are those of
constraints.txt. A match of each game is played in the browser against the first compiled wheel.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
PYTHONS = ("python3.11", "python3.12", "python3.13")
NEEDED = (
    "cantina/server/static/index.html",
    "cantina/locales/en/core.ftl",
    "cantina/games/outer_rim/locales/en/",
    "cantina/games/x_wing/rulebook.jsonl",
    "cantina/games/destiny/rulebook.uk.jsonl",
    "cantina/games/destiny/records.tsv",
    "cantina/py.typed",
)
"""What a reader of the archive must find in it."""
COMPILED = "cantina.games.x_wing.geometry.moves"
"""One of the modules that pyproject.toml names."""
COPIES_IN_C = "from cantina.core.piece import in_c; print(in_c is not None)"


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """Run a command and return what it prints; show it all when it fails."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | variables
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def build() -> tuple[Path, Path]:
    """Build both archives from this tree."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    make = "import setuptools.build_meta as b; b.build_sdist('dist'); b.build_wheel('dist')"
    run(sys.executable, "-c", make)
    (wheel,) = DIST.glob("*.whl")
    (source,) = DIST.glob("*.tar.gz")
    return wheel, source


def compiled_for(python: str, source: Path, pure: Path, home: Path) -> Path:
    """Compile the wheel of one Python from the source archive, in an environment of its own."""
    run(python, "-m", "venv", home / "builder")
    own = home / "builder" / "bin" / "python"
    install: list[str | Path] = [own, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt"]
    run(*install, pure, "mypy", "setuptools>=75", cwd=home)
    with tarfile.open(source) as archive:
        archive.extractall(home, filter="data")
    (tree,) = home.glob("cantina-*")
    make = f"import setuptools.build_meta as b; b.build_wheel({str(DIST)!r})"
    before = set(DIST.iterdir())
    run(own, "-c", make, cwd=tree, CANTINA_COMPILE="1")
    (wheel,) = set(DIST.iterdir()) - before
    return wheel


def check_contents(wheel: Path, source: Path) -> None:
    """Look for what must be in them, the built client first of all."""
    with zipfile.ZipFile(wheel) as archive:
        in_wheel = archive.namelist()
    with tarfile.open(source) as archive:
        in_source = archive.getnames()
    for name in NEEDED:
        if not any(name in entry for entry in in_wheel):
            sys.exit(f"the wheel has no {name}: run `make install` first")
        if not any(f"src/{name}" in entry for entry in in_source):
            sys.exit(f"the source archive has no {name}")


def megabytes(folder: Path) -> float:
    """Return how much a folder holds."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def try_light(python: str, wheel: Path, home: Path, is_compiled: bool) -> Path:
    """Install rules, bots and terminal alone, and play."""
    run(python, "-m", "venv", home / "venv")
    own = home / "venv" / "bin" / "python"
    install: list[str | Path] = [own, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt"]
    run(*install, wheel, cwd=home)
    where = run(own, "-c", f"import {COMPILED} as m; print(m.__file__)", cwd=home)
    assert where.strip().endswith(".so") == is_compiled, where
    assert run(own, "-c", COPIES_IN_C, cwd=home).strip() == str(is_compiled)
    cantina = home / "venv" / "bin" / "cantina"
    assert "outer-rim" in run(cantina, "games", cwd=home)
    for game in ("outer-rim", "x-wing", "destiny"):
        run(cantina, "simulate", game, "-n", "2", "--seats", "greedy,random", "--json", cwd=home)
    packages = len(run(own, "-m", "pip", "list", "--format=freeze", cwd=home).split())
    print(f"{python}: light install {packages} packages, {megabytes(home / 'venv'):.0f} MB, plays")
    return own


def try_server(python: str, own: Path, wheel: Path, home: Path) -> None:
    """Add the server and open its page."""
    install: list[str | Path] = [own, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt"]
    run(*install, f"{wheel}[server]", cwd=home)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command: list[str | Path] = [own, "-m", "cantina", "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.DEVNULL) as process:
        try:
            page = wait_for(f"http://127.0.0.1:{port}/")
        finally:
            process.terminate()
    assert "<script" in page, "the page is not the built client"
    print(f"{python}: with the server {megabytes(home / 'venv'):.0f} MB, the page opens")


def try_browser(home: Path) -> None:
    """Play a match of each game to its end in the page that this environment serves."""
    cantina = str(home / "venv" / "bin" / "cantina")
    vitest = ("npx", "vitest", "run", "--config", "e2e/vitest.config.ts", "e2e/games.e2e.ts")
    run(*vitest, "-t", "is played to its end", cwd=ROOT / "web", CANTINA=cantina)
    print("a match of each game is played to its end in the browser")


def wait_for(url: str) -> str:
    """Return a page as soon as it is served."""
    for _ in range(150):
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.2)
    sys.exit(f"nobody answers at {url}")


def works(python: str) -> bool:
    """Say whether a Python of this name is really there."""
    if shutil.which(python) is None:
        return False
    return subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0


def main() -> None:
    """Build, look inside, install, play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", action="append", help="a Python to try; all found by default")
    parser.add_argument("--no-browser", action="store_true", help="play in the terminal only")
    given = parser.parse_args()
    pythons = given.python or [name for name in PYTHONS if works(name)]
    pure, source = build()
    check_contents(pure, source)
    print(f"{pure.name}: {pure.stat().st_size / 1e6:.1f} MB, {source.name} beside it")
    with tempfile.TemporaryDirectory() as folder:
        try_light(pythons[0], pure, Path(folder), is_compiled=False)
    for python in pythons:
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            wheel = compiled_for(python, source, pure, home)
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            try_server(python, try_light(python, wheel, home, is_compiled=True), wheel, home)
            if python == pythons[0] and not given.no_browser:
                try_browser(home)


if __name__ == "__main__":
    main()
