// What whoever runs the server tells everybody: asked for now and then while the page is seen.

import { api } from "./api";
import type { Notice } from "./protocol";

const EVERY = 60_000;

class Told {
    /** The newest; null until it is known. */
    notice: Notice | null = $state.raw(null);

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
