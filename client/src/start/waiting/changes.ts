// What happened in a waiting room between two views of it: for words, and for whoever was sent away.

import type { SeatView, TableView } from "../../net/protocol";

export interface Change {
    kind: "sat" | "left" | "lost" | "bot" | "here" | "away" | "renamed";
    seat: number;
    name: string;
}

/** What others did, and what happened to this device's user; not what they did themselves. */
export function changes(before: TableView, after: TableView): Change[] {
    return after.seats.flatMap((now, seat) => {
        const was = before.seats[seat];
        return was === undefined ? [] : change(was, now);
    });
}

function change(was: SeatView, now: SeatView): Change[] {
    const at = (kind: Change["kind"], name: string | null) => [{ kind, seat: now.seat, name: name ?? "" }];
    if (was.you && !now.you) return at("lost", now.name);
    if (now.you) return [];
    if (was.kind === "person" && now.kind !== "person") return at("left", was.name);
    if (was.kind !== "person" && now.kind === "person") return at("sat", now.name);
    if (now.kind === "bot" && (was.kind !== "bot" || was.level !== now.level)) return at("bot", now.level);
    if (now.kind !== "person") return [];
    if (was.name !== now.name) return at("renamed", now.name);
    if (was.here !== now.here) return at(now.here ? "here" : "away", now.name);
    return [];
}
