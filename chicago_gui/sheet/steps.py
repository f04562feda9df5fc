"""The steps of a game: what the book calls the step of each change, and its name after “Undo”."""

from __future__ import annotations

from collections.abc import Mapping

from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.words import later, tr

_REPLACED = {REPLACE: later("replaced by a session file")}


class Steps:
    """The kind and the name of the step that each type of change makes.

    Books contain the kinds, so they never change.
    """

    def __init__(
        self,
        table: Mapping[type, tuple[str, str]],
        names: Mapping[str, str] = _REPLACED,
    ) -> None:
        """Take kind and English name of each change; a name may have `{where}`, as in `step_words`.

        `names` are the English names of other kinds, among them `REPLACE`.
        """
        self._kinds = {change: kind for change, (kind, _) in table.items()}
        self._names = {**dict(table.values()), **_REPLACED, **names}

    def kind(self, change: type) -> str:
        """Return the kind of the step that a change of this type makes."""
        return self._kinds[change]

    def kinds(self, *changes: type) -> frozenset[str]:
        """Return the kinds of the steps that these changes make."""
        return frozenset(map(self.kind, changes))

    def name(self, kind: str) -> str:
        """Return the name of a step of this kind, in the current language."""
        return tr(self._names[kind])
