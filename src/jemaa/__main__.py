"""`jemaa`, also as `python -m jemaa`."""

from jemaa.cli.main import main

if __name__ == "__main__":
    main()
