import { expect, test } from "vitest";
import { keepPromise, promised } from "$client/device/promises";
import { commitment, mix, shuffle } from "$client/after/fair/deal";
import { proof } from "$client/after/fair/proof";
import type { Fair } from "$client/net/protocol";

const PART = "00".repeat(31) + "07";
const NONCES = ["00112233445566778899aabbccddeeff", null, "ff".repeat(16)];

function played(): Fair {
    return {
        commitment: commitment(PART),
        nonces: NONCES,
        server_seed: PART,
        seed: mix(PART, NONCES),
    };
}
const codes = (found: ReturnType<typeof proof>) => found.map(({ code, right }) => [code, right]);

test("hashes and shuffles are those of docs/fair-deals.md", () => {
    expect(commitment(PART)).toBe("48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08");
    const cards = ["F1", "F2", "S3", "M4", "W1"];
    expect([...shuffle(PART, "leo 1", cards)].sort()).toEqual([...cards].sort());
});

test("whoever kept what was announced before the game has the whole proof", () => {
    const fair = played();
    keepPromise("t", fair.commitment ?? "", 0, NONCES[0] ?? "");
    expect(codes(proof(fair, promised("t")))).toEqual([
        ["kept-commitment", true],
        ["own-nonces", true],
        ["server-part", true],
        ["mix", true],
    ]);
});

test("every lie of a server is found", () => {
    const fair = played();
    keepPromise("t", fair.commitment ?? "", 0, NONCES[0] ?? "");
    const wrong = (lie: Partial<Fair>) =>
        proof({ ...fair, ...lie }, promised("t"))
            .filter(({ right }) => right === false)
            .map(({ code }) => code);
    expect(wrong({ commitment: "0".repeat(64) })).toEqual(["kept-commitment", "server-part"]);
    expect(wrong({ nonces: [null, null, null] })).toEqual(["own-nonces", "mix"]);
    expect(wrong({ seed: "0".repeat(64) })).toEqual(["mix"]);
    expect(wrong({ server_seed: "0".repeat(64) })).toEqual(["server-part", "mix"]);
});

test("if nothing was kept, or the deal was given, it says so", () => {
    const fair = played();
    expect(codes(proof(fair, null))[0]).toEqual(["none-kept", null]);
    const given = { commitment: fair.commitment, nonces: null, server_seed: null, seed: fair.seed };
    expect(codes(proof(given, null))).toEqual([["given", null]]);
});

test("the first commitment stays, nonces are replaced, other tables are kept too", () => {
    keepPromise("t", "first", 0, "a");
    keepPromise("u", "other", 1, "b");
    keepPromise("t", "second", 0, "c");
    expect(promised("t")).toMatchObject({ commitment: "first", nonces: { 0: "c" } });
    expect(promised("u")).toMatchObject({ commitment: "other", nonces: { 1: "b" } });
    localStorage.setItem("wildcards-promised", "nonsense");
    expect(promised("t")).toBeNull();
});
