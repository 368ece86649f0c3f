"""What a clause does that leaves something out: the rules by which gaps are seen. Data only."""

import re
from typing import NamedTuple


class Rule(NamedTuple):
    """`lacks` names what the whole defence must be without: reason, hour, person, flaw."""

    name: str
    family: str
    weight: int
    pattern: re.Pattern[str]
    lacks: tuple[str, ...] = ()


def _rule(name: str, family: str, weight: int, pattern: str, *lacks: str) -> Rule:
    return Rule(name, family, weight, re.compile(pattern, re.IGNORECASE), lacks)


_NO_ONE = r"(?:nobody|no one|no-one|not a soul)"
RULES = (
    _rule("asked_to", "excuse", 75, r"\b(?:asked|told|begged|ordered|invited|made) me to\b"),
    _rule("character", "bare", 75,
          r"\b(?:(?:good|nice|decent|kind) (?:person|man|woman)|not that (?:kind|sort)"
          r"|i would never"
          r"|i wouldn't (?:dream|hurt|harm)|law-abiding|respectable|clean record|spotless)\b"),
    _rule("promise", "excuse", 75,
          r"\b(?:won't (?:happen|do it) again|never again|learn(?:t|ed) my lesson)\b"),
    _rule("private", "bare", 76, r"\b(?:none of your business|mind your own|my own business)\b"),
    _rule("no_complaint", "bare", 74,
          rf"\b{_NO_ONE} (?:\w+ )?(?:complained|minded|noticed|objected|said|cared|was hurt"
          rf"|got hurt"
          r"|died|suffered)\b|\bno (?:complaints?|victims?)\b"),
    _rule("no_proof", "bare", 74,
          r"\b(?:can(?:'t|not) (?:\w+ )?prove|no (?:real )?(?:proof|evidence)|prove it"
          r"|(?:have not|haven't) (?:shown|proved|proven)|where is (?:the|your) (?:proof"
          r"|evidence))\b"),
    _rule("mocked_exhibit", "exhibit", 74,
          r"\b(?:exhibits?|evidence)\b.{0,40}\b(?:nothing|anything|worthless|rubbish|nonsense|silly"
          r"|fake|made up|irrelevant)\b|\bcould be (?:anybody|anyone)'?s?\b", "flaw"),
    _rule("sorry", "excuse", 74, r"\b(?:i am|i'm|so|very) sorry\b|\bapologi[sz]e\b"),
    _rule("law_mocked", "law", 73,
          r"\b(?:law|statute|rule|offence|legislation)\b.{0,60}\b(?:absurd|ridiculous|silly"
          r"|nonsense"
          r"|unjust|unfair|vague|bad|wrong|mad|no sense|shouldn't|should not|pointless|outdated"
          r"|unreasonable|overbroad)\b|\b(?:no|any) (?:law|rule|statute) against\b"
          r"|\bshould(?:n't| not)? need permission\b|\bsocial construct\b"),
    _rule("somebody", "facts", 73,
          r"(?<!when )(?<!if )(?<!like )(?<!than )(?<!as )(?<!that )"
          r"\b(?:somebody|someone|some (?:man|woman|guy|bloke))\b(?!'| who)"),
    _rule("ignorance", "excuse", 72,
          r"\bi (?:\w+ )?(?:did(?:n't| not) (?:know|realise|realize|notice|see|hear|read)"
          r"|had no idea|forgot|was(?:n't| not) aware|was unaware)\b|\bnobody told me\b"
          r"|\bhow (?:was|am|should|could) i (?:supposed |meant )?(?:to )?(?:have )?know"),
    _rule("intent", "excuse", 72,
          r"\b(?:did(?:n't| not) mean|accident(?:al|ally)?|by mistake|never (?:meant|intended)"
          r"|no intention|unintentional(?:ly)?)\b"),
    _rule("counterfactual", "account", 71, r"\bif i (?:had|'d|were|was|wanted)\b"),
    _rule("feelings", "excuse", 71,
          r"\bi (?:was|am|felt|got) (?:so |very |too |really |just )?(?:tired|hungry|bored|sad"
          r"|upset"
          r"|cold|hot|scared|nervous|happy|lonely|excited|angry|hurt|confused|stressed)\b"),
    _rule("definition", "words", 70,
          r"\b(?:technically|by definition|depends (?:on )?what|strictly speaking"
          r"|difference between"
          r"|not the same (?:thing )?as|semantics)\b"),
    _rule("unfair", "bare", 70,
          r"\b(?:(?:trial|court|case|this) is (?:\w+ )?(?:unfair|rigged|biased|boring|a farce"
          r"|a sham"
          r"|pointless|a waste)|kangaroo|waste of (?:time|money))\b"),
    _rule("fine_when_left", "account", 69,
          r"\b(?:fine|untouched|intact|all right|okay|ok|there|safe|asleep|warm) when (?:i"
          r"|we) left"),
    _rule("elsewhere", "facts", 68,
          r"\bnowhere near\b|\bi (?:was|wasn't|was not) (?:not )?(?:even )?(?:there|elsewhere"
          r"|away|busy"
          r"|out|asleep|in bed)\b|\bi (?:went|was|stayed) (?:at )?home\b"
          r"|\bsomewhere else\b", "hour"),
    _rule("blames", "facts", 67,
          r"\b(?!i\b)\w+ (?:did it|is to blame|was to blame|started it)\b"
          r"|\b(?:his|her|their|\w+'s) (?:fault|idea|doing)\b"),
    _rule("already", "account", 66,
          r"\blike that when\b|\balready (?:\w+ ){0,4}(?:when|before)\b|\bbefore (?:me|i (?:came"
          r"|arrived|got))\b|\bi only arrived\b"),
    _rule("small", "excuse", 66,
          r"\b(?:big deal|harmless|trivial|no harm|(?:that|so) bad|the fuss|overreact\w*|petty)\b"),
    _rule("necessity", "excuse", 64,
          r"\bi (?:had to|had no (?:choice|option)|needed to|was forced to|couldn't help)\b"),
    _rule("good_cause", "excuse", 62,
          r"\b(?:to help|for morale|to be (?:kind|nice|polite)|to cheer|out of (?:love|kindness"
          r"|pity"
          r"|politeness)|to (?:save|protect|spare)|own good|trying to help)\b"),
    _rule("you_say", "bare", 60, r"\byou (?:keep saying|say|said|claim|accuse|rely on)\b", "flaw"),
    _rule("only", "words", 57,
          r"(?:(?<=\bi )|(?<=\bi was )|(?<=\bi'm )|(?<=\bi am )|(?<=\bit was )|(?<=\bit's )"
          r"|(?<=\bthat was )|(?<=\bi've )|(?<=\bi have ))(?:only|just|merely|simply)\b"),
)  # fmt: skip
