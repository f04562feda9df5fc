"""Standard output and standard error, also where they are closed, full, or read by nobody.

What cannot be written must not be tried again when the interpreter ends: that would print lines
of its own and change the exit status.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TextIO


def settle() -> None:
    """Make up for standard streams that are closed; does nothing where all are open.

    A file that is opened later would get the number of the closed one, and whatever a library
    says on standard error would be written into it. Python has `None` in the place of a closed
    standard error, which `print` takes for standard output.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # for good


def put_out(content: str | bytes) -> None:
    """Write `content` to standard output, all of it; raises `OSError` when that cannot be.

    Text has signs in place of those that the code page of the terminal lacks.
    """
    out = sys.stdout
    if out is None:
        raise OSError(errno.EBADF, "it is closed")
    try:
        if isinstance(content, bytes):
            out.buffer.write(content)
        else:
            out.write(_as_shown(content, out.encoding or "utf-8"))
        out.flush()
    except OSError:
        _let_go(out)
        raise


_PLAIN = {
    **{"…": "...", "—": "-", "–": "-", "−": "-", "×": "x", "→": "->", "▸": ">"},
    **dict.fromkeys("«»„“”", '"'),
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
}


def _as_shown(text: str, code_page: str) -> str:
    """Return `text` with plain signs, or question marks, for what `code_page` lacks."""
    try:
        text.encode(code_page)
    except UnicodeEncodeError:
        return "".join(_sign_shown(sign, code_page) for sign in text)
    return text


def _sign_shown(sign: str, code_page: str) -> str:
    try:
        sign.encode(code_page)
    except UnicodeEncodeError:
        return _PLAIN.get(sign, "?")
    return sign


def complain(text: str) -> None:
    """Say `text` in one line on standard error; where nobody hears it, nothing comes of it."""
    line = " ".join(text.split())
    say(f"chicago-gui: {line}")


def say(text: str) -> None:
    """Write lines to standard error, or nowhere when it takes none."""
    try:
        shown = _as_shown(text, sys.stderr.encoding or "utf-8")
        print(shown, file=sys.stderr, flush=True)
    except OSError:
        _let_go(sys.stderr)


def _let_go(stream: TextIO) -> None:
    """Let what `stream` still holds go nowhere; the interpreter would flush it at its end."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)
