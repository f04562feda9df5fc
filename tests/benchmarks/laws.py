"""How fast the laws answer beside a dict that has every answer, and beside other programs' laws.

The floor is what somebody would write who has worked out the answers before: a function of the
same arguments that looks them up, with text for the contract.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import product
from time import thread_time
from typing import Any

from chicago_gui.scoring import ALL_BIDS, Contract, imps, score
from tests.benchmarks.lines import Line, medians

ROUNDS = 21
Act = Callable[[], float]
MOST = 25
"""The most a law takes, in look-ups: 1,000 results of a large session in a few milliseconds."""

_TEXTS = [bid + doubled for bid in map(str, ALL_BIDS) for doubled in ("", "X", "XX")]
_CASES = list(product(_TEXTS, range(14), (False, True)))
_POINTS = range(-4000, 4001, 10)
_SCORES = {case: score(Contract.parse(case[0]), case[1], case[2]) for case in _CASES}
_IMPS = {points: imps(points) for points in _POINTS}


def laws() -> Iterator[Line]:
    """Measure; yield the lines."""
    kinds = {
        "score() on values": (_SCORE_LINE, _scores()),
        "Contract.parse() and score() on text": (_SCORE_LINE, _texts()),
        "imps()": (_IMPS_LINE, _points()),
    }
    gc.disable()  # what was made for the measuring is not looked through while it lasts
    for what, (floor, acts) in kinds.items():
        took = medians({"floor": floor, **acts}, ROUNDS)
        own, least = took.pop("Chicago"), took.pop("floor")
        yield Line(what, own, least, "ns", MOST, "looked up in a dict", took)
    gc.enable()


def look_up(contract: str, tricks: int, vulnerable: bool) -> int:
    """The floor for scores."""
    return _SCORES[contract, tricks, vulnerable]


def look_up_imps(points: int) -> int:
    """The floor for IMPs."""
    return _IMPS[points]


def _three(function: Callable[[Any, int, Any], object], cases: list[Any]) -> Act:
    """Return what measures a function of contract, tricks and vulnerability, in ns a call.

    What other programs take of the processor meanwhile is not counted.
    """

    def act() -> float:
        begun = thread_time()
        for contract, tricks, vulnerable in cases:
            function(contract, tricks, vulnerable)
        called = thread_time()
        for _contract, _tricks, _vulnerable in cases:
            pass
        return _each(begun, called, thread_time(), len(cases))

    return act


def _parse_and_score() -> float:
    """Measure the two calls where they stand, as the floor's one is: with no function around."""
    begun = thread_time()
    for text, tricks, vulnerable in _CASES:
        score(Contract.parse(text), tricks, vulnerable)
    called = thread_time()
    for _text, _tricks, _vulnerable in _CASES:
        pass
    return _each(begun, called, thread_time(), len(_CASES))


def _one(function: Callable[[int], object]) -> Act:
    def act() -> float:
        begun = thread_time()
        for points in _POINTS:
            function(points)
        called = thread_time()
        for _points in _POINTS:
            pass
        return _each(begun, called, thread_time(), len(_POINTS))

    return act


def _each(begun: float, called: float, ended: float, times: int) -> float:
    """Return the ns that a call took beyond the loop around it."""
    return 1e9 * ((called - begun) - (ended - called)) / times


_SCORE_LINE = _three(look_up, _CASES)
_IMPS_LINE = _one(look_up_imps)


def _scores() -> dict[str, Act]:
    """A score of a contract that is made already, ours and theirs."""
    ours = [(Contract.parse(text), tricks, z) for text, tricks, z in _CASES]
    acts = {"Chicago": _three(score, ours)}
    with suppress(ImportError):
        endplay = import_module("endplay.types")

        zs = {False: endplay.Vul.none, True: endplay.Vul.both}
        theirs = [(_of_endplay(endplay, *case), case[1], zs[case[2]]) for case in _CASES]
        acts["endplay"] = _three(lambda contract, _, z: contract.score(z), theirs)
    with suppress(ImportError):
        bridgebots = import_module("bridgebots")

        made = [(bridgebots.Contract.from_str(text), tricks, z) for text, tricks, z in _CASES]
        acts["bridgebots"] = _three(
            lambda contract, tricks, z: bridgebots.calculate_score(
                contract.level, contract.suit, contract.doubled, tricks, z
            ),
            made,
        )
    with suppress(ImportError):
        redeal = import_module("redeal")

        dealt = [
            (redeal.Contract.from_str(text.replace("NT", "N"), z), tricks, z)
            for text, tricks, z in _CASES
        ]
        acts["redeal"] = _three(lambda contract, tricks, _: contract.score(tricks), dealt)
    return acts


def _texts() -> dict[str, Act]:
    """The same from the contract's text."""
    acts = {"Chicago": _parse_and_score}
    with suppress(ImportError):
        endplay = import_module("endplay.types")

        zs = {False: endplay.Vul.none, True: endplay.Vul.both}
        theirs = [(_endplay_text(*case), case[1], zs[case[2]]) for case in _CASES]
        acts["endplay"] = _three(lambda text, _, z: endplay.Contract(text).score(z), theirs)
    with suppress(ImportError):
        bridgebots = import_module("bridgebots")

        def of_text(text: str, tricks: int, z: bool) -> object:
            made = bridgebots.Contract.from_str(text)
            return bridgebots.calculate_score(made.level, made.suit, made.doubled, tricks, z)

        acts["bridgebots"] = _three(of_text, _CASES)
    with suppress(ImportError):
        redeal = import_module("redeal")

        dealt = [(text.replace("NT", "N"), tricks, z) for text, tricks, z in _CASES]
        acts["redeal"] = _three(
            lambda text, tricks, z: redeal.Contract.from_str(text, z).score(tricks), dealt
        )
    return acts


def _endplay_text(text: str, tricks: int, _: bool) -> str:
    """The contract as endplay reads it, with its result: it keeps that in the contract."""
    over = tricks - int(text[0]) - 6
    bid = text.rstrip("X")
    return f"{bid}N{text[len(bid) :]}{over:+d}" if over else f"{bid}N{text[len(bid) :]}="


def _of_endplay(endplay: Any, *case: Any) -> Any:
    return endplay.Contract(_endplay_text(*case))


def _points() -> dict[str, Act]:
    acts = {"Chicago": _one(imps)}
    with suppress(ImportError):
        redeal = import_module("redeal")

        acts["redeal"] = _one(lambda points: redeal.imps(points, 0))
    return acts
