"""How a text supports what it claims: reasons with and without a "because". Pure.

People rarely argue in connectives. "The hall light had failed; I held the torch" is a cause;
so are a purpose, a condition that was not met, a counter-example, an alibi with an hour in it
and a question that answers itself. Each unit of a text (see `units`) supports in at most one
way, and only when it says something that no earlier unit said.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from trials.house import lexicon
from trials.house.bearing import bearing, is_tautology
from trials.house.matter import PLAIN, VACUOUS
from trials.house.patterns import SINCE_TIME, TIME
from trials.house.words import Span, is_negation, tokens


@dataclass(frozen=True)
class Support:
    """One move in support of a claim. `span` is the words that give it away, within `unit`."""

    kind: str
    weight: float
    span: Span
    unit: Span


_SUBJECT = (
    r"(?:i|i'm|i've|i'd|i'll|we|he|he's|she|she's|it|it's|its|they|they're|you|one|there|that|this"
    r"|nothing|no|nobody|none|any|anyone|my|our|his|her|their|your|the|what|whoever|whatever"
    r"|neither"
    r"|a|an|every|exhibit|mr|mrs|ms|dr|only|even|not|all|[A-Z]\w+)"
)
# kind → (weight, pattern of what gives it away). The first kind that fits a unit counts.
_MOVES: tuple[tuple[str, float, str], ...] = (
    (
        "cause", 1.0,
        r"\b(?:because|due to|thanks to|owing to|given (?:that|how|the|my|his|her|its)"
        r"|seeing (?:as|that|how)"
        r"|considering|on account of|on the grounds|for the (?:simple )?reason|in light of"
        r"|inasmuch as"
        r"|the reason (?:is|was|being|i|we|he|she|it|for)|what with|since|after all"
        r"|the (?:cause|culprit) (?:was|is))\b"
        rf"|(?:^|, ?)for (?={_SUBJECT}\b)(?!for (?:long|example|instance))"
        r"|(?:^|, ?)as (?!(?:if|for|though|well|to|usual|an?|in|always|ever|far|long|soon|you"
        r"|i said|they say)\b)"
        r"|\bby (?:assuming|thinking|reading|taking|treating|calling)\b",
    ),
    (
        "consequence", 1.0,
        r"\b(?:therefore|thus|hence|consequently|accordingly|as a result|it follows|meaning"
        r"|otherwise|or else"
        r"|which (?:means?|meant|is why|was why|is how|proves?|proved|shows?|showed|explains?"
        r"|rules out|leaves?"
        r"|left|puts?|makes?|made|places?|accounts for|is (?:hardly|exactly|precisely|more|not))"
        r"|(?:that|this|it|they) (?:is|was|'s) why|that's why|that is how"
        r"|(?:that|this|it|exhibit \w|they|all it|log|diary|record|record itself|receipt|map"
        r"|photo\w*|footage"
        r"|recording|evidence|list|chart|note|ledger) (?:only |actually |merely |simply "
        r"|therefore |also "
        r"|itself |in fact |rather |alone |still )*(?:means?|meant|makes?|explains?|proves?"
        r"|rules? out|shows?"
        r"|suggests?|establish(?:es)?|demonstrates?|accounts for|confirms?|supports?|records?"
        r"|tells? (?:us|you)"
        r"|can(?:'t|not) (?:tell|show|prove|say|place|put|have|establish)|could not|does(?:n't"
        r"| not) "
        r"(?:tell|show|prove|say|place|put|establish|mean|matter|record|make|identify)"
        r"|proves? nothing)"
        r"|proves? (?:that|nothing|only|the|my)|shows? (?:that|nothing|only|the|my)|goes to show"
        r"|if anything|in which case|hence)\b"
        r"|\ball (?:\w+ ){0,3}(?:shows?|proves?|sees?|saw|says?|tells? (?:us|you)) is\b"
        r"|\b\w{3,}ing (?:\w+ )?(?:shows?|proves?|means?|makes?|counts as)\b"
        r"|\bthat's (?:what|where|how|when|your|the|his|her|a|an|not|just|two|three|half|hardly"
        r"|more|less)\b"
        r"|\brests? (?:on|entirely|only)\b|\bhas a problem\b"
        rf"|(?:^|[,;.]\s*|\b(?:and|just|late|early|\w+ed|\w+ing) )so (?={_SUBJECT}\b)"
        r"(?! (?:far|long|much|called|many|what\b[^.]{0,4}$))|^so,? (?=\w+ \w+)",
    ),
    (
        "purpose", 0.8,
        r"\b(?:so that|in order (?:to|that)|so as (?:to|not)|lest|for fear|in case of"
        r"|for the (?:sake|good) of"
        r"|(?:only |simply |just )?to (?:stop|keep|save|avoid|prevent|spare|protect|let|rescue"
        r"|warn|cheer|comfort"
        r"|check|calm|make sure|help|shield|settle|distract|buy time|clear|preserve|give (?:them"
        r"|him|her|it)))\b",
    ),
    (
        "condition", 0.9,
        r"\b(?:if (?:i|i'd|it|it's|he|she|they|we|you|the|that|this|there|anything|anyone|my|your"
        r"|one|a|an|any"
        r"|exhibit|what|every|no|[A-Z]\w+)|had (?:i|it|he|she|they|we|the|my|anyone) \w+|unless"
        r"|even if|suppose"
        r"|(?:anyone|someone|anybody|somebody|a (?:man|woman|person|thief|guest|guilty \w+)"
        r"|people|those|nobody"
        r"|no one) (?:who|trying|planning|intent|hoping|meaning)\b[^.]{3,80}\b(?:would|does|do"
        r"|will|can|is|has|wo|ca)(?:n't)?)\b"
        r"|\b(?:a|an|no|any|every) (?:\w+ ){1,3}(?:would(?:n't| not)?|does(?:n't| not)|won't"
        r"|could(?:n't| not))\b"
        r"|(?<!i )(?<!i'd )\bwould(?:n't| not)? have \w+|\bi(?:'d| would) rather\b"
        r"|\beither\b.{4,60}\bor\b"
        r"|\byou(?:'d| would) expect\b"
        r"|\bto \w+ (?:\w+ ){0,3}(?:you|one|anybody|he|she|i)(?:'d|'ll| would| will)? (?:have|need)"
        r" to\b",
    ),
    (
        "definition", 0.8,
        r"\b(?:(?:the )?(?:statute|law|charge|rule|clause|wording) (?:only |itself |merely "
        r"|plainly |specifically )?"
        r"(?:says?|requires?|bans?|forbids?|covers?|speaks?|asks?|demands?|needs?|names?|punishes"
        r"|was written"
        r"|is about|applies|mentions?|does|never|allows?|permits?)|counts as|by definition"
        r"|nowhere (?:does|do|in)"
        r"|there(?: is|'s) a difference|one thing to say|the difference|distinguish"
        r"|is not the same|isn't the same"
        r"|no law against"
        r"|(?!(?:it|this|that|he|she|they|there|i|we|you) )(?:\w+ )?\w{3,} (?:is|was|are"
        r"|were)(?:n't| not)"
        r"(?: an?| the)?|\w{3,}ing (?:\w+ )?(?:does|is|was)(?:n't| not))\b(?= \w+)",
    ),
    (
        "alternative", 0.7,
        r"^(?:but |and |in fact |rather )?(?:it|that|this) (?:was|were|is) (?:the|a|an|my|his|her"
        r"|their|our"
        r"|[A-Z]\w+)\b|\bsomebody else|someone else|another (?:guest|person|man|woman|hand)\b",
    ),
    (
        "contrast", 0.7,
        r"\b(?:but|yet|however|although|though|while|whereas|instead|rather than|on the contrary"
        r"|nevertheless"
        r"|except(?: that)?|as opposed to|unlike|despite|in spite|not until|long before|even then"
        r"|(?<!\bi )(?<!\bwe )(?:could|might|may)(?: just as (?:easily|well)| equally| well"
        r"| easily)? (?:be|belong"
        r"|have \w+)|by (?:your|his|that|the same) (?:own )?"
        r"(?:logic|account|reasoning|measure|figure|standard)|for all (?:we|he|you|anyone) knows?"
        r"|only to|not mine|by (?:that|this|your|his) reckoning"
        r"|(?:more|less|\w{3,}er) than)\b",
    ),
    (
        "question", 0.7,
        r"^(?:and |so |but |then |now |tell me |ask yourself )?(?:why (?:would|did|was|should|is"
        r"|were|not|then)"
        r"|how (?:could|can|would|did|does|is|was)|who (?:else|would|could|has|can|was|then)"
        r"|what (?:sort|kind|thief|guilty|else|would|use|good|was)|since when|is it (?:likely"
        r"|plausible|really)"
        r"|would (?:a|an|any|anyone|you|i|it|somebody|the)|does (?:a|an|any|that|it|the)|can (?:a"
        r"|an|you|it)"
        r"|which (?:of|part|\w+) (?:is|was|would|does))\b.*\?",
    ),
    (
        "background", 0.7,
        r"\b(?:had(?:n't| not)?(?: already| just| been| only| long| never| both"
        r"| all)* (?:\w+(?:ed|en)"
        r"|gone|left|lost|said|told|taken|shut|cut|run|come|made|found|put|set|sent|sold|kept"
        r"|given|begun|died"
        r"|stuck|burnt|grown|read|seen|met|got|built|bought|brought|done|ruined)"
        r"|already|by then|beforehand|by the time|the (?:day|night|week|year) before|not yet|still "
        r"(?:asleep|warm|full|there|on|in|shut|closed|wrapped|sealed|locked)|(?:was|were) (?:only"
        r"|nowhere|never"
        r"|the (?:one|only|first|last))|(?:could|can)(?:not|n't| not| hardly| barely| only)"
        r"|unable to|had to"
        r"|needed to|no (?:choice|way|other|longer)|too (?:\w+) (?:to|for)|only (?:one|two|\w+ed)"
        r"|(?:asked|told|begged|invited|warned|instructed|ordered|paid|promised|lent|handed"
        r"|gave) (?:me|us|him|her"
        r"|them|everyone|it)|\w+ (?:asked|told|begged) for|used to|spent (?:the|an|all|my))\b",
    ),
    (
        "absence", 0.6,
        r"\bnothing (?:on|in|about) (?:it|them|that)\b|\b(?:nobody|no one|none of (?:them|us"
        r"|the \w+)|not one)(?: else| ever| has"
        r"| had)? (?!(?:knows?|cares?|is"
        r"|likes?|would|will|can|does|wants?)\b)\w+(?:ed|en|t|d|w|ot|e)\b",
    ),
    (
        "example", 0.6,
        r"\b(?:for (?:example|instance)|take (?:the|my|last|exhibit)|consider|such as"
        r"|last (?:week|year|time|month"
        r"|summer|christmas)|the other (?:day|week)|just as|no more than|in the same way"
        r"|the same way"
        r"|any more than|compare)\b",
    ),
)  # fmt: skip
_COMPILED = tuple(
    (kind, weight, re.compile(pattern, re.IGNORECASE)) for kind, weight, pattern in _MOVES
)
_ALIBI = re.compile(
    r"\b(?:i|we|i'd|we'd) (?:was|were|had been|sat|stood|stayed|slept|spent|worked|spoke|arrived"
    r"|left|got"
    r"|went|came|walked|drove|caught|asked|said|moved|took|put|returned|held|posted|counted"
    r"|texted|sent"
    r"|\w+ed)\b",
    re.IGNORECASE,
)
_SAW = re.compile(
    r"\b(?:saw|watched|heard|held|counted|wrote|signed|timed|served|ate|told|was with|were with"
    r"|sat|stood"
    r"|handed|filmed|photographed|noticed|recorded|confirmed|confirms|remembers|took|drove|lent"
    r"|gave|opened"
    r"|asked|carried|joined|smelt|smelled|weighed|measured|checked|burn[te]d?|left|found|finished"
    r"|fed|read"
    r"|brought|kept|rang|called|arrived|came|put|made|set|said|has|had|will say|can say|says"
    r"|bought|cooked"
    r"|poured|paid|met|was (?:in|on|at|there|home|asleep|with|out|away|beside)|were (?:in|on|at"
    r"|there|home|out)"
    r"|picked|turned|closed|locked|shut|clapped|laughed|sang|slept|woke|knocked|emptied)\b",
    re.IGNORECASE,
)
# A clause put first leans on the one after it: "If I had meant it, I would have hidden it".
_FRONTED = re.compile(
    r"(?:and |but |so )?(?:if|had|unless|since|because|as|given|although|though|while|even if)\b",
    re.IGNORECASE,
)
# A plain fact beside a claim supports it less than a reason does.
_PLAIN_FACT = 0.5
_TELLING = 2
_IS_NOT = re.compile(
    r"\b(?:that|it|this|he|she|they|these|those|\w{3,})(?:'s|'re| is| was| are"
    r"| were)?(?:n't| not) \w",
    re.IGNORECASE,
)
_IS_THIS = re.compile(
    r"(?:and |but |no, |so )?(?:that|it|this|he|she|they|these|those)(?:'s|'re| is| was| are| were)"
    r"(?! not)\b(?!n't)",
    re.IGNORECASE,
)
# Somebody else's words or assent, as they were given: not the prosecutor's, who "says".
_ANOTHER_SAID = re.compile(
    r"\b(?:he|she|they|[A-Z][a-z]{2,}|my \w+|the \w+)(?:'d| had)?"
    r" (?:then |only |just |even |always )?"
    r"(?:said|wrote|told|answered|replied|texted|nodded|agreed|shouted|promised|thanked|laughed"
    r"|begged|asked|insisted|admitted|whispered|invited|let|waved|offered|handed)\b"
)
_HANGS = re.compile(
    r"\b(?:it|its|it's|he|he's|his|him|she|she's|her|hers|they|their|them|theirs|mine|ours|that"
    r"|that's|this|those|these|same|there|one|ones|both|neither|so|then|too|either|which|who)\b",
    re.IGNORECASE,
)
_STATES = re.compile(
    r"(?:'s|'d|'ve|'re)\b|\b(?:is|are|was|were|am|had|has|have|did|does|do|can|could|went|came|took"
    r"|got|gets?|says?|said|put|kept|left|gave|made|ran|sat|stood|told|knew|saw|let|paid|lay|lies"
    r"|calls?|comes?|goes|keeps?|takes?|works?|fits?|shows?|stands?|\w{2,}ed|same)\b",
    re.IGNORECASE,
)
_WAVERS = re.compile(
    r"\b(?:maybe|perhaps|probably|i (?:think|guess|suppose|hope|believe|feel)|kind of|sort of"
    r"|would|might|should|must|if|never ever|honestly|literally)\b",
    re.IGNORECASE,
)
# What is left of a reason that ends in a tautology.
_EMPTY = 0.3
# Below this a reason is one in form only.
_LEAST = 0.15


def find(text: str, pieces: Sequence[Span], quoted: Sequence[Span]) -> tuple[Support, ...]:
    """Every move of support in the units of `text`, in order.

    What the defendant quotes is not theirs.
    """
    out: list[Support] = []
    known: set[str] = set()
    for index, unit in enumerate(pieces):
        content = _content(unit.text)
        new = content - known
        known |= content
        mine = _unquoted(unit, quoted)
        ahead = _content(pieces[index + 1].text) if index + 1 < len(pieces) else frozenset()
        move = _move(mine, index, pieces, new, ahead)
        if move is None and index and _explains(text[pieces[index - 1].end : unit.start]):
            move = _explanation(mine, new)
        if move is None and index:
            move = _correction(pieces[index - 1], mine, new)
        if move is None:
            move = _testimony(mine, new - VACUOUS, alone=len(pieces) == 1)
        if move is None and index:
            move = _detail(mine, new, content)
        weight = move.weight * min(bearing(mine.text), _led_to(pieces, index)) if move else 0.0
        if move and weight >= _LEAST:
            out.append(Support(move.kind, weight, move.span, move.unit))
    return tuple(out)


def _led_to(pieces: Sequence[Span], index: int) -> float:
    """Less than 1 for what leads up to a tautology: "It is late, and a bus is a bus"."""
    near = pieces[index : index + 2]
    return _EMPTY if any(is_tautology(unit.text) for unit in near) else 1.0


def _unquoted(unit: Span, quoted: Sequence[Span]) -> Span:
    """The unit with quoted words blanked, so that their connectives do not count."""
    text = unit.text
    for span in quoted:
        left, right = max(span.start, unit.start) - unit.start, min(span.end, unit.end) - unit.start
        if left < right:
            text = text[:left] + " " * (right - left) + text[right:]
    return Span(unit.start, unit.end, text)


@lru_cache(maxsize=4096)
def _content(text: str) -> frozenset[str]:
    return frozenset(
        word.stem
        for word in tokens(text)
        if word.lower not in lexicon.FUNCTION and not is_negation(word.lower)
    )


def _move(
    unit: Span, index: int, pieces: Sequence[Span], new: frozenset[str], ahead: frozenset[str]
) -> Support | None:
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    fronted = bool(_FRONTED.match(flat))
    telling = (new | ahead if fronted else new) - VACUOUS
    if not telling:
        return None
    alone = len(pieces) == 1
    for kind, weight, match in _markers(flat):
        after = _content(flat[match.end() :]) | (ahead if fronted else frozenset())
        after -= VACUOUS
        if not _carried(kind, after, telling, index, pieces, alone):
            continue
        span = Span(
            unit.start + match.start(),
            unit.start + match.end(),
            flat[match.start() : match.end()],
        )
        return Support(kind, weight, span, unit)
    return None


@lru_cache(maxsize=2048)
def _markers(flat: str) -> tuple[tuple[str, float, re.Match[str]], ...]:
    """What gives a move away in a unit, by kind, in the order in which the kinds count."""
    found = ((kind, weight, pattern.search(flat)) for kind, weight, pattern in _COMPILED)
    return tuple(
        (kind, weight, match)
        for kind, weight, match in found
        if match and not (kind == "cause" and _of_time(flat, match))
    )


def _explains(joint: str) -> bool:
    """Whether a colon, semicolon or dash joins two units: the second explains the first."""
    return bool(set(joint) & set(":;\u2013\u2014-"))


def _explanation(unit: Span, new: frozenset[str]) -> Support | None:
    if len(new - VACUOUS) < 2 or not tokens(unit.text):
        return None
    head = tokens(unit.text)[0]
    span = Span(unit.start + head.start, unit.start + head.end, head.text)
    return Support("explanation", 0.6, span, unit)


def _of_time(flat: str, match: re.Match[str]) -> bool:
    return match[0].lower() == "since" and bool(SINCE_TIME.match(flat, match.start()))


def _carried(
    kind: str,
    after: frozenset[str],
    telling: frozenset[str],
    index: int,
    pieces: Sequence[Span],
    alone: bool,
) -> bool:
    """Whether enough stands behind the marker for it to be more than a word."""
    if kind == "question":
        return len(telling) >= 2
    if kind in {"cause", "purpose"}:
        return bool(after)
    if kind == "consequence":  # the reason stands before it
        return bool(after | telling) and (index > 0 or not alone or len(telling) >= 3)
    if kind in {"condition", "absence"}:
        return bool(telling)
    if kind in {"contrast", "example"}:
        return len(after) >= 1 and len(telling) >= 2 and (index > 0 or len(telling) >= 3)
    if kind in {"definition", "alternative"}:
        return bool(telling) and (index > 0 or not alone)
    return len(telling) >= (3 if alone else 2)


def _testimony(unit: Span, telling: frozenset[str], *, alone: bool) -> Support | None:
    """A particular that somebody saw, said or did: support by being checkable."""
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    if telling and not alone and (told := _ANOTHER_SAID.search(flat)):
        span = Span(unit.start + told.start(), unit.start + told.end(), told[0])
        return Support("testimony", 0.6, span, unit)
    least = 1 if TIME.search(flat) and not alone else 2
    if len(telling) < least or (alone and len(tokens(unit.text)) < 9):
        return None
    acted = attested(flat)
    if acted is None:
        return None
    span = Span(unit.start + acted.start(), unit.start + acted.end(), acted[0])
    return Support("testimony", 0.6, span, unit)


def _correction(before: Span, unit: Span, new: frozenset[str]) -> Support | None:
    """One thing for another: "That isn't evidence of a vegetable. That's evidence of a biro"."""
    said = _IS_NOT.search(before.text.replace("\u2019", "'"))
    put = _IS_THIS.match(unit.text.replace("\u2019", "'"))
    if said is None or put is None or not new - VACUOUS:
        return None
    span = Span(unit.start + put.start(), unit.start + put.end(), put[0])
    return Support("alternative", 0.8, span, unit)


def _detail(unit: Span, new: frozenset[str], content: frozenset[str]) -> Support | None:
    """A plain fact set beside a claim: "The handle is cherry. So is mine, as the picture shows".

    It has to say something new, and to hang on what stands before it by a word or a pronoun.
    """
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    telling = new - PLAIN
    if len(telling) < _TELLING or "?" in flat or _WAVERS.search(flat) or not _STATES.search(flat):
        return None
    hangs = _HANGS.search(flat)
    if hangs is None and not (content - new) - PLAIN:
        return None
    head = tokens(unit.text)[0]
    start, end = (hangs.start(), hangs.end()) if hangs else (head.start, head.end)
    span = Span(unit.start + start, unit.start + end, unit.text[start:end])
    return Support("detail", _PLAIN_FACT, span, unit)


@lru_cache(maxsize=2048)
def attested(flat: str) -> re.Match[str] | None:
    """What was seen or done, where a particular stands beside it."""
    words = tokens(flat)
    lowered = {word.lower for word in words}
    particular = (
        any(word.lower[0].isdigit() for word in words)
        or bool(lowered & lexicon.NUMBER_WORDS)
        or bool(lowered & (lexicon.WITNESSES | lexicon.PLACES | lexicon.TIMES))
        or any(word.text[0].isupper() and word.start and len(word.text) > 2 for word in words)
    )
    return (_ALIBI.search(flat) or _SAW.search(flat)) if particular else None
