"""Programs that tests start as processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Started:
    """A program that was started; what it says can be waited for."""

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
        """Wait for its end; return the status, what else it said, and its errors."""
        said, errors = self.process.communicate(timeout=30)
        return self.process.returncode, said, errors or ""

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
