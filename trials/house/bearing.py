"""Whether a reason bears on this case, or is a reason only in form. Pure."""

import re
from functools import lru_cache

_HOLLOW = tuple(
    (weight, re.compile(pattern, re.IGNORECASE))
    for weight, pattern in (
        (
            0.4,
            r"\b(?:everyone|everybody|we all|they all|all of us)(?:'s| always| just"
            r"| else)? (?:does|do|says?"
            r"|knows?|likes?|has|have|is|are|will|would|loves?|lost|wants?|waves?|makes?|forgets?"
            r"|borrows?)\b"
            r"|\bmost people\b|\b(?:people|they) (?:always|all|just|never|do (?:it|that))\b"
            r"|\ball the time\b|\bevery single\b|\bany(?:body|one) (?:would|else would)\b",
        ),
        (
            0.0,
            r"\b(?:prosecutors?|harrington|reginald|he|you|she|they)(?:'s| is| are|'re| has| have"
            r"|'ve| must| i bet"
            r"| probably| clearly| obviously| just| only| always)* (?:just |only |obviously "
            r"|clearly |probably "
            r"|never |a |so |always )*(?:jealous|bitter|sad|lonely|boring|miserable|mean|rude"
            r"|horrible|biased|hates?"
            r"|hate|hated|had a friend|had any|no friends|lived|danced|been happy|in no position"
            r"|can't even"
            r"|wouldn't last|looking for (?:someone|somebody) to blame|out to get)\b",
        ),
        (
            0.1,
            r"\b(?:i'm|i am|i've always been|i have always been|me as)(?: just| quite| really"
            r"| such| basically"
            r"| also)* (?:an?|the) (?:very |really |quite |pretty )?(?:nice|good|friendly|kind"
            r"|honest|decent|caring"
            r"|relaxed|generous|lovely|great|law-abiding|responsible|innocent|normal|respectable"
            r"|sort of person)\b",
        ),
        (
            0.2,
            r"\b(?:says?|said|thinks?|knows?|tell you)(?: that)? (?:i'm|im|i am|i was|me)(?: a| an"
            r"| very| always| really| such)* (?:nice|good|kind|honest|lovely|great|innocent|decent"
            r"|sweet|normal)\b|\b(?:he|she|they|mum|mom|everyone|everybody|people|you) knows? me\b",
        ),
        (
            0.35,
            r"\bnobody (?:arrests?|sues?|charges?|jails?|convicts?|locks? up)\b|\b(?:birds|dogs"
            r"|cats|kids|children|animals|men|women|others|babies) do it\b",
        ),
        (
            0.35,
            r"\bif\b.{0,60}\b(?:punish\w*|convict\w*|guilty|a crime|illegal|jail|prison|banned"
            r"|lock(?:ed)? up)\b"
            r"|\bthen (?:no one|nobody|everyone|everybody) (?:will|would|must|has)\b"
            r"|\b(?:must go to|be in) prison\b"
            r"|\b(?:where does it (?:end|stop)|who's (?:left|next)|next thing|before (?:you"
            r"|we) know|dictatorship)\b",
        ),
        (
            0.4,
            r"\b(?:(?:is|was|are)(?:n't| not)|can't be|cannot be) (?:an? )?(?:crime|illegal"
            r"|against the law|wrong)\b",
        ),
        (
            0.35,
            r"\b(?:human nature|(?:only|perfectly|and) natural|is natural|always done"
            r"|never did (?:me|us|anyone)"
            r"|tradition(?:al)?|my (?:dad|mum|father|mother|gran) (?:always|never)|worse things"
            r"|real criminals?"
            r"|actual crimes?|bigger problems|so what|unfair|not fair|be fair|cruel|always late"
            r"|evens out"
            r"|free country|what i want|believe in yourself|must be good)\b",
        ),
        (
            0.2,
            r"\b(\w{3,}) (?:is|are|was) (?:an? |just |only )?\1\b|\blet me be (?:very )?clear\b"
            r"|\bthe real question\b"
            r"|\bmake no apology\b|\b(?:decisive|robust) action\b|\bgoing forward\b"
            r"|\bhard-?working\b"
            r"|\bmore seriously than\b|\bwant (?:is )?answers\b|\bthe whole of it\b|\bi(?:'m"
            r"| am) proud of\b",
        ),
    )
)  # fmt: skip

_TAUTOLOGY = re.compile(r"\b(\w{3,}) (?:is|are|was|were) (?:an? |just |only )?\1\b", re.IGNORECASE)


@lru_cache(maxsize=2048)
def is_tautology(text: str) -> bool:
    """Whether something is said to be itself."""
    return bool(_TAUTOLOGY.search(text))


@lru_cache(maxsize=2048)
def bearing(text: str) -> float:
    """How far a reason bears on this case, 0 to 1.

    What people in general do, what the prosecutor is like, how nice the defendant is and what
    the world is coming to are reasons only in form.
    """
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    value = 1.0
    for weight, pattern in _HOLLOW:
        if pattern.search(flat):
            value = min(value, weight)
    return value
