"""The door the Table's side knocks at: what a face may ask of the live session, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from chicago_gui.scoring import Refused

View = TypeVar("View", covariant=True)
Change = TypeVar("Change", contravariant=True)


@dataclass(frozen=True, slots=True)
class StepName:
    """What an undo would undo: the kind of change and the number of its deal, no value.

    `sitting` is the number of its round or rubber, where the game has them.
    """

    kind: str
    number: int | None
    sitting: int | None = None


class Door(Protocol[View, Change]):
    """The live session as a face sees it."""

    @property
    def view(self) -> View:
        """The session as everybody may see it now."""

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""
