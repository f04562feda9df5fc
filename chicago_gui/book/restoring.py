"""A backup put back in the book's place: everything at once, or nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from chicago_gui.book import backups, schema
from chicago_gui.book.connection import Transaction, closing, connect_to_read, copy
from chicago_gui.book.errors import BookError, Broken, Reason
from chicago_gui.book.files import copy_aside
from chicago_gui.book.sound import check_header, is_sound


def restore(connection: sqlite3.Connection, path: Path, backup: Path) -> Path:
    """Put what `backup` has into the book behind `connection`, which lies at `path`.

    Returns the backup that was made of the book as it was, or a copy of it when it is damaged.
    Raises `BookError` when the backup is not whole or of a newer version; `OSError` and SQLite's
    errors.
    """
    try:
        check_header(backup)
    except Broken:
        raise BookError(Reason.BACKUP_DAMAGED, path=backup) from None
    if not is_sound(backup):
        raise BookError(Reason.BACKUP_DAMAGED, path=backup)
    try:
        before = backups.make(path, spare=backup)
    except Broken:
        before = copy_aside(path)
    with closing(connect_to_read(backup, settled=True)) as old:
        # One transaction, so other programs that have the book open see all of it or nothing.
        copy(old, connection)
    with Transaction(connection):
        schema.bring_up(connection)
    return before
