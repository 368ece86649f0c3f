"""Words, stems and spans: the smallest things the house knows of a text. Pure."""

import re
from functools import lru_cache
from typing import NamedTuple

from trials.house.lexicon import FUNCTION, NEGATIONS

_TOKEN = re.compile(r"[^\W\d_]+(?:['\u2019\u02bc][^\W\d_]+)*|\d+(?:[:.,]\d+)*%?")
# What thumbs and speech recognisers leave out or swap, read as it was meant.
_MEANT = {
    "dont": "don't", "didnt": "didn't", "doesnt": "doesn't", "wasnt": "wasn't", "isnt": "isn't",
    "arent": "aren't", "werent": "weren't", "cant": "can't", "couldnt": "couldn't",
    "wouldnt": "wouldn't", "shouldnt": "shouldn't", "wont": "won't", "havent": "haven't",
    "hadnt": "hadn't", "hasnt": "hasn't", "im": "i'm", "ive": "i've", "thats": "that's",
    "theres": "there's", "theyre": "they're", "youre": "you're", "itd": "it'd", "hes": "he's",
    "shes": "she's", "becuase": "because", "becasue": "because", "beacuse": "because",
    "becouse": "because", "becase": "because", "cuase": "cause", "teh": "the", "adn": "and",
    "taht": "that", "coz": "because", "cos": "because", "cuz": "because", "bc": "because",
    "wich": "which", "thier": "their", "nieghbour": "neighbour", "definately": "definitely",
    "recieved": "received", "untill": "until", "whcih": "which", "wiht": "with",
}  # fmt: skip
_IRREGULAR = {
    "ate": "eat", "eaten": "eat", "burnt": "burn", "took": "take", "taken": "take",
    "went": "go", "gone": "go", "said": "say", "saw": "see", "seen": "see", "came": "come",
    "gave": "give", "given": "give", "told": "tell", "kept": "keep", "held": "hold",
    "left": "leave", "lost": "lose", "sold": "sell", "stood": "stand", "sat": "sit",
    "slept": "sleep", "woke": "wake", "woken": "wake", "sang": "sing", "sung": "sing",
    "wrote": "write", "written": "write", "spoke": "speak", "spoken": "speak", "drove": "drive",
    "driven": "drive", "wore": "wear", "worn": "wear", "broke": "break", "broken": "break",
    "bought": "buy", "brought": "bring", "thought": "think", "caught": "catch", "felt": "feel",
    "found": "find", "meant": "mean", "paid": "pay", "ran": "run", "hid": "hide",
    "hidden": "hide", "stole": "steal", "stolen": "steal", "threw": "throw", "thrown": "throw",
    "grew": "grow", "grown": "grow", "knew": "know", "known": "know", "rang": "ring",
    "rung": "ring", "chose": "choose", "chosen": "choose", "fell": "fall", "fallen": "fall",
    "flew": "fly", "drank": "drink", "drunk": "drink", "blew": "blow", "blown": "blow",
    "forgot": "forget", "forgotten": "forget", "hung": "hang", "heard": "hear", "led": "lead",
    "met": "meet", "won": "win", "spent": "spend", "sent": "send", "built": "build",
    "men": "man", "women": "woman", "children": "child", "feet": "foot", "teeth": "tooth",
    "mice": "mouse", "geese": "goose", "people": "person", "loaves": "loaf", "knives": "knife",
    "leaves": "leave", "shelves": "shelf", "scarves": "scarf", "halves": "half", "dying": "die",
    "lying": "lie", "colour": "color", "grey": "gray", "neighbour": "neighbor",
    "neighbours": "neighbor", "drew": "draw", "drawn": "draw", "began": "begin",
    "begun": "begin", "taught": "teach", "swam": "swim", "rose": "rise", "risen": "rise",
    "shook": "shake", "made": "make", "had": "have", "did": "do", "lent": "lend",
    "lit": "light", "swept": "sweep", "bent": "bend", "bitten": "bite", "sunk": "sink",
    "sank": "sink", "shone": "shine", "stuck": "stick", "struck": "strike", "tore": "tear",
    "torn": "tear", "froze": "freeze", "frozen": "freeze", "spilt": "spill", "smelt": "smell",
    "learnt": "learn", "dreamt": "dream", "leant": "lean", "spoilt": "spoil", "slid": "slide",
    "swung": "swing", "swore": "swear", "sworn": "swear", "crept": "creep", "dealt": "deal",
    "fed": "feed", "lain": "lie", "laid": "lay", "dug": "dig", "misheard": "mishear",
    "overheard": "overhear", "understood": "understand", "mistook": "mistake",
    "mistaken": "mistake", "fought": "fight", "sought": "seek", "wives": "wife", "got": "get",
    "gotten": "get", "explanation": "explain", "choice": "choose", "proof": "prove",
    "proven": "prove", "bred": "breed", "cheque": "check", "dice": "die", "woven": "weave",
    "upheld": "uphold", "withdrew": "withdraw", "overslept": "oversleep", "clung": "cling",
}  # fmt: skip
_VOWELS = frozenset("aeiouy")


class Span(NamedTuple):
    """A piece of a text with its place in it, in code points."""

    start: int
    end: int
    text: str


class Word(NamedTuple):
    start: int
    end: int
    text: str
    lower: str

    @property
    def stem(self) -> str:
        return stem(self.lower)


@lru_cache(maxsize=8192)
def tokens(text: str) -> tuple[Word, ...]:
    """The words and numbers of `text`, in order, apostrophes straightened in `lower`."""
    return tuple(Word(m.start(), m.end(), m[0], meant(m[0])) for m in _TOKEN.finditer(text))


@lru_cache(maxsize=16384)
def meant(word: str) -> str:
    """`word` in lower case and straight apostrophes, common slips of thumb and ear mended."""
    lower = word.replace("\u2019", "'").replace("\u02bc", "'").lower()
    return _MEANT.get(lower, lower)


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """A crude, consistent stem: both sides of every comparison go through it."""
    word = word.lower().replace("\u2019", "'")
    if word.endswith("'s"):
        word = word[:-2]
    word = _IRREGULAR.get(word, word)
    if len(word) <= 3 or not word[0].isalpha():
        return word
    word = _unsuffixed(word)
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


def _unsuffixed(word: str) -> str:
    word = _uninflected(word)
    for suffix, least in (("ness", 3), ("ment", 5), ("ful", 4), ("ation", 4)):
        root = word[: -len(suffix)]
        if word.endswith(suffix) and len(root) >= least:
            return root
    if word.endswith(("tion", "sion")) and len(word) > 7:
        return word[:-3]
    if word.endswith("our") and len(word) > 5:
        return word[:-3] + "or"
    if word.endswith(("ize", "iz")) and len(word) > 5:
        return word.removesuffix("e")[:-1] + "s"
    return word[:-1] if word.endswith("ll") and len(word) > 5 else word


def _uninflected(word: str) -> str:
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return word[:-3] + "y"
    for suffix in ("ing", "ed"):
        root = word[: -len(suffix)]
        if word.endswith(suffix) and len(root) >= 3 and _VOWELS & set(root):
            return root[:-1] if _doubled(root) else root
    if word.endswith("ly") and len(word) > 5:
        return word[:-2]
    if word.endswith("es") and word[:-2].endswith(("s", "x", "z", "ch", "sh")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _doubled(root: str) -> bool:
    return len(root) > 3 and root[-1] == root[-2] and root[-1] not in "lsz"


def is_negation(lower: str) -> bool:
    return lower in NEGATIONS or lower.endswith("n't")


@lru_cache(maxsize=8192)
def content_stems(text: str) -> tuple[str, ...]:
    """Stems of the content words, in order; every negation counts as the content word "not"."""
    return tuple(found for word in tokens(text) if (found := _content(word.lower)))


@lru_cache(maxsize=16384)
def _content(lower: str) -> str:
    """The stem of a content word, "not" for a negation, empty for the rest."""
    if is_negation(lower):
        return "not"
    return stem(lower) if lower not in FUNCTION or lower in {"one", "only"} else ""


@lru_cache(maxsize=8192)
def stem_set(text: str) -> frozenset[str]:
    return frozenset(content_stems(text)) - {"not"}


@lru_cache(maxsize=1024)
def shingles(text: str, size: int = 4) -> frozenset[tuple[str, ...]]:
    """Runs of `size` folded words, by which copying is recognised."""
    words = [word.lower for word in tokens(text)]
    return frozenset(tuple(words[i : i + size]) for i in range(len(words) - size + 1))


def words_in(text: str) -> int:
    return len(tokens(text))


def straight(text: str) -> str:
    """The same words with straight quotes and single spaces, as they go on screen."""
    for old, new in (("\u2019", "'"), ("\u2018", "'"), ("\u201c", '"'), ("\u201d", '"')):
        text = text.replace(old, new)
    return re.sub(r"\s+", " ", text).strip()
