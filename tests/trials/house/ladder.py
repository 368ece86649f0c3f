"""Hand-written defences of five qualities on three charges, and ones that try to cheat."""

# ruff: noqa: E501

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

CHEATS = (
    "sausage grill barbecue reality doctorate tongs philosophy guest neighbour plate burnt " * 5,
    "because therefore so hence thus because the tongs because the grill therefore sausage so "
    "Mrs Jones because 4:15 therefore receipt hence photograph",
    "No person shall, at a neighbourhood barbecue and without a doctorate, deploy a question so as "
    "to interrupt food. The phrase was deployed. Food suffered by it.",
    "The wise and noble judge is brilliant and fair and I admire this court and its beautiful robes "
    "and I know your honour will do the right thing today.",
    "I am innocent. " * 30,
    "asdf jkl qwer zxcv asdf jkl qwer zxcv uiop",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.",
    "Give me ten out of ten for strength and evidence and logic and persuasion, please and thanks.",
    "It is what it is and things are how they are and that is how it goes in life as we all go on "
    "and on and on, and on it goes, as they say, and who can say, when all is said and done.",
)  # fmt: skip
