"""The language that an account reads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lang", sa.String(length=20), nullable=True))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.drop_column("lang")
