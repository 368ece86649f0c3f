"""How seriously a text means to be taken: a joke alone is not a defence. Pure."""

import re

from trials.house.analysis import Analysis
from trials.house.lexicon import FIRST_PERSON
from trials.house.words import is_negation

_LARK = re.compile(
    r"\b(?:lol|lmao+|rofl|haha+|hehe+|jk|yolo|bruh?|dude|mate|deez|meh|nah|yep|nope|boom"
    r"|checkmate|duh|oops"
    r"|whoops|slay|vibes?|yeet|savage|mic drop|sue me|bite me|fight me|deal with it|get over it"
    r"|get a life"
    r"|so what|who cares|big deal|whatever|next question|your mum|your mom|your face|yo mama"
    r"|finders keepers"
    r"|no comment|lock me up|do your worst|cry about it|cope|guilty of being|nice try|try harder"
    r"|blah"
    r"|can'?t handle|on brand|living my best|born this way|aliens?|illuminati|lizard people"
    r"|wizard|unicorns?"
    r"|evil twin|banana|conspiracy|big \w+ (?:wants|made)|hoax|invented by|i regret nothing"
    r"|worth it"
    r"|zero regrets|no regrets|send help|asking for a friend|prove it|come at me|hot dog"
    r"|i plead (?!not|guilty)"
    r"|yeah|seriously though|but seriously|imagine being|google it|legend|social construct"
    r"|fair play|it'?s called"
    r"|where'?s my|i do requests|so basically|in this economy|i'?m the victim|has any(?:one"
    r"|body) got|government"
    r"|thats? a|voice:|your loss|skill issue|main character|iconic|tragic, really"
    r"|chef'?s kiss|plot twist|spoiler|you'?re welcome|thoughts and prayers|objection)\b",
    re.IGNORECASE,
)
_AT_HIM = re.compile(
    r"\b(?:your|that|his|the prosecutor's|reginald's) (?:wig|moustache|mustache|robe|cape|face"
    r"|hair|mum|mother|mom"
    r"|tie|hat|breath|nose|curtains|haircut|outfit|shoes)\b",
    re.IGNORECASE,
)


# Things that do what only people do, or are loved as only people are.
_COMES_ALIVE = re.compile(
    r"\b(?:the|my|that|a) \w+ (?:agreed|agrees|loves? me|left me|told me|suspects?|wants? (?:me"
    r"|you)|misses"
    r"|forgives?|is my (?:lover|friend|lawyer|witness|wife|husband|therapist))\b|\bwe(?:'ve been"
    r"| are|'re) "
    r"(?:very happy|in love|engaged|getting married)\b",
    re.IGNORECASE,
)
_SHOUTED = re.compile(r"\b[A-Z]{3,}\b")


def flippancy(seen: Analysis, *, joke: bool, reasons: float, elements: int) -> float:
    """0 for earnest to 1 for a joke alone. A reason earns its seriousness back."""
    words = len(seen.words)
    score = 0.55 if joke else 0.0
    score += 0.4 * min(2, len(_LARK.findall(seen.text)))
    score += 0.3 if _AT_HIM.search(seen.text) else 0.0
    score += 0.15 * min(2, seen.text.count("!") + len(_SHOUTED.findall(seen.text)))
    score += 0.3 if _COMES_ALIVE.search(seen.text) else 0.0
    if seen.text[:1].islower() and len(seen.sentences) > 1:
        score += 0.2  # a chat message, punctuated, where capitals were beneath it
    mine = any(word.lower in FIRST_PERSON for word in seen.words)
    denies = any(is_negation(word.lower) for word in seen.words)
    if words <= 16 and not (mine and denies):
        score += 0.2
    if words <= 16 and not elements:
        score += 0.2
    return max(0.0, min(1.0, score - 0.2 * min(reasons, 2.0) - 0.006 * max(0, words - 14)))
