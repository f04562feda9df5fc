"""Results as players say and write them: `=`, `+1`, `-2`, or the number of tricks taken."""

from __future__ import annotations

import re

from .checks import as_figure, check_tricks
from .contract import Contract, check_contract
from .refused import Reason, Refused

# A minus is a hyphen on the keyboard, a minus sign in print, a dash where a program "corrected" it.
_MINUS = "-\N{MINUS SIGN}\N{EN DASH}"
_RESULT = re.compile(rf"(?P<sign>[+{re.escape(_MINUS)}]?)\s*(?P<number>[0-9]{{1,3}})")


def parse_result(text: str, contract: Contract) -> int:
    """Read a result and give the tricks that declarer's side took, 0 to 13.

    `=` is the contract made exactly, a number with a sign counts from there (`+0` and `-0` are
    `=`), a number without a sign is the tricks taken. Refused: nothing (`RESULT_EMPTY`), what is
    no result (`RESULT`), more overtricks or undertricks than there are tricks (`OVERTRICKS`,
    `UNDERTRICKS`), more than 13 tricks (`TRICKS`), what is no contract (`NO_CONTRACT`).
    """
    check_contract(contract)
    if not isinstance(text, str):
        raise Refused(Reason.RESULT, text=as_figure(text))
    written = text.strip()
    if not written:
        raise Refused(Reason.RESULT_EMPTY)
    if written == "=":
        return contract.needed
    match = _RESULT.fullmatch(written)
    if match is None:
        raise Refused(Reason.RESULT, text=as_figure(written))
    number = int(match["number"])
    if match["sign"] == "":
        check_tricks(number)
        return number
    if match["sign"] == "+":
        most = 13 - contract.needed
        if number > most:
            raise Refused(Reason.OVERTRICKS, contract=contract, most=most, overtricks=number)
        return contract.needed + number
    if number > contract.needed:
        raise Refused(
            Reason.UNDERTRICKS, contract=contract, most=contract.needed, undertricks=number
        )
    return contract.needed - number


def result_text(contract: Contract, tricks: int, *, minus: str = "-") -> str:
    """Write the tricks taken, 0 to 13, as the result against the contract: `=`, `+1`, `-2`.

    `minus` is the sign for undertricks: the hyphen for files, a real minus sign for people.
    Refused: what is no contract (`NO_CONTRACT`), other tricks (`TRICKS`).
    """
    check_contract(contract)
    check_tricks(tricks)
    over = tricks - contract.needed
    if over == 0:
        return "="
    return f"+{over}" if over > 0 else f"{minus}{-over}"
