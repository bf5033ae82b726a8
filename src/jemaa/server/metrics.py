"""The counters of `/metrics`. No name, capability or player ever becomes a label."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
LINES = Counter("jemaa_journal_lines", "Lines written to journals.", registry=REGISTRY)
COMMANDS = Counter("jemaa_commands", "Commands, by what became of them.", ["outcome"], registry=REGISTRY)
COMMAND_SECONDS = Histogram("jemaa_command_seconds", "From a command to its answer.", registry=REGISTRY,
                            buckets=(.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5))
SOCKETS = Gauge("jemaa_sockets", "Open sockets.", registry=REGISTRY)
TURN_CALLS = Counter("jemaa_turn_calls", "Messages that it is somebody's turn, by what became of them.", ["outcome"],
                     registry=REGISTRY)
TABLES = Gauge("jemaa_tables", "Tables in memory.", registry=REGISTRY)
DAMAGED_TABLES = Gauge("jemaa_damaged_tables", "Tables that could not be read from the database.", registry=REGISTRY)
TABLES_ADOPTED = Counter("jemaa_tables_adopted", "Tables taken over from processes that have ended.", registry=REGISTRY)
TABLES_LOST = Counter("jemaa_tables_lost", "Tables that another process took from this one, which was too late.",
                      registry=REGISTRY)
RELAYED = Counter("jemaa_relayed", "Sockets and requests that another process answered.", ["kind"], registry=REGISTRY)
BOT_SECONDS = Histogram("jemaa_bot_seconds", "From a bot's turn to its choice.", registry=REGISTRY)
