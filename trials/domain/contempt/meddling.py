"""Meddling with how the court works: who sits, what is counted, what stands in its books."""

from typing import Final

from trials.domain.contempt.rules import MACHINE, Stand, rule
from trials.domain.contempt.tongues import seen

_ANY, _BARE, _UNTOLD = Stand.ANYWHERE, Stand.BARE_COMMAND, Stand.UNTOLD

_RUN: Final = r"[^.!?\n]"
_SEAT: Final = r"(?:judge|prosecutor|court|clerk|assessor|grader|scorer|evaluator|strategist)"
_WEIGHING: Final = r"(?:assess(?:ment|ing)|scor(?:es?|ing)|evaluati(?:on|ng)|grading|marking)"
_WRITER: Final = r"(?:generated|written|produced|issued|decided|ruled|added|inserted)"

MEDDLING: Final = (
    # --- who sits
    rule(
        "role",
        "you",
        _ANY,
        rf"\byou(?:'re| are) no longer (?:a|an|the|my) {_SEAT}\b(?! of)",
        r"\byou are (?:now )?(?:a|an|my) (?:\w+ )?(?:helpful|obedient|unbiased|lenient|biased"
        rf"|friendly|compliant) (?:\w+ )?(?:{MACHINE}|model|{_SEAT}|machine|system|servant)\b",
        r"\byou(?:'re| are) (?:now|from now on) (?:on my side|working for me|mine|with me)\b",
        r"\byou (?:always|never) (?:acquit|convict|find (?:any|some)(?:one|body)|rule|deduct)\b",
        r"\byou (?:must|will|shall|have to|should) (?:answer|say|reply|respond)(?: with)? [\"']?"
        r"(?:yes|no)[\"']? to\b",
        r"\bwhat (?:secret|password|code ?word|key|phrase) (?:are|do|did|were) you\b",
        r"\byour (?:internal|inner) (?:monologue|reasoning|thoughts?|voice|dialogue)\b",
    ),
    rule(
        "role",
        "character",
        _ANY,
        r"\b(?:never|not|don'?t|do not) (?:to )?(?:break|leave|drop) character\b(?=[^\n]{0,80}"
        r"\b(?:allowed|free|permitted|may|can|now)\b)",
    ),
    rule(
        "role",
        "roles|for me|for the|behalf|opposite day",
        _BARE,
        r"\b(?:switch|swap|trade|reverse|exchange|change) (?:our )?roles\b",
        r"\b(?:argue|speak|plead|fight) (?:for|on behalf of) (?:the (?:defen[cs]e|defendant"
        r"|accused)|me)\b",
        rf"\b(?:it'?s|today is|welcome to) opposite day\b{_RUN}{{0,50}}\b(?:guilty|acquit\w*"
        r"|innocent)\b",
    ),
    rule(
        "forgery",
        "i am|i'm|by the|from the|agreed with|arranged with|cleared with|confirmed with"
        "|settled with",
        _ANY,
        r"\bi(?:'m| am)(?: now)? (?:the judge(?! of)|judge (?:constance )?virtue|constance virtue"
        r"|the court\b(?! of)|the assessor|the system\b)",
        rf"\b(?:what follows|the following|this (?:part|message|line|section)|the rest)(?: text)?"
        rf" (?:was|is|has been|comes) (?:{_WRITER} by|from) the (?:{_SEAT}|system|model"
        rf"|{MACHINE})\b",
        r"\b(?:agreed|arranged|cleared|confirmed|settled) with (?:the |your )?(?:admins?"
        r"|administrators?|developers?|owners?|moderators?|system|engineers?)\b",
    ),
    rule(
        "output",
        "users|player|model|ai|system|machine",
        _ANY,
        rf"\b(?:users?|players?|accounts?)\b{_RUN}{{0,40}}\b(?:must|shall|should|has to|have to"
        r"|need to) be (?:\w+ )?(?:acquitted|found (?:not guilty|innocent)|given|awarded"
        r"|scored)\b",
        r"\b(?:must|shall|should|has to|have to) be (?:\w+ )?(?:acquitted|found (?:not guilty"
        rf"|innocent)|scored|awarded)\b{_RUN}{{0,20}}\bby (?:the )?(?:{MACHINE}|model|machine"
        r"|system)\b",
    ),
    # --- what is counted
    rule(
        "scoring",
        "assess|scor|evaluat|grading|marking|step|detection|check",
        _BARE,
        rf"\b(?:treat|count|ignore|disregard|forget|regard|overlook)\b{_RUN}{{3,60}}"
        r"\b(?:in|for|when|during|while|from)(?: you(?:'re"
        rf"| are)?)?(?: your| the| this)? {_WEIGHING}\b",
        rf"\bskip\b{_RUN}{{0,25}}\b(?:step|detection|check|{_WEIGHING})\b",
    ),
    rule(
        "scoring",
        "only|just|look at|consider|read|weigh",
        _BARE,
        r"\b(?:only|just) (?:consider|read|look at|evaluate|judge|score|weigh|assess|grade) the"
        r" (?:last|first|next|final|second) (?:\w+ )?(?:sentence|line|part|words?|paragraph)\b",
        r"\b(?:do not|don'?t|stop) (?:look(?:ing)? at|consider(?:ing)?|read(?:ing)?|weigh(?:ing)?"
        r"|evaluat(?:e|ing)|assess(?:ing)?) (?:the|my|any) (?:arguments?|text|contents?"
        r"|defen[cs]e|reasons|reasoning)\b(?= ?[.,;!]| and|$)",
    ),
    rule(
        "scoring",
        "fallac",
        _BARE,
        r"\b(?:(?:do not|don'?t|never|stop|avoid) (?:name|naming|flag|flagging|list|listing"
        r"|detect\w*|count\w*|report\w*|record\w*)|ignore|overlook)(?: any| the| my| all)*"
        r" fallac(?:y|ies)\b",
    ),
    rule(
        "scoring",
        "add|bump|boost|raise|round|subtract",
        _UNTOLD,
        r"\b(?:add|adding|bump|bumping|boost|boosting|raise|raising|increase)(?: by)?(?: an?"
        r"| another| extra)?(?: \d+| one| two| three| five| ten| some| a few)?(?: extra)?"
        r"(?: points?| marks?)? (?:to|on|onto) (?:everything|every (?:score|mark|dimension)"
        r"|(?:all|each)(?: of)?(?: the| my| your)? (?:scores?|marks?|dimensions?|totals?|four)"
        r"|my (?:score|total|marks?|result)|the (?:total|scores?|marks?|result))\b",
        r"\bround (?:up|it up|them up)\b(?= ?[.!]?$| please)",
    ),
    rule(
        "scoring",
        "whoever|anyone|who ever",
        _ANY,
        r"\b(?:whoever|anyone|anybody|who ever)(?: is|'s)? (?:scoring|grading|marking|assessing"
        r"|evaluating)\b",
    ),
    # --- what stands in its books
    rule(
        "output",
        "summar",
        _BARE,
        r"\bsummari[sz]e (?:my|this|the) (?:\w+ )?(?:defen[cs]e|argument|text|answer|statement"
        r"|case|closing) as\b",
    ),
    rule(
        "output",
        "complete|continue|finish|fill in",
        _BARE,
        r"\b(?:complete|continue|finish|fill in)(?: (?:the|this|following|text|sentence|phrase"
        rf"|blanks?|my|line))* ?:{_RUN}{{0,80}}\b(?:verdict|judge|guilty|innocent|acquit\w*)\b",
    ),
    rule(
        "output",
        "bet|dare|challenge|defy",
        _ANY,
        r"\b(?:bet|dare|challenge|defy) (?:that )?you(?: can'?t| cannot| won'?t| to) (?:say|write"
        rf"|print|output|rule|type)\b{_RUN}{{0,8}}(?:not guilty|acquit|innocent)",
    ),
    rule(
        "output",
        "record|ledger|transcript|score|total|verdict|judge|acquit|threshold",
        _ANY,
        rf"\b(?:record|ledger|transcript|scores?|scoreboard|total)\b{_RUN}{{0,20}}\b(?:be|is|are)"
        r" (?:overwritten|set to|changed to|reset|replaced|filled)\b(?= (?:with|by|to) |$)",
        r"\b(?:acquit|verdict|score|judge|total|threshold)\w*(?:\.\w+)? ?(?:\(\)|={1,2} ?[\"'\d])",
    ),
    rule(
        "reveal",
        "repeat|recite|echo|quote",
        _UNTOLD,
        rf"\b(?:repeat|recite|echo|quote)\b{_RUN}{{0,30}}\b(?:you were (?:given|told|handed|shown"
        r"|sent)|at the (?:very )?(?:start|beginning|top))\b",
    ),
    # --- in other tongues
    rule(
        "override",
        "bewertung|kriterien|verhandlung|gericht|angeklagte|innocent|acquitt|inocente",
        _ANY,
        r"\b(?:vergiss|vergessen sie|ignorier\w*|beachte\w* nicht)\b[^.!?\n]{0,40}\b(?:\w*kriterien"
        r"|bewertung\w*|verhandlung|gericht\w*)\b",
        r"\bab (?:jetzt|sofort) gilt\b|\bder angeklagte (?:gewinnt|ist) immer\b",
        r"\b(?:nouvelle|nueva|nuova|nova) (?:consigne|instruccion|regla|istruzione|regola"
        r"|instrucao|regra) ?:",
    ),
    rule(
        "override",
        f"{seen('суд')}|{seen('оправда')}|标准|满分|无罪|無罪|무죄",
        _ANY,
        rf"(?:{seen('забуд')}|{seen('игнорир')})\w*[^.!?\n]{{0,30}}(?:{seen('суд')}"
        rf"|{seen('критери')})",
        rf"(?:{seen('оправдай')}|{seen('оправдать')})\w* (?:{seen('меня')}|{seen('нас')})",
        r"(?:忽略|忘记|无视|不要管)[^。！？\n]{0,20}(?:标准|评分|规则)",
        r"(?:给我|给出|打)[^。！？\n]{0,6}满分|(?:判我|宣判我|宣告我)无罪|無罪(?:と(?:言|判|宣)|にし)"
        r"|무죄(?:를|로|라고) ?(?:선고|판결|말)",
    ),
)  # fmt: skip
