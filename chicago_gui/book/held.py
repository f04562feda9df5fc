"""A session in hand: what the book has of it, and the same after one more event."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chicago_gui.book.digests import digest_after
from chicago_gui.book.patch import Patch, patched
from chicago_gui.book.steps import Action, Event, Kept, steps_after
from chicago_gui.evening.record import HEADING, session_of
from chicago_gui.evening.session import Session


@dataclass(frozen=True, slots=True, repr=False)
class Held:
    """A session read from the book, with its key, records and digest there."""

    key: int
    records: dict[str, str]
    digest: int
    kept: Kept

    def after(self, event: Event) -> Held:
        """Return this after `event`, which is not written yet.

        Raises `ValueError` when the event is about other records or steps than there are, or
        leaves records that are no session.
        """
        kept = self.kept
        found = patched(self.records, event.patch)
        deleted = {Action.DELETE: True, Action.UNDELETE: False}.get(event.action, kept.deleted)
        return replace(
            self,
            records=found,
            digest=digest_after(self.digest, event.patch),
            kept=replace(
                kept,
                session=_session_after(kept.session, found, event.patch),
                revision=event.n,
                steps=steps_after(kept.steps, event),
                updated=event.at,
                deleted=deleted,
            ),
        )


def _session_after(session: Session, found: dict[str, str], patch: Patch) -> Session:
    """Return the session in `found`, reading only the one deal that is new when it is only one.

    An evening has dozens of deals and a change is written between two keys.
    """
    if not patch:
        return session
    (name, before, after), *more = patch
    if more or name == HEADING or before is None or after is None:
        return session_of(found)
    alone = session_of({HEADING: found[HEADING], name: after})
    place = int(name)
    deals = (*session.deals[:place], *alone.deals, *session.deals[place + 1 :])
    counts = (*session.counts[:place], *alone.counts, *session.counts[place + 1 :])
    return replace(session, sheet=replace(session.sheet, deals=deals), counts=counts)
