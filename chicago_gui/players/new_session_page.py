"""The page on which a new evening is settled: five names, plan, first preparer, rules."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDateEdit,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.games.russian.beginning import Beginning
from chicago_gui.games.russian.sheet import PLAYERS, USUAL_PLANS
from chicago_gui.players.rules_box import RulesBox
from chicago_gui.scoring import HOUSE
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.texts import one_line, wrong_name
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.theme import Role, Theme


class NewSessionPage(QScrollArea):
    """Everything stands ready from last time; Enter in the last name starts."""

    begun = Signal(object)
    """A `Beginning` in which the five names can be told apart."""

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the page; `fill` puts last time's names and rules in."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        sheet = QWidget()
        sheet.setMaximumWidth(theme.px(760))
        self._layout = QVBoxLayout(sheet)
        self._layout.setContentsMargins(*[theme.px(24)] * 4)
        self._layout.setSpacing(theme.px(10))
        holder = QWidget()
        across = QHBoxLayout(holder)
        across.addStretch(1)
        across.addWidget(sheet, 10)
        across.addStretch(1)
        self.setWidget(holder)
        title = QLabel(tr("New session"))
        title.setFont(theme.font(Role.CONTRACT))
        self._layout.addWidget(title)
        self._theme = theme
        self._make_players()
        self._make_plan()
        self._make_rules()
        self._make_foot()

    # --- making

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font(Role.TITLE))
        label.setContentsMargins(0, self._theme.px(8), 0, 0)
        self._layout.addWidget(label)
        return label

    def _make_players(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._heading(tr("Five players, and who prepares the first deal")))
        # What is wrong with the names is said at the names.
        self.wrong = QLabel()
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        self.wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        palette = self.wrong.palette()
        palette.setColor(self.wrong.foregroundRole(), self._theme.loss)
        self.wrong.setPalette(palette)
        row.addWidget(self.wrong, 1)
        self._layout.addLayout(row)
        grid = QGridLayout()
        grid.setVerticalSpacing(self._theme.px(4))
        self._first = QButtonGroup(self)
        self.names: list[QLineEdit] = []
        self.firsts: list[QRadioButton] = []
        for at in range(PLAYERS):
            name = QLineEdit()
            name.setMaxLength(60)
            name.setPlaceholderText(tr("Player {number}").format(number=at + 1))
            name.setAccessibleName(tr("Player {number}").format(number=at + 1))
            name.setMinimumHeight(self._theme.px(28))
            name.textEdited.connect(self._clear)
            name.returnPressed.connect(lambda at=at: self._next_name(at))
            first = QRadioButton(tr("prepares first"))
            first.setChecked(at == 0)
            self._first.addButton(first, at)
            grid.addWidget(name, at, 0)
            grid.addWidget(first, at, 1)
            self.names.append(name)
            self.firsts.append(first)
        grid.setColumnStretch(0, 1)
        self._layout.addLayout(grid)
        # The names are typed in one go; who prepares first comes after them.
        for one, other in pairwise([*self.names, *self.firsts]):
            QWidget.setTabOrder(one, other)

    def _make_plan(self) -> None:
        self._heading(tr("Planned deals"))
        row = QHBoxLayout()
        self._plan = QButtonGroup(self)
        self.plans: dict[int, QRadioButton] = {}
        for planned in USUAL_PLANS:
            text = tr("{deals} ({each} each)").format(deals=planned, each=planned // PLAYERS)
            button = QRadioButton(text)
            button.setChecked(planned == 15)
            self._plan.addButton(button, planned)
            self.plans[planned] = button
            row.addWidget(button)
        row.addStretch(1)
        self._layout.addLayout(row)
        self._heading(tr("Date and place"))
        where = QHBoxLayout()
        self.date = QDateEdit(QDate.currentDate())
        self.date.setCalendarPopup(True)
        self.date.setDisplayFormat("yyyy-MM-dd")
        self.date.setAccessibleName(tr("Date"))
        self.place = QLineEdit()
        self.place.setPlaceholderText(tr("Place (may stay empty)"))
        self.place.setAccessibleName(tr("Place"))
        where.addWidget(self.date)
        where.addWidget(self.place, 1)
        self._layout.addLayout(where)

    def _make_rules(self) -> None:
        self._heading(tr("Rules"))
        self.rules = RulesBox(self._theme)
        self._layout.addWidget(self.rules)

    def _make_foot(self) -> None:
        row = QHBoxLayout()
        self.start = QPushButton(tr("Start"))
        self.start.setDefault(True)
        self.start.setMinimumSize(self._theme.px(140), self._theme.px(36))
        self.start.clicked.connect(self.begin)
        back = QPushButton(tr("Back"))
        back.setMinimumHeight(self._theme.px(36))
        back.clicked.connect(self.left)
        row.addWidget(self.start)
        row.addWidget(back)
        row.addStretch(1)
        self._layout.addSpacing(self._theme.px(6))
        self._layout.addLayout(row)
        self._layout.addStretch(1)

    # --- using

    def fill(self, last: Beginning | None) -> None:
        """Put last time's names, plan and rules in, and today's date."""
        self.date.setDate(QDate.currentDate())
        self._clear()
        if last is not None:
            for name, field in zip(last.players, self.names, strict=True):
                field.setText(name)
            self.firsts[last.players.index(last.first)].setChecked(True)
            if last.planned_deals in self.plans:
                self.plans[last.planned_deals].setChecked(True)
            self.place.setText(last.place)
            self.rules.fill(last.rules, last.targets)
        for button in (*self.firsts, *self.plans.values()):
            # Qt does so itself, but only once the keyboard has been there.
            checked = button.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.names[0].selectAll()

    def begin(self) -> None:
        """Begin the evening, or say in place what is wrong with the names."""
        names = [one_line(field.text()) for field in self.names]
        wrong = wrong_name(names)
        if wrong is not None:
            at, refused = wrong
            self.wrong.setText(refusal(refused))
            self.names[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self.names[at].selectAll()
            return
        day = self.date.date()
        self.begun.emit(
            Beginning(
                players=tuple(names),
                first=names[self._first.checkedId()],
                date=date(day.year(), day.month(), day.day()),
                planned_deals=self._plan.checkedId(),
                place=self.place.text(),
                rules=self.rules.rules(),
                targets=self.rules.table() or HOUSE,
            )
        )

    def _next_name(self, at: int) -> None:
        empty = next((field for field in self.names if not folded(field.text())), None)
        # Last time's five begin with one Enter; whoever types another name goes on to the next.
        if at + 1 < PLAYERS and (empty is not None or self.names[at].isModified()):
            self.names[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
            self.names[at + 1].selectAll()
        else:
            self.begin()

    def _clear(self) -> None:
        self.wrong.clear()
