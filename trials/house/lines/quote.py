"""How a quote is brought in. Data only.

{Q} is the defendant's clause as a sentence of its own, {q} the same inside a sentence; both
bring their own double quotation marks. A bare {Q} is the commonest and needs no frame.
"""

FRAMES = (
    "I have it here: {q}.",
    "The words were {q}.",
    "We were told {q}.",
    "I quote, and I wish I did not have to: {q}.",
    "Read that back to me: {q}.",
    "{q}, says the dock.",
    "My favourite part was {q}.",
    "I underlined {q}.",
    "And so we arrive at {q}.",
    "Page one, line one: {q}.",
    "Allow me to hold this up to the light: {q}.",
    "Then came {q}.",
    "The whole of it rests upon {q}.",
    "{q}, we heard, and nobody fainted.",
    "I stopped writing at {q}.",
    "In the defendant's own hand, so to speak: {q}.",
    "It was going well until {q}.",
    "Let me put that in a frame: {q}.",
    "{q} is the load-bearing wall, I gather.",
    "There it is again, larger: {q}.",
    "I return your property: {q}.",
    "One line stayed with me, like gravel: {q}.",
    "Consider, without hurry, {q}.",
    "What reached me over here was {q}.",
    "The defence, in full working order: {q}.",
    "Set aside the rest and keep {q}.",
    "Under the lamp goes {q}.",
    "Let us take one sentence and walk round it: {q}.",
    "The clerk has it verbatim: {q}.",
    "I put on my reading glasses for this: {q}.",
    "The defence has one pillar, and it goes {q}.",
    "Here is the hinge: {q}.",
    "I asked, and was given {q}.",
    "Your evidence, undiluted: {q}.",
    "So it comes down to {q}.",
    "Between cough and full stop I made out {q}.",
    "May I? {Q}",
    "Again, for the gallery: {q}.",
    "Hear the accused: {q}.",
    "I copied this out: {q}.",
    "From the dock, and unprompted: {q}.",
    "Out of everything in English, you settled on {q}.",
)

# Where no clause may be quoted, a phrase may: {q} is a noun phrase of theirs.
PHRASES = (
    "Out of all that I have saved {q}.",
    "It goes by at a gallop, and only {q} fell off.",
    "Somewhere in there I caught sight of {q}.",
    "I asked for a sentence, and have come away with {q}.",
    "Of the whole of it I retain {q}.",
    "One sees {q} float by, holding on to a plank.",
    "I shook it, and out dropped {q}.",
    "So there was {q}; the rest is traffic.",
)

# And what is wrong with a defence out of which nothing can be lifted whole.
SPRAWL = (
    "There are four arguments in there, sharing one coat.",
    "The parts of it are all here, and none of them is speaking to the others.",
    "I looked for the main verb, and found several, quarrelling.",
    "It makes no claim that can be picked up without another coming along.",
    "I followed it as far as the second 'and', where the road divides.",
    "One clear statement would have frightened me; I have been sent a crowd.",
    "Everything in it leans on something else in it, like guests at four in the morning.",
    "Which of those is the answer, it doesn't say.",
    "There's a point in that, I am sure, and it has been told to wait.",
    "Take any part away and the rest would be easier to believe.",
)
SPRAWL_ASK = (
    "Which of those is your answer?",
    "If you could keep one of those claims, which?",
    "In ten words, for the clerk: what happened?",
    "Which part should I believe first?",
    "What is the shortest true thing in it?",
)
