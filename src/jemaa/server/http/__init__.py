"""HTTP and WebSocket: middleware, access, routes."""
