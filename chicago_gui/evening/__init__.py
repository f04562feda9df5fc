"""One evening as values: the session with its secrets, its changes, its file, its advice."""

from chicago_gui.evening.advise import advise
from chicago_gui.evening.apply import apply
from chicago_gui.evening.file_json import SessionFileError
from chicago_gui.evening.reveal import reveal
from chicago_gui.evening.secret_changes import Change, EnterCounts, EnterHcp, SecretChange
from chicago_gui.evening.session import Counts, Session
from chicago_gui.evening.session_file import loads
from chicago_gui.evening.session_text import dumps

__all__ = [
    "Change",
    "Counts",
    "EnterCounts",
    "EnterHcp",
    "SecretChange",
    "Session",
    "SessionFileError",
    "advise",
    "apply",
    "dumps",
    "loads",
    "reveal",
]
