"""The history that everybody may read: every change, without the secrets of open deals."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.book import Book, history_of
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import EnterHcp, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import replace
from chicago_gui.scoring import TargetTable
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import HistoryAction, HistoryLine
from chicago_gui.sheet.setup import ChangeRules
from tests.book.typist import at, longer, typed
from tests.sheets import known

Said = tuple[tuple[str, ...], object, object]


def lines(book: Book, session: Session) -> tuple[HistoryLine, ...]:
    return history_of(book.history(session.sheet.id), book.load(session.sheet.id).session)


def said(line: HistoryLine) -> list[Said]:
    return [(each.path, each.before, each.after) for each in line.entries]


def secrets(found: Sequence[HistoryLine]) -> list[Entry]:
    return [each for line in found for each in line.entries if each.path[0] in ("hcp", "noted_hcp")]


def until_result(session: Session) -> Session:
    """The first deal of an evening, played but without its result."""
    first = longer(session, 1)
    deal = replace(first.deals[0], tricks=None)
    return Session(replace(first.sheet, deals=(deal,)), first.counts)


def test_counts_of_an_open_deal_are_not_there_at_all(book: Book) -> None:
    evening = until_result(known.session("evening-3-official"))
    typist = typed(book, evening)
    # A correction by the preparer must not show either.
    hcp = evening.counts[0].hcp[0] or 0
    typist.type(EnterHcp(0, Deck.A, None))
    typist.undo()
    found = lines(book, evening)
    assert not secrets(found)
    assert "EnterHcp" not in {line.kind for line in found}
    # After the deal everybody may read it.
    typist.type(c.EnterResult(0, 9))
    found = lines(book, evening)
    assert [line.kind for line in found].count("EnterHcp") == 6
    assert (("hcp", "A"), hcp, None) in [each for line in found for each in said(line)]


def test_a_file_that_changes_counts_of_an_open_deal_tells_nothing_of_them(book: Book) -> None:
    evening = until_result(known.session("evening-3-official"))
    book.add(evening, at(0))
    a, b, cc, d = (count or 0 for count in evening.counts[0].hcp)
    counts = replace(evening.counts[0], hcp=(b, a, d, cc))
    book.replace(replace(evening, counts=(counts,)), at(1))
    found = lines(book, evening)
    assert [line.action for line in found][-1:] == [HistoryAction.REPLACED]
    assert not secrets(found)
    assert all(not line.deals for line in found if line.action is not HistoryAction.TAKEN_IN)


def test_what_differs_between_two_versions() -> None:
    one = known.session("evening-2-going-on")
    over = next(index for index, deal in enumerate(one.deals) if deal.over)
    still = next(index for index, deal in enumerate(one.deals) if not deal.over)
    other = apply(one, c.EnterNote(over, "x"))
    a, b, cc, d = (count or 0 for count in one.counts[over].hcp)
    other = apply(other, c.CorrectCounts(over, (a + 1, b - 1, cc, d)))
    secret = [count or 0 for count in one.counts[still].hcp]
    counts = list(other.counts)
    counts[still] = replace(counts[still], hcp=(secret[1], secret[0], secret[2], secret[3]))
    assert counts[still] != other.counts[still]
    other = replace(other, counts=tuple(counts))
    assert [(x.number, x.path, x.before, x.after) for x in GAME.what_differs(one, other)] == [
        (one.sheet.numbers[over], ("hcp", "A"), a, a + 1),
        (one.sheet.numbers[over], ("hcp", "B"), b, b - 1),
        (one.sheet.numbers[over], ("note",), None, "x"),
    ]
    assert GAME.what_differs(one, one) == ()


def test_a_deal_over_in_one_version_only_keeps_its_secret() -> None:
    one = until_result(known.session("evening-3-official"))
    other = apply(one, c.EnterResult(0, 9))
    other = replace(other, counts=(replace(one.counts[0], hcp=(10, 10, 10, 10)),))
    for both in ((one, other), (other, one)):
        assert {each.path for each in GAME.what_differs(*both)} == {("tricks",)}


def test_a_table_of_one_s_own_is_told_by_its_name() -> None:
    house = known.session("evening-1")
    mine = TargetTable("Ours", ((0, 0),) * 21)
    other = TargetTable("Ours", tuple((0, hcp % 2) for hcp in range(20, 41)))
    ours = apply(house, ChangeRules(replace(house.sheet.rules, targets=mine)))
    (entry,) = GAME.what_differs(house, ours)
    assert (entry.path, entry.before, entry.after) == (("rules", "targets"), "house", "Ours")
    rows = GAME.what_differs(
        ours, apply(ours, ChangeRules(replace(house.sheet.rules, targets=other)))
    )
    assert rows[0] == Entry(None, ("rules", "targets", "21"), [0, 0], [0, 1])


def test_differences_print_no_values() -> None:
    evening = known.session("evening-1")
    text = GAME.records(evening)["000"]
    (first, *_) = GAME.fields("000").differences(None, GAME.part("000", text))
    assert repr(first) == "FieldChange(prepared_by)"
    whole = GAME.part("000", text)
    assert repr(whole) == object.__repr__(whole)


def test_who_comes_and_goes_is_one_line_and_is_undone(book: Book) -> None:
    evening = longer(known.session("evening-1"), 3)
    typist = typed(book, evening)
    before = book.load(evening.sheet.id).session
    last = evening.sheet.players[4]
    typist.type(c.ChangeAttendance((last,), ("Zoe",)))
    kept = book.load(evening.sheet.id).session
    assert kept.sheet.there_next == (*evening.sheet.players[:4], "Zoe")
    *_, line = history_of(book.history(evening.sheet.id), kept)
    assert line.kind == "ChangeAttendance"
    assert {entry.path[0] for entry in line.entries} == {"players", "away"}
    assert GAME.history_words.with_words(line).words == f"Joined: Zoe, left: {last}"
    typist.undo()
    assert book.load(evening.sheet.id).session == before


def test_separated_deals_are_told_one_by_one_and_undone(book: Book) -> None:
    evening = longer(known.session("evening-1"), 3)
    typist = typed(book, evening)
    before = book.load(evening.sheet.id).session
    last = evening.sheet.players[4]
    typist.type(c.SeparateName(last, "Zoe", (1, 2)))
    kept = book.load(evening.sheet.id).session
    assert [deal.away for deal in kept.deals] == [("Zoe",), (last,), (last,)]
    *_, line = history_of(book.history(evening.sheet.id), kept)
    assert line.kind == "SeparateName"
    told = [entry.number for entry in line.entries if entry.path == ("away",)]
    assert told[:3] == [1, 2, 2]  # the second was dealt again
    words = GAME.history_words.with_words(line).words
    assert words.startswith("Deal 2: ")
    assert words.endswith("; joined: Zoe")
    assert "away" not in words
    typist.undo()
    assert book.load(evening.sheet.id).session == before
