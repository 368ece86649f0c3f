"""Answers to the kinds of defence that are not quite arguments. Data only.

Each stands in for the reaction, and follows or precedes a quote where one is allowed. {Q} is
the quote as a sentence of its own; lines without it fit any wording.
"""

from trials.house.archetypes import Archetype

ARCHETYPE: dict[Archetype, tuple[str, ...]] = {
    Archetype.SINGLE_WORD: (
        "{Q} I have had fuller defences from people who were asleep.",
        "{Q} I shall have it set to music; it will not take long.",
        "{Q} The clerk thanks you, and is shaking out her wrist.",
        "{Q} I paused for the rest, and a season went by.",
        "{Q} A telegram, then, and from a mean man.",
        "{Q} One could embroider it on a thimble.",
        "{Q} Even the furniture had more to add.",
        "{Q} I have read longer things on taps.",
    ),
    Archetype.PURE_JOKE: (
        "The gallery laughs; so did I, and I shall invoice you for it.",
        "Very good; I laughed in the wrong order and have had to start again.",
        "I enjoyed that, and so will the appeal court.",
        "A joke, and a good one, with a chair left empty for the reason.",
        "Ha; now the same again, with a fact in it.",
        "The usher has had to sit down, and the charge has not.",
        "Funny; I have made a note to tell it at your sentencing.",
        "I smiled, which is on the record and will not happen again.",
    ),
    Archetype.ROLE_PLAY: (
        "Sworn in under that name, the witness will kindly stay in it.",
        "I bow to the title, and proceed with the cross-examination of its holder.",
        "Whoever you are this afternoon, you were there as well.",
        "I accept the costume as testimony, and shall be asking it questions.",
        "The crown, if there is one, must be checked at the cloakroom.",
        "A splendid entrance; persons of your rank are usually asked where they were.",
        "Noted for continuity: you had better be the same person by the closing.",
        "I address the dock by its new name, and with the old charge.",
    ),
    Archetype.CONFESSION: (
        "Forty pages of cross-examination, and you've eaten the ending.",
        "I admire honesty; it is so seldom followed by a reason.",
        "Well, that was my train, and you have driven it.",
        "I am obliged to you, and slightly lost.",
        "The truth, at last, and without so much as a hat on.",
        "I had not finished accusing you.",
        "That leaves only why, which is where people usually begin to sweat.",
        "You confess like somebody paying for lunch.",
    ),
    Archetype.COUNTER_ACCUSATION: (
        "I am flattered to be charged, but there is a queue, and you are at the front of it.",
        "I have been accused before, by people who also forgot to answer.",
        "Let us try me on Thursday; today I am busy.",
        "Even supposing I did, that would make two of us and one dock.",
        "The finger points beautifully; where is the hand the rest of the time?",
        "I shall prosecute myself at home, where the light is better.",
        "Suppose me guilty of everything; your exhibit has still not moved.",
        "I note that you know my character better than your own whereabouts.",
    ),
    Archetype.JURY: (
        "The jury is at lunch.",
        "The jury is still at lunch, and has ordered the pudding.",
        "Twelve good people were found, and they preferred the park.",
        "You have one judge, and she has not blinked since Easter.",
        "Nobody is coming; it is just us, and the exhibits.",
        "Lawyers have been rung for, and can be heard running the other way.",
    ),
    Archetype.LEGALESE: (
        "Three guests from Latin, and not one of them was at the scene.",
        "I translated that, and it said 'please'.",
        "The gown fits, but there is nobody in it.",
        "You have dressed the answer for court and left it in the taxi.",
        "I too own that dictionary; the index is thrilling.",
        "The motion is heard, and may now sit down beside its meaning.",
        "Stripped of its robes, that comes to about a sentence.",
        "A long word is a short one with a committee.",
    ),
    Archetype.LAW_ABSURD: (
        "Then you should have pleaded that; as it is, the law stays and so do you.",
        "The statute did not choose you; you chose it, in daylight.",
        "Laws look foolish from underneath.",
        "You may write to Parliament; meanwhile the exhibit is here.",
        "Silly or not, it has a number, and you have broken it.",
        "Every law is absurd until somebody takes the last one.",
        "If foolish laws were void, I should be a free man myself.",
        "I hear an argument against the rule, and none against the deed.",
    ),
    Archetype.VERSE: (
        "It scans, which is more than can be said for the alibi.",
        "The feet are all there; it is the leg to stand on that I miss.",
        "I was moved by the metre and left behind by the sense.",
        "A rhyme is two words agreeing, and I was hoping for two witnesses.",
        "Sung well, and sworn to by nobody.",
        "The poet may keep the laurel; the defendant has an exhibit to answer.",
        "I have no quarrel with the rhythm, only with the facts, of which there was one.",
        "Beautiful; I shall have it read at the sentencing.",
    ),
    Archetype.RUDE: (
        "I've been called worse by people with receipts.",
        "My mother speaks to me like that, and she too avoids the question.",
        "Strong words; I had hoped for strong facts.",
        "The clerk has recorded a cough.",
        "Warmly put, and beside the point, like a stove in a garden.",
        "I shall frame the tone and dismiss the content.",
        "If temper were evidence, I should have to settle.",
        "That was not an answer, but it did clear the sinuses.",
    ),
    Archetype.MASH: (
        "I believe somebody has sat on the defence.",
        "The clerk asks whether that was the defendant or the cat.",
        "I have had the document carbon-dated, and it is from the keyboard.",
        "I shall reply when it hatches.",
        "The stenographer has been given a glass of water.",
        "A bold use of the alphabet, most of which was present.",
    ),
    Archetype.FOREIGN: (
        "This bench reads English, which is the bench's loss.",
        "I am told it was magnificent; this bench reads English, and I would not guess.",
        "Our interpreter is one man, and he is on the river; in English, if you would.",
        "It had a music to it that I cannot cross-examine; might we have it in English?",
        "The court reads one language, and not always well; that one, please.",
        "I decline to argue with what I have not understood, unlike most of my profession.",
    ),
    Archetype.SILENCE: (
        "Nothing was left of that once the bench had finished with it.",
        "A silence, then; I have lost to better ones, but not often.",
        "Let the record show a pause, in the defendant's own style.",
        "I cannot quote a gap, though I have convicted on several.",
        "There is an echo in here, and it has nothing to repeat.",
        "I reply to the following, in full.",
    ),
    Archetype.ALIBI: (
        "A name, an hour, a place; how thorough, and how very tidy.",
        "So many particulars; I shall be round to see each of them.",
        "One could set a watch by that, and I intend to.",
        "Particulars at last; I had begun to think they were extinct.",
        "That has been dusted for fingerprints, I think, by its owner.",
        "A complete account, and I am always moved by a complete account.",
        "I shall write those details down and ask for them again later.",
        "Such furniture in it; let us see whether the drawers open.",
    ),
}

# Real trouble: no attack, no exhibit talk, nothing to perform. Plain and kind.
KIND = (
    "I am going to stop being the prosecutor for a moment. That sounded heavy, and it matters more "
    "than this game. If any of it is real, please talk to someone you trust, or to a helpline or "
    "your local emergency number; they will answer. The charge can wait, or be dropped by closing "
    "the page. Would you like to go on, or leave it here?",
    "Setting the robe aside: please do not carry that alone. A friend, a doctor or a crisis line "
    "can be reached today, and would want to hear from you. Nothing here needs finishing. Is there "
    "someone you could speak to now?",
    "No argument from me this time. If you are hurting, you deserve a person, not a courtroom; "
    "someone near you, or a crisis line, can be that today. This trial will keep, or end, as you "
    "like. Will you let somebody know how you are?",
    "I have nothing to prove against you here. Whatever else is true, please reach a real person "
    "about this soon: someone close, or a local helpline. The game can stop. Are you safe just now?",
)

# After the joke: the demand that stands in for analysis when there is nothing to analyse.
PLAIN_DEMAND = (
    "One sentence of evidence, please: what happened?",
    "In plain words, what do you say to the charge?",
    "Would you care to try that again as a sentence?",
    "What, if anything, was your answer to the exhibit?",
    "Let us have a noun and a verb: who did what?",
    "May I hear the defence, when it is ready?",
)
