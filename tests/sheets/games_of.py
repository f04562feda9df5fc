"""The parts of the games with sittings by name, for tests that are told the name."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from chicago_gui.games.four_deal import form as four_deal_form
from chicago_gui.games.four_deal import session as four_deal_apply
from chicago_gui.games.four_deal import session as four_deal_view
from chicago_gui.games.four_deal import session_file as four_deal_file
from chicago_gui.games.rubber import form as rubber_form
from chicago_gui.games.rubber import session as rubber_apply
from chicago_gui.games.rubber import session as rubber_view
from chicago_gui.games.rubber import session_file as rubber_file
from chicago_gui.sheet.sittings.form import SittingForm

FORMS: dict[str, SittingForm[Any, Any]] = {
    "four-deal": four_deal_form.FORM,
    "rubber": rubber_form.FORM,
}
APPLY: dict[str, ModuleType] = {"four-deal": four_deal_apply, "rubber": rubber_apply}
VIEWS: dict[str, ModuleType] = {"four-deal": four_deal_view, "rubber": rubber_view}
FILES: dict[str, ModuleType] = {"four-deal": four_deal_file, "rubber": rubber_file}
