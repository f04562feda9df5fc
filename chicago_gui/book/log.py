"""The log beside a book whose program died: whether something that was in it is damaged or gone.

SQLite takes a log as far as its checksums hold and says nothing of what comes after. What comes
after was once acknowledged, and somebody has to be told. How far the log went says its index, the
file with `-shm`: it is written when a change is on disk, so it is never ahead of the log, and it
outlives the program. After a power cut it may be behind, or gone; then the log itself is asked
whether whole transactions come after the damage.

See https://www.sqlite.org/fileformat2.html#the_write_ahead_log and
https://www.sqlite.org/walformat.html#the_wal_index_file_format.
"""

from __future__ import annotations

import struct
import sys
from array import array
from pathlib import Path
from typing import NamedTuple

from chicago_gui.book.errors import Broken
from chicago_gui.book.schema import PAGE

_HEADER = 32
_FRAME = 24 + PAGE
_MAGIC = 0x377F0682  # and one more where the checksums are of big-endian words
_TORN = 1
"""Transactions that a power cut can leave in pieces: the last, which was not acknowledged."""

_INDEX = 40  # of the index's header, without its own checksum, which follows
_INDEX_VERSION = 3007000

Sums = tuple[int, int]


class _Index(NamedTuple):
    """What the index says: the log's salt, its frames, and how many of them the book has too."""

    salt: bytes
    frames: int
    in_book: int


def check_log(path: Path) -> None:
    """Raise `Broken` when what was in the log of the book at `path` is not there; `OSError`."""
    index = _read_index(path)
    try:
        data = path.with_name(path.name + "-wal").read_bytes()
    except FileNotFoundError:
        data = b""
    if index != _read_index(path):
        index = None  # another program is writing; what belongs together cannot be told
    if len(data) < _HEADER + _FRAME:
        if index is not None and index.frames > index.in_book:
            raise Broken
        return
    _check_frames(data, index)


def _check_frames(data: bytes, index: _Index | None) -> None:
    magic, _, page = struct.unpack_from(">III", data)
    big_endian = magic == _MAGIC + 1
    sums = _add((0, 0), data[:24], big_endian)
    if magic not in (_MAGIC, _MAGIC + 1) or page != PAGE or not _has(data, 24, sums):
        raise Broken
    salt = data[16:24]
    whole = lost = 0
    sound = True
    for start in range(_HEADER, len(data) - _FRAME + 1, _FRAME):
        _, commit = struct.unpack_from(">II", data, start)
        same = data[start + 8 : start + 16] == salt
        if sound:
            sums = _add(sums, data[start : start + 8], big_endian)
            sums = _add(sums, data[start + 24 : start + _FRAME], big_endian)
            sound = same and _has(data, start + 16, sums)
        whole += sound
        lost += not sound and same and commit != 0
    if lost > _TORN:
        raise Broken
    # An index of another round of the log is one that a power cut has left behind.
    if index is not None and index.salt == salt and index.frames > whole:
        raise Broken


def _read_index(path: Path) -> _Index | None:
    """Return what the index beside the book at `path` says, or `None` if it cannot be trusted."""
    try:
        with path.with_name(path.name + "-shm").open("rb") as file:
            head = file.read(2 * (_INDEX + 8) + 4)
    except FileNotFoundError:
        return None
    one, two, rest = head[: _INDEX + 8], head[_INDEX + 8 : 2 * (_INDEX + 8)], head[-4:]
    if len(head) < 2 * (_INDEX + 8) + 4 or one != two:
        return None
    version, begun = struct.unpack_from("=I8xB", one)
    if version != _INDEX_VERSION or not begun:
        return None
    if struct.unpack_from("=II", one, _INDEX) != _add((0, 0), one[:_INDEX], sys.byteorder == "big"):
        return None
    (frames,) = struct.unpack_from("=I", one, 16)
    (in_book,) = struct.unpack("=I", rest)
    return _Index(one[32:40], frames, in_book)


def _has(data: bytes, at: int, sums: Sums) -> bool:
    return struct.unpack_from(">II", data, at) == sums


def _add(sums: Sums, data: bytes, big_endian: bool) -> Sums:
    """Return SQLite's running checksum after `data`, whose length is a multiple of 8."""
    words = array("I", data)
    if (sys.byteorder == "big") != big_endian:
        words.byteswap()
    one, two = sums
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
