"""Rated matches, ratings and their history, and seals on the chance of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        batch_op.add_column(sa.Column("nonce", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("seal", sa.String(length=64), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rating", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("deviation", sa.Integer(), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("sure", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_ratings_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_sure", "ratings", ["game", "sure"])
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_rating_changes_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "account", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_account_at", "rating_changes", ["account", "at"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("deviation")
        batch_op.drop_column("rating")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("seal")
        batch_op.drop_column("nonce")
        batch_op.drop_column("rated")
