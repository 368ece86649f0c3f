"""Every argument scheme that the house looks for, with its cues. Data."""

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.authority import AUTHORITY
from trials.house.fallacies.cues import Cue
from trials.house.fallacies.dilemma import DILEMMA
from trials.house.fallacies.emotion import EMOTION
from trials.house.fallacies.generalization import GENERAL
from trials.house.fallacies.inference import INFERENCE
from trials.house.fallacies.nature import NATURE
from trials.house.fallacies.persons import PERSONS
from trials.house.fallacies.populum import POPULUM
from trials.house.fallacies.privation import PRIVATION
from trials.house.fallacies.slope import SLOPE
from trials.house.fallacies.tradition import TRADITION

SCHEMES: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.APPEAL_TO_AUTHORITY: AUTHORITY,
    Fallacy.AD_POPULUM: POPULUM,
    Fallacy.APPEAL_TO_TRADITION: TRADITION,
    Fallacy.APPEAL_TO_NATURE: NATURE,
    Fallacy.SLIPPERY_SLOPE: SLOPE,
    Fallacy.FALSE_DILEMMA: DILEMMA,
    Fallacy.RELATIVE_PRIVATION: PRIVATION,
    Fallacy.APPEAL_TO_EMOTION: EMOTION,
    Fallacy.HASTY_GENERALIZATION: GENERAL,
    **INFERENCE,
    **PERSONS,
}
