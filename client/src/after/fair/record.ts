// A record from a file or a text that somebody gives, however another program encoded or ended it. Reads like
// src/wildcards/notation/decoding.py; tests/files holds what both are tested on. Runs in Node as it is.

import type { Outcome } from "./checks.ts";

/** What may surround a text without belonging to it: a byte order mark, NUL and Ctrl-Z as ends of a file. */
const AROUND = new Set("\uFEFF\0\x1A \t\r\n");
const LINE_END = /\r\n|\n|\r/;
const CTRL_Z = 0x1a;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** The text of a file in UTF-8 or UTF-16, with or without a byte order mark; null if it isn't one. */
export function textOf(data: ArrayBuffer): string | null {
    let bytes = new Uint8Array(data);
    const [first, second] = bytes;
    const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
    const isBig =
        (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0);
    if ((isLittle || isBig) && bytes.length % 2 === 1 && bytes.at(-1) === CTRL_Z) bytes = bytes.slice(0, -1);
    const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
        return null;
    }
}

function trimmed(text: string): string {
    let [start, end] = [0, text.length];
    while (start < end && AROUND.has(text.charAt(start))) start += 1;
    while (end > start && AROUND.has(text.charAt(end - 1))) end -= 1;
    return text.slice(start, end);
}

/** The record in a text, or why there is none. */
export function recordIn(text: string | null): { record: unknown } | { problem: Outcome } {
    const whole = trimmed(text ?? "");
    try {
        const record = JSON.parse(whole) as unknown;
        const key = repeatedKey(whole);
        return key === null ? { record } : { problem: { right: false, code: "twice", args: { key } } };
    } catch {
        const lines = whole.split(LINE_END).map(trimmed);
        const isSeveral = lines.filter(isObject).length > 0 && lines.length > 1;
        return { problem: { right: false, code: isSeveral ? "no-json-lines" : "no-json" } };
    }
}

function isObject(line: string): boolean {
    try {
        return line.startsWith("{") && JSON.parse(line) !== null;
    } catch {
        return false;
    }
}

/** A key that an object of this JSON text has twice: `JSON.parse` would let its last value count. */
function repeatedKey(json: string): string | null {
    const open: (Set<string> | null)[] = []; // objects by their keys, lists as null
    let last = "";
    for (const [token] of json.matchAll(TOKEN)) {
        if (token === "{") open.push(new Set());
        else if (token === "[") open.push(null);
        else if (token === "}" || token === "]") open.pop();
        else if (token !== ":") last = token;
        else {
            const key = JSON.parse(last) as string;
            const keys = open.at(-1);
            if (keys?.has(key)) return key;
            keys?.add(key);
        }
    }
    return null;
}
