"""Appeals to the many: most people hold it or do it, therefore it is right. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import BELIEVE, FAR, GAP, cue

# Argument from popularity (ad populum): most people hold or do A, therefore A is right.
POPULUM = (
    cue(2, "majority"),
    cue(
        2,
        "majority(?:'s)? (?:opinion|view|needs|vote|wishes|rule)",
    ),
    cue(
        2,
        rf"(?:majority|most)(?: of)?(?: the| us| our| a)?(?: [\w']+){{0,4}}? {BELIEVE}",
    ),
    cue(
        2,
        r"most (?:of (?:us|the \w+)|people|\w+s)(?: \w+)? (?:are|is|do|would|have|want|think|know"
        r"|understand|believe|agree|hate|love|support)",
    ),
    cue(
        2,
        r"majority (?:of (?:[\w']+ ){1,6}?)?(?:is|are|has|have|do|does|would|will"
        r"|should|rules?|wins?|decides?|agrees?)",
        "if the majority",
        "wish(?:es)? of the (?:majority|people)",
        "in the minority",
    ),
    cue(
        1,
        r"(?:we|people|they|who) (?:can|could|should|would|must|do|might) (?:\w+ )?all (?:\w+ )?"
        "(?:agree|support)",
        "we all (?:know|want|agree|need|understand|see)",
        "everyone (?:can|would|should|must) agree",
    ),
    cue(
        2,
        r"(?:average|ordinary|common) (?:person|people|citizens?|man|folks?|voters?) (?:\w+ )?"
        "(?:wants?|believes?|knows?|thinks?|agrees?|hates?|supports?)",
        r"the (?:whole |entire )?(?:world|country|nation|public) (?:\w+ )?(?:wants|agrees|knows"
        "|believes|thinks|supports)",
        "who are (?:we|you) to",
    ),
    cue(
        1,
        r"people (?:of \w+ )?(?:\w+ )?(?:want|demand|have decided|have spoken|agree)",
    ),
    cue(
        1.5,
        r"(?:most|many|all|so many|millions of|thousands of|a lot of|plenty of|these|those|enough)"
        r" (?:of )?(?:the |us |my )?(?:[\w-]+ )?(?:people|citizens|folks|others|of us|voters"
        rf"|neighbou?rs)(?: \w+){{0,3}}? {BELIEVE}",
    ),
    cue(
        1,
        r"(?:everyone|everybody|we all|the (?:whole|entire|rest of the) (?:world|country|nation"
        rf"|street|town|office))(?: else)?(?: \w+)? {BELIEVE}",
    ),
    cue(
        2,
        r"(?:everyone|everybody|all (?:my|our) \w+|every other \w+)(?: else)?(?: i know)?"
        r"(?: (?:in|on|at) \w+(?: \w+)?)? (?:does|do|did|has done|is doing|are doing|is|has|have"
        "|uses?|buys?|bought|owns?|keeps?|already)",
    ),
    cue(
        5,
        r"(?:everyone|everybody|the (?:whole|entire) \w+|most people|all (?:my|our|the) \w+|half "
        r"the \w+)(?: else)? (?:does|do|did|has done|is doing|are doing) "
        "(?:it|this|that|the same|so)",
    ),
    cue(
        2,
        "will of the (?:people|majority|world|public|voters|masses)",
        "public opinion",
        "popular (?:opinion|vote|support|demand|belief|will|choice)",
        "what the (?:people|majority|public) wants?",
        "the (?:people|majority) ha(?:ve|s) spoken",
        r"(?:listen to|follow|respect|side with|go with|agree with|obey) (?:what )?the "
        "(?:majority|masses|crowd|people|public|voters)",
    ),
    cue(4, r"(?:can't|cannot|can not|couldn't) (?:all )?(?:possibly )?(?:all )?be wrong"),
    cue(
        3,
        r"(?:majority|most people|everyone|everybody|so many people|popular|millions of \w+"
        rf"|the people){FAR}\b(?:so|therefore|thus|hence|must be|means|shows?|proves|enough)\b{FAR}"
        r"\b(?:right|true|good|great|best|correct|should|must|need|ok|okay|fine|better|wrong)",
        rf"(?:right|true|good|great|best|correct|should|must|okay|fine|wrong)\b{GAP}\b"
        r"(?:because|since|as|after all) (?:\w+ ){0,2}(?:the majority|most|everyone|everybody"
        "|so many|all (?:my|our|the|of)|millions|many people)",
    ),
    cue(
        1,
        "number one",
        r"best-?sell\w+",
        "most popular",
        "top[- ]rated",
        "bandwagon",
        "(?:nine|9) out of (?:ten|10)",
        r"\d{2}% of",
        "hottest",
        "join the crowd",
        "every(?:one|body) else",
    ),
    cue(
        1,
        "popularity",
        "consensus",
        "widely (?:accepted|believed|held|supported)",
        "everyone (?:knows|agrees)",
    ),
    cue(-2, "you|your|you're|yours"),
    cue(
        1,
        "(?:most|majority of|the rest of|all|every) (?:(?:the|other) ){0,2}(?:countries|nations"
        "|places|world|companies|cultures|country|nation)",
    ),
    cue(
        -5,
        r"(?:just|not|not simply) because[^.!?]{0,40} (?:majority|most|everyone|everybody|many"
        "|people)",
        r"majority[^.!?]{0,60} (?:irrelevant|doesn't matter)",
        "(?:smaller|silent|the) minority(?! here)",
        "even if (?:most|everyone|the majority)",
        "what if (?:most|everyone|the majority)",
        "majority (?:is not|isn't) always",
    ),
    # How many they are, and what therefore ought to be.
    cue(
        2,
        r"so many (?:people|others|of us|folks|fans|voters|citizens|\w+ers|\w+ians)",
        "(?:has|have|with|had) the most (?:people|users|followers|fans|support|votes)",
        "(?:are|is|as|we're|they're) the (?:vast |overwhelming |clear |silent )?majority",
    ),
    cue(
        2,
        r"(?:people|many|most|everyone|majority|public|millions|world)\b[^.!?]{0,30} (?:on|are on|is "
        r"on|behind) (?:my|our|his|her|their|its|him|her|them|us|me|it)\b",
        r"(?:wave|groundswell|outpouring|amount|massive|widespread|overwhelming|popular|broad|much"
        r"|public) (?:of )?(?:\w+ )?support",
    ),
    cue(3, "vox populi|voice of the (?:people|majority)|mandate"),
    cue(
        1,
        r"(?:majority|most (?:of us|people|\w+s)|so many|many of us|everyone|everybody|millions of"
        r"|average (?:citizen|person|voter))\b[^.!?]{0,120}(?:[.!?] [^.!?]{0,80})?\b(?:should|must"
        "|needs? to|deserves?|ought to|has to|have to)",
    ),
    cue(
        -3,
        "how do (?:we|you|they) know",
        r"(?:not|n't) (?:\w+ ){0,2}(?:popular|because of)",
        r"majority (?:is|are)(?: not|n't) (?:the|always|right)",
        r"(?:false|wrong|mistaken|tyranny)\b[^.!?]{0,20}majority",
    ),
)
