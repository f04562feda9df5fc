"""How blank forms are wanted, and which of them a game has."""

from __future__ import annotations

from enum import Enum

from chicago_gui.record import record
from chicago_gui.sheet.words import later


class Tables(Enum):
    """Where the tables go with blank forms; the value is what the command line calls it."""

    PAGE = "page"
    """On a page behind the forms."""
    CARD = "card"
    """On a sheet of their own that is folded to half its size."""
    NONE = "none"


MOST_PAGES = 100
"""More pages at once would be a slip of the keys."""


@record
class Blank:
    """So many blank forms: `each` to a page (`None` is the usual), with `names` printed on them.

    More than are legible on a page go on on the next one, under the same heading.
    """

    each: int | None = None
    names: tuple[str, ...] = ()
    pages: int = 1
    tables: Tables = Tables.PAGE


@record
class Blanks:
    """Which blank forms a game has: `unit` is the pattern for `sizes`, the usual first, none 1.

    `names` are so many, or none at all; `tables` says whether there are any.
    """

    unit: str = later("{count} deals a page")
    sizes: tuple[int, ...] = (1,)
    names: tuple[int, ...] = ()
    tables: bool = False
