import { expect, test } from "vitest";
import { isOwnMachine, outward, spaced, targetOf } from "$client/start/links";

const ID = "m7zmtdkcpmngwzmb8fsg";

test.each([
    [`https://cards.example.org/t/${ID}`, { kind: "table", id: ID, seat: null }],
    [`Come and play! http://localhost:8765/cards/t/${ID} See you`, { kind: "table", id: ID, seat: null }],
    [`http://localhost/t/${ID}#seat=WyJh.b-c_d`, { kind: "table", id: ID, seat: "WyJh.b-c_d" }],
    [`http://localhost/t/${ID}/replay`, { kind: "table", id: ID, seat: null }],
    ["abc 234", { kind: "code", code: "ABC234" }],
    [" ABC-234\n", { kind: "code", code: "ABC234" }],
])("%s leads to a table", (text, target) => {
    expect(targetOf(text)).toEqual(target);
});

test.each(["", "ABC23", "ABC2345", "https://example.org/", `http://localhost/t/${ID}x`, "Ä1B2C3"])(
    "%s leads nowhere",
    (text) => {
        expect(targetOf(text)).toBeNull();
    },
);

test("a code is read in two halves", () => {
    expect(spaced("ABC234")).toBe("ABC 234");
});

test("an address of this machine is known to be no use to others", () => {
    expect(isOwnMachine("http://localhost:8765/t/abc")).toBe(true);
    expect(isOwnMachine("http://127.0.0.1/t/abc")).toBe(true);
    expect(isOwnMachine("https://cards.example/t/abc")).toBe(false);
    expect(isOwnMachine("")).toBe(false);
});

test("links for others hold the address that this page was opened with; on the server's machine the server's", () => {
    const lan = { origin: "http://192.168.1.7:8765", hostname: "192.168.1.7" };
    const own = { origin: "http://localhost:8765", hostname: "localhost" };
    expect(outward("/t/abc#seat=x", lan, "http://localhost:8765")).toBe(
        "http://192.168.1.7:8765/t/abc#seat=x",
    );
    expect(outward("/t/abc", own, "http://192.168.1.7:8765")).toBe("http://192.168.1.7:8765/t/abc");
    expect(isOwnMachine(outward("/t/abc", own, "http://localhost:8765"))).toBe(true);
    expect(outward("/t/abc", own, "{{outward}}")).toBe("http://localhost:8765/t/abc");
});
