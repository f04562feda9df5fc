"""The session file and the book's records: a session as JSON; an invalid file is refused whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from chicago_gui.games.house.changes import (
    COUNTS,
    HCP,
    STEPS,
    CorrectCounts,
    DeleteDeal,
    InsertDeal,
)
from chicago_gui.games.house.evening.session import (
    Counts,
    Session,
    check_deal,
    check_heading,
    check_kept,
)
from chicago_gui.games.house.rules import NEEDED, RULES
from chicago_gui.games.house.sheet import FIELDS as DEAL_FIELDS
from chicago_gui.games.house.sheet import FIVE, MOST_DEALS, Deal, Deck, Sheet, by_deck
from chicago_gui.record import QuietRecord, replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import HEADING, Field, Fields, compact, points, reading_records
from chicago_gui.sheet.history import REPLACE, leaving_words, players_words
from chicago_gui.sheet.session_file import (
    HEAD_KEYS,
    FilePlace,
    SessionFileError,
    head_at,
    head_of,
    opened,
    placed,
)
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import tr


class Whole(QuietRecord):
    """A deal with its counts, as the book stores it."""

    deal: Deal
    counts: Counts

    @property
    def over(self) -> bool:
        """Whether the deal is over and, if nobody prepared it, counted.

        From then on its counts are public, and changes are corrections.
        """
        return self.deal.over and (self.deal.prepared_by is not None or self.counts.complete)


def _hcp_at(at: FilePlace) -> dict[str, Any]:
    counts = {deck: hcp.whole() for deck, hcp in at.keys(Deck.__members__).items()}
    return {"hcp": tuple(map(counts.get, Deck.__members__))}


_HCP = Field(
    "hcp", "HCP", "deck {of} {what}", lambda counts: by_deck(counts.hcp), _hcp_at, secret=True
)
_NOTED = points(
    "noted_hcp", "HCP noted", "HCP noted by {of} {what}", "noted", secret=True, remark=True
)
_AFTER = {"prepared_by": [_HCP], "honours": [_NOTED]}
"""The secret fields by the public key that they follow in the file."""

FIELDS: Fields[Whole] = Fields(
    [each for field in DEAL_FIELDS for each in (field, *_AFTER.get(field.key, ()))],
    lambda field, whole: whole.counts if field.secret else whole.deal,
)


def whole_at(place: FilePlace) -> Whole:
    """Return the deal with its counts at `place`; only the types of the values are checked."""
    keys = place.keys(FIELDS.by_key)
    return Whole(Deal(**FIELDS.attributes(keys)), Counts(**FIELDS.attributes(keys, secret=True)))


def dumps(session: Session, *, secrets_of: Collection[int] = ()) -> str:
    """Return the text of the session file.

    It has no counts of deals that are not over, except of deals with four, which have no secret,
    and of the deals at the indexes `secrets_of`: an export from the Preparer face includes the deal
    being prepared.
    """
    value = heading(session)
    is_four = session.sheet.is_four
    value["deals"] = [
        plain_deal(deal, counts if deal.over or is_four(deal) or index in secrets_of else Counts())
        for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True))
    ]
    sheet = session.sheet
    if sheet.away != _away_after(sheet.players, sheet.deals) and len(sheet.deals) < MOST_DEALS:
        value["deals"].append(plain_deal(Deal(away=sheet.away), Counts()))
    return json.dumps(value, indent=1, ensure_ascii=False)


def _away_after(players: tuple[str, ...], deals: Sequence[Deal]) -> tuple[str, ...]:
    """Return who is away after these deals if nobody comes or goes."""
    return deals[-1].away if deals else players[FIVE:]


def _only_attendance(whole: Whole, before: Collection[str]) -> bool:
    """Whether a deal says only who is away, and other players than `before`.

    Such a deal has not begun: it says who is away from the next deal on.
    """
    deal, counts = whole.deal, whole.counts
    return deal == Deal(away=deal.away) and counts == Counts() and set(deal.away) != set(before)


def heading(session: Session) -> dict[str, Any]:
    """Return the JSON value without the deals."""
    sheet, head = session.sheet, head_of(session)
    del head["game"]  # the first version of the program had no other game
    return {
        **head,
        "players": list(sheet.players),
        "planned_deals": sheet.planned_deals,
        "rules": RULES.write(sheet.rules),
    }


HEADING_FIELDS: Fields[Session] = Fields(
    (
        Field("date", "date", "{name} {what}", lambda session: session.date.isoformat()),
        Field("place", "place", "{name} {what}", lambda session: session.place),
        Field(
            "players",
            "players",
            "{name} {what}",
            lambda session: list(session.players),
            in_words=players_words,
        ),
        Field(
            "away",
            "away",
            "{name} {what}",
            lambda session: list(session.sheet.away),
            in_words=leaving_words,
        ),
        Field(
            "planned_deals",
            "planned deals",
            "{name} {what}",
            lambda session: session.sheet.planned_deals,
        ),
        Field(
            "rules",
            "rules",
            "{name} {what}",
            lambda session: RULES.write(session.sheet.rules),
            in_words=RULES.words_of_entry,
        ),
    )
)
"""The fields of the heading that the history and a comparison show."""


def plain_deal(deal: Deal, counts: Counts) -> dict[str, Any]:
    """Return one deal as a JSON value, without empty keys.

    Z of a single team is left out, because the key of the file holds both teams.
    """
    return FIELDS.write(Whole(deal, counts))


_HEADING = (*HEAD_KEYS, "players", "planned_deals", "rules", "deals")


def loads(text: str | bytes) -> Session:
    """Return the session in the text of a session file.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place of the error.
    """
    return session_from(opened(text))


def session_from(top: FilePlace, check: Callable[[Sheet], None] = check_heading) -> Session:
    """Return the session of the JSON value at `top`, whose format and version were checked.

    `check` checks the heading and raises `Refused`.
    """
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key not in ("game", "place")])
    if "game" in keys:
        keys["game"].choice([Session.game])
    sheet = Sheet(
        **head_at(keys),
        players=tuple(name.text() for name in keys["players"].items()),
        planned_deals=keys["planned_deals"].whole(),
        rules=RULES.read(keys["rules"], NEEDED),
    )
    sheet = replace(sheet, away=_away_after(sheet.players, ()))
    places = keys["deals"].items()
    read: list[Whole] = []
    try:
        check(sheet)
    except Refused as refused:
        raise placed("", refused) from None
    for number, place in enumerate(places, start=1):
        where = tr("deal {number}").format(number=number)
        whole = whole_at(FilePlace(place.value, where))
        try:
            check_deal(sheet, whole.deal, whole.counts)
            check_text("note", whole.deal.note, lines=True)
        except Refused as refused:
            raise placed(where, refused) from None
        read.append(whole)
    # The file has the attendance of each deal; that of the last one holds for the next.
    deals = tuple(whole.deal for whole in read)
    away = _away_after(sheet.players, deals)
    if read and _only_attendance(read[-1], _away_after(sheet.players, deals[:-1])):
        del read[-1]
    sheet = replace(sheet, deals=deals[: len(read)], away=away)
    try:
        check(sheet)
    except Refused as refused:
        raise placed(tr("deals"), refused) from None
    return Session(sheet, tuple(whole.counts for whole in read))


def records(session: Session) -> dict[str, str]:
    """Return the session as JSON texts by name: `heading`, then `000`, `001` … for the deals.

    A change alters only the records that it touches.
    """
    return dict(_records(session))


@remembered(4)
def _records(session: Session) -> Mapping[str, str]:
    """Return the records; cached, because each change starts from the result of the one before."""
    texts = map(_text, session.deals, session.counts)
    numbered = {f"{index:03}": text for index, text in enumerate(texts)}
    return {HEADING: compact(_kept_heading(session)), **numbered}


def _kept_heading(session: Session) -> dict[str, Any]:
    """Return the book's heading: the file's heading and who is away from the next deal on."""
    found = heading(session)
    return {**found, "away": list(session.sheet.away)} if session.sheet.away else found


@remembered(4 * MOST_DEALS)
def _text(deal: Deal, counts: Counts) -> str:
    value: dict[str, object] = {"deal": plain_deal(deal, counts)}
    if deal.vulnerable.count(None) == 1:
        # Z of only one team is known, which the session file cannot express.
        value["z"] = list(deal.vulnerable)
    return compact(value)


def session_of(found: Mapping[str, str], known: Session | None = None) -> Session:
    """Return the session of the records `found`; parts equal to those of `known` are reused.

    Raises `SessionFileError` if the records are not in the form that `records` writes.
    """
    if HEADING not in found:
        raise SessionFileError(tr("a record is missing"))
    there = {} if known is None else _records(known)

    def deal_in(name: str) -> Whole:
        if known is not None and there.get(name) == found[name]:
            return Whole(known.deals[int(name)], known.counts[int(name)])
        return deal_of(name, found[name])

    same = known is not None and there[HEADING] == found[HEADING]
    bare = known if known is not None and same else heading_of(found[HEADING])
    whole = [deal_in(name) for name in sorted(found) if name != HEADING]
    return replace(
        bare,
        sheet=replace(bare.sheet, deals=tuple(each.deal for each in whole)),
        counts=tuple(each.counts for each in whole),
    )


def heading_of(text: str) -> Session:
    """Return the session without its deals; raises `SessionFileError`."""
    with reading_records():
        value = {**json.loads(text)}
        away = tuple(name.text() for name in FilePlace(value.pop("away", []), "away").items())
        # The book's names were accepted once, perhaps by less strict checks than today's.
        session = session_from(FilePlace({**value, "deals": []}, ""), check_kept)
    return replace(session, sheet=replace(session.sheet, away=away))


def deal_of(name: str, text: str) -> Whole:
    """Return the deal in the record `name`; raises `SessionFileError`."""
    with reading_records():
        value = json.loads(text)
        whole = whole_at(FilePlace(value["deal"], tr("deal {number}").format(number=name)))
        if "z" in value:
            first, second = (_z(each, name) for each in value["z"])
            whole = replace(whole, deal=replace(whole.deal, vulnerable=(first, second)))
    return whole


def _z(value: object, name: str) -> bool | None:
    if value is None:
        return None
    return FilePlace(value, f"{tr('deal {number}').format(number=name)}: z").truth()


COUNT_KINDS = STEPS.kinds(CorrectCounts) | {HCP, COUNTS}
"""The kinds of steps that change HCP; no other kind does."""

_WHOLE = STEPS.kinds(InsertDeal, DeleteDeal) | {REPLACE}
"""The kinds of steps that move or replace whole deals with their counts."""

Records = Iterable[tuple[str, str | None]]


def with_records(session: Session, wanted: Records, kind: str) -> Session:
    """Return `session` with its records replaced by `wanted`, to undo or redo a step of `kind`.

    The preparer's counts may be newer than the step that the Table undoes. So undoing a step about
    the sheet never changes counts, and undoing a step about counts changes nothing else.

    `None` deletes a deal's record. The result is not checked; `check_session` does that. Raises
    `SessionFileError` if a record cannot be read.
    """
    texts = records(session)
    for name, text in wanted:
        if text is None:
            texts.pop(name, None)
        else:
            texts[name] = text
    found = session_of(texts, session)
    if kind in _WHOLE:
        return found
    shared = min(len(session.deals), len(found.deals))
    pairs = list(zip(session.counts, found.counts, strict=False))
    if kind in COUNT_KINDS:
        hcp = [then.hcp for _, then in pairs]
        deals = (*session.deals[:shared], *found.deals[shared:])
        found = replace(found, sheet=replace(found.sheet, deals=deals))
        noted = [now.noted for now, _ in pairs]
    else:
        hcp = [now.hcp for now, _ in pairs]
        noted = [then.noted for _, then in pairs]
    # Unchanged counts stay the same objects, by which caches recognise them.
    made = (Counts(*both) for both in zip(hcp, noted, strict=True))
    counts = tuple(
        next((each for each in two if each == one), one)
        for two, one in zip(pairs, made, strict=True)
    )
    return replace(found, counts=counts + found.counts[shared:])
