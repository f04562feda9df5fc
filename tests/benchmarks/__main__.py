"""What the program costs, line by line, each against a floor measured in the same run.

`python -m tests.benchmarks` measures everything, `python -m tests.benchmarks screen laws` what is
named; `--help` tells the names. Whatever a group would use instead stands beside it where this
machine has it: gnumeric, LibreOffice, and of Python's packages endplay, bridgebots and redeal.
Ratios mean something on any machine, times on none but this.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib import import_module

from tests.benchmarks.lines import HEADING

PARTS = {
    "screen": ("at_the_screen", "start, memory, key to pixel, under Xvfb (two minutes)"),
    "change": ("changes", "a change from key to disk and repaint"),
    "history": ("changes", "a session opened, with 500 changes and with 1"),
    "long": ("changes", "60 deals, 5,000 changes, 500 undos (minutes)"),
    "commands": ("commands", "--csv and --pdf"),
    "papers": ("papers", "PDF of 15 and of 60 deals"),
    "laws": ("laws", "score(), Contract.parse() and imps()"),
}


def main() -> int:
    """Print the table; fail when a line is over what it may be."""
    names = "\n".join(f"  {name:<10}{what}" for name, (_, what) in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description=f"Measures these, or the ones named:\n{names}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--one", choices=PARTS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one is not None:
        return one(given.one)
    for part in given.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part}")
    # What is started is to run as on a machine where nobody has told Python anything, and each
    # part in a process where no other has been.
    plain = {name: value for name, value in os.environ.items() if name[:6] != "PYTHON"}
    # Of what it cannot do offscreen Qt speaks whenever a window is shown.
    plain |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    print(HEADING, flush=True)
    command = [sys.executable, "-m", "tests.benchmarks", "--one"]
    ended = [
        subprocess.run([*command, part], env=plain).returncode for part in given.parts or PARTS
    ]
    return max(ended)


def one(part: str) -> int:
    """Print the lines of one part."""
    found = []
    for line in getattr(import_module(f"tests.benchmarks.{PARTS[part][0]}"), part)():
        print(line, flush=True)
        found.append(line)
    return not all(line.within for line in found)


if __name__ == "__main__":
    sys.exit(main())
