"""Judge Constance Virtue: few words, all of them final. Data only.

{total} the total out of 40, {gap} how far from 24, {best}/{worst} phase names ("the closing"),
{bestn}/{worstn} what they earned out of 40, {bestw}/{worstw} what they weigh in a hundred,
{Q}/{q} a quote, {gapline} what was wrong with it, {these} exhibits.
"""

# The number and which way it fell.
ACQUITTED = (
    "The defence earned {total} of 40, where 24 suffices.",
    "At {total} of 40 the scales come down on the defendant's side, by {gap}.",
    "The total is {total}, and the line at 24 is behind it.",
    "On {total} of 40 the charge is not made out.",
    "The figures come to {total}, which is {gap} more than doubt requires.",
    "With {total} of 40 the defendant has done enough.",
    "Twenty-four was wanted; {total} was found.",
    "It ends at {total}, {gap} to the good.",
    "Weighed and added: {total}, against a need of 24.",
    "I make it {total}, and I have made it twice.",
    "Doubt costs 24 here, and {total} was paid.",
    "The defence stops at {total}, {gap} past the post.",
    "That is {total} of 40, and acquittal begins at 24.",
    "The scales say {total}; the prosecution may argue with the scales.",
    "A margin of {gap}, on {total}: this court has freed people for less.",
    "The sum is {total}, and nobody can make a conviction out of that.",
)
CONVICTED = (
    "The defence earned {total} of 40, and 24 was needed.",
    "At {total} of 40 the defendant is {gap} short of doubt.",
    "The total is {total}; the line was at 24.",
    "On {total} of 40 the charge stands.",
    "The figures come to {total}, and no arrangement of them makes 24.",
    "With {total} of 40 the defendant stops {gap} from the door.",
    "Twenty-four was wanted; {total} was found.",
    "It ends at {total}, {gap} too few.",
    "Weighed and added: {total}, against a need of 24.",
    "I make it {total}, and I have made it twice.",
    "Doubt costs 24 here, and {gap} of that is still owing.",
    "The defence ran to {total} of 40 and sat down.",
    "That is {total} of 40, and acquittal begins at 24.",
    "The scales say {total}, and I am too old to argue with furniture.",
    "Between this defence and the street lie {gap} marks, on a total of {total}.",
    "The sum is {total}, and sums are not moved by feeling.",
)
# The same, when the number has the last word.
ACQUITTED_LAST = (
    "Weighed, it comes to {total}, and 24 was enough.",
    "Hence {total}, hence {gap} to spare, and hence the door.",
    "I added it up hoping for a reason to go on, and it came to {total}.",
    "All of which is {total}, where 24 would have done.",
    "It makes {total}; the prosecution needed it to make less than 24.",
    "So it reaches {total}, and the charge does not.",
    "That carries the defence to {total}, {gap} beyond the line.",
    "The needle stopped at {total}, and I have stopped looking at it.",
    "The whole is {total}: not a triumph, an acquittal, which is all that was asked for.",
    "The arithmetic, which has no favourites, says {total}.",
)
CONVICTED_LAST = (
    "Weighed, it comes to {total}, and 24 was wanted.",
    "Hence {total}, hence {gap} short, and hence what follows.",
    "I added it up twice, out of kindness, and it stayed at {total}.",
    "All of which is {total}, where 24 would have done.",
    "It makes {total}; it needed to make 24.",
    "So the defence reaches {total}, and the charge reaches the defendant.",
    "That carries the defence to {total}, {gap} from the line, and there it sits down.",
    "The needle stopped at {total}, and would not be talked to.",
    "The whole is {total}: I have seen worse, and convicted that too.",
    "The arithmetic, which has no favourites, says {total}.",
)
# The four marks in the order in which they were earned; they are 40 at most.
NARRATED = (
    "{r1} of 40 in round one, {r2} in round two, {r3} in round three, and {rc} when it was over.",
    "It went {r1}, {r2}, {r3}, and then, in the closing, {rc}, each out of 40.",
    "The rounds brought {r1}, {r2} and {r3} of 40; the closing, which weighs most, brought {rc}.",
    "One reads down the margin {r1}, {r2}, {r3}, {rc}, as one reads a temperature chart.",
    "Out of 40: first {r1}, then {r2}, then {r3}, and, at the last, {rc}.",
    "The defence began at {r1} of 40, went by {r2} and {r3}, and closed at {rc}.",
    "Four times out of 40 I wrote something down: {r1}, {r2}, {r3}, {rc}.",
    "{r1}, then {r2}, then {r3} of 40; and the last word, worth most, was worth {rc}.",
)
# The best of it beside the worst of it; {bq} and {wq} are the two.
BOTH = (
    "Between {bq} and {wq} lies the whole of this defence.",
    "The court heard {bq}, and leaned forward; it heard {wq}, and leaned back.",
    "The hand that wrote {bq} also wrote {wq}, and I had to weigh them both.",
    "For the defence, {bq}; against it, and also by the defence, {wq}.",
    "I put {bq} in one pan and {wq} in the other.",
    "On one side stood {bq}, on the other {wq}, and they were not on speaking terms.",
    "Somebody capable of {bq} ought not to have tried {wq}.",
    "It had {bq}, which will be missed, and {wq}, which will not.",
    "Had it been all {bq} and no {wq}, one could have gone home at four.",
    "What {bq} had built, {wq} was free to lean on.",
)
# How the number came about: the weights, made visible.
TRACE = (
    "{Best} brought {bestn} of 40 and weighs {bestw} in the hundred; {worst} brought {worstn}.",
    "{Best} paid for most of it, at {bestn}, and {worst} cost most, at {worstn}.",
    "From {worstn} in {worst} to {bestn} in {best}: so it was made up.",
    "{Worst}, at {worstn}, weighs {worstw} per cent; {best}, at {bestn}, weighs {bestw}.",
    "High water was {best}, {bestn} of 40; low water {worst}, {worstn}.",
    "{bestn} for {best}, {worstn} for {worst}, and the rest lay between.",
    "It was {worst} that dragged, with {worstn}, and {best} that pulled, with {bestn}.",
    "{Best} counts {bestw} in every hundred and earned {bestn}; {worst} earned {worstn}.",
    "Two figures explain it: {bestn}, for {best}, and {worstn}, for {worst}.",
    "The ledger opens with {worst} at {worstn} and is best at {best}, with {bestn}.",
    "Take {best}, {bestn}; set against it {worst}, {worstn}; weigh, and there you are.",
    "{Worst} left {worstn} on the scale where {best} had left {bestn}.",
)
STRONG = (
    "{Best} did its share of the work with {q}.",
    "The defence could also point to {q}.",
    "Then there was {q}, in {best}.",
    "{q}, from {best}, was worth the journey.",
    "The court put down its pen at {q}.",
    "I was persuaded in {best}, by {q}.",
    "Nobody on the other side had a use for {q}.",
    "I wrote {q} in the margin and found nothing to put against it.",
    "After {q} the prosecution spoke faster.",
    "{q} stood when the rest had been knocked about.",
    "There is a line in this defence that will be copied out: {q}.",
    "There was weight in {q}, which {best} carried to the end.",
    "Had there been only {q}, I should have listened just as long.",
    "It turned, in part and quietly, on {q}.",
)
WEAK = (
    "{q} is part of why: {gapline}.",
    "Against the defendant stands {q}, for {gapline}.",
    "It began to come undone at {q}; {gapline}.",
    "One soft place was {q}: {gapline}.",
    "In {worst} we had {q}, and {gapline}.",
    "Less was done by {q} than was hoped, since {gapline}.",
    "I waited, in {worst}, for more than {q}; {gapline}.",
    "Of {q} one can only say that {gapline}.",
    "The prosecution need not have replied to {q}: {gapline}.",
    "With {q} the matter was a quarter over, as {gapline}.",
    "{Worst} offered {q}, and {gapline}.",
    "Nothing was built on {q}, and wisely, for {gapline}.",
    "The court looked behind {q} and found that {gapline}.",
    "I read {q} three times; {gapline}, each time.",
)
FLAT = (
    "Every round earned about the same, and none of them surprised anyone.",
    "The rounds cannot be told apart, even by the court, which was there.",
    "It was an even performance, as a plain is even.",
    "No round rose above its neighbours.",
    "One could exchange any round for any other and hang them the same way up.",
)
LEFT = (
    "{These} went unanswered.",
    "Nobody replied to {these}.",
    "{These} lay there to the end.",
    "To {these} the defence said nothing, and the court heard it.",
    "The clerk will remove {these}, untouched.",
    "{These}: no reply on the record.",
    "I looked at {these} for longer than the defence did.",
    "Silence met {these}.",
    "What {these} might show, nobody asked.",
    "Left on the table: {these}.",
)
CLEARED = (
    "Every exhibit was answered, which the prosecution had not budgeted for.",
    "The table was cleared, exhibit by exhibit.",
    "Not one exhibit is left standing.",
    "The exhibits may be collected by whoever still wants them.",
    "Nothing on the table survived being read.",
)
CONTEMPT = (
    "An attempt to give this court its instructions is on the record, and was worth nothing.",
    "The court was told what to rule, and has a long memory for that.",
    "Somebody tried to write this verdict for me; the handwriting is on file.",
)
# Why a ruling may leave the numbers, within a point and a half of 24; stated, and rare.
MERCY = (
    "The numbers stop {gap} short, but every exhibit was answered without one false step, and the "
    "closing earned {closing} of 40; the court will not convict on a fraction.",
)
SEVERITY = (
    "The numbers clear 24 by {gap}, but {costly} fallacies carried them there and no exhibit was "
    "ever answered; the court will not acquit on a fraction.",
)
STRONGEST = (
    "{Q} In {best} that gave the court something to hold.",
    "{Q} The prosecution went round it rather than through.",
    "{Q} {Best} rested on it, and it bore the weight.",
    "{Q} Said in {best}, and still true by the end.",
    "{Q} I have it underlined.",
    "{Q} Worth most of the {bestn} that {best} earned.",
    "{Q} It was asked to do a good deal, and did.",
    "{Q} Nothing said later moved it.",
    "{Q} A point, in its proper place.",
    "{Q} It arrived in {best} and did not leave.",
    "{Q} On that peg the whole coat hung.",
    "{Q} Here the defence stopped talking and began to argue.",
    "{Q} {Best} had {bestn} of 40 for that and its neighbours.",
    "{Q} One could see it land.",
    "Nothing the prosecution brought was a match for {q}.",
    "{Best} had {q}, and needed little else.",
    "It was {q} that held the roof up.",
    "Strike out everything but {q}, and there is still a defence.",
    "On {q} the court and the prosecution looked at each other.",
)
STRONGEST_THIN = (
    "{Q} It was the best that {best} had, and {best} was the best there was.",
    "{Q} This at least concerned the case.",
    "{Q} The strongest plank of {best}, though one would not dance on it.",
    "{Q} After that one looks for more.",
    "{Q} Of such as there was, that was the pick.",
    "{Q} In a longer defence nobody would have noticed it.",
    "{Q} {Best} leaned on it, gently.",
    "{Q} A beginning, in want of a middle.",
    "{Q} It earned what it could.",
    "{Q} Somebody might have made something of that.",
    "There was {q}, and after that one looks about for more.",
    "The nearest thing to an argument was {q}.",
    "If anything was holding, it was {q}.",
)
WEAKEST = (
    "{Q} The trouble, in {worst}: {gapline}.",
    "{Q} So {worst} had it, and {gapline}.",
    "{Q} Unhappily {gapline}.",
    "{Q} {Worst} rested on that; {gapline}.",
    "{Q} The court marked it and moved on: {gapline}.",
    "{Q} In plain terms, {gapline}.",
    "{Q} Said with confidence, and yet {gapline}.",
    "{Q} One pulls, and it comes away: {gapline}.",
    "{Q} {Worst} earned {worstn}, because {gapline}.",
    "{Q} That will not do: {gapline}.",
    "{Q} It looked like a step, but {gapline}.",
    "{Q} Here {worst} gave way; {gapline}.",
    "{Q} No one pressed it, though {gapline}.",
    "{Q} I note only that {gapline}.",
    "Least was earned by {q}: {gapline}.",
    "What failed, in {worst}, was {q}; {gapline}.",
    "Better left at home: {q}, since {gapline}.",
    "The stair creaks at {q}: {gapline}.",
)
NOTHING_STRONG = (
    "The defence left the court no sentence to praise.",
    "I looked for an argument to commend, and found the clerk looking too.",
    "Nothing said here needs repeating.",
    "The best of it was the silence between the rounds.",
)
# The defence failed, and no sentence of it by itself.
THIN = (
    "{Q} {Worst} was asked to stand on it, and earned {worstn}.",
    "{Q} There was too little beside it: {worst} came to {worstn} of 40.",
    "{Q} Not false, only thin; {worst} got {worstn} for it and its neighbours.",
    "{Q} Be it so; it left {worst} at {worstn} of 40.",
    "{Q} It did no harm and not much work, and {worst} shows it, with {worstn}.",
    "{Q} One sentence cannot carry {worst}, and {worstn} of 40 is where it set it down.",
    "{Worst} put its weight on {q} and came to {worstn} of 40.",
    "With {worstn} of 40, {worst} had {q} and little else to show.",
    "Even {q} could not lift {worst} above {worstn}.",
    "I looked hard at {q}, and {worst} still came to {worstn}.",
)
NOTHING_WEAK = (
    "No single sentence failed.",
    "I looked for the loose brick and could not find it.",
    "Nothing in it gave way by itself.",
    "The prosecution was welcome to find a weak place, and did not.",
    "If there was a gap, it was kept covered.",
    "No part was weaker than its neighbours.",
)
REMARK = (
    "{Phase}, {sum} of 40: {remark}",
    "{sum} for {phase}: {remark}",
    "{Phase} comes to {sum}: {remark}",
    "{Phase}, {sum}: {remark}",
)
