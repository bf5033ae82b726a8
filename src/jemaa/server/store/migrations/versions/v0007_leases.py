"""The server processes, and which of them owns which table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the tables, and, where there may be several processes, the sequence of the fencing tokens."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(16)),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE fences")


def downgrade() -> None:
    """Delete the leases, which only running servers need."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP SEQUENCE fences")
    op.drop_table("leases")
    op.drop_table("processes")
