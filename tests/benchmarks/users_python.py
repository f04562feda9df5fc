"""The Python that starts what is measured: with the packages of a user, not those of the tests."""

from __future__ import annotations

import venv
from importlib.util import find_spec
from pathlib import Path


def users_python(folder: Path) -> Path:
    """Return a Python in `folder` that has only the packages that the program needs.

    Where the tools of the tests are, msgspec imports `typing_extensions` too, for 10 ms.
    """
    venv.create(folder, symlinks=True)
    (packages,) = folder.glob("lib/*/site-packages")
    for name in ("PySide6", "shiboken6", "msgspec", "platformdirs"):
        found = find_spec(name)
        assert found is not None
        assert found.origin is not None
        (packages / name).symlink_to(Path(found.origin).parent)
    return folder / "bin" / "python"
