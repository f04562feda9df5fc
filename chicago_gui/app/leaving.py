"""Before anything takes the sheet away or works on the session: what is half typed is settled."""

from __future__ import annotations

from collections.abc import Callable

from chicago_gui.sheet.words import refusal
from chicago_gui.shell.window import MainWindow


def settled(
    window: MainWindow, tell: Callable[[str], None], act: Callable[[], object]
) -> Callable[[], None]:
    """Return `act` with the line that is open in `window`'s sheet settled before it.

    What is typed is taken, as by a click elsewhere, and `act` finds the session with it. What
    means nothing is given up, and `tell` says why where the person looks when `act` is done;
    of the preparer's face nothing is said anywhere but there.
    """

    def leave() -> None:
        sheet = window.sheet
        if sheet is None:
            act()
            return
        face = sheet.face
        refused = sheet.settle()
        act()
        if refused is None:
            return
        if window.sheet is sheet and sheet.face is face:
            if not face.notice.refusal:
                face.notice.refuse(refusal(refused))
        elif face is sheet.table:
            tell(refusal(refused))

    return leave
