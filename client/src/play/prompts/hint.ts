// Who may ask what the plans are worth.

import type { Play } from "../../table/play.svelte";

/** Whether nobody else plays here but bots. */
export function isAlone({ table }: Play): boolean {
    return table.view?.seats.filter(({ kind }) => kind === "person" || kind === "open").length === 1;
}

/** Whether there are hints here: alone, or where the host allows them; never in a rated game. */
export function mayAsk(play: Play): boolean {
    const settings = play.table.view?.settings;
    return settings?.rated !== true && (isAlone(play) || settings?.hints === true);
}
