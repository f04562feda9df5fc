"""What stands behind a port in a test: any object that can be asked like the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicago_gui.desk.table_port import Rewind, Submit


def calls(server: Any) -> tuple[Submit, Callable[[Any], Any], Rewind, Rewind]:
    """Return the calls that a Table's port makes."""
    return server.submit, server.suppose, server.undo, server.redo
