// A line of the log points at places on the table: they are marked there as long as it does.

import type { Cast } from "../../table/cast";
import { and } from "../../words/figures";
import { animal, leader } from "../../words/things";
import { t } from "../../words/words.svelte";

const MARK = "pointed";

/** Mark these places, and no others. */
export function point(places: readonly string[]): void {
    for (const element of document.querySelectorAll(`.${MARK}`)) element.classList.remove(MARK);
    for (const place of places)
        for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`))
            element.classList.add(MARK);
}

/** What is marked, in words. */
export function pointedAt(places: readonly string[], cast: Cast): string {
    return and([...new Set(places.map((place) => placeName(place, cast)).filter((name) => name !== ""))]);
}

/** A place on the table in words, from its `data-place`; nothing for one that has no name. */
export function placeName(place: string, cast: Cast): string {
    const [kind = "", first = "", species = ""] = place.split(":");
    const name = cast.names[Number(first)] ?? "";
    switch (kind) {
        case "display":
            return t("slot", { slot: Number(first) });
        case "bid":
        case "pay":
        case "handsize":
        case "talisman":
        case "points":
            return t(`place-${kind}`, { name });
        case "collection":
            return t("place-collection", { name, animal: animal(species) });
        case "leader":
            if (first === "supply") return t("place-leader-supply", { leader: leader(species) });
            return t("place-leader", { name, leader: leader(species) });
        case "pile":
            return t("draw-pile");
        case "discard":
            return t("discard-pile");
        case "animals":
            return t("animal-pile");
        case "box":
            return t("box");
        default:
            return "";
    }
}
