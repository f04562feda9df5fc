"""Names as people compare them."""

from __future__ import annotations

import unicodedata


def folded(name: str) -> str:
    """Return `name` as people compare names: without case, spaces and what nobody can see."""
    if name.isascii() and name.isprintable():
        return name.replace(" ", "").casefold()
    seen = "".join(sign for sign in name if not _unseen(sign))
    # Letters with their accents apart and composed are the same letters.
    apart = unicodedata.normalize("NFD", seen).casefold()
    return unicodedata.normalize("NFC", apart)


# Letters and accents by name, blanks for whoever looks: those that Unicode lets a font leave out,
# and the pattern of Braille without a dot.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)


def _unseen(sign: str) -> bool:
    return sign in _BLANKS or unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp", "Zs")
