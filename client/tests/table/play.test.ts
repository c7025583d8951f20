import { expect, test, vi } from "vitest";
import { Refusal } from "$client/net/api";
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

function playing(table: Partial<Table>, step: number): { play: Play; game: Game } {
    const game = new Game({ ...viewAt(step), can_take_back: true });
    const whole = { view: { status: "playing" }, line: "live", held: null, ...table };
    return { play: new Play(whole as unknown as Table, game), game };
}

test("what is taken back is asked again, with fewer steps than before", async () => {
    const takeBack = vi.fn(() => Promise.resolve<Done>({ type: "done", id: "one", seat: 0, step: 1 }));
    const { play, game } = playing({ takeBack }, 2);
    await play.takeBack();
    expect(takeBack).toHaveBeenCalledWith(game);
    game.take(viewAt(1));
    expect(play.sending).toBe(false);
    await play.takeBack(); // nothing is left to be taken back
    expect(takeBack).toHaveBeenCalledOnce();
});

test("what another device took back is no answer that still has to show", async () => {
    const act = () => Promise.resolve<Done>({ type: "done", id: "one", seat: 0, step: 3 });
    const { play, game } = playing({ act }, 2);
    await play.send(["F1"]);
    expect(play.sending).toBe(true);
    game.take(viewAt(2));
    expect(play.sending).toBe(false);
});

test("why nothing was taken back is kept to be told", async () => {
    const takeBack = () => Promise.reject(new Refusal("seen"));
    const { play } = playing({ takeBack }, 2);
    await play.takeBack();
    expect(play.refusal?.code).toBe("seen");
});
