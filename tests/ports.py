"""What stands behind a port in a test: any object that can be asked like the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chicago_gui.desk.table_port import Rewind, Submit
from chicago_gui.sheet.typing.reader import Together

Session = TypeVar("Session")


def calls(server: Any) -> tuple[Submit, Submit, Callable[[Any], Any], Rewind, Rewind]:
    """Return the calls that a Table's port makes."""
    return server.submit, server.refusal, server.suppose, server.undo, server.redo


def after(apply: Callable[[Session, Any], Session], session: Session, change: object) -> Session:
    """Return `session` after `change`, which may be several together; raises `Refused`."""
    for each in change.changes if isinstance(change, Together) else (change,):
        session = apply(session, each)
    return session
