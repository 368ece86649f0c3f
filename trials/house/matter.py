"""What in a text is matter and what is filler: words that show, and words that do not. Pure."""

from functools import lru_cache

from trials.house.lexicon import COMMON, EMPTY_VERBS, FORENSIC, FUNCTION
from trials.house.words import is_negation, stem, tokens

# Words that carry no reason, however they are joined: "because I am a good person".
VACUOUS = frozenset(
    stem(word)
    for word in """good nice bad person fault innocent guilty wrong right thing stuff fair unfair
    true fine deal honest say said stupid silly ridiculous crime law court judge
    trial charge bother care normal anyone everyone everybody someone somebody
    nobody way whatever lol prove proof evidence case prosecution prosecutor mean
    big really want know think believe like literally joke nonsense absurd reason
    obviously clearly point matter fun blame try sorry kind problem life world
    always never ever anything something nothing lot bit just so happen know dumb
    boring please haha bro dude mate whole honour honor self therefore thus hence
    consequently otherwise however instead anyway exhibit follow support second
    first""".split()
)
# Words so common that using one is no sign of anything in particular.
PLAIN = frozenset(stem(word) for word in EMPTY_VERBS | FUNCTION | COMMON | FORENSIC) | VACUOUS


@lru_cache(maxsize=8192)
def concrete(text: str) -> frozenset[str]:
    """Stems of words that show or name something: neither small, common nor empty."""
    return frozenset(
        word.stem
        for word in tokens(text)
        if not is_negation(word.lower)
        and word.stem not in PLAIN
        and word.lower not in FUNCTION
        and (len(word.lower) > 2 or word.lower[0].isdigit())
    )
