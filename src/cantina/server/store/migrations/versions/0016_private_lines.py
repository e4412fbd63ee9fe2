"""What friends write to each other, for whoever wants to hear it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Apply the change."""
    op.add_column("accounts", sa.Column("hears", sa.Boolean(), nullable=True))
    op.create_table(
        "private_lines",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("sender", sa.String(length=12), nullable=False),
        sa.Column("receiver", sa.String(length=12), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("read", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["sender"], ["accounts.id"], name=op.f("fk_private_lines_sender"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["receiver"],
            ["accounts.id"],
            name=op.f("fk_private_lines_receiver"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_private_lines")),
    )
    op.create_index("ix_private_lines_receiver_read", "private_lines", ["receiver", "read"])
    op.create_index("ix_private_lines_sender", "private_lines", ["sender"])
    op.create_index("ix_private_lines_at", "private_lines", ["at"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("private_lines")
    op.drop_column("accounts", "hears")
