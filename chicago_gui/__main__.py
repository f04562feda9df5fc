"""Run the program with `python -m chicago_gui`."""

import sys

from chicago_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
