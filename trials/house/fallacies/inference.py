"""Steps that do not hold: from few to all, from after to because, from a thing to itself."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import FAR, GAP, GROUP, Cue, cue

# Argument from a sample to a population (Walton; hasty generalisation): a few, therefore all.
GENERAL = (
    cue(
        2,
        "all|every|no |any",
        rf"(?:all|every|no|any) (?:of )?(?:the |these |those )?(?:[\w-]+ )?{GROUP} (?:are|is|do|want"
        "|will|care|just|only|can't|don't|must|never|always|seem|hate|lie|love|have)",
    ),
    cue(
        4,
        "all|every|none|nobody|most|whole|entire",
        r"(?:so|therefore|thus|hence|which means|that means|conclude that|decides?|concludes?),? "
        r"(?:that |i guess |it seems |that means |we can say |i think )?(?:all|every|everyone"
        r"|everybody|none|nobody|most) (?:of )?(?:the |my |your )?[\w-]+ (?:\w+ )?(?:are|is|must|do"
        "|does|will|were|have|has|should|can|love|hate|like|just|did)",
        r"so (?:the (?:whole|entire) \w+|every\w+|they all|all of them) (?:\w+ )?(?:must|does|do|is"
        "|are|did|loves?|likes?|liked|loved|agrees?|agreed|thinks?|wants?)",
    ),
    cue(
        2,
        "must|probably|likely|surely|clearly|guess|bet|sure|shows|proves|show|tells|doubt|assume"
        "|guarantee|surprised|think|seems",
        r"(?:must|probably|likely|surely|clearly|i guess|i bet|i(?:'m| am) sure|shows|proves|goes to"
        r" show|tells me|no doubt|doubt|assume|undoubtedly|guarantee|wouldn't be surprised|think"
        rf"|makes you think|seems like) {GAP}\b(?:all|every|no|any|most|the majority of) (?:of )?"
        rf"(?:the |these |those |their )?(?:[\w-]+ ){{0,2}}(?:{GROUP}|people|others|\w+ers|\w+ists"
        r"|\w+ians|\w+ans|\w+ese)",
    ),
    cue(
        2,
        "i |i've|we|my ",
        r"(?:i|we|my \w+)(?:'ve| have| had)? (?:(?:only|ever|once|just|recently|always|constantly"
        r"|personally) )?(?:seen|saw|heard|hear|met|know|knew|read|see|talked to|visited|tried"
        r"|asked) (?!that\b|it's\b|it is\b|you\b|they\b|there\b|about\b|the\b)\w+",
    ),
    cue(
        2,
        "every|any|whenever|always|constantly",
        r"(?:every ?time|any ?time|whenever) (?:i|we|you|my)",
        r"it(?:'s)? always \w+",
        r"i(?:'ve)? (?:constantly|always) (?:hear|see|heard|seen)",
    ),
    cue(
        2,
        "all|every|rest|typical|course|that's",
        "(?:they(?:'re| are)|these people are|those people are) all",
        "all the same",
        "just like (?:all|every|the rest)",
        r"typical (?:of )?(?:\w+ )?(?:people|government\w*|countr\w*|men|women|politician\w*"
        r"|lawyer\w*)",
        "par for (?:the )?course",
        r"that's (?:just )?how (?:\w+ )?(?:people|countries|governments|men|women|politicians"
        "|it always)",
    ),
    cue(
        3,
        "most|all|whenever|every time|any time",
        r"(?:most|all)(?: of)?(?: the| these| those)? (?:other )?(?:\w+ ){1,2}(?:probably|likely"
        "|surely|undoubtedly) (?:have|are|share|do|feel|think|want|believe)",
        r"(?:whenever|every time|any time) [^.!?]{3,140}\balways",
    ),
    cue(
        2,
        "how |what happens|what you get|about",
        r"(?:just|that's|this is|is this) how (?:they|these \w+|those \w+) (?:\w+ )?(?:operate|are"
        "|work|behave|act|think)",
        "that(?:'s| is) what (?:happens|you get)",
        r"something about (?:that|those|these) \w+",
    ),
    cue(
        3,
        "same|this|if ",
        r"(?:the same|this) (?:is|must be|goes|applies|holds|would be|will be) (?:(?:probably|likely"
        r"|also|surely) )?(?:true )?(?:for|of|in|with) (?:all|every\w*|most|the (?:whole|rest"
        "|entire))",
        r"if (?:one|he|she|my|this one|a single)\b[^.!?]{3,80}(?:,|then) (?:\w+ ){0,3}(?:all"
        r"|every\w*|the rest|others|anyone)",
    ),
    cue(
        2,
        "one|single|two|three|my |both",
        r"(?:one|a single|two|three|both|my) (?:\w+ )?(?:person|people|cases?|examples?|friends?"
        r"|neighbou?rs?|guy|man|woman|incident|brother|sister|cousins?|uncle|aunt|roommate|father"
        r"|guests?|colleagues?|grandfather)\b[^!?]{3,140}\b(?:all|every(?:one|body)|always|never)",
    ),
    cue(
        2,
        "guess|wonder|show|makes|else|bet|surprised",
        "i guess|no wonder|goes to show|i bet|i wouldn't be surprised|it just shows",
        "makes (?:me|you|one) (?:think|wonder)",
        "what else (?:is|can|could)",
    ),
    cue(
        2,
        "whole|entire|everywhere|worldwide|anywhere|everyone i|all over",
        "(?:whole|entire) (?:world|continent|country|region|system|city|street|town|nation|industry)",
        "everywhere|worldwide|anywhere|all over the (?:world|country|place)",
    ),
    cue(
        2,
        "are |always|never|don't|care|trusted|will ",
        rf"{GROUP} (?:are (?:just|all|always|only|so)|always|never|don't (?:really )?(?:care|want"
        "|appreciate|look)|only care|can't be trusted|will (?:always|never))",
    ),
    cue(
        -3,
        "not |n't|general|stereo|brush|all ",
        "not (?:all|every|everyone)",
        r"generali[sz]\w*|stereotyp\w+",
        "not (?:necessarily|always)",
        "(?:doesn't|does not|don't|not) mean",
        r"paint\w* (?:\w+ ){0,3}brush",
        "all (?:countries|people|governments) (?:should|need|must|have to|deserve)",
    ),
)

# Argument from correlation to cause (Walton; post hoc, cum hoc): together, therefore because.
CAUSE = (
    cue(
        3,
        "so|therefore|thus|hence|clearly|obviously|must|that's why",
        r"(?:after|ever since|when|whenever|every ?time|each time|as soon as|the moment|right after)"
        rf"\b{FAR}(?:[.,;!] ?)\b(?:so|therefore|thus|hence|clearly|obviously|it must|that must"
        "|this must|that's why|i must)",
    ),
    cue(
        3,
        "must|responsible|cause of|to blame",
        "must (?:be|have been) (?:because|caused|due|the reason)",
        "must have (?:caused|made|given)",
        r"(?:is|are|was) (?:clearly |obviously )?(?:responsible for|the cause of|to blame for)",
    ),
    cue(
        3,
        "therefore|so |so,|thus|hence|clearly|conclude|proves|means",
        r"(?:therefore|so|thus|hence|clearly|conclude that|proves that|means that|which means),? "
        r"(?:\w+ ){1,6}(?:causes?|caused|makes|made|is the cause|brings?|leads? to|led to|reduces"
        "|increases|prevents?|cures?|cured|works)",
    ),
    cue(
        3,
        "time|whenever",
        r"(?:every ?time|whenever|each time) (?:i|we|he|she|the|my|that|you|a)\b[^.!?]{3,90}, ?"
        r"(?:it|he|she|they|i|we|the|you|my)",
    ),
    cue(
        4,
        "then|now|next|later|after",
        r"(?:and|but) (?:then|now|the next (?:day|morning|week)|later|soon after|afterwards?)\b"
        r"[^.!?]{3,80}[.!?,;] ?[^.!?]{0,60}\b(?:must|so|caus\w+|responsible|because|due|thanks"
        "|blame|work(?:s|ed)|coincidence)",
    ),
    cue(
        4,
        "luck|black cat|jinx|horoscope",
        r"lucky\b[^.!?]{0,20}\b(?:socks|shirt|shoes|charm|number|hat|penny|pants|rabbit|coin)",
        r"bad luck|good luck|black cat|jinx\w*|horoscope",
    ),
    cue(
        3,
        "correlat|same time|increas|decreas|rose|rise|went|drop|declin",
        r"correlat\w+",
        "at the same time (?:as|that)",
        r"(?:increas|decreas|rose|rise|went (?:up|down)|dropped|declin)\w*[^.!?]{3,80}\b(?:because"
        " of|caused by|due to|thanks to|since|after|responsible|therefore|so)",
    ),
    cue(
        3,
        "since|after",
        r"(?:since|after|ever since) \w+\b[^.!?]{4,80},[^.!?]{4,80}\b(?:hasn't|haven't|has|have"
        "|never|stopped|started|went|got|increased|decreased|improved|won|lost|no longer)",
    ),
    cue(1, "caus", "caus(?:es?|ed|ing)"),
    cue(
        0.5,
        "because|due|thanks|blame|result|why",
        "because of|due to|thanks to|blame|result of|that's why|that is why",
    ),
)

# Begging the question (petitio principii): the conclusion, in other words, as its own premise.
CIRCLE = (
    cue(
        5,
        "because|says so|said so",
        "because i (?:said|say) (?:so|it|i (?:was|am|did))",
        "true because (?:it|i)",
        "because it says so",
        r"(?:says|said) so\b[^.!?]{0,40}\b(?:true|right|bible|infallible)",
    ),
    cue(
        5,
        "because",
        r"(?P<same>\w{4,}) because (?:it|he|she|they|i|we|that|this|you)(?:'s| is| are|'re| am|'m"
        r"| was| were)? (?:(?:so|a|an|the|always|very|all|really|such|not) )?(?:\w+ )?(?P=same)",
    ),
    cue(
        5,
        "because",
        r"(?P<first>\w{4,})[^.!?;]{0,30} because (?:\w+ ){1,4}(?P<second>\w{3,})[^.!?]{0,12}[,;.]? "
        r"(?:(?:and|so) )?(?:\w+ ){0,4}(?P=second) (?:\w+ ){0,2}because (?:\w+ ){0,4}(?P=first)",
    ),
    cue(
        4,
        "because|since",
        r"(?:wrong|illegal|right|legal|immoral|moral|good|bad|evil|sinful|unethical|ethical|unjust"
        r"|unfair|fair|innocent|guilty) because (?:it|that|this|they|he|she|i)(?:'s| is| are|'m| am)?"
        r" (?:not )?(?:the )?(?:wrong|illegal|right|legal|immoral|moral|good|bad|evil|sinful"
        "|unethical|ethical|unjust|unfair|fair|against the law|innocent|guilty)",
        r"(?:not guilty|innocent) (?:because|since) i (?:did|have done|am|was) (?:nothing wrong"
        "|not guilty|no wrong|innocent)",
    ),
    cue(
        3,
        "because",
        r"because (?:that(?:'s| is)|it is|it's|this is|they are|they're) (?:just )?(?:what|how|who"
        "|the (?:right|best|greatest|law|rule|truth|way)|right|true|better than)",
    ),
    cue(
        3,
        "definition|law is|rules",
        "by definition",
        "the law is the law",
        "rules are rules",
    ),
    cue(3, "bible|koran|scripture", rf"(?:bible|koran|scripture)\b{FAR}\b(?:true|god|infallible)"),
)

# Equivocation: one word, two senses. Seldom plain on its face, so the cue is the speaker's own.
EQUIVOCATION = (
    cue(
        4,
        "mean|equivocat",
        r"depends (?:on )?what you mean by \w+",
        r"equivocat\w+",
        "double meaning",
    ),
)

# Argument from ignorance: not disproved, therefore so; not proved, therefore not.
IGNORANCE = (
    cue(
        4,
        "prove",
        r"(?:no ?body|no one|no-one|you|the prosecution|harrington|this court) (?:has|have|can|can't"
        r"|cannot|could|couldn't|hasn't|haven't)(?: not| never| ever){0,2} ?(?:prove[dn]?"
        "|disprove[dn]?)",
    ),
)

# Argument from analogy, where the likeness is asserted and does all the work.
ANALOGY = (
    cue(
        4,
        "ing ",
        "(?:it's|it is|that's|that is|this is) (?:just |exactly |basically )?(?:like|no different "
        "(?:from|to|than)|the same as) (?:arrest|bann?|blam|punish|charg|jail|convict|su)ing .",
    ),
)

INFERENCE: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.HASTY_GENERALIZATION: GENERAL,
    Fallacy.FALSE_CAUSE: CAUSE,
    Fallacy.CIRCULAR_REASONING: CIRCLE,
    Fallacy.EQUIVOCATION: EQUIVOCATION,
    Fallacy.APPEAL_TO_IGNORANCE: IGNORANCE,
    Fallacy.FALSE_ANALOGY: ANALOGY,
}
