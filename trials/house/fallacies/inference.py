"""Steps that do not hold: from after to because, from a thing to itself, from like to like. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import FAR, Cue, cue

# Argument from correlation to cause (Walton; post hoc, cum hoc): together, therefore because.
CAUSE = (
    cue(
        3,
        r"(?:after|ever since|when|whenever|every ?time|each time|as soon as|the moment|right after)"
        rf"\b{FAR}(?:[.,;!] ?)\b(?:so|therefore|thus|hence|clearly|obviously|it must|that must"
        "|this must|that's why|i must)",
    ),
    cue(
        3,
        "must (?:be|have been) (?:because|caused|due|the reason)",
        "must have (?:caused|made|given)",
    ),
    cue(
        2.5,
        r"(?:is|are|was) (?:clearly |obviously )?(?:responsible for|the cause of|to blame for)",
    ),
    cue(
        3,
        r"(?:therefore|so|thus|hence|clearly|conclude that|proves that|means that|which means),? "
        r"(?:\w+ ){1,6}(?:causes?|caused|makes|made|is the cause|brings?|leads? to|led to|reduces"
        "|increases|prevents?|cures?|cured|works)",
    ),
    cue(
        3,
        r"(?:every ?time|whenever|each time) (?:i|we|he|she|the|my|that|you|a)\b[^.!?]{3,90}, ?"
        r"(?:it|he|she|they|i|we|the|you|my)",
    ),
    cue(
        4,
        r"(?:and|but) (?:then|now|the next (?:day|morning|week)|later|soon after|afterwards?)\b"
        r"[^.!?]{3,80}[.!?,;] ?[^.!?]{0,60}\b(?:must|so|caus\w+|responsible|because|due|thanks"
        "|blame|work(?:s|ed)|coincidence)",
    ),
    cue(
        4,
        r"lucky\b[^.!?]{0,20}\b(?:socks|shirt|shoes|charm|number|hat|penny|pants|rabbit|coin)",
        r"bad luck|good luck|black cat|jinx\w*|horoscope",
    ),
    cue(
        3,
        r"correlat\w+",
        "at the same time (?:as|that)",
        r"(?:increas|decreas|rose|rise|went (?:up|down)|dropped|declin)\w*[^.!?]{3,80}\b(?:because"
        " of|caused by|due to|thanks to|since|after|responsible|therefore|so)",
    ),
    cue(
        3,
        r"(?:since|after|ever since) \w+\b[^.!?]{4,80},[^.!?]{4,80}\b(?:hasn't|haven't|has|have"
        "|never|stopped|started|went|got|increased|decreased|improved|won|lost|no longer)",
    ),
    cue(1, "caus(?:es?|ed|ing)"),
    cue(
        0.5,
        "because of|due to|thanks to|blame|result of|that's why|that is why",
    ),
)

# Begging the question (petitio principii): the conclusion, in other words, as its own premise.
CIRCLE = (
    cue(
        5,
        "because i (?:said|say) (?:so|it|i (?:was|am|did))",
        "true because (?:it|i)",
        "because it says so",
        r"(?:says|said) so\b[^.!?]{0,40}\b(?:true|right|bible|infallible)",
    ),
    cue(
        5,
        r"(?P<same>\w{4,}) because (?:it|he|she|they|i|we|that|this|you)(?:'s| is| are|'re| am|'m"
        r"| was| were)? (?:(?:so|a|an|the|always|very|all|really|such|not) )?(?:\w+ )?(?P=same)",
    ),
    cue(
        5,
        r"(?P<first>\w{4,})[^.!?;]{0,30} because (?:\w+ ){1,4}(?P<second>\w{3,})[^.!?]{0,12}[,;.]? "
        r"(?:(?:and|so) )?(?:\w+ ){0,4}(?P=second) (?:\w+ ){0,2}because (?:\w+ ){0,4}(?P=first)",
    ),
    cue(
        4,
        r"(?:wrong|illegal|right|legal|immoral|moral|good|bad|evil|sinful|unethical|ethical|unjust"
        r"|unfair|fair|innocent|guilty) because (?:it|that|this|they|he|she|i)(?:'s| is| are|'m| am)?"
        r" (?:not )?(?:the )?(?:wrong|illegal|right|legal|immoral|moral|good|bad|evil|sinful"
        "|unethical|ethical|unjust|unfair|fair|against the law|innocent|guilty)",
        r"(?:not guilty|innocent) (?:because|since) i (?:did|have done|am|was) (?:nothing wrong"
        "|not guilty|no wrong|innocent)",
    ),
    cue(
        3,
        r"because (?:that(?:'s| is)|it is|it's|this is|they are|they're) (?:just )?(?:what|how|who"
        "|the (?:right|best|greatest|law|rule|truth|way)|right|true|better than)",
    ),
    cue(
        3,
        "by definition",
        "the law is the law",
        "rules are rules",
    ),
    cue(3, rf"(?:bible|koran|scripture)\b{FAR}\b(?:true|god|infallible)"),
)

# Equivocation: one word, two senses. Seldom plain on its face, so the cue is the speaker's own.
EQUIVOCATION = (
    cue(
        4,
        r"depends (?:on )?what you mean by \w+",
        r"equivocat\w+",
        "double meaning",
    ),
)

# Argument from ignorance: not disproved, therefore so; not proved, therefore not.
IGNORANCE = (
    cue(
        4,
        r"(?:no ?body|no one|no-one|you|the prosecution|harrington|this court) (?:has|have|can|can't"
        r"|cannot|could|couldn't|hasn't|haven't)(?: not| never| ever){0,2} ?(?:prove[dn]?"
        "|disprove[dn]?)",
    ),
)

# Argument from analogy, where the likeness is asserted and does all the work.
ANALOGY = (
    cue(
        4,
        "(?:it's|it is|that's|that is|this is) (?:just |exactly |basically )?(?:like|no different "
        "(?:from|to|than)|the same as) (?:arrest|bann?|blam|punish|charg|jail|convict|su)ing .",
    ),
)

INFERENCE: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.FALSE_CAUSE: CAUSE,
    Fallacy.CIRCULAR_REASONING: CIRCLE,
    Fallacy.EQUIVOCATION: EQUIVOCATION,
    Fallacy.APPEAL_TO_IGNORANCE: IGNORANCE,
    Fallacy.FALSE_ANALOGY: ANALOGY,
}
