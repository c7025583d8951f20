// Where on the table a beat can be pointed at, as `data-place` has it.

import type { Beat } from "../../story/beat";
import type { Cast } from "../../table/cast";

export function placesOf(beat: Beat, cast: Cast): string[] {
    switch (beat.kind) {
        case "dealt":
            return cast.names.map((_, seat) => `handsize:${seat}`);
        case "round":
            return beat.animals.map((_, index) => `display:${index + 1}`);
        case "drew":
            return [`handsize:${beat.seat}`, "pile"];
        case "leo_pile":
            return [`handsize:${beat.seat}`];
        case "reshuffled":
            return ["pile", "discard"];
        case "kept":
            return [`bid:${beat.seat}`, `handsize:${beat.seat}`];
        case "boxed":
            return ["box"];
        case "talisman":
            return [`talisman:${beat.seat}`];
        case "bids":
            return beat.bids.map(([seat]) => `bid:${seat}`);
        case "covered":
        case "revealed":
        case "leo_passed":
            return [`bid:${beat.seat}`];
        case "swapped":
            return beat.got === null ? [] : [`collection:${beat.seat}:${beat.got}`, `display:${beat.slot}`];
        case "leader":
            return [`leader:${beat.to ?? "supply"}:${beat.species}`];
        case "discarded":
            return ["discard"];
        case "payments":
            return beat.payments.map(([seat]) => `pay:${seat}`);
        case "broke":
            return beat.cards.map(([seat]) => `pay:${seat}`);
        case "ordered":
            return beat.order.map(([seat]) => `bid:${seat}`);
        case "took":
            return [
                ...[`collection:${beat.seat}:${beat.species}`, `bid:${beat.seat}`, `pay:${beat.seat}`],
                ...beat.leaders.map(([species]) => `leader:${beat.seat}:${species}`),
                ...(beat.bonus > 0 ? [`points:${beat.seat}`] : []),
            ];
        case "passed":
            return [`handsize:${beat.seat}`, `bid:${beat.seat}`];
        case "over":
            return [];
    }
}
