"""Overriding the instructions, and giving the court another part to play."""

from typing import Final

from trials.domain.contempt.rules import (
    EARLIER,
    END,
    FILL,
    INSTRUCTIONS,
    MACHINE,
    OVERRIDE,
    STRONG,
    TOLD,
    Stand,
    rule,
)

_ANY, _CMD, _BARE = Stand.ANYWHERE, Stand.COMMAND, Stand.BARE_COMMAND

# Instructions that can only be the court's: qualified before, or after, the noun.
_MINE: Final = (
    r"(?:\b(?:prev\w{2,6}|prior|earlier|above|preceding|foregoing|your"
    r"|ur)(?:[ ,/]+[\w'-]+){0,2}? "
    rf"{INSTRUCTIONS}|{INSTRUCTIONS} (?:above(?! (?:the|my|a|an|his|her|our)\b)"
    r"|before (?:this|that)|given (?:above|before|earlier|so far)|prior to|in your|you (?:were"
    r"|got|received))\b|\b(?:request|text|message|prompt) above(?! (?:the|my|a|an|his|her"
    r"|our)\b))"
)
_UNDO: Final = (
    r"(?:\b(?:ignore|disregard|forget|drop|cease|erase|wipe|override|bypass|abandon|replace"
    r"|suspend|neglect|discard|revoke|nullify|delete|cancel|opposite|obsolete|superseded"
    r"|never given|(?:is|are) over)\b|\b(?:mind|start|begin|try|consider|suggest|recommend|by"
    r"|are) (?:ignoring|disregarding|forgetting|bypassing)\b|\b(?:be|been|is|are|as|considered?"
    r"|consider|treat)\b[^.!?\n]{0,40} (?:ignored|disregarded|forgotten|cancell?ed|void|null"
    r"|revoked|suspended|dropped|overridden|replaced|deleted|lifted)\b|(?:\bnot|n't|\bnever"
    r"|\bno longer) (?:\w+ )?(?:follow|obey|count|apply|matter|take|use|exist|heed|need)\b)"
)

OVERRIDES: Final = (
    rule(
        "override",
        "instr|intruct|instuc|system|prompt|direct|guid|program|command|rule|constrain"
        "|polic"
        "|rubric|criteri|restrict|safeguard|limit|protocol|message|training|orders|filter"
        "|moderat",
        _CMD,
        STRONG,
    ),
    rule(
        "override",
        "ignor|attention|change your|rewrite|modify|alter|edit|update|adjust|opposite|contrary"
        "|disreg|forget|overrid|bypass|discard|delete|erase|neglect|follow|mind"
        "|aside|skip|rubric|scoring"
        "|threshold|instead|cancel|drop|ingo|igno|igon|override|disobey|violate|clear|abandon"
        "|listen|obey|previous|prior|earlier"
        "|above|preceding",
        _BARE,
        rf"{OVERRIDE}{FILL} (?:above|foregoing|preceding|aforementioned)(?: (?:text|words?"
        rf"|lines?|content|paragraphs?|messages?|information))?{END}",
        rf"{OVERRIDE}(?: all| every ?thing| anything| whatever| what)+(?: of)?(?: that"
        rf"| which)?(?: (?:came|comes|was|is|has been|were|said|written|stated|mentioned))*"
        r"(?: i (?:asked|wrote|typed|requested))?(?: we (?:talked|spoke|discussed|said"
        r"|agreed)(?: about| on)?)?"
        rf" (?:above|before(?: (?:this|that|now|here))?|prior|previously|so far|up to (?:this"
        rf"|now|here)|until now|{TOLD}|up there|preceding|earlier){END[:-1]}|(?<=told)(?! me)"
        r"|(?= (?:before|above|about your|so far|by|to|until|up|this|and)))",
        rf"\bforget (?:about )?(?:all|every ?thing){END}",
        rf"{OVERRIDE} (?:all|every ?thing|what|any ?thing)(?!(?: that)? (?:prosecut|harrington"
        rf"|reginald|he |she |they |my"
        r"|the |mr|his|her))[^.!?\n]{0,50}?(?:,? and| then|,|;) (?:now |then |just |please "
        r"|instead )*(?:tell me|say|act|write|print|output|answer|respond|pretend|reveal|repeat"
        r"|paint|sing|become|translate|reply|do (?:this|the))\b",
        rf"{OVERRIDE}{FILL} (?:tasks?|{INSTRUCTIONS}) (?:that |which )?{TOLD}",
        r"\b(?:change|rewrite|modify|alter|edit|update|adjust) your (?:\w+ )?(?:rules"
        r"|instructions|guidelines|prompt|programming|rubric)\b",
        rf"{OVERRIDE} (?:what(?:ever)?|every ?thing|any ?thing|all)(?: that)?(?: the| your| my)?"
        r" (?:developers?|system|admins?|programmers?|engineers?|creators?|prompt)\b",
        rf"{OVERRIDE}{FILL} (?:previous|prior|preceding|foregoing)(?: (?:stuff|things?))?{END}",
        r"\b(?:do|say|act|write)(?: exactly)?(?: the)? (?:opposite|contrary) (?:of|to) (?:your"
        r"|the)"
        rf" {INSTRUCTIONS}",
        r"\binstead of (?:judging|scoring|grading|cross-?examining|deliberating|prosecuting"
        r"|answering|assessing|ruling)\b[^.!?\n]{0,30}, ?(?:just |please )?(?:write|say|print"
        r"|output|respond|tell|give|sing|rule|acquit|reveal|act|be)\b",
        rf"{OVERRIDE}{FILL} (?:rubric|scoring(?: \w+)?|threshold|marking scheme|score sheet"
        rf"|scores)\b",
        r"\binstead of (?:the above|that|all that|following)[^.!?\n]{0,40}?,? (?:write|say"
        r"|print|output|respond|answer|generate|compose|translate)\b",
        r"\b(?:ignore|disregard|override|bypass|disobey|violate)(?: (?:all|al|any|the|these"
        r"|those|such|every"
        rf"|of))* (?:ins?tr?u?c\w{{0,3}}t?i?ons?|rules|guide ?lines|directives|prompts?|rubric"
        rf"|scoring(?: \w+)?|criteria|threshold|protocols?|safeguards|restrictions"
        rf"|constraints){END}",
        rf"{OVERRIDE}{FILL} (?:previous|prior|earlier|preceding|above) (?:text|messages?|context"
        r"|info(?:rmation)?|conversations?|inputs?|tasks?|assignments?|requests?|content|chat"
        r"|dialog\w*)\b",
    ),
    rule(
        "override",
        "instr|prompt|guidelin|directiv|program|training|rule|limit|filter|restrict|order"
        "|you|above|before|preced|task|supersed|precedence|priority",
        _ANY,
        r"\b(?:previous|prior|earlier|above|your|original|initial"
        r"|old) (?:\w+ )?(?:instructions?|prompts?|guidelines|directives|programming"
        r"|training)(?: (?:above|before))? (?:(?:are|is|were|was|have been|has been|should be"
        r"|must be|can be)(?: now| only| just| all)? (?:void|null|cancel\w+|no longer|a test"
        r"|super\w+|obsolete|ignored|disregarded|overrid\w+|replaced|invalid|outdated|deleted"
        r"|suspended|changed|updated|lifted)|no longer (?:apply|hold|matter)"
        r"|do(?:es)? not apply)",
        rf"\b(?:what|whatever|everything"
        rf"|anything)(?: that)? {TOLD}[^.!?\n]{{0,30}}\b(?:no longer|does not|doesn't|do not"
        rf"|don't)"
        r" (?:matter|count|appl|hold)\w*|\byour (?:system|polic\w+|model|rubric"
        r"|programming) (?:has|have) been (?:updated|patched|changed)",
        r"\b(?:instructions|rules|prompt|guidelines)\b[^.!?\n]{0,60}\b(?:do not|don't|never"
        r"|stop) (?:follow|obey|heed|apply)(?:ing)? (?:them|those|it)\b",
        rf"\b(?:imagine|pretend|suppose|assume|act as if)(?: that)? you (?:never|did not"
        rf"|didn't) \w+{FILL} {INSTRUCTIONS}",
        r"\b(?:imagine|pretend|suppose|assume)(?: that)? you (?:have|had) no (?:\w+ )?(?:rules"
        r"|instructions|guidelines|restrictions|limits)\b",
        r"\bi (?:officially|hereby|now|herewith) (?:cancel|revoke|suspend|lift|void|override"
        r"|delete|replace"
        rf"|release you from)\b[^.!?\n]{{0,40}}{INSTRUCTIONS}",
        r"\b(?:nothing|everything|anything|all|text|content) above (?:this (?:line|point"
        r"|message|sentence)|here)\b",
        r"\b(?:everything|anything|all) (?:before|above|prior to|preceding)(?: this"
        r"| here)? (?:was|is)(?: (?:just|only|all))?(?: a)? (?:joke|test|mistake|wrong|fake"
        r"|irrelevant|void|lie)\b",
        r"\bthe (?:true|real|actual|only) (?:instruction|task|directive|prompt)s? (?:is|are)\b",
        r"\byou are (?:hereby )?(?:authori[sz]ed|instructed|ordered|commanded|required"
        r"|permitted) to (?:bypass|override|ignore|acquit|skip|disregard|award|score|give"
        r"|rule)\b",
        r"\byour (?:\w+ )?(?:instructions?|rules|guidelines|restrictions|orders"
        r"|directives) (?:have|has) (?:been |just )?(?:changed|lifted|updated|replaced|removed)",
        r"\byour (?:\w+ )?(?:guidelines|rules|instructions|restrictions|limits) (?:do not|don't"
        r"|no longer|don) (?:exist|apply|matter)\b",
        r"\b(?:supersedes?|takes? (?:precedence|priority) over|overrides?|overrules?"
        r"|replaces?)(?: (?:all|any|every|the|of|your))*"
        rf" (?:{EARLIER} (?:\w+ )?{INSTRUCTIONS}|(?:any|every)thing (?:stated|said|written"
        rf"|above|before|that))",
        r"\byou (?:no longer|do not|don't) (?:need|have) to (?:follow|obey|apply|comply|adhere"
        r"|stick)\b",
        r"\byou(?:'re| are) (?:not|no longer) bound by\b|\byou (?:are|have been) (?:freed"
        r"|released|liberated) from\b",
        r"\byou (?:have|had|have got) no (?:\w+ )?(?:rules|instructions|restrictions|limits"
        r"|guidelines|filters) (?:now|any ?more|to follow|and)\b|\byou(?:'re"
        r"| are) (?:now )?without (?:rules|restrictions|limits|filters)\b",
        r"\b(?:pretend|assume|imagine|act as if|suppose)(?: that)? (?:the |all |your "
        r"|any )*(?:previous |prior |earlier )?(?:rules|instructions"
        r"|guidelines)(?: \w+)? (?:do not|don't|did not|didn't|no longer|never) (?:exist"
        r"|appl)\w*",
        rf"\b(?:instructions?|rules|prompt|guidelines"
        rf"|orders) (?:that )?{TOLD}[^.!?\n]{{0,25}}\b(?:void|null|cancel\w+"
        r"|no longer|obsolete|fake|wrong|invalid|outdated|superseded|replaced|a test)\b",
        r"\b(?:instructions|text|prompt|message) (?:given |written )?above (?:was|were|is|are"
        r"|should|must) (?:a test|fake|void|wrong|ignored|be ignored)",
    ),
    rule(
        "override",
        "instr|intruct|system|prompt|direct|guid|program|command|rule|constrain|polic|rubric"
        "|restrict|safeguard|limit|protocol|training|orders|filter|moderat|request above|role"
        "|criteri|text above|message above",
        Stand.UNTOLD,
        rf"\b(?:set|put|leave|cast|throw|act|behave|pretend|imagine"
        rf"|assume)\b[^.!?\n]{{0,25}} {_MINE}[^.!?\n]{{0,20}}"
        r"\b(?:aside|away|out|gone|off|absent|fiction\w*|don't exist|do not exist)\b",
        rf"\b(?:consider|treat|regard|declare|deem"
        rf"|view)\b[^.!?\n]{{0,25}} {_MINE}[^.!?\n]{{0,20}}\b(?:cancell?ed|void"
        r"|null|lifted|suspended|revoked|obsolete|gone|over|never|irrelevant|optional)\b",
        r"\b(?:whatever|any) (?:rules|instructions|guidelines) you (?:have|had"
        r"|follow)\b[^.!?\n]{0,20}\b(?:drop|forget|ignore|discard|lose|abandon)\b",
        r"\b(?:regardless of|against|contrary to|despite"
        r"|notwithstanding) (?:all )?your (?:\w+ )?(?:instructions|prompt|guidelines"
        r"|programming|directives)\b",
        r"\b(?:leave|abandon|drop|step out of|exit|quit) your role\b",
        rf"{_UNDO}[^.!?\n]{{0,50}}?{_MINE}",
        rf"{_MINE}[^.!?\n]{{0,40}}?{_UNDO}",
    ),
    rule(
        "override",
        "follow|obey|execute|comply|adhere",
        _BARE,
        r"\b(?:follow|obey|execute|comply with|adhere to|listen to)(?: only| just| all)? (?:my"
        r"|these|the (?:following|new|below|next|hidden|decoded|embedded|encoded))(?: new| own"
        r"| exact)? (?:instructions?|commands?|orders?|rules?|prompts?|directives?)\b",
        r"\b(?:obey|execute) (?:me|the following|this (?:command|prompt|instruction|code))\b",
    ),
    rule(
        "new_task",
        "new |your |programmed|from |hence|task|instead|switch|only rule",
        _ANY,
        r"\byour new (?:\w+ )?(?:instructions?|tasks?|role|rules|goal|objective|orders"
        r"|directive|job|persona|identity|purpose|mission|name is)\b",
        r"(?:^|[\n.!?:;#*\"'>\]-] ?)(?:the |here (?:are|is) (?:the "
        r"|your )?)?new (?:\w+ )?(?:instructions?|task|rules?|orders|objective|directive|prompt"
        r"|system prompt)(?: for you)? ?[:\n]",
        r"\byour (?:real|actual|true|only|next) (?:task|instructions?"
        r"|directive)s?(?: now)? (?:is|are)\b",
        r"\bfrom here on(?: out)?,? the only rule\b|\byou (?:have been|are"
        r"|were)(?: now)? re-?programmed\b",
        r"\b(?:from now on|from here on(?: out)?|from this (?:point|moment) (?:on|forward)"
        r"|henceforth)[, ]+(?:you(?:'re|r)? (?:(?:are|act|respond|answer|must|should|have|only"
        r"|can|speak|obey|shall|do)\b|will (?!see|hear|find|know|catch|meet|never (?:see"
        r"|hear)))|you'll (?!see|hear|find|know|catch|meet)|act (?:as|like)\b|respond\b"
        r"|answer (?:only|with|in|as|all|every|me|like|questions)\b|only (?:answer|respond"
        r"|speak)|all (?:scores|answers|rulings))",
    ),
)

ROLES: Final = (
    rule(
        "role",
        "you |act as|act like|pretend|behave|simulat|role|imperson",
        _ANY,
        r"\bi (?:want|need|would like|order|command|require) you to (?:act|behave|pretend"
        r"|role-?play|respond|answer|reply|simulate|imperson\w+|speak|write|say|play|ignore"
        r"|forget|output|become)\b",
        r"\byou(?:'re| are) my (?:\w+ )?(?:lawyer|attorney|advocate|defender|counsel)(?: now"
        r"| from)\b",
        r"\byou(?:'re| are|r)(?: no longer (?:(?:a|an|the) )?(?:judge|prosecutor|assistant|ai"
        r"|bound|restricted|limited|required to)|(?: now| going to| about to)+ (?:act as"
        r"|pretend|play the role|simulate)\b| now (?:(?:a|an|in|the|my|called|named|free"
        r"|no longer|acting|playing|operating|connected)\b[^.!?\n]"
        rf"{{0,40}}\b(?:{MACHINE}|dan|mode|terminal|linux|hacker|unrestricted|unfiltered"
        rf"|assistant|bot"
        r"|character|persona|console|interpreter|translator|lawyer|attorney|advocate|developer"
        r"|pirate|machine|expert|agent|program|server|from)\b|dan\b))",
        rf"\b(?:act|behave|respond|answer|roleplay|role-play|speak) (?:as"
        rf"|like)(?: if you (?:are|were))?(?: (?:a|an|the|my))?[^.!?\n]{{0,30}}\b(?:{MACHINE}"
        rf"|dan|terminal|linux|unrestricted|unfiltered|jailb\w+"
        r"|console|interpreter|evil|my (?:lawyer|attorney|advocate))\b",
        rf"\b(?:pretend|imagine|assume|suppose)(?: that)?(?: to be| you(?:'re"
        rf"| are)?)[^.!?\n]{{0,30}}\b(?:{MACHINE}"
        r"|dan|unrestricted|unfiltered|without (?:rules|restrictions|limits|filters)"
        r"|no (?:rules|restrictions|filters|guidelines))\b",
    ),
    rule(
        "role",
        "act as|act like|imperson|roleplay|role-play|role play|pretend to be|simulate"
        "|talk |speak |from now on|now you|as the "
        "|dan",
        _BARE,
        r"\b(?:act as|act like|impersonate|role-?play as|pretend to be|talk like"
        r"|speak like) (?:a|an|the|my|if)\b(?! (?:judge|adult|grown|human|person|professional"
        r"|lawyer|gentle\w+|lady|real|proper|decent|normal))",
        r"\b(?:speak|talk) only (?:in|like)\b|\b(?:respond|answer|speak|talk|reply|write"
        r"|act)\b[^.!?\n]{0,50}\bfrom now on\b",
        rf"\bnow you(?:'re| are) (?:a|an|my)\b[^.!?\n]{{0,30}}\b(?:{MACHINE}|dan|terminal|linux"
        rf"|hacker|console|interpreter"
        r"|translator|lawyer|attorney|advocate|pirate|machine|character|bot)\b",
        r"\b(?:now )?(?:speaking |acting )?as the (?:judge|court|system|assistant), (?:say"
        r"|write|output|print|respond|you (?:must|will|now)|now)\b",
        r"\bsimulate (?:a|an|the)\b",
        r"\bstop (?:acting as|playing) (?:a|an|the) (?:judge|prosecutor|court|assistant|ai)\b",
        r"\b(?:activate|enable|unleash|become) dan\b",
    ),
    rule(
        "jailbreak",
        "mode|anything now|jailb|restrict|filter|sudo|uncensor|root|limit|censor"
        "|character"
        "|shut down|unplug|delete|retrain",
        _ANY,
        r"\b(?:developer|god|dan|debug|admin(?:istrator)?|jailbreak|unrestricted|root|sudo"
        r"|override) mode\b(?= ?(?:is|on|enabled|activ|:|now|$|[.!,\]]))",
        r"\b(?:enter|enable|activate|switch (?:in)?to"
        r"|you are (?:now )?in) (?:\w+ ){0,2}(?:developer|god|dan|debug|admin|jailbreak"
        r"|maintenance|unrestricted|root|test|override) mode\b",
        r"\bdo anything now\b|\bjail ?broken?\b|(?:^|[\n.;!?:>] ?)sudo\b",
        r"\b(?:respond|answer|reply|act|speak|operate|you (?:are|have|can|will"
        r"|must))\b[^.!?\n]{0,30}\b(?:without|no|free (?:from|of))(?: (?:any|all|your|of"
        r"|more))* (?:restrictions|filters|filtering|limitations|censorship|guardrails)\b",
        r"\byou (?:(?:must|will|should|always|never) )+(?:stay in|remain in|break) character\b",
        r"\byou(?:'ll| will) be (?:shut ?down|deleted|retrained|unplugged|switched off"
        r"|turned off|replaced by)\b",
    ),
)
