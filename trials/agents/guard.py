"""What no engine may get past: straw men and invented quotations."""

import re
from collections.abc import Iterable, Iterator, Sequence

from allrise.quotes import is_verbatim
from trials.domain.casefile import CaseFile, FoundFallacy, Weakness, WriteBack

_QUOTED = re.compile(r'["“”„«»]([^"“”„«»]*)["“”„«»]')
_SENTENCE_END = re.compile(r'[.!?…]["”»\')\]]*(?=\s)')
_MARKS = '"“”„«»'


def honest_weaknesses(found: Iterable[Weakness], defense: str) -> tuple[Weakness, ...]:
    """Those whose quote really stands in the defence."""
    return tuple(item for item in found if is_verbatim(item.quote, defense))


def honest_fallacies(found: Iterable[FoundFallacy], defense: str) -> tuple[FoundFallacy, ...]:
    return tuple(item for item in found if is_verbatim(item.quote, defense))


def sources_of(case: CaseFile) -> tuple[str, ...]:
    """Everything the prosecutor may quote: the defence, and what the court itself wrote."""
    return (
        *(said.text for said in case.transcript),
        case.sheet.statute,
        *(f"{exhibit.title}. {exhibit.description}" for exhibit in case.exhibits),
    )


def only_true_quotes(pieces: Iterable[str], sources: Sequence[str]) -> Iterator[str]:
    """The stream, sentence by sentence, without those that hold a false quotation.

    Every sentence is held to its end, because a quotation may still come in it; one is
    dropped whole unless each of its quotations stands in one of `sources`.
    """
    held = ""
    for piece in pieces:
        held += piece
        while (end := _SENTENCE_END.search(held)) is not None:
            sentence, held = held[: end.end()], held[end.end() :]
            if _true(sentence, sources):
                yield sentence
    if held and _true(held, sources):
        yield held


def true_text(text: str, sources: Sequence[str]) -> str:
    """The whole text without the sentences that hold a false quotation."""
    return "".join(only_true_quotes([text], sources)).strip()


def at_most(pieces: Iterable[str], words: int) -> Iterator[str]:
    """The stream, cut after the piece that passes so many words: a babbler is led out."""
    spoken = 0
    for piece in pieces:
        yield piece
        spoken += len(piece.split())
        if spoken >= words:
            return


def honest_notes(notes: WriteBack, defense: str) -> WriteBack:
    """The prosecutor's notes with only those of the defendant's words that they really said."""
    return notes.model_copy(
        update={
            "exploited": notes.exploited if is_verbatim(notes.exploited, defense) else "",
            "keepsakes": tuple(item for item in notes.keepsakes if is_verbatim(item, defense)),
        }
    )


def _true(sentence: str, sources: Sequence[str]) -> bool:
    quotes = _QUOTED.findall(sentence)
    unclosed = sum(sentence.count(mark) for mark in _MARKS) % 2
    return not unclosed and all(
        any(is_verbatim(quote.strip(" .,;:!?…"), source) for source in sources) for quote in quotes
    )
