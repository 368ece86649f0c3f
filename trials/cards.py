"""The picture that goes with a shared link: a walnut bench, a paper, the verdict on it.

Drawn by the server, 1200 by 630. It tells what the public may know and nothing of anyone's
name; for a charge of the day it tells only five seals.
"""

import hashlib
import io
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from PIL import Image, ImageDraw, ImageFont

from trials.domain.seals import Seal, seals
from trials.domain.verdict import Decision, Verdict
from trials.models import Trial

SIZE = (1200, 630)
# Drawn larger and brought down, which is what makes slanted edges smooth.
SCALE = 2
# A new look must not be hidden by pictures kept of the old.
LOOK = 1
GLOOCK = "vendor/gloock/files/gloock-latin-400-normal.woff2"
LITERATA = "vendor/literata/files/literata-latin-wght-normal.woff2"
WALNUT, WALNUT_DEEP, WALNUT_LIT = (46, 27, 17), (28, 15, 8), (107, 66, 37)
PAPER, INK, INK_SOFT = (251, 245, 232), (37, 23, 14), (94, 72, 55)
BRASS, BRASS_LIT, MARGIN_LINE = (192, 146, 63), (235, 200, 120), (200, 119, 107)
# Where wax runs out at a seal's edge, as parts of its radius.
DRIPS = ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7))
OXBLOOD, BOTTLE, AMBER = (122, 27, 24), (27, 85, 56), (160, 111, 28)

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Card:
    """Everything a card shows."""

    title: str
    acquitted: bool
    total: float
    day: date | None
    seals: tuple[Seal, ...]

    @property
    def digest(self) -> str:
        """The same for the same picture."""
        return hashlib.sha256(repr((LOOK, self)).encode()).hexdigest()[:20]

    @property
    def words(self) -> str:
        """The picture in words, for who cannot see it."""
        if self.day is not None:
            told = ", ".join(seal.value for seal in self.seals)
            return f"The charge of {_day(self.day)}, in five seals: {told}."
        ruling = "Not guilty" if self.acquitted else "Guilty"
        return f"{self.title}. {ruling}, {self.total:g} of 40; 24 acquits."


def card_of(trial: Trial) -> Card:
    """The card of a decided trial."""
    verdict = Verdict.model_validate(trial.verdict.data)
    return Card(
        title=trial.edition.sheet["title"],
        acquitted=verdict.verdict is Decision.NOT_GUILTY,
        total=verdict.total,
        day=trial.daily,
        seals=seals(verdict),
    )


def png(card: Card) -> bytes:
    picture = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), WALNUT)
    pen = _Pen(picture)
    _room(pen)
    if card.day is None:
        _verdict(pen, card)
    else:
        _seals(pen, card, card.day)
    out = io.BytesIO()
    picture.resize(SIZE, Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"


# --- fonts -----------------------------------------------------------------------


@cache
def _font(name: str, size: int, weight: int) -> Font:
    """The page's own typefaces where npm has put them, else the one Pillow carries."""
    found = finders.find(name) or Path(settings.STATIC_ROOT) / name
    try:
        font = ImageFont.truetype(str(found), size)
    except OSError:
        return ImageFont.load_default(size)
    if name == LITERATA:
        font.set_variation_by_axes([weight])
    return font


# --- drawing ---------------------------------------------------------------------


class _Pen:
    """Draws in the card's own units, whatever the scale."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self.draw = ImageDraw.Draw(picture)

    def font(self, name: str, size: float, weight: int = 400) -> Font:
        return _font(name, round(size * SCALE), weight)

    def width(self, text: str, font: Font) -> float:
        return font.getlength(text) / SCALE

    def text(
        self, at: tuple[float, float], text: str, font: Font, fill: Colour, **how: Any
    ) -> None:
        self.draw.text((at[0] * SCALE, at[1] * SCALE), text, font=font, fill=fill, **how)

    def box(self, corners: tuple[float, float, float, float], **how: Any) -> None:
        self.draw.rectangle(_up(corners), **how)

    def line(self, points: tuple[float, ...], fill: Colour, width: float) -> None:
        self.draw.line(_up(points), fill=fill, width=round(width * SCALE))

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.draw.ellipse(_up((x - radius, y - radius, x + radius, y + radius)), fill=fill)


def _up(numbers: tuple[float, ...]) -> list[float]:
    return [number * SCALE for number in numbers]


def _room(pen: _Pen) -> None:
    """The bench by lamplight, the brass rail, the paper on it."""
    glow = Image.radial_gradient("L").resize((2600, 1900)).crop((100, 500, 2500, 1760))
    lit = Image.composite(
        Image.new("RGB", pen.picture.size, WALNUT_DEEP),
        Image.new("RGB", pen.picture.size, WALNUT_LIT),
        glow.resize(pen.picture.size),
    )
    pen.picture.paste(lit)
    pen.box((0, 604, 1200, 612), fill=BRASS)
    pen.box((0, 612, 1200, 630), fill=WALNUT_DEEP)
    pen.box((68, 116, 1148, 568), fill=WALNUT_DEEP)
    pen.box((60, 108, 1140, 560), fill=PAPER)
    pen.line((118, 108, 118, 560), MARGIN_LINE, 2)
    pen.text((60, 54), "All Rise", pen.font(GLOOCK, 46), BRASS_LIT, anchor="lm")
    motto = "The People v. the Defendant"
    pen.text((1140, 56), motto, pen.font(LITERATA, 26), (217, 195, 158), anchor="rm")


def _verdict(pen: _Pen, card: Card) -> None:
    _heading(pen, "In the matter of", card.title)
    ruling = "Not guilty" if card.acquitted else "Guilty"
    _stamp(pen, ruling.upper(), BOTTLE if card.acquitted else OXBLOOD)
    figure = f"{card.total:g}"
    big = pen.font(GLOOCK, 76)
    pen.text((150, 478), figure, big, INK, anchor="ls")
    after = 162 + pen.width(figure, big)
    pen.text((after, 478), "of 40", pen.font(LITERATA, 30), INK_SOFT, anchor="ls")
    _gauge(pen, card)


def _heading(pen: _Pen, label: str, title: str) -> None:
    pen.text((150, 166), label, pen.font(LITERATA, 28), INK_SOFT, anchor="lm")
    size, lines = _fitted(pen, title, width=950)
    for place, line in enumerate(lines):
        pen.text((150, 190 + place * size * 1.12), line, pen.font(GLOOCK, size), INK)


def _fitted(pen: _Pen, text: str, *, width: float) -> tuple[int, list[str]]:
    """The largest size at which the text takes two lines at most; the smallest, if none."""
    for size in (78, 66, 56, 48, 42):
        lines = _wrapped(pen, text, pen.font(GLOOCK, size), width)
        if len(lines) <= 2:
            return size, lines
    return size, [lines[0], lines[1].rstrip(" ,.;:") + "…"]


def _wrapped(pen: _Pen, text: str, font: Font, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and pen.width(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _stamp(pen: _Pen, text: str, ink: Colour) -> None:
    """A double frame, a little askew, as somebody in a hurry would stamp it."""
    font = pen.font(GLOOCK, 64)
    width, height = round(pen.width(text, font)) + 64, 112
    stamp = Image.new("RGBA", (width * SCALE, height * SCALE), (*ink, 0))
    draw = ImageDraw.Draw(stamp)
    edge = (width * SCALE - 1, height * SCALE - 1)
    draw.rectangle((0, 0, *edge), outline=(*ink, 255), width=5 * SCALE)
    inner = 10 * SCALE
    draw.rectangle(
        (inner, inner, edge[0] - inner, edge[1] - inner), outline=(*ink, 255), width=2 * SCALE
    )
    middle = (edge[0] / 2, edge[1] / 2)
    draw.text(middle, text, font=font, fill=(*ink, 255), anchor="mm")
    turned = stamp.rotate(5, Image.Resampling.BICUBIC, expand=True)
    at = (1094 * SCALE - turned.width, 446 * SCALE - turned.height // 2)
    pen.picture.paste(turned, at, turned)


def _gauge(pen: _Pen, card: Card) -> None:
    """Nought to forty, with the mark at twenty-four."""
    left, right, y = 150, 600, 516
    pen.box((left, y - 7, right, y + 7), fill=(213, 192, 154))
    reached = left + (right - left) * card.total / 40
    pen.box((left, y - 7, reached, y + 7), fill=BOTTLE if card.acquitted else OXBLOOD)
    mark = left + (right - left) * 24 / 40
    pen.line((mark, y - 16, mark, y + 16), INK, 3)
    pen.text((mark + 10, y + 12), "24 acquits", pen.font(LITERATA, 22), INK_SOFT, anchor="lt")


def _seals(pen: _Pen, card: Card, day: date) -> None:
    _heading(pen, f"The charge of the day, {_day(day)}", card.title)
    names = ("Round one", "Round two", "Round three", "Closing", "Ruling")
    for place, (seal, name) in enumerate(zip(card.seals, names, strict=True)):
        x = 220 + place * 200
        _seal(pen, x, 420, seal)
        pen.text((x, 510), name, pen.font(LITERATA, 24), INK_SOFT, anchor="mm")


def _seal(pen: _Pen, x: float, y: float, seal: Seal) -> None:
    """Wax: whole, cracked across, or in two halves. The shapes say it without the colours."""
    wax = {Seal.WHOLE: BOTTLE, Seal.CRACKED: AMBER, Seal.BROKEN: OXBLOOD}[seal]
    for dx, dy in DRIPS:
        pen.disc(x + dx * 40, y + dy * 40, 19, wax)
    pen.disc(x, y, 52, wax)
    pen.disc(x, y, 38, (wax[0] + 24, wax[1] + 24, wax[2] + 24))
    pen.text((x, y), "§", pen.font(GLOOCK, 46), PAPER, anchor="mm")
    crack = (x - 14, y - 62, x + 8, y - 26, x - 10, y, x + 12, y + 28, x - 4, y + 62)
    if seal is not Seal.WHOLE:
        pen.line(crack, PAPER, 4 if seal is Seal.CRACKED else 18)
