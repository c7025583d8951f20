// The same games, told in the same beats as in Python: `make golden` writes the file.

import { expect, test } from "vitest";
import type { Event } from "$client/net/protocol";
import { beatsOf } from "$client/story/story";
import games from "../../../tests/golden/story.json" with { type: "json" };

test.each(games.map((game, number) => [number, game] as const))("game %i", (_, game) => {
    const found = beatsOf(game.events as Event[], game.you, game.leo);
    expect(found).toEqual(game.beats);
});
