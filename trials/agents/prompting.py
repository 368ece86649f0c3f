"""The trial's prompts."""

from pathlib import Path

from allrise.llm.prompting import Prompt, PromptMismatch, Prompts, fenced

__all__ = ["PROMPTS", "Prompt", "PromptMismatch", "fenced", "names", "render"]

PROMPTS = Prompts(Path(__file__).resolve().parent.parent / "prompts")
names = PROMPTS.names
render = PROMPTS.render
