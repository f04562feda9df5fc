"""Whose a letter is that follows an entry which was taken before all of it was typed.

A name is taken at its first clear letter, and who types it in full is not done then. What goes on
with it belongs to it, and so does an Enter straight after it. A letter that might also begin the
name in the next cell waits there until the next key tells.

Where the keyboard is set to the other alphabet a name may have been taken that is not meant: `d` is
Дима, and `dthf` Вера, of whom nobody knew before its second letter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from chicago_gui.record import Record
from chicago_gui.scoring import Contract
from chicago_gui.sheet.entry import (
    as_keyed,
    begins_pass,
    bids_in,
    contract_and_rest,
    folded,
    in_plain_letters,
    is_one_name,
    name_of,
    named_by,
    one_line,
    run_together,
)
from chicago_gui.sheet.other_letters import (
    APART,
    BY,
    begins_in_words,
    double_behind,
    is_half_a_word,
    readings_of,
    with_other_keys,
)
from chicago_gui.sheet.words import BEGIN_RESULT

if TYPE_CHECKING:
    from chicago_gui.sheet.column import Spot
    from chicago_gui.sheet.form_input import FormInput


class Taken(Record):
    """An entry that did not wait for Enter: its cell, and all that was typed of it.

    `spelt` when letters have gone on with it already: somebody types it in full. `idle` when
    that stood there already, so that nothing was changed. `after` is what was taken straight
    before it, with no other key between.
    """

    spot: Spot
    text: str
    spelt: bool = False
    idle: bool = False
    after: Taken | None = None

    def rather_has(self, waiting: str, spot: Spot, entries: FormInput[Any]) -> bool:
        """Whether the letters `waiting` at `spot`, which nothing follows, go on with this name.

        They do where they may, and the name before this one was typed in full.
        """
        if self.spot == spot or not entries.in_full:
            return False
        still = partial(entries.is_still, self)
        return whose(waiting, still, entries.naming(spot))[0] is Whose.EITHER


def one_word(
    last: Taken, letter: str, entries: FormInput[Any], *, refused: bool = False
) -> tuple[Taken, str] | None:
    """Return the first of the entries up to `last` of which `letter` makes one word, and that word.

    Each letter of `без` may have named somebody, Boris and Egor, until all of it was there. What
    was taken behind the first is taken back, but for a `last` that was `refused`.
    """
    run, word = [last], last.text + letter
    while (first := run[-1].after) is not None:
        word = first.text + word
        if entries.reads_otherwise(first.spot, first.text, word):
            for each in run[refused:]:
                entries.take_back(each)
            return first, word
        run.append(first)
    return None


class Naming(Record):
    """Who may be named in a cell: `names` in it and the next ones, `cells` in all.

    What is short for a name is told by `everybody`. Only `at_once` is a name taken there without
    an Enter.
    """

    names: tuple[str, ...] = ()
    everybody: tuple[str, ...] = ()
    cells: int = 1
    at_once: bool = True

    def parts(self, sign: str, taken: str) -> bool:
        """Whether `sign` behind a name that was `taken` parts it from the next: a space, `,`, `;`.

        Their keys have letters in the other alphabet: `,` may be Борис begun, but not behind `аня`.
        """
        if sign not in APART or not self.names:
            return False
        letter = folded(with_other_keys(sign))
        begins = any(folded(name).startswith(letter) for name in self.names)
        return sign == " " or not (taken.isascii() and begins)

    def ends(self, typed: str) -> bool:
        """Whether `typed` is all of somebody's name, and behind it what parts it from the next."""
        return self.parts(typed[-1], typed[:-1]) and is_spelt_out(typed[:-1], self)


NOBODY = Naming()


class Whose(Enum):
    """Whose the letters are that wait in a cell."""

    TAKEN = "they go on with the name taken before"
    HERE = "they name somebody in this cell"
    EITHER = "the next key tells"
    NEITHER = "they mean nothing"


def spells_on(text: str, names: tuple[str, ...]) -> bool:
    """Whether `text` is the beginning of one of `names`, its last sign among them.

    Spaces count where the name has them; a space may mean something else in the next cell.
    """
    if text.endswith(" "):
        begun = one_line(text).casefold() + " "
        return any(one_line(name).casefold().startswith(begun) for name in names)
    return bool(folded(text) and named_by(text, names))


def double_begins(text: str) -> bool:
    """Whether `text` ends in a double behind who plays it, or in the beginning of its word."""
    found = (contract_and_rest(each) for group in readings_of(text) for each in group)
    return any(each is not None and double_behind(each[1]) is not None for each in found)


def bid_begins(text: str, everybody: tuple[str, ...]) -> bool:
    """Whether more letters may make a bid of `text`, a word begun among them: `4hea`."""
    return bool(bids_meant(text, everybody)) or begins_in_words(text)


def begins_by(text: str) -> bool:
    """Whether behind a contract `text` has the word that stands before a name, or its beginning."""
    return any(
        len(rest) > 1 and any(f"{word} ".startswith(rest.casefold()) for word in BY)
        for readings in readings_of(text)
        for reading in readings
        for _, rest in run_together(reading.rstrip())
    )


def begins_play(text: str) -> bool:
    """Whether `text` begins what is said of a deal and names nobody: `by vera`, `down 2`, `pass`.

    More than its first letter is wanted.
    """
    begun = text.lstrip().casefold()
    words = (f"{word} " for word in (*BY, *BEGIN_RESULT))
    return begins_pass(begun) or (len(begun) > 1 and any(each.startswith(begun) for each in words))


def says_play(text: str) -> bool:
    """Whether the first words of `text` are such, and whole."""
    said = f"{one_line(text).casefold()} "
    return any(said.startswith(f"{word} ") for word in (*BY, *BEGIN_RESULT))


def bids_meant(text: str, everybody: Iterable[str]) -> set[tuple[Contract, str]]:
    """Return each way to read `text`, in whatever letters, as a contract and the name behind it.

    There may be no name yet; what begins nobody's of `everybody` is none.
    """
    everybody = tuple(everybody)
    for readings in readings_of(text):
        ways = (way for reading in readings for way in (bids_in(reading), run_together(reading)))
        bids = {bid for way in ways for bid in way}
        found = {bid for bid in bids if not bid[1] or named_by(bid[1], everybody)}
        if found:
            return found
    return set()


def is_whole_bid(text: str, everybody: Iterable[str]) -> bool:
    """Whether `text` is a contract and enough of a name, and can be read in one way only.

    `4s x` waits: it may be doubled, or played by Xenia. So does `2 coeur ko`, which may be played
    by Otto, doubled with a letter, but whoever writes words goes on with Kontra; and so does
    `3 ohne t`, by Tim unless Trumpf is meant.
    """
    everybody = tuple(everybody)
    found = bids_meant(text, everybody)
    return len(found) == 1 and not is_half_a_word(text) and is_one_name(found.pop()[1], everybody)


def bid_goes_on(text: str, everybody: tuple[str, ...]) -> bool:
    """Whether `text` is a contract, and what follows the beginning of a name.

    A space goes on with it while it may be said to be doubled: `4h v x`.
    """
    bids = bids_meant(text, everybody)
    if text.endswith(tuple(APART)) and any(name and not bid.doubling.value for bid, name in bids):
        return True
    return any(spells_on(f"{name}{_end(text)}", everybody) for _, name in bids if name)


def bid_reads_otherwise(taken: str, text: str, everybody: tuple[str, ...]) -> bool:
    """Whether `text` begins another bid than `taken`, with which it begins.

    `4hea` is no four hearts by Egor any more: it is to become `4 hearts v`; nor is `4s by` one by
    Boris, but `4s by vera` to come; and `4s v x` is doubled. Behind a space only words are meant.
    """
    now = set() if text.endswith(" ") else _players_meant(text, everybody)
    if now:
        return not now & _players_meant(taken, everybody)
    return begins_in_words(text) or begins_by(text) or double_begins(text)


def _players_meant(text: str, everybody: tuple[str, ...]) -> set[tuple[Contract, str]]:
    """Return each way to read `text` as a contract and who plays it."""
    bids = bids_meant(text, everybody)
    return {(bid, name) for bid, begun in bids if begun for name in named_by(begun, everybody)}


def _end(text: str) -> str:
    return " " if text.endswith(" ") else ""


def parted(text: str, naming: Naming) -> tuple[str, ...] | None:
    """Return `text` parted into what names one player after the other; `None` when it does not.

    Each part but the last is enough for its name, and nobody is named twice.
    """
    return _parted(text, naming.names, naming.everybody, naming.cells)


def _parted(
    text: str, names: tuple[str, ...], everybody: tuple[str, ...], cells: int
) -> tuple[str, ...] | None:
    if not text:
        return ()
    for end in range(1, len(text) + 1) if cells else ():
        piece = text[:end]
        if not folded(piece):
            continue  # a space before a name is none by itself
        if end < len(text) and not is_one_name(piece, everybody):
            continue
        for name in named_by(piece, names):
            if not _begins_so(piece, name):
                continue
            others = tuple(other for other in names if other != name)
            rest = _parted(text[end:], others, everybody, cells - 1)
            if rest is not None:
                return (piece, *rest)
    return None


def _begins_so(piece: str, name: str) -> bool:
    """Whether who types the first letter of `piece` may mean `name` by it.

    An accent is typed by who means it: the `ä` of `kä` goes on with Käthe, and begins no Anna.
    """
    first = folded(piece)[:1]
    if first.isascii() or folded(name).startswith(first):
        return True
    from unicodedata import decomposition  # no start waits for it

    return not decomposition(first)


def is_spelt_out(text: str, naming: Naming) -> bool:
    """Whether `text` is all of somebody's name."""
    text = as_keyed(text, naming.everybody)
    typed = (folded(text), in_plain_letters(text))
    return any(
        spelt in typed
        for name in naming.everybody
        for spelt in (folded(name), in_plain_letters(name))
    )


def whose(waiting: str, goes_on: Callable[[str], bool], naming: Naming) -> tuple[Whose, int]:
    """Return whose the letters `waiting` in a cell are, and how many of them the name before has.

    `goes_on` says whether letters go on with that name.
    """
    before, here = goes_on(waiting), parted(waiting, naming) is not None
    if before or here:
        owner = Whose.EITHER if before and here else Whose.TAKEN if before else Whose.HERE
        return owner, len(waiting) if owner is Whose.TAKEN else 0
    for cut in range(len(waiting) - 1, 0, -1):
        if goes_on(waiting[:cut]) and parted(waiting[cut:], naming) is not None:
            return Whose.TAKEN, cut
    return Whose.NEITHER, 0


_ENDINGS = ("ой", "ою", "ей", "ею", "ем", "у", "ю", "ы", "и", "е")
"""How a Russian name may end that loses its last letter for that: `вере`, `димой`, `игорем`."""


def _declines(text: str, names: Iterable[str]) -> bool:
    """Whether `text` begins one of `names` with such an ending; the name itself has another."""
    typed = folded(text)
    stems = (folded(name)[:-1] for name in names if folded(name).endswith(("а", "я", "й", "ь")))
    return any(
        ending.startswith(typed.removeprefix(stem))
        for stem in stems
        if len(stem) > 2 and len(typed) > len(stem) and typed.startswith(stem)
        for ending in _ENDINGS
    )


class TakenByName(ABC):
    """What columns have alike in which one name stands: it is taken at its first clear letters."""

    @abstractmethod
    def everybody(self, view: Any) -> tuple[str, ...]:
        """Return all players: how short a name can be is the same for the whole session."""

    @abstractmethod
    def names(self, view: Any, spot: Spot) -> tuple[str, ...]:
        """Return whose names can stand there."""

    def stands(self, view: Any) -> tuple[str, ...]:
        """Return all names: in a column they have one size, were one of them long."""
        return self.everybody(view)

    def named(self, view: Any, spot: Spot, text: str) -> str:
        """Return whom `text` names there, in whichever alphabet it was typed; may be `Refused`."""
        everybody = self.everybody(view)
        return name_of(as_keyed(text, everybody), self.names(view, spot), everybody)

    def complete(self, view: Any, spot: Spot, text: str) -> bool:
        """Whether `text` is enough for a name."""
        everybody = self.everybody(view)
        return is_one_name(as_keyed(text, everybody), everybody)

    def begins(self, view: Any, spot: Spot, text: str) -> bool:
        """Whether `text` is the beginning of a name."""
        everybody = self.everybody(view)
        return spells_on(as_keyed(text, everybody), everybody)

    def goes_on(self, view: Any, spot: Spot, text: str) -> bool:
        """Whether `text`, more than enough, is still that name."""
        return self.begins(view, spot, text) or _declines(text, self.everybody(view))

    def reads_otherwise(self, view: Any, spot: Spot, taken: str, text: str) -> bool:
        """Whether `text` is a name in the other alphabet, which `taken` was not yet, or none.

        It is none where its last letter names nobody either, and all of it goes on as other words.
        """
        everybody = self.everybody(view)
        nobody = not spells_on(text, everybody) and not named_by(text[-1], everybody)
        if nobody and begins_play(text):
            return True
        return as_keyed(text, everybody) != text and as_keyed(taken, everybody) == taken

    def naming(self, view: Any, spot: Spot) -> Naming:
        """Return who may be named there."""
        return Naming(self.names(view, spot), self.everybody(view))
