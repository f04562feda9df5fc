"""Programs that tests start as separate processes."""

from __future__ import annotations

import json
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


def on_screens(folder: Path, sizes: list[tuple[int, int]], code: str, *given: str) -> list[str]:
    """Run `code` with screens beside each other, `s0` on the left; return the lines it prints."""
    left, screens = 0, []
    for at, (width, height) in enumerate(sizes):
        screens.append(
            {"name": f"s{at}", "x": left, "y": 0, "width": width, "height": height, "dpi": 96}
        )
        left += width
    layout = folder / "screens.json"
    layout.write_text(json.dumps({"screens": screens}))
    # Not the whole path: Qt splits it at a colon, as after the letter of a disk.
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={layout.name}"}
    done = subprocess.run(
        [sys.executable, "-c", code, *given],
        env=os.environ | platform | {"PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
