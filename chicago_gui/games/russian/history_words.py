"""The history of a session in plain words: what was written where, what it was before."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

from chicago_gui.games.russian.difference_words import differences
from chicago_gui.games.russian.heading_words import change, heading_words
from chicago_gui.scoring import Contract
from chicago_gui.sheet.cell import contract_text
from chicago_gui.sheet.history_line import Deed, Entry, HistoryLine
from chicago_gui.sheet.words import pair, sentence, tr

_PASS = "pass"


def line_words(line: HistoryLine) -> str:
    """Return the sentence that tells one line."""
    return sentence(_told(line))


def clock(at: datetime) -> str:
    """Return the hour and minute of `at` where the laptop is."""
    return f"{at.astimezone():%H:%M}"


def day(at: datetime) -> str:
    """Return the date of `at` where the laptop is."""
    return at.astimezone().date().isoformat()


def _told(line: HistoryLine) -> str:
    match line.deed:
        case Deed.BEGUN:
            return tr("the session is begun")
        case Deed.TAKEN_IN:
            return tr("taken into the book with {deals} deals").format(deals=line.deals)
        case Deed.REPLACED:
            what = "; ".join(differences(line.entries))
            told = tr("replaced by a session file: {what}").format(what=what)
        case Deed.DELETED:
            return tr("the session is deleted")
        case Deed.PUT_BACK:
            return tr("the session is put back")
        case Deed.UNDONE:
            what = _written(line, [_turned(entry) for entry in line.entries])
            told = tr("undone: {what}").format(what=what)
        case Deed.REDONE:
            told = tr("done again: {what}").format(what=_written(line, line.entries))
        case Deed.WRITTEN:
            told = _written(line, line.entries)
    if line.covered:
        told += tr(" (its counts had been open)")
    return told


def _written(line: HistoryLine, entries: Sequence[Entry]) -> str:
    """Return what was written, deal by deal; a deal that goes is not told cell by cell."""
    match line.kind:
        case "ReplaceSession":
            return tr("replaced by a session file")
        case "RemoveDeal":
            return tr("deal {number} taken off the sheet").format(number=line.number)
        case "Rename":
            entries = [entry for entry in entries if entry.number is None]
    parts = []
    for number, of_deal in groupby(entries, key=lambda entry: entry.number):
        words = ", ".join(_words(list(of_deal)))
        if number is not None:
            words = tr("deal {number}: {what}").format(number=number, what=words)
        parts.append(words)
    if parts:
        return "; ".join(parts)
    # The form may stand as it did, or the figures are not for everybody.
    if line.number is None:
        return tr("nothing changed")
    return tr("deal {number}: nothing changed").format(number=line.number)


def _turned(entry: Entry) -> Entry:
    return Entry(entry.number, entry.path, entry.after, entry.before)


def _words(entries: Sequence[Entry]) -> list[str]:
    """Return the words for the entries of one deal, or of the heading."""
    found = {entry.path[0]: entry for entry in entries}
    contract, declarer = found.get("contract"), found.get("declarer")
    words = []
    for entry in entries:
        if entry is declarer and contract is not None:
            continue  # said with the contract
        if entry is contract:
            words.append(_contract(entry, declarer))
        elif entry.number is None:
            words.append(heading_words(entry))
        else:
            words.append(_entry(entry))
    return words


def _contract(contract: Entry, declarer: Entry | None) -> str:
    before = _bid(contract.before, declarer and declarer.before)
    after = _bid(contract.after, declarer and declarer.after)
    if contract.after == _PASS and not before:
        return after
    return tr("contract {what}").format(what=change(before, after))


def _bid(contract: object, declarer: object) -> str:
    if contract is None:
        return ""
    if contract == _PASS:
        return tr("passed out")
    text = contract_text(Contract.parse(str(contract)))
    if not declarer:
        return text
    return tr("{contract} by {name}").format(contract=text, name=declarer)


def _entry(entry: Entry) -> str:
    """Return the words for one cell of a deal."""
    key, *rest = entry.path
    of = rest[0] if rest else ""
    both = change(_value(entry.before), _value(entry.after))
    match key:
        case "prepared_by":
            return tr("prepared by {what}").format(what=both)
        case "hcp":
            return tr("deck {deck} {what}").format(deck=of, what=both)
        case "decks":
            return tr("deck {deck} picked by {what}").format(deck=of, what=both)
        case "teams":
            return tr("teams {what}").format(what=change(_teams(entry.before), _teams(entry.after)))
        case "vulnerable":
            return _z(of, entry)
        case "opening_bid":
            return tr("opening bid {what}").format(what=both)
        case "declarer":
            return tr("declarer {what}").format(what=both)
        case "bid_by":
            return tr("bid by {what}").format(what=both)
        case "tricks":
            return tr("result {what}").format(what=both)
        case "honours":
            return tr("honours of {name} {what}").format(name=of, what=both)
        case "noted_hcp":
            return tr("HCP noted by {name} {what}").format(name=of, what=both)
        case _:
            return tr("note {what}").format(what=both)


def _z(team: str, entry: Entry) -> str:
    if entry.after is None:
        return tr("Z of {team} taken back").format(team=team)
    if entry.after:
        return tr("{team} vulnerable").format(team=team)
    return tr("{team} not vulnerable").format(team=team)


def _teams(value: object) -> str:
    if not isinstance(value, list):
        return ""
    one, other = (pair((first, second)) for first, second in value)
    return tr("{one} against {other}").format(one=one, other=other)


def _value(value: object) -> str:
    return "" if value is None else str(value)
