"""Words of a folded text, and what makes two of them the same word.

Everything here works on text as `allrise.quotes.fold` leaves it, so that no decision of the
verifier can hang on case, white space, or the kind of dash or quotation mark.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from allrise.quotes import fold

_TOKEN: Final = re.compile(
    r"(?P<number>\d+(?:[.,:/^]\d+)*)"
    r"|(?P<word>[^\W\d_](?:\w|'(?=[^\W\d_]))*)"
    r"|(?P<mark>[^\w\s])"
)
_DOUBLED: Final = re.compile(r"([bdfgklmnprt])\1$")
# Plurals and pasts that no ending gives away; only what claims about facts need.
_IRREGULAR: Final = {
    word: base
    for pair in (
        "feet:foot teeth:tooth men:man women:woman children:child people:person mice:mouse"
        " wrote:write written:write built:build began:begin begun:begin made:make took:take"
        " taken:take gave:give given:give held:hold kept:keep found:find founded:found"
        " stood:stand ran:run flew:fly flown:fly broke:break broken:break saw:see seen:see"
        " knew:know known:know grew:grow grown:grow spoke:speak spoken:speak sent:send"
        " spent:spend paid:pay said:say told:tell sold:sell bought:buy brought:bring"
        " thought:think caught:catch taught:teach wore:wear worn:wear lay:lie lain:lie"
        " drew:draw drawn:draw threw:throw thrown:throw became:become went:go gone:go"
        " came:come met:meet lit:light led:lead meant:mean burnt:burn axes:axis"
        " has:have had:have is:be are:be was:be were:be been:be being:be does:do did:do done:do"
    ).split()
    for word, base in [pair.split(":")]
}


@dataclass(frozen=True, slots=True)
class Token:
    """`text` is folded; a number has `is_number`, and a mark is neither number nor word."""

    text: str
    start: int
    end: int
    is_number: bool = False
    is_word: bool = False

    @property
    def is_mark(self) -> bool:
        return not (self.is_number or self.is_word)


@lru_cache(maxsize=2048)
def tokens(text: str) -> tuple[Token, ...]:
    """The tokens of `text`; `start` and `end` are places in its fold."""
    return tuple(
        Token(
            found[0],
            found.start(),
            found.end(),
            is_number=found["number"] is not None,
            is_word=found["word"] is not None,
        )
        for found in _TOKEN.finditer(fold(text))
    )


def bare(word: str) -> str:
    """Without the possessive: "rome's" is "rome"."""
    return word.removesuffix("'s").rstrip("'")


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """The part of a folded word that its inflections share; for comparing, not for reading."""
    word = bare(word)
    word = _IRREGULAR.get(word, word)
    if len(word) < 4 or not word.isalpha():
        return word
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "shes", "ches", "xes", "zes", "oes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ied", "ed", "ly"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)] + ("y" if ending == "ied" else "")
            word = _DOUBLED.sub(r"\1", word)
            break
    return word.removesuffix("e") if len(word) > 3 else word


def stems(text: str) -> frozenset[str]:
    return frozenset(stem(token.text) for token in tokens(text) if token.is_word)
