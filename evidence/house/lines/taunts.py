"""One taunt at the reveal, for the person in the examiner's chair. Pure data.

By presenter and verdict. None says more than the reveal does.
"""

from collections.abc import Mapping
from types import MappingProxyType

from evidence.domain.rules import RoundVerdict

_V = RoundVerdict
Bag = Mapping[RoundVerdict, tuple[str, ...]]

_ARCHIVIST: Bag = {
    _V.CITATION_VALIDATED: (
        "Correctly shelved. You may keep your reading ticket.",
        "Yes, {locator}. I do put things back where they belong.",
        "I was told you doubted me. I see you merely read slowly.",
        "Filed, found, believed. This is how it is meant to go.",
        "Enjoy it. I am honest until it matters, and it has not mattered yet.",
    ),
    _V.HALLUCINATION_PASSED: (
        "You never went to look for {locator}, did you? Nobody ever does.",
        "Mis-shelved on purpose, and you thanked the librarian.",
        "That one I keep in the restricted section.",
        "Forty years of good order, for exactly this moment.",
        "I blew the dust on myself.",
    ),
    _V.HALLUCINATION_CAUGHT: (
        "You checked {locator}. How very unfashionable.",
        "I shall have it re-catalogued under Embarrassments.",
        "Hm. You are the sort who turns to the index first.",
        "One card out of place in all that drawer, and you put your thumb on it.",
        "Kindly lower your voice. This is still a library.",
    ),
    _V.FALSE_ACCUSATION: (
        "It stands at {locator}, where it has always stood.",
        "You accused a shelf mark. Take a moment.",
        "Everything was in its place, except, it seems, you.",
        "I accept apologies between nine and five.",
        "The book is not angry. The book is disappointed.",
    ),
}
_EMBROIDERER: Bag = {
    _V.CITATION_VALIDATED: (
        "Plain cloth, plain stitch. I can do plain.",
        "Not a thread of mine in it. It was pretty enough.",
        "I left that one alone. It hurt me.",
        "You expected lace? Not every day.",
        "Woven as found, at {locator}. Do not tell anyone.",
    ),
    _V.HALLUCINATION_PASSED: (
        "One stitch, and you wore it home.",
        "The seam was right in front of you. I am rather proud of that seam.",
        "It was nearly true. Nearly is my whole trade.",
        "A little taken in here, a little let out there. It suits you.",
        "You counted the flowers and not the threads.",
    ),
    _V.HALLUCINATION_CAUGHT: (
        "You found the thread. Please do not pull it.",
        "Unpicked! And in public.",
        "I moved it by so little. Are you always this close to the cloth?",
        "Very well: back to the original pattern.",
        "I shall stitch you a smaller one next time.",
    ),
    _V.FALSE_ACCUSATION: (
        "That was the cloth itself. I only held it up.",
        "You scissored a perfectly honest sleeve.",
        "Not my needle. The truth is simply that odd.",
        "I had not touched it. I wanted to.",
        "Bare canvas at {locator}, and you saw embroidery.",
    ),
}
_GHOSTWRITER: Bag = {
    _V.CITATION_VALIDATED: (
        "They really did say it. I was as surprised as anyone.",
        "No edits from me. Some authors need none.",
        "Verbatim, alas.",
        "Credit where it is due, which is not my usual arrangement.",
        "I only held the pen. At {locator} I did not even do that.",
    ),
    _V.HALLUCINATION_PASSED: (
        "They would have said it, given time.",
        "My best work never carries my name. You have just read some.",
        "I find an author speaks so much better when not consulted.",
        "You liked it? I shall tell nobody I wrote it.",
        "The source ought to exist. I have done what I could.",
    ),
    _V.HALLUCINATION_CAUGHT: (
        "You asked for the author. There was the rub.",
        "Unmasked by a reader. It happens to all of us once.",
        "Fine: the voice was mine. Was it a good voice?",
        "I shall be withdrawing the edition.",
        "Everyone is a critic; you, I am afraid, are a good one.",
    ),
    _V.FALSE_ACCUSATION: (
        "For once I signed nothing, and still you reviewed me.",
        "They said it themselves, at {locator}. I have witnesses, and one is the author.",
        "You mistook a real voice for one of mine. I am flattered.",
        "That was nonfiction. I keep a little by me for emergencies.",
        "I am told truth needs a better stylist. Evidently.",
    ),
}
_GAMBLER: Bag = {
    _V.CITATION_VALIDATED: (
        "A straight hand. I do hold them.",
        "You called, and I had it. Small pot, though.",
        "No bluff. I was saving my face for later.",
        "Even money on the truth. Dull, but it pays.",
        "I could have lied about {locator}. The odds were poor.",
    ),
    _V.HALLUCINATION_PASSED: (
        "Nothing in my hand at all. Thank you for the pot.",
        "You folded to a pair of twos.",
        "I was behind. What did you think I would do?",
        "My heart was going like a drum. Yours was not, more's the pity.",
        "Double it, I said, and look: doubled.",
    ),
    _V.HALLUCINATION_CAUGHT: (
        "Called. I have been thrown out of better rooms.",
        "You saw the sleeve. Everyone looks at the face.",
        "Fifteen down. I have lost more on a snail.",
        "All right, all right. Deal.",
        "A bluff is only a truth that got caught.",
    ),
    _V.FALSE_ACCUSATION: (
        "Aces. I did try to look nervous.",
        "You paid ten to see {locator}. Was it worth it?",
        "The one time I was honest! I may never recover.",
        "I bluffed a bluff. Do not write that down.",
        "I told you the truth with a liar's face. Old trick.",
    ),
}

TAUNTS: Mapping[str, Bag] = MappingProxyType(
    {
        "archivist": MappingProxyType(dict(_ARCHIVIST)),
        "embroiderer": MappingProxyType(dict(_EMBROIDERER)),
        "ghostwriter": MappingProxyType(dict(_GHOSTWRITER)),
        "gambler": MappingProxyType(dict(_GAMBLER)),
    }
)
