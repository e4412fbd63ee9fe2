"""Who opened a table, who is invited, and which processes drive which tables."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("owner", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("invitation", sa.String(length=64), nullable=True))
        batch_op.drop_column("driver_until")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house")),
    )
    op.bulk_insert(house, [{"name": "salt", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("house")
    op.drop_table("processes")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("driver_until", sa.Float(), nullable=False, server_default="0")
        )
        batch_op.drop_column("invitation")
        batch_op.drop_column("owner")
