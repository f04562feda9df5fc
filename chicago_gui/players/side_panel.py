"""Beside the form: the standing of the five, the running IMPs, and who sits where next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.games.russian.choices import advised_deal
from chicago_gui.games.russian.deal import Deal, Teams
from chicago_gui.games.russian.hints import swap_due
from chicago_gui.games.russian.seating import moves, seated, seats_after
from chicago_gui.games.russian.view import View
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.chart import Chart
from chicago_gui.widgets.seats import SeatsPicture
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.theme import PANEL, Role, Theme

_CHART = 150
"""So low that all of the panel is in sight on a laptop's 768 lines."""


class SidePanel(QScrollArea):
    """All of it from the public view; `line_up` is the one that stands proposed."""

    swap_taken = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, motion: bool = True) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = _Paper(theme)
        self._sheet = sheet
        layout = QVBoxLayout(sheet)
        layout.setContentsMargins(theme.px(12), theme.px(10), theme.px(12), theme.px(6))
        layout.setSpacing(theme.px(4))
        self.standing = StandingPanel(theme, sheet, motion=motion)
        self.chart = Chart(theme, sheet)
        self.title = QLabel(sheet)
        self.picture = SeatsPicture(theme, sheet)
        self.words = QLabel(sheet)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A name without a space must not make everything wider than the panel.
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.swap = QPushButton(sheet)
        self.swap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.swap.clicked.connect(self.swap_taken)
        for part in (self.standing, self.chart, self.title, self.swap, self.picture, self.words):
            layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(sheet)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._sheet.theme = theme
        self.setFixedWidth(theme.px(PANEL))
        self.standing.set_theme(theme)
        self.chart.set_theme(theme)
        self.chart.setMaximumHeight(theme.px(_CHART))
        self.picture.set_theme(theme)
        self.title.setFont(theme.font(Role.TITLE))
        self.words.setFont(theme.font(Role.HINT))
        self.swap.setFont(theme.font(Role.TITLE))
        self._sheet.update()

    def set_view(self, view: View, line_up: Teams | None) -> None:
        """Show `view`, and `line_up` as who plays with whom in the deal to be seated."""
        self.standing.set_view(view)
        self.chart.set_view(view)
        self.swap.setVisible(bool(swap_due(view)))
        self.swap.setText(tr("Take the swap (S)"))
        self._show_seats(view, line_up)

    def _show_seats(self, view: View, line_up: Teams | None) -> None:
        index = advised_deal(view)
        begun = view.deals[index].deal if index < len(view.deals) else None
        beyond = view.sheet.next_number > view.sheet.planned_deals and begun is None
        number = view.deals[index].number if begun else view.sheet.next_number
        out = begun.prepared_by if begun and begun.prepared_by else view.advice.preparer
        shown = out is not None and not beyond
        for part in (self.title, self.picture, self.words):
            part.setVisible(shown)
        if out is None or beyond:
            return
        self.title.setText(tr("Deal {number}: who sits where").format(number=number))
        earlier = [shown.deal for shown in view.deals[:index]]
        teams = begun.teams if begun and begun.teams else line_up
        lines: list[str] = []
        before = seats_after(earlier)
        self.picture.setVisible(teams is not None)
        if teams is not None:
            self.picture.set_seats(before, seated(out, teams, before))
            lines += list(moves(_last_seated(earlier), out, teams))
        opener = begun.opening_bid if begun and begun.opening_bid else view.advice.opening_bid
        if opener is not None:
            lines.append(tr("Opens: {name}").format(name=opener))
        if begun is not None and begun.teams is None and teams is not None and begun.handed_out:
            lines.append(tr("Space: the other line-up"))
        self.words.setText("\n".join(filter(None, lines)))


class _Paper(QWidget):
    """The panel's own sheet of paper."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.paper))
        painter.setPen(self.theme.pen(self.theme.rule))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def _last_seated(deals: list[Deal]) -> Deal | None:
    return next((deal for deal in reversed(deals) if deal.teams is not None), None)
