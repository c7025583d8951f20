// The keys of the table on keyboards of many layouts: what each gives at the place of a key, without Shift or with it.

import { expect, test } from "vitest";
import { keyOf } from "$client/device/keys";
import { commandOf } from "$client/play/prompts/shortcuts";

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent("keydown", { key, code, ...more });
const told = (key: string, code: string) => keyOf(press(key, code));

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
/** What the row of digits gives without Shift, from 1 to 0. */
const ROWS: Record<string, string> = {
    "US, German, Russian": "1234567890",
    French: "&é\"'(-è_çà",
    Belgian: "&é\"'(§è!çà",
    Czech: "+ěščřžýáíé",
    Lithuanian: "ąčęėįšųū90",
    Bépo: '"«»()@+-/*',
    Arabic: "١٢٣٤٥٦٧٨٩٠",
    "US, with Shift": "!@#$%^&*()",
};

test.each(Object.entries(ROWS))("the row of digits: %s", (_, row) => {
    expect([...row].map((key, at) => told(key, `Digit${DIGITS[at] ?? ""}`))).toEqual(DIGITS);
});

const LETTERS = ["a", "b", "c", "d", "r", "p", "h", "t", "u", "l", "o"];
/** What is at the places of A B C D R P H T U L O. */
const SCRIPTS: Record<string, string> = {
    US: "abcdrphtulo",
    Russian: "фисвкзрегдщ",
    Ukrainian: "фисвкзрегдщ",
    Greek: "αβψδρπητθλο",
    Hebrew: "שנבגרפיאוךם",
    Arabic: "شﻻؤيقحاغعﻡخ",
    Hangul: "ㅁㅠㅊㅇㄱㅔㅗㅅㅕㅣㅐ",
    Thai: "ฟิแกพย้ะีสน",
    "full width": "ａｂｃｄｒｐｈｔｕｌｏ",
};

test.each(Object.entries(SCRIPTS))("letters: %s", (_, row) => {
    const found = [...row].map((key, at) => told(key, `Key${LETTERS[at]?.toUpperCase() ?? ""}`));
    expect(found).toEqual(LETTERS);
});

test("on a keyboard with Latin letters, what is on the key counts, not its place", () => {
    expect(told("a", "KeyQ")).toBe("a"); // French
    expect(told("q", "KeyA")).toBe("q");
    expect(told("p", "KeyR")).toBe("p"); // Dvorak
    expect(told("è", "KeyT")).toBe("è"); // Bépo, which has its T elsewhere
    expect(told(",", "KeyW")).toBe(",");
    expect(told("A", "KeyA")).toBe("a");
});

test("question marks, wherever they are", () => {
    expect(told("?", "Slash")).toBe("?");
    expect(told("?", "Digit7")).toBe("?"); // Russian
    expect(told("?", "KeyM")).toBe("?"); // French
    expect(told("؟", "Slash")).toBe("?");
    expect(told("？", "Slash")).toBe("?");
});

test("keys with names, of the number pad, of input methods, and signs made with AltGr", () => {
    expect(told("Enter", "NumpadEnter")).toBe("Enter");
    expect(told("ArrowUp", "Numpad8")).toBe("ArrowUp");
    expect(told("8", "Numpad8")).toBe("8");
    expect(told("\u00a0", "Space")).toBe(" ");
    expect(told("Process", "KeyR")).toBe("r");
    expect(told("Unidentified", "Digit3")).toBe("3");
    expect(told("Process", "")).toBe("Process");
    const bracket = press("}", "Digit0", { modifierAltGraph: true });
    expect(keyOf(bracket)).toBe("}");
});

test("a key that is held down acts once", () => {
    expect(commandOf(press("1", "Digit1"), true)).toEqual({ do: "hand", at: 0 });
    expect(commandOf(press("1", "Digit1", { repeat: true }), true)).toBeNull();
    expect(commandOf(press("Enter", "Enter", { repeat: true, ctrlKey: true }), true)).toBeNull();
});

test("digits and letters reach the table from any layout", () => {
    expect(commandOf(press("é", "Digit2"), true)).toEqual({ do: "hand", at: 1 });
    expect(commandOf(press("и", "KeyB"), true)).toEqual({ do: "slot", slot: 2 });
    expect(commandOf(press("и", "KeyB"), false)).toBeNull();
});
