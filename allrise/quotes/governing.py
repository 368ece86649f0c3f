"""Is what starts here governed by a negation, hedge or condition just before it?

"I did not take the duck" contains the words "take the duck" but does not say them. English
only, by cue words and clause boundaries; where grammar would be needed to tell, the answer is
"governed": a dropped quote costs little, a reversed one is a lie.
"""

import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from allrise.quotes.folding import Folded, folded
from allrise.text import sentences

_REACH: Final = 300  # characters; no clause that a person follows is longer

# Negations, hedges and conditions govern up to the next clause boundary. The first group lets
# set phrases that negate nothing consume their cue.
_CUE: Final = re.compile(
    r"\b(?:(?P<idle>not (?:only|just|merely|simply|least)|no (?:doubt|wonder|less|sooner)"
    r"|without (?:a )?doubt|never ?mind|nothing but|no(?= ?[,.!;:-])|if anything"
    r"|whether or not)|(?P<cue>\w+n't|(?:do|did|does|was|is|are|were|could|would|should|have"
    r"|has|had|wo|ca)nt|cannot|not|never|no|none|nobody|nothing|nowhere|neither|nor|without"
    r"|hardly|scarcely|barely|rarely|seldom|no one|far from|instead of|rather than|anything but"
    r"|fail(?:s|ed|ing)? to|failure to|refus(?:e|es|ed|ing|al) (?:to|of)|declin(?:e|es|ed"
    r"|ing) to|avoid(?:s|ed|ing)?|forg(?:et|ot|etting) to|refrain(?:s|ed|ing)? from|(?:prevent"
    r"|stop|kept?|keep)(?:s|ed|ped)? (?:me |us |him |her |them |it )?from|unable to|impossible"
    r"|unlikely|un?true|false|doubt(?:s|ed)?|den(?:y|ies|ied|ying|ial)|disput(?:e|es|ed|ing)"
    r"|lack(?:s|ed|ing)?|absence of|least of all|perhaps|maybe|possibly|probably|allegedly"
    r"|supposedly|apparently|reportedly|seemingly|presumably|conceivably|purportedly|might|may"
    r"|could|would|should|seem(?:s|ed)?|appear(?:s|ed)? (?:to|that)|nearly|almost|suggest(?:s"
    r"|ed|ing|ion)?|claim(?:s|ed|ing)?|alleg(?:e|es|ed|ing|ation)|accus(?:e|es|ed|ing|ation)"
    r"|suspected|charged with|insinuat\w+|pretend(?:s|ed|ing)?|imagin(?:e|es|ed|ing)|suppos(?:e"
    r"|es|ed|ing)|assum(?:e|es|ed|ing)|as if|as though|i (?:think|guess|believe|wonder|suspect"
    r"|dreamt|dreamed)|rumou?rs?|lie that|(?:prosecut\w+|harrington|reginald|state|crown|you"
    r"|they|people) (?:think|believe|sa[yi]d?|says)|if|unless|whether|provided|providing"
    r"|in case|lest|had i|were i|wish(?:es|ed)?|otherwise|(?P<near>(?:want|tr[iy]|hop|plann?"
    r"|intend|threaten|ask|allow|attempt|expect|tempt|need|try)(?:s|e|ed|es|ing)? to|about to"
    r"|going to|ought to|(?<![^.!?] )(?:did|do|does))))(?!\w)"
)
# Words between a cue and the quote that leave it "just after" the cue.
_TRANSPARENT: Final = re.compile(
    r"(?:[\s,;:'(-]|\b(?:really|ever|even|actually|also|just|so|at|all|once|that|to|of|have|has"
    r"|had|been|be|being|is|was|it|as|i|me|my|we|you|he|she|they|him|her|them|us|who|the case"
    r"|true|deliberately|knowingly|intentionally|personally|simply|exactly|in fact|fully"
    r"|truly)\b)*"
)
_SUBJECT: Final = (
    r"(?:i|he|she|we|you|they|it|this|that|there|the|my|your|his|her|our|their|its|a|an|nobody"
    r"|everyone|everybody|someone|mr|mrs|ms|exhibit|what|who)\b"
)
_ANSWERED: Final = re.compile(_SUBJECT)
_NEXT_WORD: Final = re.compile(r" ?\w*")
_PARENTHESIS: Final = re.compile(r" ?[,(-][^,()-]{1,80}[,)-]")
_BOUNDARY: Final = re.compile(
    r"[.!?;:](?= |'|$)|\b(?:but|however|because|since|although|though|whereas|while|when|after"
    r"|before|until)\b|[,)] ?(?:and |or |so |yet )?(?=(?:then )?" + _SUBJECT + r")"
    r"|\band (?=" + _SUBJECT + r")|, (?:so|yet|then)\b"
)
_DETERMINER: Final = re.compile(
    r"(?:the|a|an|my|your|his|her|its|our|their|this|these|those|some|any|every|each|all|both"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.]*|'?exhibit) "
)
_PREPOSITION: Final = re.compile(
    r"(?:of|in|on|at|by|for|from|with|about|under|over|near|into|onto|against|between|during)$"
)
# Any of these makes a phrase more than a noun phrase.
_VERBAL: Final = re.compile(
    r"\b(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may"
    r"|might|must|shall|should|i|he|she|we|they|who|which|that|and|or|but|to|\w{3,}ed|\w+n't"
    r"|not|never|took|take|stole|steal|went|go|saw|see|said|say|told|tell|ate|eat|gave|give|got"
    r"|get|made|make|knew|know|thought|think|came|come|left|leave|kept|keep|held|hold|ran|run"
    r"|rose|rise|fell|fall|grew|grow|lost|lose|won|win|paid|pay|sold|sell|bought|buy|broke"
    r"|break|hid|hide|hit|put|set|let|cut|sang|sing|sat|sit|stood|stand|swam|swim|drank|drink"
    r"|drove|drive|wrote|write|wore|wear|threw|throw|woke|wake|began|begin|became|become"
    r"|brought|bring|caught|catch|chose|choose|felt|feel|found|find|flew|fly|forgot|forget"
    r"|heard|hear|led|lead|lied|lie|meant|mean|met|meet|read|rode|ride|sent|send|slept|sleep"
    r"|spoke|speak|spent|spend|swore|swear|taught|teach|use|touch|burn|deploy|ask|open|close"
    r"|wave|feed|fed|kill|move|improve|help|cause|own|owe|deserve|need|want|like|love|hate"
    r"|\w+s (?:at|to|from|on|in|with))\b"
)
_OBJECT_VERB: Final = re.compile(r"[\w'-]{3,}$")
_STAMP: Final = re.compile(r"\[?\d{1,2}:\d\d|\b[A-Z][A-Z .'-]+:")


@dataclass(frozen=True, slots=True)
class _Marks:
    cues: list[re.Match[str]]
    cue_ends: list[int]
    sentence_starts: list[int]
    spans: list[tuple[int, int]]  # sentences, in the original


@lru_cache(maxsize=32)
def _marks(source: str) -> _Marks:
    text = folded(source)
    cues = [m for m in _CUE.finditer(text.text) if m["cue"] and not _is_month(m, text)]
    spans = sentences(source)
    begins = [bisect_left(text.starts, start) for start, _ in spans]
    return _Marks(cues, [m.end() for m in cues], begins, spans)


def sentence_spans(text: Folded) -> list[tuple[int, int]]:
    """The sentences of the text, as spans of the folded text."""
    return [
        (bisect_left(text.starts, start), bisect_left(text.starts, end))
        for start, end in _marks(text.source).spans
    ]


def is_governed(text: Folded, start: int, end: int) -> bool:
    """Whether the words text.text[start:end] stand under a cue to their left."""
    marks = _marks(text.source)
    place = bisect_left(marks.sentence_starts, start + 1) - 1
    floor = max(marks.sentence_starts[place] if place >= 0 else 0, start - _REACH)
    index = bisect_left(marks.cue_ends, start + 1) - 1
    while index >= 0 and marks.cues[index].start() >= floor:
        if _governs(text.text, marks.cues[index], start, end):
            return True
        index -= 1
    return False


def swallows_cue(text: Folded, start: int, end: int) -> bool:
    """Whether the gap start:end hides a cue, a speaker or a time code."""
    marks = _marks(text.source)
    index = bisect_left(marks.cue_ends, start + 1)
    if index < len(marks.cues) and marks.cues[index].start() < end:
        return True
    if start >= end:
        return False
    return bool(_STAMP.search(text.source, *text.original(start, end)))


def _governs(text: str, cue: re.Match[str], start: int, end: int) -> bool:
    between = text[cue.end() : start]
    if between == ", " and cue[0] in ("not", "no", "never") and _ANSWERED.match(text, start):
        return False  # "of course not, I fed it"
    if _TRANSPARENT.fullmatch(between):
        return True
    if cue["near"]:
        return False
    aside = _PARENTHESIS.match(between)  # "I did not, as you claim, take the duck"
    resumed = cue.end() + (aside.end() if aside else 0)
    if _TRANSPARENT.fullmatch(text, resumed, start):
        return True
    # A boundary word right after the cue ("not because") opens no new clause.
    first = _NEXT_WORD.match(text, resumed, start)
    boundary = _BOUNDARY.search(text, first.end() if first else resumed, start + 12)
    if boundary:
        at = boundary.start()
        if at < start or (at == start and text[at].isalpha()):
            return False
    return not _is_noun_phrase(text, resumed, start, end)


def _is_noun_phrase(text: str, resumed: int, start: int, end: int) -> bool:
    """A thing merely named in the clause: "the duck" out of "I did not take the duck"."""
    quote = text[start:end].strip(" .,!?;:'")
    if _VERBAL.search(quote) or re.match(r"\w+(?:ing|ly)\b", quote):
        return False
    before = text[resumed:start].strip(" ,'")
    if _DETERMINER.match(quote) or _PREPOSITION.search(before):
        return True
    # Right after a bare verb there is its object: "steal | garden furniture".
    return " " not in before and bool(_OBJECT_VERB.fullmatch(before))


def _is_month(cue: re.Match[str], text: Folded) -> bool:
    if cue[0] != "may":
        return False
    start, end = text.original(*cue.span())
    return text.source[start:end] == "May" and start > 0
