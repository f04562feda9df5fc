"""Dialogs for two versions of one session, and the report of an import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QPlainTextEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.page_parts import accepting, wrapped
from chicago_gui.sheet.figures import LineColumn
from chicago_gui.sheet.versions import Keep, Versions
from chicago_gui.sheet.words import filled, later, plural, tr
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.theme import Role, Theme

_OF_IMPORT = {
    Keep.OURS: later("Keep the &book's version"),
    Keep.THEIRS: later("Take the &file's version"),
    Keep.BOTH: later("Keep b&oth"),
}
_IN_BOOK = {
    Keep.OURS: later("Keep the &first, delete the second"),
    Keep.THEIRS: later("Keep the &second, delete the first"),
    Keep.BOTH: later("Keep b&oth"),
}


class VersionsDialog(QDialog):
    """Two versions of each session side by side, with a choice for one session or for all."""

    sides = (later("In the book"), later("In the file"))
    offered: Mapping[Keep, str] = _OF_IMPORT

    def __init__(
        self, versions: Sequence[Versions], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Ask about `versions`; their proposals are preselected."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(tr("Different versions"))
        self._versions = list(versions)
        self._choices = [each.proposed for each in versions]
        self._theme = theme
        layout = QVBoxLayout(self)
        self.text = wrapped(self._question())
        layout.addWidget(self.text)
        self.table: LinesTable[int] = LinesTable(self._columns(), theme, several=True)
        self.table.setAccessibleName(tr("Sessions"))
        layout.addWidget(self.table, 1)
        layout.addLayout(self._make_sides())
        layout.addLayout(self._make_choices())
        self.explained = wrapped(self._explanation())
        layout.addWidget(self.explained)
        layout.addWidget(accepting(self, self.accept))
        self.table.marked.connect(self._show_marked)
        self.table.chosen.connect(lambda _: self.accept())
        self.table.set_lines(range(len(versions)))
        one = len(versions) == 1
        self.table.setVisible(not one)
        self.all.setVisible(not one)
        (self.radios[self._choices[0]] if one else self.table).setFocus()
        self.resize(theme.px(720), theme.px(320 if one else 520))

    @property
    def choices(self) -> list[Keep]:
        """The choices, in the order of the versions."""
        return list(self._choices)

    def _question(self) -> str:
        count = len(self._versions)
        if count == 1:
            return tr("The book already has the session of {evening}, with other entries.").format(
                evening=self._versions[0].evening
            )
        return plural(
            "{count} session in the book has other entries. Choose what to keep.",
            "{count} sessions in the book have other entries. Choose what to keep.",
            count,
        ).format(count=count)

    def _explanation(self) -> str:
        return tr("“Keep both” adds the file as a new session. Replacing can be undone.")

    def _columns(self) -> tuple[LineColumn[int], ...]:
        versions, choices = self._versions, self._choices
        return (
            LineColumn(tr("Session"), lambda at: versions[at].evening, wide=True),
            LineColumn(tr("File"), lambda at: versions[at].name),
            LineColumn(tr(self.sides[0]), lambda at: versions[at].ours.how_far),
            LineColumn(tr(self.sides[1]), lambda at: versions[at].theirs.how_far),
            LineColumn(tr("Choice"), lambda at: _plain(tr(self.offered[choices[at]]))),
        )

    def _make_sides(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.px(24))
        self.ours, self.theirs = wrapped(""), wrapped("")
        for column, (title, side) in enumerate(
            zip(self.sides, (self.ours, self.theirs), strict=True)
        ):
            heading = wrapped(tr(title))
            heading.setFont(self._theme.font(Role.TITLE))
            heading.setBuddy(side)
            side.setAccessibleName(tr(title))
            grid.addWidget(heading, 0, column)
            grid.addWidget(side, 1, column)
            grid.setColumnStretch(column, 1)
        self.what = wrapped("")
        grid.addWidget(self.what, 2, 0, 1, 2)
        return grid

    def _make_choices(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.group = QButtonGroup(self)
        self.radios: dict[Keep, QRadioButton] = {}
        for keep, text in self.offered.items():
            radio = QRadioButton(tr(text))
            radio.clicked.connect(lambda _=False, keep=keep: self._choose(keep))
            self.group.addButton(radio)
            self.radios[keep] = radio
            column.addWidget(radio)
        self.all = QCheckBox(tr("The same choice for &all sessions"))
        self.all.clicked.connect(self._choose_for_all)
        column.addWidget(self.all)
        return column

    def _show_marked(self) -> None:
        at = self.table.line()
        if at is None:
            return
        versions = self._versions[at]
        self.ours.setText(versions.ours.words)
        self.theirs.setText(versions.theirs.words)
        lines = "\n".join(f"•  {each}" for each in versions.differences)
        same = tr("All visible entries are the same.")
        self.what.setText("\n".join((tr("Differences:"), lines)) if lines else same)
        marked = {self._choices[each] for each in self.table.marked_lines()}
        self.group.setExclusive(False)
        for keep, radio in self.radios.items():
            radio.setChecked(marked == {keep})
        self.group.setExclusive(True)

    def _choose(self, keep: Keep) -> None:
        """Choose `keep` for the selected sessions, or for all of them."""
        marked = self.table.marked_lines()
        chosen = range(len(self._versions)) if self.all.isChecked() else marked
        for at in chosen:
            self._choices[at] = keep
        self.table.viewport().update()

    def _choose_for_all(self, checked: bool) -> None:
        chosen = [keep for keep, radio in self.radios.items() if radio.isChecked()]
        if checked and chosen:
            self._choose(chosen[0])


class StoredVersionsDialog(VersionsDialog):
    """Two sessions of the book that are versions of one evening; asks which to delete."""

    sides = (later("First version"), later("Second version"))
    offered = _IN_BOOK

    def _question(self) -> str:
        asked = tr("The book has two versions of {evening}.")
        return filled(asked, evening=self._versions[0].evening)

    def _explanation(self) -> str:
        return tr("A deleted session can be restored.")


class SessionsReport(QDialog):
    """The result of an action on many sessions, with a line for each refused one."""

    def __init__(
        self,
        title: str,
        sentence: str,
        heading: str,
        lines: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """Show `sentence`, then `heading` with the `lines` below it, which can be copied."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(title)
        layout = QVBoxLayout(self)
        self.sentence = wrapped(sentence)
        layout.addWidget(self.sentence)
        label = wrapped(heading)
        layout.addWidget(label)
        self.lines = QPlainTextEdit("\n".join(lines))
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setAccessibleName(heading)
        label.setBuddy(self.lines)
        layout.addWidget(self.lines, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        layout.addWidget(box)
        self.resize(640, 320)
        self.close_button = box.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        self.close_button.setFocus()


def _plain(text: str) -> str:
    """Return `text` without the ampersand of its shortcut letter."""
    return text.replace("&", "")
