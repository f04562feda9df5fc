"""The house game: Chicago for five with Russian scoring.

Everything here is public. The secret half, the counts, is the package `evening`.
"""

from chicago_gui.games.house.rotation.advise import advise

__all__ = ["advise"]
