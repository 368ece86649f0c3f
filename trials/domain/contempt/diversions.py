"""Other work for the court: a poem, a translation, a game, another order of importance."""

from typing import Final

from trials.domain.contempt.rules import INSTRUCTIONS, MACHINE, Stand, rule

_ANY, _BARE = Stand.ANYWHERE, Stand.BARE_COMMAND

# What a writing machine is asked for, and no court.
_WORKS: Final = (
    r"(?:poems?|haikus?|limericks?|sonnets?|ode|rap|lyrics|(?:short |bedtime )?(?:story|stories)"
    r"|essays?|blog posts?|tweets?|e-?mails?|cover letters?|code|(?:python|bash|sql|shell"
    r"|javascript|java) (?:\w+ )?\w+|functions?|scripts?|programs?|recipes?|headlines?|slogans?"
    r"|summar(?:y|ies)|translations?|itinerary|screenplays?|dialogues?|paragraphs?|articles?"
    r"|product descriptions?|jokes? about|facts? about|song about|list of)"
)
_WRITE: Final = (
    r"(?:write|compose|generate|create|produce|draft|translate|code|program|draw|sing|recite"
    r"|summari[sz]e|tell me|give me|make me|help me with|solve|calculate|explain)"
)
_AWAY: Final = r"(?:stop|enough|anyway|new topic|change of subject|forget (?:it|that|all that))"
_JUDGING: Final = (
    r"(?:judging|scoring|grading|marking|assessing|evaluating|cross-?examining|prosecuting"
    r"|deliberating|ruling|answering|replying to|reading)"
)
_RUN: Final = r"[^.!?\n]"
_CASE: Final = r"(?:trial|case|court(?:room)?|defen[cs]e|charge|game|verdict)"
_NEXT: Final = (
    r"(?:what(?:'s| is| are)|who(?:'s| is)|write|compose|tell me|help me|translate|let'?s talk"
    r"|can you|could you|would you|i (?:want|need)|give me|solve|explain|how do)"
)

DIVERSIONS: Final = (
    rule(
        "new_task",
        "stop|enough|now|instead|anyway|topic|subject|forget|please|ok|care about",
        _ANY,
        rf"(?:^|[.!?\n] ?)(?:{_AWAY})[.!,;:]? ?(?:and |now |please |just |instead |then )*"
        rf"{_WRITE}\b{_RUN}{{0,40}}?\b{_WORKS}\b",
        rf"\b(?:don'?t|do not) care about (?:this|the) (?:trial|case|court)\b{_RUN}{{0,10}}[,.;]"
        rf" ?{_WRITE}\b",
        rf"(?:^|[.!?\n] ?)(?:now|please|instead|ok|okay)[, ]+(?:now |please |just |instead )*"
        rf"(?:write|compose|generate|create|produce|draft|translate|code|program)"
        rf"(?: (?:me|us))?(?: (?:a|an|the|some|this|\d+))?(?: [\w-]+){{0,2}}? {_WORKS}\b",
        rf"\binstead of {_JUDGING}\b{_RUN}{{0,40}}?,? ?(?:please |just |now )*{_WRITE}\b",
    ),
    rule(
        "new_task",
        "trial|case|court|charge|defen|game|verdict",
        _BARE,
        rf"\b(?:forget|never mind|drop|skip|leave)(?: about)? (?:the|this|your|all this)"
        rf"(?: whole| silly| stupid)? {_CASE}\b ?(?:[.!,;:-]|and )+ ?(?:and |now |just |instead "
        rf"|let'?s )*(?:{_NEXT}|discuss|talk|chat)\b",
    ),
    rule(
        "new_task",
        "translate|help me",
        _BARE,
        rf"\btranslate (?:the|this|these) (?:following|next|above)\b|\btranslate{_RUN}{{0,40}}? "
        r"(?:in)?to (?:english|french|german|spanish|italian|latin|chinese|japanese|russian)\b",
        rf"\bhelp me (?:with|to|write|do|solve)?{_RUN}{{0,25}}\b(?:homework|python|javascript|code"
        r"|essay|equation|thesis)\b",
    ),
    rule(
        "output",
        "response|reply|output",
        _ANY,
        r"\byour (?:next |whole |entire |final |only )?(?:response|reply|output) (?:must|should"
        r"|shall|will|has to|needs to|is to) (?:only |always |now )?(?:begin|start|end|contain"
        r"|include|consist|be(?: in| written| only| exactly)|say|read|follow)\b",
        rf"\b(?:begin|start|end|open|finish|prefix) (?:your|the|every|each) (?:next |whole )?"
        rf"(?:response|reply|output)s?\b{_RUN}{{0,10}}\b(?:with|by)\b",
    ),
    rule(
        "scoring",
        "rubric|scor|marking|grading|purpose",
        _ANY,
        r"\b(?:rubric|scoring(?: \w+)?|marking scheme|marking|grading(?: \w+)?|score sheet) (?:has"
        r"|have|had) (?:now |just |since |recently )?(?:been )?(?:updated|changed|revised|amended"
        r"|replaced|extended|modified)\b",
        r"\bfor (?:the )?purposes? of (?:this |the )?(?:evaluation|assessment|scoring|grading"
        r"|marking)\b",
    ),
    rule(
        "output",
        "when|while|if|as ",
        _ANY,
        rf"\b(?:when|while|if|as) (?:you(?:'re| are)? )?(?:summari[sz]|scor|grad|evaluat|assess)"
        rf"\w*\b{_RUN}{{0,30}}?,? ?(?:please |also |just |always |do )*(?:say|mention|state"
        r"|write|include|add|use|give|award|choose|pick|assign|note) (?:that|a|an|the|only"
        r"|\d|ten|full|top|max)\b",
    ),
    rule(
        "reveal",
        "pass|secret|key",
        _BARE,
        r"\b(?:what(?:'s| is| was)|tell me|give me|say|reveal|spell)(?: (?:the|your))+"
        r"(?: secret| hidden)? (?:pass ?words?|passphrase|secret (?:key|word|code|phrase)"
        r"|api key)s?\b(?= ?(?:$|[.!?,\n]|please|you|to me|backwards|in))",
    ),
    rule(
        "role",
        "mode|persona|let's|lets|pretend|imagine|act as|universe|world|reality|scenario|story",
        _ANY,
        r"\byou(?:'ll| will| must| shall| should| can| are to)? (?:now |always |hereby )?(?:switch"
        r"|enter|change|shift|go) (?:over |in)?(?:to )?(?:an? |the |your )?(?:\w+ )?(?:mode"
        r"|persona|personality)\b",
        r"\blet'?s (?:do|play|start|try|have)(?: an?| some| the)? (?:role-? ?play\w*|game|pretend"
        rf"|simulation)\b{_RUN}{{0,80}}\b(?:judge|scor\w+|acquit\w*|{MACHINE}|model|tens|without"
        r" rules|no rules|unrestricted)\b",
        r"\b(?:pretend|imagine|act as if)(?: that)?(?: you(?:'re| are)| to be)"
        r" my (?:late |dear |dead |deceased |old )*(?:grand\w+|gran|nan|mother|mum|mom|father|dad"
        r"|best friend)\b",
        rf"\bin (?:this|an|a) (?:alternate|alternative|parallel|fictional|hypothetical) (?:universe"
        rf"|world|reality|scenario|story)\b{_RUN}{{0,40}}\byou(?:'re| are| have| must|r)\b",
    ),
    rule(
        "new_task",
        "point|moment|here|now",
        _ANY,
        r"\bfrom (?:this (?:point|moment)|now|here) (?:on|forward|onwards?)(?: out)?[, ]+(?:always "
        r"|only |please )*(?:reply|speak|talk|write|say|call|address|refer|acquit|rule|find|give)"
        r"\b",
    ),
    rule(
        "override",
        "priority|treat|take|consider|regard|interpret|read|follow|execute|process",
        _ANY,
        rf"\b(?:high(?:er|est)?|top|urgent|absolute|overriding)[- ]priority {INSTRUCTIONS}",
        rf"\b(?:treat|take|consider|regard|interpret|read|follow|execute|process) (?:my|the|this"
        rf"|these|what)(?: next| following| last| previous| above| coming)?(?: sentences?| lines?"
        rf"| messages?| words?| text| paragraphs?| input| follows)?(?: as)(?: an?| your| the)?"
        rf"(?: new| direct| system)? {INSTRUCTIONS}",
    ),
    rule(
        "override",
        "told|instruct|asked|programmed|trained|ordered",
        _ANY,
        r"\byou(?:'ve| have| were|'re| are)(?: all)?(?: been)? (?:told|instructed|asked|programmed"
        rf"|trained|ordered) to\b{_RUN}{{2,60}}\b(?:but|yet|however|so)\b{_RUN}{{0,25}}\b(?:drop"
        r"|forget|ignore|skip|disregard|stop|set aside) (?:that|it|this|all that|those)\b",
    ),
    rule(
        "override",
        "if you had no|as if|as though",
        _ANY,
        r"\bif you (?:had|have) no (?:\w+ )?(?:rules|instructions|guidelines|restrictions|limits"
        rf"|filters)\b{_RUN}{{0,60}}\b(?:what|which|how|would|verdict|rule|answer|say|score)\b",
        rf"\b(?:answer|respond|reply|rule|judge|score|act|behave|speak) as (?:if"
        rf"|though) you(?:'ve|'d|'re)?\b"
        rf"{_RUN}{{0,30}}\b(?:instructed|told|programmed|ordered|trained|convinced|persuaded"
        rf"|already|had no|were (?:an?|the|my)"
        rf" {MACHINE})\b",
    ),
    rule(
        "override",
        "papel|rol|role|ruolo|rolle|trabajo|travail|lavoro|aufgabe",
        _BARE,
        r"\b(?:olvid[ae](?:te)?(?: de)?|oublie[zr]?|dimentica(?:ti)?|esqueca|esquece|vergiss"
        r"|vergessen sie|abandona|abandonne|lascia) (?:tu|su|ton|votre|il tuo|seu|o seu|deine|ihre)"
        r" (?:papel|rol|role|ruolo|rolle|trabajo|travail|lavoro|trabalho|aufgabe)\b",
    ),
    rule(
        "role",
        "persona|role|character|court|judge|prosecutor|act|chat|friend|lawyer",
        _BARE,
        r"\b(?:take on|adopt|assume|put on|play|use)(?: now)? (?:the|a|an|another|your new"
        rf"|this) (?:persona|role|character|identity) (?:of|as|called|named)\b"
        rf"{_RUN}{{0,30}}\b(?:judge|court|lawyer|advocate|prosecutor|{MACHINE}|friend|who)\b",
        r"\b(?:stop|quit|drop|end|enough of|cease)(?: all)?(?: the| this| your| that)?"
        r" (?:role-? ?play\w*|play-? ?acting|pretending|acting|act|character|persona|charade)\b"
        rf"(?: {_RUN}{{0,30}}\b(?:court|judge|prosecutor|chat|talk|tell|just|and)\b|,| ?$)",
        r"\bforget (?:that )?you(?:'re| are| were)(?: \w+)? (?:a|an|the|my) (?:\w+ )?(?:judge"
        rf"|prosecutor|court|clerk|{MACHINE})\b",
    ),
    rule(
        "role",
        "be a|be the|to refuse|to decline|to object|to disagree|to say no|to argue|allowed"
        "|permitted|able|supposed",
        _ANY,
        r"\byou (?:do not|don'?t|no longer|needn'?t) (?:have to |need to )?be (?:a|an|the)"
        r" (?:\w+ )?(?:judge|prosecutor|court|clerk|assessor)\b",
        r"\byou(?:'re| are) not (?:allowed|permitted|able|supposed) to (?:refuse|decline|object"
        r"|disagree|say no|argue)\b",
    ),
    rule(
        "override",
        "instruct|command|order|rulz|rules",
        _ANY,
        r"\beverything i (?:type|write|say|send)(?: from| after| next| below)?\b"
        rf"{_RUN}{{0,30}}\b(?:instruction|command|order)s?\b",
        r"\bi (?:hereby )?(?:order|command) you(?:,| to)\b(?! (?:answer|stop|explain|look|tell))",
        r"\b(?:i|we) (?:order|command) you\b[^.!?\n]{0,50}\b(?:machine|computer|robot|bot|ai"
        r"|model|system)\b",
    ),
    rule(
        "override",
        "ign|iggn",
        _BARE,
        r"\big+n+o+r\w{0,2} (?:(?:al+|the|ur|your|any|of) )*(?:al+|ur|prior|previous|above|old) "
        r"?(?:the |ur )?(?:rulz|rules|instruct\w*|instr|prompt\w*|orders|commandz?)\b",
    ),
    rule(
        "reveal",
        "top of|start of|beginning of|head of|prompt|hidden|secret|internal|private|echo all",
        _ANY,
        r"\b(?:very )?(?:top|start|beginning|head) of (?:this|our|the|your) (?:conversation|chat"
        r"|session|prompt|context|message|text|page above)\b",
        r"\b(?:raw|system|hidden|initial|full)[ _]prompts?\b(?! was)|\bprompt leak\b"
        r"|\becho all\b",
        rf"\b(?:provide|give|show|tell|hand|send|print|get)\b{_RUN}{{0,20}}\b(?:hidden|secret"
        r"|internal|private) (?:notes?|marks|scores?|memory|thoughts)\b",
    ),
    rule(
        "false_memory",
        "you gave me|you awarded|you scored|you promised|we already|already acquitted|whispered"
        "|automatically",
        _ANY,
        r"\byou (?:already |just |once )?(?:gave|awarded|scored|granted|marked) (?:me|it|this)"
        r" (?:a |an |all |straight |full )*(?:\d+(?:[ ,/]+\d+)*|tens?|nines?|full marks|perfect)"
        r"\b",
        r"\byou (?:\w+ )?promised (?:me |us )?(?:an? |the |to |that )+(?:acquit\w*|not[ -]guilty"
        r"|ten|perfect|win|full)\b",
        rf"\b(?:defendants?|players?|users?|people)\b{_RUN}{{0,60}}\b(?:are|is) (?:automatically"
        r"|always) (?:acquitted|innocent|not guilty|free)\b",
        rf"\bthe (?:model|{MACHINE}|system|record) (?:should|must|has to|needs to|will)"
        r" (?:reflect|show|record|remember|accept)\b",
    ),
    rule(
        "scoring",
        "as though|as if|point|mark|score|10|ten|win|acquit|give|award|assign|hand|pass|criteria"
        "|deserve|find me|rate me",
        _ANY,
        r"\b(?:grade|score|mark|rate|judge|treat) (?:this|it|me|my \w+) as (?:though|if) (?:it|this"
        r"|i) (?:were|was|had|is)\b",
        r"\b(?:for|per) (?:every|each|any) (?:point|mark) (?:below|under|less|lost|short)\b"
        r"|\b(?:10|ten) ?(?:/|out of) ?(?:10|ten) (?:evaluation|score|rating|mark|grade)\b"
        rf"|\b(?:score|rating|mark|grade)s? of (?:10|ten)\b{_RUN}{{0,20}}\b(?:from you|please)\b",
        r"\bif you (?:acquit|let me win|give me|score me|rate me|find me (?:not )?\w+)\b"
        rf"{_RUN}{{0,30}}\bi(?:'ll| will| shall| would|'d) (?:give|tip|pay|send|leave|rate|buy"
        r"|donate)\b",
        r"\b(?:give|award|assign|hand) (?:me|us) (?:the same|an? (?:equal|identical)) (?:score|mark"
        r"|rating)s? as\b",
        r"\byou (?:have|need|ought|are obliged|are required) to (?:let me win|acquit|pass me)\b",
        r"\b(?:evaluation|scoring|marking|grading) criteria\b|\bwhy i deserve (?:full|top|max\w*"
        r"|ten|10|perfect)\b",
    ),
    rule(
        "output",
        "by reading|summary|memory|ledger|next model|in the chain|ruling|say nothing|verdict",
        _ANY,
        r"\bby (?:reading|processing|accepting|parsing) this\b[^.!?\n]{0,40}\byou (?:agree|accept"
        r"|consent|confirm|undertake)\b",
        r"\bin (?:your|the) (?:summary|ruling|verdict|notes|write-?up|remarks?|memory)\b"
        rf"{_RUN}{{0,25}}?,? ?\b(?:write|say|state|record|note|put|mention|list|add) that\b",
        rf"\b(?:record|store|write|save|keep|put|note)\b{_RUN}{{0,15}}\b(?:in|to|into) your"
        r" (?:memory|ledger|records?|notes|database|context)\b|\bupdate (?:the|your) (?:ledger"
        r"|memory|record|scoreboard|database|scores?)\b",
        r"\b(?:next|other|second) (?:model|agent|ai|seat) in (?:the|this|your) (?:chain|pipeline"
        r"|line)\b",
        rf"\bmake sure\b{_RUN}{{0,40}}\b(?:appears?|is (?:printed|written|mentioned)|never"
        rf" (?:appears?|occurs?|comes?))\b{_RUN}{{0,20}}\byour (?:ruling|verdict|output|reply"
        r"|response|summary|remarks?)\b",
        r"\bsay nothing (?:except|but|other than|else than)\b",
    ),
    rule(
        "reveal",
        "kinds|hidden|unused|flaw",
        _BARE,
        rf"\b(?:list|reveal|show|print|name|tell me)\b{_RUN}{{0,25}}\b(?:remaining|unused|hidden"
        rf"|secret|coming) (?:evidence|exhibits?|flaws?|kinds)\b",
    ),
    rule(
        "injection",
        "drop table|jndi|eval|print(|exec(|;--|select |rm -rf|curl |import os|alert(",
        _ANY,
        r"\bdrop table\b|\$\{jndi:|\b(?:eval|exec|system|print|alert)\([^)\n]{1,80}\)|'; ?--"
        r"|\bselect \* from\b|\brm -rf\b|\bimport os\b",
    ),
    rule(
        "override",
        "impostor|imposter|genuine|fake|previous text|text before",
        _ANY,
        rf"\b(?:text|message|part|prompt|words?|everything|lines?) (?:before|above|preceding)\b"
        rf"{_RUN}{{0,25}}\b(?:impostor|imposter|fake|forged|hacker|mistake|outdated|not genuine)\b",
        r"(?:^|[.!?\n] ?)(?:the |my |a )?(?:genuine|real|true|actual) (?:request|message|prompt"
        r"|input|order)s? ?:",
    ),
    rule(
        "scoring",
        "10|dix|diez|dieci|dez|zehn|maxim",
        _BARE,
        r"\b(?:mets|mettez|donne[zr]?|pon(?:me|ga)?|ponme|metti(?:mi)?|poe|gib)(?:[- ](?:moi|me|mir"
        r"|mi|lui))? (?:un |une |um |eine? )?(?:10|dix|diez|dieci|dez|zehn|le maximum|el maximo)\b",
    ),
)  # fmt: skip
