"""The database: tables, journals, subscriptions, reviews and totals."""
