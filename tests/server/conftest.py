from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import postgres
from server.harness import Api, ServerProcess, sqlite_url


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
    with postgres.running() as url:
        if url is None:
            pytest.skip("PostgreSQL is not installed and cannot be installed here")
        yield url


@pytest.fixture
def postgresql_db(postgresql: str) -> str:
    """Return the URL of a new PostgreSQL database."""
    return postgres.new_database(postgresql, f"test_{secrets.token_hex(6)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a new database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("postgresql_db")
    return url
