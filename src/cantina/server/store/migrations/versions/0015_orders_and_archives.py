"""What operators order at tables, and finished matches packed together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "orders",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_orders_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_table(
        "archives",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_archives_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_archives")),
    )


def downgrade() -> None:
    """Take it back; matches that were packed keep their result and lose their moves."""
    op.drop_table("archives")
    op.drop_table("orders")
