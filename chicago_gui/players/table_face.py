"""The Table face: the form as everybody may see it, safe to turn to the players."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.widgets.form_face import FormFace
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.held_keys import HeldKeys, held_line
from chicago_gui.widgets.theme import Theme


class TableFace(FormFace):
    """The form over the public view of the live session.

    Its keys are `held` from when the preparer's face is asked for until the cards are handed out,
    or somebody means this face: however that face goes, what is typed on stays off the sheet.
    """

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show and change the session behind `port`."""
        form = port.form
        super().__init__(FormModel(form, port.view), form.input(port), theme, parent)
        self.held = HeldKeys(self.form)
        self.held.changed.connect(self._held)
        self.form.told.connect(self._told_while_held)
        port.published.connect(self.set_view)
        self.form.go_to_wanted()
        if self.entries.wanted() is None:
            self.form.go_to(form.resting(port.view))
            self.form.scrollToBottom()
        self.say()

    def hint(self) -> tuple[str, str]:
        """Return what the table does next."""
        return self.entries.hint()

    def say(self) -> None:
        """Say first that the keys are held, while they are."""
        super().say()
        # At a key that was held the notice says it already.
        if self.held.on and self.notice.refusal != held_line():
            self.notice.set_wanted(held_line(), self.notice.wanted)

    def _told_while_held(self) -> None:
        if self.held.on:
            self.say()

    def _held(self, on: bool) -> None:
        if not on:
            self.forget()
        self.say()
