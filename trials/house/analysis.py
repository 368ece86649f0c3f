"""What can be seen in a text without knowing the charge: claims, reasons, specifics. Pure.

Every finding is a span of the original text. `quotable` clauses are the only pieces of a
defence that anybody in the house may hand back between quotation marks: whole clauses of at
most twenty words, not governed by a negation, hedge, condition or report before them, free
of words that the defendant is quoting and of words not to be repeated in court.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from allrise.text import sentences as sentence_spans
from trials.house import lexicon
from trials.house.words import Span, Word, is_negation, tokens

QUOTE_WORDS = 20

_QUOTED = re.compile(
    r"[\"\u201c\u201d][^\"\u201c\u201d]{1,400}[\"\u201c\u201d]"
    r"|(?<!\w)['\u2018][^'\u2018\u2019\n]{1,200}(?:(?<=\w)['\u2019](?=\w)[^'\u2018\u2019\n]{1,200})*['\u2019](?!\w)"
    r"|[\u00ab][^\u00bb]{1,400}[\u00bb]"
)
_SUBJECT = (
    r"(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|it|it's|they|they're|you|you're|there"
    r"|there's|this|that's|nobody|no one|everyone|everybody|my|our|his|her|their|the|your)\b"
)
_STRONG = re.compile(r"\s*(?:;|\s[\u2013\u2014-]{1,2}\s|\u2014|\n)\s*")
_WEAK = re.compile(
    rf"\s*,?\s+(?:and|but|so)\s+(?={_SUBJECT})|\s*,\s+(?:and |but |so |yet )?(?={_SUBJECT})",
    re.IGNORECASE,
)
_TRIM = " \t\n,;:\u2014\u2013-"

_REASON = re.compile(
    r"\b(?:because|cos|cuz|due to|thanks to|owing to|given that|seeing as|in order to|so that"
    r"|which is why|that is why|that's why|this is why|which means|that means|which meant"
    r"|meaning that|therefore|thus|hence|otherwise|the reason|for the simple reason|on the grounds"
    r"|it follows|which proves|which shows|as a result|consequently|and so|by then|since"
    r"|if (?:i|it|he|she|they|we|you|the|that|this|there|anything|my|your|one)"
    r"|proves|shows|explains|means|accounts for|rules out|suggests|establishes|demonstrates"
    r"|so (?:i|it|he|she|we|they|you|one|the|there|that|nothing|no|nobody|any|my|your|what|whoever|whatever"
    r"|neither|a|an|every|exhibit))\b"
    r"|[,;.] (?:so|as|for) (?!long|far|well|example|instance)|: (?=\w+ \w+ \w+)",
    re.IGNORECASE,
)
_SINCE_TIME = re.compile(
    r"since (?:\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|birth|i was"
    r"|childhood|the)", re.IGNORECASE
)
_CONTRAST = re.compile(
    r"\b(?:but|yet|however|although|though|even though|while|whereas|instead|rather than"
    r"|on the contrary|nevertheless|except that|the difference|a difference between|could (?:be|have been|belong)|is not the same|isn't the same"
    r"|not the same thing|as opposed to|even if|long before|already|only (?:shows|proves|records)"
    r"|requires|the statute (?:says|bans|forbids|covers)|counts as|distinguish)\b",
    re.IGNORECASE,
)
_TURN = re.compile(
    r"\b(?:your own|the (?:prosecution|prosecutor|crown)'s own|his own (?:exhibit|witness|evidence"
    r"|log|diary)|by (?:your|his|that|the same) (?:own )?(?:logic|account|reasoning|measure|figure)"
    r"|supports me|helps me|proves my|shows my|clears me|my (?:best|star) witness|on my side"
    r"|if anything|proves the opposite|shows the opposite|the very (?:log|exhibit|thing|evidence)"
    r"|works for the defen[cs]e|thank (?:you|him) for|i (?:adopt|accept|welcome|embrace|call|rely on)"
    r" (?:the |this |that |your |his |it )?(?:exhibit|evidence|diary|log|as)?"
    r"|confirms (?:that |what )?(?:i|my|the)|(?:exhibit [a-h]|it|which|that) (?:actually |only "
    r"|in fact |itself |rather |therefore )?(?:proves|shows|confirms|supports|records|places|puts)"
    r"|makes? my (?:case|point)|is exactly (?:what|why|how)|the prosecution has (?:just )?proved)\b",
    re.IGNORECASE,
)
_TIME = re.compile(
    r"\b\d{1,2}(?::\d{2})\b|\b(?:at|by|until|till|before|after|from|around|since) (?:half past "
    r"|quarter (?:to|past) )?(?:\d{1,2}(?::\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven"
    r"|twelve|noon|midnight)\b|\b\d{1,2} ?(?:am|pm)\b", re.IGNORECASE,
)
_OBSERVED = re.compile(
    r"\b(?:saw|watched|heard|held|counted|wrote|signed|timed|served|ate|told me|was with|sat"
    r"|stood|handed|filmed|photographed|noticed|recorded|confirmed|remembers|took|drove|lent"
    r"|gave|opened|asked|carried|joined|smelt|smelled|weighed|measured|checked|burn[te]d?|left)\b",
    re.IGNORECASE,
)
_HEDGE = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, lexicon.HEDGES)) + r")(?!\w)", re.IGNORECASE
)
_ABSOLUTE = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, lexicon.ABSOLUTES)) + r")(?!\w)", re.IGNORECASE
)
_ADMISSION = re.compile("|".join(lexicon.ADMISSIONS), re.IGNORECASE)
_NAME = re.compile(
    r"(?:\b(?:mrs?|ms|miss|dr|doctor|professor|aunt|auntie|uncle|captain)\.? [a-z]\w+)"
    r"|(?<![.!?\"'\u201c]\s)(?<!^)(?<=[a-z,] )(?-i:[A-Z][a-z]{2,})",
    re.IGNORECASE,
)
_NOT_NAMES = frozenset("exhibit exhibits honour honor court judge reginald harrington virtue".split())


@dataclass(frozen=True)
class Analysis:
    """One text, read. Spans are in the text's own code points, in order."""

    text: str
    words: tuple[Word, ...]
    sentences: tuple[Span, ...]
    quoted: tuple[Span, ...]
    quotable: tuple[Span, ...]
    noun_phrases: tuple[Span, ...]
    reasons: tuple[Span, ...]
    contrasts: tuple[Span, ...]
    turns: tuple[Span, ...]
    hedges: tuple[Span, ...]
    absolutes: tuple[Span, ...]
    admissions: tuple[Span, ...]
    specifics: tuple[Span, ...]
    numbers: tuple[Span, ...]
    names: tuple[Span, ...]
    questions: tuple[Span, ...]
    observed: bool

    @property
    def claims(self) -> tuple[Span, ...]:
        """Sentences that assert something."""
        asked = {span.start for span in self.questions}
        return tuple(span for span in self.sentences if span.start not in asked)

    def sentence_at(self, position: int) -> Span:
        """The sentence around `position`; the last one when it lies between two."""
        for span in self.sentences:
            if span.start <= position < span.end:
                return span
        return self.sentences[-1]


@lru_cache(maxsize=256)
def analyse(text: str) -> Analysis:
    """Read `text`. Pure, and the same for the same text."""
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    words = tokens(text)
    sentences = tuple(Span(a, b, text[a:b]) for a, b in sentence_spans(text))
    quoted = tuple(_span(text, m) for m in _QUOTED.finditer(text))
    numbers = _numbers(text, flat, words)
    names = tuple(
        _span(text, m) for m in _NAME.finditer(flat) if m[0].lower() not in _NOT_NAMES
    )
    return Analysis(
        text=text,
        words=words,
        sentences=sentences,
        quoted=quoted,
        quotable=_quotable(text, sentences, quoted),
        noun_phrases=_noun_phrases(text, words, sentences, quoted),
        reasons=_reasons(text, flat),
        contrasts=tuple(_span(text, m) for m in _CONTRAST.finditer(flat)),
        turns=tuple(_span(text, m) for m in _TURN.finditer(flat)),
        hedges=tuple(_span(text, m) for m in _HEDGE.finditer(flat)),
        absolutes=tuple(_span(text, m) for m in _ABSOLUTE.finditer(flat)),
        admissions=tuple(_span(text, m) for m in _ADMISSION.finditer(flat)),
        specifics=_specifics(text, words, numbers, names),
        numbers=numbers,
        names=names,
        questions=tuple(s for s in sentences if s.text.rstrip("\"')\u201d ").endswith("?")),
        observed=bool(_OBSERVED.search(flat)),
    )


def _span(text: str, match: re.Match[str]) -> Span:
    return Span(match.start(), match.end(), text[match.start() : match.end()])


def overlaps(span: Span, others: tuple[Span, ...]) -> bool:
    return any(span.start < other.end and other.start < span.end for other in others)


def _reasons(text: str, flat: str) -> tuple[Span, ...]:
    """Reason markers followed by at least three words of their own, two of them content."""
    found: list[Span] = []
    for match in _REASON.finditer(flat):
        if match[0].lower() == "since" and _SINCE_TIME.match(flat, match.start()):
            continue
        tail = re.split(r"[.!?\n]", flat[match.end() : match.end() + 160], maxsplit=1)[0]
        after = [word.lower for word in tokens(tail)]
        content = [word for word in after if word not in lexicon.FUNCTION]
        if len(after) >= 3 and len(content) >= 2 and (not found or match.start() - found[-1].end > 8):
            found.append(_span(text, match))
    return tuple(found)


def _numbers(text: str, flat: str, words: tuple[Word, ...]) -> tuple[Span, ...]:
    spans = [_span(text, m) for m in _TIME.finditer(flat)]
    for word in words:
        span = Span(word.start, word.end, word.text)
        is_number = word.lower[0].isdigit() or word.lower in lexicon.NUMBER_WORDS
        if is_number and not overlaps(span, tuple(spans)):
            spans.append(span)
    return tuple(sorted(spans, key=lambda span: span.start))


def _specifics(
    text: str, words: tuple[Word, ...], numbers: tuple[Span, ...], names: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Checkable particulars, one per kind and word: numbers, names, witnesses, papers, places."""
    found = {span.text.lower(): span for span in (*names, *numbers)}
    for group in (lexicon.WITNESSES, lexicon.DOCUMENTS, lexicon.PLACES, lexicon.TIMES):
        for word in words:
            if word.lower in group:
                found.setdefault(word.lower, Span(word.start, word.end, word.text))
    return tuple(sorted(found.values(), key=lambda span: span.start))


def _quotable(
    text: str, sentences: tuple[Span, ...], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    clauses: list[Span] = []
    for sentence in sentences:
        pieces = [sentence, *_pieces(text, sentence)]
        for piece in pieces:
            span = _trimmed(text, piece)
            if span not in clauses and _may_quote(span, text, quoted):
                clauses.append(span)
    return tuple(clauses)


def _pieces(text: str, sentence: Span) -> list[Span]:
    """Clauses within a sentence, cut only where what stands before cannot govern them."""
    body = text[sentence.start : sentence.end]
    cuts = [(m.start(), m.end(), True) for m in _STRONG.finditer(body)]
    cuts += [(m.start(), m.end(), False) for m in _WEAK.finditer(body)]
    pieces: list[Span] = []
    start = 0
    for left, right, strong in sorted(cuts):
        if left <= start or (not strong and _governed(body[start:left])):
            continue
        pieces.append(Span(sentence.start + start, sentence.start + left, body[start:left]))
        start = right
    if start:
        pieces.append(Span(sentence.start + start, sentence.end, body[start:]))
    return [piece for piece in pieces if _is_clause(piece.text)]


def _governed(text: str) -> bool:
    return any(
        word.lower in lexicon.GOVERNORS or is_negation(word.lower) for word in tokens(text)
    ) or bool(_HEDGE.search(text))


def _is_clause(text: str) -> bool:
    words = tokens(text)
    return len(words) >= 3 and any(is_verb(word.lower) for word in words)


def is_verb(lower: str) -> bool:
    return lower in lexicon.VERBS or (lower.endswith("ed") and len(lower) > 3)


def _trimmed(text: str, span: Span) -> Span:
    start, end = span.start, span.end
    while start < end and text[start] in _TRIM:
        start += 1
    while end > start and text[end - 1] in _TRIM + ".!?\u2026":
        end -= 1
    return Span(start, end, text[start:end])


def _may_quote(span: Span, text: str, quoted: tuple[Span, ...]) -> bool:
    words = tokens(span.text)
    return (
        0 < len(words) <= QUOTE_WORDS
        and len(span.text) <= 160
        and "\n" not in span.text
        and '"' not in straight_marks(span.text)
        and not overlaps(span, quoted)
        and not any(word.lower in lexicon.RUDE for word in words)
        and is_verbatim(span.text, text)
    )


def straight_marks(text: str) -> str:
    return re.sub("[\u201c\u201d\u201e\u00ab\u00bb\u2033]", '"', text)


def _noun_phrases(
    text: str, words: tuple[Word, ...], sentences: tuple[Span, ...], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Determiner and up to three words, un-negated: "my cousin", "the old tongs"."""
    found: list[Span] = []
    for index, word in enumerate(words):
        if word.lower not in lexicon.DETERMINERS:
            continue
        last = _phrase_end(text, words, index)
        if last is None:
            continue
        span = Span(word.start, words[last].end, text[word.start : words[last].end])
        before = text[_sentence_start(sentences, word.start) : word.start]
        if not _governed(before) and _may_quote(span, text, quoted):
            found.append(span)
    return tuple(found)


def _phrase_end(text: str, words: tuple[Word, ...], index: int) -> int | None:
    """The index of the phrase's last word; None when it is empty or may be cut short."""
    last = None
    for position in range(index + 1, min(index + 5, len(words))):
        word = words[position]
        gap = text[words[position - 1].end : word.start]
        stops = word.lower in lexicon.FUNCTION or is_verb(word.lower) or word.lower.endswith("ly")
        if gap.strip() or stops:
            return last
        last = position
    return last if last is not None and last < index + 4 else None


def _sentence_start(sentences: tuple[Span, ...], position: int) -> int:
    for span in sentences:
        if span.start <= position < span.end:
            return span.start
    return 0
