from __future__ import annotations

import os

import pytest

from chicago_gui.options import parser


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
