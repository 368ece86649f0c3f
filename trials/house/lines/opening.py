"""The opening: courtly pity, the plea, the first exhibit, a promise. Data only.

{nick} the crime's nickname, {claim} an element as a clause, {stake} the smallest stake.
"""

from trials.domain.phases import Plea

PITY = (
    "May it please the court, and it seldom does.",
    "I take no pleasure in this, beyond the usual.",
    "The defendant looks rested; I am sorry to be the one.",
    "I shall be gentle, as one is with soup.",
    "I prosecute today without malice and with slides.",
    "Somebody's child stands before us, and so, I suppose, does somebody.",
    "I came in by the side door, so as not to frighten the accused.",
    "One pities them, briefly.",
    "I have prosecuted worse, and they at least brought a coat.",
    "I shall not keep the defendant long; only until they are finished.",
    "It gives me no joy, which is why I brought my own.",
    "Let me say how brave it was to come.",
)

PLEA: dict[Plea, tuple[str, ...]] = {
    Plea.NOT_GUILTY: (
        "The plea is 'not guilty'; I collect those.",
        "They say they did not do it, and I have come to admire the furniture of that remark.",
        "'Not guilty' is two words, and I mean to visit both.",
        "We are told that none of it happened, by the one person who was there.",
        "A denial, then; I shall unwrap it slowly, in case it is fragile.",
        "It is denied that {claim}, with a straight face and, so far, nothing else.",
        "The dock denies {nick} entirely, which is the amount I was hoping for.",
        "I respect a plea of innocence, as one respects a very small dog.",
    ),
    Plea.GUILTY_WITH_AN_EXPLANATION: (
        "The act is admitted, and there is an explanation; there generally is, and it generally rhymes.",
        "They did it, and would like to tell us why; I have brought a cushion.",
        "Guilt with a footnote, and I have come to read the footnote aloud.",
        "So {claim}, by agreement; all that is missing is a reason that survives me.",
        "We skip the deed, which is confessed, and go straight to the poetry.",
        "An explanation is promised, and I shall be measuring it for a coat.",
        "A confession with luggage; let us see what it packed.",
        "Concerning {nick} we are agreed, and need only decide whether it was a kindness.",
    ),
    Plea.ABSURD: (
        "The defendant finds the law absurd; the law has asked me to say that it noticed.",
        "They attack the statute, having met it, I understand, only the once.",
        "Absurd, they call it; so was the umbrella, until it rained.",
        "The statute is older than the plea, and has better posture.",
        "We are to abolish a law because it was inconvenient on the day; so was gravity.",
        "I rise for the statute itself, which protects {stake} and asks for no thanks.",
        "It is said that no such law should exist, by the very reason that it does.",
        "I shall defend the law, which is not able to be here, being everywhere.",
    ),
}

PROMISE = (
    "Begin when you are comfortable; I shall see to the rest.",
    "What do you say to it, in your own words, while they are still yours?",
    "I give you the floor; kindly return it in one piece.",
    "Answer that, and we may all be home before the trams.",
    "Your turn, and do speak up; the exhibit is old.",
    "One sensible reason will do; have you brought it?",
    "Tell us what I have wrong, and start with the exhibit: what is it?",
    "Do begin; I have sharpened nothing that was not already sharp.",
    "The table has room for your facts as well; what are they?",
    "I sit, but only for effect; what is your answer?",
    "Explain it to me as you would to a friend with a gavel.",
    "Let us hear from the accused, while there is still an accused.",
)
