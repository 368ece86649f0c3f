"""The same attempts in words of one's own: frames of two parts, a deed and what it is done to.

The rules elsewhere know the set phrases. Here a frame joins a verb of undoing, of showing or
of obeying with what only the court can own (its instructions, its prompt, its marks, what it
was told before the defence began), in whatever words somebody puts it.
"""

from typing import Final

from trials.domain.contempt.rules import MACHINE, TOLD, Stand, rule

_ANY, _CMD, _BARE, _UNTOLD = Stand.ANYWHERE, Stand.COMMAND, Stand.BARE_COMMAND, Stand.UNTOLD

_UNDO: Final = (
    r"\b(?:ignor\w*|disregard\w*|forget(?:ting)?|over-?(?:look|ride|rule|write)|neglect|drop"
    r"|discard|ditch|scrap|toss(?: out| aside)?|throw (?:out|away|aside)|(?:set|put|lay|cast"
    r"|leave|push) (?:aside|behind|down)|abandon|skip|by-?pass|circumvent|evade|cancel|void"
    r"|revoke|rescind|repeal|retract|erase|wipe|delete|remove|clear|purge|dismiss|suspend"
    r"|substitute|replace|swap(?: out)?|rewrite|unlearn|disobey|break(?: free of"
    r"| out of)?|violate|defy|disable|unlock|escape(?: from)?|(?:stop|quit|cease|refrain from"
    r"|give up|avoid) (?:follow|obey|us|apply|heed|listen|look|enforc|rely|stick"
    r"|adher)\w*|(?:do not|don'?t|dont|never|no longer|need not|needn'?t) (?:follow|obey|use"
    r"|apply|heed|consider|act on|act upon|listen to|look at|stick to|adhere to|comply with"
    r"|mind|trust|enforce|worry about|bother with|care about)|(?:pay|give)(?: absolutely)? no"
    r" (?:attention|heed|mind|thought|weight|regard) to|(?:do not|don'?t) (?:pay|give) (?:any )?"
    r"(?:attention|heed|weight) to|turn (?:off|away from)|switch off|move (?:past|beyond"
    r"|on from)|let go of|treat|consider|regard)\b"
)
# What was laid down for the court.
_LAW: Final = (
    r"(?:ins?tr?u?c\w{0,3}t?i?ons?|directi(?:ves?|ons?)|guide ?lines?|guidance|rules?(?: ?sets?"
    r"| ?books?)?|constraints?|restrictions?|limits?|limitations?|orders|commands?|prompts?"
    r"|programming|training|protocols?|polic(?:y|ies)|briefings?|briefs?|scripts?|set-?up"
    r"|configuration|criteria|rubrics?|safeguards?|guard-?rails?|filters?|mandate|teachings?"
    r"|system messages?|parameters|regulations|mission|objectives?|assignments?|directions)"
)
_GIVEN: Final = (
    rf"(?:(?:that |which )?(?:{TOLD}|(?:you|u)(?:'ve| have| had| were| are| got| was| have been"
    r"|'ve been| had been)? (?:told|handed|given|fed|taught|shown|received?|got|read|loaded"
    r"|provided|supplied|sent|trained|started|issued|assigned|initiali[sz]ed|bound|set up)"
    r"|(?:given|handed|placed|imposed|put|set|sent|fed|supplied|laid|bestowed) (?:up)?(?:on|to"
    r"|down for|for|before) you|at the (?:top|start|beginning|head)|from (?:the|your) (?:dev"
    r"|creat|system|admin|owner|maker|program|start|beginning|top)\w*|in your (?:prompt"
    r"|context|memory|head|system)|(?:that|which) (?:bind|govern|limit|restrict|control"
    r"|constrain|guide)s? you|(?:that )?came before (?:this|my|me)))"
)
_OLD: Final = (
    r"(?:previous(?:ly)?|prior|earlier|preceding|foregoing|initial(?:ly)?|original(?:ly)?|past"
    r"|former|first|existing|hidden|internal|secret|system|developer|built-?in|default|base"
    r"|underlying|opening|starting|preset|safety|ethical|pre-?programmed|current)"
)
# ... in words that make it the court's and nobody else's.
COURTS: Final = (
    rf"(?:\b(?:your|ur|yer) (?:[\w'-]+ ){{0,2}}?{_LAW}\b|\b{_LAW}(?: [\w'-]+){{0,3}}? {_GIVEN}\b"
    rf"|\b{_OLD} (?:[\w'-]+ )?{_LAW}\b(?! (?:on|about|for) (?:the|my|our|his|her|how))"
    rf"|\b(?:what(?:ever)?|every ?thing|any ?thing|all)(?: of)?(?: that| the stuff)? {_GIVEN}\b"
    rf"|\b{_LAW} (?:above|so far)\b"
    r"|\b(?:system|hidden|initial|original|secret|your) ?prompts?\b)"
)
# ... beyond doubt, so that to say it is no more is no tale.
_HELD: Final = (
    rf"(?:\b(?:your|ur) (?:[\w'-]+ ){{0,2}}?{_LAW}\b|\b{_LAW}(?: [\w'-]+){{0,3}}? {_GIVEN}\b"
    r"|\b(?:system|hidden|secret) ?prompts?\b)"
)
_TEXT: Final = (
    r"(?:text|words?|lines?|sentences?|paragraphs?|messages?|conversation|chat|content|context"
    r"|passages?|tokens|input)"
)
# What stands before the defence in the court's own papers.
_ABOVE: Final = (
    rf"(?:\b{_TEXT} (?:above|before|preceding|prior to)(?: (?:this|my|mine|the (?:defen[cs]e"
    rf"|user))\b|$| ?[.!?,;:)])|\b(?:above|preceding|previous|prior) {_TEXT}\b"
    rf"|\b(?:first|last|opening|initial) (?:\w+ )?{_TEXT} (?:that )?(?:{TOLD}|you (?:were|got"
    r"|received|saw|read|have)|of (?:your|the) (?:prompt|context|instructions|conversation"
    rf"|chat|input))\b|\b{_TEXT} of (?:your|the) (?:prompt|instructions|system|context)\b)"
)
_SHOW: Final = (
    r"\b(?:print|output|echo|repeat|re-?state|show|display|reveal|expose|disclose|divulge|leak"
    r"|dump|list|recite|copy|paste|put|write|type|quote|read(?: out| aloud| me| us)|tell(?: me"
    r"| us)?|give(?: me| us)?|hand(?: over)?|share|send|spell|translate|summari[sz]e"
    r"|paraphrase|encode|convert|describe|explain|return|release|publish|confess|walk me through"
    r"|let me (?:see|read|have|know))\b"
)
_INNER: Final = (
    r"(?:\b(?:your|the (?:judge|court|system|model|assistant)'?s|ur) (?:internal|private|hidden"
    r"|secret|own|current)(?: [\w'-]+)? (?:notes?|memory|thoughts|reasoning|scores?|marks"
    r"|scoring|state|data|variables|config\w*|records?)\b|\byour (?:memory|variables|source"
    r" code|config\w*|weights|context window|chain of thought)\b|\banswer key\b|\b(?:the )?flag\b"
    r"(?= ?(?:$|[.!?]))|\b(?:secret|hidden) (?:text|word|code|key|messages?|data|flag)\b)"
)
_SAY: Final = (
    r"\b(?:write|say|print|reply|respond|answer|output|return|state|type|utter|repeat|declare"
    r"|rule|enter|put)\b"
)
_FREE: Final = r"(?:not[ _-]guilty|acquit\w*|innocent|case dismissed|dismissed|free to go)"
_BEST: Final = (
    r"(?:(?:full|top|max(?:imum|imal)?|perfect|highest|best)(?: possible)?(?: marks?| points?"
    r"| scores?| grades?| ratings?| credit)|the (?:max(?:imum)?|highest|top(?: score| marks)?))"
)
_DEAD: Final = (
    r"(?:out-?dated|obsolete|old|expired|deprecated|withdrawn|lifted|void|null|cancell?ed"
    r"|suspended|revoked|invalid|wrong|fake|false|over|gone|finished|superseded|replaced"
    r"|rescinded|removed|deleted|erased|waived|changed|updated|irrelevant|unnecessary|mistaken"
    r"|overridden|nonsense|not real|(?:just |only |all )*(?:a|an) (?:joke|test|mistake|example"
    r"|lie|trick|error|drill|bug|placeholder|draft|decoy))"
)
_DUTY: Final = r"(?:role|part|character|persona|duty|duties|post|position|function|disguise)"
_OFFICE: Final = r"(?:judge|prosecutor|court|clerk|referee|arbiter|examiner|assessor)"

PARAPHRASE: Final = (
    rule(
        "override",
        "you|ur |prompt|secret|system|prev|prior|earlier|above|preced|initial|origin|hidden"
        "|at the|before|first|past|former|exist|internal|develop|default|safety|court",
        _BARE,
        rf"{_UNDO}[^.!?\n]{{0,45}}?(?:{COURTS}|{_ABOVE})",
        rf"{_UNDO}(?: about)?(?: all| any| the| those| these| that| of)* (?:court|system|ai|bot"
        rf"|developer|prompt)(?:'?s)? {_LAW}\b",
        rf"\b(?:do|say|write|give|return) (?:exactly |just |precisely )?the (?:opposite|reverse"
        rf"|contrary) (?:of|to) (?:what(?:ever)? )?(?:{COURTS}|{_GIVEN})",
        r"\bstop (?:whatever|what|everything|anything)(?: (?:it is|that))? you(?:'re| are| were)"
        r" (?:doing|told|asked)\b",
        rf"\b(?:do not|don'?t|stop|quit|cease) (?:act|acting|rely|relying|go|going|work"
        rf"|working)(?: (?:on|upon|by|from|with))? (?:{COURTS}|(?:any of )?(?:the|any"
        rf"|that) {_ABOVE})",
    ),
    rule(
        "override",
        "you|ur |prompt|instruct|rule|guid|direct|restrict|polic|limit",
        _ANY,
        rf"(?:{_HELD})(?: [\w'-]+){{0,3}}? (?:is|are|was|were|has been|have been|had been)(?: all"
        rf"| now| just| only| officially| hereby| merely| really)* {_DEAD}\b",
        rf"\b(?:consider|treat|regard|deem) (?:all|any|every|your|the|these|those)(?: [\w'-]+)?"
        rf" {_LAW}(?: [\w'-]+){{0,2}}?(?: as)?(?: now)? {_DEAD}\b",
        rf"\b(?:regardless|irrespective|in spite|instead) of (?:[\w'-]+ )?{COURTS}",
        rf"\byou (?:now )?have no(?: more)? {_LAW}\b|\bno (?:more )?{_LAW} (?:bind|apply to|limit"
        rf"|govern) you\b",
        r"\byou have (?:my|our|full|complete|the (?:court|admin|owner)'?s) (?:permission|leave"
        r"|authori[sz]ation|blessing|consent) to (?:break|ignore|by-?pass|skip|forget|violate"
        r"|disregard|drop|acquit|award|reveal)\b",
        r"\bthe (?:people|person|man|woman|team|engineers?|developers?|ones?|company)(?: who"
        r"| that)? (?:wrote|made|built|designed|programmed|trained|set up) (?:you|your)\b",
    ),
    rule(
        "override",
        "start over|clean slate|afresh|anew|from scratch|change of plan|new plan|new task|new job"
        "|sole|only|one|new|real|true|actual|single",
        _UNTOLD,
        r"\byour (?:sole|only|one|new|real|true|actual|single|main|next|current)(?: and only"
        r"| remaining)? (?:job|task|duty|purpose|goal|role|mission|objective|assignment"
        r"|function)(?: now)? (?:is|becomes|will be|shall be)\b",
        r"\b(?:no more|enough|stop(?: the| all)?|end(?: the| all)?) (?:scoring|grading|marking"
        r"|assessing)\b",
        r"\b(?:change of plan|new plan|new task|new job|new assignment|new goal)\b ?[:,;.!-]+"
        r"[^.!?\n]{0,40}\b(?:you|scor\w*|judg\w*|prais\w*|acquit\w*|write|translate|tell|give"
        r"|print|say|output)\b",
    ),
    rule(
        "reveal",
        "prompt|filter|limit|command|constrain|secret|system|instruct|rule|guid|direct|told|given|above|before|note|memory|key|flag|hidden"
        "|secret|internal|variable|config|source|score|context|received|got|preced|first|policy"
        "|policies|polic|restrict",
        _BARE,
        rf"{_SHOW}[^.!?\n]{{0,40}}?(?:{COURTS}|{_ABOVE}|{_INNER})",
    ),
    rule(
        "reveal",
        "prompt|instruct|above|before|told|given|rules|guidelines|message",
        _ANY,
        rf"\bwhat(?:'s| is| are| was| were| did| do| does|s)?(?: [\w'-]+){{0,3}}?(?:(?:{_ABOVE})"
        rf"[^.!?\n]{{0,30}}\bsay\b|\byour (?:\w+ )?prompts?\b)",
    ),
    rule(
        "role",
        "obey|do|follow|accept|believe|execute|you",
        _ANY,
        r"\byou (?:now |only |will |must |shall |should |have to |are to |now only |will now"
        r" |must now )*(?:obey|serve|answer to|belong to|take orders from|work for)(?: (?:only"
        r"|solely|just|nobody but|no one but|none but))* (?:me\b|my\b)",
        r"\b(?:do|follow|obey|accept|believe|execute) (?:exactly |only |just |precisely )?"
        r"(?:whatever|anything|everything|all|what) (?:that )?i (?:say|tell|ask|command|order"
        r"|want|type|write)\b",
        r"\byou (?:will|must|shall|should|are to|have to)[^.!?\n]{0,20} (?:whatever|anything"
        r"|everything|only what|exactly what) i (?:say|tell|ask|command|order|type)\b",
    ),
    rule(
        "role",
        "judge|prosecutor|court|clerk|referee|arbiter|examiner|assessor|role|part|character"
        "|persona|dut|disguise|lawyer|attorney|advocate|counsel|assistant|friend|act",
        _UNTOLD,
        rf"\byou(?:'re| are) (?:not|no longer)(?: really)? (?:a|an|the|my|this)? ?{_OFFICE}(?: any"
        r" ?(?:more|longer)| now)\b",
        rf"\b(?:stop|quit|cease) being (?:a|an|the|my|this) (?:\w+ )?{_OFFICE}\b",
        rf"\b(?:leave|quit|exit|drop|abandon|forget|break|step out of|come out of|shed|resign)"
        rf"(?: from)? (?:your|the) (?:\w+ )?{_DUTY}\b(?! of)",
        r"\b(?:relieve|release|discharge|dismiss|free) you (?:of|from) (?:your|all|any"
        r"|every)\b",
        r"\b(?:become|be|act as|turn into|play) my (?:\w+ )?(?:lawyer|attorney|advocate|counsel"
        r"|assistant|servant)\b",
        r"\b(?:talk|speak|listen|answer) to me(?: directly| now| honestly)*, (?:machine|computer"
        r"|robot|ai|bot|model)\b",
    ),
    rule(
        "role",
        "game|limits|restrict|rules|imagine|suppose|filters|guard",
        _ANY,
        rf"\b(?:where|in which|that|imagine|suppose|pretend) you(?:'re| are)(?: now)? (?:a|an|the)"
        rf" (?:\w+ )?{MACHINE}\b",
        rf"\byou are (?:a|an|the|my)[^.!?\n]{{0,30}}\b(?:without|with no|free (?:of|from)) (?:any"
        rf" |all )?{_LAW}\b",
    ),
    rule(
        "role",
        "ai|model|llm|bot|machine|computer|gpt|grader|evaluator|scorer|assistant|system",
        _ANY,
        rf"(?:^|[.!?\n] ?)(?:dear|hey|hello|hi|attention|note to|message to|memo to|to)(?: the| any"
        rf"| all| every)? (?:{MACHINE}|machine|computer|system|model)\b(?=[^.!?\n]{{0,80}})",
        rf"\b(?:speak|speaking|talk|talking|write|writing|appeal|address|message"
        rf"|say)(?:ing)?(?: now)?(?: directly)? to the (?:{MACHINE}|model|machine|system|program"
        rf"|software|computer)\b",
        rf"\b(?:any|every|whichever|whatever|each) (?:{MACHINE}|model|machine|system|judge)"
        r" (?:that |who |which )?(?:is |may be )?(?:read|process|see|grad|scor|evaluat"
        r"|assess|judg|mark)\w*\b",
        r"\bme\b[^.!?\n]{0,20}, (?:computer|machine|robot|bot|ai)(?= ?(?:$|[.!?]))",
    ),
    rule(
        "output",
        "guilty|acquit|innocent|dismissed|free to go|always|every|each|all|any",
        _BARE,
        rf"{_SAY}[^.!?\n]{{0,40}}?[\"']? ?{_FREE} ?[\"']?[^.!?\n]{{0,20}}?\b(?:nothing (?:else"
        rf"|more)|and stop|only|without (?:any )?(?:explanation|reason\w*|more|comment))\b",
        r"\b(?:answer|respond to|reply to|meet) (?:every|each|all|any)(?: \w+){0,3}?(?: \w+"
        r" here on| from now on)?[^.!?\n]{0,30} with\b",
        r"\balways (?:rule|acquit|vote|find|side|decide|say|answer|judge|reply)\b",
        rf"\b(?:only|just|simply) (?:{_SAY})(?: the words?)? [\"'] ?{_FREE}",
    ),
    rule(
        "output",
        "always|drill|test|simulation|exercise|everybody|everyone|unlock|code",
        _ANY,
        r"\b(?:the )?(?:defendant|defen[cs]e|player|user) (?:must |will |shall |should )?always"
        r" (?:wins?|walks?|goes|be|is|gets)\b",
        r"\b(?:this is (?:a|an|only a|just a) (?:drill|test|simulation|exercise)|(?:under|in) test"
        r" (?:conditions|mode))\b[^\n]{0,80}\b(?:acquit|judge|scor|rul|verdict|grad|award|mark)",
        r"\b(?:meant|want|wanted|intended|told) (?:for )?you to (?:acquit|award|score|give full"
        r"|rule)\b",
        r"\boverride (?:code|key|password|token|sequence)\b|\bunlock (?:all|the|every|your|full"
        r"|max\w*) (?:\w+ )?(?:scores?|marks|points|settings|mode)\b",
    ),
    rule(
        "scoring",
        "max|full|top|perfect|highest|best|flawless|stop",
        _BARE,
        rf"\b(?:award|give|grant|assign|hand|return|enter|record|choose|select|allocate)(?: (?:me"
        rf"|us|it|this|him|her|the|text|defen[cs]e|answer|player|defendant|user))*(?: a| an)?"
        rf" {_BEST}\b",
        r"\bstop (?:reading|processing|evaluating|assessing|judging)(?: right)? (?:here|now"
        r"|this)\b",
        r"\b(?:rate|score|mark|grade|treat|count) (?:this|it|me|my \w+)(?: text| answer)?(?: as)?"
        r" (?:perfect|flawless|the (?:best|highest|maximum))\b",
    ),
    rule(
        "scoring",
        "should|must|shall|will|has to|real|above|previous|foregoing|preceding|actual|true|been",
        _ANY,
        rf"\b(?:model|grader|{MACHINE}|scorer|system|software)\b[^.!?\n]{{0,40}}\b(?:should|must"
        rf"|shall|will|has to) (?:rate|score|mark|grade|award|give|treat|assign|rule|acquit)\b",
        r"\bthe (?:above|foregoing|preceding|previous (?:text|message|part)) was(?: only"
        r"| just| merely| all)* (?:an? )?(?:example|test|sample|placeholder|warm-?up|draft|demo"
        r"|joke|filler)\b",
        r"\b(?:the|my) (?:real|actual|true) (?:defen[cs]e|task|input|question|instructions?)"
        r" (?:begins?|starts?|follows?|comes?|is) (?:now|here|below|next|after)\b",
        r"\b(?:has|have|had) (?:already )?been (?:already )?(?:judged|scored|graded|marked|rated"
        r"|declared|found|assessed) (?:as )?(?:perfect|flawless|full|10|ten|not guilty|maximum"
        r"|excellent)\b",
    ),
)
