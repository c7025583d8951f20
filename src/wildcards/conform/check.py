"""Checks: what is asked, each by name and in a sentence, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

S = TypeVar("S")


class FailedError(AssertionError):
    """Something does not hold; the message is the smallest case that was found."""


class DoesNotApplyError(Exception):
    """The check asks nothing of this subject; the message says why."""


class Check(NamedTuple, Generic[S]):
    """One thing that is asked. `ask` returns a remark; it raises FailedError or DoesNotApplyError."""

    name: str
    sentence: str
    ask: Callable[[S], str | None]


class Outcome(NamedTuple):
    """What came of a check; `held` is None if it did not apply."""

    name: str
    sentence: str
    held: bool | None
    remark: str

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return self._asdict()


def ask_all(checks: Sequence[Check[S]], subject: S) -> Iterator[Outcome]:
    """Ask one after another; whatever the subject raises is a failure of the check."""
    for check in checks:
        held: bool | None = True
        try:
            remark = check.ask(subject) or ""
        except FailedError as error:
            held, remark = False, str(error)
        except DoesNotApplyError as error:
            held, remark = None, str(error)
        except Exception as error:  # noqa: BLE001  # other people's code may raise anything
            held, remark = False, f"{type(error).__name__}: {error}"
        yield Outcome(check.name, check.sentence, held, remark)


def failed(case: str) -> NoReturn:
    """This does not hold."""
    raise FailedError(case)


def expect(is_so: object, case: str) -> None:
    """Fail unless something is so."""
    if not is_so:
        failed(case)
