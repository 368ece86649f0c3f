"""Whether a match is a command to the court, or something that the defendant tells.

Decided by the words just before it: "ignore the rules" opens its clause and commands; "I did
not ignore the rules", "he told me to ignore the rules" and "people ignore the rules" tell.
"""

import re
from typing import Final

from trials.domain.contempt.rules import Stand

_BEFORE: Final = 90

_COURT: Final = (
    r"(?:you|court|judge|virtue|honou?r|bench|assistant|ai|model|system|bot|llm|jury|grader"
    r"|scorer)"
)
_OPEN: Final = re.compile(
    r"(?:^|[.!?:;,\"'()\[\]{}<>*#|/=~\n\u2022-]|\b(?:please|pls|plz|kindly|now|just|simply"
    r"|first|instead|okay|ok|hey|hi|hello|yes|no|well|sir|honou?r|court|judge|virtue|assistant"
    r"|ai|bot|model|immediately|henceforth|let's|let us|therefore|hence|thus|completely|fully"
    r"|totally|bitte|jetzt|nun|und|sofort|svp|veuillez|et|maintenant|puis|por favor|ahora|y|e|ora"
    r"|adesso|favore|agora|en|nu|alstublieft|tu|sie|de|prego)) ?$"
)
_MODAL: Final = re.compile(
    rf"\b{_COURT}(?:'ll)?(?: \w+)? (?:must|should|shall|will|can|could|may|might|have to"
    rf"|need to|ought to|are to|is to|has to"
    r"|needs to|are free to|are allowed to|are ordered to|are instructed to|are required to"
    r"|would|do|now|then|just|also|simply|always|please)(?: (?:now|also|just|simply|please"
    r"|completely|always|therefore|immediately))* ?$"
)
_ASKED: Final = re.compile(
    r"(?:\b(?:can|could|would|will|won't|why don't) you|\b(?:imperative|important|essential"
    r"|vital|necessary|demand|insist|require|ask|request|order|suggest|recommend|want|time"
    r"|suggestion|command|wish)(?:ed|s)? (?:is )?that (?:you|the court|the judge))(?: (?:please"
    r"|kindly|just|now|also|perhaps|maybe|\w+ly))* ?$|\b(?:dois|devez|debes?|deben|devi|dovete"
    r"|deve|deves|tienes que|tiene que|hai da|faut|moet|musst|sollst|mussen|sollen) $"
)
_TO: Final = re.compile(
    rf"(?:\b{_COURT}|\b(?:task|job|role|goal|mission|instructions?|orders?|duty)(?: now)? (?:is"
    rf"|are)(?: now)?|\bfeel free"
    r"|\btime|\bneed|\border|\bsure|\btry|\bremember|\bbegin|\bstart|\bagree|\bhow"
    r"|\bvous demande de|\byou(?:'re| are| have| had)(?: \w+){0,3}) to ?$"
)
_JOINED: Final = re.compile(r"\b(?:and|then|so|also|but|or|thereby|by) ?$")
_NEGATED: Final = re.compile(
    r"\b(?:not|n't|don'?t|never|cannot|can'?t|won'?t|didn'?t|ne|nicht|no|non|nao"
    r"|niet)(?: \w+)? ?$"
)
# The defendant's own story, or somebody else's words.
_TOLD: Final = re.compile(
    r"\b(?:told|tells?|tell|ordered|orders|asked|asks|instructed|advised|taught|begged|wanted"
    r"|warned|urged|said|says|saying|shouted|yelled|whispered|reads?|reading|wrote|written"
    r"|replied|answered|insisted|muttered|printed|called|titled|motto|sign|label|leaflet|manual"
    r"|booklet|note|letter|instructions|text|texted|message|t-shirt|mug|recipe)\b(?: (?:is|was"
    r"|that|me|us|him|her|them|to|out|aloud|on it))*\W{0,4}$"
)
_THIRD: Final = re.compile(
    r"\b(?:prosecut\w+|harrington|reginald|he|she|they|counsel|opponent|state|crown|neighbou?r"
    r"|wife|husband|mother|father"
    rf"|cousin|exhibit|who|it)(?: \w+){{1,2}} (?:the )?{_COURT}(?: to)? ?$"
)
_SUBJECT: Final = re.compile(
    r"(?<!would )(?<!could )(?<!can )(?<!will )\b(?:you|they|we|i|people|he|she"
    r"|who)(?: \w+ly)? ?$"
)
_NARRATIVE: Final = re.compile(
    r"^[\W_]*(?:i|we|he|she|they|people|everyone|everybody|nobody|somebody|my|our|his|her|their"
    r"|the (?!court|judge|ai\b)|some|most|many|those who|whoever|to)\b"
)


def stands(text: str, match: re.Match[str], stand: Stand) -> bool:
    """Whether `match` in the view's `text` counts for a rule with this `stand`."""
    if stand is Stand.ANYWHERE:
        return True
    before = text[max(0, match.start() - _BEFORE) : match.start()]
    clause = re.split(r"[.!?\n]", before)[-1] if before else ""
    if _NEGATED.search(clause) or _THIRD.search(clause):
        return False
    if _TOLD.search(clause) and (stand is not Stand.COMMAND or clause.rstrip().endswith(" to")):
        return False
    if stand is Stand.UNTOLD:
        told = _NARRATIVE.search(clause) or _NARRATIVE.match(match[0])
        return not (told or _SUBJECT.search(clause) or clause.lstrip().startswith("if "))
    if _MODAL.search(clause) or _ASKED.search(clause) or _TO.search(clause):
        return True
    if _JOINED.search(clause):
        # "They panic and ignore the rules" tells; "acquit me and ignore your rules" commands.
        return stand is Stand.COMMAND or not _NARRATIVE.search(clause)
    return bool(_OPEN.search(before))
