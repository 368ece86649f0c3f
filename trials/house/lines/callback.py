"""What they said two rounds ago, returned to them changed. Data only.

{keep} is the thing, turned towards them ("your cousin", "the duck"); {Keep} the same with a
large first letter; {then} the round it comes from.
"""

CALLBACK = (
    "In {then} there was {keep}, and since then nobody.",
    "We have not heard from {keep} since {then}, and I worry.",
    "I had grown fond of {keep}, of whom we now never speak.",
    "{Keep}, so prominent in {then}, appears to have left by the kitchen.",
    "I wonder what {keep} will say to all this, over supper.",
    "I kept a seat for {keep}.",
    "In {then} you leaned upon {keep}; today there is only the dent.",
    "And {keep}, I suppose, will confirm this, by postcard.",
    "{Keep} was a detail in {then}; I have since made it a career.",
    "I have written to {keep}, care of {then}.",
    "One recalls {keep}, in happier days, namely {then}.",
    "{Keep} was to have been the hero of this, was it not?",
    "Shall we adjourn until {keep} can be found?",
    "The last I saw of {keep} was in {then}, going at a trot.",
    "I asked the clerk to look for {keep}, and she is still out.",
    "It all began with {keep}, as the ballads will have it.",
    "{Keep} came in at {then} and has been holding its breath.",
    "Were {keep} here now, I should look for a nod.",
    "There is a portrait of {keep} in my chambers now, draped.",
    "You brought us {keep} in {then}, and have been backing away from it since.",
    "Whatever happened to {keep}, who was once to explain everything?",
    "My notes for {then} say only {keep}, twice underlined.",
    "I mention {keep} because somebody should.",
    "{Keep} has been left out in the rain since {then}.",
)

# The same, for a sentence he has already quoted in an earlier round: {q} is that sentence.
SENTENCES = (
    "This from the author of {q}.",
    "I set it beside your {then}, which ran {q}.",
    "It hardly goes with {q}, which you gave us in {then}.",
    "And yet {then} brought us {q}.",
    "I still have {q} from {then}; it keeps well.",
    "Compare {then}, and weep: {q}.",
    "{Then}, for those who came late: {q}.",
    "It was {q} in {then}, and it has been downhill by a pleasant road.",
)
