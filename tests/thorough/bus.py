"""The real program on a display and an accessibility bus of its own, and an ear on that bus.

What is heard is what a screen reader speaks: announcements, and what gets the keys or becomes
current. Nothing of it is shared with what else runs on the machine, so two can be listened to at
the same time. Wants Debian's xvfb, openbox, xdotool, dbus, at-spi2-core, python3-gi and
gir1.2-atspi-2.0.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Self

ROOT = Path(__file__).parents[2]
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-daemon")
PYTHON = "/usr/bin/python3"
"""The interpreter that Debian's bindings to the bus are for."""


def _missing() -> str:
    """Return what of the bus or the display is not here; empty when all is."""
    lacking = [command for command in NEEDED if shutil.which(command) is None]
    if not LAUNCHER.exists():
        lacking.append("at-spi2-core")
    load = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    try:
        subprocess.run([PYTHON, "-c", load], check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        lacking.append(f"Atspi 2.0 for {PYTHON}")
    return ", ".join(lacking)


MISSING = _missing()
"""What is not here of all that is needed to listen; empty when all is."""

PATIENCE = 40.0
"""Seconds until what is not heard counts as never said."""

_PAUSE = 0.8
"""Seconds in which nothing is heard when all is said that follows from a key."""

LISTEN = """
import json, sys, threading
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

def put(told):
    print(json.dumps(told), flush=True)

def hear(event):
    source = event.source
    what = event.any_data
    if not isinstance(what, str):
        try:
            what = what.get_name()
        except Exception:
            what = ""
    try:
        source.clear_cache()  # else it may tell what stood there before
        told = [source.get_role_name(), source.get_name() or "", source.get_description() or ""]
    except Exception:
        told = ["gone", "", ""]
    put({"event": event.type, "source": told, "on": event.detail1, "what": what or ""})

def walk(node, depth, found):
    if node is None:
        return
    try:
        text = node.get_text_iface()
        text = text.get_text(text, 0, -1) if text else ""
    except Exception:
        text = ""
    place = node.get_extents(Atspi.CoordType.WINDOW)
    found.append([depth, node.get_role_name(), node.get_name() or "",
                  node.get_description() or "", text,
                  sorted(each.value_nick for each in node.get_state_set().get_states()),
                  [place.x, place.y, place.width, place.height]])
    for at in range(node.get_child_count()):
        walk(node.get_child_at_index(at), depth + 1, found)

def tree():
    found = []
    desk = Atspi.get_desktop(0)
    for at in range(desk.get_child_count()):
        app = desk.get_child_at_index(at)
        if app is not None and "hicago" in (app.get_name() or "").lower():
            app.clear_cache()
            walk(app, 0, found)
    put({"tree": found})
    return False

def ask():
    for _ in sys.stdin:
        GLib.idle_add(tree)

listener = Atspi.EventListener.new(hear)
for kind in ("object:announcement", "object:state-changed:focused", "object:text-changed",
             "object:active-descendant-changed", "object:property-change",
             "object:selection-changed", "object:state-changed",
             "object:text-caret-moved", "object:text-selection-changed",
             "object:visible-data-changed", "object:children-changed", "object:model-changed",
             "window"):
    listener.register(kind)
threading.Thread(target=ask, daemon=True).start()
put({"event": "listening", "source": ["", "", ""], "on": 0, "what": ""})
Atspi.event_main()
"""


@dataclass(frozen=True)
class Heard:
    """One event on the bus."""

    event: str
    role: str
    name: str
    description: str
    what: str
    on: int

    @property
    def spoken(self) -> str:
        """What a screen reader says of it; empty where it keeps quiet."""
        if self.event.startswith("object:announcement"):
            return self.what
        if self.event.startswith("object:state-changed:focused") and self.on:
            return self.name
        if self.event.startswith("object:active-descendant-changed"):
            return self.what
        if self.event.startswith("window:activate"):
            return self.name
        return ""


@dataclass(frozen=True)
class Node:
    """One thing in the tree of the program."""

    depth: int
    role: str
    name: str
    description: str
    text: str
    states: tuple[str, ...]
    place: tuple[int, ...]


class Bus:
    """The program that is started with `arguments`, its book in `folder`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._folder, self._arguments = folder, arguments
        self.heard: list[Heard] = []
        self._stack = ExitStack()
        self._mark = 0

    def __enter__(self) -> Self:
        try:
            self._start()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _start(self) -> None:
        home, run = str(self._folder), self._folder / "run"
        run.mkdir(mode=0o700)
        self._env = {
            **os.environ,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
            **{f"XDG_{kind}_HOME": home for kind in ("DATA", "CONFIG", "CACHE")},
            "XDG_RUNTIME_DIR": str(run),
        }
        self._env["DISPLAY"] = ":" + self._line_of(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24"]
        )
        # It starts the bus for assistive programs when the first of them asks. Were the launcher
        # started here, whoever asks before it is there would get another one.
        self._env["DBUS_SESSION_BUS_ADDRESS"] = self._line_of(
            ["dbus-daemon", "--session", "--nofork", "--print-address"]
        )
        self._run(["openbox"])
        self._ear = self._run([PYTHON, "-c", LISTEN], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._ear.stdout is not None
        os.set_blocking(self._ear.stdout.fileno(), False)
        self._rest = b""
        self._trees: list[list[Node]] = []
        self.until(lambda told: told.event == "listening")
        book = str(self._folder / "book.sqlite")
        self.program = self._run(
            [sys.executable, "-m", "chicago_gui", "--book", book, *self._arguments]
        )
        self.until(lambda told: told.event.startswith("window:activate"))

    def _run(
        self, command: list[str], stdin: int = subprocess.DEVNULL, stdout: int | IO[bytes] = -3
    ) -> subprocess.Popen[bytes]:
        log = self._stack.enter_context((self._folder / "messages.txt").open("ab"))
        started = subprocess.Popen(
            command, env=self._env, cwd=ROOT, stdin=stdin, stdout=stdout, stderr=log
        )
        self._stack.callback(_end, started)
        return started

    def _line_of(self, command: list[str]) -> str:
        started = self._run(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert started.stdout is not None
        return started.stdout.readline().decode().strip()

    # --- the keyboard

    def type(self, text: str) -> None:
        """Type letters and figures."""
        self._xdotool("type", "--delay", "40", text)

    def enter(self, line: str, *words: str) -> None:
        """Type a line, wait until its answer with these words is heard, and press Enter."""
        self.type(line)
        self.settled()
        self.hear(*words)
        self.press("Return")

    def press(self, *keys: str) -> None:
        """Press keys by the names that xdotool has for them."""
        self._xdotool("key", "--delay", "40", *keys)

    def _xdotool(self, *words: str) -> None:
        self._listen(0.0)
        self._mark = len(self.heard)
        subprocess.run(["xdotool", *words], env=self._env, check=True, timeout=60)

    # --- the ear

    def hear(self, *words: str) -> str:
        """Wait until one thing is spoken since the last keys that has all these words in it."""
        return self.until(lambda told: all(word in told.spoken for word in words), words).spoken

    def until(self, wanted: Callable[[Heard], bool], words: object = "") -> Heard:
        """Wait for an event since the last keys."""
        end, at = time.monotonic() + PATIENCE, self._mark
        while True:
            for told in self.heard[at:]:
                if wanted(told):
                    return told
            at = len(self.heard)
            left = end - time.monotonic()
            said = [told.spoken for told in self.heard[self._mark :] if told.spoken]
            assert left > 0, f"{words} is not heard, but {said}"
            self._listen(min(left, 0.1))

    def told(self) -> list[str]:
        """Return all that is announced after the last keys, in its order, when it is over."""
        self.settled()
        return [
            told.what for told in self.heard_since() if told.event.startswith("object:announcement")
        ]

    def heard_since(self) -> list[Heard]:
        """Return what is heard so far since the last keys."""
        return self.heard[self._mark :]

    def settled(self) -> list[Heard]:
        """Return everything heard so far, when nothing more comes."""
        known = -1
        while len(self.heard) != known:
            known = len(self.heard)
            self._listen(_PAUSE)
        return self.heard

    def tree(self) -> list[Node]:
        """Return everything in the program's tree, in the order in which it is walked."""
        assert self._ear.stdin is not None
        known, end = len(self._trees), time.monotonic() + 4 * PATIENCE
        self._ear.stdin.write(b"tree\n")
        self._ear.stdin.flush()
        while len(self._trees) == known:
            assert time.monotonic() < end, "the tree does not answer"
            self._listen(0.1)
        return self._trees[-1]

    def _listen(self, seconds: float) -> None:
        assert self._ear.stdout is not None
        time.sleep(seconds)
        told = self._ear.stdout.read()
        *lines, self._rest = (self._rest + (told or b"")).split(b"\n")
        for line in lines:
            found = json.loads(line)
            if "tree" in found:
                self._trees.append(
                    [
                        Node(depth, role, name, description, text, tuple(states), tuple(place))
                        for depth, role, name, description, text, states, place in found["tree"]
                    ]
                )
                continue
            role, name, description = found["source"]
            self.heard.append(
                Heard(found["event"], role, name, description, found["what"], found["on"])
            )


def _end(started: subprocess.Popen[bytes]) -> None:
    if started.stdin is not None:
        started.stdin.close()
    if started.stdout is not None:
        started.stdout.close()
    started.terminate()
    try:
        started.wait(10)
    except subprocess.TimeoutExpired:
        started.kill()
        started.wait()
