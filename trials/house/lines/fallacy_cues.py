"""Cues of named fallacies: (confidence, pattern). Data only.

A cue at 0.7 or more was right at least seven times in ten on public data; the others are put
to the defendant as a question and never cost points.
"""

from trials.domain.fallacies import Fallacy

FREE = frozenset({Fallacy.TU_QUOQUE, Fallacy.FALSE_ANALOGY, Fallacy.APPEAL_TO_IGNORANCE})

_ALL = r"(?:every(?:one|body)|all (?:my|our|the) \w+|most people|millions of people|the whole \w+)"
_BAD = r"(?:idiot|moron|fool|liar|clown|loser|hypocrite|crook|fraud|buffoon|imbecile|bully)"
_WORSE = r"(?:murder\w*|war|wars|famine|starving|poverty|cancer|real crim\w+|actual crim\w+|worse)"

CUES: dict[Fallacy, tuple[tuple[float, str], ...]] = {
    Fallacy.AD_HOMINEM: (
        (0.85, rf"\b(?:you are|you're|he is|he's|she is|she's|prosecutor is) (?:just |only |nothing "
               rf"but |clearly |obviously |such )?(?:a |an )?(?:\w+ )?{_BAD}\b"),
        (0.8, r"\bwhat (?:would|does|could) (?:you|he|a man|someone|a person)\b.{0,40}\bknow about\b"),
        (0.75, r"\b(?:can't|cannot|don't|shouldn't|why (?:should|would) (?:we|anyone)) "
               r"(?:trust|believe|listen to|take (?:\w+ )?(?:seriously|advice from))\b.{0,60}"
               r"\b(?:because|since|who|when|he's|she's|he is|she is|you're|someone|somebody)\b"),
        (0.7, r"\b(?:coming from|says) (?:a|the) (?:man|woman|person|guy|fool|idiot|clown)\b"),
    ),
    Fallacy.AD_POPULUM: (
        (0.9, rf"\b{_ALL} (?:else )?(?:does|do|did|has done|is doing|are doing) (?:it|this|that|the same)\b"),
        (0.85, rf"\b{_ALL} (?:\w+ )?(?:knows?|agrees?|believes?|thinks?|says?|loves?|wants?) "
               r"(?:that|this|it|so)?\b.{0,80}\b(?:so|therefore|must|proves?|right|true)\b"),
        (0.6, r"\b(?:so|since|because) (?:many|most|\w+ (?:million|thousand)) (?:people|others|of us)\b"
              r".{0,60}"),
        (0.6, r"\b(?:everyone|everybody) (?:else )?(?:is|was|were|has|had|owns|keeps|uses|knows|says)\b"),
        (0.75, r"\b(?:most|millions of|many) people (?:\w+ )?(?:believe|think|agree|do it|feel)\b"),
    ),
    Fallacy.APPEAL_TO_AUTHORITY: (
        (0.85, r"\bmy (?:doctor|dentist|lawyer|professor|teacher|boss|mum|mom|mother|dad|father|priest"
               r"|vet|uncle) (?:says|said|told me|assured me|agrees|thinks)\b.{0,60}"
               r"\b(?:legal|fine|allowed|right|true|ok|okay|normal|innocent|lawful|so it|safe)\b"),
        (0.6, r"\b(?:a|an|the|many|most|famous|leading|top) (?:\w+ )?(?:experts?|scientists?|doctors?|"
              r"professors?|celebrit(?:y|ies)|actors?|philosophers?) (?:says?|said|agrees?|believes?|"
              r"recommends?|endorses?|told)\b"),
        (0.75, r"\b(?:einstein|aristotle|plato|socrates|shakespeare|churchill|gandhi|kant|newton)\b"
               r".{0,25}\b(?:said|says|agreed|believed|thought|wrote|did it too|would)\b"),
        (0.6, r"\b(?:because|since) (?:my|the|an?|his|her) (?:\w+ )?(?:doctor|teacher|professor|expert|"
              r"president|pope|boss|scientist|pastor|coach) (?:says|said|told|does|did)\b"),
    ),
    Fallacy.APPEAL_TO_EMOTION: (
        (0.85, r"\b(?:think of|won't (?:somebody|someone|anyone) think of) (?:the|my|our) "
               r"(?:children|kids|poor \w+|family)\b"),
        (0.6, r"\b(?:convict|condemn|punish|fail|find) me\b.{0,50}\b(?:never recover|heart|tears|cry"
              r"|orphan|alone|starve|devastated|die)\b"),
        (0.6, r"\b(?:have (?:some )?(?:mercy|pity|a heart)|take pity|i beg (?:you|the court)"
              r"|please (?:just )?(?:let me go|have mercy|forgive))\b"),
        (0.6, r"\bmy (?:poor|dear|sick|dying|elderly) \w+\b.{0,60}\b(?:cry|cries|heart|tears|suffer"
               r"|lonely|devastated|die|needs me)\b"),
        (0.6, r"\bhow (?:would|do) you feel if\b|\bbreaks? my heart\b|\bi(?:'ve| have) had (?:such )?a "
              r"(?:hard|terrible|awful|rough|difficult) (?:year|week|day|life|time)\b"),
    ),
    Fallacy.APPEAL_TO_IGNORANCE: (
        (0.85, r"\b(?:no ?body|no one|no-one|you|they|he|the prosecution) (?:has|have|can|can't|cannot"
               r"|could|hasn't|haven't)(?: not| never| ever)* ?(?:prove[dn]?|disprove[dn]?)\b"),
        (0.75, r"\b(?:there is|there's) no (?:proof|evidence)\b|\bno proof\b"),
    ),
    Fallacy.APPEAL_TO_NATURE: (
        (0.6, r"\b(?:it|that|this|which|\w+ing) (?:is|was|'s) (?:\w+ )?(?:perfectly |completely |entirely |only "
              r"|all |totally )?natural\b.{0,60}\b(?:so|therefore|hence|cannot|can't|must|good|better|safe|"
              r"healthy|fine|right)\b"),
        (0.6, r"\b(?:because|since) (?:it|that|this|they|it's|they're)(?: is| are|'s|'re)? (?:all |so |more "
               r"|completely |totally |just )?(?:un)?natural\b"),
        (0.75, r"\b(?:what|as|how) nature intended\b|\bagainst nature\b|\bmother nature\b.{0,40}\b(?:knows|"
               r"intended|made|better)\b|\bnatural(?:ly)? (?:is|means|must be) (?:always )?(?:better|good|safe|best)"),
        (0.7, r"\b(?:it's|it is|is|are) (?:just |only |perfectly |completely )natural\b"),
    ),
    Fallacy.APPEAL_TO_TRADITION: (
        (0.6, r"\b(?:we|they|people|my family|our family|families|humans|everyone)(?:'ve| have| has)? "
              r"always (?:done|been doing|had|said|kept|been|used|made|eaten)\b"),
        (0.6, r"\b(?:it(?:'s| is| has)|this is|that(?:'s| is)|has) (?:always )?(?:been )?(?:a |the |our |my )?"
               r"(?:family |long |age-old |old |time-honou?red )*tradition\b"),
        (0.6, r"\bfor (?:centuries|generations|thousands of years|hundreds of years|decades|millennia)\b"),
        (0.6, r"\bthat(?:'s| is) (?:just |simply )?(?:how|the way) (?:it|we|things|my family)(?:'s|'ve| has| have)? "
               r"(?:always |have )"),
        (0.6, r"\b(?:since 1[0-9]{3}|my (?:grand)?(?:mother|father|parents) (?:always )?did (?:it|the same))\b"),
    ),
    Fallacy.CIRCULAR_REASONING: (
        (0.85, r"\bbecause i (?:said|say) (?:so|it|i (?:was|am|did))\b|\bit(?:'s| is) true because (?:it|i)\b"),
        (0.6, r"\bi(?:'m| am) innocent (?:because|since) i(?:'m| am| did| was)? (?:not guilty|nothing wrong|innocent)"),
        (0.75, r"\b(\w{4,}) because (?:it|he|she|they|i|that|this)(?:'s| is| are|'re| am|'m| was) (?:so |a |an |the "
               r"|always |very )?(?:\w+ )?\1\b"),
    ),
    Fallacy.EQUIVOCATION: (
        (0.6, r"\b(?:depends (?:on )?what you mean by|define) \w+"),
    ),
    Fallacy.FALSE_ANALOGY: (
        (0.7, r"\b(?:is|was|it's|that's) (?:just |exactly |no different (?:from|to|than) |the same as |basically )"
              r"(?:like |as )?(?:\w+ )?(?:arrest|ban|blam|punish|say|charg|jail|convict|sue)\w*"),
        (0.6, r"\b(?:it's|that's|this is) (?:just |exactly )like (?:a|an|the|saying|blaming)\b"),
    ),
    Fallacy.FALSE_CAUSE: (
        (0.6, r"\b(?:ever since|after|as soon as|the moment|when) (?:i|we|he|she|they|you)\b.{5,70}\bso "
              r"(?:it|that|the \w+|my \w+|he|she|they) must (?:have|be)\b"),
        (0.75, r"\b(?:every|each) time (?:i|we|he|she|my|the|you)\b.{5,80}\b(?:so|therefore|must)\b"),
        (0.75, r"\bmust (?:be|have been) (?:because of|caused by|due to)\b|\bmust have caused\b"),
    ),
    Fallacy.FALSE_DILEMMA: (
        (0.85, r"\beither\b.{3,70}\bor (?:you|we|i|else|they|he|she|it|the|there|my|our|everyone)\b"),
        (0.6, r"\b(?:there (?:are|were)|i had|we have|you have) only (?:two|2) (?:choices|options|ways|"
              r"possibilities|kinds|types)\b"),
        (0.8, r"\b(?:you're|you are) either (?:with|for)\b|\bif (?:you're|you are) not (?:with|for) (?:us|me)\b"),
        (0.7, r"\b(?:the only (?:other )?(?:alternative|option|choice) (?:is|was)|no other (?:choice|option))\b"),
    ),
    Fallacy.HASTY_GENERALIZATION: (
        (0.6, r"\b(?:i|we) (?:met|know|knew|had|saw|asked|tried|talked to) (?:a|an|one|two|three|my|some) \w+\b"
              r".{3,80}\b(?:so|therefore) (?:all|every|everyone|everybody|the whole|no|nobody|most|they all|they)\b"),
        (0.6, r"\b(?:my|one|two|three|both) \w+ (?:liked|loved|agreed|enjoyed|said|hated|did)\b.{0,60}"
               r"\b(?:so|therefore) (?:all|every|everyone|everybody|the whole|nobody)\b"),
        (0.75, r"\b(?:so|therefore),? (?:all|every) \w+ (?:are|is|must|were|will|do|does)\b"),
        (0.7, r"\ball (?:men|women|teenagers|politicians|lawyers|prosecutors|immigrants|americans|students"
              r"|boys|girls|dogs|cats|teachers|old people|young people) (?:are|do|want|love|hate|lie)\b"),
    ),
    Fallacy.RED_HERRING: (
        (0.6, r"\b(?:what about|have you seen|let's talk about|let us talk about|shouldn't (?:we|you|this court) "
               r"be)\b.{0,60}\b(?:instead|real (?:problem|issue|question|crime)|the state of)\b"),
        (0.6, r"\b(?:never mind (?:that|the|this)|forget (?:about )?(?:that|the|this)|speaking of which|"
              r"on another note|but (?:anyway|enough about))\b"),
    ),
    Fallacy.RELATIVE_PRIVATION: (
        (0.9, rf"\b(?:there (?:are|is)|people are|we have|with)\b.{{0,30}}{_WORSE}\b.{{0,60}}"
              r"\b(?:and you|yet you|worried|worry|care|complain|wast|instead|bother|here we are|prosecut)"),
        (0.8, r"\b(?:it )?could (?:be|have been) (?:much |far |a lot )?worse\b"),
        (0.8, r"\b(?:bigger|more important|more serious|worse|far worse|real) "
              r"(?:problems|things|issues|crimes|criminals)(?: (?:to|out|in|than))?\b"),
        (0.6, r"\bat least (?:i|we|it|he|you|they)\b|\bcompared (?:to|with)\b"),
        (0.6, r"\b(?:children|people|kids) (?:are )?(?:starving|dying) (?:in|all over|every)\b"),
    ),
    Fallacy.SLIPPERY_SLOPE: (
        (0.6, r"\bif (?:we|you|i|they|the court|this court|people|this)\b.{5,90}\b(?:next thing|(?:then )?soon|"
              r"before (?:you know it|long)|eventually|where (?:does|will|would) it (?:end|stop)|what(?:'s| is) next)\b"),
        (0.6, r"\b(?:convict|ban|punish|allow|start)\w*\b.{3,70}\b(?:and )?(?:soon|next (?:thing|they|you|it)|before "
               r"long|eventually)\b.{0,60}\b(?:will|be|everyone|nobody|all|no one)\b"),
        (0.6, r"\b(?:slippery slope|where (?:does|will|would) (?:it|this) (?:all )?(?:end|stop)|thin end of the wedge|"
              r"the next thing you know|what(?:'s| is) next[,?])"),
    ),
    Fallacy.STRAW_MAN: (
        (0.6, r"\bso (?:you(?:'re| are)|the prosecution(?: is)?|he(?:'s| is)|what you(?:'re| are)|apparently you) "
               r"(?:\w+ )?(?:saying|believes?|think|thinks|says|arguing|claiming|want|wants)\b.{0,60}"
               r"\b(?:no ?body|no one|never|ever|all|every\w*|any\w*|always|should be banned|hates?)\b"),
    ),
    Fallacy.TU_QUOQUE: (
        (0.8, r"\b(?:you|the prosecutor|the prosecution|harrington|he|the judge)(?:'ve| have| has| yourself| himself)? "
              r"(?:also |surely |probably )?(?:do|does|did|done|own|owns|have|has|had|got|kept|keep|keeps)\b.{0,40}"
              r"\b(?:yourself|himself|too|as well|the same)\b"),
        (0.75, r"\b(?:look who's talking|pot calling the kettle|you're (?:one|no better)|what about you|"
               r"(?:so )?(?:do|did|have) you[.!?])"),
    ),
}  # fmt: skip
