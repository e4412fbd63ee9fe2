"""`cantina play --server URL`: two terminals at one table."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

from server.harness import GAME, PATIENCE, Api, ServerProcess, wait_for

LINK = re.compile(r"/t/(\w+)\s")
CANTINA = str(Path(sys.executable).with_name("cantina"))


class Terminal:
    """A running `cantina play`, answering every question with the first option."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "CANTINA_LANG": "en", "COLUMNS": "200", "TERM": "dumb"}
        self.process = subprocess.Popen(
            [CANTINA, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        self.output = b""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while part := self.process.stdout.read1(65536):
            self.output += part

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def answer_everything(self) -> None:
        """Type `1` as often as a match may ask."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(b"1\n" * 2_000)
            self.process.stdin.flush()

    def finish(self, seconds: float = PATIENCE) -> str:
        """Play until the match is over and return all that was printed."""
        self.answer_everything()
        self.process.wait(seconds)
        self._reader.join(seconds)
        return self.output.decode()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def test_two_terminals_play_one_match(api: Api, server: ServerProcess) -> None:
    first = Terminal(GAME, "--server", server.url, "--seat", "human", "--seat", "human")
    try:
        table = wait_for_table(api, first)
        first.type("c hello from the first")
        second = Terminal("--server", f"{server.url}/t/{table}")
        try:
            first.type("hyperspace")
            first.answer_everything()
            told = [second.finish(), first.finish()][::-1]
        finally:
            second.stop()
    finally:
        first.stop()
    assert api.table(table)["state"] == "finished"
    assert all("credits" in text for text in told)
    assert "There is no option hyperspace now" in told[0], "refusals are shown and asked again"
    assert "hello from the first" in told[1]
    assert first.process.returncode == second.process.returncode == 0


def wait_for_table(api: Api, terminal: Terminal) -> str:
    """Return the table a terminal has opened, from the link it prints."""

    def is_open() -> bool:
        assert terminal.process.poll() is None, terminal.output.decode()
        return LINK.search(terminal.output.decode()) is not None

    wait_for(is_open, "no table was opened")
    found = LINK.search(terminal.output.decode())
    assert found is not None
    return found[1]


def test_a_terminal_plays_against_a_bot_on_the_server(api: Api, server: ServerProcess) -> None:
    terminal = Terminal(GAME, "--server", server.url, "--seat", "human", "--seat", "random")
    try:
        told = terminal.finish()
    finally:
        terminal.stop()
    assert terminal.process.returncode == 0
    assert "Invite others" in told


def test_a_server_that_is_not_there_is_said_in_one_line() -> None:
    terminal = Terminal(GAME, "--server", "http://127.0.0.1:9")
    told = terminal.finish()
    assert terminal.process.returncode == 2
    assert "does not answer" in told
    assert "Traceback" not in told


def test_a_terminal_survives_a_server_restart(db: str) -> None:
    server = ServerProcess(db).start()
    terminal = Terminal(GAME, "--server", server.url, "--seat", "human", "--seat", "random")
    try:
        wait_for_table(Api(server.url), terminal)
        server.kill()
        server.start()
        told = terminal.finish()
        assert "connecting again" in told
        assert terminal.process.returncode == 0
    finally:
        terminal.stop()
        server.stop()
