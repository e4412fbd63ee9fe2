"""A real Redis for the tests: found or installed, started in a folder of its own."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
from pathlib import Path

from server.harness import free_port, wait_for
from server.postgres import install


def binary() -> Path | None:
    """Return the server's program."""
    found = shutil.which("redis-server")
    return None if found is None else Path(found)


def find_or_install() -> Path | None:
    """Return the server's program, installed if need be."""
    return binary() or install("redis-server", binary)


class Redis:
    """A Redis of our own."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [str(self._program), "--port", str(self._port), "--save", ""]
        command += ["--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self._answers, "Redis does not start")

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
            return True
        return False

    def commands(self) -> int:
        """How many commands it was ever given."""
        with socket.create_connection(("127.0.0.1", self._port), 5) as line:
            line.sendall(b"INFO stats\r\n")
            told = line.recv(65536).decode()
        return int(told.split("total_commands_processed:")[1].split()[0])

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
