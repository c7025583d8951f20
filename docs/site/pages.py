"""A hook of mkdocs: which files the pages of the site are.

mkdocs expects all pages below one directory. Here they keep their paths in the repository instead, so that
one link holds on the site and in the repository; a file of another kind that is linked to comes along.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
PAGES = ("*.md", "docs/*.md")
OTHERS = ("docs/images/*", "docs/site/site.css")

# What is public beside `wildcards` itself, by module.
ENVS = {
    "encoding": ["ENCODING", "SIZE", "HIGH", "PLANES", "ACTIONS", "encode", "encode_state", "action_mask",
                 "mask_state", "floats", "planes", "describe"],
    "reward": ["REWARDS"],
    "pettingzoo": ["env", "raw_env", "parallel_env"],
    "gymnasium": ["ENV_ID", "ROTATING", "WildCardsEnv"],
    "vector": ["SELF_PLAY", "WildCardsVectorEnv"],
    "open_spiel": ["GAME", "ENDGAME", "WildCardsGame", "WildCardsState", "EndgameGame", "Observer",
                   "Playouts"],
    "endgame": ["POSITION", "Endgame"],
}  # fmt: skip
ARENA = {
    "schedule": ["Schedule", "match_lineup", "tournament_lineups"],
    "worker": ["Job"],
    "executors": ["Executor", "Here", "Processes"],
    "dispatch": ["run"],
    "standings": ["Standings", "Standing"],
}
# None: the names that the package itself exports.
REFERENCE: dict[str, dict[str, list[str]] | None] = {
    "wildcards": None,
    "wildcards.envs": ENVS,
    "wildcards.arena": ARENA,
    "wildcards.errors": None,
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """All files of the site, by their paths in the repository, beside those of the theme."""
    kept = [file for file in files if file.src_dir != config.docs_dir]
    pages = [path for pattern in PAGES for path in sorted(ROOT.glob(pattern))]
    others = {path for pattern in OTHERS for path in ROOT.glob(pattern)}
    for page in pages:
        others |= {path for path in linked(page) if path.suffix != ".md"}
    found = [str(path.relative_to(ROOT)) for path in [*pages, *sorted(others)]]
    made = [
        File.generated(config, f"reference/{package}.md", content=reference(package, modules))
        for package, modules in REFERENCE.items()
    ]
    here = [File.generated(config, path, abs_src_path=str(ROOT / path)) for path in found]
    return Files([*kept, *made, *here])


def linked(page: Path) -> set[Path]:
    """The files of the repository that a page links to."""
    targets = re.findall(r"\]\((?!https?:)([^)#\s]+)", page.read_text(encoding="utf-8"))
    return {path for target in targets if (path := (page.parent / target).resolve()).is_file()}


def reference(package: str, modules: dict[str, list[str]] | None) -> str:
    """A page that mkdocstrings fills with what the docstrings say."""
    if modules is None:
        parts = [block(package, 1)]
    else:
        parts = [block(package, 1, "false")]
        parts += [block(f"{package}.{module}", 2, names) for module, names in modules.items()]
    return "\n".join(parts)


def block(path: str, level: int, members: list[str] | str = "null") -> str:
    """The order to write about a module or name; members: which to show, "null" for all, "false" for none."""
    return (
        f"::: {path}\n    options:\n      heading_level: {level}\n      show_root_full_path: true\n"
        f"      members: {members}\n"
    )
