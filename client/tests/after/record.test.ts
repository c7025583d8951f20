// Records as other programs save them: this page and `wildcards verify` find the same in them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checks, verdict } from "$client/after/fair/checks";
import { recordIn, textOf } from "$client/after/fair/record";

const FILES = join(import.meta.dirname, "../../../tests/files");
const VERDICTS = JSON.parse(readFileSync(join(FILES, "verdicts.json"), "utf-8")) as Record<
    string,
    { records: number; right: boolean }
>;

function bytesOf(name: string): ArrayBuffer {
    return Uint8Array.from(readFileSync(join(FILES, name))).buffer;
}

test.each(Object.entries(VERDICTS))("%s", (name, { records, right }) => {
    const read = recordIn(textOf(bytesOf(name)));
    if ("record" in read) {
        expect(records).toBe(1);
        const { right: found } = verdict([...checks(read.record)]);
        expect(found !== false).toBe(right); // what it finds nothing wrong with, the server replays
    } else {
        const code = records > 1 ? "no-json-lines" : records === 1 ? "twice" : "no-json";
        expect(read.problem).toMatchObject({ right: false, code });
    }
});

test("a repeated key is named, however it is written", () => {
    expect(recordIn('{"a": {"\\u0062": 1, "b": 2}}')).toMatchObject({ problem: { args: { key: "b" } } });
    expect(recordIn('[{"a": 1}, {"a": "a", "b": ["a", "a:"]}]')).toHaveProperty("record");
});

test("the host may have chosen who holds the talisman first, if the record says so", () => {
    const read = recordIn(textOf(bytesOf("talisman-of-another.json"))) as { record: object };
    const outcomes = [...checks({ ...read.record, talisman_by: "host" })];
    expect(outcomes).toContainEqual({ right: null, code: "talisman-chosen" });
    expect(verdict(outcomes).code).toBe("open");
});

test("a choice that was not announced to this device before the game is not the host's", () => {
    const read = recordIn(textOf(bytesOf("talisman-of-another.json"))) as { record: { talisman: number } };
    const record = { ...read.record, talisman_by: "host" };
    const kept = { commitment: "", nonces: {}, at: 0 };
    const found = (talisman?: number) =>
        verdict([...checks(record, { ...kept, talisman: talisman ?? null })]);
    expect(found().right).toBe(false);
    expect(found(record.talisman).right).toBeNull();
});
