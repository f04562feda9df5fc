from __future__ import annotations

import pytest

from chicago_gui.cli import main
from chicago_gui.options import OPTIONS, help_text, parse
from chicago_gui.sheet.words import LANGUAGES


def named(line: str) -> dict[str, object]:
    return {
        name: value for name, value in vars(parse(line.split())).items() if value not in (None, [])
    }


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("", {}),
        ("evening.chicago", {"files": ["evening.chicago"]}),
        ("--csv - evening.chicago", {"csv": "-", "files": ["evening.chicago"]}),
        ("evening.chicago --pdf=a=b.pdf", {"pdf": "a=b.pdf", "files": ["evening.chicago"]}),
        ("a.chicago b c", {"files": ["a.chicago", "b", "c"]}),
        ("--in-window evening.chicago", {"in_window": True, "files": ["evening.chicago"]}),
        ("--book one --book two", {"book": "two"}),
        ("-- --odd", {"files": ["--odd"]}),
        ("--book=--odd", {"book": "--odd"}),
        ("--blank - --pages -1 --each 8", {"blank": "-", "pages": -1, "each": 8}),
        ("--self-check", {"self_check": True}),
        ("-h", {"help": True}),
    ],
)
def test_a_command_line_means(line: str, means: dict[str, object]) -> None:
    assert named(line) == means


def test_the_help_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in LANGUAGES:
        assert main(["--language", language, "--help"]) == 0
        told.update(capsys.readouterr().out.splitlines()[:1])
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_help_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = help_text()
    assert max(map(len, text.splitlines())) < max(columns, 40)
    for each in OPTIONS.values():
        assert each.spelled in text
