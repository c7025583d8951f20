// Who may ask what the plans are worth.

import type { Play } from "../../table/play.svelte";

/** Whether nobody else plays here but bots. */
export function isAlone({ table }: Play): boolean {
    return table.view?.seats.filter(({ kind }) => kind === "person" || kind === "open").length === 1;
}

/** Whether there are hints here: alone, or where the host allows them. */
export function mayAsk(play: Play): boolean {
    return isAlone(play) || play.table.view?.settings.hints === true;
}
