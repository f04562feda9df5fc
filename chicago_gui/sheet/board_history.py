"""What the history and the differences say of boards and of the heading of an evening with them.

The card of a deal is one value there, as people write it: `4♠X N −1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from chicago_gui.sheet.board_deal import BoardDeal
from chicago_gui.sheet.board_words import letter
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.history_words import HistoryWords, both
from chicago_gui.sheet.words import contract_text, result_words, tr


def card_words(deal: BoardDeal | None) -> str:
    """Return a whole card in a few signs, empty for an empty one."""
    if deal is None or not deal.has_contract:
        return ""
    if deal.contract is None:
        return tr("pass")
    seat = letter(deal.declarer) if deal.declarer else ""
    parts = (contract_text(deal.contract), seat, result_words(deal.contract, deal.tricks))
    return " ".join(filter(None, parts))


def note_words(deal: BoardDeal | None) -> str:
    """Return the note on a card in one line."""
    return "" if deal is None else " ".join(deal.note.split())


def heading_fields(*own: Field) -> Fields[Mapping[str, Any]]:
    """Return the fields of a heading, which is the file's own object: the usual and its `own`."""
    usual = (
        heading_field("date", "date", "date {what}"),
        heading_field("place", "place", "place {what}"),
        *own,
        heading_field("rules", "rules", "rules {what}", in_words=_rule_words),
    )
    return Fields(usual)


def heading_field(
    key: str,
    name: str,
    words: str,
    shown: Callable[[Any], object] = lambda value: value,
    in_words: Callable[[Entry], str] | None = None,
) -> Field:
    """Return a field of a heading; `shown` makes of the file's value what is said of it."""

    def value(heading: Mapping[str, Any]) -> object:
        return shown(heading[key]) if key in heading else None

    return Field(key, name, words, value, in_words=in_words)


def _rule_words(entry: Entry) -> str:
    return tr("rule {rule}: {what}").format(rule=entry.path[-1], what=both(entry))


def board_words(entry: Entry) -> str:
    """Return which board an entry is on."""
    return tr("board {number}").format(number=entry.number)


def history_words(
    heading: Fields[Mapping[str, Any]], board: Fields[Any], whole_patterns: Mapping[str, str]
) -> HistoryWords:
    """Return the words of a game of boards; `whole_patterns` are some steps' own patterns."""
    return HistoryWords(
        heading.by_key, board.by_key, where=board_words, whole_patterns=whole_patterns
    )
