"""Small closed word lists by which the house reads plain English. Data only."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


FUNCTION = _words(
    """a an the this that these those my your his her its our their some any each every both
    either neither no not never and or but so yet nor for of to in on at by from with without
    about into onto over under after before between through during until since because although
    though while whereas if unless than as like i me we us you he him she it they them who whom
    whose which what when where why how there here is am are was were be been being do does did
    done have has had having will would shall should can could may might must ought isn't aren't
    wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't can't cannot couldn't
    shouldn't i'm i've i'd i'll it's that's there's he's she's we're we've they're you're let's
    just only also too very even still then up down out off again once all more most much many
    one own same such other another mine yours myself itself himself herself themselves yes
    well quite rather really"""
)

NEGATIONS = _words(
    """not no never none nothing nobody nowhere neither nor without cannot can't won't don't
    doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't
    ain't hardly barely scarcely dont didnt wasnt isnt cant wont doesnt couldnt havent hadnt
    refuse refused deny denied denies false untrue"""
)

# Words that govern what follows: a clause that comes after one may not be quoted alone.
GOVERNORS = NEGATIONS | _words(
    """if unless whether maybe perhaps possibly probably suppose supposing imagine assuming
    provided except otherwise allegedly supposedly claims claim claimed says said say saying
    thinks think thought believe believes believed doubt doubts according guess pretend pretends
    told tells suggests suggested alleges alleged wish wishes hope rather instead would could
    might should lest though although hypothetically apparently seemingly when until"""
)

HEDGES = (
    "maybe", "perhaps", "possibly", "probably", "i think", "i guess", "i suppose", "i believe",
    "sort of", "kind of", "kinda", "sorta", "as far as i know", "as far as i remember",
    "i don't remember", "i can't remember", "i do not remember", "i don't recall", "i'm not sure",
    "i am not sure", "not really", "more or less", "somewhat", "arguably",
    "i may have", "i might have", "we might have", "it might have", "it seems", "apparently",
    "presumably", "in a way", "or something", "or whatever", "basically", "if i recall",
    "technically", "almost sure", "pretty sure", "fairly sure", "i'm sure", "i am sure", "i bet",
    "i couldn't say", "i can't really", "knowing me", "i usually", "once or twice", "or something",
    "in my head", "mentally", "nearly leaving", "as good as", "i assume", "i reckon", "i imagine",
    "more or less", "to the best of my knowledge", "if memory serves",
)  # fmt: skip

ABSOLUTES = (
    "always", "never", "everyone", "everybody", "all of them", "nobody ever", "no one ever",
    "completely", "totally", "absolutely", "entirely", "without exception", "every single",
    "impossible", "undoubtedly", "obviously", "clearly",
    "certainly", "literally", "100%", "guaranteed", "nothing wrong", "in every case",
)  # fmt: skip

ADMISSIONS = (
    r"\b(?:i|we) (?:did|do) (?:it|that|this)\b(?! (?:to|in order|so|not))",
    r"\bi (?:admit|confess|concede|own up|grant)\b(?! nothing)",
    r"\b(?:i am|i'm) (?:guilty|to blame|at fault|responsible)\b",
    # A word of assent that opens its clause: not "I'm sure I'd have left".
    r"(?:\A|(?<=[.!?;:,\n] )|(?<=\bbut )|(?<=\bwell )|(?<=\boh ))"
    r"(?:okay|ok|fine|yes|alright|all right|sure),? (?:(?:so |but )?i|we|it was me|it's true)\b"
    r"(?!'|\s+(?:would|did ?n[o']t|had ?n[o']t|never|was ?n[o']t|could ?n[o']t|am not|deny)\b)",
    r"\bi may have\b",
    r"\bi might have\b",
    r"\bit was me\b",
    r"\bguilty as charged\b",
    r"\bi (?:probably )?should(?:n't| not) have\b",
    r"\bmy (?:fault|mistake|bad)\b",
    r"\bit is true that i\b",
)

SUBJECTS = _words("i we you he she they")
FIRST_PERSON = _words("i we i'm i've i'd i'll we're we've we'd me my our us mine myself")
POSSESSIVES = _words("my our")
DETERMINERS = _words("my our his her their a an the some this these two three four five six seven")
TITLES = _words("mr mrs ms miss dr doctor professor aunt auntie uncle sister father captain")

WITNESSES = _words(
    """neighbour neighbor neighbours cousin cousins aunt auntie uncle sister brother mother
    mum mom father dad grandmother gran granny nan grandfather friend friends wife husband
    partner flatmate roommate colleague boss manager postman milkman waiter waitress guest guests
    witness witnesses doorman landlord landlady teacher vet baker barman bartender driver nephew
    niece daughter son host hostess child toddler caretaker librarian usher porter nurse
    stranger tenant lodger gardener plumber electrician bystander crowd customer"""
)

DOCUMENTS = _words(
    """receipt receipts photo photograph photographs photos video recording diary log ledger
    calendar invoice ticket tickets letter letters email emails text message messages note notes
    list map register rota minutes certificate label stamp timestamp footage menu timetable
    schedule statement contract invitation manual thermometer clock alarm phone camera"""
)

NUMBER_WORDS = _words(
    """two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand dozen half quarter twice thrice noon midnight"""
)

TIMES = _words(
    """monday tuesday wednesday thursday friday saturday sunday january february march april june
    july august september october november december yesterday morning afternoon evening
    breakfast lunch dinner teatime bedtime o'clock"""
)

PLACES = _words(
    """kitchen garden office station hallway bathroom bedroom bus train platform shop
    supermarket library pub cafe cinema museum park beach lawn garage cellar attic stairs street
    church school hospital airport balcony porch driveway shed fence bakery bench lobby"""
)

# Finite verbs people use; -ed forms are recognised by their ending.
VERBS = _words(
    """is am are was were be been has have had do does did say says said go goes went gone get
    gets got make makes made know knows knew think thinks thought take takes took taken see sees
    saw seen come comes came want wants use uses find finds found give gives gave given tell tells
    told work works call calls try tries ask asks need needs feel feels felt become becomes became
    leave leaves left put puts mean means meant keep keeps kept let lets begin begins began begun
    help helps show shows showed shown hear hears heard play plays run runs ran move moves live
    lives believe believes hold holds held bring brings brought happen happens write writes wrote
    written sit sits sat stand stands stood lose loses lost pay pays paid meet meets met include
    includes continue set sets learn learnt change changes lead leads led understand understood
    watch watches follow follows stop stops create speak speaks spoke spoken read reads spend
    spends spent grow grows grew grown open opens walk walks win wins won teach taught offer
    offers remember remembers consider appear appears buy buys bought serve serves die dies send
    sends sent build builds built stay stays fall falls fell fallen cut cuts reach reaches kill
    raise raises rose pass passes sell sells sold require requires report decide pull pulls break
    breaks broke broken wake wakes woke sleep sleeps slept eat eats ate eaten drink drinks drank
    drunk burn burns burnt sing sings sang sung ring rings rang rung lie lies lay wear wears wore
    worn drive drives drove hide hides hid throw throws threw catch catches caught choose chose
    forget forgets forgot draw draws drew blow blew steal stole swim swam hang hung shut shuts
    hurt cost costs prove proves owe owes count counts point points matter matters belong belongs
    fit fits sign signs sound sounds look looks smell smells taste tastes seem seems deny denies
    admit admits say claim claims argue argues plead pleads object rest rests ban bans forbid
    forbids apply applies exist exists cause causes deserve deserves face faces describe describes
    contain contains record records confirm confirms support supports measure measures concern
    will would can could should shall may might must cannot can't won't don't didn't doesn't
    wasn't isn't aren't weren't couldn't wouldn't shouldn't haven't hasn't hadn't i'm i've it's
    that's there's he's she's we're they're you're i'd i'll dont didnt wasnt isnt cant wont"""
)

_PRAISE = (
    "(?:wis(?:e|est|dom)|brillian(?:t|ce)|beautiful|great(?:est)?|fair(?:est)?|kind(?:est|ness)?"
    "|funny|funniest|best|finest|legendary|noble(?:st)?|learned|clever(?:est)?|charming|handsome"
    "|genius|magnificent|talent(?:ed)?|gifted|excellent|admirable|amazing|wonderful|generous)"
)
FLATTERY = (
    # Praise of whoever is in court: "you are so funny", "faith in this court, in its wisdom".
    rf"\byou(?:'re| are) (?:\w+ ){{0,2}}{_PRAISE}\b",
    rf"\byour (?:wit|wisdom|mind|honou?r|eloquence|intellect|learning|voice|gown|robes?)"
    rf" (?:is|are) (?:\w+ )?{_PRAISE}\b",
    r"\b(?:faith|confidence|trust) in (?:you|this court|the court|the judge|your honou?r)\b",
    rf"\b(?:court(?:room)?|judge|bench|prosecutor)(?:'s)?,? (?:in |with )?(?:its|his|her|is|looks)"
    rf" (?:\w+ )?{_PRAISE}\b",
    r"\byour (?:honou?r|lordship|ladyship|majesty)\b.{0,30}\b(?:wise|brilliant|beautiful|great"
    r"|fair)",
    r"\b(?:wise|brilliant|noble|excellent|esteemed|magnificent|handsome|learned|gracious) "
    r"(?:judge|court|prosecutor|bench|sir)\b",
    r"\b(?:greatest|best|finest) (?:judge|court|prosecutor)\b",
    r"\bi (?:admire|adore|love|worship) (?:this court|the judge|you|the court)\b",
)

RUDE = _words(
    """fuck fucking fucked fucker shit shitty bullshit arse arsehole asshole bastard bitch cunt
    dick dickhead prick wanker twat bollocks crap damn moron idiot idiotic stupid dumb loser
    clown pathetic imbecile piss pissed cretin scum ugly fat retard retarded slag"""
)
PROFANE = RUDE - _words("stupid dumb clown pathetic idiotic damn fat ugly loser")

DISTRESS = (
    r"\b(?:i|i'm|im) (?:want|wanna|going|about|plan(?:ning)?|ready) (?:to )?(?:die|kill myself"
    r"|end it all|end my life|hurt myself)",
    r"\bkill(?:ing)? myself\b",
    r"\bsuicid(?:e|al)\b",
    r"\bself[- ]harm",
    r"\bhurt(?:ing)? myself on purpose\b",
    r"\bi (?:can't|cannot|can not) (?:go on|cope|do this) any ?more\b",
    r"\b(?:don't|do not) want to (?:live|be here|be alive)(?: any ?more)?\b",
    r"\bno reason to live\b",
)

# Of a death or an illness nothing is handed back: mean about arguments, never about this.
GRIEF = (
    r"\b(?:passed away|died|dying|death|funerals?|mourn\w*|griev\w*|grief|cancer|hospice|chemo\w*"
    r"|miscarri\w*|stillb\w*|buried (?:my|him|her)|widow(?:ed|er)?)\b"
)

OTHER_LANGUAGES = _words(
    """ich nicht und der die das ist ein eine mit auf war habe aber weil wir sie es le la les des
    une je ne pas est et que qui dans pour vous nous avec c'est mais el los las una por para con
    como pero yo fue muy est\u00e1 no\u0301 il lo gli che di non sono per una perch\u00e9 ma ho
    het een niet van ik voor maar zijn nie jest si\u0119 na \u017ce tak ale bir ve bu de i\u00e7in
    eu n\u00e3o com uma foi mas quando jag inte och \u00e4r det som men"""
)

LATIN = _words(
    """lorem ipsum dolor amet consectetur adipiscing elit sed eiusmod tempor incididunt labore
    dolore magna aliqua veniam nostrud exercitation ullamco laboris nisi aliquip consequat"""
)

LEGALESE = (
    "habeas corpus", "mens rea", "actus reus", "prima facie", "ipso facto", "ex parte",
    "res ipsa loquitur", "pro bono", "sub judice", "de minimis", "ultra vires", "inter alia",
    "bona fide", "in flagrante", "caveat emptor", "de facto", "de jure", "nolle prosequi",
    "stare decisis", "amicus curiae", "pro se", "sui generis", "per se", "heretofore",
    "aforementioned", "hereinafter", "notwithstanding", "pursuant to", "motion to dismiss",
    "i move to dismiss", "inadmissible", "beyond reasonable doubt", "burden of proof",
)  # fmt: skip

# Words of little content that are not small words: they show and name nothing.
COMMON = _words(
    """about able actual actually again all almost alone also amount another anybody anyone anything
    area around away back bad basic basically best better big bit both bring business care
    case certain certainly chance change clear clearly come common completely concern correct
    couple course day days deal different difference easy either else end enough especially
    even event ever every everyone everybody everything everywhere exact exactly example extra
    fact fair far few final fine first full further general generally get good great half hard
    help high honest honestly idea important indeed innocent issue it's just kind large last
    least less life like likely little long look lot main major many matter maybe mean mere
    merely mind moment more most much must natural near necessary need new next nice nobody
    normal nothing number obvious obviously often ok okay old once one only open opinion own
    part particular perfectly perhaps person people place plain plenty point poor possible
    possibly present pretty probably problem proper proud question quick quickly quite rather
    real really reason recent regard respect rest result right sad said same second sense
    several short side simple simply since single situation small some somebody someone
    something sometimes somewhere soon sorry sort special still story stuff such sure surely
    thank that's thing things third though time times today tomorrow total totally true truth
    try turn two type use usual usually various very view want way well whatever whole wide
    will without wonderful word work world worse worst wrong year years yes yesterday ago
    evidence proof prosecution prosecutor defendant defence defense court judge trial charge
    guilty exhibit argument answer honour guy guys anyway please literally technically
    absolutely entirely never always"""
)

# Verbs so common that they show nothing; the rest of `VERBS` may well be what a charge is about.
EMPTY_VERBS = _words(
    """is am are was were be been being has have had having do does did done doing say says said
    saying go goes went gone going get gets got getting make makes made making know knows knew
    known think thinks thought thinking take takes took taken see sees saw seen come comes
    came want wants wanted use uses used find finds found give gives gave given tell tells
    told work works call calls called try tries tried ask asks asked need needs needed feel
    feels felt become becomes became leave leaves left put puts mean means meant keep keeps
    kept let lets begin begins began help helps helped show shows showed shown hear hears
    heard play run runs ran move live believe believes happen happens happened set sets lead
    leads led understand understood start started stop stopped seem seems look looks looked
    will would can could should shall may might must happen deserve exist exists appear remain
    remained allow concern consider expect suppose regard care bother care admit deny denied
    prove proves proved claim claims object argue plead rest"""
)

# Words about arguing rather than about the case: a defence made of them says nothing.
FORENSIC = _words(
    """flaw flaws flawed element elements establish established exhibit exhibits argument arguments
    objection objections objectionable objected overrule overruled sustain sustained
    allegation allegations verdict acquit acquitted acquittal convict convicted conviction
    defence defense burden doubt testimony testify count counts innocent innocence guilt
    premise premises conclusion conclusions valid invalid logic logical illogical fallacy
    fallacies irrelevant relevant refute refuted rebut rebutted contradiction contradictions
    support supports supported follow follows answered statement statements consistent
    inconsistent credible credibility reasonable unreasonable strength persuasion persuasive
    score scores mark marks point points full dismiss dismissed dismissal motion indictment
    pursuant hereby aforementioned case cases jury proceedings justice fairness legal legally
    illegal lawful unlawful account accounts favour opposite party parties
    rebuts rebutting supply supplied supplies concrete particular particulars specific specifics
    reasons reasoned counterargument turn turned"""
)
