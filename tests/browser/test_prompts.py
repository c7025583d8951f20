"""Everything a person can be asked: accessible, and answered by mouse, by touch and by keys."""

from __future__ import annotations

import random

import pytest
from support.browsing import LAPTOP, PHONE, PHONE_ACROSS, People
from support.given import person_at
from support.hands import Finger, Hands, Keys, Mouse
from support.scenes import SEEDS, play_to
from support.serving import Spawned
from support.sitter import Sitter

MOST = 3  # rounds of a dice until something is picked


@pytest.mark.parametrize("name", SEEDS)
def test_it_is_accessible_and_answered_by_any_means(people: People, site: Spawned, name: str) -> None:
    ann = people.newcomer(LAPTOP, is_still=True)
    client = person_at(site, ann)
    ann.go(f"/t/{play_to(client, name)}")
    sitter = Sitter(ann.page, Mouse(ann.page), random.Random(name))
    assert sitter.wait()
    ann.check_accessible_in_both()
