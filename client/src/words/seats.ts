// Who sits there, if nobody gave a name; and who is forgotten.

import type { SeatView } from "../net/protocol";
import { t } from "./words.svelte";

/** Instead of the name of a person who is forgotten: nobody else can be called so. */
const SOMEBODY = "*";

/** A name as it is shown. */
export function shown(name: string): string {
    return name === SOMEBODY ? t("somebody") : name;
}

/** Who sits there; `without` puts seats without a name of their own into words. */
export function called(seat: SeatView, without = seatName): string {
    return seat.name === null ? without(seat) : shown(seat.name);
}

export function seatName(seat: SeatView): string {
    return seat.kind === "leo" ? t("leo") : t("seat", { seat: seat.seat + 1 });
}
