"""The settings, and the codes of the preparers."""

from __future__ import annotations

import json
import os
import stat
from datetime import date
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from chicago_gui.desk.settings import Codes, CodesUnreadable, Colours, Settings, usual_paper
from chicago_gui.paper.marks import Paper
from chicago_gui.sheet.season import ALL_TIME, NamedSeason, Period, PeriodChoice, Span
from tests.systems import needs_no_root, needs_permissions


@pytest.fixture(autouse=True)
def _in_europe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defaults depend on the country of the machine."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_DE"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "looks.ini"


def test_without_a_file_everything_is_as_usual(path: Path) -> None:
    settings = Settings(path)
    assert (settings.colours, settings.scale) == (Colours.SYSTEM, 1.0)
    assert (settings.cover_minutes, settings.cover_on_leaving) == (2.0, False)
    assert (settings.four_colours, settings.paper) == (False, Paper.A4)
    assert settings.misread() == ""


SET = {
    "colours": Colours.EVENING,
    "paper": Paper.LETTER,
    "scale": 1.3,
    "cover_minutes": 0.5,
    "cover_on_leaving": True,
    "language": "ru",
    "window": (-10, 20, 800, 600),
    "printer": "Küche, oben",
    "session": "11111111-evening",
    "copies": ("/media/stick", "2026-11-20T21:00:00+00:00"),
}


def test_what_was_set_is_there_the_next_time(path: Path) -> None:
    settings = Settings(path)
    for name, value in SET.items():
        setattr(settings, name, value)
    del settings  # the file is written when the object is deleted
    again = Settings(path)
    assert {name: getattr(again, name) for name in SET} == SET
    again.colours, again.cover_on_leaving, again.language = Colours.SYSTEM, False, None
    assert (again.colours, again.cover_on_leaving, again.language) == (Colours.SYSTEM, False, None)
    assert again.misread() == ""


def test_each_setting_is_a_line_that_can_be_read_and_written_by_hand(path: Path) -> None:
    settings = Settings(path)
    settings.colours, settings.paper, settings.scale = Colours.DAY, Paper.LETTER, 1.2
    settings.write()
    lines = path.read_text("utf-8").splitlines()
    assert {"colours=day", "paper=Letter", "scale=1.20"} <= set(lines)
    path.write_text("\n".join(lines).replace("day", "evening"), "utf-8")
    assert Settings(path).colours is Colours.EVENING


SEASONS = (
    NamedSeason("Winter, 2025/26", date(2025, 12, 1), date(2026, 2, 28)),
    NamedSeason("Лето; «Дача»", date(2026, 6, 1), date(2026, 8, 31)),
)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_seasons_are_there_the_next_time(path: Path, count: int) -> None:
    settings = Settings(path)
    settings.seasons = SEASONS[:count][::-1]
    settings.period = PeriodChoice(Span.SEASON, SEASONS[0].name)
    del settings
    again = Settings(path)
    assert again.seasons == SEASONS[:count]
    # Without its season the period is all time.
    assert again.period.period(date(2026, 1, 1)) == (SEASONS[0].period if count else ALL_TIME)
    assert again.misread() == ""


@pytest.mark.parametrize(
    "choice",
    [
        PeriodChoice(),
        PeriodChoice(Span.YEAR),
        PeriodChoice(Span.DAYS, "", Period(date(2026, 1, 2), date(2026, 3, 4))),
    ],
)
def test_the_period_is_there_the_next_time(path: Path, choice: PeriodChoice) -> None:
    settings = Settings(path)
    settings.period = choice
    del settings
    assert Settings(path).period == choice


@pytest.mark.parametrize(
    "line", ["period=decade", "period=days 2026-01-02", "seasons=Winter", "seasons=a, b"]
)
def test_a_period_that_is_not_understood_is_all_time(path: Path, line: str) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\n{line}\n", "utf-8")
    settings = Settings(path)
    assert (settings.period, settings.seasons) == (PeriodChoice(), ())
    assert line.partition("=")[0] in settings.misread()


def test_the_first_files_said_only_whether_it_was_evening(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[General]\ndark=true\n", "utf-8")
    settings = Settings(path)
    assert settings.colours is Colours.EVENING
    settings.colours = Colours.DAY
    assert settings.colours is Colours.DAY


def test_what_is_not_understood_is_named_in_one_sentence(path: Path) -> None:
    path.parent.mkdir()
    bad = ("language=xx", "colours=mauve", "paper=A5", "scale=large", "four_colours=perhaps")
    path.write_text("\n".join(("[General]", *bad, "cover_on_leaving=true")), "utf-8")
    settings = Settings(path)
    assert settings.misread() == (
        "Wrong in looks.ini, replaced by defaults: colours=mauve, "
        "four_colours=perhaps, language=xx, scale=large, paper=A5."
    )
    assert (settings.colours, settings.paper) == (Colours.SYSTEM, Paper.A4)
    assert (settings.language, settings.cover_on_leaving) == (None, True)
    settings.language = "de"
    settings.colours, settings.paper, settings.scale = Colours.DAY, Paper.A4, 1.0
    settings.four_colours = True
    assert settings.misread() == ""


def test_settings_lie_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings = Settings()
    settings.four_colours = True
    del settings
    assert (tmp_path / "chicago-gui" / "settings.ini").exists()


@pytest.mark.parametrize(
    ("names", "broken"),
    [
        *(
            (("dark", "cover_on_leaving"), broken)
            for broken in ("", "yes", "1", "2.5", "tRue?", "@Invalid()", "(((", "\x07")
        ),
        *(
            (("scale", "cover_minutes"), broken)
            for broken in ("", "large", "0", "-1", "nan", "inf", "1e9", "1,5", "@Variant(", "true")
        ),
    ],
)
def test_a_broken_value_is_the_default_and_reported(
    path: Path, names: tuple[str, ...], broken: str
) -> None:
    path.parent.mkdir()
    path.write_text("\n".join(["[General]", *(f"{name}={broken}" for name in names)]), "utf-8")
    settings = Settings(path)
    assert (settings.colours, settings.cover_on_leaving) == (Colours.SYSTEM, False)
    assert (settings.scale, settings.cover_minutes) == (1.0, 2.0)
    assert all(f"{name}=" in settings.misread() for name in names)


@pytest.mark.parametrize(("minutes", "taken"), [("0.1", 0.5), ("90", 60.0), ("5", 5.0)])
def test_minutes_stay_between_a_half_and_sixty(path: Path, minutes: str, taken: float) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\ncover_minutes={minutes}\n", "utf-8")
    assert Settings(path).cover_minutes == taken


@pytest.mark.parametrize("content", [None, b"", b"\x00\xff\xfe", b"[[[\n===\n", b"<xml/>"])
def test_a_file_that_is_none_is_as_good_as_no_file(path: Path, content: bytes | None) -> None:
    path.parent.mkdir()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    settings = Settings(path)
    settings.four_colours = True
    assert (settings.colours, settings.scale) == (Colours.SYSTEM, 1.0)
    assert settings.cover_minutes == 2.0


@pytest.mark.parametrize(
    ("locale", "paper"),
    [
        *(("en_US", Paper.LETTER), ("es_MX", Paper.LETTER), ("es_CR", Paper.LETTER)),
        *(("ru_RU", Paper.A4), ("uz_Latn_UZ", Paper.A4), ("es_ES", Paper.A4), ("C", Paper.A4)),
    ],
)
def test_the_paper_is_what_the_country_has(locale: str, paper: Paper) -> None:
    assert usual_paper(QLocale(locale)) is paper


def test_a_line_that_is_none_hides_no_other_that_is_not_understood(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[General]\nlanguage=xx\nzoom, please\nscale=1.5\n", "utf-8")
    settings = Settings(path)
    assert settings.misread() == (
        "A line of settings.ini cannot be read; the default is used. Wrong in "
        "settings.ini, replaced by defaults: language=xx."
    )
    assert settings.scale == 1.5


# --- codes

EVENING, OTHER = "11111111-evening", "22222222-other"


@pytest.fixture
def codes_path(tmp_path: Path) -> Path:
    return tmp_path / "codes.json"


@pytest.fixture
def codes(codes_path: Path) -> Codes:
    return Codes(codes_path)


def test_without_a_code_everything_fits(codes: Codes) -> None:
    assert not codes.has(EVENING)
    assert codes.fits(EVENING, "")


def test_only_the_code_that_was_set_fits_also_the_next_time(codes: Codes, codes_path: Path) -> None:
    codes.set(EVENING, "0417")
    for each in (codes, Codes(codes_path)):
        assert each.has(EVENING)
        assert each.fits(EVENING, "0417")
        for wrong in ("417", "0418", "04170", "0000"):
            assert not each.fits(EVENING, wrong)


def test_a_code_is_asked_for_in_its_own_evening_only(codes: Codes) -> None:
    codes.set(EVENING, "0417")
    assert not codes.has(OTHER)
    assert codes.fits(OTHER, "9999")
    codes.set(OTHER, "1234")
    assert codes.fits(EVENING, "0417")
    assert not codes.fits(EVENING, "1234")


def test_a_code_can_be_changed_and_taken_away(codes: Codes) -> None:
    codes.set(EVENING, "0417")
    codes.set(EVENING, "2222")
    assert not codes.fits(EVENING, "0417")
    assert codes.fits(EVENING, "2222")
    codes.set(EVENING, None)
    assert not codes.has(EVENING)


def test_the_file_tells_no_code_and_no_two_alike(
    codes: Codes, codes_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With random salts, one hash in some three hundred has these four digits by chance.
    given = count(1)
    monkeypatch.setattr(os, "urandom", lambda size: bytes([next(given)]) * size)
    codes.set(EVENING, "0417")
    codes.set(OTHER, "0417")
    kept = json.loads(codes_path.read_text("utf-8"))
    assert "0417" not in codes_path.read_text("utf-8").replace(EVENING, "")
    assert kept[EVENING][1] != kept[OTHER][1]


@pytest.mark.parametrize(
    "content",
    [
        None,  # a folder in its place
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"11111111-evening": "0417"}',
        b'{"11111111-evening": ["00"]}',
        b'{"11111111-evening": [1, 2]}',
        b'{"11111111-evening": ["no hex", "00"]}',
        b'{"11111111-evening": ["00", "\xd0\x9e"]}',
        b'{"22222222-other": ["no hex", "00"]}',
    ],
)
def test_damaged_codes_open_nothing(codes: Codes, codes_path: Path, content: bytes | None) -> None:
    if content is None:
        codes_path.mkdir()
        refuses_everything(codes, codes_path)
        return
    codes_path.write_bytes(content)
    refuses_everything(codes, codes_path)
    assert codes_path.read_bytes() == content
    codes_path.unlink()
    codes.set(EVENING, "0417")
    assert codes.fits(EVENING, "0417")


@needs_no_root
def test_a_file_that_may_not_be_read_opens_nothing(codes: Codes, codes_path: Path) -> None:
    codes.set(EVENING, "0417")
    codes_path.chmod(0)
    refuses_everything(codes, codes_path)


def refuses_everything(codes: Codes, codes_path: Path) -> None:
    for ask in (
        lambda: codes.has(EVENING),
        lambda: codes.fits(EVENING, "0000"),
        lambda: codes.set(EVENING, "0417"),
    ):
        with pytest.raises(CodesUnreadable, match="to remove all codes") as refused:
            ask()
        assert str(codes_path) in str(refused.value)


@needs_permissions
def test_nobody_else_can_ever_read_the_codes(codes: Codes, codes_path: Path) -> None:
    before = os.umask(0)
    try:
        codes.set(EVENING, "0417")
        assert stat.S_IMODE(codes_path.stat().st_mode) == 0o600
        codes_path.chmod(0o666)
        codes.set(OTHER, "1234")
        assert stat.S_IMODE(codes_path.stat().st_mode) == 0o600
    finally:
        os.umask(before)


@needs_permissions
def test_codes_that_lie_open_are_closed_at_the_next_start(codes: Codes, codes_path: Path) -> None:
    codes.set(EVENING, "0417")
    codes_path.chmod(0o644)
    assert Codes(codes_path).fits(EVENING, "0417")
    assert stat.S_IMODE(codes_path.stat().st_mode) == 0o600
