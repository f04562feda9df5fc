"""The page of an evening of any game, as its tables say it, for the tests of each game."""

from __future__ import annotations

from typing import Any

from chicago_gui import games
from chicago_gui.sheet.figures import FigureTable, Summary


def summary(kind: str, session: Any) -> Summary:
    """Return how the evening of `session`, of the game called `kind`, went."""
    game = games.game(kind)
    view = game.reveal(session)
    return game.form.summary(view, lambda _: None)


def rows(table: FigureTable[Any]) -> list[dict[str, str]]:
    """Return the table's lines, each cell under its heading."""
    return [
        {column.heading: column.text(line) for column in table.columns if column.heading}
        for line in table.lines
    ]
