"""Build hook: builds the browser client, and compiles the modules listed in pyproject.toml with mypyc.

The client is in source distributions too, so a wheel made from one needs no Node. Where it cannot be built,
the build fails; WILDCARDS_NO_CLIENT=1 makes a package without it, whose server has no pages to play at.

A compiled wheel holds each module as Python source and, beside it, its compiled twin, which Python prefers.
Without a working C compiler, or with WILDCARDS_PURE=1, it holds only the source: the same game, slower.
An error that mypyc finds in our own code fails the build: only WILDCARDS_PURE=1 gets around it.
"""

from __future__ import annotations

import contextlib
import os
import runpy
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# How strict the types are, and what modules import that are not compiled (the server's packages need not be
# there), is the business of `make check`, not of every build.
OPTIONS = ("--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent")

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the client to every package, and compiled modules to wheels; editable installs run from source."""

    def dependencies(self) -> list[str]:
        """What is needed besides [build-system].requires: Node, if the client has to be built."""
        return [self.config["node"]] if self.wants_client and not self.client["is_built"]() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what git does not hold."""
        if self.wants_client:
            self.add_client(build_data)
        self.workdir = tempfile.TemporaryDirectory(prefix="wildcards-build-")
        if self.target_name == "wheel" and version == "standard":
            self.add_compiled(Path(self.workdir.name), build_data)

    @property
    def wants_client(self) -> bool:
        """Whether the package should hold the browser client."""
        return os.environ.get("WILDCARDS_NO_CLIENT") != "1"

    @cached_property
    def client(self) -> dict[str, Any]:
        """The names of client/build.py, which is not a module of a package."""
        return runpy.run_path(str(Path(self.root, "client", "build.py")))

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build it in the source tree, where the server looks for it, unless it is already there."""
        if not self.client["is_built"]():
            self.app.display_waiting("wildcards: building the browser client")
            try:
                self.client["build"]()
            except self.client["BuildError"] as error:
                self.app.abort(f"{error}\nwildcards: WILDCARDS_NO_CLIENT=1 builds without the browser client")
        output = self.client["OUTPUT"]
        root = Path(self.root, "src") if self.target_name == "wheel" else Path(self.root)
        build_data["force_include"][str(output)] = output.relative_to(root).as_posix()

    def add_compiled(self, workdir: Path, build_data: dict[str, Any]) -> None:
        """Compile into a directory outside the source tree and put what comes out into the wheel.

        hatchling reads the files only after `initialize`, so the directory lives until `finalize`.
        """
        if problem := why_not_compile(workdir):
            self.app.display_warning(f"wildcards: not compiled, so it plays the same but slower: {problem}")
            return
        output = workdir / "lib"
        # mypyc writes the paths it is given into tracebacks: relative ones say nothing about this machine.
        with contextlib.chdir(self.root):
            libraries: list[Path] = []
            for group, patterns in self.config["compile"].items():
                paths = modules(patterns, self.config["interpret"])
                libraries += compile_modules(paths, group, workdir / f"c-{group}", output / group)
        for library in libraries:
            inside = Path(*library.relative_to(output).parts[1:])
            build_data["force_include"][str(library)] = inside.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the directory that `initialize` made."""
        self.workdir.cleanup()


def modules(patterns: list[str], interpreted: list[str]) -> list[str]:
    """Return the files that the patterns name, without packages themselves and the interpreted ones.

    A module that takes values nobody has checked stays interpreted: compiled, it would answer a value of the
    wrong type with a TypeError before its own checks could say what was expected.
    """
    found: list[str] = []
    for pattern in patterns:
        matches = sorted(str(path) for path in Path().glob(pattern) if path.name != "__init__.py")
        if not matches:
            raise FileNotFoundError(f"'compile' in pyproject.toml lists {pattern}, which matches no module")
        found += matches
    return [path for path in found if path not in interpreted]


def why_not_compile(workdir: Path) -> str | None:
    """Return what keeps this machine from compiling, or None when a small extension builds."""
    if os.environ.get("WILDCARDS_PURE") == "1":
        return "WILDCARDS_PURE=1 asks for it"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (on Debian or Ubuntu: apt-get install python3-dev)"

    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    source = workdir / "probe.c"
    source.write_text(PROBE, encoding="utf-8")
    try:
        build_extensions([Extension("probe", [str(source)])], workdir / "probe")
    except (BaseError, CCompilerError) as error:
        return f"no working C compiler (on Debian or Ubuntu: apt-get install gcc libc6-dev): {error}"
    return None


def compile_modules(paths: list[str], group: str, c_dir: Path, output: Path) -> list[Path]:
    """Translate the modules to C and compile them; raises (or exits) when either step finds an error.

    One shared library holds the code of the group, so that calls within it stay direct. It has no dot in its
    name: inside the package, mypyc would give modules a wrong `__file__`.
    """
    import setuptools  # noqa: F401  # mypyc uses setuptools only if it is already loaded
    from mypyc.build import mypycify

    extensions = mypycify(
        [*OPTIONS, *paths],
        opt_level="3",
        debug_level="0",
        target_dir=str(c_dir),
        group_name=group,
    )
    for extension in extensions:
        # mypyc asks for -Werror, which would make a new warning from a newer compiler an error here.
        if os.name == "posix":
            extension.extra_compile_args.append("-Wno-error")
        # Lets the compiler inline across functions of the library: a fifth to a third more games per second.
        if sys.platform == "linux":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return build_extensions(extensions, output)


def build_extensions(extensions: Sequence[object], output: Path) -> list[Path]:
    """Compile the extension modules into `output` and return the files made."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(output)
    command.build_temp = str(output.with_suffix(".tmp"))
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]
