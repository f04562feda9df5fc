"""Points for honours in one hand, for the rule sets that count them; the house game does not."""

from __future__ import annotations

from .checks import as_figure, is_count
from .contract import Contract, Denomination, check_contract
from .refused import Reason, Refused

# Four of the five trump honours in one hand; all five, or in no trump the four aces.
HONOUR_POINTS = (100, 150)


def check_honours(points: int, contract: Contract) -> None:
    """Refuse points for honours that no hand can hold in this contract.

    In a suit contract honours are 100 or 150 points (else `HONOURS`), in no trump 150 only (else
    `HONOURS_NOTRUMP`): the honours of rubber bridge, as the crib sheet has them. What is no
    contract is refused too (`NO_CONTRACT`).
    """
    check_contract(contract)
    if not any(is_count(points, honour, honour) for honour in HONOUR_POINTS):
        raise Refused(Reason.HONOURS, points=as_figure(points))
    if contract.denomination is Denomination.NOTRUMP and points != HONOUR_POINTS[-1]:
        raise Refused(Reason.HONOURS_NOTRUMP, points=points)
