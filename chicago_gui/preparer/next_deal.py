"""Which deal the preparer's face opens on, and what begins it."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.games.russian.changes import BeginDeal, EnterPreparer
from chicago_gui.games.russian.view import View


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The deal in preparation, or the one to be begun; `preparer` when the form knows who it is."""

    index: int
    begun: bool
    preparer: str | None
    named: bool

    def change(self, name: str) -> BeginDeal | EnterPreparer | None:
        """Return what must be done before `name` prepares it, if anything."""
        if not self.begun:
            return BeginDeal(name)
        return None if self.named else EnterPreparer(self.index, name)


def next_deal(view: View) -> NextDeal:
    """Return the first deal without a contract, or the one to come."""
    for index, shown in enumerate(view.deals):
        if not shown.deal.has_contract:
            name = shown.deal.prepared_by
            return NextDeal(index, True, name, name is not None)
    return NextDeal(len(view.deals), False, view.advice.preparer, False)


def all_dealt(view: View) -> bool:
    """Whether every planned deal is begun."""
    return view.sheet.next_number > view.sheet.planned_deals


def preparer_of(view: View, index: int) -> str:
    """Return who prepares the deal at a place, or nothing."""
    return view.deals[index].deal.prepared_by or ""
