// A line of the log: what happened, in words, and where on the table it can be pointed at.

/** Of a round: 1 bids, 2 refills, 3 animals, 4 next round; 0 is the deal before the first. Named by `stage-N`. */
export type Phase = 0 | 1 | 2 | 3 | 4;

export interface Line {
    /** From 1; the deal belongs to the first. */
    round: number;
    phase: Phase;
    /** Whom it is about; null: several, or nobody. */
    seat: number | null;
    /** Put into words when it is read, in the language of that moment. */
    readonly text: string;
    /** The events it tells, from the first up to the one after the last. */
    events: readonly [number, number];
    /** What to point at, as `data-place` has it. */
    places: readonly string[];
    /** False while it still grows: an animal was taken and is not paid for yet. */
    isWhole: boolean;
}
