"""The log beside a book whose program died: whether something in its middle is damaged.

SQLite takes a log as far as its checksums hold and says nothing of what comes after. When whole
transactions come after, they were once acknowledged, and somebody has to be told.
See https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
"""

from __future__ import annotations

import struct
import sys
from array import array
from pathlib import Path

from chicago_gui.book.errors import Broken
from chicago_gui.book.schema import PAGE

_HEADER = 32
_FRAME = 24 + PAGE
_MAGIC = 0x377F0682  # and one more where the checksums are of big-endian words
_TORN = 1
"""Transactions that a power cut can leave in pieces: the last, which was not acknowledged."""

Sums = tuple[int, int]


def check_log(path: Path) -> None:
    """Raise `Broken` when the log of the book at `path` is damaged before its end; `OSError`."""
    try:
        data = path.with_name(path.name + "-wal").read_bytes()
    except FileNotFoundError:
        return
    frames = (len(data) - _HEADER) // _FRAME
    if frames < 1:
        return
    magic, _, page = struct.unpack_from(">III", data)
    sums = _add((0, 0), data[:24], magic)
    if magic not in (_MAGIC, _MAGIC + 1) or page != PAGE or not _has(data, 24, sums):
        raise Broken
    salt = data[16:24]
    lost = 0
    sound = True
    for number in range(frames):
        start = _HEADER + number * _FRAME
        _, commit = struct.unpack_from(">II", data, start)
        same = data[start + 8 : start + 16] == salt
        if sound:
            sums = _add(sums, data[start : start + 8], magic)
            sums = _add(sums, data[start + 24 : start + _FRAME], magic)
            sound = same and _has(data, start + 16, sums)
        lost += not sound and same and commit != 0
    if lost > _TORN:
        raise Broken


def _has(data: bytes, at: int, sums: Sums) -> bool:
    return struct.unpack_from(">II", data, at) == sums


def _add(sums: Sums, data: bytes, magic: int) -> Sums:
    """Return SQLite's running checksum after `data`, whose length is a multiple of 8."""
    words = array("I", data)
    if (sys.byteorder == "big") != bool(magic & 1):
        words.byteswap()
    one, two = sums
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
