"""Whether a folder of static files is whole: nothing is loaded from elsewhere, every link inside leads somewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src",
         "object": "data", "embed": "src", "use": "href"}
"""Element -> the attribute by which it loads a file."""
LOADED_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "manifest", "apple-touch-icon", "prefetch"}
"""What a `link` loads; all others, such as `next`, only tell."""
IN_STYLES = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Names(HTMLParser):
    """What a document loads, what it leads to, and the names in it that can be led to."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "link" and LOADED_LINKS & set(given.get("rel", "").split()):
            self.loads.append(given.get("href", ""))
        elif tag in LOADS and LOADS[tag] in given:
            self.loads.append(given[LOADS[tag]])
        elif tag == "a" and "href" in given:
            self.leads.append(given["href"])


def faults(folder: Path) -> Iterator[str]:
    """What is wrong with the files of a folder."""
    documents = {file: parsed(file) for file in sorted(folder.rglob("*.html"))}
    for file, names in documents.items():
        name = file.relative_to(folder)
        yield from (f"{name} loads {address}" for address in names.loads if not is_there(address, file))
        for address in names.leads:
            if is_outside(address):
                continue
            target = reached(address, file)
            if not target.is_file():
                yield f"{name} leads to {address}, which is not there"
            elif target in documents and not has_part(documents[target], unquote(urlsplit(address).fragment)):
                yield f"{name} leads to {address}, which has no such part"
    for file in sorted(folder.rglob("*.css")):
        for one, other in IN_STYLES.findall(file.read_text(encoding="utf-8")):
            if not is_there(one or other, file):
                yield f"{file.relative_to(folder)} loads {one or other}"


def has_part(document: Names, part: str) -> bool:
    """Whether a link leads to a part of a document, or to a path of the page, which finds its way by itself."""
    return not part or part in document.ids or part.startswith("/")


def parsed(file: Path) -> Names:
    """What is in a document."""
    names = Names()
    names.feed(file.read_text(encoding="utf-8"))
    return names


def is_outside(address: str) -> bool:
    """Whether an address is that of another site, of nobody's file, or of a person."""
    parts = urlsplit(address)
    return bool(parts.scheme or parts.netloc)


def is_there(address: str, file: Path) -> bool:
    """Whether what a file loads is in it, or beside it in the folder."""
    if address.startswith(("data:", "#")) or not address:
        return True
    return not is_outside(address) and not address.startswith("/") and reached(address, file).is_file()


def reached(address: str, file: Path) -> Path:
    """The file that an address leads to, as static hosts find it; nothing is at a host's root."""
    path = unquote(urlsplit(address).path)
    if path.startswith("/"):
        return Path("/nowhere") / path.lstrip("/")
    target = (file.parent / path).resolve() if path else file
    return target / "index.html" if target.is_dir() else target
