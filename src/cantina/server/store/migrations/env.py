"""Run by Alembic for each command; the connection is handed over by `migrate.py`."""

from __future__ import annotations

from alembic import context

from cantina.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
