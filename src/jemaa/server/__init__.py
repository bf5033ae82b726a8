"""HTTP and WebSocket around tables, and the store. Knows no rule of a game."""
