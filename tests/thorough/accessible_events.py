"""What a screen reader is told from the key that covers the preparer's face on, heard on the bus.

Two programs run after each other on a display of their own. In each another count is typed for
the same deck, and another one half typed when Esc comes. Every event that reaches assistive
programs from then on must be the same: those of the cover itself, and those after it.

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
heard=$1 count=$2 half=$3 python=$4 evening=$5 listen=$6
wait_for() { n=0; until grep -q "$1" "$heard"; do n=$((n+1)); [ $n -lt 200 ]; sleep 0.1; done; }
quiet() {
    last=-1
    while now=$(wc -l < "$heard"); [ "$now" != "$last" ]; do last=$now; sleep 0.5; done
}
: > "$heard"
mkfifo "$heard-display"
Xvfb -displayfd 3 -screen 0 1400x900x24 3>"$heard-display" >/dev/null 2>&1 & screen=$!
trap 'kill $screen $program $listener 2>/dev/null || true' EXIT
read -r display < "$heard-display"
export DISPLAY=":$display"
/usr/libexec/at-spi-bus-launcher --launch-immediately & launcher=$!
quiet
/usr/bin/python3 -c "$listen" "$heard" & listener=$!
wait_for listening
"$python" -m chicago_gui "$evening" & program=$!
timeout 30 xdotool search --sync --onlyvisible --name "Chicago, 2026" windowfocus --sync
quiet
xdotool key F2; wait_for PREPARER; quiet
xdotool type --delay 60 "$count"; xdotool key Return; quiet
xdotool type --delay 60 "$half"; quiet
echo "=== covering" >> "$heard"
xdotool key Escape; wait_for "TABLE.*"; quiet
echo "=== covered" >> "$heard"
for key in Up Down Left Right; do xdotool key $key; quiet; done
xdotool key ctrl+z; quiet
echo "=== end" >> "$heard"
"""


def heard_of_the_cover(count: str, half: str, folder: Path) -> list[str]:
    """Return the events from Esc on when `count` was typed for deck D of deal 7, and `half`."""
    heard = folder / f"heard-{count}"
    done = subprocess.run(
        [
            *("dbus-run-session", "bash", "-c", PLAY, "play"),
            *(str(heard), count, half, sys.executable, str(EVENING), LISTEN),
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
    before = lines[: lines.index("=== covering")]
    # The test of the test: while the face is up its own entries are heard, and its hints.
    assert any(line.endswith(f"|{count}") for line in before)
    assert any(line.endswith(f"|{half}") for line in before)
    assert any("Sum so far" in line for line in before)
    return lines[lines.index("=== covering") + 1 : lines.index("=== end")]


@pytest.mark.timeout(300)
@pytest.mark.skipif(
    not LAUNCHER.exists() or not all(map(shutil.which, NEEDED)),
    reason="the accessibility bus or a display is missing",
)
def test_from_the_cover_on_a_screen_reader_hears_the_same_whatever_was_counted(
    tmp_path: Path,
) -> None:
    # Neither makes forty, so the keys are at the same deck when Esc comes.
    one, other = (heard_of_the_cover(*typed, tmp_path) for typed in (("5", "2"), ("7", "3")))
    assert one == other
    assert "=== covered" in one
    assert not any("Sum so far" in line for line in one)
