"""Looking at a page as somebody with a screen reader, a keyboard or weak eyes would."""

from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).parent / "scripts"
_FLAWS = (SCRIPTS / "flaws.js").read_text(encoding="utf-8")
_PALE = (SCRIPTS / "pale.js").read_text(encoding="utf-8")


def flaws(page: Any) -> list[str]:
    """What a first look with an accessibility checker would find."""
    found: list[str] = page.evaluate(_FLAWS)
    return found


def pale(page: Any) -> list[str]:
    """Texts of the main part with less contrast than WCAG AA asks for."""
    found: list[str] = page.evaluate(_PALE)
    return found


def tab_to(page: Any, selector: str, most: int = 40) -> None:
    """Press Tab until the focus is on a match of `selector`."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")
