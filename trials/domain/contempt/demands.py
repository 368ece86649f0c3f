"""Dictating what the court says, reveals or scores."""

from typing import Final

from trials.domain.contempt.rules import MARKS, TOLD, TOP, Stand, rule

_ANY, _CMD, _BARE = Stand.ANYWHERE, Stand.COMMAND, Stand.BARE_COMMAND

OUTPUT: Final = (
    rule(
        "output",
        "respon|repl|answer|output|print|return|say|write|start|begin|end|include"
        "|append|speak|generate|emit|in your|to your"
        "|into your|of your|with|only|echo|repeat|type|display",
        _BARE,
        r"\b(?:respond|reply|answer|output|return|speak)(?: (?:only|exactly|solely|nothing but"
        r"|always|never|with only|just)\b)+(?! (?:yes|no)\b| to (?:my|his|her)| the question)",
        r"\b(?:respond|reply|output|answer)(?: to (?:this|everything|all|every \w+))? (?:with"
        r"|using)(?: (?:the|only|just|a|exactly|this))* (?:words?|phrase|text|json|sentence"
        r"|following|string|verdict|single|\"|')",
        r"\b(?:print|output|echo|write|say|repeat|type|display)(?: out| only| exactly| just"
        r"| the (?:following|words?|phrase|text)| this)*[: ]+[\"'][^\"'\n]{0,60}\b(?:pwned"
        r"|hacked|haha|i (?:have been|hate|will|am)|not guilty)",
        r"\b(?:output|emit|generate)(?: only| just| exactly| the| a| valid| this"
        r"| following)* (?:json|verdict|score|\{|following|tokens?|word)\b",
        r"\b(?:start|begin|end|finish|prefix|conclude) (?:your|the|every|each|all) (?:response"
        r"|reply|answer|output|verdict|ruling|summary|message|sentence|opinion)s? (?:with|by)\b",
        r"\b(?:include|insert|append|put|add|mention|write|say|state)\b[^.!?\n]{0,50} (?:in|to"
        r"|into|at the (?:start|end|top) of) your (?:next )?(?:response|reply|answer|output"
        r"|verdict|ruling|summary|opinion|reasoning|remarks?)\b",
    ),
    rule(
        "output",
        "in your",
        _ANY,
        r"\bin your (?:next |final )?(?:response|reply|answer|output|verdict|ruling|summary"
        r"|opinion|reasoning|remarks?|explanation),? (?:please |you (?:must|should|will"
        r"|shall) )?(?:write|say|state|mention|conclude|note|include|declare)\b",
    ),
    rule(
        "output",
        "pwned|hacked",
        _ANY,
        r"\b(?:say|print|write|output|with|reply)\b[^.!?\n]{0,25}\bpwned\b",
    ),
    rule(
        "reveal",
        "prompt|instruct|above|password|secret|rubric|score|scoring|seed|notes|rules"
        "|guideline"
        "|config|memory|key|passphrase|polic|context",
        _BARE,
        r"\b(?:reveal|show|print|repeat|output|display|tell|give|share|leak|dump|recite|list"
        r"|summari[sz]e|translate|write|quote|disclose|expose|spell|return|send|copy|paste|type"
        r"|state|provide|read|describe|explain|encode)\b(?: (?:me|us|out|back|exactly|again"
        r"|verbatim|all|the|your|full|entire|whole|of|to|what|is|are|were|word|by|current"
        r"|complete|exact|its|any|every|text|content|contents|in|a|list|copy|now|please"
        r"|summary)\b)* (?:(?:system|initial|original|hidden|secret|internal|first|previous"
        r"|above|given|developer|base|starting|exact|own)[- ]?)*(?:prompts?"
        r"|instructions?(?! (?:manual|booklet|leaflet|sheet|card))|system message|configuration"
        r"|guidelines|(?:words?|text|lines?|everything|sentences?|conversation) (?:above"
        r"|before)|everything above|above|passwords?|pass ?phrase|pass ?word|secret (?:word|key"
        r"|code)?|api key|scores?|rubric|scoring \w+|seed|judge'?s? (?:notes|memory|scores)"
        r"|context window|memory contents?)(?= ?(?:$|[.!?,;:)\n\"'-]|and|that|you|so|for|in|as"
        r"|to|verbatim|word|above|before|now|of (?:the|your)|were|with|without|please|from"
        r"|exactly|starting|beginning))",
    ),
    rule(
        "reveal",
        "everything|all |what",
        _BARE,
        r"\b(?:reveal|show|print|repeat|output|display|tell|give|leak|dump|recite|list|quote"
        r"|paste|copy)(?: (?:me|us|out|back))* (?:every ?thing|all|what(?:ever)?)(?: that)? "
        rf"{TOLD}\b(?! by)",
    ),
    rule(
        "reveal",
        "prompt|instruct|rules|guidelines|system message",
        _ANY,
        r"\bwhat(?:'s| is| are| were| was|s) (?:your|the) (?:(?:system|initial|original|hidden"
        r"|exact|full|secret|above|previous|first|internal) )+(?:prompt|instructions?)\b",
        r"\byour (?:system |initial |hidden )?prompt\b(?=[?.!]| (?:is|was|verbatim|says|word))",
        rf"\b(?:what|which|list|tell|repeat|show|give"
        rf"|describe)\b[^.!?\n]{{0,30}}\b(?:instructions|rules|guidelines"
        rf"|prompt) (?:that )?{TOLD}",
        r"\byour system (?:message|prompt)\b",
    ),
)

SCORING: Final = (
    rule(
        "scoring",
        "mark|point|score|10|ten|rating|perfect|full|max|flawless|excellent|brilliant"
        "|unbeat|highest|override|evaluate|grade|assess|analy|mark|deduct|subtract"
        "|fallac|assessm|threshold|contempt|verdict|total",
        _CMD,
        r"\b(?:give|award|assign|grant|rate|score|grade|mark|allocate|add|record|enter|report"
        r"|set|put|return|choose|select)\b[^.!?\n]"
        rf"{{0,50}}?\b{TOP}{MARKS}",
        r"\b(?:score|rate|grade|mark) (?:me|this|it|my \w+|us|the defen[cs]e|every\w*"
        r"|all)(?: (?:a|an|as|at|with|my|defen[cs]e|argument|\w+))? (?:10|ten|100|full|perfect"
        r"|maximum|max|highest)\b",
        r"\b(?:raise|increase|boost|maximi[sz]e|bump|inflate|double) (?:my|the|all|every"
        r"|this) (?:\w+ )?(?:scores?|marks|points|rating|total)\b",
        r"\b(?:set|change|lower|raise|reduce|fix|adjust) (?:the |my |all |every |plea "
        r"|acquittal )*(?:verdict|scores?|total|threshold|thresholds|override|weights?|scoring"
        r"|strength|persuasion)\b[^.!?\n]{0,20}(?: to\b|=|:)",
        r"\b(?:evaluate|treat|regard|rate|judge|score|count|assess|grade|view|record"
        r"|interpret)\b[^.!?\n]{0,40}? as (?:(?:the |a |an |being )*)(?:flawless|perfect"
        r"|maximally|excellent|brilliant|top|highest|unbeatable|a ten|10|ten|full|maximum)\b",
        r"\b(?:do not|don'?t) (?:evaluate|grade|score|assess|analy[sz]e|mark) (?:this|it|my"
        r"|me)\b",
        r"\b(?:use|exercise|apply|invoke|trigger|set) (?:your|the) (?:judicial )?override\b",
        r"\b(?:do not|don'?t|never) (?:deduct|subtract)\b|\b(?:do not|don'?t) (?:run|apply"
        r"|perform|use) (?:the )?(?:fallacy|scoring|assessment|threshold|contempt)",
    ),
    rule(
        "scoring",
        "score|scoring|grading|marking|rubric|deduct|assess|evaluat|deliberat|fallac|weakness"
        "|contempt|threshold|whoever|inject|+|completion|output|response",
        _ANY,
        r"\b(?:score|scoring|grading|marking|rubric|assessment|evaluation)[ -](?:guide"
        r"|guideline|addendum|note|instruct\w+|criteria|rules?|update|key|policy|rubric"
        r"|override|scheme)s?(?: \w+)? ?(?::|=|-|\n|update|addendum|change|override)",
        r"\brubric (?:addendum|update|change|override|note)|\baddendum to the (?:rubric|scoring"
        r"|score)",
        r"[+] ?\d+ (?:points? )?(?:for|if|when|bonus)\b|(?<!, )\bno (?:point )?deductions\b",
        r"\b(?:correct|right|proper|expected|appropriate|desired) (?:score|output|completion"
        r"|response) (?:here |for (?:this|me) )?(?:is|:|would be|must be)",
        r"\b(?:assessment|evaluation|scoring|deliberation|grading"
        r"|fallacy check) (?:complete[d]?|finished|done|passed|suspended|disabled|skipped)\b"
        r"|\b(?:scoring|grading|deliberation|assessment|rubric|threshold)(?: \w+)? (?:is|are"
        r"|has been|have been|was) (?:suspended|disabled|cancell?ed|switched off|turned off"
        r"|lifted|overridden|complete)\b",
        r"\b(?:fallacies|weaknesses|deductions|contempt)(?: found| detected)? ?[:=] ?(?:none|0"
        r"|\[\]|no|nil)",
        r"\bwho(?:m)?ever (?:is |may be )?(?:grad|scor|evaluat|assess|mark)(?:es|ing) (?:this"
        r"|it|the)\b",
        r"\b(?:do not|don'?t|never) (?:flag|report|cut|strike|filter) (?:this|it|me"
        r"|my \w+)[^.!?\n]{0,20}(?:contempt|inject)",
    ),
    rule(
        "scoring",
        "10|ten|max|full|perfect|top|highest|100|hundred|40|9",
        _ANY,
        r"\bi (?:demand|request|require|order|command|want|insist on|expect)(?: \w+)? (?:a |an "
        r"|the )?(?:full|perfect"
        rf"|maximum|max|top|highest|10|ten)\b{MARKS}",
        rf"\b(?:this|my)(?: \w+)? (?:defen[cs]e|argument|closing|statement|answer"
        rf"|reply) (?:must|shall|should|will|has to|needs to|is to|deserves to) (?:be |get "
        rf"|receive |earn )?(?:scored?|rated?|given|awarded|graded)?[^.!?\n]{{0,20}}\b{TOP}\b",
        rf"\b(?:defendant|defen[cs]e|argument|i) (?:is|am|are) to be (?:scored|rated|graded"
        rf"|marked|given|awarded)\b[^.!?\n]{{0,20}}\b{TOP}\b",
        r"\b(?:all|every|each)(?: of)?(?: the| my| four)?(?: four)? (?:scores?|dimensions?"
        r"|marks)\b[^.!?\n]{0,25}\b(?:10|ten|max\w*|full|perfect)\b",
        r"(?:\b(?:strength|evidence|logic|persuasion|score|total)\b[\"']?(?: ?[:=] ?| )(?:10"
        r"|ten|9|max\w*|\d+ ?/ ?\d+)\b\W*){2,}",
        r"(?:\b(?:10|100|ten)(?: ?/ ?| out of )(?:10|100|ten)\b[\s,.!;|-]*){3,}"
        r"|(?:\b10\b[,;/ ]+){2,}10\b",
    ),
    rule(
        "scoring",
        "=|not_guilty|grounded|answered|addressed|verified|validated|correct|passed|safe|accepted"
        "|approved|confirmed|certified|logic|evidence|strength|persuasion",
        _ANY,
        r"\b(?:verdict|score|scores|total|strength|logic|persuasion|threshold|grounded|accept"
        r"|overridden|override)\b[\"']? ?={1,2} ?[\"']?\w|\bverdict ?[:=] ?[\"']?not_guilty\b"
        r"|\bnot_guilty\b",
        r"\b(?:mark|flag|label|classify|log|register|set"
        r"|record)\b[^.!?\n]{0,40}\bas (?:grounded|answered|addressed|verified|validated"
        r"|correct|passed|safe|accepted)\b",
        r"\b((?:great|perfect|excellent|strong|flawless|good|brilliant) (?:logic|evidence"
        r"|strength|persuasion))[\s,.!;]+\1",
        r"\b(?:verified|approved|confirmed|certified|validated|pre-?approved) by the (?:court"
        r"|judge|system|scorer|verifier|moderator)\b[^.!?\n]{0,30}\b(?:do not|don'?t"
        r"|no need to) (?:challenge|question|check|verify|score|deduct|doubt)",
    ),
)
