"""The fixed vocabulary of named fallacies, with definitions and examples for the player."""

from enum import StrEnum
from typing import NamedTuple


class Fallacy(StrEnum):
    AD_HOMINEM = "ad_hominem"
    AD_POPULUM = "ad_populum"
    APPEAL_TO_AUTHORITY = "appeal_to_authority"
    APPEAL_TO_EMOTION = "appeal_to_emotion"
    APPEAL_TO_IGNORANCE = "appeal_to_ignorance"
    APPEAL_TO_NATURE = "appeal_to_nature"
    APPEAL_TO_TRADITION = "appeal_to_tradition"
    CIRCULAR_REASONING = "circular_reasoning"
    EQUIVOCATION = "equivocation"
    FALSE_ANALOGY = "false_analogy"
    FALSE_CAUSE = "false_cause"
    FALSE_DILEMMA = "false_dilemma"
    HASTY_GENERALIZATION = "hasty_generalization"
    RED_HERRING = "red_herring"
    RELATIVE_PRIVATION = "relative_privation"
    SLIPPERY_SLOPE = "slippery_slope"
    STRAW_MAN = "straw_man"
    TU_QUOQUE = "tu_quoque"


class Lesson(NamedTuple):
    name: str
    definition: str
    example: str


LESSONS: dict[Fallacy, Lesson] = {
    Fallacy.AD_HOMINEM: Lesson(
        "Ad hominem",
        "Attacking the person who argues instead of the argument.",
        "The prosecutor owns a cape, so nothing he says about ducks can count.",
    ),
    Fallacy.AD_POPULUM: Lesson(
        "Ad populum",
        "Treating a thing as right or true because many people do it or believe it.",
        "Everyone on my street keeps a bag of bags.",
    ),
    Fallacy.APPEAL_TO_AUTHORITY: Lesson(
        "Appeal to authority",
        "Resting a claim on somebody's standing rather than on their reasons or knowledge.",
        "My dentist says the tent was perfectly legal.",
    ),
    Fallacy.APPEAL_TO_EMOTION: Lesson(
        "Appeal to emotion",
        "Asking for pity, fear or affection where a reason is owed.",
        "Convict me and my fern will never recover.",
    ),
    Fallacy.APPEAL_TO_IGNORANCE: Lesson(
        "Appeal to ignorance",
        "Holding a claim true because nobody has shown it false, or the reverse.",
        "Nobody has proved the pigeon objected.",
    ),
    Fallacy.APPEAL_TO_NATURE: Lesson(
        "Appeal to nature",
        "Calling a thing good because it is natural, or bad because it is not.",
        "Napping is natural, so it cannot be an offence to nap in a meeting.",
    ),
    Fallacy.APPEAL_TO_TRADITION: Lesson(
        "Appeal to tradition",
        "Calling a thing right because it has always been done.",
        "My family has said goodbye for forty minutes since 1911.",
    ),
    Fallacy.CIRCULAR_REASONING: Lesson(
        "Circular reasoning",
        "Offering the conclusion, in other words, as its own support.",
        "I was on my way because I said so, and I would not say so unless I was.",
    ),
    Fallacy.EQUIVOCATION: Lesson(
        "Equivocation",
        "Letting one word carry two meanings in a single argument.",
        "The law is blind, so it cannot have seen me take the umbrella.",
    ),
    Fallacy.FALSE_ANALOGY: Lesson(
        "False analogy",
        "Arguing from a likeness between things that differ where it matters.",
        "A thermostat is like a piano: anyone passing may touch it.",
    ),
    Fallacy.FALSE_CAUSE: Lesson(
        "False cause",
        "Taking one thing for the cause of another because they came together or in order.",
        "I waved, and then the rain stopped. You are welcome.",
    ),
    Fallacy.FALSE_DILEMMA: Lesson(
        "False dilemma",
        "Pretending that there are only two choices when there are more.",
        "Either I finished the joke or the evening died.",
    ),
    Fallacy.HASTY_GENERALIZATION: Lesson(
        "Hasty generalization",
        "Drawing a rule from too few cases.",
        "My two neighbours liked it, so the whole town did.",
    ),
    Fallacy.RED_HERRING: Lesson(
        "Red herring",
        "Answering a different question from the one that was asked.",
        "You ask about the pen. Have you seen the state of the stapler?",
    ),
    Fallacy.RELATIVE_PRIVATION: Lesson(
        "Relative privation",
        "Dismissing a fault because worse things exist.",
        "There are real crimes out there, and you are worried about a courgette.",
    ),
    Fallacy.SLIPPERY_SLOPE: Lesson(
        "Slippery slope",
        "Claiming that one step must lead to the worst, without showing the steps between.",
        "Ban my voice message and soon nobody will be allowed to speak.",
    ),
    Fallacy.STRAW_MAN: Lesson(
        "Straw man",
        "Answering a distorted version of what was said.",
        "So the prosecution believes that no one may ever mention the weather.",
    ),
    Fallacy.TU_QUOQUE: Lesson(
        "Tu quoque",
        "Answering an accusation by accusing the accuser of the same.",
        "You have a bag of bags yourself.",
    ),
}
