"""How a session is written in the list of all, and named in a sentence."""

from __future__ import annotations

from chicago_gui.sheet.session_line import SessionLine, Shelf
from chicago_gui.sheet.words import tr

SHELVES = {
    Shelf.ALL: "All sessions",
    Shelf.OPEN: "Still open",
    Shelf.DONE: "Done",
    Shelf.DELETED: "Deleted",
}


def date_of(line: SessionLine) -> str:
    """Return the date of the evening."""
    return line.date.isoformat() if line.date else ""


def players_of(line: SessionLine) -> str:
    """Return the names, or that the session cannot be read."""
    return tr("This session cannot be read.") if line.damaged else ", ".join(line.players)


def how_far(line: SessionLine) -> str:
    """Return how far the evening has come, or that only a newer program knows."""
    return line.how_far if line.known else tr("of a game this program does not know")


def state_of(line: SessionLine) -> str:
    """Return whether the evening is over."""
    if line.damaged or not line.known:
        return ""
    return tr("done") if line.done else tr("still open")


def name_of(line: SessionLine) -> str:
    """Return what the session is called in a sentence."""
    if line.damaged:
        return tr("the session that cannot be read")
    return ", ".join(filter(None, (date_of(line), line.place, *line.players)))


def nothing_found(text: str, shelf: Shelf) -> str:
    """Return what is said in place of an empty list."""
    if text.strip():
        return tr("Nothing is found for “{text}”.").format(text=text.strip())
    match shelf:
        case Shelf.OPEN:
            return tr("No session is still open.")
        case Shelf.DONE:
            return tr("No session is done yet.")
        case Shelf.DELETED:
            return tr("No session is deleted.")
        case _:
            return tr("No session yet. The first one stands here when it has begun.")
