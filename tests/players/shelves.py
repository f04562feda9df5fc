"""A library of sessions, for tests of pages that list them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from chicago_gui.sheet.session_list import SessionFilter, SessionLine


def line(
    number: int,
    name: str,
    *,
    done: bool = False,
    damaged: bool = False,
    game: str = "russian",
    known: bool = True,
) -> SessionLine:
    return SessionLine(
        id=str(number),
        date=None if damaged else date(2026, 11, number),
        place="Riga",
        players=(name, "Boris", "Vera", "Dima", "Egor"),
        game=game,
        how_far="5 of 15",
        first=f"{name} +{number}",
        known=known,
        done=done,
        damaged=damaged,
    )


class Shelves:
    """A library with three sessions."""

    def __init__(self) -> None:
        self.lines = [line(3, "Anna"), line(2, "Аня", done=True), line(1, "", damaged=True)]
        self.deleted: list[SessionLine] = []
        self.asked: list[tuple[str, SessionFilter]] = []

    def find(self, text: str, chosen_filter: SessionFilter) -> Sequence[SessionLine]:
        self.asked.append((text, chosen_filter))
        lines = self.deleted if chosen_filter is SessionFilter.DELETED else self.lines
        return [each for each in lines if text in " ".join(each.players)]
