"""Printing wants the type that comes with the program."""

from __future__ import annotations

import pytest

from chicago_gui.resources import load_resources


@pytest.fixture(autouse=True)
def _type(qapp: object) -> None:
    assert load_resources()
