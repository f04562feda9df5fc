"""Times as the book writes them: UTC, to the millisecond, so that they sort as texts."""

from __future__ import annotations

from datetime import UTC, datetime


def written(at: datetime) -> str:
    """Return `at` as text; raises `ValueError` when it does not say which time zone it is in."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def rounded(at: datetime) -> datetime:
    """Return `at` as the book will give it back; raises `ValueError` as `written` does."""
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at.astimezone(UTC).replace(microsecond=at.microsecond // 1000 * 1000)


def read(text: str) -> datetime:
    """Return the time in `text`; raises `ValueError` unless `written` wrote it."""
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        raise ValueError("a time without its zone")
    return at


def in_a_name(at: datetime) -> str:
    """Return `at` as part of a file's name, without signs that some disks refuse."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%S.%f")[:-3] + "Z"


def from_a_name(text: str) -> datetime:
    """Return the time in part of a file's name; raises `ValueError` when it is none."""
    # `strptime` would do it alone, and costs each start 3 ms to import.
    at = read(text)
    if in_a_name(at) != text:
        raise ValueError("a time written otherwise")
    return at
