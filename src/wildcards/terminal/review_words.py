"""The review of a game in words: what the command prints, and what its report holds."""

from __future__ import annotations

from collections.abc import Sequence

from wildcards.analysis.interval import Interval
from wildcards.analysis.review import Judgement, Review
from wildcards.engine.phase import Phase
from wildcards.terminal.advice import MINUS, plan_text, points, reason_text
from wildcards.terminal.command import command
from wildcards.terminal.session_phrases import hint
from wildcards.words.text import capital, t


def title(name: str) -> str:
    """Whose game it was."""
    return t("review-title", name=name)


def about(name: str) -> str:
    """How it is judged."""
    return t("review-about", name=name)


def split(review: Review) -> list[str]:
    """The result, and what it comes from; it adds up to the last digit."""
    par, result, luck = [points(units, 2) for units in (review.par, review.result, review.luck)]
    mistakes = len([one for one in review.decisions if one.is_mistake])
    return [
        t("review-result", result=result, par=par),
        t("review-loss", **_figures(review.loss, 2)),
        t("review-luck", luck=luck),
        f"{par} {_signed(-review.loss.mean)} {_signed(review.luck)} = {result}",
        t("review-mistakes", mistakes=mistakes, decisions=len(review.decisions)),
    ]


def _signed(units: int) -> str:
    """To be added: the sign, a space, the figure."""
    return f"{MINUS if units < 0 else '+'} {points(abs(units), 2)}"


def _figures(loss: Interval, digits: int = 1) -> dict[str, str]:
    return {
        "loss": points(loss.mean, digits),
        "low": points(loss.low, digits),
        "high": points(loss.high, digits),
    }


def curve(review: Review) -> list[list[str]]:
    """The chance of winning round by round as a table; its first row has the headings."""
    columns = ("round", "chance", "lost", "luck")
    rows = [[t(f"review-column-{column}") for column in columns]]
    rows.append([t("review-deal"), points(review.par), "", points(review.deal)])
    for one in review.rounds:
        rows.append([str(one.number), points(one.chance), points(one.loss), points(one.luck)])
    return [*rows, [t("review-end"), points(review.result), "", ""]]


def decision(one: Judgement) -> list[str]:
    """A decision: what was done, how good it was, and why another plan was better."""
    phase = Phase[one.phase]
    plans = [plan_text(phase, plan.tokens) for plan in one.plans]
    lines = [t("review-decision", round=one.round, plan=plans[one.chosen])]
    if one.is_mistake:
        lines.append(t("review-mistake", plan=capital(plans[0]), **_figures(one.loss)))
        return [*lines, *[reason_text(reason) for reason in one.reasons]]
    if one.chosen:
        return [*lines, t("review-even", plan=plans[0], **_figures(one.loss))]
    figures = _figures(one.plans[1].behind)
    return [*lines, t("review-right", count=len(plans), plan=plans[1], **figures)]


def key_decisions(review: Review) -> Sequence[Sequence[str]]:
    """The decisions that mattered most, each as lines."""
    return [decision(review.decisions[number]) for number in review.key]


def what_if(source: str, review: Review) -> list[str]:
    """How to play on from the decision that mattered most."""
    at = review.decisions[review.key[0]].step
    return hint(
        t("review-what-if"),
        command("play", "--from", source, "--at", str(at), "--seat", str(review.seat + 1)),
    )
