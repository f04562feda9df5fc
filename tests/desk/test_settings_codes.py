from __future__ import annotations

import json
import os
import stat
from itertools import count
from pathlib import Path

import pytest

from chicago_gui.desk.settings import Codes, CodesUnreadable

EVENING, OTHER = "11111111-evening", "22222222-other"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "codes.json"


@pytest.fixture
def codes(path: Path) -> Codes:
    return Codes(path)


def test_without_a_code_everything_fits(codes: Codes) -> None:
    assert not codes.has(EVENING)
    assert codes.fits(EVENING, "")


def test_only_the_code_that_was_set_fits_also_the_next_time(codes: Codes, path: Path) -> None:
    codes.set(EVENING, "0417")
    for each in (codes, Codes(path)):
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
    codes: Codes, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With random salts, one hash in some three hundred has these four digits by chance.
    given = count(1)
    monkeypatch.setattr(os, "urandom", lambda size: bytes([next(given)]) * size)
    codes.set(EVENING, "0417")
    codes.set(OTHER, "0417")
    kept = json.loads(path.read_text("utf-8"))
    assert "0417" not in path.read_text("utf-8").replace(EVENING, "")
    assert kept[EVENING][1] != kept[OTHER][1]


@pytest.mark.parametrize(
    "content",
    [
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
def test_a_damaged_file_opens_nothing_and_says_how_to_reset_it(
    codes: Codes, path: Path, content: bytes
) -> None:
    path.write_bytes(content)
    refuses_everything(codes, path)
    assert path.read_bytes() == content
    path.unlink()
    codes.set(EVENING, "0417")
    assert codes.fits(EVENING, "0417")


def test_a_folder_in_the_place_of_the_file_opens_nothing(codes: Codes, path: Path) -> None:
    path.mkdir()
    refuses_everything(codes, path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root can read everything")
def test_a_file_that_may_not_be_read_opens_nothing(codes: Codes, path: Path) -> None:
    codes.set(EVENING, "0417")
    path.chmod(0)
    refuses_everything(codes, path)


def refuses_everything(codes: Codes, path: Path) -> None:
    for ask in (
        lambda: codes.has(EVENING),
        lambda: codes.fits(EVENING, "0000"),
        lambda: codes.set(EVENING, "0417"),
    ):
        with pytest.raises(CodesUnreadable, match="to remove all codes") as refused:
            ask()
        assert str(path) in str(refused.value)


def test_a_code_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    codes = Codes(tmp_path / "none" / "codes.json")
    with pytest.raises(OSError, match="No such file"):
        codes.set(EVENING, "0417")
    assert not codes.has(EVENING)


def test_nobody_else_can_ever_read_the_codes(codes: Codes, path: Path) -> None:
    before = os.umask(0)
    try:
        codes.set(EVENING, "0417")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o666)
        codes.set(OTHER, "1234")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_codes_that_lie_open_are_closed_at_the_next_start(codes: Codes, path: Path) -> None:
    codes.set(EVENING, "0417")
    path.chmod(0o644)
    assert Codes(path).fits(EVENING, "0417")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
