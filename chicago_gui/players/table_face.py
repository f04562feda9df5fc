"""The Table face: the form as everybody may see it, safe to turn to the players."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.theme import Theme


class TableFace(FormFace):
    """The form over the public view of the live session."""

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show and change the session behind `port`."""
        form = port.form
        super().__init__(FormModel(form, port.view), form.input(port), theme, parent)
        port.published.connect(self.set_view)
        self.form.go_to_wanted()
        if self.entries.wanted() is None:
            self.form.go_to(form.resting(port.view))
            self.form.scrollToBottom()
        self.say()

    def hint(self) -> tuple[str, str]:
        """Return what the table does next."""
        return self._model.form.hint(self.entries.view)
