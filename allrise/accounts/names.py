"""What people may call themselves: nothing invisible, nobody else's name, no slur. Pure.

Every comparison is made on a *folded* name: accents off, look-alike letters of other scripts
and leetspeak turned into the Latin letters they stand for, so that `Аdm1n` is `admin`. A slur
is looked for as a word of its own, and the unmistakable ones anywhere; the innocent words
that contain one are taken out first, so that Scunthorpe may play.
"""

import re
import unicodedata
from typing import Final

from django.core.validators import RegexValidator

LONGEST: Final = 40
USERNAME: Final = RegexValidator(
    r"\A[A-Za-z0-9](?:[A-Za-z0-9._-]{0,28}[A-Za-z0-9])\Z",
    "A name is 2 to 30 letters of the alphabet, digits, dots, dashes or underscores, "
    "and begins and ends with a letter or a digit.",
)
USERNAME_VALIDATORS = [USERNAME]

# Letters of other scripts that look Latin, and digits and signs that are read as letters.
_LOOKS: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁһӏѵԛԝкмтнвг", "aeopcyxijsdhlvqwkmthbr", strict=True)),
        **dict(zip("αβεικνορτυχηγωδσ", "abeikvoptuxnywds", strict=True)),
        **dict(zip("01345789@$!|€£+", "oieastbgasiielt", strict=True)),
        "ı": "i", "ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
        "ⅼ": "l", "ɡ": "g", "ɑ": "a", "ʀ": "r", "ɪ": "i", "ɴ": "n",
    }
)  # fmt: skip
_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
# Letters that show nothing: fillers and the blank braille cell.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_MARKS_IN_A_ROW: Final = 2

# Nobody is called this, alone or with any punctuation between.
_TAKEN: Final = frozenset(
    """
    admin admins administrator administration root superuser sysadmin system mod mods moderator
    moderators staff curator curators official support help helpdesk security abuse
    postmaster webmaster noreply thecourt court judge thejudge hishonour herhonour clerk theclerk
    prosecutor theprosecutor prosecution theprosecution defendant thedefendant strategist
    thestrategist bailiff thebailiff allrise house thehouse thedealer acoin dealer guest aguest
    member amember formermember aformermember anonymous nobody null undefined none deleted
    deleteduser me you judgevirtue mrharrington evidenceroom theevidenceroom human
    """.split()
)
# A word of the name that claims an office.
_OFFICES: Final = frozenset(
    "admin administrator moderator curator staff superuser sysadmin official".split()
)
# The people of the court, anywhere in a name.
_COURT: Final = (
    "constancevirtue", "judgevirtue", "justicevirtue", "reginaldpharrington",
    "reginaldharrington", "harringtoniii", "harringtonthethird", "prosecutorharrington",
    "allriseadmin", "allrisestaff", "allriseofficial", "allrisecourt", "allriseteam",
)  # fmt: skip


def _one(text: str) -> str:
    """A 1 is an i to one reader and an l to the next, so that the two are one letter."""
    return text.replace("l", "i")


_TAKEN_ALIKE: Final = frozenset(map(_one, _TAKEN))
_OFFICES_ALIKE: Final = frozenset(map(_one, _OFFICES))
_COURT_ALIKE: Final = tuple(map(_one, _COURT))
_NUMBERED: Final = re.compile(r"(?:guest|member)[-_. ]?[0-9a-f]+", re.IGNORECASE)

# Words that hold a slur by accident of spelling, as they come out of folding.
_INNOCENT: Final = re.compile(
    r"scunthorpe|snigger(?:s|ed|ing|er)?|niggard(?:ly|liness)?|spick and span|raccoons?"
    r"|cocoon(?:s|ed)?|tycoons?|pakistan(?:i|is)?|spaki\w*|fagin|fagioli|faggioli|fagots? wood"
    r"|retardant|retardation|chinks? in the armou?r|dykes? road|van ?dykes?|kikes?ha"
)
# As a word of its own, with the usual endings.
_WORDS: Final = re.compile(
    r"(?:nigg+(?:er|a|ah|az|uh)|fag+(?:ot|it|y)?|kike|spic|spick|wetback|chink|gook|coon|paki"
    r"|raghead|towelhead|tran+y|shemale|dyke|retard(?:ed)?|cunt|twat|rapist|pedo(?:phile)?"
    r"|paedo(?:phile)?|nazi|hitler|heil|kkk|jigaboo|darkie|golliwog|gyp+o|tard|whore|slut)"
    r"(?:s|z|es|ed|boy|lover|face)?"
)
# Wherever they stand, with letters doubled and signs between.
_ANYWHERE: Final = re.compile(
    r"n+i+g+g+(?:e+r+|a+h*(?![a-z]))|f+a+g+g+o+t|s+a+n+d+n+i+g|p+o+r+c+h+m+o+n+k|c+u+n+t+(?:s|y)?(?![a-z])"
    r"|k+i+k+e+s+(?![a-z])|t+r+a+n+n+(?:y|ie)|h+e+i+l+h+i+t+l+e+r|s+i+e+g+h+e+i+l|a+d+o+l+f+h+i+t+l+e+r"
    r"|g+a+s+t+h+e+j+e+w|k+i+l+l+(?:a+l+l+)?(?:t+h+e+)?j+e+w|w+h+i+t+e+p+o+w+e+r"
)


TAKEN: Final = "That name belongs to the court, or reads as if it did."
RUDE: Final = "The court will not read that name aloud. Choose another."


def complaint(name: str) -> str | None:
    """What is wrong with a name, in one sentence, or None."""
    unreadable = _unreadable(name)
    if unreadable is not None:
        return unreadable
    if _impersonates(name):
        return TAKEN
    return RUDE if _abuses(name) else None


def tidy(name: str) -> str:
    """The name in one form: NFC, single spaces, nothing around it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def folded(name: str) -> str:
    """The words of a name as they look, in small Latin letters with spaces between."""
    text = _latin(name)
    return re.sub(r"[^a-z]+", " ", text).strip()


def squeezed(name: str) -> str:
    """The same with nothing between the letters: two names that squeeze alike look alike."""
    return re.sub(r"[^a-z0-9]", "", _latin(name))


def _latin(name: str) -> str:
    text = unicodedata.normalize("NFKD", name).casefold()
    text = "".join(char for char in text if not unicodedata.combining(char))
    return unicodedata.normalize("NFKD", text.translate(_LOOKS))


def _unreadable(name: str) -> str | None:
    if not name:
        return "A name has at least one letter."
    if len(name) > LONGEST:
        return f"A name is at most {LONGEST} characters."
    if any(unicodedata.category(char) in _HIDDEN or char in _BLANK for char in name):
        return "A name has no invisible or direction-changing characters."
    if not any(unicodedata.category(char)[0] in "LN" for char in name):
        return "A name has at least one letter."
    marks = 0
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks > _MARKS_IN_A_ROW:
            return "A name does not pile marks on its letters."
    return None


def _impersonates(name: str) -> bool:
    whole = _one(squeezed(name))
    return (
        whole in _TAKEN_ALIKE
        or _NUMBERED.fullmatch(name.strip()) is not None
        or any(_one(word) in _OFFICES_ALIKE for word in folded(name).split())
        or any(each in whole for each in _COURT_ALIKE)
    )


def _abuses(name: str) -> bool:
    words = _INNOCENT.sub(" ", folded(name))
    if any(_WORDS.fullmatch(word) for word in words.split()):
        return True
    together = re.sub(r"\s", "", words)
    # Letters spelled out one by one make a word of their own.
    spelled = _spelled(words)
    return _ANYWHERE.search(together) is not None or any(_WORDS.fullmatch(x) for x in spelled)


def _spelled(words: str) -> list[str]:
    return [re.sub(" ", "", each) for each in re.findall(r"\b(?:[a-z] ){2,}[a-z]\b", words)]
