"""The codes of tables that wait for players."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table of codes; tables that were opened before have none."""
    op.create_table(
        "codes",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), nullable=False,
                  unique=True),
    )


def downgrade() -> None:
    """Delete the codes; invitations still open the tables."""
    op.drop_table("codes")
