"""What the page asks for and is not stored anywhere else: alike on a server and in the page's own worker."""
