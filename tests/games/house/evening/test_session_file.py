"""The session file and the book's records: what is read, refused and written, and undo."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import date
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Change, Counts, EnterHcp, Session, dumps, loads
from chicago_gui.games.house.evening.session import check_session, step_kind
from chicago_gui.games.house.evening.session_file import (
    COUNT_KINDS,
    records,
    session_of,
    with_records,
)
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Deck, Sheet
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, Contract, Refused, TargetTable
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.session_file import LONGEST, SessionFileError
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from tests.games.house.evening.make import (
    DAY,
    HCP,
    ID,
    NAMES,
    after,
    attempt,
    begun,
    bid,
    counting,
    deal_of,
    every_deal,
    file_of,
    fresh,
    places,
    played,
    ready,
    text_of,
    thrown_in,
    two_open,
    without_halves,
)
from tests.games.house.evening.strategies import (
    COUNTING,
    KINDS,
    any_change,
    half,
    randoms,
    secret_twins,
    sessions,
)
from tests.scoring.refusals import refusal_of
from tests.sheets import known
from tests.sheets.known import refusal

OURS = {"name": "Ours", **{str(hcp): [hcp * 10, hcp * 20] for hcp in range(20, 41)}}
HONOURS = {"targets": "house", "passed_out": "redeal", "honours": True}


def rules(**changed: Any) -> dict[str, Any]:
    found = {"targets": "house", "passed_out": "redeal", "honours": False, **changed}
    return {"rules": {key: value for key, value in found.items() if value is not None}}


# What is taken --------------------------------------------------------------------------------


def test_every_key_of_a_deal_is_taken() -> None:
    deal = deal_of(declarer="Boris", bid_by="Anna", honours={"Vera": 100})
    session = loads(text_of(file_of(deal, place="at Vera's", rules=HONOURS)))
    assert session == Session(
        Sheet(
            ID,
            DAY,
            "at Vera's",
            NAMES,
            15,
            Rules(HOUSE, PassedOut.REDEAL, True, Rotation.WRITTEN),
            (
                Deal(
                    prepared_by="Egor",
                    decks=("Anna", "Boris", "Vera", "Dima"),
                    teams=(("Anna", "Boris"), ("Vera", "Dima")),
                    vulnerable=(False, True),
                    opening_bid="Boris",
                    contract=Contract.parse("4S"),
                    declarer="Boris",
                    bid_by="Anna",
                    tricks=10,
                    honours=(("Vera", 100),),
                    note="played in the kitchen",
                ),
            ),
        ),
        (Counts((12, 9, 13, 6), (("Boris", 9),)),),
    )


@pytest.mark.parametrize("key", sorted(deal_of()))
def test_any_key_of_a_deal_may_be_absent(key: str) -> None:
    # What hangs on a contract may not stay behind when the contract goes.
    more = {"declarer": None, "tricks": None} if key == "contract" else {}
    assert len(loads(text_of(file_of(deal_of(**{key: None}, **more)))).deals) == 1


def test_a_table_of_ones_own_is_taken_row_by_row() -> None:
    session = loads(text_of(file_of(**rules(targets=OURS))))
    assert session.sheet.rules.targets.name == "Ours"
    assert session.sheet.rules.targets.rows[0] == (200, 400)
    assert session.sheet.rules.targets.rows[-1] == (400, 800)


def test_a_mark_at_the_head_of_the_text_and_bytes_are_taken_too() -> None:
    text = text_of(file_of())
    assert loads("\ufeff" + text) == loads(text) == loads(text.encode())
    assert loads(b"\xef\xbb\xbf" + text.encode()) == loads(text)


def test_the_same_id_in_capitals_is_the_same_session() -> None:
    assert loads(text_of(file_of(id=ID.upper()))).sheet.id == ID


@pytest.mark.parametrize(
    "heading", [{"planned_deals": 1}, {"planned_deals": 60, "deals": [{}] * 60}]
)
def test_any_plan_from_1_to_60_opens(heading: dict[str, Any]) -> None:
    session = loads(text_of(file_of(**heading)))
    assert session.sheet.planned_deals == heading["planned_deals"]
    assert session.deals == (Deal(),) * len(heading.get("deals", ()))


@pytest.mark.parametrize(("hcp", "tricks"), [(0, 0), (37, 13)])
def test_a_hand_may_hold_0_and_37_and_a_result_be_0_and_13(hcp: int, tricks: int) -> None:
    assert loads(text_of(file_of({"hcp": {"A": hcp}, "noted_hcp": {"Anna": hcp}})))
    assert loads(text_of(file_of(deal_of(tricks=tricks)))).deals[0].tricks == tricks


# What is refused ------------------------------------------------------------------------------

MISSES = {key: row for key, row in OURS.items() if key != "33"}


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        ({"players": ["Anna", "Boris", "Vera"]}, "players: 4 to 7, not 3"),
        ({"players": [*NAMES, "Zoe", "Yan", "Uma"]}, "players: 4 to 7, not 8"),
        ({"players": [*NAMES[:4], ""]}, "type all names"),
        ({"players": [*NAMES[:4], " An na "]}, "type another name:  An na  is already entered"),
        ({"players": [*NAMES[:4], 5]}, "players must be string"),
        ({"players": {"Anna": 1}}, "players must be array"),
        ({"weather": "rain"}, 'unknown key "weather"'),
        ({"id": "1"}, "id must be UUID"),
        ({"id": 1}, "id must be string"),
        ({"date": "2026-11-31"}, 'date must be YYYY-MM-DD, not "2026-11-31"'),
        ({"place": None}, "place must be string"),
        ({"planned_deals": 0}, "planned deals: 1 to 60, not 0"),
        ({"planned_deals": 61}, "planned deals: 1 to 60, not 61"),
        ({"planned_deals": 15.0}, "planned_deals must be integer"),
        ({"rules": None}, "rules must be object"),
        ({"deals": None}, "deals must be array"),
        ({"deals": [{}] * 61}, "deals: deals: 0 to 60, not 61"),
        (rules(weather="rain"), 'rules: unknown key "weather"'),
        (rules(targets=None), 'rules: missing key "targets"'),
        (
            rules(stake={"amount": "0.505", "per": "point", "currency": "EUR"}),
            "rules: stake: type at most 2 decimals in EUR; 0.505 has 3",
        ),
        (rules(passed_out=None), 'rules: missing key "passed_out"'),
        (rules(targets="ours"), 'rules: targets must be house/official, not "ours"'),
        (rules(targets=MISSES), 'rules: targets: missing key "33"'),
        (rules(targets={**OURS, "name": 7}), "rules: targets name must be string"),
        (rules(targets={**OURS, "25": 300}), "rules: targets 25 must be array"),
        (rules(targets={**OURS, "25": [300, 4.4]}), "rules: targets 25 must be integer"),
        (rules(targets={**OURS, "25": [300, 440, 500]}), "rules: targets 25 must be array[2]"),
        (rules(targets={**OURS, "25": [300, -1]}), "rules: targets: target: 0 to 10000, not -1"),
        (rules(rotation="page"), 'rules: rotation must be dummy/rounds/written, not "page"'),
    ],
)
def test_headings_that_cannot_be(heading: dict[str, Any], sentence: str) -> None:
    assert refusal(file_of(**heading)) == sentence


@pytest.mark.parametrize("key", sorted({*file_of()} - {"format", "version"}))
def test_a_heading_lacks_nothing_but_its_place(key: str) -> None:
    value = file_of()
    del value[key]
    if key == "place":
        assert loads(text_of(value)).sheet.place == ""
    else:
        assert refusal(value) == f'missing key "{key}"'


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        # Keys and types.
        ({"auction": []}, 'unknown key "auction"'),
        ({"prepared_by": 5}, "prepared_by must be string"),
        ({"hcp": [12, 9, 13, 6]}, "hcp must be object"),
        ({"hcp": {"E": 1}}, 'hcp: unknown key "E"'),
        ({"decks": {"A": 1}}, "decks A must be string"),
        ({"teams": [["Anna", "Boris"]]}, "teams must be array[2]"),
        ({"vulnerable": [True]}, "vulnerable must be array[2]"),
        ({"vulnerable": [True, None]}, "vulnerable must be true/false"),
        ({"contract": 4}, "contract must be string"),
        ({"honours": {"Anna": "100"}}, "honours Anna must be integer"),
        ({"noted_hcp": [12]}, "noted_hcp must be object"),
        # Names.
        ({"prepared_by": "Zoe"}, "Zoe is not one of the players"),
        ({"teams": [["Anna", "Zoe"], ["Vera", "Dima"]]}, "Zoe is not one of the players"),
        ({"noted_hcp": {"Zoe": 12}}, "Zoe is not one of the players"),
        # Counts.
        ({"hcp": {"A": 38}}, "HCP A: 0 to 37, not 38"),
        ({"noted_hcp": {"Anna": 38}}, "HCP Anna: 0 to 37, not 38"),
        ({"hcp": {"A": 12, "B": 9, "C": 13, "D": 5}}, "counts must add up to 40, not 39"),
        # Seats.
        ({"decks": {"A": "Anna", "B": "Anna"}}, "type another name: Anna is already entered"),
        ({"decks": {"A": "Egor"}}, "Egor prepares the deal and sits out"),
        ({"teams": [["Anna", "Egor"], ["Vera", "Dima"]]}, "Egor prepares the deal and sits out"),
        (
            {"teams": [["Anna", "Boris"], ["Vera", "Anna"]]},
            "type another name: Anna is already entered",
        ),
        (
            {"prepared_by": None, "teams": [["Anna", "Boris"], ["Vera", "Egor"]]},
            "the teams must be the four who picked decks",
        ),
        # Bidding and play.
        ({"opening_bid": "Egor"}, "Egor sits out"),
        ({"declarer": "Egor"}, "Egor sits out"),
        ({"contract": "4s"}, 'contract must be 4S, not "4s"'),
        ({"contract": None}, "declarer: type the contract first"),
        ({"contract": None, "declarer": None}, "result: type the contract first"),
        (
            {"contract": None, "declarer": None, "tricks": None, "bid_by": "Anna"},
            "bid by: type the contract first",
        ),
        ({"contract": "pass"}, "declarer: the deal was passed out"),
        ({"tricks": 14}, "tricks: 0 to 13, not 14"),
        ({"bid_by": "Anna"}, "bid by must be declarer's partner, not Anna"),
        ({"honours": {"Anna": 100}}, "these rules count no honours"),
    ],
)
def test_deals_that_cannot_be(parts: dict[str, Any], sentence: str) -> None:
    # As the seventh deal, so that a sentence which counts from anywhere else is found out.
    assert refusal(file_of(deal_of(**parts), number=7)) == f"deal 7: {sentence}"


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"honours": {"Egor": 100}}, "Egor sits out"),
        ({"honours": {"Anna": 100, "Vera": 100}}, "only one hand can hold honours"),
        ({"contract": "3NT", "honours": {"Anna": 100}}, "honours must be 150, not 100"),
    ],
)
def test_honours_that_cannot_be_where_they_count(parts: dict[str, Any], sentence: str) -> None:
    assert refusal(file_of(deal_of(**parts), number=7, rules=HONOURS)) == f"deal 7: {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"version": 1,', '"version": 1, "version": 1,', 'key "version" twice'),
        ('"honours": false', '"honours": false, "honours": true', 'rules: key "honours"'),
        ('"A": 12', '"A": 12, "A": 12', 'deal 1: hcp: key "A" twice'),
    ],
)
def test_a_key_that_is_there_twice(old: str, new: str, sentence: str) -> None:
    text = text_of(file_of(deal_of()))
    assert text.count(old) == 1
    assert refusal(text.replace(old, new)).startswith(sentence)


@pytest.mark.parametrize(
    "value",
    [
        file_of(players=["Bo\nris", "Bo\nris", "Vera", "Dima", "Egor"]),
        file_of({"hcp": {"A": 10**4000}}),
        file_of(date="\n" * 10_000),
        file_of({"x" * 10_000: 1}),
        file_of(version=10**4000),
    ],
)
def test_a_refusal_is_one_line_that_can_be_read(value: object) -> None:
    said = refusal(value)
    assert said.isprintable()
    assert len(said) <= 10 * LONGEST


# Whatever is in it ----------------------------------------------------------------------------

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 45),
    st.just(10**4299),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "Anna", "Egor", "4S", "7NTXX", "pass", "house", "score", "12", "\x00"]),
    st.text(max_size=5),
)
values = st.recursive(
    leaves,
    lambda parts: st.one_of(
        st.lists(parts, max_size=3),
        st.dictionaries(
            st.sampled_from(["A", "D", "Anna", "hcp", "20", "name"]), parts, max_size=3
        ),
    ),
    max_leaves=4,
)


def taken(text: str | bytes) -> Session | str:
    """The session in `text`, or the sentence that refuses it."""
    try:
        return loads(text)
    except SessionFileError as error:
        return str(error)


def check_read(text: str | bytes) -> None:
    """Read `text`: it is refused in one sentence, or is a session that can be written and read."""
    found = taken(text)
    if isinstance(found, str):
        assert found
        assert found.isprintable()
    else:
        assert loads(dumps(found, secrets_of=every_deal(found))) == found


@given(st.data())
def test_whatever_stands_where_something_else_should(data: st.DataObject) -> None:
    targets = data.draw(st.sampled_from(["official", OURS]))
    deal = deal_of(declarer="Boris", bid_by="Anna", honours={"Vera": 100})
    value = deepcopy(
        file_of(deal, number=2, rules={**HONOURS, "targets": targets, "rotation": "rounds"})
    )
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(list(places(value))[1:]))
        parent: Any = value
        for key in way:
            parent = parent[key]
        match data.draw(st.integers(0, 2)):
            case 0:
                parent[last] = data.draw(values)
            case 1:
                del parent[last]
            case _ if isinstance(parent, dict):
                parent[data.draw(st.sampled_from(["A", "E", "note", "21", "Anna"]))] = parent[last]
            case _:
                parent.append(parent[last])
    check_read(json.dumps(value))


@given(sessions(edits=0), randoms())
def test_a_file_that_was_damaged_on_its_way(session: Session, random: Random) -> None:
    damaged = bytearray(dumps(session, secrets_of=every_deal(session)).encode())
    for _ in range(random.randint(1, 3)):
        start = random.randrange(len(damaged))
        end = min(len(damaged), start + random.randint(0, 20))
        new = random.choice([b"", b'"', b"{", b"[", b"\x00", b"\xff", b"1", b"e9", b"-", b"null"])
        damaged[start:end] = new
    check_read(bytes(damaged))


# There and back -------------------------------------------------------------------------------


@given(sessions())
def test_what_is_written_is_read_and_written_the_same_again(session: Session) -> None:
    session = without_halves(session)
    first = dumps(session, secrets_of=every_deal(session))
    assert loads(first) == loads(first.encode()) == session
    assert dumps(loads(first), secrets_of=every_deal(session)) == first


@given(sessions())
def test_an_export_from_the_table_is_the_session_without_the_secrets_of_open_deals(
    session: Session,
) -> None:
    session = without_halves(session)
    bare = tuple(
        counts if deal.over or session.sheet.is_four(deal) else Counts()
        for deal, counts in zip(session.deals, session.counts, strict=True)
    )
    text = dumps(session)
    assert loads(text) == replace(session, counts=bare)
    assert dumps(loads(text)) == text


@given(secret_twins())
def test_an_export_from_the_table_is_the_same_whatever_the_secrets(
    twins: tuple[Session, Session],
) -> None:
    one, other = twins
    assert dumps(one) == dumps(other)
    # From the preparer's face it is not, or the export would be worth nothing.
    whole = [dumps(each, secrets_of=every_deal(each)) for each in twins]
    assert whole[0] != whole[1]


def test_an_export_from_the_preparer_s_face_tells_that_deal_and_no_other_open_one() -> None:
    session = two_open(fresh())
    deals = json.loads(dumps(session, secrets_of=(1,)))["deals"]
    assert "hcp" not in deals[0]
    assert deals[1]["hcp"] == {"A": 31, "B": 2, "C": 4, "D": 3}
    deals = json.loads(dumps(session))["deals"]
    assert not any({"hcp", "noted_hcp"} & {*deal} for deal in deals)


def test_a_table_of_ones_own_called_house_stays_ones_own() -> None:
    rows = tuple((hcp, hcp) for hcp in range(21))
    session = fresh(targets=TargetTable("house", rows))
    assert loads(dumps(session)) == session
    assert json.loads(dumps(session))["rules"]["targets"]["40"] == [20, 20]


def test_early_dates_keep_their_four_digits() -> None:
    session = fresh()
    session = replace(session, sheet=replace(session.sheet, date=date(33, 4, 3)))
    assert loads(dumps(session)) == session


def test_an_evening_going_on_is_written_again_byte_for_byte() -> None:
    text = known.text("evening-2-going-on")
    session = loads(text)
    assert dumps(session, secrets_of=every_deal(session)) == text.rstrip("\n")


@given(st.text(max_size=3))
def test_a_note_is_kept_as_it_is_if_it_is_text_at_all(text: str) -> None:
    found = taken(json.dumps(file_of({"note": text})))
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        assert found == "not a session file, or damaged (UTF-8)"
    elif isinstance(found, str):
        assert found.startswith("deal 1: note: remove the character U+")
    else:
        assert found.deals[0].note == text


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (file_of(players=["A\u202eb", *NAMES[1:]]), "name 1: remove the character U+202E"),
        (file_of(place="\tat Vera's"), "place: remove the character U+0009"),
        (
            file_of(**rules(targets={**OURS, "name": "\u2066Ours"})),
            "targets: name: remove the character U+2066",
        ),
        (
            file_of(deals=[deal_of(), deal_of(note="x" * 2001)]),
            "deal 2: note: type at most 2000 letters, not 2001",
        ),
    ],
)
def test_texts_that_no_form_can_have_are_refused_with_their_place(
    value: object, sentence: str
) -> None:
    assert refusal(value) == sentence


def test_a_note_may_have_lines_and_two_thousand_letters() -> None:
    for note in ("first\nsecond\r\n\tthird", "x" * 2000):
        assert loads(text_of(file_of({"note": note}))).deals[0].note == note


# Who is away --------------------------------------------------------------------------------------


WRONG = [
    ({"away": ["Zoe"]}, "deal 1: Zoe is not one of the players"),
    ({"away": ["Egor", "Dima"]}, "deal 1: players of a deal: 4 to 5, not 3"),
    ({"away": ["Egor"], "prepared_by": "Egor"}, "deal 1: Egor is away in this deal"),
    (
        {"away": ["Egor"], "prepared_by": "Anna"},
        "deal 1: four players: nobody prepares or swaps; type the counts after the play",
    ),
    (
        {"away": ["Egor"], "teams": [["Anna", "Egor"], ["Vera", "Dima"]]},
        "deal 1: Egor is away in this deal",
    ),
    ({"away": ["Egor"], "noted_hcp": {"Egor": 4}}, "deal 1: Egor is away in this deal"),
    (
        {"away": ["Egor"], "hcp": {"A": 10, "B": 10, "C": 10, "D": 9}},
        "deal 1: counts must add up to 40, not 39",
    ),
    ({"away": "Egor"}, "deal 1: away must be array"),
]


@pytest.mark.parametrize(("deal", "told"), WRONG)
def test_what_cannot_be_of_those_who_are_away(deal: dict[str, Any], told: str) -> None:
    assert refusal(file_of(deal)) == told


def test_six_players_need_one_who_is_away() -> None:
    six = [*NAMES, "Zoe"]
    told = "deal 1: players of a deal: 4 to 5, not 6"
    assert refusal(file_of({"prepared_by": "Anna"}, players=six)) == told
    session = loads(text_of(file_of({"prepared_by": "Anna", "away": ["Zoe"]}, players=six)))
    assert session.sheet.there_next == NAMES


def test_before_the_first_deal_the_first_five_are_there() -> None:
    session = loads(text_of(file_of(players=[*NAMES, "Zoe"])))
    assert session.sheet.there_next == NAMES


@pytest.mark.parametrize("joined", [(), ("Zoe",)])
def test_the_file_keeps_who_is_away_next(joined: tuple[str, ...]) -> None:
    session = after(played(fresh()), c.ChangeAttendance(("Egor",), joined))
    again = loads(dumps(session))
    assert again == session
    assert len(again.deals) == 1
    assert dumps(again) == dumps(session)


def test_after_the_last_possible_deal_nobody_is_away_next() -> None:
    full = loads(text_of(file_of(planned_deals=60, deals=[{}] * 60)))
    left = replace(full, sheet=replace(full.sheet, away=("Egor",)))
    assert loads(dumps(left)) == full


def test_the_file_keeps_who_leaves_while_a_deal_is_open() -> None:
    session = after(bid(fresh()), c.ChangeAttendance(("Egor",)))
    again = loads(dumps(session))
    assert again.sheet.there_next == NAMES[:4]
    assert [deal.away for deal in again.deals] == [()]


def test_a_deal_with_four_hides_nothing_from_a_file() -> None:
    open_deal = {"away": ["Egor"], "hcp": {"A": 12, "B": 9, "C": 13, "D": 6}}
    session = loads(text_of(file_of(open_deal)))
    assert json.loads(dumps(session))["deals"] == [open_deal]
    assert GAME.opened(session, 0)


# The book's records -------------------------------------------------------------------------------


def touched(before: Session, now: Session) -> set[str]:
    """The names of the records in which two sessions differ."""
    old, new = records(before), records(now)
    return {name for name in old.keys() | new.keys() if old.get(name) != new.get(name)}


@half
@given(sessions())
def test_records_are_the_session_halves_and_secrets_included(session: Session) -> None:
    found = records(session)
    assert session_of(found) == session
    assert records(session_of(found)) == found
    assert sorted(found) == [*(f"{index:03}" for index in every_deal(session)), HEADING]


def test_what_an_earlier_program_took_can_still_be_read_and_changed() -> None:
    """Names and notes that no file and nobody who types could bring today."""
    names = ("An\u200bna", "Anna", "Ve\nra", "\u202eDima", "Egor")
    session = begun(fresh(names=names, place="here\tand there"), preparer=names[4])
    deal = replace(session.deals[0], note="x" * 5000)
    session = replace(session, sheet=replace(session.sheet, deals=(deal,)))
    assert session_of(records(session)) == session
    later = after(
        session,
        EnterHcp(0, Deck.A, 12),
        ChangeHeading(session.sheet.date.replace(day=1), session.sheet.place),
        c.Rename((("An\u200bna", "Zoe"),)),
    )
    assert later.deals[0].note == deal.note
    assert session_of(records(later)) == later


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (c.BeginDeal("Anna"), {"002"}),
        (c.DeleteDeal(1), {"001"}),
        (c.PickDeck(1, Deck.A, "Vera"), {"001"}),
        (c.EnterResult(1, 7), {"001"}),
        (c.CorrectCounts(0, (13, 8, 13, 6)), {"000"}),
        (EnterHcp(1, Deck.D, None), {"001"}),
        (c.ChangePlan(20), {HEADING}),
        (ChangeRules(fresh(honours=True).sheet.rules), {HEADING}),
        (ChangeHeading(fresh().sheet.date, "elsewhere"), {HEADING}),
        (c.Rename((("Egor", "Zoe"),)), {HEADING, "000", "001"}),
        (c.EnterNote(1, ""), set()),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_change_touches_the_records_it_is_about(change: Change, names: set[str]) -> None:
    session = bid(played(fresh()), preparer="Boris")
    assert touched(session, after(session, change)) == names


@half
@given(sessions(edits=0, most=3), randoms())
def test_records_differ_where_the_sessions_do(session: Session, random: Random) -> None:
    changed = attempt(session, any_change(random, session))
    names = touched(session, changed)
    for index in range(max(len(session.deals), len(changed.deals))):
        both = [
            (each.deals[index : index + 1], each.counts[index : index + 1])
            for each in (session, changed)
        ]
        assert (f"{index:03}" in names) == (both[0] != both[1])
    bare = [replace(each.sheet, deals=()) for each in (session, changed)]
    assert (HEADING in names) == (bare[0] != bare[1])


@half
@given(secret_twins(most=1))
def test_the_secrets_of_open_deals_are_in_the_records_of_open_deals(
    twins: tuple[Session, Session],
) -> None:
    one, other = twins
    assert touched(one, other) <= {f"{index:03}" for index in one.sheet.open_deals}
    assert touched(one, other)


def test_deals_come_in_order_however_the_records_lie() -> None:
    session = bid(played(fresh()), preparer="Boris")
    found = records(session)
    assert session_of(dict(reversed(found.items()))) == session


def spoilt(name: str, text: str) -> dict[str, str]:
    return {**records(ready(fresh())), name: text}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (HEADING, ""),
        (HEADING, "{}"),
        (HEADING, '{"id": 1}'),
        ("000", "{"),
        ("000", '{"deal": []}'),
        ("000", '{"deal": {"hcp": {"A": "12"}}}'),
        ("000", '{"deal": {"auction": []}}'),
        ("000", '{"deal": {}, "z": [true]}'),
        ("000", '{"deal": {}, "z": [true, null, true]}'),
        ("000", '{"deal": {}, "z": [1, null]}'),
        ("000", "[" * 100_000),
        ("000", "9" * 5000),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(name: str, text: str) -> None:
    with pytest.raises(SessionFileError) as caught:
        session_of(spoilt(name, text))
    assert str(caught.value)


def test_records_without_a_heading_are_refused() -> None:
    with pytest.raises(SessionFileError):
        session_of({"000": json.dumps({"deal": deal_of()})})


def test_what_is_wrong_with_a_record_is_told_without_the_record() -> None:
    # It may be the record of an open deal, and this sentence stands in a log.
    broken: dict[str, Any] = {"deal": deal_of(hcp={"A": 31})}
    text = json.dumps(broken)[:-1]
    with pytest.raises(SessionFileError) as caught:
        session_of(spoilt("000", text))
    assert "31" not in str(caught.value)
    assert caught.value.__cause__ is None


# Undo and redo ------------------------------------------------------------------------------------


MOVING = (c.InsertDeal, c.DeleteDeal)
"""The changes that move whole deals, with their counts."""


class Step:
    """One change made on a session: it can be undone and made again, on whatever stands now."""

    def __init__(self, before: Session, change: Change) -> None:
        self.before = before
        self.kind = step_kind(change)
        self.after = after(before, change)

    def undo(self, now: Session) -> Session:
        """`now` without the step; it may be refused, as a change may."""
        return self._put(now, self.before)

    def redo(self, now: Session) -> Session:
        """`now` with the step made again; it may be refused, as a change may."""
        return self._put(now, self.after)

    def _put(self, now: Session, then: Session) -> Session:
        texts = records(then)
        wanted = [(name, texts.get(name)) for name in touched(self.before, self.after)]
        found = with_records(now, wanted, self.kind)
        check_session(found)
        return found


def an_hour_in() -> Session:
    """A deal over, one thrown in, one being played; honours, notes and doubts among them."""
    session = after(
        played(fresh(honours=True)),
        c.EnterHonours(0, "Vera", 100),
        c.EnterNoted(0, "Vera", 12),
        c.EnterNote(0, "misdealt"),
    )
    return after(bid(thrown_in(session, "Boris"), preparer="Boris"), c.EnterNote(2, "late"))


def made_by(kind: type[Change]) -> Step:
    """A step of one kind, which changes something."""
    session = thrown_in(played(fresh())) if kind in MOVING else an_hour_in()
    random = Random(kind.__name__)
    for _ in range(500):
        change = any_change(random, session, (kind,))
        if attempt(session, change) != session:
            return Step(session, change)
    raise AssertionError(kind)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def step(request: pytest.FixtureRequest) -> Step:
    """One step for each kind of change."""
    return made_by(request.param)


def test_undo_restores_and_redo_repeats_each_change(step: Step) -> None:
    assert step.undo(step.after) == step.before
    assert step.redo(step.before) == step.after


def test_only_kinds_about_counts_write_hcp() -> None:
    assert {made_by(kind).kind for kind in COUNTING} == COUNT_KINDS
    for kind in (kind for kind in KINDS if kind not in MOVING):
        made = made_by(kind)
        before = {deal: counts.hcp for deal, counts in enumerate(made.before.counts)}
        now = {deal: counts.hcp for deal, counts in enumerate(made.after.counts)}
        shared = before.keys() & now.keys()
        same = all(before[deal] == now[deal] for deal in shared)
        assert same == (kind not in COUNTING), kind


@pytest.mark.parametrize(
    "step",
    [kind for kind in KINDS if kind not in (*COUNTING, *MOVING)],
    ids=lambda kind: kind.__name__,
    indirect=True,
)
def test_undo_at_the_table_leaves_newer_counts_as_they_are(step: Step) -> None:
    now = after(step.after, EnterHcp(2, Deck.A, None), EnterHcp(2, Deck.B, None))
    undone = step.undo(now)
    assert undone.sheet == step.before.sheet
    assert [counts.hcp for counts in undone.counts[:2]] == [HCP, HCP]
    assert undone.counts[2].hcp == (None, None, 13, 6)
    assert [each.noted for each in undone.counts] == [each.noted for each in step.before.counts]
    assert step.redo(undone) == now


def test_undo_of_corrected_counts_leaves_what_was_noted_since() -> None:
    step = Step(played(fresh()), c.CorrectCounts(0, (13, 8, 13, 6)))
    now = after(step.after, c.EnterNoted(0, "Anna", 13), c.EnterNote(0, "Anna was right"))
    undone = step.undo(now)
    assert undone.counts[0].hcp == HCP
    assert undone.counts[0].noted == (("Anna", 13),)
    assert undone.sheet == now.sheet


def test_undo_of_the_beginning_takes_the_deal_out_counted_or_not() -> None:
    step = Step(bid(fresh()), c.BeginDeal("Boris"))
    now = after(step.after, *counting(1, HCP))
    assert step.undo(now) == step.before


def test_an_undo_that_would_leave_what_cannot_be_is_refused() -> None:
    step = Step(played(fresh()), ChangeRules(Rules(honours=True)))
    now = after(step.after, c.EnterHonours(0, "Vera", 100))
    assert refusal_of(step.undo, now).reason is DealReason.HONOURS_OFF


def test_an_undo_to_a_name_that_stands_nowhere_any_more_is_refused() -> None:
    step = Step(ready(fresh()), c.EnterContract(0, Contract.parse("4S"), "Anna"))
    now = after(step.after, c.Rename((("Egor", "Zoe"),)))
    assert refusal_of(step.undo, now).reason is HouseReason.NOT_A_PLAYER


def test_an_undo_to_a_record_that_cannot_be_read_is_refused() -> None:
    for name in (HEADING, "000"):
        with pytest.raises(SessionFileError):
            with_records(ready(fresh()), [(name, "{")], "EnterNote")
    with pytest.raises(SessionFileError):
        with_records(ready(fresh()), [(HEADING, None)], "EnterNote")


def test_a_session_that_took_the_place_of_another_goes_and_comes_whole() -> None:
    mine, theirs = begun(bid(fresh()), "Boris", (1, 2, 3, 34)), an_hour_in()
    for now, then in ((mine, theirs), (theirs, mine)):
        names = records(now).keys() | records(then).keys()
        wanted = [(name, records(then).get(name)) for name in names]
        assert with_records(now, wanted, REPLACE) == then


def changed_by_chance(random: Random, session: Session, kinds: tuple[type[Change], ...]) -> Step:
    """A step that changes something, among those drawn; else a note."""
    for _ in range(8):
        change = any_change(random, session, kinds)
        if attempt(session, change) != session:
            return Step(session, change)
    return Step(session, c.ChangePlan(59 if session.sheet.planned_deals == 60 else 60))


@half
@given(sessions(edits=0, most=3), randoms())
def test_any_change_of_any_session_is_undone_and_made_again(
    session: Session, random: Random
) -> None:
    steps = []
    for _ in range(3):
        steps.append(changed_by_chance(random, session, KINDS))
        session = steps[-1].after
    for step in reversed(steps):
        session = step.undo(session)
        assert session == step.before
    for step in steps:
        session = step.redo(session)
        assert session == step.after


def undone_if_it_can_be(step: Step, now: Session) -> Session | None:
    try:
        return step.undo(now)
    except Refused:
        return None


@half
@given(sessions(edits=0, open_deals=1, most=1), randoms())
def test_undo_at_the_table_never_touches_a_count(session: Session, random: Random) -> None:
    public = tuple(kind for kind in KINDS if kind not in COUNTING)
    step = changed_by_chance(random, session, public)
    now = attempt(step.after, any_change(random, step.after, (EnterHcp,)))
    undone = undone_if_it_can_be(step, now)
    if undone is not None:
        assert undone.sheet == step.before.sheet
        for one, other in zip(undone.counts, now.counts, strict=False):
            assert one.hcp == other.hcp


@half
@given(sessions(edits=0, open_deals=1, most=1), randoms())
def test_undo_of_a_count_never_touches_the_sheet(session: Session, random: Random) -> None:
    index = session.sheet.open_deals[0]
    counted = session.counts[index].hcp[0]
    assume(counted is not None)
    before = after(session, EnterHcp(index, Deck.A, None))
    step = Step(before, EnterHcp(index, Deck.A, counted))
    now = step.after
    public = tuple(kind for kind in KINDS if kind not in (*COUNTING, *MOVING))
    for _ in range(3):
        now = attempt(now, any_change(random, now, public))
    undone = undone_if_it_can_be(step, now)
    if undone is not None:
        assert replace(undone, counts=now.counts) == now
        assert undone.counts[index].hcp == before.counts[index].hcp
