"""Where each process is reached by the others, and which table is whose at a glance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("processes", schema=None) as batch_op:
        batch_op.add_column(sa.Column("address", sa.String(length=200), nullable=True))
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(op.f("ix_matches_driver"), ["driver"])


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(op.f("ix_matches_driver"))
    with op.batch_alter_table("processes", schema=None) as batch_op:
        batch_op.drop_column("address")
