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

__all__ = [
    "Change",
    "Counts",
    "EnterCounts",
    "EnterHcp",
    "Hcp",
    "SecretChange",
    "Session",
    "dumps",
    "loads",
    "reveal",
]
