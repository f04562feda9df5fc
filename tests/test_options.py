from __future__ import annotations

import pytest

from chicago_gui.cli import main
from chicago_gui.options import OPTIONS, Bad, help_text, wanted
from chicago_gui.sheet.words import LANGUAGES


def named(line: str) -> dict[str, object]:
    return {name: value for name, value in vars(wanted(line.split())).items() if value is not None}


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("", {}),
        ("evening.chicago", {"file": "evening.chicago"}),
        ("--csv - evening.chicago", {"csv": "-", "file": "evening.chicago"}),
        ("evening.chicago --pdf=a=b.pdf", {"pdf": "a=b.pdf", "file": "evening.chicago"}),
        ("a.chicago b c", {"file": "a.chicago", "others": ["b", "c"]}),
        ("--in-window evening.chicago", {"in_window": True, "file": "evening.chicago"}),
        ("--book one --book two", {"book": "two"}),
        ("-- --odd", {"file": "--odd"}),
        ("--book=--odd", {"book": "--odd"}),
        ("--blank - --pages -1 --each 8", {"blank": "-", "pages": -1, "each": 8}),
        ("--self-check", {"self_check": True}),
        ("-h", {"help": True}),
    ],
)
def test_a_command_line_means(line: str, means: dict[str, object]) -> None:
    assert named(line) == means


BAD_LINES = [
    "--what",
    "-x",
    "--ver",
    "--csv",
    "--csv --landscape",
    "--csv=",
    "--csv - --pdf x.pdf",
    "--landscape=yes",
    "--each many --blank -",
    "--paper A3",
    "--tables wall --blank -",
    "--tables card",
    "--blank - --each 3",
    "--blank - --pages 101",
    "--blank - --names A,B",
    "--blank - --pages 0 --tables none",
    "--blank - --game rubber --tables card",
    "--blank - --game rubber --names A",
    "--blank - one.chicago",
    "--of chart",
    "--landscape",
    "--csv - none.chicago",
    "--csv - --book none.sqlite",
    "--csv - one.chicago two.chicago",
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_what_is_wrong_is_said_in_the_language_asked_for(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set()
    for language in LANGUAGES:
        assert main(["--language", language, *line.split()]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        said.add(shown.err)
    assert len(said) == len(LANGUAGES)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Bad, match="must be one of en, ru, de, not fr"):
        wanted(["--language", "fr"])


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
