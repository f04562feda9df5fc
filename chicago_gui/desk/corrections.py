"""Which cells of a deal that is over were written otherwise after everybody had seen them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chicago_gui.book import Parts, Step, Written, is_over
from chicago_gui.sheet.game import REPLACE, At


def corrections(steps: Iterable[Step], parts: Parts) -> dict[At, tuple[str, ...]]:
    """Return the corrected cells by the place of their deal, in the session file's words.

    Such as `{5: ("hcp.B", "contract")}`. What was undone, or corrected back, is none, and nor is
    a name that is only written otherwise.
    """
    game = parts.game
    names = game.history_words.told_by_heading
    # Of each deal, by cell: what stood there when it was opened, and what stands there now.
    seen: dict[At, dict[str, tuple[object, object]]] = {}
    # Whether the deal in a record may have been over by now.
    over: dict[str, bool] = {}
    for step in steps:
        if step.state != "done" or step.kind in names:
            continue
        for name, *texts in step.patch:
            at = game.at(name)
            if at is None:
                continue
            if name not in over:
                over[name] = is_over(parts.of(name, texts[0]))
            if not over[name]:
                # Nothing is read that cannot matter: at the start that would be every key typed.
                over[name] = step.kind == REPLACE or game.ends_a_deal(step.kind)
                continue
            part = Written(name, at, *(parts.of(name, text) for text in texts))
            if part.corrects:
                for each in game.fields(name).differences(part.before, part.after, spread=False):
                    if not each.field.remark:
                        cells = seen.setdefault(at, {})
                        key = ".".join(each.path)
                        first, _ = cells.get(key, (each.before, None))
                        cells[key] = (first, each.after)
            if part.after is None:
                seen.pop(at, None)  # another deal may take its place
    found = {
        at: tuple(key for key, (first, now) in cells.items() if now != first)
        for at, cells in seen.items()
    }
    return {at: keys for at, keys in found.items() if keys}


def with_corrections(view: Any, steps: Iterable[Step], parts: Parts) -> Any:
    """Return `view` with the corrected cells of its deals that are over."""
    found = corrections(steps, parts)
    return parts.game.corrected(view, found) if found else view
