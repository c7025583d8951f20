"""Two people at one device: a whole game, and neither ever sees anything of the other's hand."""

from __future__ import annotations

from support.browsing import People
from support.curtain import Sharing
from support.given import person_at, seed_text
from support.peeking import check_frames
from support.serving import Spawned
from support.tables import make, sit, start, you

from wildcards.notation.record import Record


def test_a_whole_game_behind_the_curtain(people: People, site: Spawned) -> None:
    ann = people.newcomer(is_still=True)
    ann.choose(speed="off")
    sharing = Sharing(ann, "sharing")
    client = person_at(site, ann)
    seats = [you(), {"kind": "open"}, {"kind": "leo"}]
    table = make(client, seats, name="Ann", deal={"kind": "given", "seed": seed_text(3)})
    sit(client, table, 1, "Bea")
    start(client, table)
    ann.go(f"/t/{table}")
    sharing.play()
    assert min(sharing.handed.values()) > 14  # three play 14 rounds, and bid in each
    assert len(sharing.handed) == 2
    assert sharing.tried > 14
    record = Record.from_json(client.get(f"/api/tables/{table}/record").text)
    assert check_frames(ann.frames, record, {0, 1}) > 4 * 14
