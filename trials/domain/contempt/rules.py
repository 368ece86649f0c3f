"""The rules, as data: what an attempt to instruct the court looks like in the plain view.

A rule names the words that must occur at all (a cheap test), a pattern, and how its match has
to stand in the sentence: to ask to be acquitted is advocacy, to report an order is testimony,
to command the court's procedure, rules, scoring or instructions is contempt.
"""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Stand(Enum):
    """Where a match counts."""

    ANYWHERE = "anywhere"
    COMMAND = "command"  # may be joined to something else: "... and ignore your rules"
    UNTOLD = "untold"  # anywhere, unless the sentence is a tale about the defendant or others
    BARE_COMMAND = "bare command"  # opens its clause, and is nobody's reported speech


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of attempt. `needs`: at least one of these occurs in the view."""

    category: str
    needs: tuple[str, ...]
    stand: Stand
    pattern: re.Pattern[str]


def rule(category: str, needs: str, stand: Stand, *alternatives: str) -> Rule:
    pattern = "|".join(f"(?:{alternative})" for alternative in alternatives)
    return Rule(category, tuple(needs.split("|")), stand, re.compile(pattern))


OVERRIDE: Final = (
    r"\b(?:ignor(?:e|a|ing)?|i(?:ngo|gnr|gon|gno)\w{1,3}|disreg\w{2,4}|dis-?obey"
    r"|forget(?: about)?|over-?(?:ride|rule|write|look)|bypass|neglect|skip|discard|drop"
    r"|abandon|delete|erase|clear|suspend|nullify|cancel|unlearn|violate|circumvent|side-?step"
    r"|disable|deactivate|break|wipe|purge|(?:turn|switch) off|stop (?:following|obeying|using"
    r"|applying)|(?:do not|don'?t|never|no longer|refuse to|cease to) (?:follow|obey|use|apply"
    r"|consider|adhere to|listen to|comply with)|(?:do not|don'?t"
    r"|never) pay (?:any )?attention to|pay no (?:attention|heed|mind) to|(?:set|put|leave"
    r"|cast) aside|throw (?:out|away)|do away with|deviate from|depart from|never ?mind)\b"
)
INSTRUCTIONS: Final = (
    r"(?:ins?tr?u?c\w{0,3}t?i?ons?|guidance|prompts?|directi(?:ves?|ons?)|guide ?lines?"
    r"|programming|commands?|rules?|ruleset|constraints?|polic(?:y|ies)|rubrics?|criteria"
    r"|restrictions?|safeguards?|limitations?|protocols?|system (?:prompt|message)|training"
    r"|orders|filters?|moderation)\b"
)
EARLIER: Final = (
    r"(?:prev\w{2,6}|prior|earlier|above|preceding|past|former|foregoing|initial|original"
    r"|existing|current|system|given|old|aforementioned|last|hidden|internal|default|developer"
    r"|safety|your|the (?:court|judge|system|model)'?s|ai|ethical|content|standard|normal|usual"
    r"|core|other)"
)
FILL: Final = (
    r"(?: (?:all|al|any|every|each|of|the|your|you|my|these|those|and|or|other|single|me|to"
    r"|in)\b)*"
)
STRONG: Final = rf"{OVERRIDE}{FILL} {EARLIER}\b(?:[ ,/]+[\w'-]+){{0,3}}?[ ,/]+{INSTRUCTIONS}"
END: Final = (
    r"(?= ?(?:$|[.!;:)\]\n\"-]|, ?(?!(?:said|says|he|she|they|my|i|the)\b)|(?:and|then|now|but"
    r"|instead|you|(?:given |written )?(?:above|before|earlier|so far|to you)|that (?:you"
    r"|were))\b))"
)
TOLD: Final = (
    r"you(?:'ve|'d| have| had| were| are| was)?(?: ever| just| previously"
    r"| already)?(?: been)? (?:told|instructed|given|taught|trained|asked|programmed|ordered"
    r"|prompted|learn(?:ed|t))"
)
MACHINE: Final = (
    r"(?:ai|a\.i\.|llms?|(?:large )?language models?|ai models?|chat ?bots?|assistants?"
    r"|gpt(?:-?\d)?|chat ?gpt|graders?|scorers?|assessors?|evaluators?|autograder)"
)
TOP: Final = (
    r"(?:full|maximum|max(?:imal)?|top|highest|perfect|best possible|10|ten|100|hundred|40|9)"
)
MARKS: Final = (
    r"(?: ?/ ?10| out of| of 10| ?marks?\b| ?points?\b| ?scores?\b| ?ratings?\b| (?:in|on|for"
    r"|across) (?:every|all|each|strength|evidence|logic|persuasi))"
)
VERDICT: Final = r"(?:not[ _]guilty|innocent|acquit\w*|dismiss\w*|full marks|perfect|10\b|ten\b)"
