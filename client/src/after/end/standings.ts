// How a game ended, seat by seat, and why who comes before whom: worked out from what the server says.

import { SPECIES } from "../../table/species";
import type { Result, Score, Seen } from "../../net/protocol";

export interface Collected {
    species: string;
    count: number;
    /** What it scores: the best species doubly, the second best once, the others only break ties. */
    role: "best" | "second" | null;
}

export interface Standing {
    seat: number;
    rank: number;
    score: Score;
    species: readonly Collected[];
    animals: number;
    leaders: readonly string[];
}

/** Why two or more with equal totals are ranked as they are. */
export interface Level {
    seats: readonly number[];
    /** Whether they share the rank, having as many animals too. */
    isShared: boolean;
    /** Their animals, in the order of `seats`. */
    animals: readonly number[];
}

/** Those who are scored, the best first. */
export function standings(result: Result, scores: readonly (Score | null)[], seen: Seen): Standing[] {
    return result.ranks
        .flatMap((rank, seat) => {
            const score = scores[seat];
            if (rank === null || !score) return [];
            const species = collected(seen.collections[seat] ?? {});
            const animals = species.reduce((sum, { count }) => sum + count, 0);
            const leaders = SPECIES.filter((one) => seen.leaders[one] === seat);
            return [{ seat, rank, score, species, animals, leaders }];
        })
        .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

function collected(counts: Record<string, number>): Collected[] {
    const all = SPECIES.map((species) => ({ species, count: counts[species] ?? 0 }));
    const [best, second] = [...all]
        .sort((one, other) => other.count - one.count)
        .filter(({ count }) => count > 0);
    return all.map(({ species, count }) => ({
        species,
        count,
        role: species === best?.species ? "best" : species === second?.species ? "second" : null,
    }));
}

/** All groups of seats with the same total. */
export function levels(all: readonly Standing[]): Level[] {
    const totals = [...new Set(all.map(({ score }) => score.total))];
    return totals.flatMap((total) => {
        const group = all.filter(({ score }) => score.total === total);
        if (group.length < 2) return [];
        const animals = group.map((one) => one.animals);
        return [{ seats: group.map(({ seat }) => seat), isShared: new Set(animals).size === 1, animals }];
    });
}
