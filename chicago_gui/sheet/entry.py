"""From typed text to values, at the first touch: names by initials, contract with declarer.

Names and texts are compared as people do, and refused where they cannot stand on a form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from functools import lru_cache

from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Doubling, Refused, ScoringReason
from chicago_gui.sheet.other_letters import (
    ALL_PASSED,
    PASS_WORDS,
    double_behind,
    name_first,
    plain_letters,
    player_in,
    read_first,
    with_other_keys,
)
from chicago_gui.sheet.words import result_apart, result_of, tr

_NAMES = 512
"""Of so many names, and of what is typed for them, it is kept how they are compared."""


@lru_cache(_NAMES)
def folded(name: str) -> str:
    """Return `name` as people compare names: without case, spaces and what nobody can see."""
    if name.isascii() and name.isprintable():
        return name.replace(" ", "").casefold()
    from unicodedata import normalize  # no start waits for it

    seen = "".join(sign for sign in name if not _unseen(sign))
    # Letters with their accents apart and composed are the same letters.
    apart = normalize("NFD", seen).casefold()
    return normalize("NFC", apart)


# Letters and accents by name, blanks for whoever looks: those that Unicode lets a font leave out,
# and the pattern of Braille without a dot; then, from first to last, the selectors of variations.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))


def _unseen(sign: str) -> bool:
    from unicodedata import category

    if sign in _BLANKS or any(first <= sign <= last for first, last in _SELECTORS):
        return True
    return category(sign) in ("Cc", "Cf", "Zl", "Zp", "Zs")


class TextReason(Enum):
    """Why a text cannot stand on a form."""

    PLAYER_EMPTY = "players: a name is empty"
    PLAYER_TWICE = "players: {name} is there twice"
    PLAYERS_MANY = "players: {names} is more than one name"
    TEXT_LONG = "{what} has {count} letters; at most {most} fit"
    TEXT_SIGN = "{what} has the sign {sign} in it, which no line of text can have"


MOST_LETTERS = 2000
"""So much fits into one text of a form; a page is drawn from it in no time."""

# Signs that turn the order of what stands beside them: a name must not reach into its neighbours.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_NOT_ON_A_LINE = frozenset(("Cc", "Cs", "Zl", "Zp"))
_BREAKS = frozenset("\t\r\n")


def one_line(text: str) -> str:
    """Return what was typed as one line: letters composed, every space and break one space."""
    from unicodedata import normalize

    return " ".join(normalize("NFC", text).split())


def check_text(what: str, text: str, *, lines: bool = False) -> None:
    """Raise `Refused` when `text` cannot stand on a form; with `lines` it may have several.

    `what` begins the sentence.
    """
    if len(text) > MOST_LETTERS:
        raise Refused(TextReason.TEXT_LONG, what=what, count=len(text), most=MOST_LETTERS)
    from unicodedata import category

    for sign in text:
        if lines and sign in _BREAKS:
            continue
        if sign in _TURNING or category(sign) in _NOT_ON_A_LINE:
            raise Refused(TextReason.TEXT_SIGN, what=what, sign=f"U+{ord(sign):04X}")


def wrong_name(names: Sequence[str], kept: Collection[str] = ()) -> tuple[int, Refused] | None:
    """Return which of `names` is no player's, and why: empty, there twice, or no line of text.

    Those in `kept` stand on the form already, and their letters are let be.
    """
    seen: set[str] = set()
    for place, name in enumerate(names):
        if not folded(name):
            return place, Refused(TextReason.PLAYER_EMPTY)
        if folded(name) in seen:
            return place, Refused(TextReason.PLAYER_TWICE, name=name)
        seen.add(folded(name))
    for place, name in enumerate(names):
        if name not in kept:
            try:
                check_text(tr("players: name {number}").format(number=place + 1), name)
            except Refused as refused:
                return place, refused
    return None


class EntryReason(Enum):
    """Why typed text means nothing here."""

    NAME = "a name is wanted, or its first letters"
    NO_NAME = "nobody here is called {text}"
    OTHER_KEYS = "nobody here is called {text}; for {name} set the keyboard to the other alphabet"
    NOT_PLAYING = "{name} does not play this deal"
    WHICH_NAME = "{text} may be {names}"
    NUMBER = "{text} is no number"
    DECLARER = "who plays it? After the contract type {names}"


def name_of(text: str, names: Iterable[str], everybody: Iterable[str] = ()) -> str:
    """Return the one of `names` that begins with `text` as people compare names.

    Where none does, letters of another alphabet or with accents count as the plain letter that
    is typed for them, in the name first: `v` finds Вера, `l` Łukasz, and `в` finds Vera. Raises
    `Refused` when none or several fit; a name typed in full is always that one. Where none of them
    is meant but one of `everybody`, the refusal says so, and where the keyboard is set to the other
    alphabet, as with `dthf` for Вера.
    """
    wanted = folded(text)
    names = tuple(names)
    if not wanted:
        raise Refused(EntryReason.NAME)
    plain = in_plain_letters(text)
    for spelt, typed in ((folded, wanted), (in_plain_letters, wanted), (in_plain_letters, plain)):
        found = [name for name in names if typed and spelt(name).startswith(typed)]
        exact = [name for name in found if spelt(name) == typed]
        if len(exact) == 1 or len(found) == 1:
            return (exact or found)[0]
        if found:
            raise Refused(EntryReason.WHICH_NAME, text=text.strip(), names=tr(" or ").join(found))
    others = named_by(text, everybody)
    if len(others) == 1:
        raise Refused(EntryReason.NOT_PLAYING, name=others[0])
    meant = folded(with_other_keys(text))
    found = [name for name in names if folded(name).startswith(meant)]
    if len(found) == 1:
        raise Refused(EntryReason.OTHER_KEYS, text=text.strip(), name=found[0])
    raise Refused(EntryReason.NO_NAME, text=text.strip())


def fits(text: str, name: str) -> bool:
    """Whether `text` may be the beginning of `name`, in its own letters or in plain ones."""
    return folded(name).startswith(folded(text)) or in_plain_letters(name).startswith(folded(text))


def named_by(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of `names` that `text` may be the beginning of.

    Letters typed for plain ones count where nobody else is found: `в` for Vera.
    """
    names = tuple(names)
    found = tuple(name for name in names if fits(text, name))
    plain = in_plain_letters(text)
    if found or not plain:
        return found
    return tuple(name for name in names if in_plain_letters(name).startswith(plain))


def as_keyed(text: str, everybody: Iterable[str]) -> str:
    """Return `text`, or what its keys give in the other alphabet where only that begins a name.

    Two keys are the least that tell: `dt` is Вера begun, but one letter is as likely a slip.
    """
    everybody = tuple(everybody)
    if len(folded(text)) < 2 or named_by(text, everybody):
        return text
    meant = with_other_keys(text).lower()
    begun = folded(meant)
    return meant if any(folded(name).startswith(begun) for name in everybody) else text


@lru_cache(_NAMES)
def in_plain_letters(name: str) -> str:
    """Return `name`, folded, in the letters a to z that people type for its own."""
    return plain_letters(folded(name))


def number_of(text: str) -> int:
    """Return the whole number in `text`; raises `Refused` for anything else."""
    if not re.fullmatch(r"\s*[0-9]{1,4}\s*", text):
        raise Refused(EntryReason.NUMBER, text=text.strip())
    return int(text)


def is_pass(text: str) -> bool:
    """Whether `text` says that all four passed, as it is typed or as it stands in the cell."""
    return folded(text) in ALL_PASSED or folded(text) == folded(tr("passed out"))


def begins_pass(text: str) -> bool:
    """Whether `text` begins a word for that, with more than its first letter: `pas`."""
    begun = folded(text)
    return len(begun) > 1 and any(
        word.startswith(begun) for word in (*PASS_WORDS, folded(tr("passed out")))
    )


def contract_of(
    text: str,
    names: Iterable[str],
    standing: str | None = None,
    everybody: tuple[str, ...] = (),
) -> tuple[Contract, str]:
    """Return contract and declarer of a text such as `4sx v`, `4sxv`, or `4пк в`.

    A contract alone is played by who is written there already, `standing`, if that is one of
    `names`. Raises `Refused` when the contract does not exist or the declarer is none of them;
    what is enough to type for a name is told by `everybody`, or by `names` alone.
    """
    names, (name, bid) = tuple(names), name_first(text)
    asked = Refused(EntryReason.DECLARER, names=short_names(names, everybody or names))
    with suppress(Refused):
        if name and name_of(name, names):
            text = f"{bid} {name}"
    return read_first(
        text, lambda reading: _contract_of(reading, names, standing, asked, everybody)
    )


def bid_of(
    text: str, names: tuple[str, ...], standing: str | None, everybody: tuple[str, ...]
) -> tuple[Contract, str, int | None]:
    """Return contract, declarer and tricks of all that is known of a deal: `4s v +1`, `4s v made`.

    `None` for the tricks where no result stands behind who plays it. Raises `Refused`.
    """
    typed, result = result_apart(text)
    try:
        contract, declarer = contract_of(typed, names, standing, everybody)
    except Refused:
        with suppress(Refused):  # a name may be like a word for a result
            return (*contract_of(text, names, standing, everybody), None)
        raise
    return contract, declarer, result_of(result, contract) if result else None


_NOBODY = (
    EntryReason.NO_NAME,
    EntryReason.NOT_PLAYING,
    EntryReason.OTHER_KEYS,
    EntryReason.WHICH_NAME,
)


def _contract_of(
    text: str,
    names: tuple[str, ...],
    standing: str | None,
    asked: Refused,
    everybody: tuple[str, ...] = (),
) -> tuple[Contract, str]:
    """Return contract and declarer in one reading of a text; `asked` is who plays it."""
    wrong: Refused | None = None
    for contract, declarer in bids_in(text):
        if not declarer and standing in names:
            return contract, standing
        try:
            return contract, name_of(declarer, names, everybody)
        except Refused as why:
            # Of the refusals the last tells most: its contract is the longest.
            wrong = why if declarer else asked
    for contract, declarer in run_together(text) if wrong and wrong.reason in _NOBODY else ():
        # Nobody plays the longest contract; its last letters may begin a name: `4sxaver`.
        with suppress(Refused):
            return contract, name_of(declarer, names)
    for head in (*text.split()[:1], text):
        try:
            Contract.parse(head)
        except Refused as why:
            # A third x is no name, but one double too many.
            if wrong is None or why.reason is ScoringReason.DOUBLES:
                raise why from None
    raise wrong or asked


def bids_in(text: str) -> Iterator[tuple[Contract, str]]:
    """Yield each way to read `text` as a contract and what is typed of the name behind it.

    Names may hold spaces and so may contracts; without a space the longest contract is meant, and
    there may be no name yet.
    """
    words = text.split()
    for cut in range(1, len(words)):
        with suppress(Refused):
            yield Contract.parse("".join(words[:cut])), player_in(" " + " ".join(words[cut:]))
    found = contract_and_rest(text)
    if found is not None:
        yield found
        doubled = doubled_behind(*found)
        if doubled is not None:
            yield doubled


def doubled_behind(contract: Contract, rest: str) -> tuple[Contract, str] | None:
    """Return `contract` doubled as it is said behind who plays it in `rest`, and who that is."""
    behind = double_behind(rest.rstrip())
    if behind is None or not behind[1] or contract.doubling.value:
        return None
    return replace(contract, doubling=Doubling(behind[1].upper())), behind[0]


def contract_and_rest(text: str) -> tuple[Contract, str] | None:
    """Return the longest contract that begins `text`, and what follows it."""
    return next(run_together(text), None)


def run_together(text: str) -> Iterator[tuple[Contract, str]]:
    """Yield the contracts that begin `text`, the longest first, each with what follows it."""
    for cut in range(len(text), 0, -1):
        with suppress(Refused):
            yield Contract.parse(text[:cut]), player_in(text[len(text[:cut].rstrip()) :])


def is_one_name(text: str, names: Iterable[str]) -> bool:
    """Whether `text` begins the name of just one of `names`, so that no more need be typed.

    A number may always go on, and so may a name with which another begins.
    """
    begun = folded(text)
    if not begun or begun[0].isdigit():
        return False
    return len(named_by(begun, names)) == 1


def short_forms(everybody: tuple[str, ...]) -> dict[str, str]:
    """Return the fewest letters that name each of `everybody`, whoever of them sits out."""
    return {name: _short(name, everybody) for name in everybody}


def short_names(
    names: Iterable[str], everybody: tuple[str, ...], among: Collection[str] = ()
) -> str:
    """Return `names` as a hint lists them, each with what is enough to type: `Vera (v)`.

    That is the same whoever sits out. Of two that begin alike one may want all its letters, or an
    Enter besides; where it is clear `among` those that can be meant, fewer and an Enter are told.
    """
    names = tuple(names)
    short = short_forms(everybody)
    return ", ".join(_listed(name, short[name], among or names, everybody) for name in names)


def _listed(name: str, short: str, among: Collection[str], everybody: tuple[str, ...]) -> str:
    ended = _least(name, lambda begun: not begun[0].isdigit() and _is_only(name, begun, among))
    if is_one_name(short, everybody) and len(short) <= len(ended) + _ENTER:
        return tr("{name} ({short})").format(name=name, short=short)
    return tr("{name} ({short},\N{NO-BREAK SPACE}Enter)").format(name=name, short=ended)


_ENTER = 2
"""An Enter is told of where it saves more letters than that: without one nothing is to be known."""


def _is_only(name: str, begun: str, among: Collection[str]) -> bool:
    with suppress(Refused):
        return name_of(begun, among) == name
    return False


def examples(names: Sequence[str], everybody: tuple[str, ...]) -> dict[str, str]:
    """Return what is enough to type for two of `names`, the shortest: `{one}` and `{other}`."""
    short = short_forms(everybody)
    one, other, *_ = sorted((short[name] for name in names), key=len)
    return {"one": one, "other": other}


@lru_cache
def _short(name: str, everybody: tuple[str, ...]) -> str:
    return _least(name, lambda begun: is_one_name(begun, everybody))


def _least(name: str, enough: Callable[[str], bool]) -> str:
    """Return the fewest letters of `name` that are `enough`, or all of them."""
    letters = folded(name)
    begun = (letters[:end] for end in range(1, len(letters)))
    return next(filter(enough, begun), letters)
