"""One row that is written to find out whether the database takes anything."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table with its one row."""
    probe = op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(probe, [{"id": 1, "at": 0}])


def downgrade() -> None:
    """Delete the table, which holds nothing."""
    op.drop_table("probe")
