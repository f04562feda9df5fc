"""The Table's port of a session without a book."""

from __future__ import annotations

from chicago_gui.desk.ports import TablePort
from tests.served import Served


def table_port(served: Served) -> TablePort:
    """Return a port that publishes each change of the session."""
    asked = served.submit, served.refusal, served.suppose, served.undo, served.redo
    port = TablePort(served.game.form, served.view, *asked)
    served.changed.append(lambda view: port.publish(view, None, None, None, None))
    return port
