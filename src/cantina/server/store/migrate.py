"""Bring a schema to a revision: `python -m cantina.server.store.migrate URL [REVISION]`."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, text

from cantina.server.process.settings import Settings

LOCK = 7_263_419
"""The advisory lock that lets only one starting process migrate a PostgreSQL database."""


def configuration(connection: Connection) -> Config:
    """Return Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


class Dangling(Exception):  # noqa: N818
    """Rows that refer to others which are not there: nothing was changed."""


def check_references(connection: Connection) -> None:
    """Refuse a change of the schema on SQLite after which rows refer to nothing."""
    found = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if found:
        tables = ", ".join(sorted({f"{row[0]} ({row[2]})" for row in found}))
        raise Dangling(f"{len(found)} rows refer to rows that are not there: {tables}")


@contextlib.contextmanager
def reshaping(engine: Engine) -> Iterator[Connection]:
    """Open a transaction in which tables change their shape and keep their rows.

    SQLite changes a table by making it anew and dropping the old one, and dropping deletes row by
    row: what refers to them would go, too, while foreign keys are watched. They are looked at
    once before the end instead, and rows that refer to nothing take everything back.
    """
    is_sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as connection:
        if is_sqlite:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.commit()
        try:
            with connection.begin():
                if is_sqlite:  # which else begins only where rows change, not where tables do
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                if is_sqlite:
                    check_references(connection)
        finally:
            if is_sqlite:
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")
                connection.commit()


def migrate(engine: Engine, revision: str = "head") -> None:
    """Upgrade (or, for an older revision, downgrade) the schema; the data stay."""
    with reshaping(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config = configuration(connection)
        if revision == "head":
            command.upgrade(config, revision)
        else:
            command.downgrade(config, revision)


if __name__ == "__main__":
    migrate(create_engine(Settings(db=sys.argv[1]).database_url), *sys.argv[2:3])
