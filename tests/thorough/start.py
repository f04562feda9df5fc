"""Libraries that are installed again, each time for real: `pytest tests/thorough/start.py`."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path

from tests.test_start import ROOT, Installed, first, installed, tree, wheels

__all__ = ["first", "installed", "wheels"]  # fixtures


def test_newer_requirements_without_network_start_what_is_there(installed: Installed) -> None:
    before = installed.folders
    installed.wants_more()
    said = installed.start(online=False)
    assert "no network" in said[-1]
    assert said[-1].endswith("; starting with the libraries that are there")
    assert installed.folders == before
    installed.start(online=True)
    assert len(installed.folders) == 1
    assert installed.folders != before
    assert installed.start(online=False) == []


def test_another_python_after_an_upgrade_of_the_system(installed: Installed) -> None:
    (of_python,) = (installed.root / ".venv" / "lib").iterdir()
    of_python.rename(of_python.with_name("python3.9"))  # where the Python of today does not look
    before = installed.folders
    assert "no network" in installed.fails(online=False)[-1]
    assert installed.folders == before
    installed.start(online=True)


def test_an_environment_made_by_hand_is_left_alone_while_it_works(installed: Installed) -> None:
    libraries = (installed.root / ".venv").resolve()
    (libraries / "made-of").unlink()
    (installed.root / ".venv").unlink()
    libraries.rename(installed.root / ".venv")
    installed.wants_more()
    assert installed.start(online=True) == []
    assert not (installed.root / ".venv").is_symlink()
    shutil.rmtree(installed.root / ".venv" / "lib")
    installed.start(online=True)
    assert installed.start(online=False) == []
    assert len(installed.folders) == 1


def test_two_first_starts_at_once_both_start(wheels: Path, tmp_path: Path) -> None:
    installed = Installed(tree(tmp_path), wheels)
    starts = [installed.begin(online=True) for _ in range(2)]
    said = [installed.said(each, starts=True) for each in starts]
    assert sum("waiting for it" in "".join(lines) for lines in said) == 1
    assert len(installed.folders) == 1


def test_a_second_start_does_not_wait_while_the_first_renews(installed: Installed) -> None:
    installed.wants_more()
    starts = [installed.begin(online=True) for _ in range(2)]
    said = [installed.said(each, starts=True) for each in starts]
    assert not any("waiting for it" in line for lines in said for line in lines)
    assert installed.start(online=False) == []
    assert len(installed.folders) == 1


def test_a_running_program_keeps_its_libraries(installed: Installed) -> None:
    (before,) = installed.folders
    with open(installed.root / before / "in-use") as running:
        fcntl.flock(running, fcntl.LOCK_SH)
        installed.wants_more()
        installed.start(online=True)
        assert before in installed.folders
    shutil.copy(ROOT / "pyproject.toml", installed.root)
    installed.start(online=True)
    assert before not in installed.folders
    assert len(installed.folders) == 1
