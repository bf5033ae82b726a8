"""The Open Graph tags of a table's page, from which messengers make the preview of a link. They are in English.

An invitation names the host, because it is sent to people who know them. A link for watching names nobody.
"""

from html import escape

from jemaa.table.table import Table

COUNTS = {2: "two", 3: "three", 4: "four", 5: "five"}
BEGUN = "The game has begun: you can watch."
OVER = "The game is over: you can look through it."


def preview_tags(table: Table, *, invited: bool, page: str, picture: str) -> str:
    """The tags for one link to a table; `page` and `picture` are whole addresses."""
    tags = {"og:site_name": "jemaa", "og:type": "website", "og:title": title(table, invited=invited),
            "og:description": description(table), "og:url": page, "og:image": picture, "og:image:type": "image/png"}
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', ""])


def title(table: Table, *, invited: bool) -> str:
    """The game, for how many, and who invites."""
    game = f"{table.opening.game.title()} for {COUNTS[len(table.letters)]}"
    if not invited or table.host is None:
        return f"Watch {game}" if not invited else game
    host = table.sitters[table.host].name
    return f"{host} plays {game}" if table.begun else f"{host} invites you to {game}"


def description(table: Table) -> str:
    """How many seats are free, or how far the game is."""
    if table.begun:
        return OVER if table.over else BEGUN
    free = len(table.open_seats)
    return "One seat is free." if free == 1 else f"{COUNTS[free].title()} seats are free."
