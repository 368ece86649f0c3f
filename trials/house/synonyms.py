"""Words that may stand for one another in this court, and typing slips. Pure.

Hand-made for the matters that charges are about and for everyday speech: no thesaurus knows
that a commodore relies and a bun suffers. A word may belong to several groups; sharing one
group is enough to mean the same, and groups are never chained.
"""

from collections.abc import Iterable
from functools import lru_cache

from trials.house.words import stem

_GROUPS = """
say state declare utter speak announce remark mention claim assert comment voice pronounce tell
ask enquire inquire query question wonder pose
reply answer respond response rejoinder retort
phrase words sentence expression remark saying line wording quip
promise vow pledge assure guarantee swear word
predict forecast foresee prophesy foretell prediction prophecy
guess hunch instinct intuition gut
praise compliment flatter flattery applaud acclaim congratulate kudos
encourage urge spur cheer hearten egg
insult offend mock
joke gag pun quip wisecrack jest anecdote
punchline ending payoff finish
laugh giggle guffaw chuckle laughter titter snigger cackle
funny hilarious comic amusing humorous witty
applause clap ovation cheer
see watch view observe notice spot witness glimpse look spy
look glance gaze stare peer squint
hear listen overhear ear hearing
misunderstand mishear misread misinterpret mistake confuse
mistake error accident slip blunder inadvertent accidental mishap unintentional oversight
deliberate intentional knowing purpose wilful conscious purposely intend mean plan premeditated
know aware realise notice understand knowledge
forget misremember lapse overlook
believe trust rely depend faith bank
reliance rely depend trust
lie fib untruth dishonest deceive mislead deceit false pretend fake bluff
honest truthful sincere candid truth frank
hide conceal secret disguise cover mask smuggle hidden sneak camouflage
reveal disclose admit confess announce unveil tell divulge own
visible obvious plain apparent evident open sight
take grab seize remove pinch nick swipe steal lift snatch acquire
steal theft embezzle pinch nick swipe pilfer rob burglary thief larceny stolen
borrow lend loan lent
return restore replace bring hand
give hand present gift donate bestow offer
keep retain hoard save collect store stash hold
hoard collect accumulate gather amass stockpile
throw discard bin dispose chuck recycle dump jettison
lose mislay misplace missing lost
bring carry fetch convey transport
hold grip clutch grasp carry clasp
touch handle finger fingerprint brush press
move shift budge stir relocate nudge reposition advance
turn twist rotate adjust twiddle nudge set
raise increase lift up higher boost hike
lower drop decrease fall dip
change alter adjust amend modify
start begin open commence launch outset
finish end complete conclude stop cease
stop halt cease pause quit
interrupt disturb disrupt butt intrude
wait queue linger delay stay hang
linger loiter stay remain dawdle tarry hang
leave depart go exit withdraw farewell
goodbye farewell bye adieu cheerio parting
arrive come reach appear attend show turn
travel journey move walk ride commute motion transit
walk stroll step march tread pavement
bus train tram tube cab taxi car lift vehicle
path road street route way lane track
direction route way map bearing path
point indicate gesture direct signal wave
wave gesture hand greet hail salute beckon
greet hello hail welcome nod salute
hand arm palm finger fist elbow wrist
leg knee limb foot thigh lap calf
numb dead tingle cramp needle circulation asleep
pain ache hurt sore agony
wake rouse awake awaken stir alert
sleep asleep nap doze slumber snooze kip dream bed unconscious snore
bed pillow mattress duvet blanket sheet bunk
cat kitten feline tabby moggy puss
dog puppy hound pooch
bird pigeon dove gull fowl
wild feral stray untamed free
name call christen dub title baptise label nickname
feed crumb seed bread food chip nourish
expect hope anticipate await entitle demand
window sill windowsill pane
house home dwelling flat household residence place
neighbour neighbourhood neighboring
door doorway threshold entrance doorstep hallway porch doorbell
hallway corridor landing passage hall
hall venue theatre auditorium stage
book reserve hire rent booking deposit
audience crowd spectator gallery listener public
sing song hum croon tune melody ballad warble music vocal
whistle hum tune
loud noisy noise din racket
quiet silent silence hush soundless still
morning dawn sunrise daybreak early breakfast
night dark midnight bedtime evening nocturnal
dark dim unlit gloom black pitch darkness unlight
light lamp bulb torch lit lighting
clock watch timepiece hour
time hour minute moment
minute second hour
late delay overdue tardy
early premature beforehand
sun sunshine sunny fine bright clear
rain wet drizzle shower downpour soak cloudburst storm damp drench deluge
wind breeze gust windy gale blow draught blowy blustery
cold chilly cool freezing frost shiver chill nippy icy freeze tepid lukewarm
hot warm heat heated toasty boiling
temperature degree warmth heat thermometer
thermostat heating dial boiler
glove mitten gauntlet
coat jacket anorak
shoe boot trainer slipper sandal
clothes dress wear garment outfit
umbrella brolly parasol
better superior finer nicer improve
worse inferior shabby poor tatty
broken damaged bent cracked bust snap
cheap inexpensive flimsy bargain
expensive costly pricey dear valuable
old ancient elderly aged worn vintage
new fresh brand recent
identical same alike twin similar lookalike indistinguishable matching
different other separate another distinct
food meal dish lunch dinner supper grub meat sausage burger
eat consume devour swallow munch scoff dine taste bite
hungry starve appetite famished peckish
burn char scorch singe carbonise blacken burnt black
grill barbecue bbq coal ember flame fire griddle
cook bake fry roast grill boil chef
smoke fume smoulder
cake sponge bake gateau bun muffin
vegetable veg courgette zucchini marrow carrot greens
icing frosting topping
recipe ingredient instruction method
dumpling bao bun
plate dish bowl saucer platter
polite courteous manners courtesy civil well-mannered etiquette gracious
refuse decline reject
offer propose invite
share split divide
waste squander leftover
full stuffed sated
bag carrier tote sack holdall
inside within contain interior
count number tally census total sum
many numerous lots plenty
surplus excess spare extra leftover remaining superfluous
need require necessary use necessity requirement essential
emergency crisis urgent urgency
useful handy practical helpful use
pen biro ballpoint nib
write scribble scrawl jot pen handwriting
sign signature autograph initial
unsigned unnamed anonymous nameless
form document paper sheet slip
paper sheet page leaf
booklet manual leaflet guide instruction pamphlet
read peruse study consult
ignore disregard neglect skip overlook flout bypass
follow obey heed comply observe adhere
screw bolt nail dowel peg fixing
piece part component bit fragment
float hover levitate suspended hang
floor ground carpet
wall plaster brick
wardrobe cupboard closet cabinet
assemble build construct erect
fern plant frond greenery houseplant
water mist spray irrigate moisten
dry parched arid
thrive flourish bloom prosper happy happier
neglect forget abandon ignore
happy content cheerful glad pleased joy delighted
sad unhappy gloomy miserable morale
morale mood spirit motivation
tired exhausted weary sleepy
bored boredom tedious dull
kind generous considerate thoughtful kindness
work job shift labour employment task duty
boss manager supervisor employer
colleague coworker workmate
licence permit permission authorise approve certificate consent allow license
permission consent agree leave approval authorise
agree accept consent assent concur unanimous
object complain protest oppose mind grumble
bill cost money price pay charge
buy purchase pay acquire
doctorate degree phd diploma qualification
qualified expert professional trained certified
study learn research read
university college school academy
philosophy metaphysics existence reality being
review opinion verdict judgement critique criticise rate
film movie picture cinema screening
poster advert billboard advertisement
trailer clip preview
accurate right correct true precise
wrong incorrect false mistaken inaccurate
luck chance fluke coincidence fortune
boat yacht sail dinghy vessel ship
sea ocean beach coast shore seaside tide
stranger tourist visitor outsider
lost astray adrift
local resident native
tent canvas camp
camp camping camper campsite
garden lawn yard grass backyard
kettle tea brew
fridge refrigerator larder
near close beside next adjacent nearby
far distant remote away
message text note voicemail
send text post transmit
phone call ring telephone mobile
record recording tape audio
long lengthy extended endless
short brief quick small
cousin relative family relation kin
family household kin
friend mate pal buddy
group party crowd team delegation
queue line row
place spot position space
unfair unjust inequitable
suffer harm hurt damage injure ruin spoil affect
harm damage injury loss
cause blame fault responsible trigger
responsible charge custody duty care
prove show demonstrate establish evidence confirm verify
witness testify vouch testimony
alone solo unaccompanied solitary nobody
test examine analyse check laboratory inspect
time hour date dated timestamp undated
date calendar day
unknown unproven uncertain unverified unclear undetermined unestablished mystery unconfirmed
author writer owner
photo photograph picture image snap
drawing sketch doodle scribble cartoon
blurry blurred unfocused fuzzy smudged unclear
expired lapsed outdated stale
"""


@lru_cache(maxsize=1)
def _groups() -> dict[str, frozenset[int]]:
    groups: dict[str, set[int]] = {}
    for number, line in enumerate(_GROUPS.strip().splitlines()):
        for word in line.split():
            groups.setdefault(stem(word), set()).add(number)
    return {word: frozenset(numbers) for word, numbers in groups.items()}


@lru_cache(maxsize=8192)
def senses(word: str) -> frozenset[int]:
    """The groups that a stem belongs to."""
    return _groups().get(word, frozenset())


def alike(left: str, right: str) -> bool:
    """Whether two stems are the same, of one group, or one slip of the finger apart."""
    return left == right or bool(senses(left) & senses(right)) or slipped(left, right)


# In shorter stems a slip would be another word.
SLIP_LETTERS = 6


@lru_cache(maxsize=32768)
def slipped(left: str, right: str) -> bool:
    """One letter dropped, doubled, swapped or wrong in a stem of six letters or more.

    Both must begin alike: people rarely miss the first letter of a word.
    """
    if left[:1] != right[:1] or min(len(left), len(right)) < SLIP_LETTERS:
        return False
    if abs(len(left) - len(right)) > 1:
        return False
    if len(left) == len(right):
        odd = [i for i, (a, b) in enumerate(zip(left, right, strict=True)) if a != b]
        swapped = len(odd) == 2 and odd[1] == odd[0] + 1
        return swapped and left[odd[0]] == right[odd[1]] and left[odd[1]] == right[odd[0]]
    longer, shorter = sorted((left, right), key=len, reverse=True)
    return any(longer[:i] + longer[i + 1 :] == shorter for i in range(1, len(longer)))


def meets(word: str, stems: Iterable[str]) -> bool:
    """Whether any of `stems` may stand for the stem `word`."""
    return any(alike(word, other) for other in stems)
