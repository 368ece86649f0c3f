"""The room's prompts."""

from pathlib import Path

from allrise.llm.prompting import Prompt, Prompts, fenced

__all__ = ["PROMPTS", "Prompt", "fenced", "names", "render"]

PROMPTS = Prompts(Path(__file__).resolve().parent / "prompts")
names = PROMPTS.names
render = PROMPTS.render
