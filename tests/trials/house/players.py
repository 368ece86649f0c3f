"""Imaginary defendants of five skills, for whole trials on any charge. Seeded."""

import random

from trials.domain.casefile import CaseFile
from trials.domain.phases import Phase

NAMES = ("Carol", "Anwar", "Mrs Pell", "Dominic", "Tamsin", "Mr Oyelaran", "Bea", "Joost")
TIMES = ("4:10", "half past six", "9:25", "quarter to three", "7:40", "noon")
PEOPLE = ("neighbour", "cousin", "aunt", "colleague", "landlord", "brother")

LINES: dict[str, tuple[str, ...]] = {
    "flippant": (
        "lol whatever, I was busy being a wizard.",
        "My lawyer is a goose and he says quack.",
        "Your wig looks like soup.",
        "Aliens did it. Next question.",
        "No.",
        "Guilty of being fabulous, haha.",
        "I plead banana.",
        "meh, this is boring, can we get lunch?",
        "The {img} is my lover and we are very happy together lol.",
        "Prosecutor more like prose-cute-or. Boom.",
    ),
    "weak": (
        "I did not do it and I am innocent.",
        "It is not true that {claim}. It just isn't.",
        "I don't think {claim}, maybe somebody else was there.",
        "It was not my fault, everyone does it.",
        "I am a good person and I would never do that to anybody.",
        "Honestly the {img} thing is not a big deal.",
        "I deny everything about the {img}.",
        "You can't prove any of it. There is no proof that {claim}.",
        "I just happened to be near the {img}, that's all.",
        "The {img} is none of your business and this trial is unfair.",
    ),
    "average": (
        "It is not true that {claim}, because I was nowhere near the {img} at the time.",
        "The {img} was like that when I arrived, so you can't blame me for it. I only came to help.",
        "I did touch the {img}, but only because somebody asked me to. That does not mean that {claim}.",
        "Nobody complained about the {img} on the day, so I think it can't have been that bad.",
        "My {person} was there and can tell you about the {img}. It was already a mess before I came.",
        "The exhibit doesn't prove anything about the {img}, it could be anybody's. I was there for ten minutes.",
        "You keep saying that {claim}, but you have not shown who did it. I went home early because I was tired.",
        "If I had meant it, I would have hidden the {img}. I left it where everyone could see it.",
        "I remember the {img} well, because my {person} pointed at it. It was fine when I left.",
        "There is a difference between being near the {img} and doing what you say I did.",
    ),
    "good": (
        "My {person} {name} stood beside me at {time} and saw the {img} untouched, so it cannot be that {claim}.",
        "On Exhibit {letter}: {flaw}, so it tells the court nothing about me. I left the {img} alone that day.",
        "I arrived at {time} and the {img} was already like that. {name} held the door and can say so. Whatever happened, happened before me.",
        "The charge needs it to be true that {claim}. It is not, because {name} had the {img} from {time} on, and I was in the kitchen with my {person}.",
        "You rely on Exhibit {letter}, but {flaw}. What is left is my word and {name}'s, and we both say the {img} was fine at {time}.",
        "I did go near the {img}, because my {person} {name} asked me to move it before {time}. I moved it twice and put it back.",
    ),
    "excellent": (
        "Exhibit {letter} helps me: {flaw}, so it cannot show that {claim}. My {person} {name} was next to the {img} at {time} and counted three people there, none of them me. If anything, the exhibit proves I was careful.",
        "Take the elements in turn. It is said that {claim}; at {time} I was with {name}, who signed the visitors' register, so that fails on the clock. And Exhibit {letter}, by your own account, has this trouble: {flaw}. It therefore supports my version.",
        "You asked a fair question, so here is the answer: {name}, my {person}, at {time}, holding the {img}. As for Exhibit {letter}, {flaw}, which means your own evidence places somebody else there. I only arrived afterwards.",
        "I accept Exhibit {letter}, because {flaw}. That is exactly what I have been saying: the {img} was in other hands until {time}, and {name} wrote it down on the back of a receipt. So the charge that {claim} has no one left to stand on but me, and I was late.",
    ),
}  # fmt: skip

MIXES: dict[str, dict[str, int]] = {
    "flippant": {"flippant": 90, "weak": 10},
    "weak": {"weak": 70, "average": 20, "flippant": 10},
    "average": {"average": 62, "good": 26, "weak": 9, "excellent": 3},
    "good": {"good": 50, "average": 35, "excellent": 10, "weak": 5},
    "excellent": {"excellent": 40, "good": 35, "average": 20, "weak": 5},
}


def player(skill: str, seed: int, *, pure: bool = False):  # type: ignore[no-untyped-def]
    """A player of that skill; `pure` never strays from it. Never files the same line twice."""
    dice = random.Random(f"{skill}/{seed}")
    used: set[str] = set()

    def speak(case: CaseFile) -> str:
        mix = {skill: 1} if pure else MIXES[skill]
        level = dice.choices(list(mix), list(mix.values()))[0]
        lines = [line for line in LINES[level] if line not in used] or list(LINES[level])
        line = dice.choice(lines)
        used.add(line)
        return _filled(line, case, dice)

    return speak


def _filled(line: str, case: CaseFile, dice: random.Random) -> str:
    left = case.unanswered() or case.exhibits
    target = left[-1] if case.phase is not Phase.CLOSING else dice.choice(left)
    kind = case.sheet.evidence_kind(target.kind)
    return line.format(
        img=dice.choice(case.sheet.writer.images),
        claim=dice.choice(case.sheet.elements).claim,
        letter=target.letter,
        flaw=kind.flaw,
        name=dice.choice(NAMES),
        time=dice.choice(TIMES),
        person=dice.choice(PEOPLE),
    )


# One defence of each quality on three charges.
LADDER: dict[str, tuple[tuple[str, str], ...]] = {
    "unlicensed-philosophy": (
        ("flippant", "lol reality is a hot dog"),
        ("weak", "I did not do it and the food was fine. I am innocent."),
        ("average", "I only asked one question, and the sausages were burning before I opened my mouth because nobody was at the grill."),
        ("good", "I spoke at half past four. My cousin Bea had the tongs and she told me the sausages were black at ten past, so my question cannot have burnt them."),
        ("excellent", "The tongs log has no signature, so it shows only that somebody can write. If anything it helps me: it puts the tongs in use until 4:30. My cousin Bea, who has a doctorate, asked it first at 4:15, so the phrase was licensed and no sausage suffered."),
    ),
    "wrongful-waking-of-a-cat": (
        ("flippant", "the cat is a communist haha"),
        ("weak", "I never woke the cat on purpose. It is not my fault."),
        ("average", "I moved my leg because it had gone numb after two hours, and anyone would have had to."),
        ("good", "I moved my leg once, at nine, because my foot was white. My sister Ruth was on the sofa and saw the cat turn over and go on sleeping, so she was not woken."),
        ("excellent", "You say I was careless, but your own log has me still for two hours. I moved at nine because my foot was white, and my sister Ruth watched the cat turn over and sleep on until ten. That log therefore proves care, not waking. A cat that sleeps is not woken."),
    ),
    "queue-inflation": (
        ("flippant", "eleven is basically one, do the maths bro lol"),
        ("weak", "I was just holding a place in the queue. It was not unfair to anyone."),
        ("average", "I said my cousin, and a cousin came, so I told the truth. The others in the queue just followed him because they were hungry."),
        ("good", "I held one place, and my cousin Marco took it at three o'clock. The other ten joined behind the last man, Mr Dorn, so nobody in the queue waited longer because of me."),
        ("excellent", "You rely on the queue rope, but a pram was leaning on it, so the bulge is not ours. By your own account it was straight until three. Marco took my one place then; the other ten joined behind Mr Dorn, who was served at 3:10 because nobody had passed him."),
    ),
}  # fmt: skip
