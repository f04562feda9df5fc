from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import chicago_gui
from chicago_gui.book import Book
from chicago_gui.cli import FAILED, main
from chicago_gui.desk.settings import Settings
from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.options import help_text
from chicago_gui.paper.marks import AnyPaper, Paper
from chicago_gui.printing.files import pdf_bytes, picture_bytes
from chicago_gui.sheet.setup import Blank, Tables
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.whole_file import default_book
from tests.conftest import EveningFile
from tests.systems import needs_links, needs_linux, needs_pipes, needs_shell

ROOT = Path(__file__).parents[1]
NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)


@pytest.fixture
def evening(evenings: dict[str, EveningFile], tmp_path: Path) -> Path:
    """Return a session file whose name has spaces and non-ASCII letters."""
    file = tmp_path / "in" / "Дача, 20 ноября.chicago"
    file.parent.mkdir()
    file.write_text(evenings["evening-2-going-on"].text, "utf-8")
    return file


@pytest.fixture
def out(tmp_path: Path) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder / "Лист 1"


def rows(file: Path) -> str:
    return csv_text(reveal(loads(file.read_bytes())))


def there(folder: Path) -> dict[str, bytes | None]:
    """Return everything below a folder, files with their content."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


def as_process(
    home: Path, *arguments: str | Path, shell: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in `home`, with no display but that of `variables`.

    In a line of `shell` it is `$@`.
    """
    env = {
        name: value
        for name, value in os.environ.items()
        if "DISPLAY" not in name and name not in ("QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    }
    own = {f"XDG_{name}": str(home) for name in ("DATA_HOME", "CONFIG_HOME", "RUNTIME_DIR")}
    # With a limited file size it would leave half-written bytecode beside the sources.
    command = [sys.executable, "-B", "-m", "chicago_gui", *map(str, arguments)]
    return subprocess.run(
        ["sh", "-c", shell, "sh", *command] if shell else command,
        cwd=home,
        env=env | own | {"PYTHONPATH": str(ROOT)} | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=50,
    )


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """Run the program, check that it refuses in one line, and return the line."""
    assert main([str(each) for each in arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    line, *more = shown.err.splitlines()
    assert not more
    assert line.startswith("chicago-gui: ")
    return line.removeprefix("chicago-gui: ")


# --- the commands


@pytest.mark.parametrize("option", ["--csv", "--pdf"])
def test_a_file_needs_no_display_or_book(
    evening: Path, out: Path, tmp_path: Path, option: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    out.write_bytes(b"old" * 100_000)
    done = as_process(home, option, out, evening)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    if option == "--csv":
        assert out.read_bytes() == rows(evening).encode("utf-8")
    else:
        assert out.read_bytes().startswith(b"%PDF-")
        assert out.read_bytes().rstrip().endswith(b"%%EOF")
        assert b"oldold" not in out.read_bytes()
    assert there(home) == {}
    assert set(there(out.parent)) == {out.name}
    assert there(evening.parent) == {evening.name: evening.read_bytes()}


def test_csv_on_standard_output_is_the_same_to_the_byte(
    evening: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["--csv", "-", str(evening)]) == 0
    shown = capfdbinary.readouterr()
    assert shown.out == rows(evening).encode("utf-8")
    assert shown.out.count(b"\r\n") == 8
    assert shown.err == b""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_pdf_is_drawn_on_the_paper_that_was_asked_for(
    qapp: object, evening: Path, out: Path, paper: str
) -> None:
    assert main(["--pdf", str(out), "--paper", paper, str(evening)]) == 0
    view = reveal(loads(evening.read_bytes()))
    author = ", ".join(view.sheet.players)
    assert out.read_bytes() == pdf_bytes(session_pages(FORM, view, Paper[paper.upper()]), author)


def test_no_count_of_an_open_deal_is_written(
    qapp: object, evening: Path, out: Path, evenings: dict[str, EveningFile]
) -> None:
    other = json.loads(evening.read_bytes())
    other["deals"][5]["hcp"] = {"A": 37, "B": 1, "C": 1, "D": 1}
    other["deals"][6]["hcp"] = {"A": 0, "B": 0, "C": 0}
    twin = evening.with_name("twin.chicago")
    twin.write_text(json.dumps(other), "utf-8")
    for option in ("--csv", "--pdf"):
        written = []
        for file in (evening, twin):
            assert main([option, str(out), str(file)]) == 0
            written.append(out.read_bytes())
        assert written[0] == written[1]


def test_without_a_file_it_is_the_session_of_the_book_that_was_changed_last(
    evenings: dict[str, EveningFile], tmp_path: Path, out: Path
) -> None:
    path = tmp_path / "my book.sqlite"
    with Book.open(path) as book:
        for hours, name in enumerate(("evening-3-official", "evening-1", "evening-2-going-on")):
            # The clock was set back before the last session.
            book.add(loads(evenings[name].text), NINE + timedelta(hours=hours % 2))
    before = there(tmp_path)
    assert main(["--csv", str(out), "--book", str(path)]) == 0
    assert out.read_bytes().decode() == rows(evenings["evening-2-going-on"].path)
    after = there(tmp_path)
    assert after.pop("out/Лист 1")
    assert after == before


def test_without_a_book_named_it_is_the_user_s_own(
    evenings: dict[str, EveningFile], out: Path
) -> None:
    with Book.open(default_book()) as book:
        book.add(loads(evenings["evening-1"].text), NINE)
        # A book can be read while a window has it open.
        assert main(["--csv", str(out)]) == 0
    assert out.read_bytes().decode() == rows(evenings["evening-1"].path)


def test_version_and_help_are_as_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"chicago-gui {chicago_gui.__version__}\n"
    assert main(["--help"]) == 0
    assert capsys.readouterr() == (help_text(), "")


def test_output_is_translated(
    qapp: object, evening: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--score", "4пх+1", "--language", "ru"]) == 0
    assert capsys.readouterr().out == "4SX+1: 690 до зоны, 990 в зоне\n"
    assert main(["--score", "8s=", "--language", "de"]) == 2
    assert capsys.readouterr().err == "chicago-gui: --score: Stufe: 1 bis 7, nicht 8\n"
    assert main(["--pdf", str(out), "--language", "de", str(evening)]) == 0
    view = reveal(loads(evening.read_bytes()))
    german = session_pages(FORM, view, Paper.A4)
    assert "Kontrakt" in str(german)
    assert out.read_bytes() == pdf_bytes(german, ", ".join(view.sheet.players))
    assert main(["--blank", str(out), "--language", "ru"]) == 0
    assert "Контракт" in str(blank_pages(FORM, Paper.A4))
    assert out.read_bytes() == pdf_bytes(blank_pages(FORM, Paper.A4))


def test_the_language_chosen_in_the_window_is_that_of_paper(
    qapp: object, evening: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings()
    settings.language = "ru"
    del settings
    assert main(["--score", "4SX+1"]) == 0  # output for programs is not translated
    assert capsys.readouterr().out == "4SX+1: 690 not vulnerable, 990 vulnerable\n"
    assert main(["--blank", str(out)]) == 0
    assert "Контракт" in str(blank_pages(FORM, Paper.A4))
    assert out.read_bytes() == pdf_bytes(blank_pages(FORM, Paper.A4))


# --- refusals

UPRIGHT = "--landscape needs --pdf/--blank/--png/--svg"


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["--paper", "A3", "--csv", "-"], "A3"),
        (["--language", "fr"], "must be en/ru/de, not fr"),
        (["-x"], "unknown option -x"),
        (["--csv", "--landscape"], "--csv needs OUT"),
        (["--csv="], "--csv needs OUT"),
        (["--landscape=yes"], "--landscape takes no value"),
        (["--each", "many", "--blank", "-"], "--each must be a whole number, not many"),
        (["--tables", "wall", "--blank", "-"], "--tables must be page/card/none"),
        (["--csv", "-", "--pdf", "x.pdf"], "use --pdf or --csv, not both"),
        (["--game", "rubber"], "--game needs --blank"),
        (["--each", "8"], "--each needs --blank"),
        (["--names", "A"], "--names needs --blank"),
        (["--pages", "8"], "--pages needs --blank"),
        (["--tables", "none"], "--tables needs --blank"),
        (["--of", "chart"], "--of needs --png/--svg"),
        (["--landscape"], UPRIGHT),
        (["--landscape", "--csv", "-"], UPRIGHT),
        (["--landscape", "--png", "x.png", "--of", "standing"], "--landscape needs --of sheet"),
        (["--score", "4S=", "file"], "--score takes no session file"),
        (["--self-check", "file"], "--self-check takes no session file"),
        (["--score", ""], "--score: "),
        (["--score", "8S="], "--score: level: 1 to 7, not 8"),
        (["--blank", "x.pdf", "one.chicago"], "--blank takes no session file"),
        (["--blank", "x.pdf", "--game", "whist"], "not whist"),
        (["--blank", "x.pdf", "--each", "12"], "--each: 15, 10 or 8 deals"),
        (
            ["--blank", "x.pdf", "--each", "15", "--game", "rubber"],
            "--each: 6, 4 or 2 rubbers",
        ),
        (["--blank", "x.pdf", "--names", "A,B"], "--names: give 4/5 names"),
        (["--blank", "x.pdf", "--names", "A,B,C,D,"], "--names: give 4/5 names"),
        (
            ["--blank", "x.pdf", "--names", "A", "--game", "pairs"],
            "--names: this game's form has no names",
        ),
        (["--blank", "x.pdf", "--names", "A\x1b,B,C,D,E"], "remove the character U+001B"),
        (["--blank", "x.pdf", "--pages", "-1"], "--pages: 0 to 100"),
        (["--blank", "x.pdf", "--pages", "101"], "--pages: 0 to 100"),
        (["--blank", "x.pdf", "--pages", "0", "--tables", "none"], "there is nothing to print"),
        (
            ["--blank", "x.pdf", "--tables", "card", "--game", "rubber"],
            "--tables: this game has no tables",
        ),
        (["--csv", "-", "one.chicago", "two.chicago"], "two.chicago"),
        (["--ver"], "--ver"),  # options cannot be abbreviated
    ],
)
def test_a_bad_option_is_one_line_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    about: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert about in refuse(capsys, *arguments)
    said = {refuse(capsys, "--language", each, *arguments) for each in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert there(tmp_path) == {}


BAD_FILES = {
    "nothing": b"",
    "no JSON": b"{",
    "no UTF-8": b"\xff\xfe{}",
    "no session": b"{}",
    "a list": b"[]",
    "newer": b'{"format": "chicago-session", "version": 99}',
    "a count": None,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
}


@pytest.mark.parametrize("option", ["--csv", "--pdf", None])
@pytest.mark.parametrize("what", BAD_FILES)
def test_a_bad_file_is_one_line_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], evening: Path, out: Path, what: str, option: str | None
) -> None:
    # Windows allows no end of a line in a name.
    file = evening.with_name("bad file.chicago" if sys.platform == "win32" else "bad\nfile.chicago")
    content = BAD_FILES[what]
    if content is None:
        changed = json.loads(evening.read_bytes())
        changed["deals"][6]["hcp"]["D"] = 41
        content = json.dumps(changed).encode()
    file.write_bytes(content)
    arguments = [] if option is None else [option, str(out)]
    line = refuse(capsys, *arguments, file)
    assert "bad file.chicago: " in line
    assert what != "a count" or "deal 7: HCP D: 0 to 37, not 41" in line
    assert what != "newer" or "newer" in line
    assert there(out.parent) == {}


@pytest.mark.parametrize("option", ["--csv", "--pdf"])
def test_a_book_that_no_file_can_be_called_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    line = refuse(capsys, option, "-", "--book", tmp_path / ("b" * 300))
    assert line.endswith("could not be opened (the name is too long)")


@needs_linux  # elsewhere every name is text
@pytest.mark.parametrize("where", ["home", "settings", "book"])
def test_a_folder_whose_name_is_no_text_is_refused(tmp_path: Path, where: str) -> None:
    odd = os.path.join(os.fsencode(tmp_path), b"odd\xff")
    env: dict[bytes, bytes] = {**os.environb, b"PYTHONPATH": os.fsencode(ROOT)}
    for name in (b"XDG_DATA_HOME", b"XDG_CONFIG_HOME"):
        env.pop(name, None)
    env[b"HOME"] = odd if where == "home" else os.fsencode(tmp_path)
    if where == "settings":
        env[b"XDG_CONFIG_HOME"] = odd
    book = [b"--book", odd] if where == "book" else []
    done = subprocess.run(
        [sys.executable, "-m", "chicago_gui", *book], env=env, capture_output=True, timeout=30
    )
    (line,) = done.stderr.decode().splitlines()
    assert "odd\\xff" in line
    assert line.endswith("rename this file or folder: its name is not UTF-8")
    assert done.returncode == FAILED


def test_paper_is_written_without_qts_warnings(evening: Path, out: Path, tmp_path: Path) -> None:
    for option in ("--pdf", "--png", "--blank"):
        file = [] if option == "--blank" else [evening]
        done = as_process(tmp_path, option, out, *file, LC_ALL="C")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("option", ["--csv", "--pdf", None])
def test_a_file_that_is_not_there_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, out: Path, option: str | None
) -> None:
    arguments = [] if option is None else [option, str(out)]
    line = refuse(capsys, *arguments, tmp_path / "none.chicago")
    assert "none.chicago: file not found" in line
    if option is not None:
        assert f"{tmp_path}: a folder, not a file" in refuse(capsys, *arguments, tmp_path)
    assert there(out.parent) == {}


@pytest.mark.parametrize("option", ["--csv", "--pdf", "--blank"])
@pytest.mark.parametrize("target", ["none/out", "folder", "x" * 300])
def test_a_target_that_cannot_be_written_is_one_line(
    qapp: object,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    evening: Path,
    out: Path,
    option: str,
    target: str,
) -> None:
    monkeypatch.chdir(out.parent)
    Path("folder").mkdir()
    file = [] if option == "--blank" else [evening]
    assert refuse(capsys, option, target, *file)
    assert there(out.parent) == {"folder": None}


NO_FILE = "a pipe, socket or device, not a file"


def no_files(folder: Path) -> dict[Path, str]:
    """Return things in the file system that are not files, with the message about each."""
    os.mkfifo(folder / "pipe")
    (folder / "folder").mkdir()
    (folder / "link").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as made, contextlib.chdir(folder):
        made.bind("socket")  # a short name, because the path of a socket must be short
    said = {folder / name: NO_FILE for name in ("pipe", "link", "socket")}
    return {**said, Path("/dev/zero"): NO_FILE, folder / "folder": "a folder, not a file"}


@needs_pipes
@pytest.mark.parametrize("option", ["--csv", "--pdf", None])
def test_what_is_no_file_is_neither_waited_for_nor_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, out: Path, option: str | None
) -> None:
    arguments = [] if option is None else [option, str(out)]
    for path, why in no_files(tmp_path).items():
        if option is not None or not path.is_dir():
            assert refuse(capsys, *arguments, path) == f"{path}: {why}"
        assert refuse(capsys, *arguments, "--book", path) == f"{path}: {why}"
    assert there(out.parent) == {}


@needs_pipes
@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_nor_is_what_lies_beside_a_book_in_the_place_of_its_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str
) -> None:
    book = tmp_path / "book.sqlite"
    Book.open(book).close()
    log = tmp_path / f"book.sqlite{ending}"
    os.mkfifo(log)
    for arguments in (["--csv", "-"], []):
        assert refuse(capsys, *arguments, "--book", book) == f"{log}: {NO_FILE}"


@pytest.mark.parametrize("option", ["--csv", "--pdf", "--blank", "--book", None])
def test_no_name_at_all_names_no_file(
    capsys: pytest.CaptureFixture[str], evening: Path, option: str | None
) -> None:
    asked = f"{option} needs" if option else "name a file"
    assert asked in refuse(capsys, *([option] if option else []), "")
    if option not in ("--blank", None):
        assert f"{option} needs" in refuse(capsys, option, "", evening)


@needs_links
@pytest.mark.parametrize("option", ["--csv", "--pdf", "--blank"])
@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
def test_what_lies_beside_a_book_is_the_book_too(
    evening: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    option: str,
    ending: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    book, log = tmp_path / "book.sqlite", tmp_path / f"book.sqlite{ending}"
    named, linked = tmp_path / "my.sqlite", tmp_path / "to log"
    named.symlink_to(book)
    linked.symlink_to(log)
    spellings: list[str | Path] = [log, log.name, f"in/../{log.name}", linked]

    def spare(spellings: list[str | Path]) -> None:
        before = there(tmp_path)
        for each in (book, named):
            for spelling in (*spellings, f"{each}{ending}"):
                file = [] if option == "--blank" else [evening]
                line = refuse(capsys, option, spelling, "--book", each, *file)
                assert line.endswith("the session file or the book and cannot be the output")
        assert there(tmp_path) == before

    spare(spellings)  # neither exists
    with Book.open(book) as opened:
        opened.add(loads(evening.read_bytes()), NINE)
        if not log.exists():
            log.write_bytes(b"")
        hard = tmp_path / "hard"
        hard.hardlink_to(log)
        spare([*spellings, hard])


@pytest.mark.parametrize("option", ["--csv", "--pdf"])
def test_a_book_that_is_none_is_one_line_and_is_not_begun(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, out: Path, option: str
) -> None:
    assert "there is no book" in refuse(capsys, option, out, "--book", tmp_path / "none.sqlite")
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"this is no book" * 100)
    assert str(other) in refuse(capsys, option, out, "--book", other)
    assert other.read_bytes() == b"this is no book" * 100
    empty = tmp_path / "empty.sqlite"
    Book.open(empty).close()
    assert refuse(capsys, option, out, "--book", empty) == "the book has no session yet"
    assert "no book" in refuse(capsys, option, out)  # nor the user's book
    assert not Path(default_book()).exists()
    assert there(out.parent) == {}


@needs_linux
def test_without_a_display_one_line_says_so(tmp_path: Path) -> None:
    done = as_process(tmp_path, "--book", "book.sqlite")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "chicago-gui: there is no display for a window\n"
    assert there(tmp_path) == {}


@needs_linux
@pytest.mark.parametrize(
    "screens",
    [
        {"DISPLAY": ":7999"},
        {"DISPLAY": "what is this"},
        {"WAYLAND_DISPLAY": "nobody-0"},
        {"WAYLAND_DISPLAY": "nobody-0", "XDG_RUNTIME_DIR": ""},  # a library prints a warning
        {"WAYLAND_DISPLAY": "nobody-0", "DISPLAY": ":7999"},
        {"XDG_SESSION_TYPE": "wayland"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "none of them", "DISPLAY": ":7999"},
    ],
    ids=str,
)
def test_a_display_that_does_not_answer_is_one_line(
    tmp_path: Path, screens: dict[str, str]
) -> None:
    done = as_process(tmp_path, "--book", "book.sqlite", **screens)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("chicago-gui: no window can be opened: ")
    assert not (tmp_path / "book.sqlite").exists()


# --- closed or full standard streams, and too little memory


@needs_linux
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--csv", "-"]], ids=str)
@pytest.mark.parametrize(
    ("shell", "why"),
    [('"$@" >/dev/full', "not enough space on the disk"), ('"$@" >&-', "it is closed")],
)
def test_output_that_nobody_takes_is_one_line(
    evening: Path, tmp_path: Path, shell: str, why: str, arguments: list[str]
) -> None:
    file = [evening] if "--csv" in arguments else []
    done = as_process(tmp_path, *arguments, *file, shell=shell)
    assert (done.returncode, done.stderr) == (2, f"chicago-gui: standard output: {why}\n")


@needs_linux
@pytest.mark.parametrize("shell", ['"$@" 2>&-', '"$@" 2>/dev/full', '"$@" 0<&- 2>&-'])
@pytest.mark.parametrize(
    "arguments", [["--what"], ["--csv", "-", "none.chicago"], ["none.chicago"]], ids=str
)
def test_errors_that_nobody_takes_go_nowhere(
    tmp_path: Path, shell: str, arguments: list[str]
) -> None:
    done = as_process(tmp_path, *arguments, shell=shell)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@needs_shell
def test_a_file_is_written_with_all_streams_closed(
    evening: Path, out: Path, tmp_path: Path
) -> None:
    done = as_process(tmp_path, "--csv", out, evening, shell='"$@" <&- >&- 2>&-')
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert out.read_bytes().decode() == rows(evening)


def test_a_file_may_have_the_name_of_standard_output(
    evening: Path, out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(out.parent)
    assert main(["--csv", "./-", str(evening)]) == 0
    assert there(out.parent) == {"-": rows(evening).encode()}
    assert capsys.readouterr() == ("", "")


def no_memory(_: str) -> int:
    raise MemoryError


def interrupted(_: str) -> int:
    signal.raise_signal(signal.SIGINT)
    return 0


@pytest.mark.parametrize(
    ("goes_wrong", "status", "said"),
    [(no_memory, 2, "chicago-gui: out of memory\n"), (interrupted, 130, "")],
)
def test_what_ends_it_halfway_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    goes_wrong: Callable[[str], int],
    status: int,
    said: str,
) -> None:
    out = io.StringIO()
    monkeypatch.setattr(out, "write", goes_wrong)
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["--version"]) == status
    assert capsys.readouterr().err == said


# --- the standing, a score, and other games


def test_the_standing_is_written_best_first(
    evening: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--standing", "-", str(evening)]) == 0
    told = capsys.readouterr().out
    head, *lines = told.replace("\r", "").splitlines()
    assert head == "place,player,imps,deals,out,opened"
    imps = [int(line.split(",")[2]) for line in lines]
    assert imps == sorted(imps, reverse=True)
    assert len(lines) == 5
    assert main(["--standing", str(out), str(evening)]) == 0
    assert out.read_bytes() == told.encode()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("4♠ *  + 1", "4SX+1: 690 not vulnerable, 990 vulnerable"),
        ("5dx−4", "5DX-4: -800 not vulnerable, -1100 vulnerable"),
    ],
)
def test_a_score_is_printed_both_ways(
    capsys: pytest.CaptureFixture[str], text: str, line: str
) -> None:
    assert main(["--score", text]) == 0
    assert capsys.readouterr() == (f"{line}\n", "")


BLANKS = [
    ((), Paper.A4, Blank()),
    (("--paper", "Letter", "--game", "russian"), Paper.LETTER, Blank()),
    (("--each", "8"), Paper.A4, Blank(8)),
    (("--landscape", "--paper", "Letter"), Paper.LETTER.landscape, Blank()),
    (("--names", "A,B b , В,Д,Е"), Paper.A4, Blank(names=("A", "B b", "В", "Д", "Е"))),
    (("--pages", "3", "--tables", "none"), Paper.A4, Blank(pages=3, tables=Tables.NONE)),
    (("--pages", "0", "--tables", "card"), Paper.A4, Blank(pages=0, tables=Tables.CARD)),
]


@pytest.mark.parametrize(("options", "paper", "wish"), BLANKS)
def test_blank_forms_are_as_they_are_wanted(
    options: tuple[str, ...], paper: AnyPaper, wish: Blank, out: Path, qapp: object
) -> None:
    assert main(["--blank", str(out), *options]) == 0
    assert out.read_bytes() == pdf_bytes(blank_pages(FORM, paper, wish))


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_pictures_are_written_a_file_a_page(
    kind: str, evening: Path, out: Path, qapp: object
) -> None:
    assert main([f"--{kind}", f"{out}.{kind}", str(evening)]) == 0
    view = reveal(loads(evening.read_bytes()))
    pages = session_pages(FORM, view)
    names = [f"Лист 1.{kind}", *(f"Лист 1-{at}.{kind}" for at in range(2, len(pages) + 1))]
    assert sorted(path.name for path in out.parent.iterdir()) == sorted(names)
    for name, page in zip(names, pages, strict=True):
        assert (out.parent / name).read_bytes() == picture_bytes(page, kind)


@pytest.mark.parametrize("what", ["standing", "chart"])
def test_standing_and_chart_are_pictures_too(
    what: str, evening: Path, out: Path, qapp: object
) -> None:
    assert main(["--svg", str(out), "--of", what, str(evening)]) == 0
    text = out.read_text("utf-8")
    assert "Борис" in text
    assert ("Running IMPs" in text) is (what == "chart")


@pytest.mark.parametrize(
    "options",
    [["--pdf"], ["--blank"], ["--png", "--of", "standing"], ["--svg", "--of", "chart"]],
    ids=" ".join,
)
def test_paper_and_pictures_go_to_standard_output(
    options: list[str],
    evening: Path,
    out: Path,
    qapp: object,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    file = [] if options == ["--blank"] else [str(evening)]
    option, *of = options
    assert main([option, str(out), *of, *file]) == 0
    assert main([option, "-", *of, *file]) == 0
    assert capsysbinary.readouterr().out == out.read_bytes()


def test_standard_output_takes_one_picture_only(
    evening: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    why = "--svg: standard output takes one page only"
    assert refuse(capsys, "--svg", "-", evening) == why


@needs_pipes
@pytest.mark.parametrize("option", ["--csv", "--standing", "--pdf", "--png", "--svg", "--blank"])
def test_nobody_is_waited_for_who_would_read_a_pipe(
    option: str, evening: Path, out: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    os.mkfifo(out)
    file = [] if option == "--blank" else [evening]
    why = f"{out} cannot be written: nobody reads from this pipe."
    assert refuse(capsys, option, out, *file) == why


@needs_pipes
def test_a_pipe_by_its_number_is_written_into(evening: Path, qapp: object) -> None:
    reader, writer = os.pipe()
    with open(reader, "rb") as read:
        assert main(["--standing", f"/dev/fd/{writer}", str(evening)]) == 0
        os.close(writer)
        assert read.readline() == b"place,player,imps,deals,out,opened\r\n"


@pytest.mark.parametrize("option", ["--csv", "--pdf", "--standing", "--png"])
def test_the_session_file_is_not_written_over(
    evening: Path, capsys: pytest.CaptureFixture[str], qapp: object, option: str
) -> None:
    before = evening.read_bytes()
    assert "cannot be the output" in refuse(capsys, option, evening, evening)
    assert evening.read_bytes() == before


def test_a_second_page_is_not_written_over_the_session_file(
    evening: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    out = evening.with_name("a.png")
    evening = evening.rename(evening.with_name("a-2.png"))
    before = evening.read_bytes()
    assert main(["--png", str(out), str(evening)]) == FAILED
    assert "cannot be the output" in capsys.readouterr().err
    assert evening.read_bytes() == before
    assert not out.exists()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_need_no_display(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def run(*, book: str, **_: object) -> int:
        opened.append(book)
        return 0

    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("chicago_gui.app.run.run", run)
    monkeypatch.setattr(sys, "platform", system)
    assert main(["--book", str(tmp_path / "book.sqlite")]) == 0
    assert opened == [str(tmp_path / "book.sqlite")]


def test_a_bad_file_that_is_double_clicked_is_left_to_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def run(*, files: list[str], **_: object) -> int:
        opened.extend(files)
        return 0

    monkeypatch.setattr("chicago_gui.app.run.run", run)
    bad = tmp_path / "bad.chicago"
    bad.write_bytes(b"")
    book = str(tmp_path / "book.sqlite")
    assert main(["--book", book, str(bad)]) == FAILED
    assert capsys.readouterr().err
    assert main(["--in-window", "--book", book, str(bad)]) == 0
    assert opened == [str(bad)]
    assert not capsys.readouterr().err


WITHOUT = """
import sys
sys.modules["PySide6.QtGui"] = None
from chicago_gui.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("arguments", "status"), [(("--self-check",), 1), (("--book", "book.sqlite"), 2)]
)
def test_a_missing_library_is_named(
    arguments: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    (line,) = (done.stdout + done.stderr).splitlines()
    assert "Qt cannot be loaded: " in line
    assert "PySide6.QtGui" in line
    assert done.returncode == status
