"""Who may open the preparer's face: whoever prepares, by name, and by code where one was set."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from chicago_gui.app import dialogs
from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.settings import Codes, Settings
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme


class Guard:
    """Asks before the face opens, and keeps how it is covered."""

    def __init__(
        self,
        window: QWidget,
        codes: Codes,
        settings: Settings,
        theme: Callable[[], Theme],
    ) -> None:
        """Ask over `window`."""
        self._window = window
        self._codes = codes
        self._settings = settings
        self._theme = theme

    def name(self, players: tuple[str, ...]) -> str | None:
        """Ask who prepares when the form does not know; `None` when nobody is named."""
        return dialogs.ask_name(self._window, players)

    def lets_in(self, session_id: str, name: str) -> bool:
        """Whether the face may open: there is no code, or the right one was typed."""
        return self._knows_code(session_id, tr("The code, {name}:").format(name=name))

    def _knows_code(self, session_id: str, question: str) -> bool:
        if not self._codes.has(session_id):
            return True
        from chicago_gui.widgets.code_pad import CodeDialog  # few evenings have a code

        dialog = CodeDialog(self._theme(), question, self._window)

        def judge(code: str) -> None:
            if self._codes.fits(session_id, code):
                dialog.accept()
            else:
                dialog.wrong()

        dialog.typed.connect(judge)
        entered = dialog.exec() == CodeDialog.DialogCode.Accepted
        dialog.deleteLater()
        return entered

    def set_clock(self, clock: CoverClock) -> None:
        """Let `clock` cover as the settings say."""
        clock.minutes = self._settings.cover_minutes
        clock.on_leaving = self._settings.cover_on_leaving

    def has_code(self, session_id: str) -> bool:
        """Whether the evening asks for a code."""
        return self._codes.has(session_id)

    def set_code(self, session_id: str, code: str) -> str:
        """Ask for `code` in that evening from now on, for none when it is empty.

        Return why not in one sentence, or nothing.
        """
        # Or whoever wants to look would give the evening a code of their own.
        if not self._knows_code(session_id, tr("The code until now:")):
            return tr("The code stays as it was.")
        try:
            self._codes.set(session_id, code or None)
        except OSError as error:
            return tr("The code could not be kept: {why}.").format(why=error.strerror)
        return ""
