"""Printing and files: everything that leaves the program leaves it here, from the public view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from chicago_gui.app import dialogs
from chicago_gui.games.russian.csv_file import csv_text
from chicago_gui.games.russian.pages.blank import blank_pages
from chicago_gui.games.russian.pages.session_sheet import session_pages
from chicago_gui.games.russian.view import View
from chicago_gui.paper.marks import Page, Paper
from chicago_gui.printing.dialogs import preview
from chicago_gui.printing.pdf import PaperError, write_pdf
from chicago_gui.sheet.words import tr
from chicago_gui.whole_file import why_not, write_whole


class Papers:
    """Asks where to, writes, and tells in one sentence how it went."""

    def __init__(
        self,
        window: QWidget,
        paper: Paper,
        tell: Callable[[str], None],
        say: Callable[[str], None],
    ) -> None:
        """Ask over `window`; write on `paper`; `tell` what went wrong and `say` what is done."""
        self._window = window
        self._paper = paper
        self._tell = tell
        self._say = say

    def preview(self, view: View) -> None:
        """Show the session sheet as it will be printed; printing is a click there."""
        self._preview(session_pages(view, self._paper))

    def preview_blanks(self) -> None:
        """Show blank forms as they will be printed."""
        self._preview(blank_pages(self._paper))

    def pdf(self, view: View) -> None:
        """Write the session sheet as PDF."""
        path = self._ask(tr("Session sheet as PDF"), f"{file_stem(view)}.pdf", "PDF (*.pdf)")
        if path is None:
            return
        try:
            write_pdf(session_pages(view, self._paper), path)
        except PaperError as error:
            self._tell(str(error))
        else:
            self._say(self._written(path, view))

    def csv(self, view: View) -> None:
        """Write the deals as CSV."""
        path = self._ask(tr("Deals as CSV"), f"{file_stem(view)}.csv", "CSV (*.csv)")
        if path is not None:
            self.write(path, csv_text(view), view)

    def session_file(self, view: View, export: Callable[[], tuple[str, int | None]]) -> None:
        """Write a session file; `export` gives its text and which open deal's counts it has.

        It is asked when the path is known: meanwhile the preparer's face may have been covered.
        """
        kinds = tr("Session (*.chicago)")
        path = self._ask(tr("Export the session"), f"{file_stem(view)}.chicago", kinds)
        if path is not None:
            text, mine = export()
            self.write(path, text, view, mine)

    def ask_session_file(self) -> Path | None:
        """Ask which session file to open."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, tr("Open a session file"), "", tr("Session (*.chicago)")
        )
        return Path(name) if name else None

    def write(self, path: Path, text: str, view: View, mine: int | None = None) -> None:
        """Write `text` to `path`, whole or not at all, and say so."""
        try:
            write_whole(path, text.encode("utf-8"))
        except (OSError, ValueError) as error:
            self._tell(why_not(path, error))
        else:
            self._say(self._written(path, view, mine))

    def _preview(self, pages: Sequence[Page]) -> None:
        try:
            preview(self._window, pages, self._paper)
        except PaperError as error:
            self._tell(str(error))

    def _ask(self, title: str, name: str, kinds: str) -> Path | None:
        return dialogs.ask_file_to_write(self._window, title, name, kinds)

    def _written(self, path: Path, view: View, mine: int | None = None) -> str:
        """An export made while a deal is open says what of it was left out, and what was not."""
        told = [tr("{path} is written.").format(path=path)]
        if mine is not None:
            number = view.sheet.numbers[mine]
            told.append(tr("It has the counts of deal {number}.").format(number=number))
        if set(view.sheet.open_deals) - {mine}:
            left_out = tr("Counts and targets of deals that are not over are left out.")
            other = tr("Counts and targets of other deals that are not over are left out.")
            told.append(left_out if mine is None else other)
        return " ".join(told)


def file_stem(view: View) -> str:
    """Return the name a file of this session is offered under; it tells date and place only."""
    place = "".join(c if c.isalnum() else "-" for c in view.sheet.place).strip("-")
    return "-".join(filter(None, ("chicago", view.sheet.date.isoformat(), place)))
