// Which puzzles a list shows. It is kept for the tab, so that "next" stays within it.

import type { PuzzleCard } from "../net/protocol";
import { keepOfTab, readOfTab } from "../device/storage";

const KEY = "wildcards-puzzle-filter";

/** Empty: all of them. */
export interface Filter {
    kind: string;
    difficulty: string;
}

export function readFilter(): Filter {
    const [kind = "", difficulty = ""] = (readOfTab(KEY) ?? "").split(" ");
    return { kind, difficulty };
}

export function keepFilter({ kind, difficulty }: Filter): void {
    keepOfTab(KEY, `${kind} ${difficulty}`);
}

export function filtered(cards: readonly PuzzleCard[], { kind, difficulty }: Filter): PuzzleCard[] {
    return cards.filter(
        (card) =>
            (kind === "" || card.kind === kind) &&
            (difficulty === "" || String(card.difficulty) === difficulty),
    );
}

/** Puzzles of one difficulty. */
export interface Group {
    difficulty: PuzzleCard["difficulty"];
    cards: PuzzleCard[];
}

/** The puzzles by difficulty, easy ones first; no empty groups. */
export function byDifficulty(cards: readonly PuzzleCard[]): Group[] {
    const groups = new Map<PuzzleCard["difficulty"], PuzzleCard[]>();
    for (const card of cards) groups.set(card.difficulty, [...(groups.get(card.difficulty) ?? []), card]);
    return [...groups]
        .map(([difficulty, cards]) => ({ difficulty, cards }))
        .sort((a, b) => a.difficulty - b.difficulty);
}
