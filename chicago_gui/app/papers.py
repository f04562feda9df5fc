"""Printing and file export, always from the public view.

Besides the session sheet these are blank forms and the statistics of a season.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from chicago_gui import games
from chicago_gui.app import dialogs, paper_files
from chicago_gui.app.paper_files import CHART, SHEET, STANDING
from chicago_gui.book import Book, BookError
from chicago_gui.desk.library import stem_of
from chicago_gui.desk.ports import TablePort
from chicago_gui.desk.settings import Settings
from chicago_gui.paper.marks import TITLE, AnyPaper, Page, Paper
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.session_list import SessionLine
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.words import book_sentence, ended, sentence, tr, window_title
from chicago_gui.whole_file import why_not, write_whole
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.printing.dialogs import LayOut
    from chicago_gui.printing.files import Drawn


class Papers:
    """Asks where to write, writes, and reports the result in one sentence.

    A session is passed as its public `view` with the `form` of its game.
    """

    def __init__(
        self,
        window: QWidget,
        paper: Paper,
        refuse: Callable[[str], None],
        say: Callable[[str], None],
        settings: Settings,
    ) -> None:
        """Ask over `window`; write on `paper`; `refuse` shows errors, and `say` success.

        `settings` store the printer.
        """
        self._settings = settings
        self._window = window
        self.paper = paper
        self._refuse = refuse
        self._say = say

    def preview(self, form: Form[Any], view: Any, behind: LayOut | None = None) -> None:
        """Show the print preview of the session sheet.

        `behind` lays out pages to add after it.
        """
        stem, author = form.file_stem(view), paper_files.author_of(form, view)
        left_out = form.left_out(view)
        self._preview(_laid_out(form, view, behind), self.paper, stem, author, left_out)

    def ask_blanks(self, kind: str, table: TablePort | None, theme: Theme) -> None:
        """Ask which blank forms to print, with game `kind` preselected, and show the preview.

        The names of the session behind `table` are proposed.
        """
        names: Sequence[str] = ()
        if table is not None:
            heading = table.form.heading(table.view)
            both = (heading.groups, heading.players)
            names = next((each for each in both if len(each) in table.form.blanks.names), ())
        offered = [(each, games.title(each)) for each in games.kinds()]
        asked = BlankDialog(offered, kind, games.form, names, theme, self._window)
        if asked.exec():
            landscape = asked.landscape.isChecked()
            self.preview_blanks(asked.form, asked.wish, landscape=landscape)
        asked.deleteLater()

    def preview_blanks(self, form: Form[Any], wish: Blank, *, landscape: bool = False) -> None:
        """Show the print preview of blank forms of a game."""
        paper = self.paper.landscape if landscape else self.paper
        stem = form.file_name(tr("forms"))
        self._preview(lambda paper: form.blank_pages(paper, wish), paper, stem, TITLE)

    def preview_pages(self, lay_out: LayOut, stem: str) -> None:
        """Show the print preview of pages; `stem` is the proposed file name."""
        self._preview(lay_out, self.paper, stem, TITLE)

    def pages_pdf(self, lay_out: LayOut, stem: str) -> None:
        """Write pages as PDF."""
        path = self._ask(window_title("Save as PDF…"), f"{stem}.pdf", "PDF (*.pdf)")
        if path is not None:
            self._write({path: paper_files.pdf_content(lay_out(self.paper))}, "")

    def pages_picture(self, lay_out: LayOut, chart: Picture | None, stem: str) -> None:
        """Write pages or their chart as PNG or SVG, one file per page."""
        offered = {SHEET: tr("Pages")}
        if chart is not None:
            offered[CHART] = tr("Chart")
        what = dialogs.ask_picture(self._window, offered)
        if what is None:
            return
        drawn = lay_out(self.paper) if chart is None or what == SHEET else [chart]
        self._write_pictures(offered[what], stem, what, drawn)

    def copy_picture(self, picture: Drawn, what: str, title: str) -> None:
        """Copy a picture to the clipboard; the message names it by its `title`."""
        from chicago_gui.printing.files import image

        QGuiApplication.clipboard().setImage(image(picture, paper_files.inks(what)))
        self._say(tr("Copied: {what}.").format(what=title))

    def season_csv(self, text: str, stem: str) -> None:
        """Write the sessions of a season as CSV."""
        path = self._ask(window_title("Export as CSV…"), f"{stem}.csv", "CSV (*.csv)")
        if path is not None:
            self.write(path, text)

    def pdf(self, form: Form[Any], view: Any, behind: LayOut | None = None) -> None:
        """Write the session sheet as PDF, followed by the pages of `behind`."""
        name, lacking = f"{form.file_stem(view)}.pdf", self._lacking(form, view)
        path = self._ask(window_title("Save as PDF…"), name, "PDF (*.pdf)", lacking)
        if path is not None:
            left_out = f"{form.left_out(view)} {lacking}".strip()
            author = paper_files.author_of(form, view)
            pages = _laid_out(form, view, behind)(self.paper)
            self._write({path: paper_files.pdf_content(pages, author)}, left_out)

    @staticmethod
    def _lacking(form: Form[Any], view: Any) -> str:
        """Return a sentence about names that no installed font can draw, or an empty text."""
        from chicago_gui.printing.dialogs import cannot_be_drawn  # not imported at startup

        heading = form.heading(view)
        return cannot_be_drawn((*heading.groups, *heading.players, heading.place))

    def picture(self, form: Form[Any], view: Any) -> None:
        """Write the session sheet, the standing or the chart as PNG or SVG, one file per page."""
        offered = {SHEET: tr("Pages"), STANDING: tr("Standing")}
        if form.panel(view).running is not None:
            offered[CHART] = tr("Chart")
        what = dialogs.ask_picture(self._window, offered)
        if what is None:
            return
        drawn = paper_files.drawn(form, view, what, self.paper)
        said = (self._lacking(form, view), form.left_out(view))
        self._write_pictures(offered[what], form.file_stem(view), what, drawn, *said)

    def _write_pictures(
        self,
        title: str,
        stem: str,
        what: str,
        drawn: Sequence[Drawn],
        lacking: str = "",
        left_out: str = "",
    ) -> None:
        out = self._ask(title, f"{stem}.png", "PNG (*.png);;SVG (*.svg)", lacking)
        if out is None:
            return
        kind = "svg" if out.suffix.lower() == ".svg" else "png"
        names = paper_files.file_names(out, len(drawn))
        contents = paper_files.picture_contents(drawn, kind, what)
        self._write(dict(zip(names, contents, strict=True)), left_out)

    def copy_standing(self, form: Form[Any], view: Any) -> None:
        """Copy a picture of the standing to the clipboard."""
        self._copy(form, view, STANDING, tr("Standing"))

    def copy_chart(self, form: Form[Any], view: Any) -> None:
        """Copy a picture of the running chart to the clipboard, if the game has one."""
        if form.panel(view).running is None:
            self._refuse(ended(sentence(tr("this game has no chart"))))
        else:
            self._copy(form, view, CHART, tr("Chart"))

    def _copy(self, form: Form[Any], view: Any, what: str, title: str) -> None:
        (picture,) = paper_files.drawn(form, view, what, self.paper)
        self.copy_picture(picture, what, title)

    def csv(self, form: Form[Any], view: Any) -> None:
        """Write the deals as CSV."""
        path = self._ask(
            window_title("Export as CSV…"), f"{form.file_stem(view)}.csv", "CSV (*.csv)"
        )
        if path is not None:
            self.write(path, form.csv(view), form.left_out(view))

    def session_file(
        self, form: Form[Any], view: Any, export: Callable[[], tuple[str, int | None]]
    ) -> None:
        """Write a session file.

        `export` returns its text and the index of the open deal whose secrets it contains. It is
        called after the path is chosen, because the Preparer face may be covered meanwhile.
        """
        path = self._ask_session(form.file_stem(view))
        if path is not None:
            text, mine = export()
            self.write(path, text, form.left_out(view, mine))

    def stored_session(self, book: Book, line: SessionLine) -> None:
        """Write the file of a session in the `book`, without the secrets of open deals."""
        try:
            text = book.session_file(line.id)
            stem, left_out = stem_of(book, line)
        except BookError as error:
            self._refuse(book_sentence(error))
            return
        path = self._ask_session(stem)
        if path is not None:
            self.write(path, text, left_out)

    def _ask_session(self, stem: str) -> Path | None:
        kinds = tr("Session (*.chicago)")
        return self._ask(window_title("Export session…"), f"{stem}.chicago", kinds)

    def write(self, path: Path, text: str, left_out: str = "") -> None:
        """Write `text` to `path`, whole or not at all; report that and what was `left_out`."""
        self._write({path: text.encode("utf-8")}, left_out)

    def _write(
        self,
        contents: Mapping[Path, bytes],
        left_out: str,
        refuse: Callable[[str], None] | None = None,
    ) -> bool:
        """Write each file whole or not at all, and stop at the first failure.

        Return whether all are written. `refuse` shows the error where the window's own message
        would be hidden.
        """
        for path, content in contents.items():
            try:
                write_whole(path, content)
            except (OSError, ValueError) as error:
                (refuse or self._refuse)(why_not(path, error))
                return False
            dialogs.begin_beside(path)
        written = tr("Saved: {paths}.").format(paths=", ".join(map(str, contents)))
        self._say(f"{written} {left_out}".rstrip())
        return True

    def _preview(
        self, lay_out: LayOut, paper: AnyPaper, stem: str, author: str, left_out: str = ""
    ) -> None:
        def remember(printer: str) -> None:
            self._settings.printer = printer

        def pdf(pages: Sequence[Page], refuse: Callable[[str], None]) -> bool:
            path = self._ask(window_title("Save as PDF…"), f"{stem}.pdf", "PDF (*.pdf)")
            return path is not None and self._write(
                {path: paper_files.pdf_content(pages, author)}, left_out, refuse
            )

        from chicago_gui.printing.dialogs import Wishes, preview

        wishes = Wishes(self._settings.printer, remember, pdf)
        dress_form(preview(self._window, lay_out, paper, wishes))

    def _ask(self, title: str, name: str, kinds: str, remark: str = "") -> Path | None:
        return dialogs.ask_file_to_write(self._window, title, name, kinds, remark)


def _laid_out(form: Form[Any], view: Any, behind: LayOut | None) -> LayOut:
    """Return a layout of the session sheet and the pages after it, numbered together."""
    if behind is None:
        return lambda paper: form.pages(view, paper)
    from chicago_gui.paper.page_flow import joined  # not imported at startup

    return lambda paper: joined((form.pages(view, paper), behind(paper)))
