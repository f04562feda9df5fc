"""A deal with a screen reader: what it says in either face, and that it says no secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import ROWS
from chicago_gui.players.sheet_page import SheetPage
from tests.listening import Listener
from tests.window import DELETE, DOWN, ENTER, ESC, F2, Window, settle


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    return Listener(monkeypatch)


def test_a_whole_deal_is_heard(qtbot: QtBot, tmp_path: Path, listener: Listener) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()

        def heard(keys: str) -> list[str]:
            listener.take()
            window.type(keys)
            settle()
            return listener.take()

        assert listener.take()[-1] == "Press F2 to prepare deal 1, Anna."
        window.press(F2)
        settle()
        face, wanted = listener.take()
        assert face == "PREPARER, Anna, turn the screen away"
        assert wanted == "Type the four counts: 12 9 13 6."
        # After each key the reader says what Enter would do, and after Enter what was entered.
        assert heard("12") == ["Sum 1 of 40.   Press Enter.", "Sum 12 of 40.   Press Enter."]
        [counted] = heard("⏎")
        assert counted.startswith("Deal 1, deck A, HCP: 12. Type the count of deck B. Sum")
        heard("39⏎")
        assert listener.at_once == ["HCP: 0 to 37, not 39."]
        heard("⌫⌫")
        *_, counted = heard("9 13⏎")
        assert counted.startswith(
            "Deal 1, deck B, HCP: 9. Deal 1, deck C, HCP: 13. Type the count of"
        )
        *_, counted = heard("6⏎")
        assert counted.startswith("Deal 1, deck D, HCP: 6. Who picked which deck, from A on?")
        *_, picked = heard("b⏎")
        assert picked.startswith("Deal 1: deck A, player: Boris. Who picked which deck, from B on?")
        heard("v⏎")
        *_, picked = heard("d⏎")  # the last deck goes to the last player
        assert picked.startswith("Deal 1: deck C, player: Dima; deck D, player: Egor. Who plays")
        [other] = heard(" ")
        assert other == "Deal 1, team 1, partners, wanted: proposed: Boris – Dima."
        heard(" ")
        heard(" ")
        [seats] = heard("⏎")
        assert seats.startswith(
            "Deal 1: team 1, partners: Boris – Vera; team 2, partners: Dima – Egor. "
        )
        *_, vulnerable = heard("z⏎")
        assert vulnerable.startswith("Deal 1: team 1, vulnerable: yes. ")
        *_, vulnerable = heard("-⏎")
        assert vulnerable.startswith("Deal 1: team 2, vulnerable: no. ")
        [ready] = heard("⏎")
        assert ready.startswith(
            "Deal 1: opening bid: Boris. Press Enter to cover the counts, then hand out the cards."
        )
        covered, table = heard("⏎")
        assert covered == "TABLE, nothing here is secret"
        assert table.startswith("Deal 1. Type contract and declarer")
        heard("4x v⏎")
        assert len(listener.at_once) == 2
        window.press(ESC)
        *_, bid = heard("4sx v⏎")
        assert bid.startswith("Deal 1: contract: 4 spades doubled by Vera. Deal 1. Type the result")
        *_, reveal = heard("+1⏎")
        assert reveal.startswith("Deal 1: 4 spades doubled by Vera, +1, vulnerable: 990. Target")
        assert " IMPs. Leading: Boris, Vera, +" in reveal
        assert reveal.count("4 spades doubled") == 1
        window.ctrl("z")
        settle()
        [undone] = listener.take()
        assert "result: empty" in undone
        assert "HCP: 12" not in undone


def test_a_name_that_is_there_twice_is_told_once(
    qtbot: QtBot, tmp_path: Path, listener: Listener
) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.use("new")
        window.type("Anna⏎Anna⏎")
        assert listener.at_once == ["Type another name: Anna is already entered."]


def test_a_cell_says_that_it_is_wanted_and_what_is_proposed(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("12 9 13 6", "bvd", "")

        def said() -> list[str]:
            return [cell for row in window.sheet() for cell in row]

        assert "Deal 1, team 1, partners, wanted: proposed: Boris – Vera" in said()
        assert "Deal 1, team 2, partners: proposed: Dima – Egor" in said()
        window.press(ENTER)
        assert window.said(0, columns.PARTNERS) == "Boris – Vera"
        assert "Deal 1, team 1, vulnerable, wanted: empty" in said()


def test_nothing_is_read_out_while_nobody_listens(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listener: Listener
) -> None:
    monkeypatch.setattr(listener, "isActive", lambda: False)
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("39")
        window.press(DELETE, DOWN, ESC)
    assert listener.heard == listener.at_once == []


def test_a_cover_tells_no_count(qtbot: QtBot, tmp_path: Path, listener: Listener) -> None:
    heard = []
    for at, counts in enumerate(("12 9 13 6", "3 20 8 9")):
        folder = tmp_path / str(at)
        folder.mkdir()
        with Window(folder, drawn=False) as window:
            window.begin()
            window.prepare(counts, "bvd")
            window.type("5")  # incomplete, at Z
            listener.take()
            listener.at_once.clear()
            window.press(ESC)
            settle()
            window.press(ESC)
            window.walk_to(0, columns.HCP, 2)
            window.ctrl("z")
            settle()
            heard.append((listener.take(), tuple(listener.at_once)))
    assert heard[0] == heard[1]
    assert heard[0][0][0] == "TABLE, nothing here is secret"


def test_the_sum_is_not_named_again_while_it_is_covered(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("12 9 13 7")
        window.type("2")  # incomplete, at deck A
        sheet = window.on(SheetPage)
        named: list[str] = []
        sheet.face.notice.words_changed.connect(named.append)
        window.press(ESC)
        settle()
        assert not any(named)


def test_a_cell_is_told_once_when_the_keys_get_there(
    qtbot: QtBot, tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[QAccessible.Event] = []
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
        settle()
        monkeypatch.setattr(
            QAccessible, "updateAccessibility", lambda event: told.append(event.type())
        )
        window.type("4s v⏎")  # Qt itself announces the next cell
        settle()
        assert told.count(QAccessible.Event.Focus) == 0
        window.type("1")
        window.press(ESC)  # the same cell as before
        settle()
        assert told.count(QAccessible.Event.Focus) == 1


def test_who_begins_to_listen_later_hears_what_is_there(
    qtbot: QtBot, tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(listener, "isActive", lambda: False)
        window = Window(tmp_path)
    with window:
        assert listener.take() == []
        for _ in range(2):  # only once
            QCoreApplication.sendEvent(window.main, QEvent(QEvent.Type.ActivationChange))
        settle()
        assert listener.take() == [
            "For Chicago, rubber bridge, teams and pairs, on one laptop on the table."
        ]
        window.begin()
        listener.take()
        with monkeypatch.context() as deaf:
            deaf.setattr(listener, "isActive", lambda: False)
            window.start_again()
        QCoreApplication.sendEvent(window.main, QEvent(QEvent.Type.ActivationChange))
        settle()
        table, wanted = listener.take()
        assert table == "TABLE, nothing here is secret"
        assert wanted.startswith("Press F2 to prepare deal 1, Anna.")


def test_what_is_found_in_the_window_follows_what_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        table = QAccessible.queryAccessibleInterface(window.form)
        cells = [table.child(at) for at in range(table.childCount())]
        width = len(columns.COLUMNS) + 1
        heads, *rows = (cells[at : at + width] for at in range(0, len(cells), width))
        assert [_name(each) for each in heads[1:]] == [each.in_words() for each in columns.COLUMNS]
        for number, row in enumerate(rows):
            deal = f"Deal {1 + number // ROWS}"
            assert _name(row[0]) == deal
            assert all(_name(cell).startswith(f"{deal}, ") for cell in row[1:])
            lefts = [cell.rect().left() for cell in row[1:]]
            assert lefts == sorted(lefts)
        tops = [row[1].rect().top() for row in rows]
        assert tops == sorted(tops)
        # Strip, tools, hint, form, standing and status line, in this order.
        found = list(_found(QAccessible.queryAccessibleInterface(window.main)))
        order = ["TABLE", "Session", "Undo", "Press F2", "The form", "Anna: 0", "house"]
        places = [next(at for at, name in enumerate(found) if name.startswith(w)) for w in order]
        assert places == sorted(places)


def _name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def _found(node: QAccessibleInterface) -> Iterator[str]:
    yield _name(node)
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None and child.isValid():
            yield from _found(child)
