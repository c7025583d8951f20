import { expect, test } from "vitest";
import { Setup } from "$client/start/new/setup.svelte";

const kinds = (setup: Setup) => setup.seats.map((seat) => seat.kind);

test("the form begins with a seat for the player and three for friends", () => {
    const setup = new Setup();
    expect(setup.faults).toEqual({});
    expect(setup.ownSeat).toBe(0);
    expect(setup.toTable()).toMatchObject({
        seats: [{ kind: "open" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
        rules: { edition: "2022", value_counts: [5, 4, 3, 2], payment_returns_on_pass: null },
        visibility: "private",
        spectators: "public",
        clock: { kind: "none" },
        absence: { grace: 60, level: "greedy" },
        knowledge: null,
    });
    setup.knowledge = "off";
    expect(setup.toTable().knowledge).toBe("off");
});

test("only the game of a public table may be published", () => {
    const setup = new Setup();
    setup.mayPublish = true;
    expect(setup.toTable().publish).toBe(false);
    setup.isPublic = true;
    expect(setup.toTable().publish).toBe(true);
});

test("two players need Leo, and Leo the 2022 edition", () => {
    const setup = new Setup();
    setup.setEdition("2020");
    expect(setup.leo).toBe("no");
    setup.setPlayers(2);
    expect(kinds(setup)).toEqual(["you", "open", "leo"]);
    expect([setup.leo, setup.edition, setup.players]).toEqual(["must", "2022", 2]);
    setup.setEdition("2020");
    expect(kinds(setup)).toEqual(["you", "open", "open"]);
});

test("Leo may join three or four, and has no room with five", () => {
    const setup = new Setup();
    setup.setLeo(true);
    expect(kinds(setup)).toEqual(["you", "open", "open", "open", "leo"]);
    setup.setPlayers(3);
    expect(kinds(setup)).toEqual(["you", "open", "open", "leo"]);
    setup.setPlayers(5);
    expect(setup.hasLeo).toBe(false);
    expect(setup.leo).toBe("no");
});

test("a person has one seat, wherever it is", () => {
    const setup = new Setup();
    setup.setKind(2, "you");
    expect(kinds(setup)).toEqual(["open", "open", "you", "open"]);
    setup.setKind(2, "bot");
    expect(setup.ownSeat).toBe(-1);
    expect(setup.toTable().seats?.[2]).toEqual({ kind: "bot", level: "casual" });
});

test("a table of only bots is not a table", () => {
    const setup = new Setup();
    for (const seat of [0, 1, 2, 3]) setup.setKind(seat, "bot");
    expect(setup.faults).toEqual({ seats: "new-fault-nobody" });
});

test("a clock counts in seconds, and with hours to think everybody waits for whoever is away", () => {
    const setup = new Setup();
    setup.clock = "bank";
    setup.time = 10;
    setup.increment = 5;
    expect(setup.toTable().clock).toEqual({ kind: "bank", seconds: 600, increment: 5 });
    setup.clock = "decision";
    setup.unit = "days";
    setup.time = 3;
    expect(setup.toTable().clock).toEqual({ kind: "decision", seconds: 259_200 });
    expect(setup.toTable().absence?.grace).toBeNull();
    setup.grace = 300;
    expect(setup.toTable().absence?.grace).toBe(300);
});

test.each([
    ["seconds", (setup: Setup) => (setup.time = null)],
    ["seconds", (setup: Setup) => (setup.time = 0)],
    ["seconds", (setup: Setup) => Object.assign(setup, { time: 31, unit: "days" })],
    ["seconds", (setup: Setup) => Object.assign(setup, { time: 0.5, unit: "seconds" })],
    ["increment", (setup: Setup) => (setup.increment = -1)],
    ["counts", (setup: Setup) => (setup.counts = [5, 4, 3, 3])],
    ["counts", (setup: Setup) => (setup.counts = [14, null, 0, 0])],
    ["counts", (setup: Setup) => (setup.counts = [15, -1, 0, 0])],
])("what is wrong with %s is said there", (field, spoil) => {
    const setup = new Setup();
    setup.clock = "bank";
    spoil(setup);
    expect(Object.keys(setup.faults)).toEqual([field]);
});

test("the host can choose who holds the talisman first, of the seats that can", () => {
    const setup = new Setup();
    expect(setup.toTable().talisman).toBeNull();
    setup.holder = 2;
    expect(setup.toTable().talisman).toBe(2);
    setup.setPlayers(2); // the third seat is Leo's now
    expect(setup.holders).toEqual([0, 1]);
    expect(setup.toTable().talisman).toBeNull();
    setup.setPlayers(4);
    expect(setup.toTable().talisman).toBe(2);
    setup.setEdition("2020");
    expect(setup.toTable().talisman).toBeNull();
});

test("what spectators see is chosen only where there may be any", () => {
    const setup = new Setup();
    setup.shown = "late";
    expect(setup.toTable().spectators).toBe("late");
    setup.watchable = false;
    expect(setup.toTable().spectators).toBe("closed");
});
