from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.bots import registry
from server import postgres
from server.harness import Api, ServerProcess, sqlite_url
from server.redis import Redis, find_or_install

ENTRY_POINTS = """[cantina.bots]
sleepy = slow_bots:SleepyBot
crashing = slow_bots:CrashingBot
lying = slow_bots:LyingBot
counting = slow_bots:CountingBot

[cantina.games]
tarpit = slow_bots:tarpit
ponderous = slow_bots:ponderous
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not need one of their own."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(sqlite_url(folder), absent_after=0.3) as running:
        yield running


@pytest.fixture
def api(server: ServerProcess) -> Api:
    return Api(server.url)


@pytest.fixture
def db(tmp_path: Path) -> str:
    """Return the URL of a new SQLite database."""
    return sqlite_url(tmp_path)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Run a real PostgreSQL."""
    with postgres.running() as found:
        if found is None:
            pytest.skip("PostgreSQL is not installed and cannot be installed here")
        yield found.url


@pytest.fixture
def postgresql_db(postgresql: str) -> str:
    """Return the URL of a new PostgreSQL database."""
    return postgres.new_database(postgresql, f"test_{secrets.token_hex(6)}")


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    """Run a real Redis."""
    program = find_or_install()
    if program is None:
        pytest.skip("Redis is not installed and cannot be installed here")
    found = Redis(program, tmp_path)
    found.start()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a new database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("postgresql_db")
    return url


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the bots of `slow_bots.py` as an installed package would."""
    info = tmp_path / "bad_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "slow_bots.py").write_text((Path(__file__).parent / "slow_bots.py").read_text())
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._registered.cache_clear()
    yield
    registry._registered.cache_clear()
