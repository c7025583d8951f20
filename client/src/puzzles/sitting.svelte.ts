// The place of whoever solves a puzzle: like a seat at a table, but an answer is judged and the game stays as it is.

import { api } from "../net/api";
import type { Done, PuzzleJudged, PuzzleView, SeatView, TableView } from "../net/protocol";
import { Game } from "../table/game.svelte";
import type { Sitting } from "../table/play.svelte";

export class PuzzleSitting implements Sitting {
    readonly id = "";
    readonly line = "live";
    readonly held = null;
    readonly view: TableView;
    readonly game: Game;
    judged: PuzzleJudged | null = $state.raw(null);

    constructor(private readonly puzzle: PuzzleView) {
        this.game = new Game(puzzle.game);
        this.view = viewOf(puzzle, this.game.seen.rules["leo_seat"]);
    }

    get own(): readonly SeatView[] {
        return this.view.seats.filter(({ you }) => you);
    }

    /** Have it judged. Rejects with Refusal. */
    async act(game: Game, actions: string[]): Promise<Done> {
        this.judged = await api.answer(this.puzzle.card.number, actions);
        return { type: "done", id: "", seat: this.puzzle.seat, step: game.step };
    }

    back(): Promise<Done> {
        throw new Error("nobody decides for a seat of a puzzle");
    }

    takeBack(): Promise<Done> {
        throw new Error("an answer to a puzzle is judged at once");
    }
}

/** A table with nobody's name but Leo's, where there are no hints. */
function viewOf({ card, seat }: PuzzleView, leo: unknown): TableView {
    return {
        id: "",
        status: "playing",
        settings: {
            title: "",
            rules: {},
            visibility: "private",
            spectators: "closed",
            clock: {},
            absence: {},
            deal: "given",
            bot_delay: 0,
            knowledge: "off",
        },
        seats: Array.from({ length: card.seats }, (_, number) =>
            seatOf(number, number === leo ? "leo" : "person", number === seat),
        ),
        you_host: false,
        code: null,
        fair: { commitment: null, nonces: null, server_seed: null, seed: null },
        result: null,
        rematch: null,
    };
}

function seatOf(seat: number, kind: "leo" | "person", you: boolean): SeatView {
    return {
        seat,
        kind,
        name: null,
        kept_for_you: false,
        level: null,
        you,
        here: true,
        stand_in: null,
        stand_in_why: null,
        ready: null,
        clock: null,
    };
}
