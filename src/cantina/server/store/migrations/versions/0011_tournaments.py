"""Tournaments, each as one document."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_state_created"), "tournaments", ["state", "created"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("tournaments")
