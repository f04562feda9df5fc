"""Detects the bug of PySide6 6.12.0, which loses references to None, True and False.

With it the program aborts in the middle of a session, although tests pass: see pyproject.toml.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QWidget

TIMES = 200
MARGIN = TIMES // 2  # the bug loses one reference per call; other changes are much smaller


class EmptyModel(QAbstractListModel):
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 1

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> object:
        return None


class Sender(QObject):
    sent = Signal()


def calls_a_slot_of_qt(widget: QWidget) -> None:
    widget.setEnabled(True)


def emits(widget: QWidget) -> None:
    sender = Sender(widget)
    sender.sent.emit()


def reads_an_empty_cell(widget: QWidget) -> None:
    model = EmptyModel(widget)
    model.index(0).data(0)


@pytest.mark.parametrize("call", [calls_a_slot_of_qt, emits, reads_an_empty_cell])
@pytest.mark.parametrize("value", [None, True, False])
def test_pyside_keeps_its_references(
    qtbot: object, call: Callable[[QWidget], None], value: object
) -> None:
    widget = QWidget()
    call(widget)
    gc.collect()  # so that objects of earlier tests do not release references while we count
    gc.disable()
    try:
        before = sys.getrefcount(value)
        for _ in range(TIMES):
            call(widget)
        lost = before - sys.getrefcount(value)
    finally:
        gc.enable()
    assert lost < MARGIN
