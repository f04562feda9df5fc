"""Names typed by initials or in full, with Enter or without: the same sheet, whoever picks first.

Every order in which four can pick three decks is typed; `tests/thorough/full_names.py` does so
whoever of the five sits out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import permutations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.games.russian.evening import Change, Session, reveal
from chicago_gui.games.russian.evening.apply import apply
from chicago_gui.games.russian.view import View
from chicago_gui.preparer.face import PreparerModel
from chicago_gui.preparer.preparer_input import PreparerInput
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry import short_forms
from chicago_gui.widgets.form_view import FormView
from chicago_gui.widgets.theme import DAY
from tests.games.russian.evening.make import begun, fresh

VERA = ("Anna", "Boris", "Vera", "Dima", "Egor")
ALIKE = ("Anna", "Alex", "Boris", "Bea", "Cara")
CYRILLIC = ("Аня", "Борис", "Вера", "Дима", "Егор")
B_TWICE = ("Alex", "Alice", "Ben", "Barbara", "Boris")
HARD = ("Vera", "Egor", "Roman", "Anna", "Boris")
"""In initials the first four of these spell Vera."""


KEYS = {"⏎": (Qt.Key.Key_Return, "\r"), "⌫": (Qt.Key.Key_Backspace, "\b")}


@dataclass
class Table:
    """The first deal, counted and nothing else, kept in memory."""

    session: Session
    port: PreparerPort = field(init=False)

    def __post_init__(self) -> None:
        self.port = PreparerPort(0, self.session.counts[0], self.submit, self.nothing, self.nothing)
        self.known: dict[object, View] = {}

    @property
    def view(self) -> View:
        deal = self.session.deals[0]
        if deal not in self.known:
            self.known[deal] = reveal(self.session)
        return self.known[deal]

    def submit(self, change: Change) -> Refused | None:
        try:
            self.session = apply(self.session, change)
        except Refused as refused:
            return refused
        return None

    def nothing(self) -> Refused | None:
        return None


class Typist:
    """Types into the form of a deal whose preparer is `out`."""

    def __init__(self, qtbot: QtBot, names: tuple[str, ...], out: str) -> None:
        load_resources()
        self.begun = begun(fresh(names=names), out)
        self.table = Table(self.begun)
        self.entries = PreparerInput(self.table, self.table.port, lambda _: None)
        self.form = FormView(PreparerModel(self.table.view, self.table.port), self.entries, DAY)
        qtbot.addWidget(self.form)
        self.form.setUpdatesEnabled(False)
        self.form.show()
        self.refused: list[str] = []
        self.form.answered.connect(lambda text, wrong: self.refused.append(text) if wrong else None)

    def begin(self) -> None:
        self.form.close_editor()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.table.session = self.begun
        self.form.set_view(self.table.view)
        self.form.go_to_wanted()
        self.refused.clear()

    def type(self, keys: str) -> None:
        for key in keys:
            there = self.form.editor or self.form
            code, text = KEYS.get(key, (Qt.Key.Key_unknown, key))
            event = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, text)
            QCoreApplication.sendEvent(there, event)

    @property
    def decks(self) -> tuple[str | None, ...]:
        return self.table.view.deals[0].deal.decks


def orders(names: tuple[str, ...], out: str) -> Iterator[tuple[str, ...]]:
    return permutations([name for name in names if name != out], 4)


STYLES: dict[str, Callable[[str, str], str]] = {
    "initials": lambda short, name: short,
    "initials, Enter": lambda short, name: f"{short}⏎",
    "in full": lambda short, name: name.lower(),
    "in full, Enter": lambda short, name: f"{name}⏎",
}


def wrongly_typed(
    qtbot: QtBot, names: tuple[str, ...], out: str
) -> list[tuple[str, tuple[str, ...], object]]:
    """What comes out otherwise than picked when `out` sits out, in any order and style."""
    short = short_forms(names)
    wrong: list[tuple[str, tuple[str, ...], object]] = []
    typist = Typist(qtbot, names, out)
    for four in orders(names, out):
        for style, spell in STYLES.items():
            typist.begin()
            typist.type("".join(spell(short[name], name) for name in four[:3]))
            if not style.endswith("Enter"):
                typist.type("⏎")
            # Nothing is left over, and no line-up is taken that has only just been shown.
            over = typist.refused or typist.form.editor or typist.table.view.deals[0].deal.teams
            if typist.decks != four or over:
                wrong.append((style, four, over or typist.decks))
    return wrong


@pytest.mark.parametrize(
    ("names", "out"),
    [(VERA, "Boris"), (ALIKE, "Cara"), (ALIKE, "Anna"), (CYRILLIC, "Дима"), (HARD, "Boris")],
)
def test_initials_and_names_in_full_with_enter_or_without_give_the_same_sheet(
    qtbot: QtBot, names: tuple[str, ...], out: str
) -> None:
    assert wrongly_typed(qtbot, names, out) == []


@pytest.mark.parametrize(
    ("names", "keys", "decks", "line"),
    [
        # The letter that may begin Egor is seen and not taken until the next key tells.
        (VERA, "ve", ("Vera", None, None, None), "e"),
        (VERA, "ve⏎", ("Vera", "Egor", None, None), None),
        (VERA, "veg", ("Vera", "Egor", None, None), None),
        (VERA, "ver", ("Vera", None, None, None), None),
        (VERA, "vea", ("Vera", "Egor", "Anna", "Dima"), None),
        (VERA, "veeg", ("Vera", "Egor", None, None), None),
        (VERA, "ve⌫", ("Vera", None, None, None), ""),
        (VERA, "v⌫", ("Vera", None, None, None), ""),
        (VERA, "v⌫a", ("Anna", None, None, None), None),
        # What is taken back goes letter by letter, and is seen.
        (VERA, "vera⌫", ("Vera", None, None, None), "ver"),
        (VERA, "vera⌫⌫⌫", ("Vera", None, None, None), "v"),
        (VERA, "vera⌫⌫r", ("Vera", None, None, None), None),
        (VERA, "vera⌫⌫⌫⌫⏎", (None, None, None, None), None),
        (VERA, "vea⌫", ("Vera", "Egor", "Anna", "Dima"), ""),
        (VERA, "vea⌫⏎", ("Vera", "Egor", None, "Dima"), None),
        (VERA, "v⏎⌫a", ("Anna", None, None, None), None),
        (VERA, "VERA A", ("Vera", "Anna", None, None), None),
        (VERA, "v⏎era", ("Vera", "Egor", None, None), "ra"),
        (VERA, "vex", ("Vera", None, None, None), "ex"),
        (VERA, "vvera", ("Vera", None, None, None), "vera"),
        # Behind what was refused nobody is named by one letter: it may be more of that.
        (VERA, "vva", ("Vera", None, None, None), "a"),
        (VERA, "vva⏎", ("Vera", "Anna", None, None), None),
        (VERA, "bad⏎", (None, None, None, None), "bad"),
        (VERA, "banna⏎", ("Anna", None, None, None), None),
        # A comma parts names as a space does, also with one behind it.
        (VERA, "vera,anna,", ("Vera", "Anna", None, None), None),
        (VERA, "Vera, Egor, Anna, ", ("Vera", "Egor", "Anna", "Dima"), None),
        (VERA, "egor,vera;d", ("Egor", "Vera", "Dima", "Anna"), None),
        (VERA, "v,e,a", ("Vera", "Egor", "Anna", "Dima"), None),
        (VERA, "dima,anna", ("Dima", "Anna", None, None), None),
        (B_TWICE, "Alex, Alice,Ben", ("Alex", "Alice", "Ben", "Barbara"), None),
        (B_TWICE, "Ben,Barbara;alex", ("Ben", "Barbara", "Alex", "Alice"), None),
        (B_TWICE, "Alexs⌫, Barbra⌫⌫ara, Ben", ("Alex", "Barbara", "Ben", "Alice"), None),
        (CYRILLIC, "вера,егор,аня", ("Вера", "Егор", "Аня", "Дима"), None),
        # An ending goes on with its name, and names nobody: `е` is not Егор.
        (CYRILLIC, "вере егор", ("Вера", "Егор", None, None), None),
        (CYRILLIC, "верой аня егор", ("Вера", "Аня", "Егор", "Дима"), None),
        (CYRILLIC, "верае", ("Вера", "Егор", None, None), None),
        (CYRILLIC, "веег", ("Вера", "Егор", None, None), None),
        # A letter that was wrong is taken back in the line that it went to, and the name goes on.
        (VERA, "verq⌫a", ("Vera", None, None, None), None),
        (VERA, "verq⌫a a", ("Vera", "Anna", None, None), None),
        (VERA, "ver qx⌫⌫ a", ("Vera", "Anna", None, None), None),
        (VERA, "verqx⌫⌫a⏎⏎", ("Vera", None, None, None), None),
        (VERA, "verq⌫⌫", ("Vera", None, None, None), "ve"),
        (VERA, "verq⌫⌫⌫⌫a", ("Anna", None, None, None), None),
        (VERA, "verq⌫⌫ra⏎", ("Vera", None, None, None), None),
        (VERA, "verq⌫d", ("Vera", "Dima", None, None), None),
        (VERA, "vq⌫era", ("Vera", None, None, None), None),
        (VERA, "boris", (None, None, None, None), "boris"),
        (VERA, "borisv", ("Vera", None, None, None), None),
        (HARD, "ver", ("Vera", None, None, None), "er"),
        (HARD, "ver⏎", ("Vera", "Egor", "Roman", "Anna"), None),
        (HARD, "vera", ("Vera", None, None, None), None),
        (CYRILLIC, "vera", ("Вера", None, None, None), None),
        (CYRILLIC, "вe", ("Вера", None, None, None), "e"),
        (VERA, "вера", ("Vera", None, None, None), None),
        (
            ("Anna Maria", "Boris", "Vera", "Dima", "Egor"),
            "anna maria v",
            ("Anna Maria", "Vera", None, None),
            None,
        ),
    ],
)
def test_what_is_taken_is_seen_and_nothing_runs_away(
    qtbot: QtBot,
    names: tuple[str, ...],
    keys: str,
    decks: tuple[str | None, ...],
    line: str | None,
) -> None:
    typist = Typist(qtbot, names, "Борис" if names is CYRILLIC else "Boris")
    typist.begin()
    typist.type(keys)
    assert typist.decks == decks
    assert (typist.form.editor and typist.form.editor.text()) == line


def test_a_comma_is_the_letter_that_its_key_has_in_the_other_alphabet(qtbot: QtBot) -> None:
    typist = Typist(qtbot, CYRILLIC, "Дима")
    typist.begin()
    typist.type("fyz,jhbcdthf")
    assert typist.decks[:3] == ("Аня", "Борис", "Вера")


def test_a_comma_behind_the_last_name_shows_no_other_line_up(qtbot: QtBot) -> None:
    typist = Typist(qtbot, VERA, "Boris")
    typist.begin()
    typist.type("Vera, Egor, Anna, Dima⏎⏎")
    teams = typist.table.view.deals[0].deal.teams
    again = Typist(qtbot, VERA, "Boris")
    again.begin()
    again.type("Vera Egor Anna Dima⏎⏎")
    assert teams == again.table.view.deals[0].deal.teams
    assert teams is not None


def test_the_last_name_goes_on_without_a_line_though_another_begins_with_its_letters(
    qtbot: QtBot,
) -> None:
    typist = Typist(qtbot, ("Анастасия", "Александр", "Борис", "Вера", "Дима"), "Дима")
    typist.begin()
    typist.type("бван⏎⏎  ан")
    for letter in "астасия":
        typist.type(letter)
        assert typist.form.editor is None, letter
    assert typist.table.view.deals[0].deal.opening_bid == "Анастасия"
    typist.type("б")  # which is nothing of hers
    assert typist.table.view.deals[0].deal.opening_bid == "Борис"
    assert typist.refused == []
