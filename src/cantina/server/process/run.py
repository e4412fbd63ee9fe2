"""Run the application under uvicorn, as one process."""

from __future__ import annotations

import socket
import sys

import msgspec
import uvicorn

from cantina.core.fluent import writer
from cantina.core.problem import Problem
from cantina.server.http.app import make_app
from cantina.server.http.patience import patient_protocol
from cantina.server.live.shortcut import TableSocket
from cantina.server.process import garbage, logs
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.process.single import only_server

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

FRAME_BYTES = 65_536
"""Larger frames end the connection before anybody reads them."""


class Server(uvicorn.Server):
    """Uvicorn's server, which hands its tables over before it hangs up."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(configuration(hall))
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the other processes have the tables, then end."""
        await self._hall.hand_over()
        await super().shutdown(sockets)


def configuration(hall: Hall) -> uvicorn.Config:
    """Return uvicorn's configuration: frames are small, so they are not compressed."""
    settings = hall.settings
    return uvicorn.Config(
        make_app(hall),
        host=settings.host,
        port=settings.port,
        http=patient_protocol(settings),
        ws=TableSocket,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=max(1, round(settings.idle_seconds)),
        timeout_graceful_shutdown=3,
    )


def main() -> None:
    """Run with settings given as JSON: `python -m cantina.server.process.run '{"port": 8001}'`."""
    try:
        run(msgspec.json.decode(sys.argv[1] if len(sys.argv) > 1 else "{}", type=Settings))
    except Problem as problem:
        sys.exit(writer("en").write(problem.reason))


def run(settings: Settings) -> None:
    """Serve until told to stop; a second server on one SQLite file is refused."""
    logs.set_up(settings)
    with only_server(settings.file):
        allow_many_files()
        server = Server(Hall(settings))
        garbage.collect_when_quiet()
        # the writing thread must not wait long for its turn: what it has stored is shown
        sys.setswitchinterval(0.001)
        server.run()


def allow_many_files() -> None:
    """Let the process open as many files (connections are files) as the system allows it."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
