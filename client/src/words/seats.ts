// Who sits there, if nobody gave a name.

import type { SeatView } from "../net/protocol";
import { t } from "./words.svelte";

export function seatName(seat: SeatView): string {
    return seat.kind === "leo" ? t("leo") : t("seat", { seat: seat.seat + 1 });
}
