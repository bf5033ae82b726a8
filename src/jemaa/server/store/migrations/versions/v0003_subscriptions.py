"""Subscriptions to notices of turns, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables of subscriptions and keys."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("news", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("after", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("here", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_number", "subscriptions", ["number"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Delete the subscriptions, and the server's keys."""
    op.drop_table("keys")
    op.drop_table("subscriptions")
