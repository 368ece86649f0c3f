"""Plain English: the words a claim may use of its own.

Case is folded before anything is compared, so a name cannot be told by its capital. It is told
by this list instead: a word of a claim that is neither here nor in the source's own prose is a
name, and the passage has to have it. Kept to words that claims about facts are made of, and
free of words that are also common names. Pure data.
"""

from functools import lru_cache
from typing import Final

from evidence.domain.verifier.lexicon import CALENDAR, FUNCTION_WORDS
from evidence.domain.verifier.tokens import bare, stem, tokens

_WORDS: Final = """
put puts get gets got give gives go goes far now big men girl girls boy boys saw heard pulled sure
width percentage median quotient remainder subtract hence essentially literally considerably
contrary numeral whereby let lets got gone going came come comes becoming became seen sees seeing
done doing made making makes said saying says told tells telling think thinks thought know knows
knew known look looks looked looking use uses using used try tries tried ask asks asked need needs
needed feel feels felt leave leaves leaving left call calls called keep keeps kept begin begins
began begun seem seems seemed help helps helped turn turns turned start starts started show shows
showed shown hear hears hearing play plays played run runs ran move moves moved live lives lived
believe believes hold holds held bring brings brought happen happens happened write writes wrote
written provide provides sit sits sat stand stands stood lose loses lost pay pays paid meet meets
met include includes continue continues set sets learn learns learnt lead leads led understand
watch watches follow follows stop stops create creates speak speaks spoke spoken read reads spend
spends spent grow grows grew grown open opens walk walks win wins won teach teaches taught offer
offers remember consider appear appears buy buys bought serve serves die dies died send sends sent
build builds built stay stays fall falls fell fallen cut cuts reach reaches reached kill remain
remains suggest raise raises pass passes sell sells sold require requires report decide pull twice
thrice roughly exactly merely simply nearly mainly largely wholly partly hardly barely surely
truly indeed instead moreover however thus therefore otherwise meanwhile
ability able abroad accept accident according account accurate acid across act action active
actual add addition adult advance advice affect afternoon again age ago agree agreement air alarm
alike alive allow almanac almost alone alphabet already alter alternate altogether always amount
ancestor ancient angle animal annual answer ant anybody anyone anything anyway anywhere apart
apiece appear appearance apple approach approximately arc area argue arm army arrange arrangement
arrival arrive arrow art article artist ash aside ask asleep assemble atom attach attempt attend
attention audience author available average awake aware away axis baby back bacteria bad bag bake
balance ball balloon band bank bare barely bark barrel base basic basin basis basket battery
battle beach bead beak beam bean bear beard beat beautiful become bed bee beetle behave behaviour
believe bell belong belt bend benefit beside besides bird birth bit bite bitter black blade blind
block blood blow blue board boat body bone book border bore borrow bottle bottom bound bow bowl
box brain brake branch brass bread breadth break breath breathe breed brick bridge brief bright
bring broad brother brush bubble bucket build building bulb bundle burn burst bury bus bush
business busy butter button cable cake calculate calendar call calm camera canal candle cannot
capable capacity capital captain capture car carbon card care carry cart carve case cast castle
cat catch cause cave ceiling cell central centre ceremony certain certainly chain chair chamber
champion chance change channel chapter character charge chart cheap check cheese chemical chest
chief child choice choose church circle circuit circular circumference citizen city civil claim
class classify clay clean clear clerk cliff climate clock cloth clothes cloud club coal coast coat
code coin collect collection colour column comb combination combine come comet comfort common
community company compare comparison compass compete complete complex compose compound compute
concern conclude concrete condition conduct cone confirm connect consider consist constant contain
container content continent continue control conversation convert copper copy coral core corn
corner correct cost cotton count counter country couple courage course court cover cow crack craft
create creature crew crop cross crowd crown crust cry crystal cube cubic culture cup current
currently curve custom cut cycle cylinder daily damage damp dance danger dark darkness data date
daughter daylight dead deal death debate decide decimal decision declare deep deer define
definition degree delay deliver demand density depart depend depth descend desert design desk
despite destroy detail determine develop device diagonal diagram dial diameter dictionary die diet
differ difference different difficult dig digit dimension dinner direct direction dirt disappear
disc discover discovery disease dish dissolve distance distant distinct distribute district divide
divided division dog dome door dot doubt drain draw drawing dream dress drift drill drink drive
drum dry duck due dust duty ear earn earth ease easy eat echo edge edition education effect effort
egg eight elastic electric electricity electron element elephant else empire employ empty enable
enclose encourage enemy energy engine enjoy enormous enough ensure enter entire entirely entrance
envelope environment equal equation equator equip equivalent era error escape establish estimate
evaporate even evening event eventual everybody everyday everyone everything everywhere evidence
evolve exact exactly examine example excellent except exception exchange exhibit exist existence
expect expensive experience experiment explain explode explore explosion express extend extent
extra extreme eye face fact factor fade fail fair fairly faith familiar family famous farm fashion
fast fasten fat father fault favour fear feather feature feed feel female fence festival fever
fibre field fierce fight figure file fill film filter final find fine finger fire firm fish fit
fix flag flame flash flat flavour flesh flexible flight float flock flood floor flour flow flower
fluid fly foam focus fold folk follow food fool foot force foreign forest forever forget form
formal format formation formula fortune forward fossil foundation fraction frame free freedom
frequency frequent fresh friend frog front frost fruit fuel full function funeral fungus fur
furniture future game garden gas gate gather gauge gear general generally generate generation
gentle genuine geometry giant gift glacier glass glide globe glow goal goat gold good goods govern
government grade gradual grain grammar grape graph grass gravity great green greet grey grid grind
grip ground group guard guess guest guide guitar gun habit hair hammer hand handle hang happen
happy harbour hard harm harvest hat hatch head health hear heart heat heaven heavy height help
hemisphere hen herb herd hero herself hexagon hide high hill himself history hive hobby hold hole
hollow home honest honey honour hook hope horizon horizontal horn horse hospital host hotel house
however huge human humid hunt hurry hurt ice icon idea identical identify illness image imagine
immediate immense importance important impression improve include indeed independent index
indicate individual industry infinite influence inform information ingredient inhabit inhabitant
initial injury inner insect insert inside inspect instance instant instead instruction instrument
integer intend intense interest interior internal international interrupt interval introduce
invent invention inventor invite involve iron island isolate issue item itself jaw jewel job join
joint journal journey joy judge juice jump junction jungle just keen keep kettle key kick kill
kind king kingdom kitchen kite knee knife knock knot know knowledge label labour ladder lady lake
lamp land landscape lane language lantern large laser last late later latitude laugh launch law
lawn lay layer lead leaf leak lean leap learn leather leave lecture leg legal length lens lesson
let let's letter level lever library lid life lift light lighthouse lighting lightning like limb
limit line link lion lip liquid list listen literature live liver load loaf loan local locate
location lock log long longitude look loop loose lose loud love low luck lunch lung machine
magazine magnet magnetic mail main maintain major make male mammal man manage manner manual
manufacture map marble march margin marine mark market marry mass master match mate material
mathematics matter mature may maybe meal mean meaning means meanwhile measure measurement meat
mechanical mechanism medal medical medicine medium meet melody melt member memory mention mercury
mere merely message metal meteor method middle midnight might mild milk mill mind mine mineral
minor minus mirror miss mist mix mixture model moderate modern molecule moment money monkey
monster monument mood moon moral morning mostly mother motion motor mount mountain mouse mouth
move movement mud multiple multiply muscle museum music musical musician mystery name namely
narrow nation national native natural nature near nearby nearly neat necessary neck need needle
neighbour nerve nest net network neutral new news newspaper next night nine noble noise none noon
normal nose note notice noun novel nowadays nucleus number nut oak obey object observe observer
obtain obvious occasion occupy occur ocean odd offer office officer official often oil old once
open opera operate operation opinion oppose opposite orbit order ordinary ore organ organise
organism origin original ornament otherwise outer outline output outside oval oven overall owe own
owner oxygen pack page pain paint painter painting pair palace pale palm pan panel paper parallel
parent park part particle particular partner pass passage passenger past paste patch path patient
pattern pause pay peak peel pen pencil pendulum people per percent perfect perform performance
perhaps period permanent permit person personal phase photograph phrase physical piano pick
picture piece pig pigment pile pilot pin pipe pitch place plain plan plane planet plant plaster
plate platform play player please pleasure plenty plot plug plural plus pocket poem poet point
poison pole police polish polygon pond pool poor popular population port portion portrait position
possess possible possibly post pot potato pound pour powder power powerful practical practice pray
precise precisely predict prefer prefix prepare presence present preserve press pressure prevent
previous price priest prime print prism prison prize probable probably problem process produce
product production profession programme progress promise proof proper property proportion propose
protect protein prove provide public publish pull pulse pump pupil pure purpose push pyramid
quality quantity quarter queen question quick quickly quiet quilt quite quote rabbit race
radiation radio radius rail railway rain rainbow raise range rank rapid rare rate rather ratio raw
ray reach react reaction read reader reading ready real realise reality really rear reason receive
recent recently recipe recognise recommend record recording recover rectangle red reduce reel
refer region regular reign relate relation release religion religious remain remark remember
remote remove repair repeat replace reply report represent reptile require rescue research
resemble reserve resist resistance rest result return reveal reverse revolution revolve reward
rhyme rhythm rib rice rich ride ridge right rigid ring ripe river road roast robot rock rocket rod
role roll roof room root rope rotate rotation rough roughly round route routine row royal rub
rubber rude rug ruin rule ruler run rush rust sacred safe sail sailor salt sample sand satellite
satisfy save say scale scatter scene school science scientific scientist scissors score scrape
scratch screen screw script sea seal search season seat secret section secure see seed seek seem
select sell send sense sensitive sentence separate sequence series serious serve service session
set settle settlement seven several severe sew shade shadow shake shallow shape share sharp sheep
sheet shelf shell shelter shield shift shine ship shirt shock shoe shoot shop shore short shot
shoulder shout show shower shut sick side sight sign signal silence silent silk silver similar
simple simply simultaneous since sing singer single sink sister sit site situation size skeleton
skill skin skull sky slave sleep slice slide slight slightly slope slow slowly small smell smile
smoke smooth snail snake snow soap social society soft soil solar soldier solid solution solve
somebody someone something sometimes somewhat somewhere song soon sort sound soup sour source
space span spark speak speaker special species specific specimen speech speed spell spend sphere
spider spin spiral spirit split spoil spoken spoon sport spot spread spring square stable staff
stage stain stair stamp stand standard star stare start state statement station statue stay steady
steam steel steep stem step stick stiff still sting stir stitch stock stomach stone store storm
story stove straight strange stranger strap straw stream street strength stretch strict strike
string strip stroke strong structure student study style subject substance substitute succeed
success sudden suffer sugar suggest suit sum summer summit sun sunlight sunrise sunset supper
supply support suppose surface surprise surround survey survive suspect suspend swallow sweat
sweet swim swing switch sword syllable symbol symmetry system table tail take tale talk tall tank
tap tape target task taste tax tea teach teacher team tear technical technique telescope tell
temperature temple temporary tend tent term terrible test text texture theatre themselves theory
therefore thermometer thick thin thing think though thread thrice throughout thunder thus ticket
tide tight tilt timber time times timetable tin tiny tip tire tissue title today toe together
tomato tomorrow tone tongue tonight tool tooth top topic total totally touch tour toward towards
tower town toy trace track trade tradition traditional traffic trail train transfer transform
translate transmit transparent transport trap travel traveller treasure treat tree trial triangle
tribe trick trip tropical trouble true trunk trust truth try tube tune tunnel turn turtle twice
twin twist type typical ultimate umbrella understand uniform union unique unit unite universal
universe university unlike unusual upper urban use useful usual usually vacuum valley value valve
vapour variety various vary vast vegetable vehicle vein verb verse version vertex vertical vessel
vibrate vibration view village violent violet violin visible vision visit visitor visual vital
voice volcano volume vote vowel voyage wait wake walk wall wander want war warn wash waste watch
water wave wavelength wax way weak wealth weapon wear weather weave wedding wedge weigh weight
well wet whale whatever wheat wheel whenever wherever whether whistle white whole whose wide wife
wild win wind window wine wing winner winter wire wise wish within witness wolf woman wonder wood
wooden wool word work worker workshop world worm worry worth wrap write writer writing yellow
yesterday yield young youth zone
"""

_PREFIXES: Final = ("un", "re", "non", "over", "under", "out", "mid", "pre", "sub")
_SUFFIXES: Final = (
    *("er", "or", "est", "ness", "less", "ful", "able", "ment", "al", "ic", "ical", "ion", "ation"),
    *("y", "ish", "ity", "ship", "wise", "ward", "wards", "most", "like", "ever"),
)
# What names of places and families are made with.
_OF_PLACES: Final = ("land", "wood", "field", "ford", "ton", "well", "bridge", "pool", "port")


@lru_cache(maxsize=1)
def _plain() -> frozenset[str]:
    words = _WORDS.split()
    return frozenset(words) | frozenset(map(stem, words))


@lru_cache(maxsize=8192)
def is_plain(word: str) -> bool:
    """Whether a folded word is on the list, inflected or derived by an ordinary ending."""
    word = bare(word)
    if _is_listed(word):
        return True
    if any(word.startswith(p) and _is_listed(word[len(p) :]) for p in _PREFIXES):
        return True
    for ending in _SUFFIXES:
        for form in (word, word.removesuffix("s"), word.removesuffix("ly")):
            base = form.removesuffix(ending)
            if base != form and len(base) >= 3 and _is_base(base):
                return True
    return _is_compound(word)


def _is_listed(word: str) -> bool:
    return len(word) > 1 and (word in _plain() or (len(word) > 3 and stem(word) in _plain()))


def _is_base(base: str) -> bool:
    undoubled = base[:-1] if len(base) > 3 and base[-1] == base[-2] else base
    turned = base[:-1] + "y" if base.endswith("i") else base
    return any(map(_is_listed, (base, base + "e", undoubled, turned)))


def _is_compound(word: str) -> bool:
    """Two plain words in one: "seabird", "sandstone"; but "Greenland" is a place."""
    if word.endswith(_OF_PLACES):
        return False
    return any(
        word[:at] in _plain() and (word[at:] in _plain() or stem(word[at:]) in _plain())
        for at in range(3, len(word) - 3)
    )


def names_in(sentence: str) -> frozenset[str]:
    """The names in a sentence of a source, whose capitals can be relied on, as stems."""
    found = set()
    for index, raw in enumerate(sentence.split()):
        for part in tokens(raw):
            capital = next((char for char in raw if char.isalpha()), "").isupper()
            if not (part.is_word and capital) or part.text in CALENDAR:
                continue
            word = bare(part.text)
            if word in FUNCTION_WORDS or (index == 0 and is_plain(word)):
                continue
            found.add(stem(word))
    return frozenset(found)
