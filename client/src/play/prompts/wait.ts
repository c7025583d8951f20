// What a prompt says when nothing is asked: who is awaited, and what for.

import type { SeatView, Seen } from "../../net/protocol";
import type { Cast } from "../../table/cast";
import type { Play } from "../../table/play.svelte";
import { t } from "../../words/words.svelte";
import { names, theCards } from "./lists";

/** What happens now. Of secret steps it says no more than everybody may know. */
export function waiting(seen: Seen, seats: readonly SeatView[], cast: Cast): string {
    const who = awaited(seen, seats);
    if (seen.phase === "OVER" || who.length === 0)
        return t(seen.phase === "OVER" ? "wait-over" : "wait-next");
    return t(`wait-${seen.phase}`, { names: names(cast, who), count: who.length });
}

/** The other seats that owe a step (the player's own step is made if others are still awaited). */
function awaited(seen: Seen, seats: readonly SeatView[]): number[] {
    return seen.to_act.filter((seat) => seat !== seen.seat && seats[seat]?.ready !== true);
}

/** Whether a spectator sees the game only as it was when the round began. */
export function isLate({ game, table }: Play): boolean {
    return game.hands !== null && table.view?.settings.spectators === "late";
}

/** What a spectator sees. */
export function watching(play: Play): string {
    if (play.game.hands === null) return t("watching");
    return t(isLate(play) ? "spectators-watching-late" : "spectators-watching-all");
}

/** What the seat has laid face down itself; null if nothing. */
export function ownSecret(seen: Seen): string | null {
    if (seen.sealed.length === 0) return null;
    return t(seen.phase === "DISCARD" ? "own-thrown" : "own-laid", { cards: theCards(seen.sealed) });
}
