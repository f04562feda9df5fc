"""What was refused, for tests of whatever refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chicago_gui.scoring import Refused


def refusal_of(do: Callable[..., object], *values: Any, **named: Any) -> Refused:
    """Return the refusal of a call, which must be one."""
    with pytest.raises(Refused) as caught:
        do(*values, **named)
    assert str(caught.value)  # it has all its figures
    return caught.value
