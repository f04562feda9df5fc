"""The page on which a new evening is settled: what is played, by whom, the plan, the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
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

from chicago_gui.players.heading_dialog import RulesBox
from chicago_gui.record import record
from chicago_gui.scoring import Refused
from chicago_gui.sheet.beginning import Beginning, Setup
from chicago_gui.sheet.names import Reason, folded, one_line, wrong_name
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.theme import Role, Theme

_GAMES_ACROSS = 3


@record
class Offer:
    """A game that can be played: what the book calls it, its title, what it asks, last time."""

    kind: str
    title: str
    setup: Callable[[], Setup]
    last: Callable[[], Beginning | None]


class NewSessionPage(QScrollArea):
    """Everything stands ready from last time; Enter in the last name starts."""

    begun = Signal(str, object)
    """The game's kind, and a `Beginning` in which the names can be told apart."""

    left = Signal()

    def __init__(
        self, theme: Theme, offers: Sequence[Offer], kind: str, parent: QWidget | None = None
    ) -> None:
        """Offer these games, `kind` chosen; `fill` puts other names and rules in."""
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
        self._offers = {offer.kind: offer for offer in offers}
        self.kind = kind
        self._make_games()
        self._asked = QWidget()
        self._asked_layout = QVBoxLayout(self._asked)
        self._make_asked()
        self._layout.addWidget(self._asked)
        self._make_foot()
        self.fill(self._offers[kind].last())

    # --- making

    def _heading(self, text: str, layout: QVBoxLayout) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font(Role.TITLE))
        label.setContentsMargins(0, self._theme.px(8), 0, 0)
        layout.addWidget(label)
        return label

    def _make_games(self) -> None:
        """Ask what is played, where there is a choice."""
        self.games: dict[str, QRadioButton] = {}
        if len(self._offers) < 2:
            return
        self._heading(tr("What is played"), self._layout)
        grid = QGridLayout()
        self._game = QButtonGroup(self)
        for at, offer in enumerate(self._offers.values()):
            button = self.games[offer.kind] = QRadioButton(offer.title)
            button.setChecked(offer.kind == self.kind)
            self._game.addButton(button)
            row, column = divmod(at, _GAMES_ACROSS)
            grid.addWidget(button, row, column, Qt.AlignmentFlag.AlignLeft)
            button.clicked.connect(lambda _, kind=offer.kind: self.choose(kind))
        grid.setColumnStretch(_GAMES_ACROSS, 1)
        self._layout.addLayout(grid)
        _stop_at_checked(self.games.values())

    def _make_asked(self) -> None:
        """Make what the game asks."""
        self._setup = self._offers[self.kind].setup()
        self._asked_layout.setContentsMargins(0, 0, 0, 0)
        self._asked_layout.setSpacing(self._theme.px(10))
        self._make_players()
        self._make_plan()
        self._make_where()
        self._heading(tr("Rules"), self._asked_layout)
        self.rules = RulesBox(self._setup.rules, self._theme)
        self._asked_layout.addWidget(self.rules)

    def _make_players(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._heading(self._setup.players, self._asked_layout))
        # What is wrong with the names is said at the names.
        self.wrong = QLabel()
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        self.wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        palette = self.wrong.palette()
        palette.setColor(self.wrong.foregroundRole(), self._theme.loss)
        self.wrong.setPalette(palette)
        row.addWidget(self.wrong, 1)
        self._asked_layout.addLayout(row)
        grid = QGridLayout()
        grid.setVerticalSpacing(self._theme.px(4))
        self._first = QButtonGroup(self._asked)
        self.names: list[QLineEdit] = []
        self.firsts: list[QRadioButton] = []
        self.groups: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        together = self._setup.together
        for at in range(self._setup.most):
            if together > 1 and at % together == 0:
                self._make_group(grid, at // together)
            words = tr("Player {number}").format(number=at + 1)
            name = QLineEdit()
            name.setMaxLength(60)
            name.setAccessibleName(words)
            if at >= self._setup.least:
                words = tr("Player {number} (may stay empty)").format(number=at + 1)
            name.setPlaceholderText(words)
            name.setMinimumHeight(self._theme.px(28))
            name.textEdited.connect(self._clear)
            name.textChanged.connect(self._show_rows)
            name.returnPressed.connect(lambda at=at: self._next_name(at))
            first = QRadioButton(self._setup.first)
            first.setChecked(at == 0)
            self._first.addButton(first, at)
            if together > 1:
                grid.addWidget(name, at // together, 1 + at % together)
            else:
                grid.addWidget(name, at, 0)
            if self._setup.first:
                grid.addWidget(first, at, 1)
            else:
                first.setParent(self._asked)  # nobody is marked, and it is never shown
            self.names.append(name)
            self.firsts.append(first)
        for column in range(1, together + 1) if together > 1 else (0,):
            grid.setColumnStretch(column, 1)
        self._asked_layout.addLayout(grid)
        # The names are typed in one go; who is first comes after them.
        names: list[QWidget] = []
        for at, field in enumerate(self.names):
            if self.groups and at % together == 0:
                names.append(self.groups[at // together])
            names.append(field)
        for one, other in pairwise([*names, *(self.firsts if self._setup.first else ())]):
            QWidget.setTabOrder(one, other)

    def _make_group(self, grid: QGridLayout, at: int) -> None:
        """Make what stands before the players of one group: its name, or only its number."""
        words = self._setup.group_words(at + 1)
        if self._setup.groups_named:
            group = QLineEdit()
            group.setMaxLength(60)
            group.setPlaceholderText(words)
            group.setAccessibleName(words)
            group.setMinimumHeight(self._theme.px(28))
            grid.addWidget(group, at, 0)
            self.groups.append(group)
        else:
            label = QLabel(words)
            grid.addWidget(label, at, 0)
            self._labels.append(label)

    def _make_plan(self) -> None:
        self._plan = QButtonGroup(self._asked)
        self.plans: dict[int, QRadioButton] = {}
        if not self._setup.plans:
            return
        self._heading(self._setup.plans_heading or tr("Planned deals"), self._asked_layout)
        row = QHBoxLayout()
        for planned in self._setup.plans:
            button = QRadioButton(self._setup.plan_words(planned))
            button.setChecked(planned == self._setup.usual_plan)
            self._plan.addButton(button, planned)
            self.plans[planned] = button
            row.addWidget(button)
        row.addStretch(1)
        self._asked_layout.addLayout(row)

    def _make_where(self) -> None:
        self._heading(tr("Date and place"), self._asked_layout)
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
        self._asked_layout.addLayout(where)

    def _make_foot(self) -> None:
        row = QHBoxLayout()
        self.start = QPushButton(tr("Start"))
        self.start.setDefault(True)
        self.start.setMinimumSize(self._theme.px(140), self._theme.px(36))
        self.start.clicked.connect(self.begin)
        self.back = QPushButton(tr("Back"))
        self.back.setMinimumHeight(self._theme.px(36))
        self.back.clicked.connect(self.left)
        row.addWidget(self.start)
        row.addWidget(self.back)
        row.addStretch(1)
        self._layout.addSpacing(self._theme.px(6))
        self._layout.addLayout(row)
        self._layout.addStretch(1)

    # --- using

    def choose(self, kind: str) -> None:
        """Ask for another game; what was typed stays, else its own last time stands ready."""
        if kind == self.kind:
            return
        typed = any(field.isModified() for field in self.names)
        names = [name for name in self._typed() if name]
        place, day = self.place.text(), self.date.date()
        self.kind = kind
        before = self._asked
        self._asked = QWidget()
        self._asked_layout = QVBoxLayout(self._asked)
        self._make_asked()
        self._layout.replaceWidget(before, self._asked)
        self._asked.show()  # Qt would do so only later
        before.hide()
        before.deleteLater()
        last = self._offers[kind].last()
        self.fill(last)
        if typed or last is None:
            self._fill_names(names, names[:1])
        if place:
            self.place.setText(place)
        self.date.setDate(day)
        stops = [self.place, *self.rules.choices.values(), *self.rules.ticks.values()]
        QWidget.setTabOrder(stops[-1], self.start)
        QWidget.setTabOrder(self.start, self.back)
        _stop_at_checked(self.games.values())
        self.games[kind].setFocus(Qt.FocusReason.OtherFocusReason)

    def fill(self, last: Beginning | None) -> None:
        """Put last time's names, plan and rules in, and today's date."""
        self.date.setDate(QDate.currentDate())
        self._clear()
        if last is not None:
            self._fill_names(last.players, (last.first,))
            for group, text in zip(self.groups, last.groups, strict=False):
                group.setText(text)
            if last.planned in self.plans:
                self.plans[last.planned].setChecked(True)
            self.place.setText(last.place)
            self.rules.fill(last.rules)
        self._show_rows()
        # Qt does so itself, but only once the keyboard has been there.
        _stop_at_checked(self.firsts)
        _stop_at_checked(self.plans.values())
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.names[0].selectAll()

    def _fill_names(self, names: Sequence[str], first: Sequence[str]) -> None:
        names = names[: len(self.names)]
        for at, field in enumerate(self.names):
            field.setText(names[at] if at < len(names) else "")
        marked = next((at for at, name in enumerate(names) if name in first), 0)
        self.firsts[marked].setChecked(True)

    def begin(self) -> None:
        """Begin the evening, or say in place what is wrong with the names."""
        typed = self._typed()
        there = [at for at, name in enumerate(typed) if folded(name)]
        together = self._setup.together
        if together > 1 and there:
            # Whoever is missing in a group is missed there: nobody else takes the place.
            there = list(range(-(-(there[-1] + 1) // together) * together))
        if len(there) < self._setup.least:
            there = list(range(self._setup.least))
        names = [typed[at] for at in there]
        first = self._first.checkedId()
        wrong = wrong_name(names)
        if wrong is None and self._setup.first and first not in there:
            # Whoever is marked must be somebody.
            wrong = 0, Refused(Reason.PLAYER_EMPTY)
            there = [first]
        if wrong is not None:
            at, refused = wrong
            field = self.names[there[at]]
            self.wrong.setText(refusal(refused))
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()
            return
        day = self.date.date()
        wish = Beginning(
            players=tuple(names),
            first=typed[first] if self._setup.first else "",
            date=date(day.year(), day.month(), day.day()),
            place=self.place.text(),
            planned=self._plan.checkedId() if self.plans else 0,
            rules=self.rules.values(),
            groups=tuple(one_line(group.text()) for group in self.groups),
        )
        self.begun.emit(self.kind, wish)

    def _typed(self) -> list[str]:
        return [one_line(field.text()) for field in self.names]

    def _next_name(self, at: int) -> None:
        field = self.names[at]
        wanted = self.names[: self._setup.least]
        empty = next((each for each in wanted if not folded(each.text())), None)
        last = at + 1 == len(self.names) or (at >= self._setup.least and not folded(field.text()))
        # Last time's names begin with one Enter; whoever types another goes on to the next.
        if not last and (empty is not None or field.isModified()):
            self.names[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
            self.names[at + 1].selectAll()
        else:
            self.begin()

    def _show_rows(self) -> None:
        """Show a row for everybody who must play, for each name, and for one more who may."""
        filled = [at for at, name in enumerate(self.names) if name.text()]
        rows = max(self._setup.least, filled[-1] + 2 if filled else 0)
        rows = -(-rows // self._setup.together) * self._setup.together
        for at, (name, first) in enumerate(zip(self.names, self.firsts, strict=True)):
            name.setVisible(at < rows)
            first.setVisible(at < rows and bool(self._setup.first))
        for at, label in enumerate(self._labels):
            label.setVisible(at * self._setup.together < rows)

    def _clear(self) -> None:
        self.wrong.clear()


def _stop_at_checked(buttons: Iterable[QAbstractButton]) -> None:
    """Let Tab stop at the checked one alone, as it does once the keyboard has been there."""
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)
