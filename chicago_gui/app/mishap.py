"""When the program itself goes wrong: one sentence for the table, a log without any value."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from chicago_gui.sheet.words import tr
from chicago_gui.standard_streams import say


def install(tell: Callable[[str], None]) -> None:
    """Let every exception that nobody caught end in a sentence told through `tell`."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        say(without_values(kind, trace))
        tell(tr("Something went wrong in the program. What was entered before is kept."))

    sys.excepthook = hook


def without_values(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return where an exception arose, but not its message: that may hold a count."""
    frames = traceback.extract_tb(trace)
    places = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    return "\n".join([f"chicago-gui: {kind.__name__}", *places])
