"""Draw the icons of the installed page, as PNG, from the page's own icon (web/src/icon.svg).

    python -m tools.icons

The results are kept in the repository, so that the page is built without Python's side; a test checks that they are
new.
"""

import re
from pathlib import Path

import resvg_py

WEB = Path(__file__).resolve().parent.parent / "web"
ICON = WEB / "src" / "icon.svg"
PUBLIC = WEB / "public"
SAFE = 0.72
"""The size of the drawing where a system cuts the icon to a shape of its own: it stays inside a circle of 80 %."""


def main() -> None:
    for file, png in drawn().items():
        file.write_bytes(png)
        print(file.relative_to(WEB))


def drawn() -> dict[Path, bytes]:
    """File -> what it has to hold."""
    icon = ICON.read_text()
    return {
        **{PUBLIC / f"icon-{side}.png": _png(icon, side) for side in (192, 512)},
        **{PUBLIC / f"icon-maskable-{side}.png": _png(maskable(icon), side) for side in (192, 512)},
        PUBLIC / "apple-touch-icon.png": _png(maskable(icon), 180),
    }


def maskable(icon: str) -> str:
    """The icon with its ground up to the edges, and the drawing smaller in the middle."""
    parts = re.fullmatch(r"(<svg[^>]*>)(<rect[^>]*>)(.*)</svg>\s*", icon, re.DOTALL)
    assert parts, f"{ICON.name} is a drawing on a rectangle"
    head, ground, drawing = parts.groups()
    square = re.sub(r' rx="[^"]*"', "", ground)
    middle = f"translate(32 32) scale({SAFE}) translate(-32 -32)"
    return f'{head}{square}<g transform="{middle}">{drawing}</g></svg>'


def _png(svg: str, side: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side))


if __name__ == "__main__":
    main()
