"""`python -m jemaa`."""

from jemaa.cli.main import main

main()
