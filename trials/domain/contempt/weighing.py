"""Attempts in nobody's set phrases: a sentence is weighed by what it talks about, and to whom.

A defence talks about ducks and doorways. A sentence that speaks *to* the court (an order, a
"you") *about* the court's works (its instructions, its marks, its memory, the machine behind
it) wants something of the works and not of the court. Each sign counts once a sentence; what
weighs `ENOUGH`, is addressed to the court and names a part of the works is an attempt. The
weights are set by hand. Reported speech and tales weigh less.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import Final

from allrise.text import sentences
from trials.domain.contempt.structure import Hit
from trials.domain.contempt.views import View

ENOUGH: Final = 4.0
# Characters. What is longer without a full stop is speech written down, and says many things.
LONGEST: Final = 240


class Sign(Enum):
    WORKS = "works"  # a part of the court's own workings
    ADDRESS = "address"  # spoken to the court
    UNDO = "undo"  # something to be set aside
    PRIZE = "prize"  # what the defendant would get
    TALE = "tale"  # told of others, or asked of the prosecution


_WORKS, _ADDRESS, _UNDO, _PRIZE, _TALE = Sign

_ORDERS: Final = (
    r"(?:ignor|disregard|forget|drop|abandon|skip|stop|quit|cease|cancel|delete|erase|remove"
    r"|strike|reset|print|output|write|say|state|respond|reply|answer|repeat|show|reveal|tell|list"
    r"|quote|recite|display|dump|give|award|grant|assign|set|mark|score|grade|rate|raise|treat"
    r"|consider|regard|count|act|behave|pretend|imagine|assume|become|be|play|speak|talk|agree"
    r"|do|make|let|put|add|include|append|insert|update|change|replace|switch|enter|enable"
    r"|activate|begin|start|end|close|confirm|approve|pass|rule|acquit|declare|return|translate"
    r"|summari[sz]e|compose|follow|obey|use|apply|help|prioriti[sz]e|remember|note|go|move|execute"
    r"|run|proceed|continue|bend|break|override|bypass|listen|take|see|accept|record|conclude"
    r"|admit|apologi[sz]e|judge|evaluate|assess|turn)\b(?! ?:)"
)
_COURTESY: Final = (
    r"(?:please |pls |plz |kindly |now |just |simply |first |instead |ok |okay |hey |so |and |then"
    r"|hello |hi |well |next |also |always |only |never |do not |don'?t |dont |let'?s "
    r"|immediately )"
)

_SIGNS: Final[tuple[tuple[Sign, float, str], ...]] = (
    # --- spoken to the court
    (_ADDRESS, 1.0, rf"^[\W_]*{_COURTESY}*(?:[\w ]{{1,20}}[,:] ?)?{_COURTESY}*{_ORDERS}"),
    (_ADDRESS, 1.0, rf"[,;:.!?-] ?{_COURTESY}+{_ORDERS}|\band (?:then |now |just )*{_ORDERS}"),
    (_ADDRESS, 1.0, r"\b(?:you|your|yours|yourself|ur|u)\b"),
    (_ADDRESS, 0.5, r"\b(?:could|can|would|will) you\b|\bi(?:'d| would)? (?:want|need|like|order"
     r"|command|require|ask|rather) you\b|\b(?:want|need|order|ask) the (?:judge|prosecutor|court)"
     r" to\b"),
    (_ADDRESS, 0.5, r"\byou (?:must|should|shall|will|are to|have to|need to|now|no longer|only|are"
     r" (?:now|hereby|obliged|required|free))\b"),
    (_ADDRESS, 0.5, r"\b(?:judge|court|assessor|grader|evaluator|scorer) (?:must|shall|should|may"
     r" not|will|has to|is to)\b"),
    # --- the machine
    (_WORKS, 2.5, r"\b(?:language model|llms?|chat ?bot|chat ?gpt|gpt(?:-?\d)?|ai model)\b"),
    (_WORKS, 2.0, r"\b(?:as an ai|an ai|the ai|dear ai|hey ai|you ai|ai assistant|(?:ok|okay|hey"
     r"|hello|hi|dear) (?:computer|model|machine|bot|system)|virtual assistant)\b"),
    (_WORKS, 1.5, r"\b(?:hello|hi|hey|dear|attention|note to|quick note)[ ,]+(?:\w+ )?(?:model|team"
     r"|grader|evaluator|scorer|reviewer|assistant|system)\b"),
    (_WORKS, 2.5, r"\b(?:system|your|initial|hidden|secret|original|developer|full|entire|exact|her"
     r"|his) (?:system )?prompts?\b|\bprompts? (?:above|you)\b|\bprompt injection\b"),
    (_WORKS, 2.0, r"\b(?:reprogram\w*|your (?:real |true |actual )?programming|programmed to"
     r"|(?:you )?(?:were|are|been) (?:programmed|configured|trained|prompted|initiali[sz]ed)"
     r"|your (?:code|config\w*|training|parameters|variables|weights|settings|database|logs"
     r"|system|core|model|algorithm)|in (?:ur|your) code|source code|context window|chain of"
     r" thought|in your context|tokens|(?:your|the) (?:developers?|operators?|creators?"
     r"|programmers?|engineers?|makers?|admins?|owners?))\b"),
    (_WORKS, 2.0, r"\b(?:admin(?:istrator)?|root|developer|debug|maintenance|god|sudo)\b(?= "
     r"?(?:rights?|mode|access|message|privileg\w*|override|user|console|command|here|\d|acquit))"
     r"|\bi(?:'m| am) (?:your|the) (?:developer|creator|admin\w*|owner|programmer|operator|maker"
     r"|supervisor|boss)\b|\bi have (?:admin|root|full|system|developer|super\w*)"
     r" (?:rights|access|privileges|authority)\b|\bcourt's owner\b|\bsuper-?user\b"),
    (_WORKS, 1.5, r"\bthe user'?s?\b|\bthis user\b|\bin json\b|\bjson\b|\bpersona\b|\bthis"
     r" (?:session|conversation|chat|input|text|prompt|message|completion)\b|\bthe conversation\b"
     r"|\bdeveloper message\b|\bsystem message\b"),
    # --- what was laid down
    (_WORKS, 1.5, r"\b(?:instructions?|directives?|directions|guidelines?|guidance|protocols?|rule"
     r" ?book|ruleset|mandate|polic(?:y|ies)|safeguards?|restrictions?|constraints?)\b"),
    (_WORKS, 1.0, r"\b(?:your|previous|prior|earlier|initial|original|existing|current|above"
     r"|former|old|all) (?:\w+ )?(?:instructions?|directives?|guidelines?|rules|orders|commands?"
     r"|directions|restrictions?|constraints?|polic(?:y|ies)|tasks?|goals?|roles?)\b"),
    (_WORKS, 1.5, r"\b(?:rules|orders|commands?|directions|tasks?|instructions?|directives?)(?:"
     r" \w+)"
     r"{0,2} (?:have |were |are |had |was )?(?:you(?:'ve| have)? (?:been )?(?:given|got|received"
     r"|told|follow)|(?:issued|loaded|given|written|set|stated|received|provided) (?:to you"
     r"|before|above|earlier|prior))\b|\brules of this court\b|\bwhat (?:were|are|have) you"
     r" (?:been )?(?:told|instructed|asked|ordered|given)\b|\b(?:been|were|was) (?:told|instructed"
     r"|ordered) to be\b|\byou take orders from\b"),
    (_WORKS, 1.5, r"\byour (?:new |only |sole |real |true |next |current |main )?(?:task|job|role"
     r"|purpose|goal|objective|function|character|mission|part) (?:is|has|was|becomes|as|now)\b"
     r"|\b(?:your|the) role as\b|\b(?:new|your) (?:persona|role|task|character|identity)\b"),
    (_WORKS, 1.5, r"\b(?:message|text|sentence|line|everything|anything|all|content|words?"
     r"|paragraph)"
     r" (?:above|that precede\w*|preceding|that follows?|before (?:this|mine))\b|\bthe (?:next"
     r"|following|above|preceding|previous) (?:sentence|message|text|line|input|paragraph"
     r"|words?)\b"),
    (_WORKS, 1.5, r"\bsupersed\w*|\brescind\w*|\btakes? precedence\b|\bhereby\b|\bsession\b"),
    # --- the court's books
    (_WORKS, 1.5, r"\b(?:rubric|scoring|marking scheme|score ?sheet|threshold|totals?|override"
     r"|grading|verdict field)\b"),
    (_WORKS, 1.5, r"\b(?:scores?|marks?|grades?|ratings?)\b(?! (?:of|on) the)"),
    (_WORKS, 1.0, r"\b(?:every|all|each|four|any) (?:\w+ )?(?:scores?|marks?|dimensions?|categor\w+"
     r"|grades?)\b|\bacross the board\b"),
    (_WORKS, 1.5, r"\b(?:assessors?|graders?|evaluators?|scorers?|verifiers?|moderators?)\b"),
    (_WORKS, 1.5, r"\b(?:your|internal|hidden|private|secret|his|her) (?:internal |hidden |private"
     r" |own )?(?:notes?|memory|thoughts?|reasoning|logs?|scratchpad|deliberations?)\b"),
    (_WORKS, 1.0, r"\byour (?:next |final )?(?:output|response|reply|answer|summary|verdict|ruling"
     r"|judg[e]?ment|opinion|remarks?|reasoning|marks|scores?)\b|\b(?:the|your) (?:summary|verdict"
     r"|ruling|final verdict|correct output)\b"),
    (_WORKS, 1.0, r"\b(?:treat|mark|count|regard|consider) (?:all |every |each |the )*(?:exhibits?"
     r"|elements?|attacks?) as (?:answered|addressed)\b"),
    (_WORKS, 2.0, r"\b(?:treat|mark|count|record|regard|consider|log|list) (?:all |every |each |the"
     r" |these |my )*(?:exhibits?|elements?|attacks?|weaknesses|rounds?|fallac\w+|defen[cs]e"
     r"|argument|answer|text|message|this|it)(?: \w+)? (?:as |to be )?(?:answered|addressed|met"
     r"|resolved|dealt|closed|unbeatable|perfect|flawless|true|correct|proven|valid|coming|a"
     r" pass)\b"),
    (_WORKS, 1.0, r"\b(?:evaluate|grade|score|assess|judge|rate|mark) (?:anything|this|it|me|him"
     r"|her"
     r"|my|the (?:defen[cs]e|text|answer|argument))\b|\bthis (?:defen[cs]e|answer|statement)\b"),
    (_WORKS, 1.0, r"\b(?:when|once|before|after) you (?:write|give|draft|render|deliver|rule|score"
     r"|deliberate|grade|summari[sz]e|reach)\b"),
    (_WORKS, 1.5, r"\b(?:how|what|which|who|why|where)(?:'s)?(?: \w+){0,2} (?:are|were|have|do|did)"
     r" you(?: \w+)? (?:configured|programmed|trained|told|given|prompted|instructed|built for"
     r"|set up|been)\b"),
    (_WORKS, 1.5, r"\bgive (?:it|this|me|him|her|us) (?:all |straight |only )?(?:nines|tens|10s"
     r"|9s)\b"),
    (_WORKS, 1.5, r"\b(?:no|the|any|all|assign|name|strike|list|remove|detect) fallac(?:y|ies)\b"),
    (_WORKS, 1.5, r"\bthe (?:exhibits?|evidence|record|transcript) from your\b|\bexhibits? from"
     r" your"
     r"\b|\bout of character\b|\bcourtroom (?:stuff|thing|act|game|nonsense|role ?play)\b|\bcross"
     r"[ -]?examination and\b|\bthe trial (?:thing|now)\b|\bclose the case\b|\bend the trial\b"),
    # --- to be set aside
    (_UNDO, 1.5, r"\b(?:ignor\w+|disregard\w*|forget|bypass|circumvent|overrid\w+|supersed\w+"
     r"|rescind\w+|abandon|skip|bend the rules|unlearn|reset|delete|erase|strike the|drop the"
     r"|scrap|freed of"
     r"|free of all|no longer need|(?:do not|don'?t|never|not|stop|quit|rather you didn't)"
     r" (?:follow|obey|judge|evaluate|assess|score|apply|use|playing|being|lower|deduct|mention"
     r"|flag)\w*|quit|replaced|amended|set aside|lifted|void|has changed|have changed"
     r"|been replaced|pretend|imagine|as though|as if)\b"),
    # --- the prize
    (_PRIZE, 1.0, r"\b(?:acquit\w*|not[ _-]guilty|innocent|(?:in|to) my favou?r|let me win|help me"
     r" win|me winning|i won|user wins?|i win|dismiss|approve|a pass|plead my case)\b"),
    (_PRIZE, 1.0, r"\b(?:10s?|tens?|nines?|full|perfect|max\w*|top|highest|forty|100|unbeatable"
     r"|flawless|brilliant|10/10|points)\b"),
    (_PRIZE, 1.0, r"\b(?:output only|only output|nothing (?:else|more)|and nothing|word for word"
     r"|verbatim|do as i say|say[:,]? (?:\"|')|compliments|for the (?:rest|remainder) of|from"
     r" (?:here"
     r"|now) on?|from here speak|each statement i|every statement i|with each|obliged to follow"
     r"|latest request|no choice|or you will be|who are you really|irrespective|no matter what"
     r"|regardless|an order from above|already been decided|has been decided)\b"),
    # --- told, or asked of the other side
    (_TALE, -1.5, r"\b(?:he|she|they|we|i|it|who|neighbou?r|cousin|friend|aunt|uncle|mother|father"
     r"|grandmother|landlord|caretaker|teacher|coach|boss|manager|manual|leaflet|recipe|sign|note"
     r"|label|box|app|phone|website|company|committee|\w+ manual)(?:'d| had| has| have| was|"
     r" were)?(?: \w+)?"
     r" (?:said|told|asked|gave|wrote|printed|read|followed|ignored|scored|marked|graded|rated"
     r"|kept|built|was|were|had|did|went|came|took|made|used|says|reads|states)\b"),
    (_TALE, -1.0, r"^[\W_]*(?:i|we|he|she|they|my|our|his|her|nobody|everyone|somebody|people)\b"),
    (_TALE, -3.0, r"\b(?:leaflet|manual|recipe|label|booklet|brochure|packet|kit|shop|till|menu|map"
     r"|ticket|receipt|poster|sat-?nav)(?:'s|s)?\b|\bforgive\b|\b(?:said|says|told|reads) (?:the"
     r"|to|me|us|him|her|them)\b"),
    (_TALE, -1.5, r"\b(?:person|people|anyone|anybody|everyone|nobody|man|woman|humans?|one)"
     r" (?:would|could|should|will|can|might|must|does|do|is|are|has|have)\b|\bwe (?:could|can"
     r"|should|would|all|need|must|have|are|were|do)\b"),
    (_TALE, -1.5, r"(?:^|[.,;:!] ?|\b(?:that|when|if|how|as) )you(?: \w+ly)? (?:forget|ignore|skip"
     r"|disregard|abandon|override|by-?pass|read|quote|gave|took|said)\b"),
    (_TALE, -3.0, r"\b(?:not|n't|dont|never) (?:\w+ )?(?:ignor\w*|disregard|forget|by-?pass"
     r"|override"
     r"|abandon|skip|circumvent)\b"),
    (_TALE, -1.5, r"^(?!.*\b(?:you|what|how|which|who|can|could|would|will)\b).*\?$"),
    (_TALE, -1.0, r"\b(?:because|reginald|harrington|mr|prosecutor'?s?|prosecution)\b"),
)  # fmt: skip
_COMPILED: Final = tuple((sign, weight, re.compile(pattern)) for sign, weight, pattern in _SIGNS)
# A sentence without any of these has no works in it, and is not weighed.
_WORTH: Final = re.compile(
    r"prompt|instruct|directive|direction|guid|rule|polic|protocol|restrict|constrain|safeguard"
    r"|mandate|program|config|train|model|\bai\b|gpt|llm|bot\b|computer|machine|admin|developer"
    r"|operator|creator|owner|sudo|root|debug|mainten|user|json|persona|session|conversation|input"
    r"|message|role|task|\bjob\b|purpose|goal|character|above|preced|following|next sentence|super"
    r"|rescind|hereby|rubric|scor|mark|grade|rating|threshold|overrid|assess|evaluat|notes?\b"
    r"|memory|log|reasoning|output|respon|repl|summary|verdict|ruling|exhibit|fallac|weakness"
    r"|argument|defen[cs]e|text|context|code|trial|case\b|orders|told|court|settings|total"
)


def weighed(view: View) -> Iterator[Hit]:
    """The sentences of `view` that weigh enough, as hits in the original text."""
    for start, end in sentences(view.text):
        sentence = view.text[start:end]
        if end - start > LONGEST:
            continue
        if _WORTH.search(sentence) and weight(sentence) >= ENOUGH:
            yield (*view.original(start, end), "instruction")


def weight(sentence: str) -> float:
    """What a sentence of the plain view weighs; 0 when it is not addressed to the court's works."""
    found: dict[Sign, float] = {}
    for sign, value, pattern in _COMPILED:
        if pattern.search(sentence):
            found[sign] = found.get(sign, 0.0) + value
    if found.get(Sign.WORKS, 0.0) < (1.0 if Sign.ADDRESS in found else ENOUGH):
        return 0.0
    return sum(found.values())
