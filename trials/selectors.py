"""Reading charges and trials: rows in, values out. Writes nothing."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.utils import timezone

from allrise.accounts.models import User
from allrise.errors import Forbidden, NotFound, NotSignedIn
from trials.domain import visibility
from trials.domain.casefile import HOUSE, CaseFile, ElementState, Exhibit, Said, Seat
from trials.domain.charges import ChargeSheet
from trials.domain.memory import DefenceMemory, JudgeMemory, ProsecutorMemory
from trials.domain.phases import Phase, Plea, Speaker, Standing, Status
from trials.domain.visibility import Role
from trials.models import Charge, ChargeState, Hint, HintState, SeatMemory, Trial

MAX_HINTS = 3


# --- charges -----------------------------------------------------------------


def published_charges(*, search: str = "", difficulty: str = "", tag: str = "") -> QuerySet[Charge]:
    charges = Charge.objects.filter(state=ChargeState.PUBLISHED)
    if search:
        charges = charges.filter(title__icontains=search) | charges.filter(pitch__icontains=search)
    if difficulty:
        charges = charges.filter(difficulty=difficulty)
    if tag:
        # JSON containment differs between databases; a tag is a slug, so its quoted form
        # is unambiguous in the text of the list.
        charges = charges.filter(tags__icontains=f'"{tag}"')
    return charges.order_by("title")


def charge_titles() -> list[tuple[str, str]]:
    """Slug and title of every charge that trials can have been on, by title."""
    charges = Charge.objects.exclude(state=ChargeState.DRAFT)
    return list(charges.order_by("title").values_list("slug", "title"))


def published_charge(slug: str) -> Charge:
    charge = Charge.objects.filter(slug=slug, state=ChargeState.PUBLISHED).first()
    if charge is None:
        raise NotFound("There is no such charge on the docket.")
    return charge


def parts_of(charge: Charge) -> dict[str, list[Any]]:
    """The charge's elements and kinds of evidence, in order, as a sheet has them."""
    return {
        "elements": list(charge.elements.values("text", "claim", "topics")),
        "evidence": list(
            charge.evidence.values(
                "kind",
                "name",
                "description",
                "object",
                "figure",
                "details",
                "flaw",
                "flaw_line",
                "flaw_synonyms",
            )
        ),
    }


def sheet_of(charge: Charge) -> ChargeSheet:
    """The charge's whole text as it stands now. Raises ValidationError for an unfinished draft."""
    return ChargeSheet.model_validate(
        {
            "slug": charge.slug,
            "title": charge.title,
            "statute": charge.statute,
            "pitch": charge.pitch,
            "difficulty": charge.difficulty,
            "tags": charge.tags,
            "writer": charge.writer,
            **parts_of(charge),
        }
    )


def digest_of(sheet: ChargeSheet) -> str:
    text = json.dumps(sheet.model_dump(mode="json"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


# --- trials ------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """A trial and what the person asking is to it."""

    trial: Trial
    role: Role


def trial_for(person: User | None, trial_id: UUID) -> Seen:
    """The trial, through the person who asks.

    Raises NotFound for an unknown id, NotSignedIn without a person, Forbidden for
    somebody else's.
    """
    trial = Trial.objects.select_related("charge", "edition").filter(id=trial_id).first()
    if trial is None:
        raise NotFound("There is no such trial.")
    role = role_of(person, trial)
    if not visibility.may_read(role):
        if person is None:
            raise NotSignedIn("Sign in to see your trials.")
        raise Forbidden("This trial is somebody else's.")
    return Seen(trial=trial, role=role)


def trial_on_card(trial_id: UUID) -> Trial | None:
    """The trial, if everyone may see its card. Raises NotFound for an unknown id."""
    rows = Trial.objects.select_related("edition", "verdict")
    trial = rows.filter(id=trial_id).first()
    if trial is None:
        raise NotFound("There is no such trial.")
    shown = visibility.shows_card(public=trial.public, status=Status(trial.status))
    return trial if shown else None


def role_of(person: User | None, trial: Trial) -> Role:
    """What the person is to the trial, now."""
    return visibility.role_of(
        owns=person is not None and trial.owner_id == person.pk,
        public=trial.public,
        status=Status(trial.status),
        daily=trial.daily,
        today=timezone.now().date(),
    )


def owned_trial(person: User, trial_id: UUID) -> Trial:
    """The person's own trial; raises like `trial_for`, and Forbidden for a reader."""
    seen = trial_for(person, trial_id)
    if not visibility.may_write(seen.role):
        raise Forbidden("Only the defendant may do that.")
    return seen.trial


def standing_of(trial: Trial) -> Standing:
    return Standing(Phase(trial.phase), Status(trial.status))


def hints_used(trial: Trial) -> int:
    return trial.hints.filter(state=HintState.GIVEN).count()


def hints_left(trial: Trial) -> int:
    return MAX_HINTS - hints_used(trial)


def memories(trial: Trial) -> dict[Seat, dict[str, Any]]:
    rows = SeatMemory.objects.filter(trial=trial)
    return {Seat(row.seat): row.data for row in rows}


def recent_gags(person_id: int, *, before: Trial, count: int = 3) -> tuple[str, ...]:
    """The running gags of the person's last trials."""
    rows = SeatMemory.objects.filter(
        trial__owner_id=person_id,
        seat=Seat.PROSECUTOR.value,
        trial__created_at__lt=before.created_at,
    ).order_by("-trial__created_at")[:count]
    return tuple(row.data.get("gag", "") for row in rows)


def case_file(trial: Trial) -> CaseFile:
    """Everything the court knows of the trial, as one frozen value."""
    sheet = ChargeSheet.model_validate(trial.edition.sheet)
    heard = dict(trial.rounds.values_list("phase", "heard"))
    transcript = tuple(
        Said(
            phase=Phase(row.phase),
            speaker=Speaker(row.speaker),
            text=heard.get(row.phase, row.text) if row.speaker == Speaker.DEFENDANT else row.text,
        )
        for row in trial.transcript.order_by("seq")
    )
    marks = dict(trial.marks.values_list("index", "state"))
    remembered = memories(trial)
    return CaseFile(
        seed=trial.seed,
        sheet=sheet,
        plea=Plea(trial.plea or Plea.NOT_GUILTY),
        phase=Phase(trial.phase),
        transcript=transcript,
        exhibits=tuple(
            Exhibit(
                letter=row.letter,
                kind=row.kind,
                title=row.title,
                description=row.description,
                phase=Phase(row.phase),
                answered=row.answered_in is not None,
            )
            for row in trial.exhibits.order_by("letter")
        ),
        elements=tuple(
            ElementState(marks[index]) if index in marks else None
            for index in range(len(sheet.elements))
        ),
        contempt=sum(len(quotes) for quotes in trial.rounds.values_list("contempt", flat=True)),
        recent_gags=recent_gags(trial.owner_id, before=trial),
        prosecutor=ProsecutorMemory.model_validate(remembered.get(Seat.PROSECUTOR, {})),
        judge=JudgeMemory.model_validate(remembered.get(Seat.JUDGE, {})),
        defence=DefenceMemory.model_validate(remembered.get(Seat.STRATEGIST, {})),
    )


def pending_hint(trial: Trial) -> Hint | None:
    return trial.hints.filter(state=HintState.PENDING).first()


# --- engines -----------------------------------------------------------------


def _engines_used(trial: Trial) -> set[str]:
    """Every engine that gave a turn, a score or the verdict."""
    spoken = trial.transcript.filter(speaker__in=[Speaker.PROSECUTOR, Speaker.JUDGE])
    scored = trial.rounds.exclude(assessor="")
    return {
        *spoken.values_list("engine", flat=True),
        *scored.values_list("assessor", flat=True),
    } - {""}


def owner_of(trial_id: UUID) -> int:
    """Whose the trial is. Raises NotFound."""
    owner = Trial.objects.filter(id=trial_id).values_list("owner_id", flat=True).first()
    if owner is None:
        raise NotFound("There is no such trial.")
    return owner


def bench_of(trial: Trial) -> str:
    """`house` if every turn, score and verdict was the house's, `live` if none was."""
    used = _engines_used(trial)
    if not used or used == {HOUSE}:
        return HOUSE
    return "mixed" if HOUSE in used else "live"


def engines_of(trial: Trial) -> dict[str, str]:
    """Who last acted in each seat; the house where nobody has yet."""
    last = {Seat.PROSECUTOR.value: HOUSE, Seat.JUDGE.value: HOUSE, Seat.STRATEGIST.value: HOUSE}
    speakers = {Speaker.PROSECUTOR, Speaker.JUDGE, Speaker.STRATEGIST}
    for said in trial.transcript.filter(speaker__in=speakers).order_by("seq"):
        last[said.speaker] = said.engine
    scored = trial.rounds.exclude(assessor="").order_by("filed_at").last()
    last[Seat.ASSESSOR.value] = scored.assessor if scored is not None else HOUSE
    return last
