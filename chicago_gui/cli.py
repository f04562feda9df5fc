"""The command line: opens the window, or writes sheets, CSV, pictures or forms without it.

Qt is imported only where it is needed, so that CSV is fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from chicago_gui import __version__, games, standard_streams
from chicago_gui.options import (
    Bad,
    help_text,
    language_asked_for,
    put_out,
    wanted,
)
from chicago_gui.scoring import Refused
from chicago_gui.sheet.duplicate_score import contract_and_tricks, score_line
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.words import later, tr, why
from chicago_gui.whole_file import (
    LOGS,
    default_book,
    default_settings,
    is_database,
    read_whole,
    why_no_file,
    why_not,
    why_not_read,
    write_whole,
)

if TYPE_CHECKING:
    from pathlib import Path
    from types import SimpleNamespace as Wanted

    from chicago_gui.printing.files import Drawn
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.game import Session

BAD = 2
"""Exit status for a bad file or option."""
INTERRUPTED = 130
"""Exit status that shells use for a program ended by Ctrl+C."""

NO_MEMORY = later("out of memory")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with `arguments`, by default those of the process; return its exit status."""
    standard_streams.open_closed_streams()
    try:
        given = sys.argv[1:] if arguments is None else arguments
        _speak(language_asked_for(given))
        return _run(wanted(given))
    except Bad as bad:
        standard_streams.complain(str(bad))
    except MemoryError:
        standard_streams.complain(tr(NO_MEMORY))
    except ImportError as error:
        standard_streams.complain(_missing(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD


def _run(wanted: Wanted) -> int:
    if wanted.help or wanted.version:
        put_out(help_text() if wanted.help else f"chicago-gui {__version__}\n")
        return 0
    if wanted.score is not None:
        put_out(_scores(wanted.score) + "\n")
        return 0
    if wanted.self_check:
        return _check_itself()
    _spare_what_is_read(wanted, wanted.csv or wanted.standing or wanted.pdf or wanted.blank)
    if (wanted.blank or wanted.pdf or wanted.png or wanted.svg) is not None:
        return _write_paper(wanted)
    table = wanted.csv or wanted.standing
    if table is not None:
        form, view = _view(wanted)
        rows = form.standing_csv(view) if wanted.csv is None else form.csv(view)
        return _write(rows.encode("utf-8"), table)
    if _no_display():
        raise Bad(tr("there is no display for a window"))
    if len(wanted.files) == 1 and not wanted.in_window:
        _check_alone(wanted.files[0])
    book = _book_of(wanted)
    for path in (book, default_settings()):
        _see_that_qt_can_name(path)
    from chicago_gui.app.run import run

    return run(files=wanted.files, book=book, language=wanted.language, paper=wanted.paper)


def _missing(error: ImportError) -> str:
    """Return what part of Qt is missing; raise any other `error` again."""
    if "PySide6" not in f"{error.name} {error.path}":
        raise error
    return tr("Qt cannot be loaded: {why}").format(why=error)


def _speak(language: str | None) -> None:
    """Use `language` from now on, if it is given."""
    if language is not None and language != "en":
        from chicago_gui.languages import speak

        speak(language)


def _speak_of_paper(wanted: Wanted) -> None:
    """Use the window's language for paper, unless the command line names one.

    Other output may be read by programs and stays in English.
    """
    if wanted.language is None:
        from chicago_gui.desk.settings import Settings

        _speak(Settings().language or "")


def _book_of(wanted: Wanted) -> str:
    """Return the path of the book; raises `Bad` if something other than a file is there."""
    book: str = wanted.book or default_book()
    for path in (book, *_logs_of(book)):
        reason = why_no_file(path)
        if reason:
            raise Bad(f"{path}: {reason}")
    return book


def _see_that_qt_can_name(path: str) -> None:
    """Raise `Bad` for a path that is not UTF-8: Qt would use another path."""
    try:
        path.encode()
    except UnicodeEncodeError:
        shown = os.fsencode(path).decode(errors="backslashreplace")
        reason = tr("rename this file or folder: its name is not UTF-8")
        raise Bad(f"{shown}: {reason}") from None


def _logs_of(book: str) -> list[str]:
    """Return the paths of the files that SQLite keeps beside a book."""
    # SQLite follows a link to a book; its files are beside the real one.
    return [each + ending for each in {book, os.path.realpath(book)} for ending in LOGS]


def _spare_what_is_read(wanted: Wanted, out: Path | str | None) -> None:
    """Refuse to overwrite the session file or the book that is read; raises `Bad`."""
    if out is None or out == "-":
        return
    book: str = wanted.book or default_book()
    if any(_one_file(out, read) for read in (*wanted.files, book, *_logs_of(book))):
        sentence = tr("{path} is read as the session file or the book and cannot be the output")
        raise Bad(sentence.format(path=out))


def _one_file(one: Path | str, other: str) -> bool:
    """Return whether two paths name the same file, even if it does not exist yet."""
    with suppress(OSError, ValueError):
        if os.path.samefile(one, other):
            return True
    with suppress(OSError, ValueError):
        named = (os.path.normcase(os.path.realpath(path)) for path in (one, other))
        return next(named) == next(named)
    return False


def _no_display() -> bool:
    """Return whether Qt would abort for lack of a display, with a message of its own."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform != "linux" or any(map(os.environ.get, named)):
        return False
    # In a Wayland session Qt tries the default display.
    return os.environ.get("XDG_SESSION_TYPE") != "wayland"


def _view(wanted: Wanted) -> tuple[Form[Any], Any]:
    """Return the form and the public view of the wanted session."""
    session = _session_in(wanted.files[0]) if wanted.files else _latest(_book_of(wanted))
    of = games.game(session.game)
    return of.form, of.reveal(session)


def _session_in(file: str) -> Session:
    try:
        return games.loads(read_whole(file))
    except SessionFileError as error:
        raise Bad(f"{file}: {error}") from None
    except OSError as error:
        raise Bad(f"{file}: {why_not_read(error)}") from None


def _check_alone(file: str) -> None:
    """Raise `Bad` for a single session file that cannot be read; the window reports on several."""
    if not os.path.isdir(file) and not is_database(file):
        _session_in(file)


def _latest(path: str) -> Session:
    from chicago_gui.book import Book, BookError

    try:
        book = Book.open(path, read_only=True)
        try:
            latest = book.latest()
            if latest is None:
                raise Bad(tr("the book has no session yet"))
            session: Session = book.load(latest).session
            book.check_shown(session)
            return session
        finally:
            book.close()
    except BookError as error:
        raise Bad(why(error)) from None


def _write(content: bytes, out: Path | str) -> int:
    """Write a file whole, or to standard output for `-`; raises `Bad` if that fails."""
    if out == "-":
        put_out(content)
        return 0
    try:
        write_whole(out, content)
    except (OSError, ValueError) as error:
        raise Bad(why_not(out, error)) from None
    return 0


def _scores(text: str) -> str:
    """Return the duplicate scores of a contract with its result; raises `Bad`."""
    try:
        return score_line(*contract_and_tricks(text))
    except Refused as refused:
        raise Bad(f"--score: {why(refused)}") from None


def _check_itself() -> int:
    # Even with a display no window must be shown.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from chicago_gui.app.self_check import self_check
    except ImportError as error:
        put_out(f"{'Qt':<10} FAILED: {_missing(error)}\n")
        return 1
    return self_check(lambda line: put_out(f"{line}\n"))


def _write_paper(wanted: Wanted) -> int:
    """Write the sheet or blank forms as PDF, or pictures; raises `Bad` if that fails."""
    from chicago_gui.app import paper_files

    paper = paper_files.paper_of(wanted.paper, wanted.landscape)
    try:
        if wanted.blank is not None:
            form = games.form(wanted.game or games.USUAL)
            _speak_of_paper(wanted)
            of = (wanted.each, wanted.names, wanted.pages, wanted.tables)
            pages = form.blank_pages(paper, paper_files.wished(form.blanks, *of))
            return _write(paper_files.pdf_content(pages), wanted.blank)
        # The file is read first, so that an error is reported before Qt is loaded.
        form, view = _view(wanted)
        _speak_of_paper(wanted)
        if wanted.pdf is not None:
            author = paper_files.author_of(form, view)
            pages = form.pages(view, paper)
            return _write(paper_files.pdf_content(pages, author), wanted.pdf)
        what = wanted.of or paper_files.SHEET
        drawn = paper_files.drawn(form, view, what, paper)
    except ValueError as error:
        raise Bad(str(error)) from None
    return _write_pictures(wanted, drawn, what)


def _write_pictures(wanted: Wanted, drawn: Sequence[Drawn], what: str) -> int:
    """Write a file for each picture; standard output takes only one."""
    from chicago_gui.app import paper_files

    kind, out = ("png", wanted.png) if wanted.svg is None else ("svg", wanted.svg)
    if out == "-" and len(drawn) > 1:
        only = tr("{option}: standard output takes one page only")
        raise Bad(only.format(option=f"--{kind}"))
    names = [out] if out == "-" else paper_files.file_names(out, len(drawn))
    for path in names:
        _spare_what_is_read(wanted, path)
    # All are drawn before the first is written.
    contents = paper_files.picture_contents(drawn, kind, what)
    for path, content in zip(names, contents, strict=True):
        _write(content, path)
    return 0
