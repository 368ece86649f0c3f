"""Whether words stand together as English lets them: sentences, not names and hours in a bag. Pure.

A bag of words gives itself away at its small words: an article before a preposition, a
preposition before a verb, a figure between a name and an article, a relative pronoun with no
verb after it. People slip once; nobody slips every few words.
"""

from trials.house import lexicon
from trials.house.reader import is_listing, is_prose
from trials.house.words import Word, content_stems, tokens

_ARTICLES = frozenset("the a an my our their your every".split())
_PREPOSITIONS = frozenset("of at from into with by during".split())
_ALL_PREPOSITIONS = _PREPOSITIONS | frozenset("in on to for until till past after before".split())
_SUBJECTS = frozenset("i he she we they".split())
_FINITE = frozenset("is was are were am has had would could did does".split())
_LINKS = frozenset("and or but because since".split())
_RELATIVES = frozenset("who which".split())
# What may follow each kind of small word in no sentence.
_NEVER = (
    (_ARTICLES, _ARTICLES | _ALL_PREPOSITIONS | _SUBJECTS | _FINITE | _LINKS | {"it", "you"}),
    (_PREPOSITIONS, frozenset({"i", "he", "we", "they"}) | _FINITE | _LINKS | {"of"}),
    (_SUBJECTS, _ARTICLES | frozenset({"of", "from", "i", "he", "she", "we", "they", "is it"})),
    (_FINITE, frozenset("was were is has had".split())),
    (frozenset({"because", "since", "or"}), _FINITE | {"of it", "and", "or"}),
)
_BEFORE_FIGURES = _ALL_PREPOSITIONS | frozenset(
    """about around number no nearly only over under almost just between and or half quarter within
    exhibit flat pitch platform page row line bus room gate seat than the these those all some
    last first next another every""".split()
)
# In so many words there is room for one slip.
_SLIP_EVERY = 15


def is_sentence(text: str) -> bool:
    """Whether this is prose that says something: no list, no bag of names, no chant."""
    content = content_stems(text)
    crowded = len(content) >= 8 and len(set(content)) < 0.5 * len(content)
    crowded = crowded or (len(content) >= 4 and 3 * len(set(content)) <= len(content))
    figures = sum(
        word.lower[0].isdigit() or word.lower in lexicon.NUMBER_WORDS for word in tokens(text)
    )
    names = sum(word.text[0].isupper() for word in tokens(text)[1:] if word.lower != "i")
    salad = len(content) >= 8 and figures + names > 0.4 * len(tokens(text))
    whole = is_prose(text) and not is_broken(text)
    return whole and not crowded and not salad and not is_listing(text)


def is_broken(text: str) -> bool:
    """Whether a sentence of some length is no sentence."""
    words = tokens(text)
    if len(words) < 8:
        return False
    return clashes(text, words) >= max(2, len(words) // _SLIP_EVERY)


def clashes(text: str, words: tuple[Word, ...]) -> int:
    """How many words follow one that they cannot follow."""
    count = 0
    for index in range(1, len(words)):
        left, right = words[index - 1], words[index]
        if text[left.end : right.start] != " ":
            continue
        pair = (left.lower, right.lower)
        count += any(pair[0] in first and pair[1] in then for first, then in _NEVER)
        count += _stray_figure(words, index, text)
        count += _bare_noun(words, index)
    return count


def _stray_figure(words: tuple[Word, ...], index: int, text: str) -> bool:
    """A figure that belongs to nothing: "Margaret 14", "14 the", "who 6"."""
    left, right = words[index - 1], words[index]
    if _is_figure(right):
        after_name = left.text[0].isupper() and left.lower not in lexicon.TIMES | _BEFORE_FIGURES
        return left.lower in _RELATIVES or (
            after_name and left.lower not in lexicon.FUNCTION and index > 0
        )
    if _is_figure(left) and right.lower in _ARTICLES:
        before = words[index - 2].lower if index > 1 else "at"
        apart = index < 2 or text[words[index - 2].end : left.start] != " "
        return not apart and before not in _BEFORE_FIGURES | lexicon.NUMBER_WORDS
    return False


def _bare_noun(words: tuple[Word, ...], index: int) -> bool:
    """A noun without an article that runs into one: "and platform the cousin"."""
    if index < 2 or words[index].lower not in _ARTICLES:
        return False
    noun, before = words[index - 1].lower, words[index - 2].lower
    return before in {"and", "or", "but"} and noun in _NOUNS


_NOUNS = (lexicon.PLACES | lexicon.WITNESSES) - frozenset(
    """park garden school fence train bench shop lobby host witness nurse partner friend court
    mother father""".split()
)


def _is_figure(word: Word) -> bool:
    return word.lower[0].isdigit()
