// Whose advice the coach words: the script's while it is followed, else the server's hint, which knows what the
// player knows.

import { api } from "../net/api";
import type { Hint } from "../net/protocol";
import type { Game } from "../table/game.svelte";
import type { Play } from "../table/play.svelte";
import script from "./script.json";
import { stepsOf } from "./steps";

export class Adviser {
    #told: Hint | null = $state.raw(null);
    #asked = -1; // the step of the game at which a hint was last asked for

    /** The steps to take now, as they are sent; null while nothing is owed, or no hint has come. */
    actionsFor(play: Play): readonly string[] | null {
        if (!play.isAsked) return null;
        const { game } = play;
        return scripted(game) ?? this.hintFor(play)?.best.tokens ?? null;
    }

    /** The hint that the steps come from; null where they are the script's. */
    hintFor({ game }: Play): Hint | null {
        return this.#told?.step === game.step && scripted(game) === null ? this.#told : null;
    }

    /** Ask for a hint, if one is needed and none was asked for at this step yet. */
    async follow(play: Play): Promise<void> {
        const { game, table } = play;
        if (!play.isAsked || game.seat === null || game.step === this.#asked || scripted(game)) return;
        this.#asked = game.step;
        try {
            this.#told = await api.hint(table.id, game.seat);
        } catch {
            this.#asked = -1; // it is asked again with the next view
        }
    }
}

/** The script's next steps, if all steps so far were the script's. */
export function scripted(game: Game): readonly string[] | null {
    const taken = stepsOf(game);
    let done = 0;
    for (const actions of script.path) {
        const rest = taken.slice(done, done + actions.length);
        if (rest.some((token, index) => token !== actions[index])) return null;
        done += actions.length;
        if (rest.length === actions.length) continue;
        const next = actions.slice(rest.length);
        return game.seen.legal_actions.includes(next[0] ?? "") ? next : null;
    }
    return null;
}
