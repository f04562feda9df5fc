"""What a screen reader is told after the preparer's face is covered, heard on the real bus.

Two programs run after each other on a display of their own, and in each another count is typed for
the same deck. Every event that reaches assistive programs after the cover must be the same.

Wants Debian's xvfb, xdotool, dbus, at-spi2-core and python3-pyatspi, and is run by hand:

    pytest tests/thorough/accessible_events.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVENING = ROOT / "tests" / "evenings" / "evening-2-going-on.chicago"
NEEDED = ("Xvfb", "xdotool", "dbus-run-session")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")

LISTEN = """
import sys
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

def hear(event):
    try:
        told = f"{event.type}|{event.source.get_role_name()}|{event.source.get_name()}"
    except Exception:
        told = f"{event.type}|gone"
    what = event.any_data if isinstance(event.any_data, str) else ""
    with open(sys.argv[1], "a") as heard:
        heard.write(f"{told}|{what}\\n")

listener = Atspi.EventListener.new(hear)
for kind in ("object:text-changed", "object:text-caret-moved", "object:property-change",
             "object:state-changed", "object:visible-data-changed", "object:children-changed",
             "object:active-descendant-changed", "object:text-selection-changed",
             "object:model-changed", "object:announcement", "window", "focus"):
    listener.register(kind)
open(sys.argv[1], "a").write("listening\\n")
Atspi.event_main()
"""

PLAY = """
set -eu
heard=$1 count=$2 python=$3 evening=$4 listen=$5
wait_for() { n=0; until grep -q "$1" "$heard"; do n=$((n+1)); [ $n -lt 200 ]; sleep 0.1; done; }
quiet() {
    last=-1
    while now=$(wc -l < "$heard"); [ "$now" != "$last" ]; do last=$now; sleep 0.5; done
}
: > "$heard"
Xvfb :99 -screen 0 1400x900x24 >/dev/null 2>&1 & screen=$!
trap 'kill $screen $program $listener 2>/dev/null || true' EXIT
export DISPLAY=:99
/usr/libexec/at-spi-bus-launcher --launch-immediately & launcher=$!
quiet
/usr/bin/python3 -c "$listen" "$heard" & listener=$!
wait_for listening
"$python" -m chicago_gui "$evening" & program=$!
xdotool search --sync --onlyvisible --name "Chicago, 2026" windowfocus --sync
quiet
xdotool key F2; wait_for PREPARER; quiet
xdotool type --delay 60 "$count"; xdotool key Return; quiet
xdotool key Escape; wait_for "TABLE.*"; quiet
echo "=== covered" >> "$heard"
for key in Up Down Left Right; do xdotool key $key; quiet; done
xdotool key ctrl+z; quiet
echo "=== end" >> "$heard"
"""


def heard_after_cover(count: str, folder: Path) -> list[str]:
    """Return the events after the cover when `count` was typed for deck D of deal 7."""
    heard = folder / f"heard-{count}"
    done = subprocess.run(
        [
            *("dbus-run-session", "bash", "-c", PLAY, "play"),
            *(str(heard), count, sys.executable, str(EVENING), LISTEN),
        ],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_DATA_HOME": str(folder / count),
            "XDG_CONFIG_HOME": str(folder / count),
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    lines = heard.read_text("utf-8").splitlines()
    assert "=== end" in lines, done.stderr
    before = lines[: lines.index("=== covered")]
    # The test of the test: while the face is up its own entries are heard.
    assert any(f"|{count[0]}" in line for line in before)
    return lines[lines.index("=== covered") + 1 : lines.index("=== end")]


@pytest.mark.timeout(300)
@pytest.mark.skipif(
    not LAUNCHER.exists() or not all(map(shutil.which, NEEDED)),
    reason="the accessibility bus or a display is missing",
)
def test_after_the_cover_a_screen_reader_hears_the_same_whatever_was_counted(
    tmp_path: Path,
) -> None:
    heard = [heard_after_cover(count, tmp_path) for count in ("4", "31")]
    assert heard[0] == heard[1]
    assert heard[0]
