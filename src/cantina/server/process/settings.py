"""How a server process runs. Everything has a default: `cantina serve` needs no configuration."""

from __future__ import annotations

from pathlib import Path

import msgspec

DEFAULT_DATABASE = "sqlite:///.cantina/cantina.sqlite3"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The knobs of one server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = DEFAULT_DATABASE
    channels: str = "memory"
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may open live connections (our own page always may)."""

    bot_workers: int = 1
    bot_seconds: float = 3.0
    """How long a bot may think before a random answer is played for it."""
    stand_in_bots: tuple[str, ...] = ("greedy", "random")
    """Who plays for somebody who is away: the first of these that knows the game."""
    bot_pause: float = 0.0
    """How long a bot's answer is held back, so that people can follow."""

    checkpoint_every: int = 20
    """Answers between two stored checkpoints of a match."""
    absent_after: float = 60.0
    """Seconds without a connection after which a seat counts as left."""
    lease_seconds: float = 5.0
    """How long another process waits before it drives the bots and clocks of a silent one."""

    requests_per_minute: int = 600
    sign_ins_per_minute: int = 20
    messages_per_second: float = 30.0
    message_burst: int = 120
    chat_per_minute: int = 20
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    viewers_per_table: int = 200
    connections_per_address: int = 500

    @property
    def is_sqlite(self) -> bool:
        """Whether the store is a SQLite file."""
        return self.db.startswith("sqlite:")

    @property
    def database_url(self) -> str:
        """Return the SQLAlchemy URL: psycopg 3 for PostgreSQL."""
        if self.db.startswith("postgresql://"):
            return "postgresql+psycopg://" + self.db.removeprefix("postgresql://")
        return self.db

    def prepare(self) -> None:
        """Make the folder of a SQLite file."""
        if self.is_sqlite and (name := self.db.removeprefix("sqlite:///")):
            Path(name).parent.mkdir(parents=True, exist_ok=True)
