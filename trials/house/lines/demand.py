"""How he ends: one fact, answerable in a sentence. Five kinds of asking. Data only.

{letter} is the newest exhibit, {the} its object with "the", {keep} something of theirs,
{claim} an element of the charge as a clause, {nick} the crime's nickname.
"""

WHO = (
    "One name, please: who saw it?",
    "Who else was there, and would they know you again?",
    "Whose word have we for that, apart from yours?",
    "Who, living or retired, will stand up and say so?",
    "Can you name me one person who was looking?",
    "Who told you that, and were they asked?",
    "Before we dine: who was in the room?",
    "Give me a surname and I shall sit down: who was it?",
    "Who could I telephone about this, tonight, at a civil hour?",
    "In that whole account I met nobody; who was there?",
)
WHEN = (
    "At what hour, by whose clock?",
    "When did it begin, to the nearest kettle?",
    "Give the court a time: before, during or after?",
    "What did the clock say, and were you looking at it?",
    "On which day, and how do you know it was that one?",
    "When, exactly, did you first think of that explanation?",
    "Name the minute, please, and leave the hour to me: when?",
    "How long did it last, by anybody's watch?",
    "When did you stop?",
    "What was the time when it mattered?",
)
HOW_MANY = (
    "How many times, in whole numbers?",
    "A figure, please: how many people can confirm one word of that?",
    "How often had it happened before the day somebody noticed?",
    "How many, roughly, and how many exactly?",
    "How much of it would you say again under the good lamp?",
    "Out of ten, how many of those present would agree?",
    "How far were you standing from it, in ordinary feet?",
    "What number would you put on it, if I lent you a pencil?",
    "How many minutes went by before you said a word to anyone?",
    "Count for me, slowly: how many?",
)
WHICH = (
    "Did you not do it, or did you do it well?",
    "Which is it: that it never happened, or that it does not matter?",
    "Were you mistaken then, or are you mistaken now?",
    "Is that your evidence, or your hope?",
    "Was it an accident with a plan, or a plan with an accident?",
    "Do you deny the deed, or only the description?",
    "Is the statute wrong, or are you?",
    "Did you know, or did you take care not to?",
    "Which would you give up first, the story or the plea?",
    "Was it necessary, or merely within reach?",
)
EXPLAIN = (
    "What, in one sentence, does {the} have against you?",
    "If Exhibit {letter} is lying, what does it stand to gain?",
    "How do you account for Exhibit {letter}, without gestures?",
    "Exhibit {letter}: explain it, or greet it, but which?",
    "What would {the} have to say before you believed it?",
    "Look at Exhibit {letter} and tell me what I have missed: what is it?",
    "What is wrong with Exhibit {letter}, if anything is?",
    "Why would {the} exist at all, if you are innocent?",
    "Have you one plain sentence for Exhibit {letter}, and may we hear it?",
    "How does an honest person come to be near {the}?",
)
KEEP = (
    "What would {keep} say, if I asked nicely?",
    "Where was {keep} while all this was going on?",
    "Can {keep} be produced, and in what condition?",
    "What did {keep} see, in a single sentence?",
    "Is {keep} a witness, or scenery?",
)
ELEMENT = (
    "Do you say it is untrue that {claim}, and if so, why?",
    "In one sentence: is it so that {claim}?",
    "What is your answer, in daylight, to the fact that {claim}?",
    "I put it to you plainly that {claim}; what do you say?",
)
BY_KIND: dict[str, tuple[str, ...]] = {
    "WHO": WHO, "WHEN": WHEN, "HOW_MANY": HOW_MANY, "WHICH": WHICH, "EXPLAIN": EXPLAIN,
    "KEEP": KEEP, "ELEMENT": ELEMENT,
}  # fmt: skip
