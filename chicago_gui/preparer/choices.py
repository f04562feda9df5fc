"""The counts a preparer may choose with the mouse."""

from __future__ import annotations

from dataclasses import dataclass

MOST = 37


@dataclass(frozen=True, slots=True)
class HcpChoice:
    """One count on the pad; it prints without the count."""

    hcp: int
    chosen: bool = False

    @property
    def label(self) -> str:
        """The number on the button."""
        return str(self.hcp)

    def __repr__(self) -> str:
        return "HcpChoice(…)"


def hcp_choices(current: int | None) -> tuple[HcpChoice, ...]:
    """Return every count a hand can hold."""
    return tuple(HcpChoice(hcp, hcp == current) for hcp in range(MOST + 1))
