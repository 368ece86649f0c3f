"""What a browser's long name for itself comes to, for a list of sessions. Pure."""

import re

_BROWSERS = (
    ("Edg(?:e|A|iOS)?/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/|FxiOS/", "Firefox"),
    ("Chrome/|CriOS/|Chromium/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X|Macintosh", "macOS"),
    ("Linux|X11", "Linux"),
)


def client_name(user_agent: str) -> str:
    """ "Firefox on Linux"; "an unknown program" for what is no browser."""
    browser = next((name for mark, name in _BROWSERS if re.search(mark, user_agent)), "")
    system = next((name for mark, name in _SYSTEMS if re.search(mark, user_agent)), "")
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or "an unknown program"
