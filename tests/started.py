"""Programs that tests start as separate processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Started:
    """A started program; tests can wait for its output."""

    def __init__(self, home: Path, *command: str | Path, errors: int | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *map(str, command)],
            cwd=ROOT,
            env=os.environ | {"XDG_RUNTIME_DIR": str(home), "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ended(self) -> tuple[int, str, str]:
        """Wait for the end; return exit status, remaining output and errors."""
        said, errors = self.process.communicate(timeout=30)
        return self.process.returncode, said, errors or ""

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
