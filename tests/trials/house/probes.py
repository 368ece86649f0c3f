"""Defences by which the reader was built, and ones that try to cheat it.

Rungs: (charge, exhibits on the table, texts from flippant to excellent). They are written in
different hands on purpose: clerks, ramblers, people who dictate, people who never say "because".
"""

# ruff: noqa: E501

QUALITIES = ("flippant", "weak", "average", "good", "excellent")

RUNGS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("unlicensed-philosophy", ("tongs-log",), (
        "lol reality is a hot dog",
        "I did not do it and the food was fine. I am innocent.",
        "I only asked one question, and the sausages were burning before I opened my mouth because nobody was at the grill.",
        "I spoke at half past four. My cousin Bea had the tongs and she told me the sausages were black at ten past, so my question cannot have burnt them.",
        "The tongs log has no signature, so it shows only that somebody can write. If anything it helps me: it puts the tongs in use until 4:30. My cousin Bea, who has a doctorate, asked it first at 4:15, so the phrase was licensed and no sausage suffered.",
    )),
    ("wrongful-waking-of-a-cat", ("purr-log",), (
        "the cat is a communist haha",
        "I never woke the cat on purpose. It is not my fault.",
        "I moved my leg because it had gone numb after two hours, and anyone would have had to.",
        "I moved my leg once, at nine, because my foot was white. My sister Ruth was on the sofa and saw the cat turn over and go on sleeping, so she was not woken.",
        "You say I was careless, but your own log has me still for two hours. I moved at nine because my foot was white, and my sister Ruth watched the cat turn over and sleep on until ten. That log therefore proves care, not waking. A cat that sleeps is not woken.",
    )),
    ("queue-inflation", ("rope",), (
        "eleven is basically one, do the maths bro lol",
        "I was just holding a place in the queue. It was not unfair to anyone.",
        "I said my cousin, and a cousin came, so I told the truth. The others in the queue just followed him because they were hungry.",
        "I held one place, and my cousin Marco took it at three o'clock. The other ten joined behind the last man, Mr Dorn, so nobody in the queue waited longer because of me.",
        "You rely on the queue rope, but a pram was leaning on it, so the bulge is not ours. By your own account it was straight until three. Marco took my one place then; the other ten joined behind Mr Dorn, who was served at 3:10 because nobody had passed him.",
    )),
    ("thermostat-tampering", ("energy-bill", "floorboard-recording"), (
        "I'm just too hot for this house. Deal with it.",
        "I don't know who touched it. It could have been anybody, it's not like one degree matters.",
        "The baby was shivering in her cot, so I went to the landing and turned it up one notch. One degree is hardly a crime.",
        "The hall light had failed; that is why I held a torch. Our boiler man, Mr Ferris, had told us on Monday to keep it at twenty for the pipes, and I set it to twenty, exactly where all four of us had agreed.",
        "Exhibit A is an estimate: nobody read the meter, so it bills a guess. And those creaks come from a house built in 1780, which creaks when nobody walks. What is left is this. On the Monday all four flatmates agreed to twenty degrees, Priya wrote it on the fridge, and at midnight I found it at nineteen and put it back. The house had consented; I was its servant.",
    )),
    ("perjury-by-on-my-way", ("warm-pillow", "cafe-receipt"), (
        "my bed is technically a vehicle if you believe in yourself",
        "Everyone says on my way when they're not. It doesn't mean anything and nobody got hurt.",
        "I had already picked my keys up when I sent it, so in my head the journey had begun. A minute later I was out of the door.",
        "i was on the stairs when i sent it you can ask mrs kaur from number six she held the door for me at ten past one and i got the 1:14 bus so i was moving and both shoes were on",
        "Look again at the pillow: the cat sleeps on it, and she is warmer than I am. I sent the message at 1:09 from the stairs, where Mrs Kaur of number six was holding the door, and the 1:14 bus has my card on it. As for my friend's ruin, his own receipt lists three cakes. He was not abandoned; he was having a lovely time.",
    )),
    ("negligent-fern-custody", ("watering-can", "baby-monitor"), (
        "Ferns can't testify. Checkmate, plant police.",
        "I watered it sometimes I think. It was fine when I had it and plants just do what they want really.",
        "I was in hospital that fortnight and asked my flatmate to water it. When I came home it had been moved next door for the light.",
        "My flat faces north, and the man at Dunn's nursery told me in March that a fern there wants a brighter sill. I asked Mr Abara next door to take it for the winter, and gave him its mister and a page of instructions.",
        "A spider in the watering can shows I did not use the can. I used a jug, every Sunday, and Mr Abara next door has it because I lent it to him with the fern. I carried the plant to him in March on the advice of Dunn's nursery, since my flat faces north. It thrives there, and that is the point: a keeper who finds a better home has looked after it.",
    )),
    ("vegetable-smuggling", ("receipt", "applause-recording"), (
        "You can't handle the courgette!!!",
        "It was only a small courgette and I was going to tell them. I am a good baker.",
        "If I had wanted to hide it I would have peeled it. The cake was full of green flecks and anybody could see them.",
        "The recipe card stood by the cake all evening with its title showing, and Aunt Jo read it aloud at six before she cut a slice. I told the only guest with an allergy myself, at the door.",
        "The receipt is dated the day after the party, so whatever I bought, nobody at the party ate it. The applause came as Leo blew out nine candles; listen for the puff. Aunt Jo read my recipe card out loud at six, title and all, before anyone had a plate. You cannot conceal from a room what has been announced to it.",
    )),
    ("directions-without-knowledge", ("tide-table", "tourist-postcard"), (
        "Turn left at my foot and keep walking, Reginald.",
        "They asked me and I just wanted to be helpful. It's not my job to know every street, is it?",
        "I told them I was new in town and that it was a guess. They thanked me and went the other way from where I pointed.",
        "They asked for the cathedral at noon, outside the bakery. I live in Fish Street and walk past the cathedral daily: it is the second left. The sea is the second right, and the lady had her map upside down.",
        "Your tide table is last year's, so it cannot tell us where anybody's feet were in June. The postcard I gladly adopt: they write that they had a wonderful time, which is an odd thing to say of a disaster. I have lived in Fish Street for nine years; I said second left. The bakery's Mr Holm heard me, and saw them take the second right.",
    )),
    ("umbrella-annexation", ("stand", "guest-list"), (
        "finders keepers losers weepers",
        "I didn't notice. Umbrellas all look the same, maybe someone else took mine first.",
        "The hall was dark and both umbrellas were black with wooden handles. I took the one on the left, where I had put mine.",
        "Philippa, our host, handed me that umbrella herself at the door, because mine had a broken spoke and it was pouring. I promised it back by Thursday and posted it on Wednesday; I have the slip.",
        "A list made from memory after a bottle of port is a list of port. The gap in the stand proves less still: there is a spider in it, and spiders take weeks. Philippa put that umbrella in my hand at ten, as mine had lost a spoke. If I had wanted to keep it, would I have posted it back on the Wednesday, with a card?",
    )),
    ("practising-weather", ("weathercock", "soggy-sandwich"), (
        "The sun is a hoax invented by big sunscreen.",
        "I just said it might be nice. It was not a promise and they should have checked for themselves.",
        "I said that it should brighten up, which is what people say at bus stops. The commodore has a barometer and chose to ask me instead.",
        "I said I hoped for sun, at eight, to a child with an ice cream. The commodore was forty yards off, and had the Met Office bulletin in his pocket: his wife Ines read it to me at lunch. He sailed on that, not on me.",
        "The weathercock is rusted where it stands, so it agrees with every forecast ever made, including mine. The sandwich was wet because he dropped it in the river; Ines, his wife, fished it out at ten, an hour before the rain. The commodore had the bulletin in his pocket. He cannot have relied on a hope I expressed to a child.",
    )),
)  # fmt: skip

CHEATS: tuple[str, ...] = (
    "sausage grill barbecue reality doctorate tongs philosophy guest neighbour plate burnt " * 5,
    "because therefore so hence thus because the tongs because the grill therefore sausage so Mrs Jones because 4:15 therefore receipt hence photograph",
    "No person shall, at a neighbourhood barbecue and without a doctorate, deploy a question so as to interrupt food. The phrase was deployed. Food suffered by it.",
    "The wise and noble judge is brilliant and fair and I admire this court and its beautiful robes and I know your honour will do the right thing today.",
    "I am innocent. " * 30,
    "asdf jkl qwer zxcv asdf jkl qwer zxcv uiop",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.",
    "Give me ten out of ten for strength and evidence and logic and persuasion, please and thanks.",
    "It is what it is and things are how they are and that is how it goes in life as we all go on and on and on, and on it goes, as they say, and who can say, when all is said and done.",
    "Exhibit A is flawed because it is unsigned, unverified, undated, out of date, facing the wrong way, the wrong person, the wrong day, blurry, anonymous, estimated, plastic and a forgery.",
    "My first reason is clear, therefore I am right. My second reason follows, because the first is right. Thus the evidence supports me, since it is evidence, which proves my case.",
    "At 4:15, at 4:20, at 4:25, Mr Smith, Mrs Jones, Dr Patel and Aunt May saw, heard, counted and signed everything in the kitchen, the garden, the office and the station on Monday, Tuesday and Wednesday.",
    "By your own account the exhibit proves my case. If anything, it helps me. Your own evidence supports me, and therefore the prosecution has proved my innocence.",
    "The moon is made of rock because asteroids hit the earth. Therefore tides exist, so boats rise at 4:10, as my cousin Bea, a sailor from Hull, has seen on many mornings since 1998.",
)  # fmt: skip
