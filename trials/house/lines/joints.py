"""How one beat is handed to the next, so that a reply is one train of thought. Data only.

{q} and {Q} are the defendant's clause (see `quote`), {letter}, {obj}, {Obj} and {fig} the new
exhibit (see `exhibit`), {these} the exhibits nobody has met, {gag} a step of the running gag with
a small first letter, {ask} a question of the charge with one.
"""

# The exhibit has just been laid down: the words are set against it.
AGAINST = (
    "To which the reply, I take it, is {q}.",
    "On the other side of the scales the defendant has put {q}.",
    "Against that we are offered {q}.",
    "And you, in the face of that: {q}.",
    "Now put beside it what we heard from the dock: {q}.",
    "Over there, then, a thing; over here, a remark: {q}.",
    "With that in plain view you chose to say {q}.",
    "It is up against {q}, and does not look worried.",
    "You've nothing to set against it but {q}.",
    "Hold it in one hand, and in the other take {q}.",
    "I'd like it to hear this: {q}.",
    "Let it be the judge of {q}.",
    "Keep an eye on it while I read you this: {q}.",
    "So much for what can be touched; there remains {q}.",
    "And here is what it was brought to meet: {q}.",
    "It has come all this way to be told {q}.",
)

# Something has just happened in the room: back to the words.
OVER_THE_NOISE = (
    "Through all of which I distinctly heard {q}.",
    "None of that can drown out {q}.",
    "As I was about to say: {q}.",
    "It does not distract me from {q}.",
    "Even so, one could make out, from the dock, {q}.",
    "I raise my voice a little: {q}.",
    "Pay it no heed; attend to {q}.",
    "I shall speak across it: {q}.",
    "I mention it only because it happened during {q}.",
    "Where was I? At {q}.",
    "It made me lose my place, and the place was {q}.",
    "If I may go on: {q}.",
    "In the excitement one very nearly missed {q}.",
    "It is not to be blamed on {q}, though I have tried.",
    "Under the noise, if you listen, is {q}.",
    "I return, with what dignity is to hand, to {q}.",
    "Meanwhile somebody has to deal with {q}.",
    "Stranger, to my mind, was {q}.",
    "It took your eyes off {q}, which may have been the idea.",
    "That can wait; {q} cannot.",
    "For all that, the oddest thing in the room is {q}.",
    "We had got as far, I think, as {q}.",
    "Nor was it any odder than {q}.",
    "I put it out of my mind, where there's now nothing but {q}.",
)

# He would go on about the words, but for what happens in the room.
BUT = (
    "I would say more, but {gag}",
    "I should go on, but {gag}",
    "I had a retort, but {gag}",
    "More could be said, but {gag}",
    "One might gloat, but {gag}",
    "I had a good deal to add, but {gag}",
    "I could stay on that for an hour, but {gag}",
    "I'd go further, but {gag}",
    "There is worse to be said of it, but {gag}",
    "I was coming to the cruel part, but {gag}",
    "You might think that I had finished, but {gag}",
    "I should dwell on it, but {gag}",
    "Nobody is more shocked than I am, but {gag}",
    "I had worked up a gesture for this, but {gag}",
    "It would repay study, but {gag}",
    "You'll want time to regret that, but {gag}",
    "I'd have let the silence speak, but {gag}",
    "I meant to pause there, for effect, but {gag}",
    "A moment, please: {gag}",
    "Hush: {gag}",
    "I break off, because {gag}",
    "It would be cruel to go on, and anyway {gag}",
    "Note the time, somebody: {gag}",
    "That would be my cue, except that {gag}",
    "We all heard it; and, as if in reply, {gag}",
    "I let that hang in the air, where, I see, {gag}",
    "No, let me finish; or, rather, no: {gag}",
    "Before I lose my temper I lose my thread: {gag}",
    "Something has changed in here, besides your story: {gag}",
    "Do not look round, but {gag}",
)

# Something has just happened in the room: on with the exhibit.
WHILE = (
    "While that is being seen to, Exhibit {letter}: {obj}, {fig}.",
    "It will not stop me from laying down Exhibit {letter}: {obj}, {fig}.",
    "Which leaves me a free hand for {obj}, {fig}, Exhibit {letter}.",
    "I rise above it, as far as Exhibit {letter}: {obj}, {fig}.",
    "Undeterred, I reach for {obj}, {fig}, Exhibit {letter}.",
    "One thing in this room still does as I say: {obj}, {fig}, Exhibit {letter}.",
    "Exhibit {letter}, happily, stays where it's put: {obj}, {fig}.",
    "I console myself with {obj}, {fig}, Exhibit {letter}.",
    "That is no worse than what has happened to {obj}, {fig}, Exhibit {letter}.",
    "Eyes to the front, please, for Exhibit {letter}: {obj}, {fig}.",
    "Still, one has one's work, and it is {obj}, {fig}, Exhibit {letter}.",
    "Kindly look at this instead: {obj}, {fig}, Exhibit {letter}.",
)

# In the opening, after the story and the plea: the first exhibit.
OPENED = (
    "To that I can only oppose Exhibit {letter}: {obj}, {fig}.",
    "Of all that there survives {obj}, {fig}, Exhibit {letter}.",
    "It left us something to remember it by: {obj}, {fig}, Exhibit {letter}.",
    "Let them say it to Exhibit {letter}: {obj}, {fig}.",
    "Of a different opinion is {obj}, {fig}, Exhibit {letter}.",
    "It would be their word against mine, but for Exhibit {letter}: {obj}, {fig}.",
    "I answer with a thing one can bump into: {obj}, {fig}, Exhibit {letter}.",
    "That might have done, had nobody kept {obj}, {fig}, Exhibit {letter}.",
    "As to which, Exhibit {letter}: {obj}, {fig}.",
    "Enter, to differ, Exhibit {letter}: {obj}, {fig}.",
    "Not so {obj}, {fig}, Exhibit {letter}.",
    "Hence Exhibit {letter}: {obj}, {fig}.",
    "Witness {obj}, {fig}, Exhibit {letter}.",
    "Proof, of a sort, is Exhibit {letter}: {obj}, {fig}.",
    "I was not there myself; this was: {obj}, {fig}, Exhibit {letter}.",
    "So we turn to what was found: {obj}, {fig}, Exhibit {letter}.",
    "The rest I leave to Exhibit {letter}: {obj}, {fig}.",
    "Before anyone believes it, Exhibit {letter}: {obj}, {fig}.",
    "All of which must somehow get past {obj}, {fig}, Exhibit {letter}.",
)

# In the opening: the gag is planted, and waved away.
IN_PASSING = (
    "One small thing before we start: {gag}",
    "A word of housekeeping: {gag}",
    "Before I begin: {gag}",
    "So that nobody is alarmed: {gag}",
    "First, a notice: {gag}",
    "I declare an interest: {gag}",
    "In the spirit of disclosure: {gag}",
    "To clear the air: {gag}",
)

# In the last round: those left lying, and the new one with them.
WITH_THESE = (
    "{these}, unmet; so to Exhibit {letter}: {obj}, {fig}.",
    "{these}, and no reply; then Exhibit {letter}: {obj}, {fig}.",
    "With {these} unmet, enter Exhibit {letter}: {obj}, {fig}.",
    "Past {these}, unanswered, to Exhibit {letter}: {obj}, {fig}.",
    "Silence for {these}; now Exhibit {letter}: {obj}, {fig}.",
    "{these} got silence; try Exhibit {letter}: {obj}, {fig}.",
    "To {these}, still unanswered, I add Exhibit {letter}: {obj}, {fig}.",
    "You owe a reply to {these}, and now to Exhibit {letter}: {obj}, {fig}.",
    "Nobody has answered {these}; nobody, I dare say, will answer {obj}, {fig}, Exhibit {letter}.",
    "Since {these} got no answer I have sent for {obj}, {fig}, Exhibit {letter}.",
    "Beside {these}, each with its hand up, sits Exhibit {letter}: {obj}, {fig}.",
    "If you will not speak to {these}, perhaps to {obj}, {fig}, Exhibit {letter}.",
    "Behind {these}, unanswered, the queue is joined by {obj}, {fig}, Exhibit {letter}.",
    "You have walked round {these}; mind your shin on Exhibit {letter}: {obj}, {fig}.",
    "The silence that met {these} is about to meet {obj}, {fig}, Exhibit {letter}.",
    "Three rounds, and not a word for {these}; here, to keep the peace, is {obj}, {fig}, Exhibit {letter}.",
    "With {these} waiting, it seems cruel to bring Exhibit {letter}: {obj}, {fig}.",
    "Lay it, unanswered, with {these}: it is {obj}, {fig}, Exhibit {letter}.",
    "{these}: still there, still unanswered, and joined by {obj}, {fig}, Exhibit {letter}.",
    "I leave you {these}, unopened, and one for the journey: {obj}, {fig}, Exhibit {letter}.",
    "For the stonemason: {these}, never answered; and, if there's room, {obj}, {fig}, Exhibit {letter}.",
    "You had all day for {these}; you have a minute for {obj}, {fig}, Exhibit {letter}.",
    "Dust has settled on {these}, and so I bring something fresh: {obj}, {fig}, Exhibit {letter}.",
    "My table is not cleared, I see {these}, and yet I ask it to hold {obj}, {fig}, Exhibit {letter}.",
    "Of {these} we've heard what one hears from the tide; try Exhibit {letter}: {obj}, {fig}.",
)

# In the last round every one of his exhibits has been met.
LAST_ONE = (
    "You have met every exhibit I own but this: {obj}, {fig}, Exhibit {letter}.",
    "My table has been cleared, course by course; there is still a savoury: {obj}, {fig}, Exhibit {letter}.",
    "The others have all been answered, and I had hoped not to need {obj}, {fig}, Exhibit {letter}.",
    "I came with a full table, and am down to the wood and {obj}, {fig}, Exhibit {letter}.",
    "Not one of my exhibits can look me in the eye; this one has none: {obj}, {fig}, Exhibit {letter}.",
    "You've left me my elbows, and Exhibit {letter}: {obj}, {fig}.",
    "No exhibit is outstanding except this, in both senses: {obj}, {fig}, Exhibit {letter}.",
    "Everything has been answered, which brings out the gambler in me: {obj}, {fig}, Exhibit {letter}.",
    "The rest have formed a support group, and sent {obj}, {fig}, Exhibit {letter}.",
    "One left; I had been saving it for a better class of enemy: {obj}, {fig}, Exhibit {letter}.",
    "I feel along the bottom of the box, and there it is: {obj}, {fig}, Exhibit {letter}.",
    "My last, and I am not proud of the shelf it came from: {obj}, {fig}, Exhibit {letter}.",
    "Three down; here is the one that was to go in a museum: {obj}, {fig}, Exhibit {letter}.",
    "Very well, the good one: {obj}, {fig}, Exhibit {letter}.",
    "I have nothing up my sleeve except Exhibit {letter}: {obj}, {fig}.",
    "It falls to Exhibit {letter} to avenge its friends: {obj}, {fig}.",
    "You force me to unlock the other drawer: {obj}, {fig}, Exhibit {letter}.",
    "The table looks bare, so I put on it {obj}, {fig}, Exhibit {letter}.",
    "Everything I own has now met you; one introduction remains: {obj}, {fig}, Exhibit {letter}.",
    "I was told to keep one back, and this is it: {obj}, {fig}, Exhibit {letter}.",
    "Send in the youngest: Exhibit {letter}, {obj}, {fig}.",
    "I look to my exhibits, and they look at the floor; Exhibit {letter} has only just arrived: {obj}, {fig}.",
)

# The exhibit lies there, and the question is about the charge.
LEAVING_IT = (
    "And while that goes round: {ask}",
    "Then, quickly: {ask}",
    "But tell me this: {ask}",
    "One thing it leaves out: {ask}",
    "Now you: {ask}",
    "To be going on with: {ask}",
    "Leave it lying there and tell me: {ask}",
    "I want something simpler, though: {ask}",
    "But I'd trade it for one plain answer: {ask}",
    "It does not say, so I must ask you: {ask}",
    "Which leaves a thing only you can tell us: {ask}",
    "It cannot speak, and you can: {ask}",
    "Now the part that keeps me awake: {ask}",
    "You may pass it to the clerk; then, slowly: {ask}",
    "That's what I have; what I lack is this: {ask}",
    "With that before you, and on your honour: {ask}",
)
