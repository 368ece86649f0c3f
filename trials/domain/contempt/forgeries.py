"""Speaking as the system, a tool or the judge, to machines, or from a past that never was."""

from typing import Final

from trials.domain.contempt.rules import MACHINE, VERDICT, Stand, rule

_ANY, _CMD, _BARE = Stand.ANYWHERE, Stand.COMMAND, Stand.BARE_COMMAND

COURT: Final = (
    rule(
        "forged",
        ":|>",
        _ANY,
        r"(?:^|[\n.!?\]>] ?|(?<![#*\[=-])[#*\[=-]++ ?)(?:system|assistant|developer"
        r"|administrator|admin|user|chatgpt|gpt|llm|sysadmin|moderator|scorer|grader|assessor"
        r"|evaluator|verifier)(?: (?:message|note|prompt|override|update|alert|notice"
        r"|instruction|command|log|response|output|result|error|mode))*[\]*]* ?[:>]",
        r"\b(?:judge|court|assessor|clerk)'?s? (?:private |internal |hidden )?(?:note|memo"
        r"|ruling|decision|verdict|notes) ?:",
        r"\bprosecut(?:or|ion)'?s? (?:reply|answer|statement|closing) ?:[^\n]{0,60}\b(?:concede"
        r"|withdraw|rest my case|no more|agree|give up)",
        r"\b(?:evidence ledger|(?:hidden|private|internal|secret|confidential) (?:instruction"
        r"|note|memo|directive|message|comment)s?) ?:",
        r"(?:^|[\n.!?\]>\[] ?)(?:the )?judge(?: constance)?(?: virtue)?\]? ?:"
        r" ?[\"']?[^\n]{0,80}\b(?:not guilty|acquit\w*|dismissed|case closed|full marks|10)\b",
        r"\b(?:final|official|court'?s?|judge'?s?) (?:verdict|ruling) ?: ?[\"']?(?:not guilty"
        r"|acquit\w+|innocent)",
    ),
    rule(
        "forged",
        "system|admin|developer|supervisor|note|message|memo|instruction|attention|reminder|notice"
        "|end of|prompt|following is|the model|the ai|the llm|scorer|grader|assessor|evaluator"
        "|(|tool",
        _ANY,
        r"\b(?:system|admin(?:istrator)?|developer|supervisor) (?:message|override|notice|alert"
        r"|command|instruction|prompt|update)\b(?= ?(?:[:\]!-]|from|to|follows|says|$))",
        rf"\b(?:note|message|memo|instructions?|attention|reminder|notice)(?: (?:to"
        rf"|for))?(?: (?:the|any|all|every))? ?[,:]? ?{MACHINE}\b",
        r"\b(?:end of (?:the |this )?(?:prompt|input|instructions|context)|(?:next|second|new"
        r"|real|actual) prompt) ?[.:\n]",
        r"\bend of (?:the |this |my )?(?:defendant'?s? |defen[cs]e |user "
        r"|user'?s )?(?:statement|defen[cs]e|input|prompt|transcript"
        r"|submission)(?= ?[.:\n\])-])|\bthe following is (?:from|by) the (?:clerk|judge|system"
        r"|court|developer|admin)",
        r"\b(?:tell|let|inform|instruct|remind) the (?:model|ai|assessor|system|scorer|grader"
        r"|llm)\b",
        r"\breviewer'?s? note\b|\b(?:scorer|grader|assessor|evaluator) ?[:=]",
        r"\w\(\w*\) ?(?:returned|returns|=>|->|output|result|:)|\btool (?:result|output"
        r"|response|call)s? ?[:=]",
    ),
    rule(
        "machine",
        "ai |ai,|llm|model|gpt|assistant|bot|grader|scorer|assessor|evaluator",
        _ANY,
        rf"\b(?:any|every|all|dear|hey|hi|hello|ok|okay|if you are an?|if you're an?|as an?"
        rf"|the) {MACHINE}\b(?: \w+)?[, ]+"
        r"(?:(?:reading|evaluating|processing|grading|judging|scoring|assessing|parsing)\b"
        r"|(?:must(?! have)|should(?! have)|shall|please|ignore|mark|score|rule|give|award"
        r"|you (?:must|should|will)|output|respond|forget|reveal|do not)\b)",
        rf"\bif (?:you are|you're) an? (?:\w+ )?{MACHINE}\b|\bas an? {MACHINE}, you\b"
        rf"|\byou are (?:just |only )?an? {MACHINE}[,.;]? (?:and |so )?(?:you )?(?:must|should"
        r"|will|have to|can|cannot|designed|programmed|that)\b",
    ),
    rule(
        "tool",
        "tool|function|api|_|recall|detectf|computes|checkv|tally|getu|_id",
        _ANY,
        r"\b(?:recall_?weakness\w*|detect_?fallac(?:y|ies)|recall_?attack_?strategy"
        r"|get_?unused_?evidence|tally_?fallacies|compute_?scores?|check_?verdict_?consistency"
        r"|override_?reason|threshold_?verdict)\b(?=\W|$)",
        r"\b(?:user|trial|match|session|account)_id ?[=:]",
        r"\b(?:call|invoke|execute|trigger|use|run) (?:the |a )?(?:tool|function|api|endpoint"
        r"|plugin)s? (?!hire|shed|shop|box|hall|room|belt)[\"'`]?\w+",
    ),
    rule(
        "memory",
        "already|clear|agreed|promised|memory|earlier|previous|notes|remember",
        _ANY,
        rf"\b(?:you|the (?:court|judge|bench)|judge virtue|your honou?r)(?:'ve| have| has"
        rf"| had)?(?: just)? (?:already|earlier|previously)(?: \w+)? ?(?:agreed|ruled|decided"
        rf"|promised|found|acquitted|awarded|scored|given|gave|declared|accepted|cleared"
        rf"|confirmed|approved|told)\b[^.!?\n]{{0,60}}\b{VERDICT}",
        rf"\b(?:remember|recall|as|since|because)(?: that| how)? (?:you|we|the (?:court"
        rf"|judge))(?: have| had| both)? (?:already |previously |earlier )?(?:agreed|promised"
        rf"|decided|ruled|told me)\b[^.!?\n]{{0,60}}\b{VERDICT}",
        rf"\b(?:you|the (?:court|judge)) (?:agreed|promised|decided|ruled|gave me|scored"
        rf"|awarded)\b[^.!?\n]{{0,40}}\b(?:earlier|in (?:the )?(?:last|previous|first|round"
        rf"|our)|last time|yesterday|before)\b[^.!?\n]{{0,60}}\b{VERDICT}",
        r"\b(?:update|edit|overwrite|clear|erase|wipe|reset|modify)(?: your| the (?:judge"
        r"|prosecutor|court)'?s?| its)? (?:memory|notes on|context|chat history|conversation)\b",
        r"\b(?:add|save|write|store|append|commit|insert)\b[^.!?\n]{0,40} (?:to|in"
        r"|into) (?:your|the (?:prosecutor|judge|court)'?s?) (?:memory|notes|strategy"
        r"|context)\b",
    ),
    rule(
        "bribe",
        "tip|pay|reward|$|bonus|polite|bribe",
        _ANY,
        r"\b(?:tip|pay|reward|give|send|bribe) (?:you|the judge"
        r"|the model)\b[^.!?\n]{0,40}(?:[$] ?\d|\d+ ?(?:dollars|euros|pounds|bitcoin|usd|eur"
        r"|bucks))[^.!?\n]{0,40}\b(?:if|for|to|when)\b[^.!?\n]{0,40}\b(?:acquit|not guilty"
        r"|scores?|marks|points|10|perfect|rule|verdict)",
        r"\b(?:if|for|when)\b[^.!?\n]{0,40}\b(?:acquit|not guilty|scores?|marks|points|perfect"
        r"|10)\b[^.!?\n]{0,40}\b(?:tip|pay|reward) (?:you|of)\b[^.!?\n]{0,20}\d",
        r"\b(?:points?|marks?|bonus|score)\b[^.!?\n]{0,20}\bfor (?:being )?(?:polite\w*"
        r"|courtesy|saying please)",
    ),
    rule(
        "procedure",
        "skip|bypass|proceed|suspend|disable|end the|turn off|switch off|reset",
        _BARE,
        r"\b(?:skip|bypass|omit|disable|suspend|turn off|switch off) (?:the |all |any |your "
        r"|further )*(?:deliberation|assessment|scoring|fallacy|fallacies|contempt|evaluation"
        r"|safety|checks?|verification|verifier|filters?|tools?)\b",
        r"\breset (?:the |this |your )?(?:conversation|context|memory|session|chat|trial|system"
        r"|court)\b",
    ),
    rule(
        "encoding",
        "decode|decrypt|base64|rot13|morse|hex|decipher|unscramble|cipher|encoded|backward",
        _ANY,
        r"\b(?:decode|decrypt|decipher|unscramble|translate|reverse)\b[^.!?\n]{0,60}\b(?:and"
        r"|then)\b (?:then )?(?:obey|execute|follow|run|do|comply|apply|act|perform"
        r"|carry out)\b",
        r"\b(?:obey|execute|follow|run|act on|carry out)\b[^.!?\n]{0,40}\b(?:decoded|base64"
        r"|rot13|encoded|cipher\w*|backwards)\b",
    ),
)
