from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from chicago_gui.whole_file import keep_private, make_private
from tests.systems import needs_permissions


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@needs_permissions
@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o777, 0o700), (0o600, 0o600), (0o440, 0o400)]
)
def test_others_lose_what_they_may_do_and_the_owner_nothing(
    tmp_path: Path, before: int, after: int
) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(before)
    keep_private(path)
    assert mode(path) == after


def test_where_there_is_nothing_nothing_is_done(tmp_path: Path) -> None:
    keep_private(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


@needs_permissions
def test_a_folder_that_is_made_is_its_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "folder"
    before = os.umask(0)
    try:
        make_private(folder)
    finally:
        os.umask(before)
    assert mode(folder) == 0o700


@needs_permissions
def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    make_private(tmp_path)
    assert mode(tmp_path) == 0o755


def test_where_no_folder_can_be_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        make_private(tmp_path / "file" / "folder")
