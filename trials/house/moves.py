"""What gives a move of support away: connectives, and what stands for them. Data only."""

import re

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
COMPILED = tuple(
    (kind, weight, re.compile(pattern, re.IGNORECASE)) for kind, weight, pattern in _MOVES
)
ALIBI = re.compile(
    r"\b(?:i|we|i'd|we'd) (?:was|were|had been|sat|stood|stayed|slept|spent|worked|spoke|arrived"
    r"|left|got"
    r"|went|came|walked|drove|caught|asked|said|moved|took|put|returned|held|posted|counted"
    r"|texted|sent"
    r"|\w+ed)\b",
    re.IGNORECASE,
)
SAW = re.compile(
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
FRONTED = re.compile(
    r"(?:and |but |so )?(?:if|had|unless|since|because|as|given|although|though|while|even if)\b",
    re.IGNORECASE,
)
# A plain fact beside a claim supports it less than a reason does.
PLAIN_FACT = 0.5
TELLING = 2
IS_NOT = re.compile(
    r"\b(?:that|it|this|he|she|they|these|those|\w{3,})(?:'s|'re| is| was| are"
    r"| were)?(?:n't| not) \w",
    re.IGNORECASE,
)
IS_THIS = re.compile(
    r"(?:and |but |no, |so )?(?:that|it|this|he|she|they|these|those)(?:'s|'re| is| was| are| were)"
    r"(?! not)\b(?!n't)",
    re.IGNORECASE,
)
# Somebody else's words or assent, as they were given: not the prosecutor's, who "says".
ANOTHER_SAID = re.compile(
    r"\b(?:he|she|they|[A-Z][a-z]{2,}|my \w+|the \w+)(?:'d| had)?"
    r" (?:then |only |just |even |always )?"
    r"(?:said|wrote|told|answered|replied|texted|nodded|agreed|shouted|promised|thanked|laughed"
    r"|begged|asked|insisted|admitted|whispered|invited|let|waved|offered|handed)\b"
)
HANGS = re.compile(
    r"\b(?:it|its|it's|he|he's|his|him|she|she's|her|hers|they|their|them|theirs|mine|ours|that"
    r"|that's|this|those|these|same|there|one|ones|both|neither|so|then|too|either|which|who)\b",
    re.IGNORECASE,
)
STATES = re.compile(
    r"(?:'s|'d|'ve|'re)\b|\b(?:is|are|was|were|am|had|has|have|did|does|do|can|could|went|came|took"
    r"|got|gets?|says?|said|put|kept|left|gave|made|ran|sat|stood|told|knew|saw|let|paid|lay|lies"
    r"|calls?|comes?|goes|keeps?|takes?|works?|fits?|shows?|stands?|\w{2,}ed|same)\b",
    re.IGNORECASE,
)
WAVERS = re.compile(
    r"\b(?:maybe|perhaps|probably|i (?:think|guess|suppose|hope|believe|feel)|kind of|sort of"
    r"|would|might|should|must|if|never ever|honestly|literally)\b",
    re.IGNORECASE,
)
