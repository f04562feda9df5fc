from __future__ import annotations

from pathlib import Path

import pytest

from chicago_gui.desk.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "looks.ini"


def test_without_a_file_everything_is_as_usual(path: Path) -> None:
    settings = Settings(path)
    assert (settings.dark, settings.scale) == (False, 1.0)
    assert (settings.cover_minutes, settings.cover_on_leaving) == (2.0, False)


def test_what_was_set_is_there_the_next_time(path: Path) -> None:
    settings = Settings(path)
    settings.dark = True
    settings.scale = 1.3
    settings.cover_minutes = 0.5
    settings.cover_on_leaving = True
    del settings  # the file is written when it is let go of
    again = Settings(path)
    assert (again.dark, again.scale) == (True, 1.3)
    assert (again.cover_minutes, again.cover_on_leaving) == (0.5, True)
    again.dark = False
    again.cover_on_leaving = False
    assert (again.dark, again.cover_on_leaving) == (False, False)


def test_a_language_is_one_that_is_spoken_or_the_system_s(path: Path) -> None:
    settings = Settings(path)
    assert settings.language is None
    settings.language = "ru"
    assert settings.language == "ru"
    settings.language = None
    assert settings.language is None
    del settings
    path.write_text("[General]\nlanguage=klingon\n", "utf-8")
    assert Settings(path).language is None


def test_who_may_be_typing_is_on_disk_at_once(path: Path) -> None:
    settings = Settings(path)
    assert settings.preparing == ""
    settings.preparing = "4f0c"
    assert Settings(path).preparing == "4f0c"
    assert "4f0c" in path.read_text("utf-8")
    settings.preparing = ""
    assert "4f0c" not in path.read_text("utf-8")


def test_without_a_path_it_lies_in_the_user_s_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings = Settings()
    settings.dark = True
    del settings
    assert (tmp_path / "chicago-gui" / "looks.ini").exists()


@pytest.mark.parametrize("broken", ["", "yes", "1", "2.5", "tRue?", "@Invalid()", "(((", "\x07"])
def test_a_broken_yes_is_a_no(path: Path, broken: str) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\ndark={broken}\ncover_on_leaving={broken}\n", "utf-8")
    settings = Settings(path)
    assert (settings.dark, settings.cover_on_leaving) == (False, False)


@pytest.mark.parametrize(
    "broken", ["", "large", "0", "-1", "nan", "inf", "1e9", "1,5", "@Variant(", "true"]
)
def test_a_broken_number_is_the_usual_one(path: Path, broken: str) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\nscale={broken}\ncover_minutes={broken}\n", "utf-8")
    settings = Settings(path)
    assert (settings.scale, settings.cover_minutes) == (1.0, 2.0)


@pytest.mark.parametrize(("minutes", "taken"), [("0.1", 0.5), ("90", 60.0), ("5", 5.0)])
def test_minutes_are_brought_inside_half_a_minute_and_an_hour(
    path: Path, minutes: str, taken: float
) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\ncover_minutes={minutes}\n", "utf-8")
    assert Settings(path).cover_minutes == taken


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"[[[\n===\n", b"<xml/>"])
def test_a_file_that_is_none_is_as_good_as_no_file(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert (settings.dark, settings.scale, settings.cover_minutes) == (False, 1.0, 2.0)


def test_a_folder_in_its_place_hinders_nobody(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    settings.dark = True
    assert settings.scale == 1.0
