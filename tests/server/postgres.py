"""A real PostgreSQL for the tests: found, started in a folder of its own, ended afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
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


def install() -> Path | None:
    """Install PostgreSQL from Debian where that is possible without asking anybody."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return None
    command = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with contextlib.suppress(subprocess.TimeoutExpired, OSError):
        subprocess.run(command, timeout=120, check=False, **quiet)  # type: ignore[call-overload]
    return binaries()


def owner() -> str | None:
    """Return the user that runs the database when we are root, which PostgreSQL refuses."""
    return "postgres" if os.getuid() == 0 else None


@contextlib.contextmanager
def running() -> Iterator[str | None]:
    """Run a PostgreSQL and give its URL; None where there is none to be had."""
    found = binaries() or install()
    if found is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="cantina-pg-"))
    user = owner()
    if user is not None:
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"

    def call(*command: str) -> None:
        subprocess.run(command, user=user, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    control = str(found / "pg_ctl")
    call(str(found / "initdb"), "-D", str(data), "-U", "cantina", "-A", "trust", "-E", "UTF8")
    log = str(folder / "log")
    call(control, "-D", str(data), "-l", log, "-o", settings, "-w", "start")
    try:
        yield f"postgresql://cantina@127.0.0.1:{port}/postgres"
    finally:
        call(control, "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(url: str, name: str) -> str:
    """Make an empty database beside the default one and return its URL."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload]
    return url.rsplit("/", 1)[0] + f"/{name}"
