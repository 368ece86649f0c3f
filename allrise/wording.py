"""Short texts of strangers, as an API takes them: the schema says what will be accepted.

The schema's pattern asks for letters, because they survive cleaning; so what it lets through is
never refused for what cleaning took away.
"""

import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from allrise.text import clean

# Letters and figures of the scripts in which people here may write: what `clean` leaves alone.
_LETTER = (
    r"[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0391-\u03a1\u03a3-\u03c9\u0400-\u0481"
    r"\u05d0-\u05ea\u0620-\u063a\u0641-\u064a\u0905-\u0939\u0e01-\u0e30\u3041-\u3096\u30a1-\u30fa"
    r"\u4e00-\u9fff\uac00-\ud7a3]"
)

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")

# At least one character that can be seen, as near as a schema can say it.
SEEN = (
    r"[^\s\x00-\x20\x7f-\xa0\xad\u0300-\u036f\u115f\u1160\u200b-\u200f\u2028-\u202f\u2060-\u206f"
    r"\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]"
)


def words(*, least: int, most: int) -> Any:
    """The type of a text of `least` to `most` characters, with as many letters as `least`.

    It is cleaned when it is read; a text that falls short is refused with a plain reason.
    """
    pattern = rf"(?:{_LETTER}[\s\S]*){{{least}}}"
    enough = re.compile(pattern)

    def cleaned(text: Any) -> Any:
        if not isinstance(text, str):
            return text
        if len(text) > most:  # as the schema counts: before anything is taken away
            raise ValueError(f"give at most {most} characters")
        return clean(text)

    def lettered(text: str) -> str:
        if not enough.search(text):
            raise ValueError(f"give at least {least} letters")
        return text

    told = Field(min_length=least, max_length=most, json_schema_extra={"pattern": pattern})
    return Annotated[str, BeforeValidator(cleaned), told, AfterValidator(lettered)]


def as_day(value: Any) -> Any:
    """`value`, unless it is text in any form but 2026-12-01: "0" is no day."""
    if isinstance(value, str) and not _DAY.fullmatch(value):
        raise ValueError("a day is written like 2026-12-01")
    return value
