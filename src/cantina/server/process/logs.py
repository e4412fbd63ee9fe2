"""The log: lines for people or JSON for programs, without anybody's secrets.

Tokens and passwords are never handed to it; addresses that other programs quote in their messages
are taken out here.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime

import msgspec

from cantina.server.process.settings import Settings

ACCESS = "cantina.access"
MAIL = re.compile(r"[^\s@<>\"'(){}\[\],:;]+@[^\s@<>\"'(){}\[\],:;]+")
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FIELDS = "fields"
"""What a line says beside its message, for JSON."""


class Plain(logging.Formatter):
    """A line to read."""

    def __init__(self) -> None:
        super().__init__(PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, without addresses."""
        return discreet(super().format(record))


class Json(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, without addresses."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        fields = getattr(record, FIELDS, None)
        if fields is None:
            told["message"] = discreet(record.getMessage())
        else:
            told.update(fields)
        if record.exc_info:
            told["error"] = discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def discreet(line: str) -> str:
    """Return a line without mail addresses."""
    return MAIL.sub("…@…", line)


def set_up(settings: Settings) -> None:
    """Write the log as the settings want it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if settings.log_format == "json" else Plain())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    for name in ("httpx", "httpcore"):  # they tell every address that is called
        logging.getLogger(name).setLevel(logging.WARNING)
    access = logging.getLogger(ACCESS)
    access.setLevel(logging.INFO)
    access.disabled = not settings.access_log
