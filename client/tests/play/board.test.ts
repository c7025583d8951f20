import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import Board from "$client/play/board/Board.svelte";
import Cards from "$client/play/board/Cards.svelte";
import { clockText, leftOn } from "$client/play/board/clocks";
import { around, stageOf } from "$client/play/board/order";
import { keepsBonus, leadersOf, whyNotCard } from "$client/play/board/picks";
import { standing } from "$client/play/board/standing";
import type { Choice, Seen, SeatView } from "$client/net/protocol";
import { Draft } from "$client/table/draft.svelte";
import { Game } from "$client/table/game.svelte";
import type { Table } from "$client/table/table.svelte";
import { asked, forget } from "$client/play/board/why.svelte";
import { askedOf, secretOf } from "../asked";

const CAST = { names: ["Ada", "Bo", "Cy"], you: 0, leo: null };
const tableOf = (knowledge: string) =>
    ({ id: "here", view: { settings: { knowledge } } }) as unknown as Table;
const NOTHING = { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 };

function game(seen: Partial<Seen>, choices: Choice[] = []): Game {
    const whole: Seen = {
        seat: 0,
        rules: { seats: 3, leo_seat: null },
        phase: "BID",
        round: 7,
        to_act: [0, 1, 2],
        legal_actions: choices.filter((choice) => !choice.reason).map((choice) => choice.token),
        hand: [],
        sealed: [],
        hand_sizes: [2, 7, 3],
        known: [[], [], []],
        display: ["pe", null],
        collections: [{ ...NOTHING, li: 2 }, NOTHING, NOTHING],
        leaders: { li: 0 },
        talisman: 1,
        talisman_used: false,
        points: [2, 0, 4],
        bids: [null, null, null],
        payments: [[], [], []],
        breaks: [[], [], []],
        took: [null, null, null],
        swapped: [],
        value: 5,
        queue: [],
        ranks: [null, null, null],
        equal: [],
        pile_size: 20,
        discard: [],
        leo_pile_size: 0,
        animals_left: 12,
        box: {},
        ...seen,
    };
    const scores = [7, 0, 4].map((total) => ({ best: 0, second: 0, leaders: 0, bonus: 0, total }));
    return new Game({
        seat: whole.seat,
        step: 0,
        seen: whole,
        events: [],
        choices,
        scores,
        asked: askedOf(whole, choices),
        secret: secretOf(whole),
        rounds: 14,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    });
}

function seat(number: number, more: Partial<SeatView> = {}): SeatView {
    const view = {
        seat: number,
        kind: "person",
        name: CAST.names[number] ?? "",
        level: null,
        you: number === 0,
    };
    return { ...view, here: true, stand_in: null, ready: null, clock: null, ...more } as SeatView;
}

const TAKE: Choice[] = [
    { token: "pe@1", owed: 1, payable: true, bonus: 2, cheapest: ["S1"], best: ["F2"], leaders: { pe: 0 } },
    { token: "-" },
];
const taking = () => game({ phase: "TAKE", hand: ["F2", "S1", "W3"], bids: ["F2", "R", "R"] }, TAKE);

function show(shown: Game, seats: SeatView[] | null = null): Draft {
    const draft = new Draft(shown);
    render(Board, { game: shown, cast: CAST, seats, draft, now: () => 0 });
    return draft;
}

test("the others sit clockwise from the player's left; a spectator sees all from the first on", () => {
    expect(around(5, 3)).toEqual([4, 0, 1, 2]);
    expect(around(3, 0)).toEqual([1, 2]);
    expect(around(4, null)).toEqual([0, 1, 2, 3]);
});

test("each phase of the engine belongs to one of the four of a round", () => {
    expect(["BID", "REVEAL", "SWAP", "DISCARD"].map(stageOf)).toEqual([1, 1, 2, 2]);
    expect(["LAY", "BREAK", "TAKE", "PAY", "KEEP", "OVER"].map(stageOf)).toEqual([3, 3, 3, 3, 4, 0]);
});

test("cards of the animal's habitat and wild ones are marked while its bonus is in reach", () => {
    const draft = new Draft(taking());
    expect(keepsBonus(draft, "F2")).toBe(false);
    draft.pickSlot(1);
    expect(["F2", "S1", "W3"].map((token) => keepsBonus(draft, token))).toEqual([true, false, true]);
    const poor = new Draft(game({ phase: "TAKE", hand: ["F2"] }, [{ token: "pe@1", owed: 1, bonus: 0 }]));
    poor.pickSlot(1);
    expect(keepsBonus(poor, "F2")).toBe(false);
});

test("the refill card is bid, and never paid with", () => {
    const draft = new Draft(taking());
    draft.pickSlot(1);
    expect(whyNotCard(draft, "F2#0")).toBeNull();
    expect(whyNotCard(draft, "R")?.code).toBe("first_take");
});

test("an animal on display says which leaders would move with it", () => {
    expect(leadersOf(new Draft(taking()), 1)).toEqual([["pe", 0]]);
    const swap = new Draft(
        game({ phase: "SWAP" }, [{ token: "li>pe@1", leaders: { pe: 0, li: null } }, { token: "-" }]),
    );
    expect(leadersOf(swap, 1)).toEqual([]);
    swap.pickGive("li");
    expect(leadersOf(swap, 1)).toEqual([
        ["pe", 0],
        ["li", null],
    ]);
});

test("a bid is known to be there only for seats shown as ready", () => {
    const shown = game({});
    expect(standing(shown, 1, seat(1, { ready: true }))).toMatchObject({ covered: 1, owes: false });
    expect(standing(shown, 2, seat(2))).toMatchObject({ covered: 0, owes: true });
    expect(standing(game({ phase: "REVEAL", to_act: [2] }), 2, seat(2)).covered).toBe(2);
});

test("a seat that is asked itself does not wait for secret steps", () => {
    const bid = { leaders: { ea: 2 } };
    const card = [{ token: "F1", owed: 0 }];
    expect(standing(game(bid, card), 2, seat(2)).owes).toBe(false);
    expect(standing(game(bid, card), 1, seat(1)).owes).toBe(true);
    expect(standing(game(bid), 2, seat(2)).owes).toBe(true);
    expect(standing(game({ phase: "DISCARD" }, card), 1, seat(1)).owes).toBe(false);
    expect(standing(game({ phase: "DISCARD" }), 1, seat(1)).owes).toBe(true);
});

test("in a tie the sums of payments, equals and places in the order are shown", () => {
    const tie = game({
        phase: "TAKE",
        to_act: [2],
        bids: ["R", "S3", "M3"],
        payments: [[], ["F2", "F2"], ["W4"]],
        queue: [1],
        value: 3,
    });
    expect(standing(tie, 2, null)).toMatchObject({ sum: 4, isEqual: true, place: 1 });
    expect(standing(tie, 1, null)).toMatchObject({ sum: 4, isEqual: true, place: 2 });
    expect(standing(tie, 0, null)).toMatchObject({ sum: null, isEqual: false, place: null });
});

test("a seat that has an animal is out of the order, and a single seat needs no order", () => {
    const last = game({
        phase: "TAKE",
        to_act: [1],
        bids: ["R", "S3", "M3"],
        payments: [[], ["F2", "F2"], ["W4"]],
        took: [null, null, "pe"],
        value: 3,
    });
    expect(standing(last, 1, null)).toMatchObject({ sum: null, place: null });
    expect(standing(last, 2, null)).toMatchObject({ sum: null, place: null });
    const laying = game({
        phase: "BREAK",
        payments: [[], ["F1"], ["F3"]],
        ranks: [null, 64, 64],
        equal: [1, 2],
    });
    expect(standing(laying, 1, null)).toMatchObject({ sum: 1, isEqual: false });
});

test("what is pressed has a name in words: cards with their price, animals with slot and leader", () => {
    show(
        game({ hand: ["F3", "W4"] }, [
            { token: "F3", owed: 2, payable: false },
            { token: "W4", owed: 3, payable: true },
            { token: "R" },
        ]),
    );
    const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual([
        "peacock in slot 1",
        "forest 3, costs 2 more cards, you can’t pay that: a bluff",
        "wild 4, costs 3 more cards",
        "refill card",
    ]);
});

test("taking: the animal is picked with its cheapest payment, and pressing says so", async () => {
    const draft = show(taking());
    await userEvent.click(
        screen.getByRole("button", { name: "peacock in slot 1, brings you the peacock leader" }),
    );
    expect(draft.actions).toEqual(["pe@1", "S1"]);
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map((button) => button.getAttribute("aria-label"))).toEqual([
        "peacock in slot 1, brings you the peacock leader",
        "savannah 1",
    ]);
    expect(screen.getByRole("button", { name: "forest 2, keeps the habitat bonus" })).toBeTruthy();
});

test("a greyed-out card can still be asked why", async () => {
    forget();
    const draft = show(taking());
    const card = screen.getByRole("button", { name: "savannah 1" });
    expect(card.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(card);
    expect(asked.why?.code).toBe("animal_first");
    expect(draft.isEmpty).toBe(true);
});

test("Tab goes from group to group, arrows within one", async () => {
    show(taking());
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^peacock/);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("forest 2");
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("wild 3");
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("savannah 1");
});

test("without a draft nothing can be pressed, and a spectator has no hand", () => {
    render(Board, {
        game: game({ seat: null, legal_actions: [] }),
        cast: { ...CAST, you: null },
        seats: null,
        draft: null,
        now: null,
    });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.queryByRole("group", { name: /hand/ })).toBeNull();
    expect(screen.getByRole("list", { name: "The players" }).children).toHaveLength(3);
});

test("everything that can move has its place", () => {
    show(
        taking(),
        [0, 1, 2].map((number) => seat(number)),
    );
    const places = [...document.querySelectorAll<HTMLElement>("[data-place]")].map(
        (at) => at.dataset["place"],
    );
    for (const place of ["hand:F2#0", "display:1", "bid:1", "pay:2", "collection:0:li", "leader:0:li"])
        expect(places).toContain(place);
    for (const place of ["leader:supply:pe", "handsize:0", "handsize:1", "pile", "discard", "animals", "box"])
        expect(places).toContain(place);
    for (const place of ["talisman:1", "points:0"]) expect(places).toContain(place);
    expect(new Set(places).size).toBe(places.length);
});

test("a clock stands still unless it runs, never shows less than 0, and is read by table time", () => {
    expect(leftOn({ left: null, running: true, at: 0 }, () => 5)).toBeNull();
    expect(leftOn({ left: 30_000, running: false, at: 0 }, () => 12_000)).toBe(30_000);
    expect(leftOn({ left: 30_000, running: true, at: 1_000 }, () => 22_000)).toBe(9_000);
    expect(leftOn({ left: 30_000, running: true, at: 1_000 }, () => 99_000)).toBe(0);
});

test("time is shown in minutes, from an hour on in hours, from a day on in days", () => {
    expect([0, 900, 65_000, 3_723_000].map((ms) => clockText(ms, "en"))).toEqual([
        "0:00",
        "0:01",
        "1:05",
        "1:02:03",
    ]);
    expect(clockText(3 * 86_400_000 + 1, "en")).toBe("3d");
});

test("what lies open is shown, whoever looks on", async () => {
    const shown = game({ seat: null, discard: ["F1", "F1", "W3"], known: [[], ["M2"], []], box: { pe: 2 } });
    shown.tally = { animals: { pe: 3, li: 1 }, leo: ["S4", "R"] };
    render(Cards, { table: tableOf("open"), game: shown, cast: CAST });
    const cards = (part: string) =>
        Array.from(screen.getByTestId(part).querySelectorAll(".mini"), (one) => one.getAttribute("title"));
    expect(cards("discard")).toEqual(["forest 1", "forest 1", "wild 3"]);
    expect(screen.getByTestId("known").textContent).toContain("Bo");
    expect(cards("known")).toEqual(["mountains 2"]);
    expect(cards("leo")).toEqual(["savannah 4", "refill card"]);
    expect(screen.getByTestId("unseen").textContent).toMatch(/3 peacocks.*1 lion.*12 of them/s);
    expect(screen.getByTestId("box").textContent).toMatch(/box \(2\).*2 peacocks/s);
});

test("two people of the same name both have their known cards shown", () => {
    const shown = game({ known: [[], ["M2"], ["F1"]] });
    render(Cards, { table: tableOf("open"), game: shown, cast: { ...CAST, names: ["Ada", "Bo", "Bo"] } });
    expect(screen.getAllByText("Bo")).toHaveLength(2);
});

test("nothing is listed where the host wants everybody to remember", () => {
    render(Cards, { table: tableOf("off"), game: game({ discard: ["F1"] }), cast: CAST });
    expect(screen.getByText(/no memory aid/)).toBeTruthy();
    expect(screen.queryByTestId("discard")).toBeNull();
});

test("a tap on the piles leads to what lies there", async () => {
    let shown = 0;
    render(Board, {
        cast: CAST,
        seats: null,
        draft: null,
        now: null,
        game: game({ discard: ["F1"] }),
        oncards: () => (shown += 1),
    });
    await userEvent.click(screen.getByTitle("discard pile"));
    expect(shown).toBe(1);
});

test("a spectator who sees all hands sees each seat's cards, and what it laid face down", () => {
    const watched = game({ seat: null, rules: { seats: 3, leo_seat: 2 }, hand_sizes: [2, 2, 0] });
    expect(standing(watched, 0, null).cards).toBeNull();
    watched.hands = [
        { cards: ["F1", "M2"], sealed: [] },
        { cards: ["S3"], sealed: ["W1"] },
        { cards: [], sealed: [] },
    ];
    expect(standing(watched, 0, null)).toMatchObject({ cards: ["F1", "M2"], sealed: [] });
    expect(standing(watched, 1, { ready: true } as SeatView)).toMatchObject({
        cards: ["S3"],
        sealed: ["W1"],
        covered: 0,
    });
    expect(standing(watched, 2, null).cards).toBeNull();
});
