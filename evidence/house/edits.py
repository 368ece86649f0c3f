"""Small changes to an exhibit, each leaving the rest alone. Pure."""

from collections.abc import Callable

from evidence.domain.exhibits import Audio, Chart, Citation, Content, Document, Exhibit, Video

Rewrite = Callable[[str], str]


def rewritten(content: Content, rewrite: Rewrite) -> Content:
    """The content with every text in it rewritten; a chart has none but its labels."""
    match content:
        case Document():
            return Document(text=rewrite(content.text))
        case Chart():
            return content
        case Audio():
            segments = (s.model_copy(update={"text": rewrite(s.text)}) for s in content.segments)
            return Audio(segments=tuple(segments))
        case Video():
            scenes = (s.model_copy(update={"text": rewrite(s.text)}) for s in content.scenes)
            return Video(scenes=tuple(scenes))


def with_preview(exhibit: Exhibit, content: Content) -> Exhibit:
    return exhibit.model_copy(update={"preview": content})


def with_claim(exhibit: Exhibit, claim: str) -> Exhibit:
    return exhibit.model_copy(update={"claim": claim})


def with_title(exhibit: Exhibit, title: str) -> Exhibit:
    return exhibit.model_copy(update={"title": title})


def cited(exhibit: Exhibit, source: str, locator: str) -> Exhibit:
    return exhibit.model_copy(update={"citation": Citation(source=source, locator=locator)})


def variants(exhibit: Exhibit, rewrite: Rewrite) -> list[Exhibit]:
    """The rewrite in claim, preview and title; with the title left; in one of the two alone."""
    claim = rewrite(exhibit.claim)
    preview = rewritten(exhibit.preview, rewrite)
    both = with_preview(with_claim(exhibit, claim), preview)
    everywhere = with_title(both, rewrite(exhibit.title))
    options = [everywhere, both, with_preview(exhibit, preview), with_claim(exhibit, claim)]
    return [option for option in dict.fromkeys(options) if option != exhibit]
