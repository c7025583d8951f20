// Who sits there, where nobody gave a name.

import type { SeatView } from "../protocol";
import { t } from "./words.svelte";

export function seatName(seat: SeatView): string {
    if (seat.kind === "leo") return t("leo");
    return t(seat.kind === "bot" ? "seat-bot" : "seat", { seat: seat.seat + 1 });
}
