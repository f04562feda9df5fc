"""Standard output and standard error, even if closed, full, or without a reader.

Unwritten text must not be written again when the interpreter ends, which would print errors and
change the exit status.
"""

from __future__ import annotations

import codecs
import errno
import os
import sys
from contextlib import suppress
from typing import TextIO


def open_closed_streams() -> None:
    """Open closed standard streams on the null device.

    Otherwise a file opened later would get the number of a closed one, and libraries would print
    errors into it. For a closed standard error Python has `None`, which `print` takes for standard
    output.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: this one
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # never closed


def put_out(content: str | bytes) -> None:
    """Write all of `content` to standard output; raises `OSError` if that fails.

    Characters that the terminal's code page lacks are replaced.
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
    """Return `text` with characters missing in `code_page` replaced by plain ones, or by `?`."""
    return text.encode(code_page, "chicago.plain").decode(code_page)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return plain characters for those that cannot be encoded, and where to go on."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(each, "?") for each in missing), error.end


codecs.register_error("chicago.plain", _plainly)


def complain(text: str) -> None:
    """Print `text` as one line on standard error, if possible."""
    line = " ".join(text.split())
    say(f"chicago-gui: {line}")


def say(text: str) -> None:
    """Print lines on standard error, if possible."""
    try:
        shown = _as_shown(text, sys.stderr.encoding or "utf-8")
        print(shown, file=sys.stderr, flush=True)
    except OSError:
        _let_go(sys.stderr)


def _let_go(stream: TextIO) -> None:
    """Redirect `stream` to the null device, because the interpreter flushes it at its end."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)
