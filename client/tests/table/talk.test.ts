import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Word } from "$client/net/protocol";
import { PHRASES, REACTIONS, Talk } from "$client/table/talk.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const word = (number: number, rest: Partial<Word> = {}): Word => ({
    number,
    at: 1,
    name: "Ann",
    seat: 0,
    ...rest,
});

test("later words are added, and all are put in the place of what there was", () => {
    const talk = new Talk();
    talk.take({ type: "words", words: [word(1, { phrase: "hello" })], may: "phrases", whole: true });
    expect([talk.news.length, talk.may]).toEqual([0, "phrases"]);
    talk.take({ type: "words", words: [word(2, { phrase: "bye" })], may: "phrases" });
    expect([talk.words.length, talk.news.length, talk.last]).toEqual([2, 1, 2]);
    talk.take({ type: "words", words: [], may: "nothing", whole: true });
    expect([talk.words.length, talk.last]).toEqual([0, 0]);
});

test("a reaction is shown at its seat for some seconds, and not one of those who watch", () => {
    const talk = new Talk();
    talk.take({ type: "words", words: [word(1, { phrase: "wow" })], may: "phrases", whole: true });
    expect(talk.reactions).toEqual({}); // of before
    const words = [word(2, { phrase: "laugh" }), word(3, { seat: null, watching: true, phrase: "sad" })];
    talk.take({ type: "words", words, may: "phrases" });
    expect(talk.reactions).toEqual({ 0: "laugh" });
    vi.advanceTimersByTime(4000);
    talk.take({ type: "words", words: [word(4, { phrase: "oops" })], may: "phrases" });
    vi.advanceTimersByTime(4000);
    expect(talk.reactions).toEqual({ 0: "oops" });
    vi.advanceTimersByTime(4000);
    expect(talk.reactions).toEqual({});
});

test("what can be said is there once", () => {
    expect(new Set([...PHRASES, ...REACTIONS]).size).toBe(PHRASES.length + REACTIONS.length);
});
