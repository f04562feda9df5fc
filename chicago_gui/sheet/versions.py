"""Two versions of one session, and the results of imports and exports: public words only."""

from __future__ import annotations

from enum import Enum

from chicago_gui.record import Record
from chicago_gui.sheet.game import Outline
from chicago_gui.sheet.words import tr


class Keep(Enum):
    """Which of two versions of a session to keep."""

    OURS = "ours"
    THEIRS = "theirs"
    BOTH = "both"


class Versions(Record):
    """Two versions of the session `evening`: `ours` in the book, `theirs` in the file `name`.

    `differences` are places such as `deal 6: contract`, without values.
    """

    evening: str
    name: str
    ours: Outline
    theirs: Outline
    differences: tuple[str, ...]
    proposed: Keep = Keep.BOTH


def proposed(ours: Outline, theirs: Outline) -> Keep:
    """Return the version with more deals; both if neither has more, so that nothing is lost."""
    mine, other = ((each.deals, each.scored) for each in (ours, theirs))
    if mine == other:
        return Keep.BOTH
    return Keep.OURS if mine > other else Keep.THEIRS


class BatchSummary(Record):
    """The result of work on many sessions.

    `refused` has a name and a reason for each refused session. `stopped` counts those not reached.
    """

    refused: tuple[tuple[str, str], ...] = ()
    stopped: int = 0

    @property
    def lines(self) -> list[str]:
        """One line for each refused session."""
        return [
            tr("{name} — {why}").format(name=name, why=why.rstrip("."))
            for name, why in self.refused
        ]

    def _sentence(self, *counted: tuple[str, int]) -> str:
        """Return the non-zero counts in one sentence."""
        told = [text.format(count=count) for text, count in counted if count]
        return tr("Sessions: {counts}.").format(counts=", ".join(told or [tr("none found")]))


class ImportSummary(BatchSummary):
    """The result of an import."""

    added: int = 0
    same: int = 0
    replaced: int = 0
    left: int = 0

    @property
    def sentence(self) -> str:
        """All counts in one sentence."""
        refused = len(self.refused)
        return self._sentence(
            (tr("{count} added"), self.added),
            (tr("{count} already here"), self.same),
            (tr("{count} replaced"), self.replaced),
            (tr("{count} left unchanged"), self.left),
            (tr("{count} not imported"), refused),
            (tr("{count} not processed"), self.stopped),
        )


class ExportSummary(BatchSummary):
    """The result of an export to a folder; if `covered`, open deals have no counts."""

    folder: str = ""
    written: int = 0
    same: int = 0
    covered: bool = False

    @property
    def sentence(self) -> str:
        """All counts in one sentence, and the folder."""
        refused = len(self.refused)
        told = self._sentence(
            (tr("{count} added"), self.written),
            (tr("{count} already here"), self.same),
            (tr("{count} not exported"), refused),
            (tr("{count} not processed"), self.stopped),
        )
        where = tr("Folder: {folder}.").format(folder=self.folder)
        left_out = tr("Counts and targets of open deals are not shown.") if self.covered else ""
        return " ".join(filter(None, (told, where, left_out)))
