// What the stage shows of the story: a scene for each beat, or for those that people at a table see as one thing, such
// as the bids, everybody's refill, or a tie from the payments to its order.

import type { Kind, Told } from "../../story/beat";

/** The scene a beat belongs to. The first hands, piles shuffled and animals left over have none. */
const SCENES = {
    round: "round",
    bids: "bids",
    covered: "bids",
    revealed: "reveal",
    swapped: "swap",
    leader: "swap",
    discarded: "refill",
    drew: "refill",
    payments: "tie",
    broke: "tie",
    ordered: "tie",
    took: "take",
    passed: "pass",
    leo_passed: "pass",
    kept: "keep",
    talisman: "talisman",
    over: "over",
} as const satisfies Partial<Record<Kind, string>>;

type Shown = Extract<Told, { kind: keyof typeof SCENES }>;
export type SceneKind = (typeof SCENES)[keyof typeof SCENES];

export interface Scene {
    kind: SceneKind;
    beats: readonly [Shown, ...Shown[]];
    /** The number of its first event: which scene it is, even if more of it happens later. */
    from: number;
    /** The number after its last event. */
    to: number;
}

/** The scenes with events from the number `since` on; one that began before is shown whole. */
export function scenesOf(beats: readonly Told[], since = 0): Scene[] {
    const scenes: Scene[] = [];
    for (const beat of beats.filter(isShown)) {
        const last = scenes.at(-1);
        const [from, to] = beat.events;
        if (last !== undefined && goesOn(last, beat))
            scenes.splice(-1, 1, { ...last, beats: [...last.beats, beat], to });
        else scenes.push({ kind: SCENES[beat.kind], beats: [beat], from, to });
    }
    return scenes.filter((scene) => scene.to > since);
}

/** All but those without a scene, and without a swap or a bid that was declined. */
function isShown(beat: Told): beat is Shown {
    if (beat.kind === "swapped") return beat.got !== null;
    if (beat.kind === "kept") return beat.card !== null;
    return beat.kind in SCENES;
}

/** Whether the beat is more of this scene: a seat may continue drawing after the discard pile was shuffled. */
function goesOn(scene: Scene, beat: Shown): boolean {
    const [first] = scene.beats;
    if (beat.kind === "drew" && first.kind === "passed") return beat.seat === first.seat;
    if (beat.kind === "leader") return scene.kind === "swap";
    return ["bids", "refill", "tie"].includes(scene.kind) && SCENES[beat.kind] === scene.kind;
}

/** Those of the scene's beats that are of this kind. */
export function ofKind<K extends Shown["kind"]>({ beats }: Scene, kind: K): Extract<Shown, { kind: K }>[] {
    return beats.filter((beat): beat is Extract<Shown, { kind: K }> => beat.kind === kind);
}

/** How many cards each seat drew. */
export function drawnBySeat(scene: Scene): [number, number][] {
    const counts = new Map<number, number>();
    for (const { seat, cards } of ofKind(scene, "drew"))
        counts.set(seat, (counts.get(seat) ?? 0) + cards.length);
    return [...counts];
}
