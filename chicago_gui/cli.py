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
    CommandError,
    help_text,
    language_asked_for,
    parse,
    put_out,
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
    from types import SimpleNamespace as Arguments

    from chicago_gui.printing.files import Drawn
    from chicago_gui.sheet.form import Form
    from chicago_gui.sheet.game import Session

FAILED = 2
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
        return _run(parse(given))
    except CommandError as error:
        standard_streams.complain(str(error))
    except MemoryError:
        standard_streams.complain(tr(NO_MEMORY))
    except ImportError as error:
        standard_streams.complain(_missing(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return FAILED


def _run(args: Arguments) -> int:
    if args.help or args.version:
        put_out(help_text() if args.help else f"chicago-gui {__version__}\n")
        return 0
    if args.score is not None:
        put_out(_scores(args.score) + "\n")
        return 0
    if args.self_check:
        return _check_itself()
    _spare_what_is_read(args, args.csv or args.standing or args.pdf or args.blank)
    if (args.blank or args.pdf or args.png or args.svg) is not None:
        return _write_paper(args)
    table = args.csv or args.standing
    if table is not None:
        form, view = _view(args)
        rows = form.standing_csv(view) if args.csv is None else form.csv(view)
        return _write(rows.encode("utf-8"), table)
    if _no_display():
        raise CommandError(tr("there is no display for a window"))
    if len(args.files) == 1 and not args.in_window:
        _check_alone(args.files[0])
    book = _book_of(args)
    for path in (book, default_settings()):
        _see_that_qt_can_name(path)
    from chicago_gui.app.run import run

    return run(files=args.files, book=book, language=args.language, paper=args.paper)


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


def _speak_of_paper(args: Arguments) -> None:
    """Use the window's language for paper, unless the command line names one.

    Other output may be read by programs and stays in English.
    """
    if args.language is None:
        from chicago_gui.desk.settings import Settings

        _speak(Settings().language or "")


def _book_of(args: Arguments) -> str:
    """Return the path of the book; raises `CommandError` if it is no file."""
    book: str = args.book or default_book()
    for path in (book, *_logs_of(book)):
        reason = why_no_file(path)
        if reason:
            raise CommandError(f"{path}: {reason}")
    return book


def _see_that_qt_can_name(path: str) -> None:
    """Raise `CommandError` for a path that is not UTF-8: Qt would use another path."""
    try:
        path.encode()
    except UnicodeEncodeError:
        shown = os.fsencode(path).decode(errors="backslashreplace")
        reason = tr("rename this file or folder: its name is not UTF-8")
        raise CommandError(f"{shown}: {reason}") from None


def _logs_of(book: str) -> list[str]:
    """Return the paths of the files that SQLite keeps beside a book."""
    # SQLite follows a link to a book; its files are beside the real one.
    return [each + ending for each in {book, os.path.realpath(book)} for ending in LOGS]


def _spare_what_is_read(args: Arguments, out: Path | str | None) -> None:
    """Refuse to overwrite the session file or the book that is read; raises `CommandError`."""
    if out is None or out == "-":
        return
    book: str = args.book or default_book()
    if any(_one_file(out, read) for read in (*args.files, book, *_logs_of(book))):
        sentence = tr("{path} is read as the session file or the book and cannot be the output")
        raise CommandError(sentence.format(path=out))


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


def _view(args: Arguments) -> tuple[Form[Any], Any]:
    """Return the form and the public view of the wanted session."""
    session = _session_in(args.files[0]) if args.files else _latest(_book_of(args))
    of = games.game(session.game)
    return of.form, of.reveal(session)


def _session_in(file: str) -> Session:
    try:
        return games.loads(read_whole(file))
    except SessionFileError as error:
        raise CommandError(f"{file}: {error}") from None
    except OSError as error:
        raise CommandError(f"{file}: {why_not_read(error)}") from None


def _check_alone(file: str) -> None:
    """Raise `CommandError` for a single file that cannot be read; the window reports on several."""
    if not os.path.isdir(file) and not is_database(file):
        _session_in(file)


def _latest(path: str) -> Session:
    from chicago_gui.book import Book, BookError

    try:
        book = Book.open(path, read_only=True)
        try:
            latest = book.latest()
            if latest is None:
                raise CommandError(tr("the book has no session yet"))
            session: Session = book.load(latest).session
            book.check_shown(session)
            return session
        finally:
            book.close()
    except BookError as error:
        raise CommandError(why(error)) from None


def _write(content: bytes, out: Path | str) -> int:
    """Write a file whole, or to standard output for `-`; raises `CommandError` if that fails."""
    if out == "-":
        put_out(content)
        return 0
    try:
        write_whole(out, content)
    except (OSError, ValueError) as error:
        raise CommandError(why_not(out, error)) from None
    return 0


def _scores(text: str) -> str:
    """Return the duplicate scores of a contract with its result; raises `CommandError`."""
    try:
        return score_line(*contract_and_tricks(text))
    except Refused as refused:
        raise CommandError(f"--score: {why(refused)}") from None


def _check_itself() -> int:
    # Even with a display no window must be shown.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from chicago_gui.app.self_check import self_check
    except ImportError as error:
        put_out(f"{'Qt':<10} FAILED: {_missing(error)}\n")
        return 1
    return self_check(lambda line: put_out(f"{line}\n"))


def _write_paper(args: Arguments) -> int:
    """Write the sheet or blank forms as PDF, or pictures; raises `CommandError` if that fails."""
    from chicago_gui.app import paper_files

    paper = paper_files.paper_of(args.paper, args.landscape)
    try:
        if args.blank is not None:
            form = games.form(args.game or games.USUAL)
            _speak_of_paper(args)
            of = (args.each, args.names, args.pages, args.tables)
            pages = form.blank_pages(paper, paper_files.blank_forms(form.blanks, *of))
            return _write(paper_files.pdf_content(pages), args.blank)
        # The file is read first, so that an error is reported before Qt is loaded.
        form, view = _view(args)
        _speak_of_paper(args)
        if args.pdf is not None:
            author = paper_files.author_of(form, view)
            pages = form.pages(view, paper)
            return _write(paper_files.pdf_content(pages, author), args.pdf)
        what = args.of or paper_files.SHEET
        drawn = paper_files.drawn(form, view, what, paper)
    except ValueError as error:
        raise CommandError(str(error)) from None
    return _write_pictures(args, drawn, what)


def _write_pictures(args: Arguments, drawn: Sequence[Drawn], what: str) -> int:
    """Write a file for each picture; standard output takes only one."""
    from chicago_gui.app import paper_files

    kind, out = ("png", args.png) if args.svg is None else ("svg", args.svg)
    if out == "-" and len(drawn) > 1:
        only = tr("{option}: standard output takes one page only")
        raise CommandError(only.format(option=f"--{kind}"))
    names = [out] if out == "-" else paper_files.file_names(out, len(drawn))
    for path in names:
        _spare_what_is_read(args, path)
    # All are drawn before the first is written.
    contents = paper_files.picture_contents(drawn, kind, what)
    for path, content in zip(names, contents, strict=True):
        _write(content, path)
    return 0
