"""The tables of the newest form of the database; times are in milliseconds since 1970.

`migrations/` brings older forms to it: what is changed here has to be changed there, too.

Openings, codes, journals, finished games in short, when something happens by itself, tokens, reviews, subscriptions,
the server's keys, the totals of the dice, a row to probe it with, the server's processes and what each of them owns.
"""

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

CODES = sa.Table(
    "codes", METADATA,
    sa.Column("code", sa.String(6), primary_key=True),
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), nullable=False,
              unique=True),
)
"""The codes of tables whose games have not begun (`table.codes`)."""

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

FINISHED = sa.Table(
    "finished", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
)
"""What lists show of a finished game (`table.finished.FinishedGame`), as JSON, from the transaction that ends it.

Games that ended before there was this table get a row when somebody asks for them. `format`: see `finished.FORMAT`."""

ALARMS = sa.Table(
    "alarms", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.BigInteger),
    sa.Index("alarms_at", "at"),
)
"""When something happens by itself at a table, at the earliest: a bot chooses, a clock runs out, or the next table
opens. `at` is 0 for at once, and null where nothing does before somebody asks for something.

All tables whose games are not over have a row, except those that older versions opened."""

TOKENS = sa.Table(
    "tokens", METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(80), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""Bearer tokens: the digest of each (`players.digest`), whose they are, their scopes with spaces between, and when they
were made."""

REVIEWS = sa.Table(
    "reviews", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("review", sa.Text, nullable=False),
)
"""What the page shows of a finished game's review, as JSON; it goes with its table. `format`: see `reviews.FORMAT`."""

SUBSCRIPTIONS = sa.Table(
    "subscriptions", METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), nullable=False),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("news", sa.Integer, nullable=False),
    sa.Column("told", sa.Integer, key="processed_version", nullable=False),
    sa.Column("after", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("here", sa.BigInteger, nullable=False),
    sa.Index("subscriptions_number", "number"),
)
"""Who wants to be told when it is their turn, and how: `target` is a `store.subscriptions.Target` as JSON.

A row is its own outbox: `news`, the table's version, rises with the journal in one transaction; what is between
`processed_version` and `news` was not looked at. The database calls that column `told`: processes of an older version
that still run must find it. `after`: not before this moment, because a process has claimed the row or put it off;
`tries`: how often sending has failed since the last time that the row was handled. `here` is 0, and only processes of
an older version read it.
"""

KEYS = sa.Table(
    "keys", METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("secret", sa.Text, nullable=False),
)
"""Keys that the server has made for itself, all its processes the same."""

PROBE = sa.Table(
    "probe", METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""One row, and when it was last written to find out whether the database takes anything."""

TALLIES = sa.Table(
    "tallies", METADATA,
    sa.Column("game", sa.String(20), primary_key=True),
    sa.Column("die", sa.String(20), primary_key=True),
    sa.Column("what", sa.String(20), primary_key=True),
    sa.Column("came", sa.BigInteger, nullable=False),
    sa.Column("expected", sa.Float(53), nullable=False),
    sa.Column("variance", sa.Float(53), nullable=False),
)
"""Of all finished games together: see `table.fairness.Tally`."""

PROCESSES = sa.Table(
    "processes", METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("address", sa.String(300), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The server processes on this database, if there may be several: where the others reach each, and until when it counts
as alive, by the database's clock."""

LEASES = sa.Table(
    "leases", METADATA,
    sa.Column("number", sa.String(16), sa.ForeignKey("openings.number", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(16)),
    sa.Column("fence", sa.BigInteger, nullable=False),
)
"""Which process owns a table; null where one is wanted, because the last one has ended. A table that nobody needs has
no row. `fence` is new, and higher than all before, whenever the owner changes: what is written with an older one is
refused."""

FENCES = sa.Sequence("fences", metadata=METADATA)
"""What the fencing tokens of leases are drawn from, where there may be several processes: in PostgreSQL only."""
