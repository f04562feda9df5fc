"""The server of a port in a test: any object with the methods of the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chicago_gui.desk.ports import Rewind, Submit
from chicago_gui.sheet.typing.reader import Together

Session = TypeVar("Session")


def calls(server: Any) -> tuple[Submit, Submit, Callable[[Any], Any], Rewind, Rewind]:
    """Return the functions that a Table's port calls."""
    return server.submit, server.refusal, server.suppose, server.undo, server.redo


def after(apply: Callable[[Session, Any], Session], session: Session, change: object) -> Session:
    """Return `session` after `change`, which may be a joined one; raises `Refused`."""
    for each in change.changes if isinstance(change, Together) else (change,):
        session = apply(session, each)
    return session
