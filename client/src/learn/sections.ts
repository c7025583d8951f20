// The sections of the rules page, named as those of docs/rules.md, so that the reason of a greyed-out choice leads
// to its section.

export type Picture = "price" | "bonus" | "no-bonus" | "tie" | "slots" | "score";

export interface Section {
    id: string;
    /** Whether it belongs to the section before it. */
    sub?: boolean;
    pictures?: readonly Picture[];
}

export const SECTIONS: readonly Section[] = [
    { id: "the-game-in-one-minute" },
    { id: "components" },
    { id: "setup", pictures: ["slots"] },
    { id: "phases" },
    { id: "bids" },
    { id: "eagle", sub: true },
    { id: "refills" },
    { id: "meerkat", sub: true },
    { id: "discarding-and-drawing", sub: true },
    { id: "animals" },
    { id: "payment", sub: true, pictures: ["price"] },
    { id: "passing", sub: true },
    { id: "leaders", sub: true },
    { id: "habitat-bonus", sub: true, pictures: ["bonus", "no-bonus"] },
    { id: "ties", pictures: ["tie"] },
    { id: "next-round" },
    { id: "end", pictures: ["score"] },
    { id: "cards" },
    { id: "leo" },
    { id: "editions" },
    { id: "options" },
    { id: "actions" },
    { id: "card-order", sub: true },
];

/** The section that a rule leads to; for rules without one, the round as a whole. */
export function sectionOf(rule: string): string {
    return SECTIONS.some((section) => section.id === rule) ? rule : "phases";
}
