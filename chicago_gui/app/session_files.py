"""Session files and the book: imports of one or many sessions, and exports of many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QWidget

from chicago_gui import games
from chicago_gui.app.dialogs import Progress, ask_compare
from chicago_gui.book import Book, BookError, NoSuchSession
from chicago_gui.desk.desk import utc_now
from chicago_gui.desk.importing import SESSION_FILE, Import, ImportReason, taken_in, versions_of
from chicago_gui.desk.library import stem_of
from chicago_gui.players.versions import SessionsReport, StoredVersionsDialog, VersionsDialog
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.session_list import SessionLine, name_of
from chicago_gui.sheet.versions import ExportSummary, ImportSummary, Keep
from chicago_gui.sheet.words import book_sentence, evening_words, refusal, tr, why
from chicago_gui.whole_file import cause, read_whole, why_not_read, write_whole
from chicago_gui.widgets.theme import Theme


class Intake:
    """Reads a session file completely or not at all."""

    def __init__(
        self, book: Book, window: QWidget, theme: Theme, before_asking: Callable[[], None]
    ) -> None:
        """Take files into `book`; ask over `window` after calling `before_asking`."""
        self._book = book
        self._window = window
        self._theme = theme
        self._before_asking = before_asking

    def take(self, path: Path, shown: str | None = None) -> tuple[str | None, str]:
        """Take a file; return the id of its session in the book and a remark.

        The id is `None` if the file was not taken. The text then says why, or is empty if the user
        cancelled. `shown` is the id of the open session.
        """
        try:
            session = games.loads(read_whole(path))
            return self._compared(session, shown) or (self._put(session, path.name), "")
        except (SessionFileError, OSError) as error:
            cause = why_not_read(error) if isinstance(error, OSError) else str(error)
            return None, tr("{file} was not opened: {why}.").format(file=path.name, why=cause)
        except Refused as refused:
            sentence = tr("{file} was not opened: {why}.")
            return None, sentence.format(file=path.name, why=why(refused))
        except BookError as error:
            return None, book_sentence(error)

    def compare(self, session: Session) -> tuple[str | None, str]:
        """Return like `take` what to open for a `session` of the book that a match withholds."""
        try:
            return self._compared(session, None) or (session.id, "")
        except Refused as refused:
            return None, refusal(refused)
        except BookError as error:
            return None, book_sentence(error)

    def _compared(self, card: Session, shown: str | None) -> tuple[str | None, str] | None:
        """Add another laptop's card to the matching session of the book.

        Return that session's id and a remark; the id is `None` if the user cancelled. Return `None`
        if there is no matching session or `card` is not its other card.
        """
        game = games.of(card)
        kept = self._book.to_compare(card)
        matches = [(ours, change) for ours in kept if (change := game.compared(ours, card))]

        # First a match that must not show the card yet, then the open session.
        def rank(match: tuple[Session, object]) -> tuple[bool, ...]:
            ours = match[0]
            return not game.withholds(ours, card), ours.id != shown, ours.id != card.id

        matches.sort(key=rank)
        for ours, change in matches[:1] + [each for each in matches[1:] if each[0].id == card.id]:
            after = game.apply(ours, change)
            answer = self._is_other_card(ours, card, alone=not game.withholds(after, card))
            if answer is None:
                return None, ""
            if answer:
                words = game.comparison_words(ours, card)
                self._book.replace(after, utc_now())
                return ours.id, words
        return None

    def _is_other_card(self, ours: Session, card: Session, *, alone: bool) -> bool | None:
        """Ask whether `card` is the other card of `ours`; return `None` if cancelled.

        After a no, the question is repeated with a reason if the card may not open `alone`. A card
        with the same id always belongs to it; only differing settings need an answer.
        """
        game, same = games.of(ours), card.id == ours.id
        differing = game.differing_settings(ours, card)
        if same and not differing:
            return True
        teams = " – ".join(game.outline(ours).groups)
        match = f"{teams}, {evening_words(ours.date, ours.place)}"
        self._before_asking()
        self._window.show()  # hidden if the program was started with a file
        answer = ask_compare(self._window, match, differing)
        while answer is False and (same or not alone):
            answer = ask_compare(self._window, match, differing, _why_not_alone(same=same))
        return answer

    def _put(self, session: Session, name: str) -> str | None:
        kept = None
        with suppress(NoSuchSession):
            kept = self._book.load(session.id)
        if kept is not None and not kept.deleted:
            return self._resolve(session, kept.session, name)
        whole = session if kept is None else taken_in(session, kept.session)
        self._book.add(whole, utc_now())
        return session.id

    def _resolve(self, file: Session, ours: Session, name: str) -> str | None:
        """Replace the book's version by `file`, or keep it, or both, as the user says.

        Return the id of the session to open, or `None` if the user cancelled.
        """
        if file.game != ours.game:
            raise Refused(ImportReason.OTHER_GAME)
        versions = versions_of(ours, file, name)
        if not versions.differences:
            self._book.replace(taken_in(ours, file), utc_now())
            return file.id
        self._before_asking()
        self._window.show()  # hidden if the program was started with a file
        choices = _choices(VersionsDialog([versions], self._theme, self._window))
        if choices is None:
            return None
        if choices == [Keep.BOTH]:
            return self._book.add_copy(file, utc_now()).id
        if choices == [Keep.THEIRS]:
            self._book.replace(taken_in(file, ours), utc_now())
        return file.id


def _choices(dialog: VersionsDialog) -> list[Keep] | None:
    """Return what the user chose in `dialog`, or `None` if it was cancelled."""
    chosen = dialog.choices if dialog.exec() else None
    dialog.deleteLater()
    return chosen


def _why_not_alone(*, same: bool) -> str:
    """Return why a card cannot be opened as a session of its own."""
    if same:
        return tr("This card belongs to the same match.")
    return tr("On its own this card would show boards not played here.")


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
            chosen = _choices(VersionsDialog(conflicts, theme, window)) if goes_on else None
            _run(
                sessions.apply_choices(chosen or [Keep.OURS] * len(conflicts)),
                Progress(window, tr("Importing sessions…"), len(conflicts)),
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
            stem, left_out = stem_of(book, line)
            if _write_beside(folder, stem, text.encode("utf-8")):
                written += 1
            else:
                same += 1
            covered = covered or bool(left_out)
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
    versions = versions_of(one, games.of(one).with_id(other, one.id))
    both = replace(versions, proposed=Keep.BOTH)
    (keep,) = _choices(StoredVersionsDialog([both], theme, window)) or [Keep.BOTH]
    return {Keep.OURS: lines[1], Keep.THEIRS: lines[0]}.get(keep)
