from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server_harness import Api, ServerProcess, sqlite_url


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
