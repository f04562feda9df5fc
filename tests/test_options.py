from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from chicago_gui import options
from chicago_gui.options import Bad, parser, wanted


def widest(monkeypatch: pytest.MonkeyPatch, columns: str | None, terminal: int | None) -> int:
    """How wide the help is at most, where COLUMNS and the terminal say these widths."""

    def size() -> os.terminal_size:
        if terminal is None:
            raise OSError("no terminal")
        return os.terminal_size((terminal, 24))

    monkeypatch.setattr(os, "get_terminal_size", size)
    if columns is None:
        monkeypatch.delenv("COLUMNS", raising=False)
    else:
        monkeypatch.setenv("COLUMNS", columns)
    return max(map(len, parser().format_help().splitlines()))


@pytest.mark.parametrize(
    ("columns", "terminal", "width"),
    [
        ("100", 60, 100),
        (None, 60, 60),
        ("", 60, 60),
        ("wide", 60, 60),
        ("-5", 60, 60),
        ("0", 0, 80),
        (None, None, 80),
    ],
)
def test_help_is_as_wide_as_the_terminal(
    monkeypatch: pytest.MonkeyPatch, columns: str | None, terminal: int | None, width: int
) -> None:
    assert width - 20 < widest(monkeypatch, columns, terminal) <= width


PLAIN = [
    "",
    "evening.chicago",
    "--book book.sqlite",
    "--csv out.csv evening.chicago",
    "evening.chicago --pdf out.pdf --book book.sqlite",
    "--in-window evening.chicago",
    "--in-window",
    "--book --book",
    "--csv out.csv --pdf out.pdf",
    "--csv - evening.chicago",
    "one two",
    "--book one --book two",
    "--book=book.sqlite",
    "--book",
    "-- -odd",
    "--csv out.csv --landscape",
    "--self-check",
]


@pytest.mark.parametrize("line", PLAIN)
def test_a_plain_command_line_means_what_any_means(line: str) -> None:
    given = line.split()
    try:
        asked = vars(parser().parse_args(given, SimpleNamespace()))
    except Bad as bad:
        with pytest.raises(Bad, match=f"^{bad}$"):
            wanted(given)
    else:
        assert vars(wanted(given)) == asked


def test_a_plain_command_line_is_read_without_argparse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(options, "parser")
    read = [vars(wanted(line.split())) for line in PLAIN[:7]]
    assert [each["file"] for each in read] == [None, "evening.chicago", None, *[PLAIN[1]] * 3, None]
    assert [each["in_window"] for each in read] == [False] * 5 + [True] * 2
    assert read[4]["book"] == "book.sqlite"
