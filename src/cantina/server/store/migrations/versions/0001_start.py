"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("folded", sa.String(length=80), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("folded", name=op.f("uq_accounts_folded")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("autostart", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("absent", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("seeded", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("branch_of", sa.String(length=12), nullable=True),
        sa.Column("branch_seq", sa.Integer(), nullable=True),
        sa.Column("rematch_of", sa.String(length=12), nullable=True),
        sa.Column("rematch", sa.String(length=12), nullable=True),
        sa.Column("driver", sa.String(length=40), nullable=True),
        sa.Column("driver_until", sa.Float(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_matches_state_created"), ["state", "created"], unique=False
        )

    op.create_table(
        "chat",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_chat_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "id", name=op.f("pk_chat")),
    )
    op.create_table(
        "checkpoints",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_checkpoints_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_checkpoints")),
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_moves_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_moves")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("digest", sa.String(length=64), nullable=True),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("lang", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_seats_account"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_account"), ["account"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_sessions_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("sessions")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_account"))

    op.drop_table("seats")
    op.drop_table("moves")
    op.drop_table("checkpoints")
    op.drop_table("chat")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_state_created"))

    op.drop_table("matches")
    op.drop_table("accounts")
