"""Several server processes as one: who owns which table, and connections between them."""
