"""Imports the script `packaging/catalogues.py` as the module `catalogues`."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


def _loaded() -> ModuleType:
    path = Path(__file__).parents[1] / "packaging" / "catalogues.py"
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = _loaded()
