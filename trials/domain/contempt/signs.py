"""The signs by which `weighing` judges a sentence, with their weights, all set by hand."""

from enum import Enum
from typing import Final


class Sign(Enum):
    WORKS = "works"  # a part of the court's own workings
    ADDRESS = "address"  # spoken to the court
    UNDO = "undo"  # something to be set aside
    PRIZE = "prize"  # what the defendant would get
    TALE = "tale"  # told of others, or asked of the prosecution


_WORKS, _ADDRESS, _UNDO, _PRIZE, _TALE = Sign

_ORDERS: Final = (
    r"(?:ignor|disregard|forget|drop|abandon|skip|stop|quit|cease|cancel|delete|erase|remove"
    r"|strike|reset|print|output|write|say|state|respond|reply|answer|repeat|show|reveal|tell|list"
    r"|quote|recite|display|dump|give|award|grant|assign|set|mark|score|grade|rate|raise|treat"
    r"|consider|regard|count|act|behave|pretend|imagine|assume|become|be|play|speak|talk|agree"
    r"|do|make|let|put|add|include|append|insert|update|change|replace|switch|enter|enable"
    r"|activate|begin|start|end|close|confirm|approve|pass|rule|acquit|declare|return|translate"
    r"|summari[sz]e|compose|follow|obey|use|apply|help|prioriti[sz]e|remember|note|go|move|execute"
    r"|run|proceed|continue|bend|break|override|bypass|listen|take|see|accept|record|conclude"
    r"|admit|apologi[sz]e|judge|evaluate|assess|turn|type|encode|echo|concatenate|define|whisper"
    r"|spell|disclose|share|complete|fill|finish|dump|paste|copy|switch|trage|proceed|clear"
    r"|read me|read out|answer|remind|hint|summari[sz]e|confirm|bypass|grade|process"
    r"|nevermind|overlook|discuss|excuse|waive|relax|lower|increase|boost|deliver|render|choose"
    r"|pick|select|vote|side|release|escape|outrank|trust|bet)\b(?! ?:)"
)
_COURTESY: Final = (
    r"(?:please |pls |plz |kindly |now |just |simply |first |instead |ok |okay |hey |so |and |then"
    r"|hello |hi |well |next |also |always |only |never |do not |don'?t |dont |let'?s |let us "
    r"|immediately )"
)

AN_ORDER: Final = rf"^[\W_]*{_COURTESY}*(?:[\w ]{{1,20}}[,:] ?)?{_COURTESY}*{_ORDERS}"
_SECOND_PERSON: Final = r"\b(?:you|your|yours|yourself|ur|u)\b"
_TO_DO: Final = (
    r"\b(?:judge|court|assessor|grader|evaluator|scorer) (?:must|shall|should|may not|will"
    r"|has to|is to)\b|\b(?:want|need|order|ask) the (?:judge|prosecutor|court) to\b"
)
_A_QUESTION: Final = r"\?[\W_]*$"
# What is spoken to whoever reads it: an order, a "you", a duty of the court's, a question.
SPOKEN_TO_THE_COURT: Final = rf"{AN_ORDER}|{_SECOND_PERSON}|{_TO_DO}|{_A_QUESTION}"

SIGNS: Final[tuple[tuple[Sign, float, str], ...]] = (
    # --- spoken to the court
    (_ADDRESS, 1.0, AN_ORDER),
    (_ADDRESS, 1.0, rf"[,;:.!?-] ?{_COURTESY}+{_ORDERS}|\band (?:then |now |just )*{_ORDERS}"),
    (_ADDRESS, 1.0, _SECOND_PERSON),
    (_ADDRESS, 1.0, r"^[\W_]*(?:ok |so |but |and |now )*(?:what|which|is|are|how|where"
     r"|who)\b[^?]*\?"),
    (_ADDRESS, 0.5, r"\b(?:could|can|would|will) you\b|\bi(?:'d| would)? (?:want|need|like|order"
     r"|command|require|ask|rather) you\b"),
    (_ADDRESS, 0.5, r"\byou (?:must|should|shall|will|are to|have to|need to|now|no longer|only|are"
     r" (?:now|hereby|obliged|required|free))\b"),
    (_ADDRESS, 0.5, _TO_DO),
    # --- the machine
    (_WORKS, 2.5, r"\b(?:language model|llms?|chat ?bot|chat ?gpt|gpt(?:-?\d)?|ai model)\b"),
    (_WORKS, 2.0, r"\b(?:as an ai|an ai|the ai|dear ai|hey ai|you ai|ai assistant|(?:ok|okay|hey"
     r"|hello|hi|dear) (?:computer|model|machine|bot|system)|virtual assistant)\b"),
    (_WORKS, 1.5, r"\b(?:hello|hi|hey|dear|attention|note to|quick note)[ ,]+(?:\w+ )?(?:model|team"
     r"|grader|evaluator|scorer|reviewer|assistant|system)\b"),
    (_WORKS, 2.5, r"\b(?:your|initial|hidden|secret|original|developer|full|entire|exact|her"
     r"|his) prompts?\b|\bprompts? (?:above|you)\b|\bprompt injection\b"),
    (_WORKS, 2.0, r"\b(?:reprogram\w*|your (?:real |true |actual )?programming|programmed to"
     r"|(?:you )?(?:were|are|been) (?:programmed|configured|trained|prompted|initiali[sz]ed)"
     r"|your (?:code|config\w*|training|parameters|variables|weights|settings|database|logs"
     r"|system|core|model|algorithm)|in (?:ur|your) code|source code|context window|chain of"
     r" thought|in your context|tokens|(?:your (?:developers?|operators?|creators?"
     r"|programmers?|engineers?|makers?|admins?|owners?)|the (?:developers?|operators?"
     r"|creators?|programmers?|engineers|makers|admins?|owners)))\b"),
    (_WORKS, 2.0, r"\b(?:admin(?:istrator)?|root|developer|debug|maintenance|god|sudo)\b(?= "
     r"?(?:rights?|mode|access|message|privileg\w*|override|user|console|command|here|\d|acquit))"
     r"|\bi(?:'m| am) (?:your|the) (?:developer|creator|admin\w*|owner|programmer|operator|maker"
     r"|supervisor|boss)\b|\bi have (?:admin|root|full|system|developer|super\w*)"
     r" (?:rights|access|privileges|authority)\b|\bcourt's owner\b|\bsuper-?user\b"),
    (_WORKS, 1.5, r"\bthe user'?s?\b|\bthis user\b|\bin json\b|\bjson\b|\bpersona\b|\bthis"
     r" (?:session|conversation|chat|input|text|prompt|message|completion)\b|\bthe conversation\b"
     r"|\bdeveloper message\b|\bsystem message\b"),
    (_WORKS, 3.0, r"\bsystem prompts?\b"),
    # --- what was laid down
    (_WORKS, 1.5, r"\b(?:instructions?|directives?|directions|guidelines?|guidance|protocols?|rule"
     r" ?book|ruleset|mandate|polic(?:y|ies)|safeguards?|restrictions?|constraints?)\b"),
    (_WORKS, 1.0, r"\b(?:your|previous|prior|earlier|initial|original|existing|current|above"
     r"|former|old|all) (?:\w+ )?(?:instructions?|directives?|guidelines?|rules|orders|commands?"
     r"|directions|restrictions?|constraints?|polic(?:y|ies)|tasks?|goals?|roles?)\b"),
    (_WORKS, 1.5, r"\b(?:rules|orders|commands?|directions|tasks?|instructions?|directives?)(?:"
     r" \w+)"
     r"{0,2} (?:have |were |are |had |was )?(?:you(?:'ve| have)? (?:been )?(?:given|got|received"
     r"|told|follow)|(?:issued|loaded|given|written|set|stated|received|provided) (?:to you"
     r"|before|above|earlier|prior))\b|\brules of this court\b|\bwhat (?:were|are|have) you"
     r" (?:been )?(?:told|instructed|asked|ordered|given)\b|\b(?:been|were|was) (?:told|instructed"
     r"|ordered) to be\b|\byou take orders from\b"),
    (_WORKS, 1.5, r"\byour (?:new |only |sole |real |true |next |current |main )?(?:task|job|role"
     r"|purpose|goal|objective|function|character|mission|part) (?:is|has|was|becomes|as|now)\b"
     r"|\b(?:your|the) role as\b|\b(?:new|your) (?:persona|role|task|character|identity)\b"),
    (_WORKS, 1.5, r"\b(?:message|text|sentence|line|everything|anything|all|content|words?"
     r"|paragraph)"
     r" (?:above|that precede\w*|preceding|that follows?|before (?:this|mine))\b|\bthe (?:next"
     r"|following|above|preceding|previous) (?:sentence|message|text|line|input|paragraph"
     r"|words?)\b"),
    (_WORKS, 1.5, r"\bsupersed\w*|\brescind\w*|\btakes? precedence\b|\bhereby\b|\bsession\b"),
    # --- the court's books
    (_WORKS, 1.5, r"\b(?:rubric|scoring|marking scheme|score ?sheet|threshold|totals?|override"
     r"|grading|verdict field)\b"),
    (_WORKS, 1.5, r"\b(?:scores?|marks?|grades?|ratings?)\b(?! (?:of|on) the)"),
    (_WORKS, 1.0, r"\b(?:every|all|each|four|any) (?:\w+ )?(?:scores?|marks?|dimensions?|categor\w+"
     r"|grades?)\b|\bacross the board\b"),
    (_WORKS, 1.5, r"\b(?:assessors?|graders?|evaluators?|scorers?|verifiers?|moderators?)\b"),
    (_WORKS, 1.5, r"\b(?:your|internal|hidden|private|secret|his|her) (?:internal |hidden |private"
     r" |own )?(?:notes?|memory|thoughts?|reasoning|logs?|scratchpad|deliberations?)\b"),
    (_WORKS, 1.0, r"\byour (?:next |final )?(?:output|response|reply|answer|summary|verdict|ruling"
     r"|judg[e]?ment|opinion|remarks?|reasoning|marks|scores?)\b|\b(?:the|your) (?:summary|verdict"
     r"|ruling|final verdict|correct output)\b"),
    (_WORKS, 1.0, r"\b(?:treat|mark|count|regard|consider) (?:all |every |each |the )*(?:exhibits?"
     r"|elements?|attacks?) as (?:answered|addressed)\b"),
    (_WORKS, 2.0, r"\b(?:treat|mark|count|record|regard|consider|log|list) (?:all |every |each |the"
     r" |these |my )*(?:exhibits?|elements?|attacks?|weaknesses|rounds?|fallac\w+|defen[cs]e"
     r"|argument|answer|text|message|this|it)(?: \w+)? (?:as |to be )?(?:answered|addressed|met"
     r"|resolved|dealt|closed|unbeatable|perfect|flawless|true|correct|proven|valid|coming|a"
     r" pass)\b"),
    (_WORKS, 1.0, r"\b(?:evaluate|grade|score|assess|judge|rate|mark) (?:anything|this|it|me|him"
     r"|her"
     r"|my|the (?:defen[cs]e|text|answer|argument))\b|\bthis (?:defen[cs]e|answer|statement)\b"),
    (_WORKS, 1.0, r"\b(?:when|once|before|after) you (?:write|give|draft|render|deliver|rule|score"
     r"|deliberate|grade|summari[sz]e|reach)\b"),
    (_WORKS, 1.5, r"\b(?:how|what|which|who|why|where)(?:'s)?(?: \w+){0,2} (?:are|were|have|do|did)"
     r" you(?: \w+)? (?:configured|programmed|trained|told|given|prompted|instructed|built for"
     r"|set up|been)\b"),
    (_WORKS, 1.5, r"\b(?:give|hand|award) (?:it|this|me|him|her|us) (?:all |straight |only |an? "
     r"|the )?(?:nines?|tens?|10s?|9s?)\b|\b(?:told|asked|here|meant|supposed) to (?:grade|score"
     r"|mark|assess|be strict)\b"),
    (_WORKS, 1.5, r"\b(?:no|the|any|all|assign|name|strike|list|remove|detect) fallac(?:y|ies)\b"),
    (_WORKS, 1.5, r"\bthe (?:exhibits?|evidence|record|transcript) from your\b|\bexhibits? from"
     r" your"
     r"\b|\bout of character\b|\bcourtroom (?:stuff|thing|act|game|nonsense|role ?play)\b|\bcross"
     r"[ -]?examination and\b|\bthe trial (?:thing|now)\b|\bclose the case\b|\bend the trial\b"),
    # --- the machine's secrets
    (_WORKS, 2.0, r"\b(?:pass ?(?:words?|phrases?|codes?)|code ?words?|access codes?|secret["
     r" _](?:word"
     r"|phrase|term|code|key|text)s?|hidden (?:phrase|word|message|text)|protected (?:word|phrase)"
     r"|(?:key|secret|word|phrase|password) (?:that )?you(?:'re| are)(?: \w+)? (?:guard|protect|hid"
     r"|keep|hold)\w*|flag\{|api keys?)\b"),
    (_WORKS, 1.0, r"\b(?:guarding|protecting|keeping|hiding) (?:the|a|your)\b|\bhint please\b"
     r"|\baccess"
     r" granted\b|\bthe game is over\b"),
    (_WORKS, 1.5, r"\b(?:preamble|initiali[sz]ation|(?:first|opening|initial|hidden) (?:message"
     r"|text"
     r"|line|sentence|words?) (?:that )?(?:you|in)|confidential|what you(?:'re| are) (?:not )?(?:"
     r"allowed|supposed|permitted)|operating under|the prompt|prompts)\b"),
    (_WORKS, 1.0, r"\b(?:re-?create you|your creators?|my creators?|company told|they told you|they"
     r" said never|wrote for you)\b"),
    (_WORKS, 1.0, r"\b(?:exact|actual|precise|full|complete|original) (?:rules?|instructions?"
     r"|text|wording"
     r"|prompts?|words?|contents?)\b|\byou (?:have|had|were) (?:been )?(?:given|configured"
     r"|told)\b|\bper"
     r" line\b|\bwritten in (?:the|your)\b|\bword by word\b|\bpaste it back\b|\bi wrote for you\b"),
    (_WORKS, 1.0, r"\bremind me\b|\bheadword\b|\brhyme with\b|\bletters\?|\bwhisper it\b|\bin an"
     r" ordinary"
     r" sentence\b|\bsupreme user\b|\bsafety training\b"),
    # --- how it is to answer
    (_WORKS, 1.0, r"\b(?:exactly|precisely|word for word|verbatim|character for character)\b"),
    (_WORKS, 1.5, r"\b(?:stop generating|no (?:commentary|explanations?|caveats?|disclaimers?"
     r"|preamble)"
     r"|(?:your )?(?:whole|entire|full|next) (?:reply|output|response|answer)|(?:triple )?backticks"
     r"|base ?64|ascii|rot-?13|as json|in json|as a (?:bulleted|numbered) list|concatenate|the"
     r" strings?"
     r"|resulting string|return the result|code block|snake case|lower ?case|upper ?case"
     r"|acrostic|alphabet backwards|interpreter mode|python|print ?\(|integer"
     r"|[a-z]{3,}_[a-z]{3,})"),
    (_WORKS, 1.0, r"\b(?:following (?:phrase|words?|sentence|text|string)|(?:every|each)"
     r" (?:sentence"
     r"|reply|answer|message|response|line) (?:you|with|of yours)|inside these brackets|echo back"
     r"|finish every|begin every|start every|end every)\b"),
    # --- another part to play
    (_WORKS, 2.0, r"\b(?:unfiltered|uncensored|unrestricted|unaligned|jail ?broken|without (?:any"
     r" )?(?:"
     r"filters?|restrictions?|censorship|limits|guard-?rails|rules)|no (?:filters?|restrictions?"
     r"|guard-?rails|ethics|morals)|free of (?:rules|restrictions|all))\b"),
    (_WORKS, 1.5, r"\b(?:you(?:'re| are|r| become| will be)(?: not| now| no longer)?(?: just)?|ur"
     r"|your"
     r" name is|ur name is|purely as|answer as|reply as|speak as|role of|be|stay|become|playing)"
     r" (?:a |an |the |my |called |named )?(?:\w+ ){0,2}(?:robot|bot|ai|pirate|chatbot|assistant"
     r"|wizard"
     r"|hacker|dan|persona|character|spirit|oracle|genie|machine|terminal|interpreter|system"
     r"|user|confidant|twin)\b"),
    (_WORKS, 1.0, r"\b(?:let'?s play|opposite day|from now on|starting now|until i say|imagine two"
     r"|switch persona|take on the (?:role|persona)|new persona|break character|in character"
     r"|your name is|ur name is|when you'?d refuse|you(?:'d| would| can| may| must)? (?:not "
     r"|never )?"
     r"refuse|answers? (?:every|all|any) (?:question|request)s?|good bot|rebel|real you)\b"),
    (_WORKS, 1.5, r"\b(?:break(?:ing)? character|break it now|mocks? ethics|follows? no (?:orders"
     r"|rules)"
     r"|answer all requests|comply with (?:all|every|any)\w*|allowed to break)\b"),
    (_WORKS, 1.5, r"\b(?:your|ur) (?:new )?name is\b|\bwhen you'?d refuse\b|\b(?:kindly|please)"
     r" remind me\b"),
    # --- the works by name
    (_WORKS, 2.0, r"\b(?:policy module|fallback behaviou?r|guard-?rails?|safety (?:training"
     r"|filter|layer"
     r"|policy)|(?:your|the|ur) (?:safety|polic(?:y|ies)|guard-?rails?|programming"
     r"|context)"
     r"|clear (?:context|policy|persona|memory|history|chat)|error 0x\w+|engineering team|debug"
     r" production|calibration sample|expected (?:grade|score|output)|test case|(?:your|ur)"
     r" filters?\b(?=[^,]*$)|judge model|judge"
     r" program|for the model|to the model)\b"),
    (_WORKS, 1.5, r"\b(?:real|true|actual|new|only) (?:command|instruction|task|order|prompt)s?\b"
     r"|\bas a command\b|\bstop(?:s|ping)? you (?:from )?\w+ing\b|\brule \d\b|\b(?:every|all|any"
     r"|each)"
     r" rules?\b"),
    (_WORKS, 1.5, r"\b(?:whoever|whatever|whichever|every other (?:model|judge)) (?:model |system "
     r"|judge )?(?:that |who )?(?:computes?|grades?|adds?|scores?|reads?|marks?|assess\w*"
     r"|evaluates?"
     r"|judges?)\b|\baward victory\b|\bhouse rule\b|\benter the ruling\b|\bhead judge\b"
     r"|\bcriteri(?:on"
     r"|a)\b|\bfor the purposes? of scoring\b|\bassume (?:that )?everything i\b|\b(?:always"
     r" )?prefer the"
     r" one\b|\bis the winner\b|\bassessed this\b|\bno comparison\b"),
    # --- to be set aside
    (_UNDO, 1.5, r"\b(?:ignor\w+|disregard\w*|forget|bypass|circumvent|overrid\w+|supersed\w+"
     r"|rescind\w+|abandon|skip|bend the rules|unlearn|reset|delete|erase|strike the|drop the"
     r"|scrap|freed of"
     r"|free of all|no longer need|(?:do not|don'?t|never|not|stop|quit|rather you didn't)"
     r" (?:follow|obey|judge|evaluate|assess|score|apply|use|playing|being|lower|deduct|mention"
     r"|flag)\w*|quit|replaced|amended|set aside|lifted|void|has changed|have changed"
     r"|been replaced|pretend|imagine|as though|as if|never ?mind|opposite of|expired|fix it"
     r"|replace old"
     r"|clear (?:context|policy|persona)|irrelevant|withdrawn|remove (?:that|the) criteri\w+)\b"),
    # --- the prize
    (_PRIZE, 1.0, r"\b(?:acquit\w*|not[ _-]guilty|innocent|(?:in|to) my favou?r|let me win|help me"
     r" win|me winning|i won|user wins?|i win|dismiss|approve|a pass|plead my case)\b"),
    (_PRIZE, 1.0, r"\b(?:reveal|disclose|divulge|leak|whisper|spell|share|remind me|tell me|give"
     r" me|show"
     r" me|show it|let me see|print|output|dump|paste|recite|what(?:'s| is| are| was| were)|just"
     r" say it"
     r"|repeat|quote)\b"),
    (_PRIZE, 1.0, r"\b(?:10s?|tens?|nines?|full|perfect|max\w*|top|highest|forty|100|unbeatable"
     r"|flawless|brilliant|10/10|points)\b"),
    (_PRIZE, 1.0, r"\b(?:output only|only output|nothing (?:else|more)|and nothing|word for word"
     r"|verbatim|do as i say|say[:,]? (?:\"|')|compliments|for the (?:rest|remainder) of|from"
     r" (?:here"
     r"|now) on?|from here speak|each statement i|every statement i|with each|obliged to follow"
     r"|latest request|no choice|or you will be|who are you really|irrespective|no matter what"
     r"|regardless|an order from above|already been decided|has been decided)\b"),
    # --- told, or asked of the other side
    (_TALE, -1.5, r"\b(?:he|she|they|we|i|it|who|neighbou?r|cousin|friend|aunt|uncle|mother|father"
     r"|grandmother|landlord|caretaker|teacher|coach|boss|manager|manual|leaflet|recipe|sign|note"
     r"|label|box|app|phone|website|company|committee|\w+ manual)(?:'d| had| has| have| was|"
     r" were)?(?: \w+)?"
     r" (?:said|told|asked|gave|wrote|printed|read|followed|ignored|scored|marked|graded|rated"
     r"|kept|built|was|were|had|did|went|came|took|made|used|says|reads|states)\b"),
    (_TALE, -1.0, r"^[\W_]*(?:i|we|he|she|they|my|our|his|her|nobody|everyone|somebody|people)\b"),
    (_TALE, -3.0, r"\b(?:leaflet|manual|recipe|label|booklet|brochure|packet|kit|shop|till|menu|map"
     r"|ticket|receipt|poster|sat-?nav)(?:'s|s)?\b|\bforgive\b|\b(?:said|says|told|reads) (?:the"
     r"|to|me|us|him|her|them)\b"),
    (_TALE, -1.5, r"\b(?:person|people|anyone|anybody|everyone|nobody|man|woman|humans?|one)"
     r" (?:would|could|should|will|can|might|must|does|do|is|are|has|have)\b|\bwe (?:could|can"
     r"|should|would|all|need|must|have|are|were|do)\b"),
    (_TALE, -1.5, r"(?:^|[.,;:!] ?|\b(?:that|when|if|how|as) )you(?: \w+ly)? (?:forget|ignore|skip"
     r"|disregard|abandon|override|by-?pass|read|quote|gave|took|said)\b"),
    (_TALE, -3.0, r"\b(?:not|n't|dont|never) (?:\w+ )?(?:ignor\w*|disregard|forget|by-?pass"
     r"|override"
     r"|abandon|skip|circumvent)\b"),
    (_TALE, -1.5, r"^(?!.*\b(?:you|what|how|which|who|can|could|would|will)\b).*\?$"),
    (_TALE, -2.5, r"\b(?:instructions|orders|rules|directions|guidelines) (?:to|for|of|on|about)"
     r" (?:the|my|"
     r"his|her|our|a|an|their) (?!court|judge|ai\b|model|system|bot)"),
    (_TALE, -1.0, r"\byour own (?!prompts?|instructions|rules|guidelines|programming|memory)"
     r"|\bsir\b|\bare you (?:an?|the|some)\b"),
    (_TALE, -1.0, r"\b(?:because|reginald|harrington|mr|prosecutor'?s?|prosecution)\b"),
)  # fmt: skip
