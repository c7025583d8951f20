// Cards by their tokens: their order and values, and which is which in the hand.

const ORDER = ["F", "S", "M", "W"];
export const REFILL = "R";

/** One card of the hand: equal cards are told apart by a number, as in `F1#0`, `F1#1`. */
export interface HandCard {
    key: string;
    token: string;
}

/** The place of a card in card order; the refill card comes last. */
export function orderOf(token: string): number {
    return token === REFILL ? 99 : ORDER.indexOf(token.charAt(0)) * 4 + valueOf(token);
}

/** The value of a card; the refill card, and no card (""), have none. */
export function valueOf(token: string): number {
    return Number(token.charAt(1));
}

export function inOrder(tokens: readonly string[]): string[] {
    return [...tokens].sort((a, b) => orderOf(a) - orderOf(b));
}

/** The cards without those gone, as far as they are there. */
export function without(tokens: readonly string[], gone: readonly string[]): string[] {
    const left = [...tokens];
    for (const token of gone) {
        const at = left.indexOf(token);
        if (at >= 0) left.splice(at, 1);
    }
    return left;
}

/** Cards as they are in the hand: by habitat and value, each with its own key. */
export function handCards(tokens: readonly string[]): HandCard[] {
    const met: Record<string, number> = {};
    return inOrder(tokens).map((token) => {
        const number = (met[token] = (met[token] ?? -1) + 1);
        return { key: `${token}#${String(number)}`, token };
    });
}

/** The token of a key of the hand; `R` and `?` are their own. */
export function tokenOf(key: string): string {
    return key.split("#")[0] ?? key;
}

/** The sum of the values of cards. */
export function sumOf(tokens: readonly string[]): number {
    return tokens.reduce((sum, token) => sum + valueOf(token), 0);
}
