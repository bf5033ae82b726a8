"""How Alembic reaches the database: over the connection that `store.migrate` hands it."""

from alembic import context

from jemaa.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
