from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Pages are drawn with the fonts of the application."""
