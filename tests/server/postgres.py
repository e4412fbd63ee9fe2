"""A real PostgreSQL for the tests: found, started in a folder of its own, ended afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from server.harness import free_port

ROOTS = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")


def binaries() -> Path | None:
    """Return the folder with `initdb` and `pg_ctl`, the newest version first."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    for root in ROOTS:
        for found in sorted(Path(root).glob("**/bin/initdb"), reverse=True):
            return found.parent
    return None


def install(package: str, find: Callable[[], Path | None]) -> Path | None:
    """Install a package from Debian where that is possible without asking anybody."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return None
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with contextlib.suppress(subprocess.TimeoutExpired, OSError):
        subprocess.run(command, timeout=120, check=False, **quiet)  # type: ignore[call-overload]
    return find()


def owner() -> str | None:
    """Return the user that runs the database when we are root, which PostgreSQL refuses."""
    return "postgres" if os.getuid() == 0 else None


class Postgres:
    """A PostgreSQL of our own, in a folder of its own."""

    def __init__(self, binaries: Path) -> None:
        self._user = owner()
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="cantina-pg-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._port = free_port()
        data = str(self._folder / "data")
        self._call("initdb", "-D", data, "-U", "cantina", "-A", "trust", "-E", "UTF8")

    @property
    def url(self) -> str:
        return f"postgresql://cantina@127.0.0.1:{self._port}/postgres"

    def _call(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / command), *arguments],
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
        )

    def _control(self, *arguments: str) -> None:
        self._call("pg_ctl", "-D", str(self._folder / "data"), *arguments)

    def start(self) -> None:
        settings = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        self._control("-l", str(self._folder / "log"), "-o", settings, "-w", "start")

    def stop(self) -> None:
        """End it as a power cut would."""
        self._control("-m", "immediate", "stop")

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[Postgres | None]:
    """Run a PostgreSQL; None where there is none to be had."""
    found = binaries() or install("postgresql", binaries)
    if found is None:
        yield None
        return
    database = Postgres(found)
    database.start()
    try:
        yield database
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            database.stop()
        database.remove()


def new_database(url: str, name: str) -> str:
    """Make an empty database beside the default one and return its URL."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload]
    return url.rsplit("/", 1)[0] + f"/{name}"
