"""The words a claim must keep: negations and directions. Closed lists, English. Pure data."""

from typing import Final

from evidence.domain.verifier.tokens import stem

# Said of something, each of these turns it round. "Nor" repeats the negation it follows, and
# "without" turns round the thing it stands before, not the clause.
NEGATIONS: Final = frozenset(
    "not no never none nobody nothing nowhere neither cannot cant wont hardly scarcely"
    " barely rarely seldom fail fails failed failing false falsely untrue wrong wrongly myth"
    " mistaken mistakenly incorrect incorrectly lack lacks lacked lacking absent absence"
    " impossible unable unlikely refuse refuses refused denies denied deny".split()
)
# Pairs whose first word negates nothing.
IDLE: Final = frozenset(
    {
        ("not", "only"),
        ("not", "just"),
        ("not", "merely"),
        ("not", "least"),
        ("no", "doubt"),
        ("no", "wonder"),
        ("no", "sooner"),
        ("nothing", "but"),
    }
)

# axis: one direction / the other. Comparatives of size share an axis, because "more than" and
# "larger than" say the same of two figures; superlatives have their own, because "larger" is
# not "largest". After a dot is a kind of the same axis: what rose did increase, but a falling
# stone is not the opposite of a growing figure. Base forms such as "long" or "high" only name a
# measure and are left out.
_AXES: Final = """
change.move: rise rises rising rose risen climb
  / fall falls falling fell fallen drop
change.size: increase grow grows growing grew grown growth expand gain
  / decrease shrink shrinks shrank shrunk decline contract lose loses lost loss
size: more greater larger bigger higher exceed exceeds above over upper upward longer taller heavier
  wider deeper thicker broader outnumber outweigh
  / less fewer smaller lower below under beneath downward shorter lighter narrower shallower thinner
extreme: most greatest largest biggest highest maximum longest tallest heaviest widest deepest
  thickest uppermost / least fewest smallest lowest minimum shortest lightest narrowest
  shallowest thinnest
time: after later / before earlier prior
age: older / younger newer
eldest: oldest earliest / youngest newest latest
order: first / last
edge: until / since
begin: begin start open / end finish stop close cease
pace: faster quicker swifter accelerate / slower decelerate
fastest: fastest quickest / slowest
heat: hot hotter hottest warm warmer warmest / cold colder coldest cool cooler coolest
reach: nearer closer nearest closest / farther further farthest furthest
northing: north northern northward / south southern southward
easting: east eastern eastward / west western westward
side: left leftward / right rightward
turn: clockwise / anticlockwise counterclockwise
inside: inside within / outside beyond
worth: better best / worse worst
trade: import buy bought / export sell sold
state: melt thaw / freeze freezes froze frozen
phase: evaporate boil / condense
pull: attract / repel
light: absorb / emit reflect
sign: positive / negative
heading: forward ahead / backward behind
height: ascend / descend
strength: stronger strongest / weaker weakest
bright: brighter brightest / dimmer dimmest darker darkest
dense: denser densest / sparser sparsest
part: majority / minority
many: many / few
multiply: double doubled triple tripled multiply / halve halved divide
"""


def _directions() -> dict[str, tuple[str, int]]:
    found: dict[str, tuple[str, int]] = {}
    for entry in _AXES.replace("\n  ", " ").strip().splitlines():
        axis, _, words = entry.partition(":")
        for sign, side in zip((1, -1), words.split("/"), strict=True):
            for word in side.split():
                found[word] = found[stem(word)] = (axis, sign)
    return found


# A folded word or its stem → (axis, +1 or -1).
DIRECTIONS: Final = _directions()
# What compares has two sides; turned round, it says the opposite. So do comparatives with "than".
SIDED: Final = frozenset(
    "before after above below under beneath exceed exceeds exceeded outnumber outnumbers"
    " outnumbered outweigh outweighs outweighed ahead behind".split()
)

# These say little about what a sentence is about.
FUNCTION_WORDS: Final = frozenset(
    "a an the this that these those it its they their them he his him she her we our us you your i"
    " my me one ones who whom whose which what when where why how there here and or but nor so yet"
    " if then than as of in on at by for from with to into onto out off up down about over under"
    " through across along among between around against near per via upon is are was were be been"
    " being am has have had having do does did done doing will would can could may might must shall"
    " should not no never only just also too very even still ever much many some any each every all"
    " both such same other another own while because although though whereas"
    " during without s t".split()
)
# Where a clause of a claim or a passage ends and another begins.
BREAKS: Final = frozenset(
    "but while whereas and although though because which who whose so yet then unless".split()
)
BREAK_MARKS: Final = frozenset(",;:.!?()…|")
# Names of days and months are dates, and dates are exact; these make another unit of a unit.
MONTHS: Final = frozenset(
    "january february march april may june july august september october november december".split()
)
# Without "may", which is a verb far more often.
CALENDAR: Final = (MONTHS - {"may"}) | frozenset(
    "monday tuesday wednesday thursday friday saturday sunday".split()
)
MODIFIERS: Final = frozenset("square cubic squared cubed nautical per".split())
