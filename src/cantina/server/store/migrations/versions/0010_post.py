"""Addresses and devices of people, what is on its way to them, and links that open once."""

from __future__ import annotations

import base64
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def new_key() -> str:
    """Return a private key on the curve P-256, by which push services know this server."""
    number = secrets.randbelow(P256_ORDER - 1) + 1
    return base64.urlsafe_b64encode(number.to_bytes(32)).decode().rstrip("=")


def upgrade() -> None:
    """Apply the change; the server gets its key for push services."""
    own = sa.ForeignKeyConstraint
    op.create_table(
        "addresses",
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("folded", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("notices", sa.Boolean(), nullable=False),
        own(["account"], ["accounts.id"], name=op.f("fk_addresses_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_addresses")),
    )
    op.create_index("ix_addresses_folded", "addresses", ["folded"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        own(["account"], ["accounts.id"], name=op.f("fk_devices_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_account", "devices", ["account"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=True),
        sa.Column("device", sa.String(length=64), nullable=True),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("match", sa.String(length=12), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("lang", sa.String(length=20), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        own(["account"], ["accounts.id"], name=op.f("fk_letters_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        own(["account"], ["accounts.id"], name=op.f("fk_links_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_links")),
    )
    op.create_index("ix_links_account", "links", ["account"])
    house = sa.table("house", sa.column("name"), sa.column("value"))
    op.bulk_insert(house, [{"name": "push-key", "value": new_key()}])


def downgrade() -> None:
    """Take it back."""
    for table in ("links", "letters", "devices", "addresses"):
        op.drop_table(table)
    house = sa.table("house", sa.column("name"))
    op.execute(house.delete().where(house.c.name == "push-key"))
