"""The four-digit code that a group may want before the preparer's face opens, kept hashed.

It keeps a player from opening the face by a stray key, no more: four digits are soon tried out by
a program, and whoever owns the computer can read the book.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from pathlib import Path

from chicago_gui.private_files import keep_private
from chicago_gui.whole_file import write_whole

DIGITS = 4


class Codes:
    """The code of each evening that has one, in a small file beside the book."""

    def __init__(self, path: Path) -> None:
        """Read the codes at `path`; a file that cannot be read holds none."""
        self._path = path
        # Four digits are soon found to a hash that anybody can read.
        keep_private(path)

    def has(self, session_id: str) -> bool:
        """Whether the evening asks for a code."""
        return session_id in self._read()

    def set(self, session_id: str, code: str | None) -> None:
        """Ask for `code` from now on, or for none; raises `OSError` when it cannot be kept."""
        if self._path.exists():
            self._path.read_bytes()  # the codes of other evenings are not written over unread
        kept = self._read()
        kept.pop(session_id, None)
        if code is not None:
            salt = secrets.token_bytes(16)
            kept[session_id] = [salt.hex(), _hashed(code, salt)]
        write_whole(self._path, json.dumps(kept).encode(), private=True)

    def fits(self, session_id: str, code: str) -> bool:
        """Whether `code` opens the preparer's face of this evening."""
        kept = self._read().get(session_id)
        if kept is None:
            return True
        salt, hashed = kept
        return hmac.compare_digest(_hashed(code, bytes.fromhex(salt)), hashed)

    def _read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        kept = found.items() if isinstance(found, dict) else ()
        return {session: pair for session, pair in kept if _is_pair(pair)}


def _is_pair(found: object) -> bool:
    """Whether `found` can be a salt and a hash; what is not hexadecimal is neither."""
    return (
        isinstance(found, list)
        and len(found) == 2
        and all(isinstance(part, str) and re.fullmatch("([0-9a-f]{2})+", part) for part in found)
    )


def _hashed(code: str, salt: bytes) -> str:
    return hashlib.scrypt(code.encode(), salt=salt, n=2**14, r=8, p=1).hex()
