// What whoever runs the server tells everybody: asked for now and then while the page is seen.

import { api } from "./api";
import type { Notice } from "./protocol";

const EVERY = 60_000;

class Told {
    /** The newest; null until it is known. */
    notice: Notice | null = $state.raw(null);
    /** What was put away: it is not shown again until something else is told. */
    #away = $state.raw("");

    /** What there is to show. */
    get shown(): Notice | null {
        const told = this.notice;
        const isSomething = (told?.text ?? "") !== "" || told?.draining === true;
        return isSomething && JSON.stringify(told) !== this.#away ? told : null;
    }

    putAway(): void {
        this.#away = JSON.stringify(this.notice);
    }

    /** Keep asking, until the function that is returned is called. */
    follow(): () => void {
        const ask = () => {
            if (document.visibilityState === "visible")
                void api.notice().then(
                    (notice) => (this.notice = notice),
                    () => undefined, // whether the server can be reached is told elsewhere
                );
        };
        ask();
        const timer = setInterval(ask, EVERY);
        document.addEventListener("visibilitychange", ask);
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", ask);
        };
    }
}

export const told = new Told();
