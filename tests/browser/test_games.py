"""Whole games through the page alone: by mouse, by touch, by keyboard; every number of seats and edition."""

from __future__ import annotations

import random

from support.browsing import LAPTOP, People
from support.given import make_given, person_at
from support.hands import Mouse
from support.serving import Spawned
from support.sitter import Sitter

from wildcards.engine.rules import Rules


def test_by_mouse(people: People, site: Spawned) -> None:
    ann = people.newcomer(LAPTOP)
    table = make_given(person_at(site, ann), Rules(seats=4), 1)
    sitter = Sitter(ann.page, Mouse(ann.page), random.Random(1))
    ann.go(f"/t/{table}")
    sitter.play()
    print(sitter.asked)
