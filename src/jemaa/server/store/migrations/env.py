"""Runs Alembic over the connection that `store.migrate` passes."""

from alembic import context

from jemaa.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
