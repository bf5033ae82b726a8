"""The dice of all finished games, as running totals."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table of totals; games that are over already are not counted."""
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("die", sa.String(20), primary_key=True),
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("came", sa.BigInteger, nullable=False),
        sa.Column("expected", sa.Float(53), nullable=False),
        sa.Column("variance", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Delete the totals of the dice, which cannot be made again."""
    op.drop_table("tallies")
