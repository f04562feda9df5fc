"""The history of a session as everybody may read it, and what it says of each deal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from chicago_gui.book.fields import Field, fields, public_fields
from chicago_gui.book.steps import Action, Event
from chicago_gui.games.russian.evening.record import HEADING
from chicago_gui.games.russian.evening.session import Session

_REMARKS = ("note", "noted_hcp")
"""What is written on a deal after the reveal in the ordinary course of things."""


@dataclass(frozen=True, slots=True, repr=False)
class Line:
    """One line of the history: when, what, of which deal (its place from 0), and what it wrote.

    `kind` is the change's, `None` for an action that is none. Secrets are not in `fields`.
    `after_reveal` says that the deal was open when it was changed: a correction. `was_open` says
    that by this its counts were covered again after everybody had seen them.
    """

    n: int
    at: datetime
    action: Action
    kind: str | None
    deal: int | None
    fields: tuple[Field, ...]
    after_reveal: bool
    was_open: bool

    def __repr__(self) -> str:
        return f"Line({self.n}, {self.action}, {self.kind})"


def told(events: Iterable[Event], session: Session) -> tuple[Line, ...]:
    """Return the lines that everybody may read of `session` as it stands now.

    Nothing of a deal that is not over comes of the preparer's counts, not even that there was a
    line: neither what they are nor how often they were written may be seen.
    """

    def over(index: int) -> bool:
        return index < len(session.deals) and session.deals[index].over

    lines = []
    for event in events:
        if event.secret and (event.deal is None or not over(event.deal)):
            continue
        corrected, covered = _after_reveal(event)
        lines.append(
            Line(
                n=event.n,
                at=event.at,
                action=event.action,
                kind=event.kind,
                deal=event.deal,
                fields=public_fields(event.patch, over),
                after_reveal=bool(corrected),
                was_open=bool(covered),
            )
        )
    return tuple(lines)


def _after_reveal(event: Event) -> tuple[set[int], set[int]]:
    """Return the deals that the event corrected after their reveal, and those it covered again."""
    corrected: set[int] = set()
    covered: set[int] = set()
    changed = {(each.deal, each.path[0]) for each in fields(event.patch)}
    renamed = (None, "players") in changed
    for name, before, after in event.patch:
        if name == HEADING or before is None or after is None or not _over(before):
            continue
        deal = int(name)
        if not _over(after):
            covered.add(deal)
        elif not renamed and any(of == deal and key not in _REMARKS for of, key in changed):
            corrected.add(deal)
    return corrected, covered


def _over(text: str) -> bool:
    deal = json.loads(text)["deal"]
    return "tricks" in deal or deal.get("contract") == "pass"
