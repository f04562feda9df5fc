"""Why an entry is refused in rubber bridge and in no other game."""

from enum import Enum, unique


@unique
class RubberReason(Enum):
    """Reasons in the words of the game."""

    WON_BEFORE = "deal {deal} wins the rubber, and deals come after it: {later}"
    WON_STOPPED = "deal {deal} wins the rubber, so it cannot be stopped"
    NOT_OVER = "the rubber is neither won nor stopped"
    STOPPED = "the rubber is stopped; let it go on first"
    PREMIUM = "{rule} is {points} points; it is 0 to {most}"
