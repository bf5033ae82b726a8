"""Openings, journals and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "openings",
        sa.Column("number", sa.String(16), primary_key=True),
        sa.Column("invite", sa.String(40), nullable=False, unique=True),
        sa.Column("watch", sa.String(40), nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
    )
    op.create_index("openings_over", "openings", ["over", "opened"])
    op.create_table(
        "journal",
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(40)),
        sa.Column("line", sa.Text, nullable=False),
        sa.UniqueConstraint("number", "command", name="journal_command"),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Delete all tables, and with them everything."""
    op.drop_table("tokens")
    op.drop_table("journal")
    op.drop_table("openings")
