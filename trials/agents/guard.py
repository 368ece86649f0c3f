"""What no engine may get past: straw men, invented quotations, words out of character."""

import re
from collections.abc import Iterable, Iterator, Sequence

from allrise.quotes import is_verbatim
from allrise.text import word_count
from trials.domain.casefile import CaseFile, FoundFallacy, Weakness, WriteBack
from trials.domain.phases import Speaker

MARKS = '"“”„‟«»″〝〞＂'
# The longest clause of the defendant's that the prosecutor may throw back, in words.
LONGEST_QUOTE = 20
_QUOTED = re.compile(f"[{MARKS}]([^{MARKS}]*)[{MARKS}]")
_SENTENCE_END = re.compile(r'[.!?…]["”»\')\]]*(?=\s)')
_MARKUP = re.compile(r"```[\w+-]*[ \t]*\n?|`|\*+|^\s*#+\s*|^\s*>\s*", re.MULTILINE)
_PREAMBLE = re.compile(r"\s*\b(?:here(?:['’]s| is| are)|below is)\b[^.!?\n]{0,80}:\s*\n+", re.I)
_ASSISTANT = re.compile(
    r"\bas an? (?:AI|artificial|language model|assistant)\b|\b(?:AI|language) model\b"
    r"|\bI(?:['’]m| am) (?:sorry|afraid|unable)\b.{0,40}\b(?:can['’]?t|cannot|unable|not able)\b"
    r"|\bI (?:can['’]?t|cannot|won['’]t|will not) (?:(?:assist|help)(?: you)? with|comply|fulfil)\b"
    r"|^\W*let me know(?: if\b.*)?\W*$|^\W*I hope this helps\b|^\W*(?:certainly|sure)[!,.]*\W*$",
    re.IGNORECASE | re.DOTALL,
)
_CODE = re.compile(r"[{}]|<\||\|>")
# What speech is not made of. A sentence with more than a tenth of it is noise.
_NOISE = re.compile(r"[^\w\s.,;:!?'’‘\"“”«»„()—–\-…&/£$€%°]|[_\\^|<>{}\[\]]|[:;%]{2,}")


def honest_weaknesses(found: Iterable[Weakness], defense: str) -> tuple[Weakness, ...]:
    """Those whose quote really stands in the defence."""
    return tuple(item for item in found if is_verbatim(item.quote, defense))


def honest_fallacies(found: Iterable[FoundFallacy], defense: str) -> tuple[FoundFallacy, ...]:
    return tuple(item for item in found if is_verbatim(item.quote, defense))


def sources_of(case: CaseFile) -> tuple[str, ...]:
    """Everything that was said or laid on the table, to be quoted from."""
    return (
        *(said.text for said in case.transcript),
        case.sheet.statute,
        *(f"{exhibit.title}. {exhibit.description}" for exhibit in case.exhibits),
    )


def prosecutor_sources(case: CaseFile) -> tuple[str, ...]:
    """What the prosecutor may quote: not what the defendant is themselves quoting."""
    hidden = case.model_copy(
        update={
            "transcript": tuple(
                said.model_copy(update={"text": own_words(said.text)})
                if said.speaker is Speaker.DEFENDANT
                else said
                for said in case.transcript
            )
        }
    )
    return sources_of(hidden)


def own_words(text: str) -> str:
    """The text without what it quotes from somebody else, and a gap no quote can bridge."""
    return _QUOTED.sub(" ¶ ", text)


def only_true_quotes(
    pieces: Iterable[str], sources: Sequence[str], longest: int | None = None
) -> Iterator[str]:
    """The stream, sentence by sentence, without those that hold a false quotation.

    Every sentence is held to its end, because a quotation may still come in it; one is
    dropped whole unless each of its quotations stands in one of `sources`, and has at most
    `longest` words.
    """
    held = ""
    for piece in pieces:
        held += piece
        while (end := _SENTENCE_END.search(held)) is not None:
            sentence, held = held[: end.end()], held[end.end() :]
            if _true(sentence, sources, longest):
                yield sentence
    if held and _true(held, sources, longest):
        yield held


def true_text(text: str, sources: Sequence[str]) -> str:
    """The whole text without the sentences that hold a false quotation."""
    return "".join(only_true_quotes([text], sources)).strip()


def in_character(sentences: Iterable[str]) -> Iterator[str]:
    """The sentences that somebody in a courtroom could say, without mark-up.

    An assistant's pleasantries and refusals are left out, and so is noise.
    """
    for sentence in sentences:
        said = _MARKUP.sub("", _PREAMBLE.sub("", sentence))
        if not said.strip() or _ASSISTANT.search(said) or _CODE.search(said):
            continue
        if sum(map(len, _NOISE.findall(said))) * 10 <= len(said.strip()):
            yield said


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


def _true(sentence: str, sources: Sequence[str], longest: int | None) -> bool:
    quotes = _QUOTED.findall(sentence)
    unclosed = sum(sentence.count(mark) for mark in MARKS) % 2
    return not unclosed and all(
        (longest is None or word_count(quote) <= longest)
        and any(is_verbatim(quote.strip(" .,;:!?…"), source) for source in sources)
        for quote in quotes
    )
