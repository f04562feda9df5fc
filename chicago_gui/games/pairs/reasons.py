"""Why an entry on a traveller is refused: each reason is the sentence's pattern."""

from enum import Enum, unique


@unique
class PairsReason(Enum):
    """Reasons in the words of the game, their figures named in braces."""

    PAIRS = "pairs: {count}; 2 to 20 play"
    PLAYER_EMPTY = "pair {pair}: a name is empty"
    PLAYER_TWICE = "pair {pair}: {name} is there twice"
    NO_PARTNER = "{name} has no partner"
    WINNERS = "winners: {winners}; there is one, or one in each direction"
    NO_PAIR = "there is no pair {pair}"
    MEETS_ITSELF = "pair {pair} cannot meet itself"
    PAIR_TWICE = "pair {pair} is there twice"
    MEETING = "board and pairs are wanted, North–South first, such as 7 1 5"
    NO_RESULT = "there is no such result on board {number}"
    PAIR_PLAYS = "pair {pair} is on the travellers already"
    ROUND = "boards a round: {boards} is not 1 to {most}"
    WRITTEN = (
        "board {number}: {ns} against {ew} is played already, and the movement has it otherwise"
    )
