"""When something happens by itself at a table, and finished games in short."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables, both empty: servers look at all running games once, and at finished ones when asked."""
    op.create_table(
        "alarms",
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger),
    )
    op.create_index("alarms_at", "alarms", ["at"])
    op.create_table(
        "finished",
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Delete the tables, which follow from the journals."""
    op.drop_table("finished")
    op.drop_index("alarms_at", "alarms")
    op.drop_table("alarms")
