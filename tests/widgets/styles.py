"""Styles of desktops that answer some style hints in their own way."""

from __future__ import annotations

from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

Hint = QStyle.StyleHint


class HintingStyle(QProxyStyle):
    """The style Fusion with another answer to one hint."""

    def __init__(self, hint: QStyle.StyleHint, answer: int) -> None:
        super().__init__("fusion")
        self._hint, self._answer = hint, answer

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint is self._hint:
            return self._answer
        return super().styleHint(hint, option, widget, returnData)


def still() -> QProxyStyle:
    """Return the style of a system without animations."""
    return HintingStyle(Hint.SH_Widget_Animation_Duration, 0)


def with_icons() -> QProxyStyle:
    """Return a style that puts icons on the buttons of dialogs."""
    return HintingStyle(Hint.SH_DialogButtonBox_ButtonsHaveIcons, 1)
