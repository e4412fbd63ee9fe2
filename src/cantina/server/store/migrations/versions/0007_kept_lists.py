"""The squads and decks that accounts keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "kept",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_kept_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "id", name=op.f("pk_kept")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("kept")
