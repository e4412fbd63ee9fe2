"""What names look like, where somebody is signed in, and codes for a lost password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cantina.server.store.likeness import skeleton

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Apply the change; the names that are there are looked at."""
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("skeleton", sa.String(length=80), nullable=True))
        batch_op.add_column(sa.Column("barred", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("muted", sa.Float(), nullable=True))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("device", sa.String(length=120), nullable=True))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"])
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_codes_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name="pk_codes"),
    )
    op.create_index("ix_codes_account", "codes", ["account"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("folded"), sa.column("skeleton"))
    connection = op.get_bind()
    for account, folded in connection.execute(sa.select(accounts.c.id, accounts.c.folded)).all():
        connection.execute(
            accounts.update().where(accounts.c.id == account).values(skeleton=skeleton(folded))
        )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("codes")
    op.drop_index("ix_sessions_account", "sessions")
    op.drop_index("ix_accounts_skeleton", "accounts")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("device")
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.drop_column("muted")
        batch_op.drop_column("barred")
        batch_op.drop_column("skeleton")
