"""Import and export of many sessions, with progress, questions and a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from chicago_gui import games
from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import utc_now
from chicago_gui.desk.importing import SESSION_FILE, Import
from chicago_gui.players.import_conflict import (
    SessionsReport,
    StoredVersionsDialog,
    VersionsDialog,
)
from chicago_gui.sheet.session_list import SessionLine, name_of
from chicago_gui.sheet.versions import (
    ExportSummary,
    ImportSummary,
    Keep,
    Versions,
)
from chicago_gui.sheet.words import evening_words, tr, why
from chicago_gui.whole_file import cause, read_whole, write_whole
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Theme

_SOON = 400  # ms; shorter work shows no progress


class Progress:
    """A dialog that shows the progress of work on many sessions, with a Stop button."""

    def __init__(self, parent: QWidget, text: str, total: int) -> None:
        """Show `text` once the work takes longer than 400 ms."""
        self._dialog = QProgressDialog(text, tr("Stop"), 0, max(total, 1), parent)
        self._dialog.setWindowTitle(text)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_SOON)
        self._dialog.setMinimumWidth(360)
        dress_form(self._dialog)
        self._dialog.setValue(0)

    def show(self, done: int) -> bool:
        """Show how much is done; return whether to go on."""
        self._dialog.setValue(done)
        return not self._dialog.wasCanceled()

    def close(self) -> None:
        """Close the dialog."""
        self._dialog.close()
        self._dialog.deleteLater()


def import_sessions(
    book: Book, paths: Sequence[Path], window: QWidget, theme: Theme
) -> tuple[ImportSummary, list[str]]:
    """Import the sessions at `paths`; return a summary and the ids of new sessions."""
    sessions = Import(book, paths, utc_now)
    try:
        progress = Progress(window, tr("Importing sessions…"), sessions.total)
        goes_on = True
        while goes_on and sessions.done < sessions.total:
            sessions.step()
            goes_on = progress.show(sessions.done)
        progress.close()
        conflicts = sessions.conflicts
        if conflicts:
            choices: Sequence[Keep | None] = [None] * len(conflicts)
            if goes_on:
                dialog = VersionsDialog(conflicts, theme, window)
                if dialog.exec():
                    choices = dialog.choices
                dialog.deleteLater()
            _run(
                sessions.apply_choices(choices),
                Progress(window, tr("Importing sessions…"), len(choices)),
            )
    finally:
        sessions.close()
    return sessions.summary, sessions.added


def _run(work: Iterable[None], progress: Progress) -> None:
    for done, _ in enumerate(work, start=1):
        progress.show(done)
    progress.close()


def export_sessions(
    book: Book, lines: Sequence[SessionLine], folder: Path, window: QWidget
) -> ExportSummary:
    """Write a session file for each of `lines` to `folder`; existing files are kept."""
    written, same, refused, covered = 0, 0, [], False
    progress = Progress(window, tr("Exporting sessions…"), len(lines))
    for done, line in enumerate(lines, start=1):
        try:
            text = book.session_file(line.id)
            stem, left_out = _stem_of(book, line)
            if _write_beside(folder, stem, text.encode("utf-8")):
                written += 1
            else:
                same += 1
            covered = covered or left_out
        except BookError as error:
            refused.append((name_of(line), why(error)))
        except (OSError, ValueError) as error:
            # After a disk error the other files would fail too.
            refused.append((str(folder), cause(error)))
            break
        if not progress.show(done):
            break
    progress.close()
    stopped = len(lines) - written - same - len(refused)
    return ExportSummary(
        refused=tuple(refused),
        stopped=stopped,
        folder=str(folder),
        written=written,
        same=same,
        covered=covered,
    )


def _stem_of(book: Book, line: SessionLine) -> tuple[str, bool]:
    """Return the stem of the session's file name, and whether its file leaves secrets out."""
    if not line.known:
        day = "" if line.date is None else line.date.isoformat()
        return "-".join(filter(None, (tr("chicago"), day))), False
    session = book.load(line.id).session
    game = games.of(session)
    view = game.reveal(session)
    return game.form.file_stem(view), bool(game.form.left_out(view))


def _write_beside(folder: Path, stem: str, content: bytes) -> bool:
    """Write `content` under a free name; return `False` if a file already has it.

    Raises `OSError` or `ValueError`.
    """
    for number in count(1):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{SESSION_FILE}"
        if not path.exists():
            write_whole(path, content)
            return True
        if path.is_file() and path.stat().st_size == len(content) and read_whole(path) == content:
            return False
    return False


def show_report(
    title: str, summary: ImportSummary | ExportSummary, heading: str, window: QWidget
) -> None:
    """Show the refused sessions with reasons, if there are any."""
    if summary.refused:
        report = SessionsReport(title, summary.sentence, heading, summary.lines, window)
        report.exec()
        report.deleteLater()


def ask_which_to_delete(
    book: Book, lines: Sequence[SessionLine], window: QWidget, theme: Theme
) -> SessionLine | None:
    """Show two versions of a session; return the one to delete, or `None`.

    Raises `BookError`, also for a card that a match in the book withholds.
    """
    one, other = (book.load(line.id).session for line in lines)
    for session in (one, other):
        book.check_shown(session)
    game = games.of(one)
    entries = game.what_differs(one, game.with_id(other, one.id))
    versions = Versions(
        evening_words(one.date, one.place),
        "",
        game.outline(one),
        game.outline(other),
        tuple(game.history_words.differences(entries)),
    )
    dialog = StoredVersionsDialog([versions], theme, window)
    keep = dialog.choices[0] if dialog.exec() else Keep.BOTH
    dialog.deleteLater()
    return {Keep.OURS: lines[1], Keep.THEIRS: lines[0]}.get(keep)
