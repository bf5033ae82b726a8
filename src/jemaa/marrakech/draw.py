"""Marrakech in pictures: what is shown is gathered in scene.py, how it looks is in draw_text.py and draw_svg.py."""

from jemaa.marrakech.draw_svg import svg
from jemaa.marrakech.draw_text import picture

__all__ = ["picture", "svg"]
