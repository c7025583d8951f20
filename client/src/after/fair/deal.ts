// A deal reconstructed as docs/fair-deals.md describes it. Pure: it knows no page, and runs in Node as it is.
// The browser's own SHA-256 is available over https only, not at a friend's machine in the same house.

import { sha256 as digest } from "@noble/hashes/sha2.js";

const HEX = /^(?:[0-9a-f]{2})+$/;
const HABITATS = ["F", "S", "M", "W"];
const SPECIES = ["pe", "sq", "ea", "ib", "li", "me"];
const EACH = 7; // animals of a species
const REMOVED: Record<number, number> = { 3: 14, 4: 6, 5: 2 };
const CARDS = [
    ...HABITATS.flatMap((habitat) => [1, 2, 3, 4].map((value) => `${habitat}${String(value)}`)),
    "R",
];
const WORDS = 2 ** 32;

export interface DealRules {
    value_counts: readonly number[];
    three_player_removal: string;
}

export interface Decks {
    habitat: string[];
    animals: string[];
    removed: string[];
}

// --- bytes

function bytesOf(hex: unknown): Uint8Array {
    if (typeof hex !== "string" || !HEX.test(hex)) throw new TypeError("no hex digits");
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sha256(...parts: Uint8Array[]): Uint8Array {
    const hash = digest.create();
    for (const part of parts) hash.update(part);
    return hash.digest();
}

function ascii(text: string): Uint8Array {
    return new TextEncoder().encode(text);
}

/** The hex SHA-256 of what is given in hex. */
export function commitment(hex: string): string {
    return hexOf(sha256(bytesOf(hex)));
}

/** The seed, in hex, that follows from the server's part and the nonces in the order of the seats. */
export function mix(serverSeed: string, nonces: readonly (string | null)[]): string {
    const ends = nonces.map((nonce) => ascii(`${nonce ?? ""}\n`));
    return hexOf(sha256(ascii("wildcards/1 mix"), bytesOf(serverSeed), ...ends));
}

// --- shuffles

/** The 32-bit words of a shuffle, block after block. */
function* words(seed: string, label: string): Generator<number, never> {
    for (let number = 0; ; number += 1) {
        const place = new Uint8Array(4);
        new DataView(place.buffer).setUint32(0, number);
        const block = sha256(bytesOf(seed), ascii(label), place);
        for (let at = 0; at < block.length; at += 4) yield new DataView(block.buffer).getUint32(at);
    }
}

/** The cards shuffled: Fisher–Yates from the back, skipping words that would favour some. */
export function shuffle(seed: string, label: string, cards: readonly string[]): string[] {
    const order = [...cards];
    const source = words(seed, `wildcards/1 ${label}`);
    for (let i = order.length - 1; i > 0; i -= 1) {
        let word: number;
        do word = source.next().value;
        while (word >= WORDS - (WORDS % (i + 1)));
        const j = word % (i + 1);
        [order[i], order[j]] = [order[j] as string, order[i] as string];
    }
    return order;
}

function times(number: number, one: string): string[] {
    return Array<string>(number).fill(one);
}

function habitatCards(counts: readonly number[]): string[] {
    const cards = ["F", "S", "M"].flatMap((habitat) =>
        counts.flatMap((number, at) => times(number, `${habitat}${String(at + 1)}`)),
    );
    return [...cards, "W1", "W2", "W3", "W4"];
}

/** Both decks and the removed animals that a seed deals at a table with these rules. */
export function deal(seed: string, rules: DealRules, seats: number): Decks {
    const habitat = shuffle(seed, "habitat", habitatCards(rules.value_counts));
    const isBalanced = seats === 3 && rules.three_player_removal === "balanced";
    const first = isBalanced ? SPECIES : [];
    const rest = SPECIES.flatMap((species) => times(isBalanced ? EACH - 1 : EACH, species));
    const order = shuffle(seed, "animals", rest);
    const more = (REMOVED[seats] ?? 0) - first.length;
    return { habitat, animals: order.slice(more), removed: [...first, ...order.slice(0, more)] };
}

/** The seat to which a seed gives the talisman first, of these, which are not Leo's. */
export function firstHolder(seed: string, seats: readonly number[]): number {
    return Number(shuffle(seed, "talisman", seats.map(String))[0]);
}

/** Whether the pile is in the order in which the seed shuffles its cards. */
export function isShuffled(seed: string, label: string, pile: readonly string[]): boolean {
    const sorted = [...pile].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
    return isSame(shuffle(seed, label, sorted), pile);
}

export function isSame(one: unknown, other: unknown): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}
