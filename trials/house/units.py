"""Cutting a text into the pieces that each say one thing, punctuated or not. Pure.

A sentence is cut at semicolons, colons, dashes and before a conjunction that opens a clause.
Speech recognisers give no full stops: a long run without any is cut before its connectives.
"""

import re
from collections.abc import Sequence

from trials.house.words import Span, tokens

_SUBJECT = (
    r"(?:i|i'm|i've|i'd|we|we're|he|he's|she|she's|it|it's|they|you|you're|there|there's|this"
    r"|that|nobody|no one|everyone|my|our|his|her|their|the|your|a|an|neither|if|when|what|by"
    r"|anyone|not|only|mr|mrs|ms|dr|exhibit)\b"
)
_CUT = re.compile(
    rf"\s*[;:]\s+|\s+[\u2013\u2014-]{{1,2}}\s+|\u2014|\n+"
    rf"|,\s+(?=(?:and|but|so|yet|for|nor|because|since|as|which|while|whereas|although|though"
    rf"|meaning|until|unless|who|where|after|before|if|then|leaving)\b)"
    rf"|,\s+(?={_SUBJECT})|\s+(?=(?:and|but|so|yet)\s+{_SUBJECT})"
    rf"|\s+(?=because\b|whereas\b|although\b|even though\b)",
    re.IGNORECASE,
)
_RUN_ON = re.compile(
    r"\s+(?=(?:and then|and so|so then|so i|so the|so it|but|also|anyway|plus|which means|because"
    r"|and (?:i|he|she|it|they|we|my|the|there|that)|then (?:i|he|she|it|they|we|my|the))\b)",
    re.IGNORECASE,
)
_LONG = 24


def units(text: str, sentences: Sequence[Span]) -> tuple[Span, ...]:
    """The pieces of `text`, in order; one of fewer than three words joins the one before."""
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    out: list[Span] = []
    for sentence in sentences:
        first = len(out)
        for start, end in _pieces(flat, sentence):
            if len(out) > first and len(tokens(text[start:end])) < 3:
                out[-1] = Span(out[-1].start, end, text[out[-1].start : end])
            elif text[start:end].strip():
                out.append(Span(start, end, text[start:end]))
    return tuple(out)


def _pieces(flat: str, sentence: Span) -> list[tuple[int, int]]:
    body = flat[sentence.start : sentence.end]
    run_on = len(tokens(body)) > _LONG and not re.search(r"[,;:]", body)
    cuts = list(_CUT.finditer(body))
    if run_on:
        cuts = sorted((*cuts, *_RUN_ON.finditer(body)), key=lambda match: match.start())
    pieces: list[tuple[int, int]] = []
    start = 0
    for cut in cuts:
        if cut.start() <= start:
            continue
        pieces.append((sentence.start + start, sentence.start + cut.start()))
        start = cut.end()
    pieces.append((sentence.start + start, sentence.end))
    return pieces
