// What art is named by: species and habitats, by the tokens of the protocol.

/** Each species with the habitat it lives in. */
const LANDS = { pe: "F", sq: "F", ea: "M", ib: "M", li: "S", me: "S" } as const;

export const SPECIES = Object.keys(LANDS) as readonly (keyof typeof LANDS)[];
/** Habitats as cards name them: W, the wild card, is any of the other three. */
export const HABITATS = ["F", "S", "M", "W"] as const;

/** The habitat of a species, as cards name it. */
export function habitatOf(species: string): string {
    return LANDS[species as keyof typeof LANDS];
}

/** Whether a card is of the habitat where the species lives; wild cards are of every habitat. */
export function isAtHome(token: string, species: string): boolean {
    return token.startsWith("W") || token.charAt(0) === habitatOf(species);
}
