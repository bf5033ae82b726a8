"""The Open Graph tags of a table's page, from which messengers make the preview of a link. They are in English.

An invitation names the host, because it is sent to people who know them. A link for watching names nobody.
"""

from html import escape

from jemaa.table.table import Table

COUNTS = {2: "two", 3: "three", 4: "four", 5: "five"}
BEGUN = "The game has begun: you can watch."
OVER = "The game is over: you can look through it."


def preview_tags(table: Table, *, invited: bool, page: str, picture: str) -> str:
    """The tags for one link to a table, as lines of HTML; `page` and `picture` are whole addresses.

    `invited`: the link is the invitation, not the link for watching. All texts are escaped.
    """
    tags = {"og:site_name": "jemaa", "og:type": "website", "og:title": title(table, invited=invited),
            "og:description": description(table), "og:url": page, "og:image": picture, "og:image:type": "image/png"}
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', ""])


def title(table: Table, *, invited: bool) -> str:
    """The title: the game, for how many players, and, only where `invited`, the host's name; not escaped.

    The host is the person who sat down first; while there is none, nobody is named.
    """
    game = f"{table.opening.game.title()} for {COUNTS[len(table.letters)]}"
    if not invited or table.host is None:
        return f"Watch {game}" if not invited else game
    host = table.sitters[table.host].name
    return f"{host} plays {game}" if table.begun else f"{host} invites you to {game}"


def description(table: Table) -> str:
    """The preview text of a link: the number of free seats before the game, else whether the game is over."""
    if table.begun:
        return OVER if table.over else BEGUN
    free = len(table.open_seats)
    if not free:  # all have sat down, and the line by which the game begins comes next
        return BEGUN
    return "One seat is free." if free == 1 else f"{COUNTS[free].title()} seats are free."
