"""Why an entry is refused in four-deal Chicago and in no other game."""

from enum import Enum, unique


@unique
class RoundReason(Enum):
    """Reasons in the words of the game."""

    ROUND_FULL = "a round has four deals that count; {count} would come after them"
