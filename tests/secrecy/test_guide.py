"""The guide tells nothing of a deal that is not over, on whichever face it was opened."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.players.guide import GuideWindow
from tests.secrecy.twins import evening_twins, opened
from tests.window import F1, F2, Window, settle


def test_the_guide_is_the_same_whatever_is_secret(qapp: object) -> None:
    def act(window: Window) -> Iterator[list[str]]:
        for key in (None, F2):
            window.main.activateWindow()
            settle()
            if key is not None:
                window.press(key)
                assert window.preparing
            window.press(F1)
            (guide,) = window.main.findChildren(GuideWindow)
            texts = [guide.contents.item(at).text() for at in range(guide.contents.count())]
            yield [guide.windowTitle(), guide.text.toHtml(), guide.count.text(), *texts]

    one, other = (opened(session, act) for session in evening_twins())
    assert one == other
