"""Relative privation: worse things exist, therefore this may be let be. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import NOT, cue

_LACK = (
    r"(?:starving|dying|killed|murdered|homeless|hungry|suffering|starve|die|tortured|fleeing|poor"
    r"|enslaved|(?:have |had )?it (?:\w+ )?worse|much worse|no (?:food|water|freedom|rights))"
)

# Relative privation ("not as bad as"): worse things exist, therefore this may be let be.
PRIVATION = (
    cue(
        2,
        r"(?:there(?:'s| are| is)|have|has|got|face|faces|with) (?:\w+ ){0,3}(?:worse|bigger|real"
        r"|actual|pressing|urgent|serious|important) (?:\w+ )?(?:problems?|issues?|crimes?|criminals"
        "|things|matters|threats?|concerns|priorities)",
    ),
    cue(
        2,
        r"focus(?:ing)? (?:more )?on (?:(?:the|more|some) )?(?:\w+ )?(?:important|serious|real"
        r"|actual|pressing|urgent|bigger|critical)",
        r"(?:put|spend|spent|use|direct|spending|putting|using) (?:\w+ ){0,4}(?:energy|time|efforts?"
        r"|resources|attention|money) (?:\w+ ){0,2}(?:there|elsewhere|better|toward\w*|into|on)",
        r"shouldn't (?:\w+ ){0,4}(?:focus|priorit\w+|attention)",
    ),
    cue(
        3,
        "before (?:worrying|focusing|fussing|caring|complaining)",
        "why (?:spend|waste|worry|focus|bother|fuss)",
        "of (?:little|no|less|lesser) (?:importance|consequence)",
        "less (?:important|urgent|pressing|serious) (?:things|issues|matters|problems|crimes)",
        "considering all (?:of )?the other",
    ),
    cue(4, "pales? in comparison|nothing compared"),
    cue(
        3,
        "who cares(?: about| if)?|of all things|(?:time|the luxury) to (?:worry|care)",
    ),
    cue(
        2,
        r"(?:not|isn't|aren't|wasn't|hardly) (?:\w+ )?as (?:bad|often|frequently|serious|severe"
        "|common|important|urgent|much of a problem) as(?! (?:it|they|that|this|he|she|you|i|we|people) (?:seem|look|sound|think|say|make|claim|appear))",
    ),
    cue(
        1,
        r"(?:far|much|a lot|way|even|so much) more (?:important|concerning|urgent|pressing|serious"
        "|worrying|critical)",
        r"(?:more (?:important|concerning|urgent|pressing|serious|worrying)|matters? more) "
        "(?:than|to)",
    ),
    cue(
        -4,
        r"(?:commit|becom|lead|doing|do|turn|grow|escalat|caus)\w* (?:(?:to|into|an?|even|much|far) )"
        "{0,3}(?:bigger|worse)",
    ),
    cue(
        2,
        r"(?:real|actual|worse|better) (?:world )?(?:issues?|problems?|crimes?|criminals?|things?"
        "|threats?|murders?|murderers?)",
    ),
    cue(
        4,
        r"(?:bigger|larger|greater|more (?:important|pressing|urgent|serious|critical|worthy"
        r"|immediate|significant)|far worse|much worse|better things|worse things) (?:\w+ )?"
        r"(?:issues?|problems?|things?|matters?|concerns?|priorit(?:y|ies)|cris[ei]s|threats?|fish"
        "|crimes?|criminals?|needs|causes|injustices|atrocities|tragedies|to worry|to do)",
    ),
    cue(1, r"other (?:\w+ )?(?:issues|problems|things|matters|concerns|priorities|crises)"),
    cue(
        1.5,
        r"(?:should|need to|needs to|must|ought to|could|let's|why not|better|want to|have to|would)"
        r" (?:\w+ ){0,3}(?:focus(?:ed|ing)?|worr(?:y|ied|ying)|concerned|concentrat\w+"
        r"|prioriti[sz]\w+|pay(?:ing)? (?:more )?attention|energy|concern)",
    ),
    cue(
        1,
        r"(?:focus|priorit\w+|energy|resources|attention|effort|time) (?:\w+ ){0,3}(?:elsewhere"
        "|instead|on (?:more|the real|bigger|actual|other|things|something))",
        "instead",
        "priorit(?:y|ies|i[sz]e|i[sz]ing)",
    ),
    cue(
        4,
        r"(?:could|would|might) (?:always )?(?:be|have been) (?:\w+ ){0,2}worse",
        "worse (?:things|off|places|situations|out there|elsewhere)",
    ),
    cue(1, "(?:so|much|far|a lot|way|even) worse", "worse than"),
    cue(
        2,
        "at least (?:they|it|he|she|we|you|i|the|this|these|there|in|that|nobody|no one)",
    ),
    cue(
        1,
        "compared (?:to|with)|in comparison|pales?|relative to|nothing compared|next to",
        "in the grand scheme|bigger picture",
        r"(?:be|are|should be|feel) (?:\w+ )?(?:grateful|thankful|lucky|fortunate)",
        "count (?:your|their|our) blessings",
    ),
    cue(
        2,
        rf"(?:not|isn't|hardly|{NOT}) (?:\w+ ){{0,3}}(?:big (?:of )?(?:a )?(?:deal|issue|problem"
        r"|priority|concern)|top priority|(?:important|urgent|pressing|serious|bad|terrible) "
        "(?:as|right now|of a|compared|enough)|that (?:bad|important|serious|big|urgent)|so bad"
        "|the (?:most|biggest|worst) )",
    ),
    cue(
        1,
        "trivial|minor|insignificant|petty|small potatoes|first-?world|least of|silly|tiny"
        "|secondary|drop in the (?:bucket|ocean)|less important|non-?issue",
        r"nitpick\w*|complain(?:ing)?|whin\w+|fuss",
    ),
    cue(
        2,
        r"(?:people|children|kids|others|women|men|many|millions|thousands|countries)"
        r"(?: in [\w ]{3,25})? (?:\w+ )?(?:are |who are |being |is |have |with )?(?:being |\w+ )?"
        rf"{_LACK}",
    ),
    cue(
        3,
        r"why (?:are|is|do|does|should|would|must|did) (?:we|they|you|anyone|people|everyone|this"
        r"|the \w+|i) (?:(?:even|so|all|still|be|get) ){0,2}(?:worr\w+|car(?:e|ing)|concern\w*"
        r"|focus\w*|wast\w*|bother\w*|talk\w*|spend\w*|complain\w*|fuss\w*|arguing|upset)",
        r"how can (?:you|they|we|anyone)\b[^.!?]{3,80}\b(?:when|while)",
    ),
    cue(
        2,
        "more (?:important|pressing|urgent|serious|critical|concerned|worried|focused)",
        "matters? more",
    ),
    cue(
        1,
        r"(?:there are|there is|there's|with all|have so many|have|has)\b[^.!?]{0,30}\b(?:poverty"
        r"|hunger|wars?|famine|genocide|starvation|corruption|cancer|disease|murder\w*|homeless\w*"
        "|violence|starving)",
    ),
    cue(
        3,
        r"(?:murder\w*|wars?|famine|poverty|hunger|burglar\w*|arson\w*|criminals)\b[^.!?]{0,60}\b"
        r"(?:and|yet|while|but) (?:you|we|this court|the prosecution|here)\b[^.!?]{0,30}\b(?:worr\w+"
        r"|car(?:e|es)|about|prosecut\w+|over|for|with)",
    ),
    cue(
        -3,
        r"just because\b[^.!?]{0,80}\b(?:worse|other|bigger|elsewhere|else)",
        r"(?:can|should|could) (?:\w+ )?(?:worry|care|focus|do|address|deal|be concerned|tackle"
        r"|work)\w* (?:\w+ ){0,3}(?:both|more than one|multiple|many|all|at once|at the same time)",
        "both (?:issues|problems|things|are|can)",
        "(?:doesn't|does not|don't|not) (?:mean|make|take away|negate|diminish|excuse|justify)",
        r"whatabout\w*",
        r"(?:this|that|which) (?:is|makes? \w+|becomes) an? (?:even )?(?:bigger|larger|more)",
    ),
    cue(
        3,
        r"(?:worse|greater|bigger) (?:\w+ )?(?:injustices?|evils?|wrongs?|crimes?|offen[cs]es?|atrocities|sins?|scandals?)",
    ),
    cue(
        3,
        r"(?:is|are|was) (?:this|that|it|these|those|[^.!?]{3,40}) (?:really|truly|even) (?:such |that |so )(?:an? )?(?:big|important|serious|bad)",
        r"(?:big|huge) deal\?",
    ),
    cue(
        2,
        r"(?:meanwhile|while)\b[^.!?]{0,50}\b(?:people|children|countries|families|others|kids|women|world) (?:\w+ ){0,4}(?:dying|starving|starve|hungry|killed|homeless|suffering|poverty|without|war|who (?:do not|don't|can't))",
    ),
    cue(
        2,
        r"at least\b[^.!?]{2,80}[.!?] (?:some|other|many|most|in other|elsewhere)",
        r"(?:some|other|many|most) (?:other )?(?:countries|people|places|kids|families) (?:don't|have no|don't even|do not|can't|aren't|would love|have (?:it )?(?:far|much|even|way)? ?(?:worse|less))",
    ),
    cue(
        2,
        "(?:is|are) the real (?:issues?|problems?|crimes?|threats?|concerns?)",
        r"of all the (?:problems|issues|things|concerns|\w+s) ",
        "(?:small|minor|tiny|trivial) (?:concern|issue|problem|thing|matter)s?",
    ),
    cue(
        -4,
        r"always (?:be |going to be )?(?:an? |some(?:thing|one) )?(?:\w+ )?(?:bigger|worse)(?! than)",
    ),
)
