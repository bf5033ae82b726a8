"""What the database holds: openings, journals and reviews, and the tokens of bots. `migrations/` leads there."""

import sqlalchemy as sa

METADATA = sa.MetaData()

OPENINGS = sa.Table(
    "openings", METADATA,
    sa.Column("number", sa.String(16), primary_key=True),
    sa.Column("invite", sa.String(40), nullable=False, unique=True),
    sa.Column("watch", sa.String(40), nullable=False, unique=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Index("openings_over", "over", "opened"),
)
"""A row a table; `opening` is the whole of `table.journal.Opening`, `over` is there to be searched for."""

JOURNAL = sa.Table(
    "journal", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(40)),
    sa.Column("line", sa.Text, nullable=False),
    sa.UniqueConstraint("number", "command", name="journal_command"),
)
"""A row a line. The primary key decides who was first, among all processes; a command is carried out once."""

TOKENS = sa.Table(
    "tokens", METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(80), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""Bearer tokens: SHA-256 of each, whose they are, and what they may."""

REVIEWS = sa.Table(
    "reviews", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("review", sa.Text, nullable=False),
)
"""What the page shows of a finished game's review, as JSON; it goes with its table."""
