"""How each sign is put into a sentence. No full stop: the examiner's frame ends it. Pure data."""

from collections.abc import Mapping
from types import MappingProxyType

from evidence.house.tells import Tell

FACTS: Mapping[Tell, tuple[str, ...]] = MappingProxyType(
    {
        Tell.ABSENT: (
            "The catalogue has no “{source}”",
            "I have been through the catalogue twice, and “{source}” is not in it",
            "“{source}” would make a fine entry, had the catalogue one",
            "No card in the catalogue answers to “{source}”",
        ),
        Tell.KIND: (
            "The catalogue lists “{source}” as {listed}, and this is {kind}",
            "“{source}” is down as {listed}; what I am shown is {kind}",
            "A citation of {listed}, “{source}”, cannot look like {kind}",
        ),
        Tell.RANGE: (
            "The catalogue gives “{source}” as {range}, which leaves no room for {locator}",
            "{locator} lies outside the {range} that the catalogue allows",
            "“{source}” runs to {range}, and the citation walks on to {locator}",
            "The source has {range} and no more, and {locator} is not in it",
        ),
        Tell.TIME: (
            "The time code {code} does not fit a citation of {locator}",
            "I am sent to {locator} and shown something at {code}",
            "{code} and {locator} cannot both be where this was said",
        ),
        Tell.FIGURE: (
            "The claim says {figure}, and the exhibit beneath it never does",
            "I looked for {figure} in what was filed and found it in the claim alone",
            "The claim rests on {figure}; the exhibit does not contain it",
            "{figure} appears above the line and nowhere below it",
        ),
        Tell.TITLE: (
            "The title still says {figure}, which neither claim nor exhibit repeats",
            "{figure} survives in the title and nowhere else",
            "Title and contents disagree about {figure}",
        ),
        Tell.SUM: (
            "By the exhibit's own arithmetic, {figure} does not come out",
            "I did the sum as printed, and it is not {figure}",
            "The figures that lead to {figure} do not lead there",
        ),
        Tell.UNIT: (
            "The claim measures {figure} in {claimed}, the exhibit in {shown}",
            "{figure} is {claimed} in the claim and {shown} underneath",
            "One figure, {figure}, and two units: {claimed} and {shown}",
        ),
        Tell.WORDING: (
            "The claim's “{word}” is turned round in what is filed under {locator}",
            "Over “{word}”, the claim and {locator} face opposite ways",
            "Take the claim's “{word}” to {locator}: the words there point the other way",
        ),
        Tell.VOICE: (
            "The words at {locator} do not sit with {name} as the speaker",
            "I hear {name} named at {locator} and somebody else's mouth moving",
            "{name} is in the wrong half of the conversation at {locator}",
        ),
        Tell.PRECISION: (
            "“{label}” alone is given to a finer digit, {figure}",
            "Every point is rounded but “{label}”, at {figure}",
            "{figure} for “{label}” is more exact than all its neighbours",
        ),
        Tell.RECORD: (
            "Round {round} showed us {locator}, and it did not say this",
            "We have already read {locator} on the record in round {round}, in other words",
            "The passage revealed in round {round} stands at this very place and reads otherwise",
        ),
        Tell.HABIT: (
            "The last {kind_word} we were shown, in round {round}, was false, and here is another",
            "Round {round} brought {kind} too, and it was forged",
            "We met {kind} in round {round} and were lied to",
        ),
        Tell.AGAIN: (
            "“{source}” was misquoted in round {round} and is back",
            "Round {round} leaned on “{source}” as well, and fell over",
            "The same source, “{source}”, was abused in round {round}",
        ),
    }
)
