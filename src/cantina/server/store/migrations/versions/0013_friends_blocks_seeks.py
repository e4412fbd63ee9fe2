"""Friends, those whom somebody keeps away, seats kept for a friend, and looking for opponents."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Apply the change."""
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Float(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kept_for", sa.String(length=12), nullable=True))
        batch_op.create_foreign_key(
            "fk_seats_kept_for", "accounts", ["kept_for"], ["id"], ondelete="SET NULL"
        )
        batch_op.create_index("ix_seats_kept_for", ["kept_for"])
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("account", sa.String(length=12), nullable=True))
        batch_op.create_foreign_key(
            "fk_chat_account", "accounts", ["account"], ["id"], ondelete="SET NULL"
        )
        batch_op.create_index("ix_chat_account", ["account"])
    for name in ("friends", "blocks"):
        op.create_table(
            name,
            sa.Column("account", sa.String(length=12), nullable=False),
            sa.Column("other", sa.String(length=12), nullable=False),
            sa.Column("at", sa.Float(), nullable=False),
            sa.ForeignKeyConstraint(
                ["account"], ["accounts.id"], name=op.f(f"fk_{name}_account"), ondelete="CASCADE"
            ),
            sa.ForeignKeyConstraint(
                ["other"], ["accounts.id"], name=op.f(f"fk_{name}_other"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("account", "other", name=op.f(f"pk_{name}")),
        )
        op.create_index(f"ix_{name}_other", name, ["other"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("deviation", sa.Integer(), nullable=True),
        sa.Column("low", sa.Integer(), nullable=False),
        sa.Column("high", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("paired", sa.String(length=12), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_seeks_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_account", "seeks", ["account"])
    op.create_index("ix_seeks_game_created", "seeks", ["game", "created"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("seeks")
    op.drop_table("blocks")
    op.drop_table("friends")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("ix_chat_account")
        batch_op.drop_constraint("fk_chat_account", type_="foreignkey")
        batch_op.drop_column("account")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("ix_seats_kept_for")
        batch_op.drop_constraint("fk_seats_kept_for", type_="foreignkey")
        batch_op.drop_column("kept_for")
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.drop_column("seen")
