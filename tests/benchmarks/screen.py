"""A screen of its own for programs that are measured from outside: what is seen on it, and keys.

Xvfb keeps its picture in a file, so that whoever maps that file sees each pixel as it changes and
asks the programs nothing. Needs xvfb, openbox and libxtst6, as xdotool does.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Self

SIZE = "1400x800"
_LOOK = 0.0005  # s from one look at the pixels to the next
_DRAWN = 0.06  # s; what a key does is done by then, also where a cursor glides
_KEYS = {"\b": 0xFF08, "\x1b": 0xFF1B, "\r": 0xFF0D}


class Screen:
    """An X server with a window manager, for as long as the `with` block lasts."""

    def __enter__(self) -> Self:
        self._folder = TemporaryDirectory()
        out, into = os.pipe()
        server = ["Xvfb", "-displayfd", str(into), "-screen", "0", f"{SIZE}x24"]
        self._server = subprocess.Popen(
            [*server, "-fbdir", self._folder.name],
            pass_fds=[into],
            stderr=subprocess.DEVNULL,
        )
        os.close(into)
        with os.fdopen(out) as told:
            self.display = f":{told.readline().strip()}"
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as picture:
            self._pixels = mmap.mmap(picture.fileno(), 0, access=mmap.ACCESS_READ)
        self._manager = subprocess.Popen(
            ["openbox"],
            env=os.environ | {"DISPLAY": self.display},
            stderr=subprocess.DEVNULL,
        )
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._connection = ctypes.c_void_p(self._x.XOpenDisplay(self.display.encode()))
        self._seen = self._pixels[:]
        self.settle()
        return self

    def __exit__(self, *_: object) -> None:
        self._x.XCloseDisplay(self._connection)
        self._pixels.close()
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def last_change(self, begun: float, quiet: float, patience: float = 60.0) -> float:
        """Return seconds from `begun` to the last change of a pixel, once it is `quiet` so long.

        There must be one: whoever waits for a window or a digit is not served by nothing.
        """
        before, changed = self._seen, 0.0
        while (now := perf_counter()) - (changed or begun) < (quiet if changed else patience):
            seen = self._pixels[:]
            if seen != before:
                before, changed = seen, now
            sleep(_LOOK)
        if not changed:
            raise TimeoutError(f"nothing changed on the screen within {patience} s")
        self._seen = before
        return changed - begun

    def settle(self, quiet: float = 0.3) -> None:
        """Wait until nothing has changed for a while."""
        begun = perf_counter()
        while perf_counter() - begun < quiet:
            if self._pixels[:] != self._seen:
                self._seen, begun = self._pixels[:], perf_counter()
            sleep(_LOOK)

    def key_to_pixel(self, key: str, patience: float = 2.0) -> float:
        """Press a key; return seconds until the first pixels change, and wait for the others."""
        before = self._pixels[:]
        begun = self.press(key)
        while self._pixels[:] == before:
            if perf_counter() - begun > patience:
                raise TimeoutError(f"{key!r} changed nothing on the screen within {patience} s")
        shown = perf_counter() - begun
        sleep(_DRAWN)
        return shown

    def press(self, key: str) -> float:
        """Press a key and let it go; return when that was."""
        symbol = _KEYS.get(key, ord(key))
        code = self._x.XKeysymToKeycode(self._connection, ctypes.c_ulong(symbol))
        self._test.XTestFakeKeyEvent(self._connection, code, 1, ctypes.c_ulong(0))
        self._test.XTestFakeKeyEvent(self._connection, code, 0, ctypes.c_ulong(0))
        begun = perf_counter()
        self._x.XFlush(self._connection)
        return begun


class Program:
    """A program on a screen, ended with everything that it started when the block is left."""

    def __init__(self, screen: Screen, command: Sequence[str | Path], home: Path) -> None:
        """Start `command` as a user would who has `home` and has told Python nothing.

        Programs that share one find what others of them left there, a bus of the desktop too.
        """
        home.mkdir(exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if name[:6] != "PYTHON"}
        kept |= {"DISPLAY": screen.display, "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        kept |= {f"XDG_{kind}_HOME": str(home / kind) for kind in ("DATA", "CONFIG", "CACHE")}
        for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
            kept.pop(name, None)
        self.begun = perf_counter()
        self._process = subprocess.Popen(
            [str(part) for part in command],
            env=kept,
            cwd=home,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # Told, not killed: a book is looked through after a crash, and that is not measured here.
        for how in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError, subprocess.TimeoutExpired):
                os.killpg(self._process.pid, how)
                self._process.wait(timeout=5)

    def memory(self) -> float:
        """Return the MB that are resident, of the largest of its processes."""
        return max(
            _resident(each)
            for each in Path("/proc").iterdir()
            if each.name.isdecimal() and _session(each) == self._process.pid
        )


def _session(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[3])
    except OSError:
        return -1


def _resident(process: Path) -> float:
    try:
        found = [line for line in (process / "status").open() if line.startswith("VmRSS:")]
    except OSError:
        return 0.0
    return int(found[0].split()[1]) / 1024 if found else 0.0
