import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, afterEach, expect, test, vi } from "vitest";
import {
    bySeat,
    counts,
    going,
    newTake,
    ownScore,
    scaleOf,
    seatsForFriends,
    seatsToPlay,
    shareBelow,
} from "$client/after/deal/deal";
import { dayOutcomes } from "$client/after/deal/day-proof";
import PlayDeal from "$client/after/deal/PlayDeal.svelte";
import DayTile from "$client/after/deal/DayTile.svelte";
import { commitment } from "$client/after/fair/deal";
import { promised } from "$client/device/promises";
import { api, Refusal } from "$client/net/api";
import type { DayCard, DealView, LevelResult, Made, Take } from "$client/net/protocol";
import DayPage from "$client/pages/DayPage.svelte";
import DealPage from "$client/pages/DealPage.svelte";
import { route } from "$client/ui/route.svelte";
import { toasts } from "$client/ui/toasts.svelte";
import { words } from "$client/words/words.svelte";

const ID = "d".repeat(20);

const take = (more: Partial<Take>): Take => ({
    name: "Ann",
    you: false,
    seat: 1,
    score: 20,
    rank: 1,
    of: 3,
    place: 1,
    seen: false,
    late: false,
    loss: null,
    table: null,
    finished: 0,
    ...more,
});

const level = (more: Partial<LevelResult> = {}): LevelResult => ({
    level: "casual",
    seat: 1,
    runs: 4,
    of: 4,
    mean: 18,
    low: 16.5,
    high: 19.5,
    scores: [16, 17, 19, 20],
    ranks: [1, 2, 1],
    ...more,
});

const deal = (more: Partial<DealView> = {}): DealView => ({
    id: ID,
    kind: "game",
    day: null,
    rules: { edition: "2022" },
    seats: [
        { kind: "bot", name: "Ida", level: "greedy" },
        { kind: "person", name: "Ann" },
        { kind: "leo", name: "" },
        { kind: "person", name: "Ben" },
    ],
    seat: 1,
    seen: false,
    yours: [],
    secret: false,
    takes: [],
    players: 0,
    levels: [],
    commitment: null,
    seed: null,
    ...more,
});

const day = (more: Partial<DayCard> = {}): DayCard => ({
    day: "2026-11-29",
    deal: ID,
    open: true,
    ends: Date.UTC(2026, 10, 30),
    players: 3,
    state: "new",
    table: null,
    score: null,
    place: null,
    commitment: "ab",
    ...more,
});

// jsdom lays nothing out.
class NoResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
}

beforeAll(() => words.area("deal"));
beforeAll(() => void vi.stubGlobal("ResizeObserver", NoResizeObserver));
beforeEach(() => vi.spyOn(route, "go").mockImplementation(() => undefined));
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

async function showDeal(view: DealView): Promise<void> {
    vi.spyOn(api, "deal").mockResolvedValue(view);
    render(DealPage, { id: ID });
    await screen.findByRole("heading", { name: "Who has played it" });
}

async function showDays(days: DayCard[]): Promise<void> {
    vi.spyOn(api, "days").mockResolvedValue({ days });
    render(DayPage);
    await screen.findByText(/The same cards for everyone/);
}

test("the proposed seat comes first, Leo's never, and friends take seats of people", () => {
    expect(seatsToPlay(deal())).toEqual([1, 0, 3]);
    expect(seatsForFriends(deal(), 1)).toEqual([3]);
    expect(seatsForFriends(deal(), 0)).toEqual([1, 3]);
});

test("bots get a level only where they replace people", () => {
    const asked = { seat: 1, name: "Ann" };
    expect(newTake(deal(), 1, [], "expert", "Ann")).toEqual({ ...asked, friends: [], level: "expert" });
    expect(newTake(deal(), 1, [3, 1], "expert", "Ann")).toEqual({ ...asked, friends: [3], level: null });
});

test("results are by seat, one's own are found, and what is unfinished goes on", () => {
    const takes = [
        take({ seat: 3 }),
        take({ seat: 1, you: true, score: 14, table: "t1" }),
        take({ seat: 3 }),
    ];
    expect(bySeat(takes).map(({ seat, takes }) => [seat, takes.length])).toEqual([
        [1, 1],
        [3, 2],
    ]);
    expect([ownScore(takes, 1), ownScore(takes, 3)]).toEqual([14, null]);
    expect(going(deal({ takes, yours: ["t2", "t1"] }))).toEqual(["t2"]);
});

test("the picture has room for all scores, and counts each", () => {
    const scale = scaleOf([level()], 13);
    expect(scale).toEqual({ low: 13, high: 20 });
    expect(counts([16, 17, 17, 20], scale)).toEqual([0, 0, 0, 1, 2, 0, 0, 1]);
    expect(shareBelow([16, 17, 19, 20], 19)).toBe(50);
});

test("a seed is checked by its commitment, and that by the one this device was told", () => {
    const seed = "0f".repeat(32);
    const told = commitment(seed);
    const right = (...outcomes: ReturnType<typeof dayOutcomes>) => outcomes.map((one) => one.right);
    expect(right(...dayOutcomes(told, seed, null))).toEqual([true]);
    const kept = { commitment: "other", nonces: {}, at: 0 };
    expect(right(...dayOutcomes(told, seed, kept))).toEqual([false, true]);
    expect(right(...dayOutcomes(told, "aa".repeat(32), { ...kept, commitment: told }))).toEqual([
        true,
        false,
    ]);
});

test("a deal is played in the seat chosen, with friends", async () => {
    await showDeal(deal());
    const begin = vi.spyOn(api, "take").mockResolvedValue({ id: "new" } as Made);
    await userEvent.selectOptions(screen.getByLabelText("Your seat"), "Seat 1: Ida");
    await userEvent.click(screen.getByLabelText("Seat 4: Ben"));
    await userEvent.click(screen.getByRole("button", { name: "Play these cards" }));
    expect(begin).toHaveBeenCalledWith(ID, { seat: 0, friends: [3], level: "greedy", name: "Guest" });
    expect(route.go).toHaveBeenCalledWith("/t/new");
});

test("results say in words what is out of competition, and lead to their replay", async () => {
    const takes = [
        take({ you: true, table: "t1", loss: 512 }),
        take({ name: "Eve", place: null, seen: true, score: 25 }),
        take({ name: "Bob", place: null, late: true }),
    ];
    await showDeal(deal({ takes, players: 3, seen: true }));
    expect(screen.getByText(/You have seen these cards/)).toBeTruthy();
    const table = within(screen.getByTestId("takes"));
    const rows = table.getAllByRole("row").map((row) => row.textContent.replace(/\s+/g, " ").trim());
    expect(rows).toHaveLength(1 + 2 * takes.length); // of each: what was reached, and what there is to say of it
    expect(rows[1]).toMatch(/^1 ?Ann you ?201\/35\.1$/);
    expect(rows[3]).toMatch(/out of competition ?Eve.*25.*not known/);
    expect(rows[4]).toMatch(/had seen the cards/);
    expect(rows[6]).toMatch(/after the day/);
    const link = table.getByRole("link", { name: "Replay: Ann" });
    expect(link.getAttribute("href")).toBe("/t/t1/replay?seat=1");
});

test("bots' results are a picture and a table, with one's own among them", async () => {
    const levels = [level(), level({ level: "expert", runs: 1, of: 4, low: null, high: null, scores: [22] })];
    await showDeal(deal({ levels, takes: [take({ you: true, score: 19 })] }));
    expect(screen.getByRole("progressbar", { name: "Bots are playing: 5 of 8 games." })).toBeTruthy();
    expect(screen.getByRole("img", { name: /How the bots’ points are spread/ })).toBeTruthy();
    const rows = within(screen.getByTestId("levels")).getAllByRole("row");
    expect(rows[1]?.textContent).toMatch(/Casual\s*18\.0\s*16\.5–19\.5\s*25\s%\s*50\s%/);
    expect(rows[2]?.textContent).toMatch(/Expert.*not known/s);
});

test("while it is secret there are no results, only how many played", async () => {
    await showDeal(deal({ kind: "day", day: "2026-11-29", secret: true, players: 2, commitment: "ab" }));
    expect(screen.getByRole("heading", { name: /Deal of the day: Sunday.*29/ })).toBeTruthy();
    expect(screen.getByText("2 people have played it to the end.")).toBeTruthy();
    expect(screen.getByText(/is shown once you have played it/)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "What bots reach" })).toBeNull();
});

test("a deal of the day that one has played can't be played again, but gone on with", async () => {
    await showDeal(deal({ kind: "day", day: "2026-11-29", yours: ["t1"], secret: true }));
    expect(screen.queryByRole("button", { name: "Play these cards" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe("/t/t1");
});

test("a page is looked at again while bots play, and not while it is hidden", async () => {
    vi.useFakeTimers();
    const ask = vi.spyOn(api, "deal").mockResolvedValue(deal({ levels: [level({ runs: 3 })] }));
    render(DealPage, { id: ID });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(ask).toHaveBeenCalledTimes(2);
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    state.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(3);
});

test("what is refused is told, and asked for again", async () => {
    const ask = vi.spyOn(api, "deal").mockRejectedValueOnce(new Refusal("offline")).mockResolvedValue(deal());
    render(DealPage, { id: ID });
    expect(await screen.findByRole("alert")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Play it" });
    expect(ask).toHaveBeenCalledTimes(2);
});

test("today's deal begins with a tap, and the commitment told before it is kept", async () => {
    await showDays([day(), day({ day: "2026-11-28", open: false, state: "over", score: 21, place: 2 })]);
    expect(screen.getByText("21 points, place 2 of 3")).toBeTruthy();
    const begin = vi.spyOn(api, "take").mockResolvedValue({ id: "new" } as Made);
    await userEvent.click(screen.getByRole("button", { name: /^Play today’s cards/ }));
    expect(begin).toHaveBeenCalledWith(ID, { name: "Guest" });
    expect(promised(ID)?.commitment).toBe("ab");
    expect(screen.getByRole("link", { name: /^See the result: Saturday/ }).getAttribute("href")).toBe(
        `/d/${ID}`,
    );
});

test("a deal begun in another window is gone on with", async () => {
    await showDays([day()]);
    vi.spyOn(api, "take").mockRejectedValue(new Refusal("day_taken", { table: "t1" }));
    await userEvent.click(screen.getByRole("button", { name: /^Play today’s cards/ }));
    expect(route.go).toHaveBeenCalledWith("/t/t1");
});

test("a deal begun is gone on with, and one played late has no place", async () => {
    await showDays([
        day({ state: "playing", table: "t1" }),
        day({ day: "2026-11-28", open: false, state: "over", score: 1 }),
    ]);
    expect(screen.getByRole("link", { name: /^Go on: Sunday/ }).getAttribute("href")).toBe("/t/t1");
    expect(screen.getByText("1 point, out of competition")).toBeTruthy();
});

test("the first page tells where one stands, and stays as it is without an answer", async () => {
    const ask = vi.spyOn(api, "days").mockRejectedValueOnce(new Refusal("offline"));
    const { unmount } = render(DayTile);
    expect(screen.getByText(/The same cards for everyone/)).toBeTruthy();
    unmount();
    ask.mockResolvedValue({ days: [day({ state: "over", score: 21, place: 1 })] });
    render(DayTile);
    expect(await screen.findByText("21 points, place 1 of 3")).toBeTruthy();
});

test("a finished game leads to the page of its deal, or says why not", async () => {
    const make = vi.spyOn(api, "makeDeal").mockRejectedValueOnce(new Refusal("offline"));
    make.mockResolvedValue(deal());
    const refuse = vi.spyOn(toasts, "refuse");
    render(PlayDeal, { table: "t1" });
    const button = screen.getByRole("button", { name: "Play this deal" });
    await userEvent.click(button);
    expect(refuse).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    expect(route.go).toHaveBeenCalledWith(`/d/${ID}`);
});
