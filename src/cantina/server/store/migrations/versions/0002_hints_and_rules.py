"""Whether bots may be asked for advice, and the version of the rules a match began under."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.add_column(sa.Column("rules", sa.String(length=20), nullable=True))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("rules")
        batch_op.drop_column("hints")
