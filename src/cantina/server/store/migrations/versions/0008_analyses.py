"""What matches look like in hindsight."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_analyses_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("analyses")
