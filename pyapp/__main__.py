"""Rollbook in a terminal: `python -m pyapp`."""

import sys

from .terminal.commands import main

if __name__ == "__main__":
    sys.exit(main())
