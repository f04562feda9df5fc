"""What steps on a card are called in books, which they are for good."""

from chicago_gui.scoring import Contract
from chicago_gui.sheet.board_deal import EnterContract, EnterNote, EnterResult, PassOut
from chicago_gui.sheet.board_game import ENTRY_NAMES, entry_kind, writes_result


def test_every_entry_has_its_word_and_its_name() -> None:
    entries = (EnterContract(Contract.parse("1C")), PassOut(), EnterResult(7), EnterNote("x"))
    kinds = [entry_kind(entry) for entry in entries]
    assert kinds == ["contract", "pass-out", "result", "note"]
    assert [kind in ENTRY_NAMES for kind in kinds] == [True] * 4
    assert [writes_result(kind) for kind in kinds] == [True, True, True, False]
