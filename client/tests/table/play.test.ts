import { expect, test, vi } from "vitest";
import type { Choice, Done, GameView, Seen } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { Play } from "$client/table/play.svelte";
import type { Table } from "$client/table/table.svelte";

const BID = { phase: "BID", round: 1, sealed: [], hand: ["F1"], leaders: {}, legal_actions: ["F1"] };

function viewAt(step: number): GameView {
    const events = Array.from({ length: step }, () => ({ kind: "ROUND", seat: null, what: 1 }));
    const choices: Choice[] = [{ token: "F1" }];
    return {
        seat: 0,
        step,
        seen: BID as unknown as Seen,
        events,
        choices,
        asked: { what: "bid", most: 1 },
        scores: [],
        rounds: 14,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    };
}

test("until the game shows what was sent, nothing more can be sent", async () => {
    const game = new Game(viewAt(1));
    let answer: (done: Done) => void = () => undefined;
    const act = vi.fn(() => new Promise<Done>((resolve) => (answer = resolve)));
    const play = new Play(
        { act, view: { status: "playing" }, line: "live", held: null } as unknown as Table,
        game,
    );
    const sent = play.send(["F1"]);
    expect(play.sending).toBe(true);
    answer({ type: "done", id: "one", seat: 0, step: 2 });
    await sent;
    expect(play.sending).toBe(true); // the view before it is still the newest
    await play.send(["F1"]);
    expect(act).toHaveBeenCalledTimes(1);
    game.take(viewAt(2));
    expect(play.sending).toBe(false);
});
