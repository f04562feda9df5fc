"""Colours, line weights and fonts of the screen, in a light and a dark theme."""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QPalette, QPen, Qt
from PySide6.QtWidgets import QApplication, QToolTip

from chicago_gui.record import Record, replace
from chicago_gui.resources import FAMILY
from chicago_gui.scoring import Denomination

STYLE = ("-style", "fusion")
"""The Qt arguments of the application: Fusion is the one style that uses a palette everywhere."""

LEAST_SCALE, MOST_SCALE = 0.8, 2.0
"""The range of the zoom setting."""

_PLANNED = QSize(1366, 768)
"""The window size for which the sheet at 100 % is designed."""

_MOST_FITTED, _STEP = 4.0, 0.05

# Lengths at 100 %, on a grid of 4 px; `Theme.px` scales them.
MARGIN = 16
CELL = 26
STRIP = 40
FINGER = 32
PANEL = 308

# Line weights at 100 %: between cells, between deals and teams, around the wanted or current cell.
HAIR = 1.0
STRONG = 1.5
HEAVY = 2.0


class Role(Enum):
    """The purpose of a text, which decides its font."""

    CELL = auto()
    NAME = auto()
    HINT = auto()
    LINE = auto()
    CONTRACT = auto()
    NUMBER = auto()
    IMPS = auto()
    HEADING = auto()
    TITLE = auto()
    VERDICT = auto()
    SMALL = auto()
    STRIP = auto()
    STRIP_ASIDE = auto()
    STANDING = auto()
    STANDING_IMPS = auto()


_NORMAL, _SEMI, _BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold

_TYPE = {
    Role.CELL: (13, _NORMAL),
    Role.NAME: (13, _NORMAL),
    Role.HINT: (13, _NORMAL),
    Role.LINE: (20, _NORMAL),
    Role.CONTRACT: (20, _BOLD),
    Role.NUMBER: (16, _BOLD),
    Role.IMPS: (15, _BOLD),
    Role.HEADING: (11, _SEMI),
    Role.TITLE: (13, _BOLD),
    Role.VERDICT: (30, _BOLD),
    Role.SMALL: (11, _NORMAL),
    Role.STRIP: (15, _BOLD),
    Role.STRIP_ASIDE: (13, _NORMAL),
    Role.STANDING: (15, _NORMAL),
    Role.STANDING_IMPS: (17, _BOLD),
}


@lru_cache(64)
def _font(size: int, weight: QFont.Weight) -> QFont:
    """Return a shared font; callers copy it before they change it."""
    font = QFont(FAMILY)
    font.setPixelSize(size)
    font.setWeight(weight)
    return font


@lru_cache(64)
def ink(colour: str) -> QColor:
    """Return a cached colour to draw with; do not change it."""
    return QColor(colour)


@lru_cache(64)
def _pen(colour: str, width: float) -> QPen:
    """Return a shared pen; callers copy it."""
    return QPen(QColor(colour), width)


class Theme(Record):
    """All colours (as `#RRGGBB`) and the scale of one look of the sheet.

    Text has a contrast of at least 4.5 on paper, desk and band; graphics that carry meaning have 3.
    `rule` alone is fainter, because it only divides cells. `players` are the colours of the chart's
    lines, in the sheet's order. `four_colours` gives clubs and diamonds their own colours.
    """

    dark: bool
    desk: str
    paper: str
    band: str
    rule: str
    strong_rule: str
    ink: str
    quiet: str
    heading: str
    gain: str
    loss: str
    wanted: str
    wanted_border: str
    accent: str
    on_accent: str
    strip_table: str
    strip_preparer: str
    strip_text: str
    red_suit: str
    clubs: str
    diamonds: str
    players: tuple[str, ...]
    four_colours: bool = False
    scale: float = 1.0

    def at(self, scale: float) -> Theme:
        """Return this look at another zoom, limited to 0.8 to 2."""
        return replace(self, scale=min(max(scale, LEAST_SCALE), MOST_SCALE))

    def fitted(self, room: QSize) -> Theme:
        """Return this look scaled to a window of the size `room`, never below 100 %.

        The scale changes in steps, so that resizing the window does not change all fonts at every
        pixel.
        """
        wide, high = room.width() / _PLANNED.width(), room.height() / _PLANNED.height()
        steps = int(min(wide, high, _MOST_FITTED) / _STEP + 1e-6)
        return replace(self, scale=max(round(steps * _STEP, 2), 1.0))

    def px(self, length: float) -> int:
        """Convert a length at 100 % to whole pixels of this scale."""
        return round(length * self.scale)

    def font(self, role: Role) -> QFont:
        """Return the font of `role`."""
        size, weight = _TYPE[role]
        return QFont(_font(self.px(size), weight))

    def pen(self, colour: str, weight: float = HAIR) -> QPen:
        """Return a pen of a line weight at 100 %, never thinner than a pixel."""
        return QPen(_pen(colour, max(1.0, weight * self.scale)))

    def suit(self, denomination: Denomination) -> str:
        """Return the colour of a suit sign; no trump has the colour of text."""
        match denomination:
            case Denomination.HEARTS:
                return self.red_suit
            case Denomination.DIAMONDS:
                return self.diamonds if self.four_colours else self.red_suit
            case Denomination.CLUBS if self.four_colours:
                return self.clubs
        return self.ink

    def tone(self, number: int) -> str:
        """Return the colour of a number of IMPs: gain, loss, or ink for zero."""
        if number == 0:
            return self.ink
        return self.gain if number > 0 else self.loss


DAY = Theme(
    dark=False,
    desk="#E9E6DF",
    paper="#FCF9F0",
    band="#EFE8D6",
    rule="#CFC6B0",
    strong_rule="#8A816A",
    ink="#22262B",
    quiet="#6B665B",
    heading="#5D574A",
    gain="#2B6338",
    loss="#B3261E",
    wanted="#FFF6CC",
    wanted_border="#A87500",
    accent="#2B5D8C",
    on_accent="#FFFFFF",
    strip_table="#2F4F3A",
    strip_preparer="#7A1F19",
    strip_text="#FFFFFF",
    red_suit="#C62828",
    clubs="#2E7D32",
    diamonds="#B84A00",
    players=("#073FC7", "#BF370F", "#229169", "#681355", "#27211C", "#007BB9", "#2E1279"),
)

EVENING = Theme(
    dark=True,
    desk="#1B1D1F",
    paper="#26282B",
    band="#303338",
    rule="#44484D",
    strong_rule="#7B8189",
    ink="#ECE7DB",
    quiet="#A9A498",
    heading="#B9B3A5",
    gain="#7FC68D",
    loss="#F28B82",
    wanted="#40360F",
    wanted_border="#E0B23C",
    accent="#8AB8E6",
    on_accent="#1B1D1F",
    strip_table="#24402F",
    strip_preparer="#6A1B16",
    strip_text="#FFFFFF",
    red_suit="#FF8A80",
    clubs="#81C784",
    diamonds="#FFB74D",
    players=("#5BAFDD", "#CA7662", "#A7F3D8", "#A95A93", "#E8C633", "#4B79F9", "#CFFF99"),
)


def palette(theme: Theme) -> QPalette:
    """Return `theme` as a palette for Qt's own widgets.

    The program brings its own palette, because a colour scheme does nothing without a desktop that
    supports it.
    """
    roles = QPalette.ColorRole
    colours = {
        roles.Window: theme.desk,
        roles.WindowText: theme.ink,
        roles.Base: theme.paper,
        roles.AlternateBase: theme.band,
        roles.Text: theme.ink,
        roles.Button: theme.band,
        roles.ButtonText: theme.ink,
        roles.BrightText: theme.loss,
        roles.PlaceholderText: theme.quiet,
        roles.ToolTipBase: theme.paper,
        roles.ToolTipText: theme.ink,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Accent: theme.accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        # Edges of Fusion's frames and buttons, from light to dark.
        roles.Light: theme.paper,
        roles.Midlight: theme.band,
        roles.Mid: theme.rule,
        roles.Dark: theme.strong_rule,
        roles.Shadow: theme.desk if theme.dark else theme.strong_rule,
    }
    made = QPalette()
    for role, colour in colours.items():
        made.setColor(role, QColor(colour))
    # Disabled text is quiet but still readable.
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.quiet))
    made.setColor(QPalette.ColorGroup.Disabled, roles.Highlight, QColor(theme.rule))
    made.setColor(QPalette.ColorGroup.Disabled, roles.HighlightedText, QColor(theme.ink))
    return made


def dress(app: QApplication, theme: Theme) -> None:
    """Apply the palette and the cell font of `theme` to the whole program."""
    colours = palette(theme)
    app.setPalette(colours)
    app.setFont(theme.font(Role.CELL))
    # Tooltips have their own palette and font.
    QToolTip.setPalette(colours)
    QToolTip.setFont(theme.font(Role.CELL))


def plain_tip(text: str) -> str:
    """Return `text` escaped for a tooltip, because Qt would read a name like `<b>` as markup."""
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text
