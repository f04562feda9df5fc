"""The page that starts a session: game, players, plan, date and rules."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.names_box import NamesBox, ProposedLine, stop_at_checked
from chicago_gui.players.page_parts import (
    BESIDE,
    BETWEEN,
    DayEdit,
    PageHead,
    Rows,
    Sentence,
    day_and_place,
    lay_page,
    page_title,
    wrapped,
)
from chicago_gui.players.rules_box import PlanBox, RulesBox
from chicago_gui.record import replace
from chicago_gui.sheet.setup import GameChoice, NewSession
from chicago_gui.sheet.words import sentence, tr
from chicago_gui.widgets.style_sheets import finish_form
from chicago_gui.widgets.theme import Role, Theme

_APART, _CLOSER = 10, 7
"""Space between parts in one column, and in two columns, in pixels at 100 %."""

_WIDE, _WIDEST, _USUAL = 1160, 1260, 760
"""Window width from which there are two columns; page width with two and with one; at 100 %."""
_BESIDE_PLAYERS = 48
"""Space between the two columns, in pixels at 100 %."""

_AROUND_START = (12, 4)
"""Space above and below Start, on a normal and on a low page, in pixels at 100 %."""

_ALONG: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class NewSessionPage(QScrollArea):
    """Proposes the values of the last session; a wide window shows two columns."""

    begun = Signal(str, object)
    """The game's kind, and a `NewSession` whose names are all different."""

    left = Signal()

    def __init__(
        self,
        theme: Theme,
        game_choices: Sequence[GameChoice],
        kind: str,
        *,
        from_paper: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these games, with `kind` selected; `fill` sets names and rules.

        A session `from_paper` is over and is typed in after it is started here.
        """
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields take the focus
        self._sheet = QWidget()
        self._layout = QVBoxLayout(self._sheet)
        self.setWidget(self._sheet)
        self.from_paper = from_paper
        title = page_title(tr("Session from paper") if from_paper else tr("New session"), theme)
        self.setAccessibleName(title.text())
        # The title and *Back* stay in sight while the inputs are scrolled.
        self._above_bar = QWidget()
        self.addScrollBarWidget(self._above_bar, Qt.AlignmentFlag.AlignTop)
        self.head = QWidget(self)
        self._head = PageHead(title, self.left)
        self.head.setLayout(self._head)
        self.back = self._head.back
        self._note = wrapped()
        self._layout.addWidget(self._note)
        self._note.setVisible(from_paper)
        self._theme = theme
        self._game_choices = {each.kind: each for each in game_choices}
        self.kind = kind
        self._make_games()
        self._asked = QWidget()
        self._make_asked()
        self._layout.addWidget(self._asked)
        self._make_foot()
        self.fill(self._game_choices[kind].last())

    # --- making

    def _heading(self, text: str, layout: QVBoxLayout) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font(Role.TITLE))
        label.setContentsMargins(0, self._theme.px(8), 0, 0)
        layout.addWidget(label)
        return label

    def _explain_paper(self) -> None:
        told = tr("Enter names, date and rules as on the paper, then deal by deal.")
        self._note.setText(f"{told} {self._setup.typing_in}".rstrip())

    def _make_games(self) -> None:
        """Create the choice of the game if there are several."""
        self.games: dict[str, QRadioButton] = {}
        if len(self._game_choices) < 2:
            return
        self._game_heading = self._heading(tr("Game"), self._layout)
        self._game = QButtonGroup(self)
        for each in self._game_choices.values():
            button = self.games[each.kind] = QRadioButton(each.title)
            button.setChecked(each.kind == self.kind)
            self._game.addButton(button)
            button.installEventFilter(self)
            button.clicked.connect(lambda _, kind=each.kind: self.choose(kind))
        games = Rows([*self.games.values()], self._theme.px(BESIDE), level=True)
        self._layout.addLayout(games)
        stop_at_checked(self.games.values())

    def _make_asked(self) -> None:
        """Create the inputs of the game: the players, with the rest beside or below them."""
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._asked)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._players_layout, self._asked_layout = QVBoxLayout(), QVBoxLayout()
        self._columns.addLayout(self._players_layout, 5)
        self._columns.addLayout(self._asked_layout, 6)
        self._setup = self._game_choices[self.kind].setup()
        if self.from_paper:
            self._explain_paper()
        self._make_players()
        self._make_plan()
        self._make_where()
        self._heading(sentence(tr("rules")), self._asked_layout)
        self.rules = RulesBox(self._setup.rules, self._theme, names=self._names)
        self.rules.message.connect(self._tell)
        if self.plan is not None:
            self.plan.follow(self.rules)
        self._asked_layout.addWidget(self.rules)
        self._players_layout.addStretch(1)
        self._asked_layout.addStretch(1)
        self._lay_columns()

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self._theme.px(_WIDE)

    def _lay_columns(self) -> None:
        """Use two columns if the window is wide enough."""
        theme, direction = self._theme, QBoxLayout.Direction
        wide = self._is_wide
        self._columns.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        apart = theme.px(_BESIDE_PLAYERS) if wide else self._layout.spacing()
        self._columns.setSpacing(apart)
        for column in (self._players_layout, self._asked_layout):
            column.setSpacing(self._layout.spacing())

    def _make_players(self) -> None:
        self._heading(self._setup.players, self._players_layout)
        self._names = NamesBox(self._setup, self._theme)
        self._names.message.connect(self._tell)
        # From paper the date comes next. An extra Enter after the names does not start the session.
        after = self._go_to_day if self.from_paper else self._go_to_first_choice
        self._names.entered.connect(after)
        self._names.left_empty.connect(after)
        self.names, self.firsts = self._names.names, self._names.firsts
        self.groups = self._names.groups
        self._players_layout.addWidget(self._names)

    def _make_plan(self) -> None:
        self.plan: PlanBox | None = None
        self.plans: dict[int, QRadioButton] = {}
        if not self._setup.plans:
            return
        self._heading(
            self._setup.plans_heading or sentence(tr("planned deals")), self._asked_layout
        )
        self.plan = PlanBox(self._setup, self._theme)
        self.plan.follow_names(self._names)
        self.plans = self.plan.plans
        self._asked_layout.addWidget(self.plan)

    def _make_where(self) -> None:
        self._heading(sentence(tr("date and place")), self._asked_layout)
        self.date, self.place = DayEdit(date.today()), ProposedLine()
        self._asked_layout.addWidget(day_and_place(self.date, self.place, self._theme))

    def _make_foot(self) -> None:
        """Create the Start button and a sentence; both stay visible on a page of any length."""
        self.foot = QWidget(self)
        self.foot.installEventFilter(self)
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(BETWEEN))
        self.start = QPushButton(tr("Start"))
        self.start.setDefault(True)
        self.start.setMinimumSize(self._theme.px(140), self._theme.px(36))
        self.start.clicked.connect(self.begin)
        row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignTop)
        self.wrong = Sentence(self._theme)
        self.wrong.setMinimumHeight(self.start.minimumHeight())
        row.addWidget(self.wrong, 1, Qt.AlignmentFlag.AlignTop)
        self._layout.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button below the inputs, or at the lower edge if those are scrolled."""
        super().resizeEvent(event)
        layout = self._layout
        apart = _CLOSER if self._is_wide else _APART
        low = lay_page(layout, self._theme, self.height(), apart)
        if self.games:
            self._game_heading.setHidden(low)  # one name more has room
        around = self._theme.px(_AROUND_START[low])
        self.foot.setContentsMargins(0, around, 0, around)
        margins = layout.contentsMargins()
        self._head.setContentsMargins(margins.left(), margins.top(), margins.right(), 0)
        margins.setTop(layout.spacing())
        # Not a greatest width of the inputs: Qt would ask for their height at the page's width.
        widest = self._theme.px(_WIDEST if self._is_wide else _USUAL)
        beside = self.width() - margins.left() - widest
        margins.setRight(max(margins.right(), beside))
        layout.setContentsMargins(margins)
        self._lay_columns()
        self._place_foot()
        # Qt lays out the columns after this, and their height may change then.
        QTimer.singleShot(0, self, self._place_foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the button again when another game or a long sentence changes the height.

        In the choice of the game, → and ← go through all games, from row to row.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _ALONG.get(event.key(), 0)
            if step and watched in self.games.values():
                self._go_along(step)
                return True
        if event.type() == QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._place_foot)
        return super().eventFilter(watched, event)

    def _go_along(self, step: int) -> None:
        kinds = list(self.games)
        at = kinds.index(self.kind) + step
        if 0 <= at < len(kinds):
            self.games[kinds[at]].click()

    def _place_foot(self) -> None:
        """Place the Start button below the players, or in one column below everything."""
        layout = self._layout
        layout.activate()  # the inputs may have just changed
        wide = (self._names if self._is_wide else self._asked).width()
        high = max(self.foot.minimumSizeHint().height(), self.foot.heightForWidth(wide))
        asked = layout.heightForWidth(self.viewport().width())
        ends = asked - layout.contentsMargins().bottom()
        if self._is_wide:
            players = self._names.rect().bottomLeft()
            ends = self._names.mapTo(self._sheet, players).y()
        above = self.head.sizeHint().height()
        self.head.setGeometry(0, 0, self.width(), above)
        self._above_bar.setFixedHeight(above)  # the scroll bar begins below the head, too
        fits = above + max(asked, ends + high) <= self.height()
        around = QMargins(0, above, 0, 0 if fits else high)
        if self.viewportMargins() != around:
            self.setViewportMargins(around)
        left = self._asked.mapTo(self._sheet, QPoint()).x()
        top = above + ends if fits else self.height() - high
        self.foot.setGeometry(left, top, wide, high)

    # --- using

    def choose(self, kind: str) -> None:
        """Ask for another game; typed names stay, otherwise that game's last session is proposed.

        For a game never played, the names of the previous game are proposed if they are not too
        many.
        """
        if kind == self.kind:
            return
        typed = any(field.isModified() for field in self.names)
        names = list(filter(None, self._names.typed()))
        place, day = self.place.text(), self.date.date()
        self.kind = kind
        before = self._asked
        self._asked = QWidget()
        self._make_asked()
        self._layout.replaceWidget(before, self._asked)
        finish_form(self._asked)
        self._asked.show()  # Qt would show it only later
        before.hide()
        before.deleteLater()
        last = self._game_choices[kind].last()
        self._put_in(last)
        if typed or (last is None and len(names) <= self._setup.most):
            self._names.fill(names, names[:1])
            for line in self.names:
                line.setModified(typed and bool(line.text()))
        if place:
            self.place.setText(place)
        self.date.setDate(day)
        stops = [self.place, *self.rules.stops]
        QWidget.setTabOrder(stops[-1], self.start)
        stop_at_checked(self.games.values())
        self.games[kind].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def typed(self) -> bool:
        """Whether a name was typed here."""
        return any(line.isModified() for line in self._names.lines)

    def fill(self, last: NewSession | None, *, typed: bool = False) -> None:
        """Show last time's names, plan and rules, and today's date; focus the first name.

        If `typed`, the names count as typed by the user.
        """
        self._put_in(last)
        for line in self._names.lines if typed else ():
            line.setModified(bool(line.text()))
        self.go_to_first()

    def _put_in(self, last: NewSession | None) -> None:
        self.date.set_day(date.today())
        self._tell("")
        if last is not None:
            self._names.fill(last.players, (last.first,), last.groups)
            if self.plan is not None:
                self.plan.fill(last.planned)
            self.place.setText(last.place)
            self.rules.fill(last.rules)
        # Qt does this itself only after the keyboard has been in the group.
        stop_at_checked(self.firsts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use keys that the focused field does not: a letter starts a name, Enter goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
            return
        bare = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        line = self._line_for_letters() if bare and event.text().isalpha() else None
        if line is None:
            super().keyPressEvent(event)
            return
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()
        line.insert(event.text())
        line.setModified(True)

    def _line_for_letters(self) -> QLineEdit | None:
        """Return the line for letters typed in a choice, or `None`.

        In the choice of the game it is the first line without typed text, a team's name before its
        players. The letters replace a name from last time. In any other choice it is the first
        empty name.
        """
        if self.focusWidget() in self.games.values():
            return next((line for line in self._names.lines if not line.isModified()), None)
        return next((line for line in self.names if not line.text()), None)

    def _go_on(self) -> None:
        """Go from the game to the names, and from other choices to the Start button.

        From a number or a date it goes to the next field to be typed, because letters typed at the
        button would be lost.
        """
        here = self.focusWidget()
        if here in self.games.values():
            self.go_to_first()
        elif isinstance(here, QAbstractSpinBox):
            wanted = (line for line in self.names[: self._setup.least] if not line.text())
            line = next(wanted, self.place)
            line.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(line)
            if not line.isModified():
                line.selectAll()  # typing replaces the text from last time
        elif here not in (self.start, self.back) and (
            here is self.place
            or here in self.rules.stops
            or isinstance(here, (QAbstractButton, QComboBox))
        ):
            self.go_to_start()

    def go_to_first(self) -> None:
        """Focus the first name."""
        self._names.lines[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._names.lines[0].selectAll()

    def go_to_start(self) -> None:
        """Focus the Start button."""
        self.start.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_to_first_choice(self) -> None:
        """Focus the choice of the first player, or the Start button where there is none."""
        if not self._names.refused() and not self._names.go_to_first_choice():
            self.go_to_start()

    def _go_to_day(self) -> None:
        if not self._names.refused():
            self.date.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(self.date)

    def _tell(self, wrong: str) -> None:
        self.wrong.say(wrong, wrong=True)

    def begin(self) -> None:
        """Start the session, or show what is wrong with the names or rules."""
        if not self._names.refused() and not self.rules.refused():
            self.begun.emit(self.kind, replace(self.wish(), players=self._names.players()))

    def wish(self) -> NewSession:
        """Return the values on the page, whether or not a session can start with them."""
        self._names.enter()
        return NewSession(
            players=tuple(self._names.typed()),
            first=self._names.first(),
            date=self.date.day(),
            place=self.place.text(),
            planned=self.plan.planned() if self.plan is not None else 0,
            rules=self.rules.values(),
            groups=self._names.group_names(),
            away=self._names.away(),
        )
