"""Why an entry on the score card is refused: each reason is the sentence's pattern."""

from enum import Enum, unique


@unique
class MatchReason(Enum):
    """Reasons in the words of the game, their figures named in braces."""

    TEAMS_TWO = "teams: {count}; two play a match"
    TEAM_EMPTY = "teams: a team has no name"
    TEAM_TWICE = "teams: both are called {name}"
    PLAYERS_FOUR = "{team}: players named: {count}; a team has four"
    PLAYER_EMPTY = "{team}: a name is empty"
    PLAYER_TWICE = "{team}: {name} is there twice"
    PLAN = "planned boards: {planned} is not 1 to 64"
    PLAN_PAST = "board {number} is begun already"
    OTHER_MATCH = "the other card is of {teams}, another match"
    NO_DISPUTE = "board {number} is not in dispute there"
