"""Messages that tell people that it is their turn: webhooks and Web Push."""
