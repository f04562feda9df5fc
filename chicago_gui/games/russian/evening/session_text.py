"""Writing the session file: the same session always gives the same text."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.evening.fields import FIELDS, Whole
from chicago_gui.games.russian.evening.session import Counts, Session
from chicago_gui.games.russian.sheet import Rotation
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet.file_fields import FORMAT, VERSION


def dumps(session: Session, *, secrets_of: Collection[int] = ()) -> str:
    """Return the session file's text.

    Counts of deals that are not over are left out, but for the deals at the places in
    `secrets_of`: the one in the preparer's hands, when the export is made from that face.
    """
    value = heading(session)
    value["deals"] = [
        plain_deal(deal, counts if deal.over or index in secrets_of else Counts())
        for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True))
    ]
    return json.dumps(value, indent=1, ensure_ascii=False)


def heading(session: Session) -> dict[str, Any]:
    """Return all of the JSON value but the deals."""
    sheet = session.sheet
    rules: dict[str, Any] = {
        "targets": _targets(session.targets),
        "passed_out": sheet.rules.passed_out.value,
        "honours": sheet.rules.honours,
    }
    if sheet.rules.rotation is not Rotation.WRITTEN:
        rules["rotation"] = sheet.rules.rotation.value
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": sheet.id,
        "date": sheet.date.isoformat(),
        "place": sheet.place,
        "players": list(sheet.players),
        "planned_deals": sheet.planned_deals,
        "rules": rules,
    }


def plain_deal(deal: Deal, counts: Counts) -> dict[str, Any]:
    """Return one deal as a JSON value, keys that are not filled in left out.

    A half-settled Z is left out too: the file's key holds both teams or is absent.
    """
    return FIELDS.write(Whole(deal, counts))


def _targets(table: TargetTable) -> str | dict[str, Any]:
    if table in (HOUSE, OFFICIAL):
        return table.name
    rows = {str(hcp): list(row) for hcp, row in enumerate(table.rows, start=20)}
    return {"name": table.name, **rows}
