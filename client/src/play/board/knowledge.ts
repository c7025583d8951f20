// What could be known of hidden cards, in words: what is certain, probable, hardly held or impossible.

import type { Estimate, KnownHand, KnownPile } from "../../net/protocol";
import { habitat } from "../../words/things";
import { t } from "../../words/words.svelte";

export const HABITATS = ["F", "S", "M", "W"] as const;
export const VALUES = ["1", "2", "3", "4"] as const;
const GROUPS = [...HABITATS, ...VALUES];
const PROBABLE = 0.75;
const HARDLY = 0.25;
const TOLD = 4; // groups that are probable: those of which most cards are

/** A group of cards: a habitat, wild cards, or a value. */
export function group(of: string): string {
    return VALUES.includes(of as (typeof VALUES)[number])
        ? t("known-value", { value: Number(of) })
        : habitat(of);
}

/** A chance in percent; 0 and 100 only for what is certain. */
export function percent({ value, error }: Estimate): string {
    const rounded = Math.round(100 * value);
    const isSure = error === 0 && (value === 0 || value === 1);
    return t("known-percent", { percent: isSure ? rounded : Math.min(99, Math.max(1, rounded)) });
}

/** All chances of a group in one sentence. */
export function row(hand: KnownHand, of: string): string {
    const [one, two, three] = (hand.chances?.[of] ?? []).map(percent);
    return t("known-row", { group: group(of), one: one ?? "", two: two ?? "", three: three ?? "" });
}

/** The sentences worth reading: how many cards are probable, what is hardly held, or not at all. */
export function telling(hand: KnownHand): string[] {
    const chances = hand.chances ?? {};
    const some = (test: (first: Estimate) => boolean) =>
        GROUPS.flatMap((of) => {
            const first = chances[of]?.[0];
            return first !== undefined && test(first) ? [{ of, first }] : [];
        });
    const isNever = ({ value, error }: Estimate) => value === 0 && error === 0;
    const told: [string, string[]][] = [
        ["known-probably", probable(hand)],
        [
            "known-hardly",
            some((first) => first.value <= HARDLY && !isNever(first)).map(({ of, first }) =>
                t("known-chance", { group: group(of), chance: percent(first) }),
            ),
        ],
        ["known-missing", some(isNever).map(({ of }) => group(of))],
    ];
    return told.flatMap(([id, groups]) => (groups.length > 0 ? [t(id, { groups: groups.join(", ") })] : []));
}

/** How many cards of a group are probable, beyond those that are certain: of the groups with most. */
function probable(hand: KnownHand): string[] {
    const found = GROUPS.flatMap((of, at) => {
        const likely = (hand.chances?.[of] ?? []).filter(({ value }) => value >= PROBABLE);
        const last = likely.at(-1);
        return last === undefined || likely.length <= certain(hand, of)
            ? []
            : [{ of, at, count: likely.length, last }];
    });
    return found
        .sort((one, other) => other.count - one.count || other.last.value - one.last.value)
        .slice(0, TOLD)
        .sort((one, other) => one.at - other.at)
        .map(({ of, count, last }) => t("known-least", { group: group(of), count, chance: percent(last) }));
}

/** How many cards of a group are held for certain. */
function certain(hand: KnownHand, of: string): number {
    return hand.certain.filter((token) => token.includes(of)).length;
}

/** About how many cards of each habitat are in a pile. */
export function about(pile: KnownPile): string[] {
    return HABITATS.flatMap((of) => {
        const count = Math.round(pile.expected?.[of]?.value ?? 0);
        return count > 0 ? [`${String(count)} ${habitat(of)}`] : [];
    });
}
