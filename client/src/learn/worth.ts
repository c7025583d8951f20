// What animals and leaders would be worth at the end, and which leader an animal brings. Of all rules the coach
// knows these alone, so that what it advises fits what it says of points.

import type { Choice } from "../net/protocol";
import type { Game } from "../table/game.svelte";

/** Who owns each leader. */
type Owners = Record<string, number | null>;

/** The points that an animal taken or swapped openly brings, but for the habitat bonus. */
export function gainOf(game: Game, { token, leaders }: Pick<Choice, "token" | "leaders">): number {
    const own = game.seen.collections[game.seat ?? 0] ?? {};
    const owners = { ...game.seen.leaders, ...leaders };
    return points(game, after(own, token), owners) - points(game, own, game.seen.leaders);
}

/** The leader that an animal would surely bring, were it taken now, in the words of Choice.leaders. */
export function claimed({ seat, seen }: Game, species: string): Record<string, number | null> {
    const owner = seen.leaders[species] ?? null;
    if (seat === null || owner === seat) return {};
    const counts = seen.collections.map((animals) => animals[species] ?? 0);
    const own = (counts[seat] ?? 0) + 1;
    const most = Math.max(...counts.filter((_, other) => other !== seat));
    return own > most || (own === most && owner !== null) ? { [species]: seat } : {};
}

/** The leaders that this seat gains, and those that it loses. */
export function movedBy(
    game: Game,
    { leaders }: Pick<Choice, "leaders">,
): { gained: string[]; lost: string[] } {
    const moved = Object.entries(leaders ?? {});
    return {
        gained: moved.filter(([, owner]) => owner === game.seat).map(([species]) => species),
        lost: moved
            .filter(([species, owner]) => owner !== game.seat && game.seen.leaders[species] === game.seat)
            .map(([species]) => species),
    };
}

function points(game: Game, animals: Record<string, number>, owners: Owners): number {
    const [best = 0, second = 0] = Object.values(animals).sort((one, other) => other - one);
    const leaders = Object.keys(owners).filter((species) => owners[species] === game.seat);
    return leaders.reduce((sum, species) => sum + (species === "pe" ? 3 : 1), 2 * best + second);
}

/** The collection after this step: `ea@1` takes an eagle, `ea>pe@1` gives one for a peacock. */
function after(own: Record<string, number>, token: string): Record<string, number> {
    const [steps = ""] = token.split("@");
    const [taken = "", given] = steps.split(">").reverse();
    const grown = { ...own, [taken]: (own[taken] ?? 0) + 1 };
    return given === undefined ? grown : { ...grown, [given]: (grown[given] ?? 0) - 1 };
}
