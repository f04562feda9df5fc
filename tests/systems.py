"""What some systems lack; a test that needs it is skipped there, with the reason."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


def _needs(there: bool, why_not: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not there, reason=why_not)


def _has_links() -> bool:
    with TemporaryDirectory() as folder:
        try:
            Path(folder, "link").symlink_to(folder)
        except OSError:
            return False
        return True


_WINDOWS = sys.platform == "win32"

needs_linux = _needs(sys.platform == "linux", "what is tested is only there on Linux")
needs_shell = _needs(not _WINDOWS, "the scripts are for a shell that Windows has not")
needs_any_name = _needs(not _WINDOWS, "Windows allows no signs such as : and ? in names")
needs_permissions = _needs(not _WINDOWS, "Windows has no permissions of group and others")
needs_pipes = _needs(hasattr(os, "mkfifo"), "Windows has no pipes, sockets and devices in folders")
needs_signals = _needs(not _WINDOWS, "Windows ends programs without a signal")
needs_links = _needs(_has_links(), "this user of Windows may make no links")
needs_open_files_moved = _needs(not _WINDOWS, "Windows neither moves nor deletes open files")
needs_locales = _needs(not _WINDOWS, "Windows takes its code page from no variable")
needs_no_root = _needs(
    not _WINDOWS and os.geteuid() != 0, "this user may read and write everything"
)
