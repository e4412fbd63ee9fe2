"""Run the application under uvicorn, as one process."""

from __future__ import annotations

import sys

import msgspec
import uvicorn

from cantina.server.http.app import make_app
from cantina.server.live.shortcut import TableSocket
from cantina.server.process import garbage
from cantina.server.process.settings import Settings

FRAME_BYTES = 65_536
"""Larger frames end the connection before anybody reads them."""


def configuration(settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration: frames are small, so they are not compressed."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws=TableSocket,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def main() -> None:
    """Run with settings given as JSON: `python -m cantina.server.process.run '{"port": 8001}'`."""
    run(msgspec.json.decode(sys.argv[1] if len(sys.argv) > 1 else "{}", type=Settings))


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    server = uvicorn.Server(configuration(settings))
    garbage.collect_when_quiet()
    # the writing thread must not wait long for its turn: moves are shown when it has stored them
    sys.setswitchinterval(0.001)
    server.run()


if __name__ == "__main__":
    main()
