"""A session in hand: what the book has of it, and the same after one more event."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui import games
from chicago_gui.book.digests import digest_after
from chicago_gui.book.patch import patched
from chicago_gui.book.steps import Action, Event, Kept, steps_after
from chicago_gui.sheet.game import Session


@dataclass(frozen=True, slots=True, repr=False)
class Held:
    """A session read from the book, with its key, records and digest there."""

    key: int
    id: str
    records: dict[str, str]
    digest: int
    kept: Kept

    def after(self, event: Event, session: Session | None = None) -> Held:
        """Return this after `event`, which is not written yet.

        `session` is what the event leads to, when somebody knows; else the records are read.
        Raises `ValueError` when the event is about other records or steps than there are, or
        leaves records that are no session.
        """
        kept = self.kept
        found = patched(self.records, event.patch)
        if session is None:
            session = games.of(kept.session).session_of(found) if event.patch else kept.session
        deleted = {Action.DELETE: True, Action.UNDELETE: False}.get(event.action, kept.deleted)
        steps = steps_after(kept.steps, event)
        return Held(
            self.key,
            self.id,
            found,
            digest_after(self.digest, event.patch),
            Kept(session, event.n, steps, kept.created, event.at, deleted),
        )
