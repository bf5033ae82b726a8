"""`jemaa`, also as `python -m jemaa`."""

from jemaa.cli.main import run

if __name__ == "__main__":
    run()
