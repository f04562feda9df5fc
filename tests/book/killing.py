"""Kills a program while it writes to a book, and looks for every acknowledged change."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

from chicago_gui.book import Book
from chicago_gui.book.events import digest, patched
from chicago_gui.games.house.evening.session_file import records

ROOT = Path(__file__).parents[2]
KILLED = 1 if sys.platform == "win32" else -9
"""What a killed program returns."""


def kill(path: Path, seed: int, *, most: float) -> list[str]:
    """Start a victim on the book, kill it within `most` seconds, return what it acknowledged."""
    rng = random.Random(seed)
    command = [sys.executable, "-m", "tests.book.victim", str(path), str(seed)]
    # Without a buffer: `communicate` would not return what lies in it after the first line.
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    # Kill it while it opens the book or while it types, on fast and slow machines.
    patience = rng.uniform(0.0, most)
    first = b""
    if rng.random() < 0.7:
        assert process.stdout
        for _ in range(rng.randrange(1, 12)):
            first += process.stdout.readline()
    else:
        patience += 0.2
    try:
        process.wait(timeout=patience)
    except subprocess.TimeoutExpired:
        process.kill()
    said, errors = process.communicate()
    assert process.returncode == KILLED, errors.decode()
    return (first + said).decode().splitlines()


def check(path: Path, said: list[str]) -> Counter[str]:
    """Check that the book opens and has every acknowledged change; count what happened."""
    seen: Counter[str] = Counter()
    promised: dict[str, list[tuple[int, int]]] = {}
    for line in said:
        word, session_id, *numbers = line.split()
        assert word == "kept", line
        revision, checksum = map(int, numbers)
        promised.setdefault(session_id, []).append((revision, checksum))
    seen["acknowledged"] = len(said)
    if not path.exists():
        assert not promised
        seen["killed before there was a book"] = 1
        return seen
    journal = path.with_name(path.name + "-journal")
    seen["left in the middle of a change"] = journal.exists() and journal.stat().st_size > 0
    with Book.open(path) as book:
        assert book.notices == ()
        for session_id, acknowledged in promised.items():
            kept = book.load(session_id)
            last = acknowledged[-1][0]
            # One more change may have been written.
            assert kept.revision in (last, last + 1)
            seen["one more than acknowledged"] += kept.revision > last
            found: dict[str, str] = {}
            at_revision = {}
            for event in book.history(session_id):
                found = patched(found, event.patch)
                at_revision[event.n] = digest(found)
            assert found == records(kept.session)
            for revision, checksum in acknowledged:
                assert at_revision[revision] == checksum
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    return seen


def run(folder: Path, seeds: range, *, most: float = 0.4) -> Counter[str]:
    """Kill a victim for every seed, mostly on the book that the last one left."""
    seen: Counter[str] = Counter()
    path = folder / "0" / "book.sqlite"
    for seed in seeds:
        if seed % 10 == 0:
            path = folder / str(seed) / "book.sqlite"
        try:
            seen += check(path, kill(path, seed, most=most))
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
        seen["killed"] += 1
    return seen
