"""Clocks in days: who is waited for and until when, and when somebody's clocks rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rests", sa.Float(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rests", sa.Float(), nullable=True))
    op.create_table(
        "turns",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("told", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_turns_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_turns")),
    )
    op.create_index("ix_turns_due", "turns", ["due"])
    op.create_index("ix_turns_told_asked", "turns", ["told", "asked"])
    op.create_table(
        "vacations",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_vacations_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "began", name=op.f("pk_vacations")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("vacations")
    op.drop_table("turns")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("rests")
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.drop_column("rests")
