"""The Table face: the form as everybody may see it, safe to turn to the players."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.russian.flow import last_result
from chicago_gui.games.russian.hints import table_hint
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.hands import TableHands, roll_die
from chicago_gui.widgets.theme import Theme


class TableFace(FormFace):
    """The form over the public view of the live session."""

    def __init__(
        self,
        port: TablePort,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        roll: Callable[[], int] = roll_die,
    ) -> None:
        """Show and change the session behind `port`."""
        super().__init__(FormModel(port.view), TableHands(port, roll), theme, parent)
        port.published.connect(self.set_view)
        self.form.go_to_wanted()
        if self.hands.wanted() is None:
            self.form.go_to(last_result(port.view))
            self.form.scrollToBottom()
        self.say()

    def hint(self) -> tuple[str, str]:
        """Return what the table does next."""
        return table_hint(self.hands.view)
