"""The lessons and puzzles that accounts have finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0013"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "learnt",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_learnt_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "game", "kind", "name", name=op.f("pk_learnt")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("learnt")
