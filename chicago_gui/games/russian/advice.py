"""What the sheet advises for a deal: who prepares it, who plays with whom, who opens."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.games.russian.deal import Teams


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice for the first deal without a contract, or the deal to come.

    `preparer` is `None` while it cannot be known. `reason` is `"first"`, `"dummy"`, `"swap"`,
    `"hand-over"` or `"same"`. `declarer` is who should play the last contract: another than the
    one written when a swap is due. `line_ups` are the legal ones, best first.
    """

    preparer: str | None
    reason: str
    declarer: str | None
    line_ups: tuple[Teams, ...]
    opening_bid: str | None
