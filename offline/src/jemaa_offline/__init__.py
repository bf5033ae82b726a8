"""The files with which the page of jemaa plays without a server: Python for browsers, and the rules for it."""

from pathlib import Path

FILES = Path(__file__).parent / "files"
"""The folder that a server offers below /offline/; each file in it is compressed by gzip, and so named."""
