"""A watch for the fault of PySide6 6.12.0, which loses references to None, True and False.

There the interpreter aborts in the middle of an evening while suites pass: see pyproject.toml.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QWidget

TIMES = 200
MARGIN = TIMES // 2  # other things come and go meanwhile; the fault costs one each time


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
    gc.collect()  # or what earlier tests left is taken away, with its references, while we count
    gc.disable()
    try:
        before = sys.getrefcount(value)
        for _ in range(TIMES):
            call(widget)
        lost = before - sys.getrefcount(value)
    finally:
        gc.enable()
    assert lost < MARGIN
