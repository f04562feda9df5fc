"""The summary of a session of any game, and the rows of its tables."""

from __future__ import annotations

from typing import Any

from chicago_gui import games
from chicago_gui.sheet.figures import FigureTable, Summary


def summary(kind: str, session: Any) -> Summary:
    """Return the summary of `session`, a session of the game `kind`."""
    game = games.game(kind)
    view = game.reveal(session)
    return game.form.summary(view, lambda _: None)


def rows(table: FigureTable[Any]) -> list[dict[str, str]]:
    """Return the lines of a table, each cell by its heading."""
    return [
        {column.heading: column.text(line) for column in table.columns if column.heading}
        for line in table.lines
    ]
