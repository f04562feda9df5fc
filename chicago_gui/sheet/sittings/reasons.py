"""Why an entry in a sitting is refused: each value is the sentence, its figures in braces."""

from enum import Enum, unique


@unique
class SittingReason(Enum):
    """Reasons in the words of the game; `sheet.words` puts them into the language of the sheet."""

    PLAYERS = "players named: {count}; 4 to 7 play"
    NOT_A_PLAYER = "{name} is not one of the players"
    SIDES_TWICE = "sides: {name} is there twice"
    DEALER_OUT = "dealer: {name} is on neither side"
    AWAY_TWICE = "away: {name} is there twice"
    AWAY_PLAYS = "away: {name} plays"
    TOO_FEW_LEFT = "players left: {count}; 4 to 7 play"
    SITS_OUT = "{name} is on neither side and sits out"

    NO_SUCH_DEAL = "there is no such deal"
    NO_SUCH_SITTING = "there is nothing to change there"
    ONLY_THE_LAST = "only the last deal can be taken out; others follow this one"
    NOT_EMPTY = "its deals are there already; take them out first"
    NONE_DEALT = "the one before has no deal yet; change its sides instead"
    IN_PLAY = "deal {number} has no result yet"

    NO_CONTRACT = "{what} before there is a contract"
    NO_DECLARER = "result before anybody plays the contract"
    PASSED_OUT = "{what} for a deal that was passed out"
    TRICKS = "{tricks} tricks; a deal has 0–13"
    HONOURS_OFF = "honours, but the rules count none"
    HONOURS = "honours of {name} are {points}; they are 100 or 150"
    HONOURS_TWICE = "honours in two hands; only one can hold them"
