"""More steps of the running gags, by name: (plant, grow, swell). Data only."""

Steps = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]

MORE: dict[str, Steps] = {
    "his mother in the gallery": (
        (
            "You will notice my mother, who has waved.",
            "My mother is here, and has asked me not to mumble.",
        ),
        (
            "My mother has asked the person beside her what you said.",
            "Mother has passed a mint along the row, and it went to you.",
            "From the gallery comes a cough that I grew up with.",
        ),
        (
            "My mother has put on her hat, as she does when it's decided.",
            "Mother has asked the usher for your address, for the scarf.",
            "The gallery has started to call her Mrs Harrington, and me nothing.",
        ),
    ),
    "the borrowed kettle": (
        (
            "That is my own kettle beside the clerk, and I have counted the cups.",
            "The court's kettle has died, and is using mine.",
        ),
        (
            "My kettle is now on the other side of the room.",
            "I hear the click of my own kettle, and then a biscuit.",
            "There is a cosy on my kettle that I do not recognise.",
        ),
        (
            "Three people have told me that my kettle makes a lovely cup.",
            "My kettle has been lent to the court next door, with a note.",
            "They are descaling my kettle, in there, and laughing.",
        ),
    ),
    "the grand exhibit table": (
        (
            "Please do not lean on the exhibit table; it's only a loan from bridge night.",
            "The exhibits lie today on an ironing board, for which I'm sorry.",
        ),
        (
            "The exhibit table has been extended by a leaf.",
            "There are now candlesticks on the exhibit table.",
            "The exhibit table has been French-polished during your answer.",
        ),
        (
            "The exhibit table has been given a small brass rail, and a rope.",
            "Visitors are being shown the exhibit table in groups.",
            "A second table has been brought, to hold the first one's catalogue.",
        ),
    ),
    "the court pigeon": (
        (
            "A pigeon is looking in, and I would rather it did not.",
            "There's a pigeon outside, with time on its hands.",
        ),
        (
            "The pigeon has found the gap at the top of the window.",
            "The pigeon has walked the length of the bench, with its hands behind it.",
            "There was applause just now, and it was wings.",
        ),
        (
            "The pigeon has laid something on my notes, and I'm told it's an objection.",
            "A second pigeon has come in, and they are conferring.",
            "The pigeon is wearing, I think, my spare band.",
        ),
    ),
    "the new wig": (
        (
            "Forgive the wig; it is younger than I am.",
            "I break in a new wig today, or it breaks in me.",
        ),
        (
            "The wig has begun to list.",
            "Somebody in the gallery has stroked the wig.",
            "I turned round just now, and the wig did not.",
        ),
        (
            "The wig and I are no longer looking at the same defendant.",
            "The wig has been offered a bowl of milk.",
            "I am told that the wig nodded when you spoke.",
        ),
    ),
    "the draught": (
        (
            "There's a draught from that door, and I catch things.",
            "I feel a draught, and I've not yet mentioned the evidence.",
        ),
        (
            "My second page has gone under the dock, on a draught.",
            "The draught has found the other ear.",
            "Somebody has propped that door, with my umbrella.",
        ),
        (
            "The draught has slammed one door and opened two.",
            "I have asked for a hot brick, and been brought a form.",
            "My last note went by just now at the height of the clerk.",
        ),
    ),
    "the portrait": (
        (
            "The late Sir Mortimer looks down on us, in oils, from a great height of frame.",
            "Beneath that portrait I have never yet lost, though I am generally next door.",
        ),
        (
            "I could swear that Sir Mortimer sighed.",
            "A fly is walking over the portrait, and I envy it the position.",
            "Sir Mortimer used to have an expression of confidence.",
        ),
        (
            "Sir Mortimer has closed his eyes, in the portrait.",
            "Someone has hung a cardigan over the portrait.",
            "The portrait is now of a smaller man, at a window.",
        ),
    ),
    "the clerk's sandwich": (
        (
            "I can see the corner of a sandwich, below the clerk's blotter.",
            "The clerk has packed a lunch; I packed exhibits.",
        ),
        (
            "The crusts have come off, behind the statute book.",
            "I heard lettuce just then, quite distinctly.",
            "The clerk has offered half to the usher, over my head.",
        ),
        (
            "A crumb has fallen on the indictment, and I was the first to see it.",
            "There is an apple to follow, it now appears.",
            "The usher is licking his thumb, and will not meet my eye.",
        ),
    ),
    "the wobbling lectern": (
        (
            "This lectern is older than the offence, and less steady.",
            "If I sway today, it is the lectern.",
        ),
        (
            "A bolt has just rolled past the clerk.",
            "The lectern now leans towards the defence.",
            "I rest my hand on the lectern, and it takes some of the hand.",
        ),
        (
            "The lectern has gone down at the front, like a camel.",
            "An usher is holding the lectern, and has views.",
            "I have been speaking for some time from the bottom of the lectern.",
        ),
    ),
    "the good curtains": (
        (
            "These blinds do their best; across the road they have curtains.",
            "I have my name down for a court with curtains.",
        ),
        (
            "I'm told that one can draw them, across the road, with a single cord.",
            "They've sent me a swatch, and it is in my inside pocket, next to the heart.",
            "The other court has had its curtains cleaned, in case.",
        ),
        (
            "A colleague has got the curtains; I won't say who, or how.",
            "From here one can see them being drawn, across the road, on somebody else.",
            "The blind has come down on that side, all at once.",
        ),
    ),
    "the umbrella in the corner": (
        (
            "Somebody has left an umbrella in the corner, still wet, and it has not rained.",
            "I see an umbrella with nobody attached to it.",
        ),
        (
            "The umbrella is now leaning the other way.",
            "I am told that the umbrella was here before the building.",
            "A small pool has formed, and it spells nothing yet.",
        ),
        (
            "The umbrella is in the witness box.",
            "Nobody put it up, and yet one feels sheltered by it.",
            "The umbrella has been moved to the bench, and seems at home.",
        ),
    ),
    "the stenographer's opinion": (
        (
            "Miss Pruett is taking this down, and has been asked to keep it factual.",
            "Our stenographer reviews plays, on other days.",
        ),
        (
            "The stenographer has underlined something, and looked at me.",
            "Miss Pruett has run out of exclamation marks, and sent for more.",
            "I am recorded, I find, as 'the other one'.",
        ),
        (
            "Miss Pruett has given this scene a title, and I don't come out of it.",
            "The record has a chapter break in it, just where I began.",
            "The stenographer has put in a storm.",
        ),
    ),
}
