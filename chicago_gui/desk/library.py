"""The sessions in the book as the pages want them, and the ways a session comes into the book."""

from __future__ import annotations

from datetime import date, datetime

from chicago_gui.book import Book, Summary
from chicago_gui.evening import Session
from chicago_gui.public.beginning import Beginning
from chicago_gui.public.session_line import SessionLine


def session_lines(book: Book) -> tuple[SessionLine, ...]:
    """Return a line for each session in the book, newest first."""
    return tuple(_line(summary) for summary in book.summaries())


def _line(summary: Summary) -> SessionLine:
    return SessionLine(
        id=summary.id,
        date=summary.date,
        place=summary.place,
        players=summary.players,
        scored=summary.scored,
        planned=summary.planned,
        winners=summary.winners,
        imps=max(summary.imps, default=0),
        done=summary.done,
        damaged=summary.damaged,
    )


def again(session: Session, today: date) -> Beginning:
    """Return a new evening with the players, plan and rules of `session`."""
    sheet = session.sheet
    last = sheet.deals[-1] if sheet.deals else None
    first = (last.dummy or last.prepared_by) if last is not None else None
    return Beginning(
        players=sheet.players,
        first=first or sheet.players[0],
        date=today,
        planned_deals=sheet.planned_deals,
        place=sheet.place,
        rules=sheet.rules,
        targets=session.targets,
    )


def unfinished(session: Session) -> bool:
    """Whether an evening still has deals to play."""
    sheet = session.sheet
    return sheet.next_number <= sheet.planned_deals or bool(sheet.open_deals)


def begun_at() -> datetime:
    """Return now, aware, for what is written into the book."""
    return datetime.now().astimezone()
