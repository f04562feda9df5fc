"""The house game: Chicago for five with Russian scoring; what everybody may know of it.

Its secret half, the evening with its counts, is the package `evening`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chicago_gui.games.house.rotation.advise import HasSheet
    from chicago_gui.games.house.view import Advice


def advise(session: HasSheet) -> Advice:
    """Return the advice for the first deal without a contract, or else for the deal to come."""
    from chicago_gui.games.house.rotation.advise import advise  # dear, and seldom asked for

    return advise(session)
