// A rating in words, and the curve of ratings as points of a picture.

import type { RatedPoint, RatingView } from "../net/protocol";
import { decimal } from "../words/figures";

/** How many standard deviations the range has that is told to both sides: the strength is in it 19 times out of 20. */
const RANGE = 2;

/** The numbers of a rating as sentences need them. */
export function ratingArgs({ mu, sigma }: Pick<RatingView, "mu" | "sigma">): {
    rating: string;
    unsure: string;
} {
    return { rating: decimal(mu, 1), unsure: decimal(RANGE * sigma, 1) };
}

export interface Drawn {
    /** Where the value of each point is. */
    line: string;
    /** The outline of the range. */
    band: string;
    /** Values that have a line across the picture, and their heights. */
    marks: { value: number; y: number }[];
}

/** The picture of a curve in a box, with a margin on the left for the values. */
export function drawn(curve: readonly RatedPoint[], width: number, height: number, left: number): Drawn {
    const lows = curve.map(({ mu, sigma }) => mu - RANGE * sigma);
    const highs = curve.map(({ mu, sigma }) => mu + RANGE * sigma);
    const low = Math.floor(Math.min(...lows) / STEP) * STEP;
    const high = Math.max(low + STEP, Math.ceil(Math.max(...highs) / STEP) * STEP);
    const x = (at: number) => left + (at * (width - left - EDGE)) / Math.max(1, curve.length - 1);
    const y = (value: number) => EDGE + ((high - value) / (high - low)) * (height - 2 * EDGE);
    const path = (values: readonly number[]) =>
        values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    const marks: Drawn["marks"] = [];
    for (let value = low; value <= high; value += STEP) marks.push({ value, y: y(value) });
    return {
        line: path(curve.map(({ mu }) => mu)).join(" "),
        band: [...path(highs), ...path(lows).reverse()].join(" "),
        marks,
    };
}

const STEP = 10;
const EDGE = 12;
