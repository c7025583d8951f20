"""Take pictures of every page and of the table in every phase, at the sizes of phones, tablets and laptops.

    make screenshots                                      all of them, in German, which has the longest words
    make screenshots ARGS="--only bid,take --language it" some
    make screenshots ARGS=--docs                          those in docs/images

They are left in build/screenshots, with a contact sheet that also says which pages have to be scrolled.
"""

from __future__ import annotations

import argparse
import base64
import html
import sys
import tempfile
import traceback
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from browser.scenes import SCENES, Studio
from playwright.sync_api import Error, Page
from support.browsers import LAPTOP, PHONE, PHONE_ACROSS, TABLET, launched
from support.moments import NAMES
from support.servers import spawned, sqlite_in

ROOT: Final = Path(__file__).parents[2]
SIZES: Final = (PHONE, PHONE_ACROSS, TABLET, LAPTOP)
SCHEMES: Final = ("light", "dark")
MOUSE: Final = 700  # px both ways: larger screens have a mouse

Size = tuple[int, int]

# Pictures that illustrate the README and other docs.
DOCS: Final[dict[str, tuple[str, Size, str]]] = {
    "table": ("table-take-late", (1280, 800), "light"),
    "phone": ("table-bid-4", PHONE, "dark"),
    "home": ("page-home", (1280, 800), "light"),
    "end": ("end-won", (1280, 800), "light"),
    "review": ("end-review", (1280, 1000), "light"),
    "judged": ("end-review-replay", (1280, 1000), "light"),
    "hint": ("table-hint", PHONE, "light"),
    "known": ("table-known", PHONE, "light"),
}

SHORT: Final = ("Ann", "Ben", "Clara", "Davide", "Zoë")  # names

_SETTLE: Final = """async () => {
    await document.fonts.ready;
    const ends = (motion) => motion.playState === "running" && motion.effect.getTiming().iterations < 9;
    const ending = document.getAnimations().filter(ends);
    await Promise.all(ending.map((motion) => motion.finished.catch(() => null)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
_OVERFLOW: Final = """() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [Math.max(0, scrollWidth - clientWidth), Math.max(0, scrollHeight - clientHeight)];
}"""


class Shot(NamedTuple):
    """A picture taken, and by how much the page is larger than what it shows."""

    scene: str
    file: str
    across: int
    down: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", default="", help="parts of names of scenes, with commas between them")
    parser.add_argument("--sizes", default="", help="other sizes, such as 390x844,1440x900")
    parser.add_argument("--schemes", default=",".join(SCHEMES))
    parser.add_argument("--language", default="de")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--docs", action="store_true")
    options = parser.parse_args()
    if options.docs:
        illustrate(ROOT / "docs" / "images")
        return
    sizes = [_size(text) for text in options.sizes.split(",") if text] or SIZES
    wanted = [name for name in SCENES if any(part in name for part in options.only.split(","))]
    options.out.mkdir(parents=True, exist_ok=True)
    looks = list(product(sizes, options.schemes.split(",")))
    shots, failed = take(wanted, looks, options.language, options.out)
    (options.out / "index.html").write_text(sheet(shots), encoding="utf-8")
    print(f"{len(shots)} pictures: {options.out / 'index.html'}")
    sys.exit(1 if failed else 0)


def take(
    names: Iterable[str], looks: list[tuple[Size, str]], language: str, out: Path
) -> tuple[list[Shot], list[str]]:
    """Pictures of these scenes, and the scenes that failed."""
    shots: list[Shot] = []
    failed: list[str] = []
    for name, studio in _studios(names, language):
        print(name, flush=True)
        try:
            page = SCENES[name](studio)
            shots += [_shoot(page, name, size, scheme, out) for size, scheme in looks]
        except (AssertionError, Error):  # the others are still useful
            traceback.print_exc()
            failed.append(name)
        studio.close()
    return shots, failed


def _shoot(page: Page, name: str, size: Size, scheme: str, out: Path) -> Shot:
    file = f"{name}-{size[0]}x{size[1]}-{scheme}.png"
    across, down = show(page, size, scheme)
    page.screenshot(path=out / file)
    return Shot(name, file, across, down)


def _studios(
    scenes: Iterable[str], language: str, people: tuple[str, ...] = NAMES
) -> Iterator[tuple[str, Studio]]:
    """A studio for each scene, at one server."""
    with (
        tempfile.TemporaryDirectory() as directory,
        spawned(sqlite_in(Path(directory))) as site,
        launched() as browser,
    ):
        for scene in scenes:
            yield scene, Studio(browser, site, language, people)


def show(page: Page, size: Size, scheme: str) -> tuple[int, int]:
    """Show the page like this; returns how far it has to be scrolled, across and down."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": min(size) < MOUSE})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(_SETTLE)
    across, down = page.evaluate(_OVERFLOW)
    return across, down


def illustrate(out: Path) -> None:
    """The pictures of the docs, as WebP, which is small."""
    out.mkdir(parents=True, exist_ok=True)
    scenes = [name for name, _, _ in DOCS.values()]
    by_scene = {name: (file, size, scheme) for file, (name, size, scheme) in DOCS.items()}
    for name, studio in _studios(scenes, "en", SHORT):
        file, size, scheme = by_scene[name]
        page = SCENES[name](studio)
        show(page, size, scheme)
        session = page.context.new_cdp_session(page)
        picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": 88})
        path = out / f"{file}.webp"
        path.write_bytes(base64.b64decode(picture["data"]))
        studio.close()
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


def sheet(shots: list[Shot]) -> str:
    """The contact sheet: a row per scene."""
    rows = []
    for name in dict.fromkeys(shot.scene for shot in shots):
        pictures = [_figure(shot) for shot in shots if shot.scene == name]
        rows.append(f"<h2>{html.escape(name)}</h2><div>{''.join(pictures)}</div>")
    style = (
        "body{font:14px sans-serif;background:#888}div{display:flex;gap:8px;overflow-x:auto}"
        "img{height:420px}figure{margin:0}"
    )
    return (
        f"<!doctype html><meta charset=utf-8><title>Screenshots</title><style>{style}</style>{''.join(rows)}"
    )


def _figure(shot: Shot) -> str:
    scrolls = f" → {shot.across} px" if shot.across else ""
    scrolls += f" ↓ {shot.down} px" if shot.down else ""
    return (
        f"<figure><a href='{shot.file}'><img loading=lazy src='{shot.file}' alt=''></a>"
        f"<figcaption>{shot.file[len(shot.scene) + 1 : -4]}{scrolls}</figcaption></figure>"
    )


def _size(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    main()
