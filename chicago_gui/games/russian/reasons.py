"""Why an entry is refused: each reason is the sentence's pattern, its figures named in braces."""

from enum import Enum


class Reason(Enum):
    """Reasons in the words of the game; `form` puts them into the language of the sheet."""

    PLAYERS_FIVE = "players: {count} names; five play"
    NOT_A_PLAYER = "{name} is not one of the five"
    PLAN = "planned deals: {planned} is not 1 to 60"
    PLAN_PAST = "{dealt} deals are dealt already"
    PLAN_FULL = "all {planned} planned deals are dealt; plan more to go on"
    DEALS_MANY = "{count} deals; a session has at most 60"
    NO_SUCH_DEAL = "there is no such deal"
    LAST_DEAL_OPEN = "deal {number} has no contract yet"
    TWO_OPEN = "deal {number} is still being played"
    DECKS_BY_PREPARER = "the preparer hands out the decks (F2)"

    FILE_HANDS_OUT = (
        "deal {number} is handed out in the file, which leaves its counts out; in the book it is "
        "still with the preparer"
    )
    FILE_UNFIT = "the counts that the book keeps do not fit the session as the file has it"

    COUNT = "hcp {deck} is {hcp}; a hand holds 0–37"
    NOTED = "noted hcp of {name} is {hcp}; a hand holds 0–37"
    SUM = "the four counts add up to {total}, not 40"
    SUM_MISSING = "the four counts are not complete"
    COUNTS_SECRET = "the deal is not over; its counts are the preparer's"

    PREPARER_FIRST = "who prepares the deal is not written yet"
    DECK_TO_PREPARER = "{name} prepares the deal and picks no deck"
    DECK_HELD = "{name} has deck {deck} already"
    DECK_PLAYER_TWICE = "{name} has two decks"
    TEAMS_TWICE = "teams: {name} is there twice"
    TEAMS_PREPARER = "teams: {name} prepares the deal and sits out"
    TEAMS_DECKS = "teams: they are not the four who picked decks"
    TEAMS_FIRST = "the teams are not written yet"
    SITS_OUT = "{name} sits this deal out"
    NO_CONTRACT = "{what} before there is a contract"
    PASSED_OUT = "{what} for a deal that was passed out"
    BID_BY = "bid by {name}, who is not declarer's partner"
    TRICKS = "{tricks} tricks; a deal has 0–13"
    HONOURS_OFF = "honours, but the rules count none"
    HONOURS = "honours of {name} are {points}; they are 100 or 150"
    HONOURS_TWICE = "honours in two hands; only one can hold them"
    SWAP_LATE = "the deal is over; a swap comes before the lead"
