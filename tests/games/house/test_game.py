"""The house game for book and desk: history, and a file that replaces its session."""

from __future__ import annotations

from datetime import UTC, date, datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts, Session, dumps, loads, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.session import check_session
from chicago_gui.games.house.game import GAME, with_counts_of
from chicago_gui.games.house.rules import RULES
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import HistoryAction, HistoryLine
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.words import unbroken
from tests.games.house.evening.make import attempt
from tests.games.house.evening.strategies import any_change, half, randoms, secret_twins
from tests.scoring.refusals import refusal_of

# A session file in the place of its session -------------------------------------------------------


def differences(ours: Session, file: Session) -> list[str]:
    return GAME.history_words.differences(GAME.what_differs(ours, file))


def test_five_players_begin_again_with_the_dummy_of_the_last_deal(done: Session) -> None:
    wish = GAME.again(done, date(2026, 12, 1))
    assert (wish.players, wish.first) == (done.sheet.players, "Egor")
    assert (wish.date, wish.planned) == (date(2026, 12, 1), 15)
    assert RULES.chosen(wish.rules) == done.sheet.rules


def test_an_export_taken_back_keeps_our_counts_of_open_deals(going_on: Session) -> None:
    file = loads(dumps(going_on))
    assert file.counts[5] == Counts()
    assert with_counts_of(file, going_on) == going_on


def test_counts_that_the_file_has_are_the_file_s(going_on: Session) -> None:
    counts = (*going_on.counts[:6], Counts((1, 2, 3, 34)))
    file = replace(going_on, counts=counts)
    assert with_counts_of(file, going_on) == file


def test_another_preparer_s_deal_gets_no_counts_of_ours(going_on: Session) -> None:
    file = apply(loads(dumps(going_on)), c.EnterPreparer(6, "Аня"))
    assert with_counts_of(file, going_on).counts[6] == Counts()


def with_counts(session: Session, index: int, counts: Counts) -> Session:
    every = (*session.counts[:index], counts, *session.counts[index + 1 :])
    return replace(session, counts=every)


def handed_out(session: Session, index: int) -> Session:
    """The file of another laptop, on which the decks were given out."""
    deal = session.deals[index]
    players = [name for name in session.sheet.players if name != deal.prepared_by]
    for deck, player in list(zip(Deck, players, strict=True))[:3]:
        session = apply(session, c.PickDeck(index, deck, player))
    return loads(dumps(session))


@pytest.fixture
def counted(going_on: Session) -> Session:
    """Deal 7 is counted, and its decks still lie in the folder."""
    deals = (*going_on.deals[:6], Deal(prepared_by=going_on.deals[6].prepared_by))
    bare = replace(going_on, sheet=replace(going_on.sheet, deals=deals))
    return with_counts(bare, 6, Counts((12, 9, 13, 6)))


@pytest.mark.parametrize("hcp", [(12, 9, 13, 5), (12, 9, 13, 6), (None,) * 4])
def test_a_deal_that_only_the_file_hands_out_is_refused_whatever_was_counted(
    counted: Session, hcp: Any
) -> None:
    ours = with_counts(counted, 6, Counts(hcp))
    assert str(refusal_of(GAME.taken_in, handed_out(counted, 6), ours)) == (
        "deal 7: handed out in the file, without counts; still in preparation in the book"
    )


def test_counts_are_kept_under_the_names_of_the_file(counted: Session) -> None:
    ours = with_counts(counted, 6, Counts((12, 9, None, 6), (("Аня", 12), ("Вера", 9))))
    file = loads(dumps(apply(counted, c.Rename((("Аня", "Anna"),)))))
    whole = GAME.taken_in(file, ours)
    assert whole.counts[6] == Counts((12, 9, None, 6), (("Anna", 12), ("Вера", 9)))
    assert apply(whole, c.EnterNote(6, "goes on")).counts == whole.counts


def test_who_plays_no_more_has_noted_nothing(counted: Session) -> None:
    ours = with_counts(counted, 6, Counts((12, 9, 13, 6), (("Аня", 12), ("Вера", 9))))
    text = dumps(counted).replace("Аня", "*").replace("Вера", "Аня").replace("*", "Zoe")
    whole = GAME.taken_in(loads(text), ours)
    assert whole.counts[6] == Counts((12, 9, 13, 6), (("Аня", 12),))
    assert apply(whole, c.EnterNote(6, "goes on")).counts == whole.counts


def test_who_is_away_in_the_file_has_noted_nothing(counted: Session) -> None:
    """A refusal would tell the Table that something was noted."""
    ours = with_counts(counted, 6, Counts((12, 9, 13, 6), (("Аня", 12), ("Вера", 9))))
    seven = (*counted.sheet.players, "Zoe", "Ivan")
    file = replace(counted, sheet=replace(counted.sheet, players=seven), counts=(Counts(),) * 7)
    gone = replace(file.deals[6], away=("Вера", "Ivan"), decks=(None,) * 4, teams=None)
    before = tuple(replace(deal, away=("Zoe", "Ivan")) for deal in file.deals[:6])
    file = replace(file, sheet=replace(file.sheet, deals=(*before, gone)))
    assert with_counts_of(file, ours).counts[6] == Counts((12, 9, 13, 6), (("Аня", 12),))


def test_counts_that_fit_nothing_are_told_in_no_figure(counted: Session) -> None:
    """A book in which an earlier program let such a file in."""
    file = handed_out(counted, 6)
    refusal = refusal_of(GAME.taken_in, file, with_counts(file, 6, Counts((12, 9, 13, 5))))
    assert (refusal.reason, refusal.figures) == (HouseReason.FILE_UNFIT, {})


@half
@given(secret_twins(), randoms())
def test_what_replaces_can_be_gone_on_with_and_nobody_learns_a_count(
    twins: tuple[Session, Session], random: Random
) -> None:
    """Sessions that differ in secrets alone take the same files, and refuse the same."""
    file = twins[0]
    for _ in range(random.randint(0, 6)):
        file = attempt(file, any_change(random, file))
    file = loads(dumps(file))
    said = []
    for ours in twins:
        try:
            whole = GAME.taken_in(file, ours)
        except Refused as refused:
            said.append(str(refused))
        else:
            check_session(whole)
            assert reveal(whole) == reveal(file)
            said.append("")
    assert said[0] == said[1]
    assert reveal(twins[0]) == reveal(twins[1])


def test_an_export_of_the_session_differs_in_nothing(going_on: Session) -> None:
    assert GAME.what_differs(going_on, loads(dumps(going_on))) == ()


def test_what_differs_is_named_without_values(going_on: Session) -> None:
    file = going_on
    for change in (
        c.EnterResult(1, 11),
        c.CorrectCounts(2, (12, 5, 9, 14)),
        ChangeHeading(date(2020, 1, 1), "Riga"),
        c.EnterNoted(0, "Борис", 7),
    ):
        file = apply(file, change)
    assert differences(going_on, file) == [
        "date, place",
        "deal 1: HCP noted",
        "deal 2: result",
        "deal 3: HCP",
    ]


def test_a_new_name_differs_once_and_not_in_every_deal(going_on: Session) -> None:
    file = apply(going_on, c.Rename((("Борис", "Boris"),)))
    file = apply(apply(file, c.Rename((("Аня", "Anna"),))), c.EnterResult(1, 11))
    assert differences(going_on, file) == ["players", "deal 2: result"]


def test_other_players_differ_in_everything_they_did(done: Session) -> None:
    others = replace(done.sheet, players=(*done.sheet.players[1:], done.sheet.players[0]))
    assert differences(done, replace(done, sheet=others)) == ["players"]


def test_deals_that_only_one_has_are_counted_up(done: Session) -> None:
    fewer = replace(done, sheet=replace(done.sheet, deals=done.deals[:-2]), counts=done.counts[:-2])
    for ours, file in ((done, fewer), (fewer, done)):
        assert differences(ours, file) == ["only one has deal 14, 15"]


def test_many_deals_are_not_all_named(done: Session) -> None:
    file = done
    for index in (0, 3, 4, 5, 6, 7, 8, 9):
        file = apply(file, c.EnterNote(index, "otherwise"))
    told = differences(done, file)
    assert told[0] == "deal 1: note"
    assert told[-1] == "and 2 more deals"
    assert len(told) == 7


# The history --------------------------------------------------------------------------------------


NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def line_words(line: HistoryLine) -> str:
    return GAME.history_words.with_words(line).words


def told(
    *entries: Entry, deed: HistoryAction = HistoryAction.WRITTEN, kind: str = "", number: int = 6
) -> str:
    return line_words(HistoryLine(NOON, deed, kind, number, entries))


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(6, ("tricks",), None, "="), "Deal 6: result ="),
        (Entry(6, ("tricks",), "−1", None), "Deal 6: result −1 removed"),
        (Entry(6, ("hcp", "B"), 12, 11), f"Deal 6: deck B {unbroken('12 → 11')}"),
        (Entry(6, ("hcp", "B"), None, 0), "Deal 6: deck B 0"),
        (Entry(6, ("contract",), None, "3NTXX"), "Deal 6: contract 3NTXX"),
        (Entry(6, ("contract",), "1C", "pass"), f"Deal 6: contract {unbroken('1♣ → passed')} out"),
        (
            Entry(6, ("opening_bid",), "Anna", "Boris"),
            f"Deal 6: opening bid {unbroken('Anna → Boris')}",
        ),
        (Entry(6, ("vulnerable", "Anna – Boris"), True, None), "Deal 6: Z of Anna – Boris removed"),
        (Entry(6, ("honours", "Vera"), None, 150), "Deal 6: honours of Vera 150"),
        (Entry(6, ("teams",), None, [["A", "B"], ["C", "D"]]), "Deal 6: teams A – B against C – D"),
    ],
)
def test_an_entry_says_what_was_written_and_what_stood_there(entry: Entry, words: str) -> None:
    assert told(entry) == words


def test_what_is_undone_is_told_as_it_was_done() -> None:
    entry = Entry(6, ("tricks",), "=", None)
    assert told(entry, deed=HistoryAction.UNDONE) == "Undone: deal 6: result ="
    entry = Entry(6, ("tricks",), None, "=")
    assert told(entry, deed=HistoryAction.REDONE) == "Redone: deal 6: result ="


def test_a_line_whose_figures_are_not_for_everybody_says_no_more() -> None:
    assert told() == "Deal 6: nothing changed"
    assert line_words(HistoryLine(NOON, HistoryAction.WRITTEN)) == "Nothing changed"


def test_a_replaced_session_is_not_told_cell_by_cell_when_that_is_undone() -> None:
    entry = Entry(6, ("tricks",), "=", "+1")
    said = told(entry, deed=HistoryAction.UNDONE, kind="ReplaceSession")
    assert said == "Undone: replaced by a session file"
