"""What each player and each pair has made of their deals, evening after evening."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chicago_gui.games.russian.figures import Figures, PairLine, PlayerLine
from chicago_gui.players.figures_columns import by_imps, pair_columns, player_columns
from chicago_gui.players.lines_table import LinesTable
from chicago_gui.players.said import Said
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Role, Theme

_PLAYERS = 10
"""So many players are in sight at once; the pairs have the rest of the page."""


class StatisticsPage(QWidget):
    """Players above, pairs below; a name may be another spelling of somebody's."""

    merge_wanted = Signal(str)
    separate_wanted = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty page; `show_figures` fills it."""
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(24)] * 4)
        layout.setSpacing(theme.px(12))
        head = QHBoxLayout()
        title = QLabel(tr("Players and pairs"))
        title.setFont(theme.font(Role.CONTRACT))
        self.back = self._button(tr("Back to the sessions"))
        self.back.clicked.connect(self.left)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.back)
        layout.addLayout(head)
        self.said = Said(theme)
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body = QWidget()
        for part in (self.said, self.empty, self.body):
            layout.addWidget(part, 0 if part is self.said else 1)
            part.hide()
        self._fill_body(theme)
        self.setFocusProxy(self.players)

    def _fill_body(self, theme: Theme) -> None:
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(8))
        players, pairs = player_columns(), pair_columns()
        self.players: LinesTable[PlayerLine] = LinesTable(players, theme)
        self.players.sort_by(by_imps(players))
        self.players.setAccessibleName(tr("Players"))
        self.players.marked.connect(self._offer)
        self.pairs: LinesTable[PairLine] = LinesTable(pairs, theme)
        self.pairs.sort_by(by_imps(pairs))
        self.pairs.setAccessibleName(tr("Pairs"))
        self.merge = self._button(tr("Count for another name…"))
        self.merge.clicked.connect(lambda: self._about(self.merge_wanted.emit))
        self.separate = self._button(tr("Names that count for this one…"))
        self.separate.clicked.connect(lambda: self._about(self.separate_wanted.emit))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.merge)
        row.addWidget(self.separate)
        layout.addWidget(_heading(tr("Players"), theme))
        layout.addWidget(self.players, 1)
        layout.addLayout(row)
        layout.addWidget(_heading(tr("Pairs"), theme))
        layout.addWidget(self.pairs, 1)
        hint = QLabel(
            tr(
                "IMPs are won against the target: cards alone win none. With even luck a player "
                "holds 10 HCP a deal, a pair 20. A click on a heading sorts by it, and so do "
                "Ctrl+Left and Ctrl+Right."
            )
        )
        hint.setWordWrap(True)
        layout.addWidget(hint)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)  # Enter presses it, as in a dialog
        return button

    # --- showing

    def show_figures(self, figures: Figures, player: str = "") -> None:
        """Show `figures`; `player` is marked, or who was."""
        marked = self.players.line()
        wanted = player or (marked.name if marked else "")
        self.players.set_lines(figures.players, lambda line: line.name == wanted)
        self.players.setMaximumHeight(self.players.height_of(_PLAYERS))
        self.pairs.set_lines(figures.pairs)
        nothing = tr("No deal is scored yet. What the players make of theirs will stand here.")
        self.show_instead("" if figures.players else nothing)

    def show_instead(self, text: str) -> None:
        """Say `text` in place of the figures; an empty text shows them."""
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.body.setVisible(not text)

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Say what went wrong, or how it went."""
        self.said.say(text, wrong=wrong)
        self.said.setVisible(bool(text))

    def _offer(self) -> None:
        line = self.players.line()
        self.merge.setEnabled(line is not None and len(self.players.lines) > 1)
        self.separate.setEnabled(line is not None and line.merged)

    def _about(self, emit: Callable[[str], None]) -> None:
        line = self.players.line()
        if line is not None:
            emit(line.name)


def _heading(text: str, theme: Theme) -> QLabel:
    label = QLabel(text)
    label.setFont(theme.font(Role.TITLE))
    return label
