// What a screen reader says: the lines that are new, then what is asked of you now.

import type { Asked, Event, Seen } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import { questionOf } from "../../table/draft.svelte";
import { t } from "../../words/words.svelte";
import { lines } from "./sentences";

/** What a game is announced from; `asked` is null while nothing is asked of this person. */
export interface Told {
    events: readonly Event[];
    seen: Seen;
    asked: Asked | null;
}

/** Announces one game as it goes on, each thing once. */
export class Teller {
    #told = 0;
    #seen = 0;
    #asked = "";
    #isFirst = true;

    /** What to say after a new view; empty if nothing is new. Latecomers hear only the last line. */
    tell(game: Told, cast: Cast): string {
        const back = this.#takenBack(game.events.length);
        const whole = lines(game.events, cast).filter((line) => line.isWhole);
        const news = this.#isFirst ? whole.slice(-1) : whole.filter((line) => line.events[0] >= this.#told);
        this.#isFirst = false;
        this.#told = Math.max(this.#told, whole.at(-1)?.events[1] ?? 0);
        return [...back, ...news.map((line) => line.text), ...this.#question(game)].join(" ");
    }

    /** That events are gone: this seat took them back, here or on another device. */
    #takenBack(seen: number): string[] {
        const isLess = seen < this.#seen;
        this.#seen = seen;
        this.#told = Math.min(this.#told, seen);
        return isLess ? [t("taken-back")] : [];
    }

    /** What is asked, unless the same was asked before. */
    #question({ asked, seen }: Told): string[] {
        const question = `${asked?.what ?? ""};${questionOf(seen)}`;
        if (question === this.#asked) return [];
        this.#asked = question;
        return asked ? [t(`ask-${asked.what}`, { count: asked.owed ?? 0 })] : [];
    }
}
