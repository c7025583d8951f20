// WCAG 2.2: words 4.5 to 1, what is drawn and means something 3 to 1; by day and by night.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../../src/ui/style/tokens.css"), "utf8");
const HEX = /^#[0-9a-f]{6}$/;

/** The colours of one theme by token: plain ones, and the half of light-dark() that holds. */
function colours(theme: "light" | "dark"): Map<string, string> {
    const found = new Map<string, string>();
    for (const [, name = "", value = ""] of CSS.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
        const halves = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
        const colour = halves ? halves[theme === "light" ? 1 : 2] : value;
        if (colour !== undefined && HEX.test(colour)) found.set(name, colour);
    }
    return found;
}

function luminance(hex: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["table", "surface", "panel", "raised", "sunk"];
const HABITATS = ["F", "S", "M", "W"];

/** Every ink on every ground it is written on. */
function pairs(inks: string[], grounds: string[]): [string, string][] {
    return inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));
}

const WORDS: [string, string][] = [
    ...pairs(["ink", "ink-soft", "link", "danger", "good", "accent"], GROUNDS),
    ...pairs(["ink", "ink-soft"], ["accent-tint", "danger-tint", "good-tint"]),
    ...pairs(["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"], ["surface", "panel", "raised"]),
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-danger", "danger"],
    ["danger", "danger-tint"],
    ["good", "good-tint"],
    ["card-ink", "card-paper"],
    ...HABITATS.flatMap((one): [string, string][] => [
        [`${one}-ink`, `${one}-tint`],
        [`${one}-ink`, "panel"],
        ["ink", `${one}-tint`],
    ]),
    ...[...HABITATS, "R"].map((one): [string, string] => [`card-${one}-deep`, `card-${one}-pale`]),
];

const DRAWN: [string, string][] = [
    ...pairs(["line-strong", "focus", "picked"], GROUNDS),
    ...pairs(HABITATS, ["surface", "panel", "raised", "sunk"]),
    ["brass", "panel"],
    ["medal-edge", "medal"],
    ["amber-edge", "amber"],
    ["back-line", "back"],
    ["back-line", "back-animal"],
    ["card-F", "card-F-pale"],
    ["card-M", "card-M-pale"],
    ["card-W", "card-W-pale"],
    ["card-S-deep", "card-S"],
];

describe.each(["light", "dark"] as const)("%s", (theme) => {
    const known = colours(theme);
    const between = (one: string, other: string) => {
        const [first, second] = [known.get(one), known.get(other)];
        if (first === undefined || second === undefined) throw new Error(`no colour ${one} or ${other}`);
        return contrast(first, second);
    };
    test.each(WORDS)("words: %s on %s", (ink, ground) => {
        expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(DRAWN)("drawn: %s on %s", (ink, ground) => {
        expect(between(ink, ground)).toBeGreaterThanOrEqual(3);
    });
});

test("black on white is 21 to 1", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
