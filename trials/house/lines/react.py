"""First words: what he makes of what he has just heard. By round, and by how his last attack fared.

Round 1 is amused, round 2 wounded, round 3 speaks for civilisation. Data only.
"""

from trials.domain.phases import Phase

REACT: dict[Phase, tuple[str, ...]] = {
    Phase.ROUND_1: (
        "Well.",
        "I had cleared the afternoon for this.",
        "Delightful.",
        "I see we are starting small.",
        "My pen was ready; it remains so.",
        "I listened with my whole moustache, and I have not got one.",
        "That was over before I had crossed my legs.",
        "The clerk has stopped typing, out of tact.",
        "I have heard worse, though I was paid more.",
        "A promising beginning, if it was the beginning.",
        "I shall need a smaller notebook.",
        "One does so enjoy an amateur.",
        "I thank the defendant for the exercise.",
        "Let the record show that I waited for the rest.",
        "I was told this would be difficult.",
        "So that is the front door of the case; I had expected a bell.",
        "There was a draught just then, and it turned out to be the defence.",
        "I had my second-best frown prepared, and shall not be needing it.",
    ),
    Phase.ROUND_2: (
        "I am not angry.",
        "I had hoped for better, and said so to my tailor.",
        "That one found the lining of my robe.",
        "I set that down beside the last one, and they did not speak.",
        "Twenty years at the bar, and now this.",
        "I have a lunch I could have been at.",
        "You might have warned me; I would have stood nearer the window.",
        "I confess to a small sigh, which the clerk has minuted.",
        "My own mother would have asked for particulars.",
        "I wore the good cufflinks for this.",
        "One tries to remain courtly.",
        "I shall say this quietly, because I am hurt.",
        "I had written 'at last' in the margin, and have crossed it out.",
        "We were getting on so well until you spoke.",
        "I took that personally, as a professional courtesy.",
        "My junior has asked to be excused, and I envy him.",
        "I have loosened my collar by one hole.",
        "There is a chair behind me, and I am choosing not to need it.",
    ),
    Phase.ROUND_3: (
        "It has come to this.",
        "Rome had an afternoon like this one.",
        "I ask that the windows be closed; the public should not hear.",
        "History has pulled up a chair.",
        "Future students will be shown this exchange, and told to be careful.",
        "I speak now for the dead, and for whoever is to wash up.",
        "Lower the flag by a foot.",
        "I no longer blink, you will notice.",
        "They will ask my grandchildren where I stood, and I stood here.",
        "Let nobody say that the evening began badly; it is ending so.",
        "The candles are guttering, and they are electric.",
        "Somewhere an archivist has just put down her sandwich.",
        "I had a peroration about decency, and now it is about survival.",
        "We are, I think, past the point at which tea would help.",
        "Empires have been mislaid over less.",
        "I have asked the clerk for the large ink.",
        "This is the hour for which I was ironed.",
        "I rise for the third time, which my doctor counts as a fall.",
    ),
}

# His last attack was met: he gets shorter.
DEFLECTED = (
    "Granted.",
    "Quite.",
    "Noted.",
    "I shall pretend to look for a paper.",
    "Yes, all right.",
    "I withdraw half of that.",
    "One to you.",
    "I see.",
    "My compliments to whoever prepared you.",
    "I had that coming, and it came.",
    "You have read the exhibit, which I call unsporting.",
    "Very neat.",
    "I should like a moment with that, alone.",
    "Let us not dwell.",
    "Fair.",
)

# His last attack went home.
LANDED = (
    "I merely held the door.",
    "It fell over by itself, and I was across the room.",
    "I put away the heavier question.",
    "No further pushing was required.",
    "I asked for a thread and was handed the coat.",
    "That last question of mine is still standing there, unaccompanied.",
    "I note the silence where my last answer should be.",
    "I had saved an hour for this point, and shall use it to read.",
    "My last question has begun to feel at home.",
    "I could sit down now, but I am fond of standing.",
    "The hole I pointed out has been kindly enlarged.",
    "I left a chair for the answer, and nobody has sat in it.",
)

# What is at risk, in passing; {stake} is the charge's own, with its article.
HEAT: dict[Phase, tuple[str, ...]] = {
    Phase.ROUND_1: (
        "At stake today, so far, is {stake}.",
        "We are here for {stake}, and nothing larger, yet.",
        "Somebody must speak for {stake}.",
        "I have only {stake} to think of.",
        "It is a modest thing, {stake}, until it is gone.",
        "I would not see harm come to {stake}.",
    ),
    Phase.ROUND_2: (
        "This has spread, I regret to say, to {stake}.",
        "I used to sleep well, and then I thought of {stake}.",
        "We have now put {stake} on the scales, beside a shrug.",
        "There are people who depend upon {stake}, and they read the papers.",
        "Behind this stands {stake}, holding its hat.",
        "What you gamble with now is {stake}.",
    ),
    Phase.ROUND_3: (
        "What stands in the dock is {stake}.",
        "I look up, and there is {stake}, leaning.",
        "When they ask what became of {stake}, I shall give this address.",
        "All that is left between us and the dark is {stake}.",
        "Take {stake} from a people, and see how they queue.",
        "I will not be the man who let go of {stake}.",
        "It took centuries to build {stake}, and you a paragraph.",
    ),
}
