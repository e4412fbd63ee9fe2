"""A package installed beside Cantina brings a whole game, with nothing touched here."""

import json
import os
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "pazaak"
SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a venv of its own, into which the game is installed."""
    home = tmp_path_factory.mktemp("pazaak")
    venv.create(home / "venv", symlinks=True)
    own = home / "venv" / "bin" / "python"
    (found,) = (home / "venv" / "lib").glob("python*/site-packages")
    # what is installed for the tests is seen from there too, so that nothing is downloaded
    (found / "beside.pth").write_text(f"{SOURCE}\n{sysconfig.get_path('purelib')}\n")
    build = home / "package"
    subprocess.run(["cp", "-r", str(PACKAGE), str(build)], check=True)
    install = ["install", "-q", "--no-deps", "--no-build-isolation", str(build)]
    subprocess.run([sys.executable, "-m", "pip", "--python", own, *install], check=True)
    return own


def cantina(python: Path, *arguments: str, language: str = "en") -> str:
    done = subprocess.run(
        [python, "-m", "cantina", *arguments],
        env={**os.environ, "CANTINA_LANG": language, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=True,
        cwd=python.parent,
        timeout=60,
    )
    return done.stdout


def test_it_is_played_from_the_command_line(python: Path) -> None:
    assert "pazaak" in cantina(python, "games")
    lines = cantina(python, "simulate", "pazaak", "-n", "40", "--seats", "steady,random", "--json")
    tally = json.loads(lines)
    assert tally["games"] == 40
    assert tally["wins"][0] > tally["wins"][1]


def test_it_brings_its_rules_its_commands_and_its_words(python: Path) -> None:
    assert "PZ-2" in cantina(python, "rules", "twenty")
    assert "8 of 10" in cantina(python, "odds", "pazaak", "18")
    assert "8 из 10" in cantina(python, "odds", "pazaak", "18", language="ru")


@pytest.fixture
def server(python: Path, tmp_path: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    database = f"sqlite:///{tmp_path}/pazaak.sqlite3"
    process = subprocess.Popen(
        [python, "-m", "cantina", "serve", "--port", str(port), "--db", database],
        env={**os.environ, "PYTHONPATH": ""},
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
    )
    try:
        for _ in range(400):
            try:
                ask(url, "/api/games")
                break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def ask(url: str, path: str, body: object = None) -> object:
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        url + path, content, {"content-type": "application/json", "origin": url}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.loads(answer.read())


def test_the_server_offers_it_with_its_bots(server: str) -> None:
    games = {game["name"]: game for game in ask(server, "/api/games")}  # type: ignore[attr-defined]
    assert games["pazaak"]["title"]["id"] == "pz-title"
    assert "steady" in json.dumps(games["pazaak"])


def test_nothing_here_names_it() -> None:
    named = [
        path
        for path in SOURCE.rglob("*.py")
        if "pazaak" in path.read_text("utf-8").lower() and "egg-info" not in str(path)
    ]
    assert named == []
