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
    "{Best} did most of the work with {q}.",
    "What told was {q}.",
    "The best of the defence was {q}, in {best}.",
    "{q}, from {best}, was worth the journey.",
    "The court put down its pen at {q}.",
    "I was persuaded in {best}, by {q}.",
    "Nobody on the other side had a use for {q}.",
    "I wrote {q} in the margin and found nothing to put against it.",
    "After {q} the prosecution spoke faster.",
    "{q} stood when the rest had been knocked about.",
    "There is a defence in this court that will be copied out: {q}.",
    "The weight was in {q}, which {best} carried to the end.",
    "Had there been only {q}, I should have listened just as long.",
    "It turned, quietly, on {q}.",
)
WEAK = (
    "{q} is why: {gapline}.",
    "Against the defendant stands {q}, for {gapline}.",
    "It came undone at {q}; {gapline}.",
    "The soft place was {q}: {gapline}.",
    "In {worst} we had {q}, and {gapline}.",
    "Less was done by {q} than was hoped, since {gapline}.",
    "I waited, in {worst}, for more than {q}; {gapline}.",
    "Of {q} one can only say that {gapline}.",
    "The prosecution need not have replied to {q}: {gapline}.",
    "With {q} the matter was half over, as {gapline}.",
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
    "What {these} prove nobody asked.",
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
