"""The secret half of the house game: the session with its counts, its changes and its file."""

from chicago_gui.games.house.evening.reveal import reveal
from chicago_gui.games.house.evening.session import (
    Change,
    Counts,
    EnterCounts,
    EnterHcp,
    Hcp,
    SecretChange,
    Session,
)
from chicago_gui.games.house.evening.session_file import dumps, loads
from chicago_gui.games.house.rotation.advise import advise
from chicago_gui.sheet.session_file import SessionFileError

__all__ = [
    "Change",
    "Counts",
    "EnterCounts",
    "EnterHcp",
    "Hcp",
    "SecretChange",
    "Session",
    "SessionFileError",
    "advise",
    "dumps",
    "loads",
    "reveal",
]
