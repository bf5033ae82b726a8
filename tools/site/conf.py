"""The settings of Sphinx for the documents of the site; `tools/site/documents.py` makes the folder that it reads."""

import re
from pathlib import Path
from typing import Any

import jemaa

project = "Jemaa"
author = "The jemaa project"
release = version = jemaa.__version__
copyright = f"the jemaa project, version {release}"  # noqa: A001  # Sphinx names it
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["README.md", "src", "tests", "tools", "web", "offline/README.md", ".github"]
default_role = "code"
html_theme = "furo"
html_title = "Jemaa"
html_theme_options = {"sidebar_hide_name": False}
html_copy_source = False
html_show_sphinx = False
html_favicon = "../../web/public/icon-192.png"
myst_heading_anchors = 4
myst_links_external_new_tab = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}
autodoc_preserve_defaults = True
suppress_warnings = ["docutils", "ref", "autodoc", "toc.not_included", "myst.header", "myst.strikethrough",
                     "misc.highlighting_failure", "sphinx_autodoc_typehints"]
"""Docstrings are plain text: what reStructuredText would read out of it is no fault."""
MARKS = re.compile(r"[*|]|_(?!\w)")
"""What reStructuredText would read as more than a sign."""
README = re.compile(r"(\]\((?:\.\./)*)README\.md(?=[#)])")
FOLDER = re.compile(r"\[([^\]]+)\]\(((?:\.\./)*[\w./-]+)\)")


def lead_to_pages(app: Any, name: str, source: list[str]) -> None:  # Sphinx is no library of ours
    """A link to a folder leads to its page; where it has none, its words are left. README is the first page."""
    place = Path(app.srcdir, app.env.doc2path(name)).parent

    def page(link: re.Match[str]) -> str:
        folder = (place / link[2]).resolve()
        if not folder.is_dir():
            return link[0]
        return f"[{link[1]}]({link[2]}/index.md)" if (folder / "index.md").exists() else link[1]
    source[0] = FOLDER.sub(page, README.sub(r"\1index.md", source[0]))


def as_plain_text(_app: Any, _what: str, _name: str, _obj: object, _options: object, lines: list[str]) -> None:
    """Docstrings have code between single backticks, and nothing else that is marked."""
    parts = "\n".join(lines).split("`")
    marked = [f"``{part}``\\ " if at % 2 else MARKS.sub(r"\\\g<0>", part) for at, part in enumerate(parts)]
    lines[:] = "".join(marked).split("\n")


def setup(app: Any) -> None:
    """What Sphinx calls."""
    app.connect("source-read", lead_to_pages)
    app.connect("autodoc-process-docstring", as_plain_text)
