"""A new evening, with deal 1 in the hands of its first preparer."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

from chicago_gui.games.russian.beginning import Beginning
from chicago_gui.games.russian.changes import BeginDeal
from chicago_gui.games.russian.evening.apply import apply
from chicago_gui.games.russian.evening.check import check_heading
from chicago_gui.games.russian.evening.session import Session
from chicago_gui.games.russian.sheet import Sheet
from chicago_gui.sheet.texts import one_line


def begin(wish: Beginning) -> Session:
    """Return the new session; raises `Refused` when players or plan cannot be."""
    sheet = Sheet(
        id=str(uuid4()),
        date=wish.date,
        place=one_line(wish.place),
        players=tuple(one_line(name) for name in wish.players),
        planned_deals=wish.planned_deals,
        rules=replace(wish.rules, targets=wish.targets.name),
    )
    check_heading(sheet)
    return apply(Session(sheet, wish.targets), BeginDeal(one_line(wish.first)))
