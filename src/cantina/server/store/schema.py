"""The database schema. Changes go through a new migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("lang", String(20)),
    Column("skeleton", String(80), index=True),
    Column("barred", Float),
    Column("muted", Float),
    Column("rests", Float),
    Column("seen", Float),
    Column("hears", Boolean),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(120)),
    Index(None, "account"),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Index(None, "account"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("credential", String(1400), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("doubted", Float),
    Index(None, "account"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("until", Float, nullable=False, index=True),
)

kept = Table(
    "kept",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("began", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

addresses = Table(
    "addresses",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("folded", String(254), nullable=False, index=True),
    Column("confirmed", Float),
    Column("notices", Boolean, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "account"),
)

letters = Table(
    "letters",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("device", String(64)),
    Column("address", String(254)),
    Column("match", String(12)),
    Column("seat", Integer),
    Column("lang", String(20), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", String(254), nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "account"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text),
    Column("absent", String(10), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("result", Text),
    Column("branch_of", String(12)),
    Column("branch_seq", Integer),
    Column("rematch_of", String(12)),
    Column("rematch", String(12)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rules", String(20)),
    Column("driver", String(40)),
    Column("owner", String(64)),
    Column("invitation", String(64)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("nonce", String(64)),
    Column("seal", String(64)),
    Index(None, "state", "created"),
    Index(None, "driver"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("address", String(200)),
)

house = Table(
    "house",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40)),
    Column("name", String(40)),
    Column("digest", String(64)),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("lang", String(20)),
    Column("rests", Float),
    Column("rating", Integer),
    Column("deviation", Integer),
    Column("kept_for", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Index(None, "account"),
    Index(None, "kept_for"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("sure", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "game", "sure"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match", String(12), primary_key=True),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index(None, "account", "at"),
)

friends = Table(
    "friends",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "other"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "other"),
)

private_lines = Table(
    "private_lines",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("sender", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("receiver", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("read", Boolean, nullable=False),
    Index(None, "receiver", "read"),
    Index(None, "sender"),
    Index(None, "at"),
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text),
    Column("rating", Integer),
    Column("deviation", Integer),
    Column("low", Integer, nullable=False),
    Column("high", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("paired", String(12)),
    Column("seat", Integer),
    Index(None, "account"),
    Index(None, "game", "created"),
)

turns = Table(
    "turns",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("asked", Float, nullable=False),
    Column("due", Float, index=True),
    Column("told", Float),
    Index(None, "told", "asked"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Index(None, "account"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(12), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("asked", Float, nullable=False),
    Column("data", LargeBinary),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Index(None, "state", "created"),
)
