"""Reads and writes boards and their deals in session file, book and CSV.

Reading is strict, and equal sessions are written identically.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from chicago_gui.record import replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused, result_text
from chicago_gui.sheet.boards.deal import (
    DEAL_FIELDS,
    MOST_BOARDS,
    Board,
    BoardDeal,
    check_board_deal,
    check_number,
    dealer_of,
    score_ns,
    vulnerability_of,
)
from chicago_gui.sheet.fields import HEADING, compact, reading_records
from chicago_gui.sheet.rules import RuleTable
from chicago_gui.sheet.session_file import (
    HEAD_KEYS,
    PASS,
    FilePlace,
    Value,
    head_at,
    head_of,
    placed,
)
from chicago_gui.sheet.words import tr

SomeSession = TypeVar("SomeSession", bound=Any)
SomeBoard = TypeVar("SomeBoard", bound=Board)


class BoardsFile(ABC, Generic[SomeSession, SomeBoard]):
    """Reads and writes the session file and the records of one game.

    The book has a record for the heading and one per board, so a change touches few records.
    Records are named by the board's number, so a board played out of turn renames no other.
    """

    game: str
    """The name of the game in session files."""
    rules: RuleTable[Any]
    own_keys: tuple[str, ...]
    """The keys of the heading between place and rules."""
    setting: str
    """A setting of this laptop, in the heading's record and not in the session file."""

    def __init__(self) -> None:
        """Remember the texts of boards: a change leaves most of them as they were."""
        self._text = remembered(4 * MOST_BOARDS)(lambda board: compact(self.record_of(board)))

    # --- defined by each game

    @abstractmethod
    def session_at(self, keys: Mapping[str, FilePlace], head: Mapping[str, Any]) -> SomeSession:
        """Return the session without boards from its `own_keys`; `head` are its other attributes.

        Raises `SessionFileError`, or `Refused` if the heading is not valid.
        """

    @abstractmethod
    def own_heading(self, session: SomeSession) -> dict[str, Any]:
        """Return the values of the `own_keys`."""

    @abstractmethod
    def board_at(
        self, place: FilePlace, seen: set[int], session: SomeSession | None = None
    ) -> SomeBoard:
        """Return the board at `place`; its number must not be in `seen`.

        It must suit the heading of `session`, unless that is `None`.
        """

    @abstractmethod
    def board_value(self, board: SomeBoard) -> dict[str, Any]:
        """Return one board as a JSON value."""

    @abstractmethod
    def setting_value(self, session: SomeSession) -> object:
        """Return the JSON value of the `setting`; `None` if it is the usual one."""

    @abstractmethod
    def setting_at(self, place: FilePlace) -> object:
        """Return the attribute for the `setting` at `place`; raises `SessionFileError`."""

    def record_of(self, board: SomeBoard) -> dict[str, Any]:
        """Return the JSON value of a board's record."""
        return self.board_value(board)

    def board_of(self, number: int, value: Any) -> SomeBoard:
        """Return the board in a record's value; raises `SessionFileError`."""
        return self.board_at(FilePlace(value, board_place(number)), set())

    # --- the session file

    def read(self, top: FilePlace) -> SomeSession:
        """Return the session in the JSON value `top`, whose format and version are checked.

        Raises `SessionFileError` with one sentence that names the place.
        """
        known = (*HEAD_KEYS, *self.own_keys, "rules", "boards")
        keys = top.keys(known, needed=[key for key in known if key != "place"])
        keys["game"].choice([self.game])
        head = {**head_at(keys), "rules": self.rules.read(keys["rules"])}
        try:
            session = self.session_at(keys, head)
        except Refused as refused:
            raise placed("", refused) from None
        found: dict[int, SomeBoard] = {}
        for index, at in enumerate(keys["boards"].items(), start=1):
            where = tr("boards {number}").format(number=index)
            board = self.board_at(FilePlace(at.value, where), set(found), session)
            found[board.number] = board
        boards = tuple(found[number] for number in sorted(found))
        after: SomeSession = replace(session, boards=boards)
        return after

    def dumps(self, session: SomeSession) -> str:
        """Return the text of the session file; equal sessions give equal texts."""
        boards = [self.board_value(board) for board in session.boards]
        value = {**self._heading(session), "boards": boards}
        return json.dumps(value, indent=1, ensure_ascii=False)

    def _heading(self, session: SomeSession) -> dict[str, Any]:
        """Return the JSON value without the boards."""
        own, rules = self.own_heading(session), self.rules.write(session.rules)
        return {**head_of(session), **own, "rules": rules}

    # --- the records

    def records(self, session: SomeSession) -> dict[str, str]:
        """Return the session as named JSON texts: `heading`, then `001`, `002` … by board."""
        heading, setting = self._heading(session), self.setting_value(session)
        if setting is not None:
            heading[self.setting] = setting
        boards = {f"{board.number:03}": self._text(board) for board in session.boards}
        return {HEADING: compact(heading), **boards}

    def session_of(self, records: Mapping[str, str]) -> SomeSession:
        """Return the session in these records; its boards are not checked again.

        Raises `SessionFileError` if `records` cannot have written them.
        """
        with reading_records():
            values = {name: json.loads(text) for name, text in records.items()}
            heading = {**values.pop(HEADING)}
            boards = {int(name): values[name] for name in sorted(values)}
        found: dict[str, Any] = {}
        if self.setting in heading:
            place = FilePlace(heading.pop(self.setting), self.setting)
            found[self.setting] = self.setting_at(place)
        session: Any = self.read(FilePlace({**heading, "boards": []}, ""))
        found["boards"] = tuple(self.board_of(number, value) for number, value in boards.items())
        after: SomeSession = replace(session, **found)
        return after


def board_place(number: int) -> str:
    """Return the words for a board's place in a file: `board 7`."""
    return tr("board {number}").format(number=number)


def number_at(place: FilePlace, seen: set[int]) -> int:
    """Return the board number at `place`.

    Raises `SessionFileError` if there is no such board, or if the number is among those `seen`.
    """
    number = place.whole()
    try:
        check_number(number, seen)
    except Refused as refused:
        raise placed(tr("boards"), refused) from None
    return number


def board_deal_at(value: Any, where: str) -> BoardDeal:
    """Return the deal in the JSON object `value`, whose place is `where`.

    Raises `SessionFileError` with one sentence that names the place.
    """
    return board_deal_from(FilePlace(value, where).keys(DEAL_FIELDS.by_key), where)


def board_deal_from(keys: Mapping[str, FilePlace], where: str) -> BoardDeal:
    """Return the deal from the members `keys` of the object at `where`; other keys are ignored.

    Raises `SessionFileError` with one sentence that names the place.
    """
    deal = BoardDeal(**DEAL_FIELDS.attributes(keys))
    try:
        check_board_deal(deal)
    except Refused as refused:
        raise placed(where, refused) from None
    return deal


def board_cells(board: int) -> list[Value]:
    """Return the CSV cells for number, dealer and vulnerability of `board`."""
    return [board, dealer_of(board).value, vulnerability_of(board).value]


def deal_cells(board: int, deal: BoardDeal) -> list[Value]:
    """Return the CSV cells for contract, declarer, result and score of `deal`."""
    contract, tricks = deal.contract, deal.tricks
    return [
        PASS if deal.passed_out else str(contract or ""),
        deal.declarer.value if deal.declarer else "",
        "" if contract is None or tricks is None else result_text(contract, tricks),
        score_ns(board, deal),
    ]
