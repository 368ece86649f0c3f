"""What they said in an earlier round, set against what they say now. Data only.

{q} is a clause of theirs from an earlier round, in double quotation marks; "this" and "that" are
the words quoted just before. {keep} is a thing or a person of theirs, turned towards them ("your
cousin", "the duck"), {Keep} the same with a large first letter. Things and people are singular.
"""

# By what has changed between the two. {w} a telling word of the earlier clause, {v} one of now,
# both in single marks; {n} and {m} how many words they filed then and now.
TURNS: dict[str, tuple[str, ...]] = {
    # The opposite was said. The cut that came before has pointed at it; here it is.
    "opposed": (
        "For comparison, the same mouth, earlier: {q}.",
        "Here is the other one, in your own voice: {q}.",
        "You will remember {q}; it remembers you.",
        "It was {q}, before luncheon, and you were under no strain.",
        "I read you the original: {q}.",
        "I did not make up {q}; I should have been ashamed to.",
        "One of you told me {q}, and looked me in the eye.",
        "And the first edition, which I have kept, says {q}.",
        "Put {q} beside it, and they will not stay in one room.",
        "You gave us {q}, and gave it freely.",
    ),
    # Certain then, and now a word that gives way.
    "softened": (
        "When you gave us {q} you were sure; now it's all {v}.",
        "What became of {w}? It was in {q}, and it has come back as {v}.",
        "You came in on {w} and are leaving on {v}; the first was {q}.",
        "It was {q} at the start; {v} is what's left when that has been out in the rain.",
        "That {v} is wearing the coat of a much larger word, last seen in {q}.",
        "The person who told me {q} would not have been caught dead with {v}.",
        "From {w} to {v}, in an afternoon; the descent began at {q}.",
        "{q} was granite, and this, with its {v}, is blancmange.",
    ),
    # A word that gave way then, and now certainty.
    "hardened": (
        "Yet {q} had a {w} in it; you grow surer as the day grows longer.",
        "You have found {v} since {q}; was it behind the {w}?",
        "First {q}, on tiptoe, and now {v}, in boots.",
        "Where did {v} come from? We had only {w}, in {q}.",
        "It was {w} when it was fresh, in {q}; memory does not usually set.",
        "You didn't know, in {q}; I should like to meet whoever told you.",
        "{q} was all doubt, and I preferred it; it was modest.",
    ),
    # A clock or a number then, none now.
    "untimed": (
        "You had a figure when you told me {q}; today there's none on you.",
        "After {q}, which one could have set a watch by, we are back among the mists.",
        "{q} had a number in it; this one has been through the wash.",
        "You counted, once: {q}. I see that it has worn off.",
        "I checked {q}, and it ticked; I put my ear to this, and it doesn't.",
        "One misses {q}, which at least knew what time it was.",
        "Where is the accountant who gave us {q}?",
        "Precision came and went with {q}.",
    ),
    # A reason then, and another now: nobody repeats themselves, so nothing has been dropped.
    "other_reason": (
        "With {q} that makes two; I was promised one defendant.",
        "It goes on the shelf next to {q}, and I can hear the bracket.",
        "I had only just found a shelf for {q}.",
        "You lead with {q} and follow with this; one begins to see a plan.",
        "That and {q} appear to have met before.",
        "It stands well beside {q}, which I had hoped was by itself.",
        "First {q}, now this: I am being surrounded.",
        "I was still digesting {q}, and here is another course.",
        "So {q} has brought a friend, and the friend is taller.",
        "I had prepared a retort to {q}, and it is no use to me at all now.",
        "You have not run out, then; I had thought {q} was the last of it.",
        "Between {q} and that there is hardly room to swing a motive.",
        "Give me time; I am still seeing {q} to the door.",
        "To {q} we may now add this, and I do, under protest.",
        "I have {q} in one hand and that in the other, and nothing left to wave with.",
        "If {q} is the front door, that was the window.",
        "{q} I could have lived with; two of them is a siege.",
        "It has the same handwriting as {q}, I notice, and the same cheek.",
        "Mother liked {q}; she will want to hear that as well.",
    ),
    # A reason then, none now.
    "reason_lost": (
        "You gave a reason once, {q}; it must have been lonely, for it has not sent for others.",
        "{q} at any rate was going somewhere; this has sat down.",
        "We had the beginnings of an argument in {q}, and this is the end of it.",
        "You were doing so nicely with {q}; I had begun to worry.",
        "Having offered {q}, you seem to have found it tiring.",
        "I spent the recess on {q}, and needn't have.",
        "This is what {q} looks like with the engine taken out.",
        "I'd rather have had {q} again; it was wrong, but it was dressed.",
        "You got as far as {q}, and then I think the money ran out.",
        "Of the two I would sooner be hanged for {q}.",
        "We have lost the 'because' somewhere on the road from {q}.",
        "One goes back to {q} as to a well-stocked larder.",
        "Compared with that, {q} is Euclid.",
    ),
    # No reason then, and a reason now.
    "reason_found": (
        "You might have said so at the time, and instead we had {q}.",
        "A reason, and it was out of the room for {q}.",
        "When you told me {q} it stood quite alone; this has come to sit with it, late.",
        "I notice that {q} has been sent a governess.",
        "How I'd have trembled at that, in the place of {q}.",
        "It is the answer to my question about {q}, and it comes by the slow post.",
        "Somebody has been home since {q}, and looked in the drawer.",
    ),
    # No reason then, and none now.
    "bare_again": (
        "{q} had nothing under it either; that makes two things floating.",
        "I asked what held up {q}, and you have brought me another of them.",
        "Together with {q} that makes two assertions and no floor.",
        "It leans on {q}, which is leaning on it.",
        "You said {q}, and I waited; you have said this, and I have a chair now.",
        "So far the whole of your evidence is {q}, and the fact that you went on talking.",
        "{q} at least had surprise on its side.",
        "I was still looking behind {q}, and now there are two of them to look behind.",
        "One was {q}; I see that they come from the same shop, and without batteries.",
        "Where {q} wanted a reason you have brought it a friend.",
        "First {q}, now this: you furnish a room entirely with doors.",
        "As with {q}, I can admire it only from the front.",
        "I had thought {q} was the hors d'oeuvre; I see it was the meal.",
        "You've put it on top of {q}, and neither of them is touching the ground.",
        "After {q} I asked for more; I ought to have asked for better.",
        "It joins {q}, in the drawer marked 'pending'.",
    ),
    # A joke then, and a straight face now.
    "sobered": (
        "This from the wit who gave us {q}.",
        "I liked you better when you were telling me {q}.",
        "Can this be the comedian of {q}? Somebody has had a word.",
        "A straight face; it must have cost you something, after {q}.",
        "You have wiped off the paint since {q}, and one sees how pale you are.",
        "The gallery, who came for another {q}, is asking about refunds.",
        "It is hard to weigh that while one can still hear {q}, and the drum.",
        "I laughed at {q}, and that was the strong part.",
    ),
    # A joke then, and another now.
    "jokes_again": (
        "First {q}, and now this; a third, and I shall have to charge entertainment tax.",
        "You opened with {q}, and I see there is a second half.",
        "I have entered it under {q}, as an encore.",
        "It is the same seaside as {q}, with the tide further out.",
        "I had forgiven {q}, as one forgives a puppy, the first time.",
        "With {q} that makes two jokes, and one defendant, who is not one.",
        "{q} got the bigger laugh; I kept the minutes.",
        "You are running out of pier, having started from {q}.",
        "I explained {q} to the bailiff over lunch, and shall not be doing so again.",
        "Another {q}, and I am told that two is a repertoire.",
    ),
    # An argument then, and a joke now.
    "joked": (
        "Whoever said {q} was at least trying, and I'd like them back.",
        "You once stood there and told me {q}, like a person with something to lose.",
        "That is where {q} has been tending, I suppose: the circus.",
        "We had {q}, which was nearly a defence; now we have the interval.",
        "I must tell {q} that it was all for nothing.",
        "After {q} I had come prepared for an argument, and look at me, in these shoes.",
        "{q} deserved a better ending than that.",
        "There was law in {q}, or near it; this has only legs.",
    ),
    # Many words then, few now.
    "shrunk": (
        "It took you {n} words to give us {q}, and {m} to give up.",
        "We have gone from {n} words, with {q} among them, to {m}; I can see the bottom of the tin.",
        "You had {n} words when you had {q}; the {m} you've left are shivering.",
        "I counted {n} words around {q} and {m} in this; I'm told that dying fires do it too.",
        "{q} came with a whole speech attached; I see {m} words have made it home.",
    ),
    # Few words then, many now.
    "grown": (
        "{q} was the whole of it, an hour ago; since then it has been left alone with bread.",
        "All that, from the author of {q}; somebody has been watering you.",
        "You have gone from {n} words to {m}, and {q} was the clearer of the two.",
        "It used to be {q}, and I could carry it in one hand.",
        "I ask {n} words' worth of you and get {q}; I ask nothing, and get {m}.",
    ),
}

# His own question of last round, which nobody answered: {asked} is it, in single marks.
UNPAID = (
    "I asked {asked}, and I've had more from the furniture.",
    "What I asked was {asked}; kindly look surprised again, it suits you.",
    "Somewhere my poor question {asked} is still out in the dark, calling.",
    "You'll recall {asked}; it recalls you, and is crying.",
    "That is not, by any road I know, an answer to {asked}.",
    "I had put it so plainly: {asked}. My mother understood it.",
    "And {asked}, which I left with you last time, has been returned unopened.",
    "I dressed {asked} in its best and sent it across to you, and you've let it stand there.",
    "To {asked} there came, in all that, not even a wrong answer.",
    "It would be rude to ask {asked} again, so I shall only look as if I were going to.",
    "I keep {asked} by me, like a single glove.",
    "One had hoped, having said {asked}, to hear something shaped like a reply.",
)

# A person of theirs, quoted and then dropped.
PERSON_QUOTED = (
    "It was {q} that promised so well, and today {keep} does not get so much as a pronoun.",
    "You told me {q}, and I have kept a chair for {keep} ever since; it is still warm from nobody.",
    "{Keep} had the best line in it, {q}, and has been cut.",
    "After {q}, one expected to see more of {keep} than a closing door.",
    "What has {keep} done, since {q}, to be left outside with the bicycles?",
    "{q}, you said, and since then I have seen {keep} in every queue.",
    "I built my lunch hour around {q}; now {keep} is nobody's witness, least of all yours.",
    "You staked the house on {q}, and have moved without telling {keep}.",
    "I note that {q} has gone out of print, and {keep} with it.",
    "Had {keep} backed you up, you'd be saying {q} still, and louder.",
    "In {q} there were two of you; I look now, and {keep} has got off at an earlier stop.",
)

THING_QUOTED = (
    "It was all about {keep} when you told me {q}; today it's luggage.",
    "You came in on {q}, and I cannot now find {keep} anywhere about you.",
    "{q}, you told me, and I wrote down {keep}; may I cross it out?",
    "I had built a reply around {q}, and you have taken {keep} away from under it.",
    "After {q} I could think of nothing but {keep}; you, plainly, could.",
    "{Keep} was the hinge of {q}, and I hear no hinge in this.",
    "Since {q} you have been backing away from {keep}, with a smile, like a guest from a dog.",
    "We heard {q}, and then, as one says of aunts, no more about {keep}.",
    "Ever since {q} I cannot see {keep} without wanting to sit down.",
    "{q}, I wrote, and under it, twice underlined, {keep}.",
)

PERSON = (
    "We have not heard from {keep} for some time, and I worry.",
    "I had grown fond of {keep}, of whom we now never speak.",
    "I wonder what {keep} will say to all this, over supper.",
    "I kept a seat for {keep}.",
    "And {keep}, I suppose, will confirm this, by postcard.",
    "{Keep} had one line, early on, and I have since made it a career.",
    "I've written to {keep}, and enclosed a map of your story.",
    "The last I saw of {keep} was going away from you, at a trot.",
    "I asked the clerk to look for {keep}, and she is still out.",
    "Were {keep} here now, I should look for a nod.",
    "{Keep} has been waiting in the corridor all this while, with a sandwich.",
    "Once you had {keep}; today you are working alone.",
    "{Keep} came in, asked for the lavatory, and has not been seen.",
    "It was {keep} who would save you; I gather there was traffic.",
    "{Keep} deserves a better part than you have since written.",
    "There is a portrait of {keep} in my chambers now, draped.",
    "I asked after {keep} in the corridor, and was told to mind my own business.",
    "I dreamt of {keep} in the recess, holding a pen, and looking at me.",
    "I should be sorry to see {keep} cross-examined; I should also be present.",
    "My regards to {keep}, by the way, who has cost me a night's sleep.",
    "I have begun a file on {keep}, and the file is winning.",
    "I shall want {keep} for the funeral of this argument.",
    "That is twice you have got through a speech without {keep}, and I saw you wobble.",
)

THING = (
    "{Keep} was a detail then; I have since made it a career.",
    "One recalls {keep}, in happier days.",
    "It all began with {keep}, as the ballads will have it.",
    "{Keep} came in early and has been holding its breath.",
    "There's a small monument to {keep} in my chambers now.",
    "{Keep} has been left out in the rain.",
    "I went home and thought about {keep}; my wife asked me to stop.",
    "{Keep} has aged since you last spoke of it, and so have I.",
    "I still have {keep}, which you left here, and nowhere to put it.",
    "Somewhere behind us lies {keep}, ticking.",
    "I took {keep} for the main course, and it was the garnish.",
    "We have come a long way from {keep}, mostly downhill.",
    "If {keep} ever mattered, it has kept very quiet about it.",
    "I had {keep} valued, and will not distress you.",
    "I have been thinking about {keep} in the bath, where I do my best work.",
    "Nobody has asked me about {keep}, and I have so much to say.",
    "My clerk dreams of {keep}; I merely bill for it.",
    "I keep {keep} by the bed, in a manner of speaking, with the light on.",
    "For {keep} I have a whole page, and the page is blank on both sides.",
    "{Keep} made one appearance, and now wants a fee.",
)

# Nothing of theirs to return: the exhibit that has been listening. {left}, {leftobj}.
LISTENING = (
    "{Leftobj} heard that, and has asked to make a statement.",
    "Exhibit {left}, I may say, has not taken its eyes off you.",
    "All this within earshot of {leftobj}.",
    "You will have to walk past {leftobj} on the way out, you know.",
    "{Leftobj} is still waiting to be contradicted.",
    "I'd hoped you would say it to {leftobj}, and not merely near it.",
    "Exhibit {left} remains on the table, like the last sandwich.",
    "None of which troubles {leftobj}, who has heard it all before.",
    "{Leftobj} sat through that, and is none the wiser.",
    "And Exhibit {left} goes unmentioned, as at a reading of the will.",
    "I dusted Exhibit {left} for this, and you have looked over its head.",
    "Somebody might say a word to {leftobj}; it came all this way.",
    "Exhibit {left} would disagree, if you would only ask it.",
    "You speak as though {leftobj} were in another county.",
    "There's still {leftobj}, and there is still no answer.",
    "I notice that {leftobj} is winning on points.",
    "Exhibit {left} has now been ignored for longer than my second book.",
    "Try it again, and this time look {leftobj} in the eye.",
)
