// Requests to the server, as docs/protocol.md describes them.

import { BASE } from "./base";
import type {
    Account,
    Advice,
    BotLevel,
    Calls,
    Days,
    DealView,
    GameView,
    Knowledge,
    Hint,
    Join,
    JoinLink,
    Link,
    Made,
    Me,
    Muted,
    NewBranch,
    NewPush,
    NewShown,
    NewTable,
    NewTake,
    NewWebhook,
    Notice,
    PersonView,
    PuzzleCard,
    PuzzleJudged,
    PuzzleView,
    QuietHours,
    RatingList,
    Recognised,
    RecoveryCode,
    Reported,
    Reviewing,
    SeatedPerson,
    Sit,
    StopCalls,
    TableCard,
    TableView,
    Verified,
} from "./protocol";

/** The server said no, or did not answer (`offline`): a code and arguments, to be put into words. */
export class Refusal extends Error {
    constructor(
        readonly code: string,
        readonly args: Record<string, unknown> = {},
    ) {
        super(code);
    }
}

// Whoever is new gets an identity with the first answer; other requests at the same time would each bring another.
let first: Promise<unknown> | null = null;

async function ask<Answer>(method: string, path: string, body?: unknown, most = PATIENCE): Promise<Answer> {
    if (first !== null) {
        await first;
        return send(method, path, body, most);
    }
    const answer = send<Answer>(method, path, body, most);
    first = answer.catch(() => (first = null));
    return answer;
}

const PATIENCE = 10_000; // ms without an answer before a request counts as lost
const LONG = 60_000; // for what is long, or long to answer

async function send<Answer>(method: string, path: string, body: unknown, most: number): Promise<Answer> {
    const attempt = new Attempt(most, method === "GET");
    try {
        const response = await fetch(BASE + path, {
            method,
            headers: body === undefined ? {} : { "content-type": "application/json" },
            body: body === undefined ? null : JSON.stringify(body),
            signal: attempt.signal,
        });
        const answer: unknown = await response.json().catch(() => null);
        if (attempt.signal.aborted) throw new Refusal("offline");
        if (response.ok) return answer as Answer;
        const problem = answer as { code?: string; args?: Record<string, unknown> } | null;
        throw new Refusal(problem?.code ?? "unavailable", problem?.args ?? {});
    } catch (error) {
        if (attempt.isHurried) return await send(method, path, body, most);
        throw error instanceof Refusal ? error : new Refusal("offline");
    } finally {
        attempt.end();
    }
}

/** One try at a request: it is given up after a while, and made again at once when the network is back. */
class Attempt {
    /** Whether it was given up to be made again. Only where that does no harm. */
    isHurried = false;
    readonly #controller = new AbortController();
    readonly #timer: ReturnType<typeof setTimeout>;

    constructor(
        most: number,
        private readonly isSafe: boolean,
    ) {
        this.#timer = setTimeout(() => this.#controller.abort(), most);
        addEventListener("online", this.#hurry);
        document.addEventListener("visibilitychange", this.#hurry);
    }

    get signal(): AbortSignal {
        return this.#controller.signal;
    }

    end(): void {
        clearTimeout(this.#timer);
        removeEventListener("online", this.#hurry);
        document.removeEventListener("visibilitychange", this.#hurry);
    }

    readonly #hurry = (): void => {
        if (!this.isSafe || document.visibilityState === "hidden") return;
        this.isHurried = true;
        this.#controller.abort();
    };
}

const deal = (id: string, rest = "") => `/api/deals/${encodeURIComponent(id)}${rest}`;
const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** The part of a list after this table. */
const paged = (path: string, after: TableCard | null) =>
    after === null ? path : `${path}?after=${String(after.changed)}.${after.id}`;

export const api = {
    me: () => ask<Me>("GET", "/api/me"),
    calls: () => ask<Calls>("GET", "/api/me/calls"),
    callBrowser: (push: NewPush) => ask<Calls>("POST", "/api/me/calls/push", push),
    /** It is tried before it is kept, which may take a while. */
    callWebhook: (hook: NewWebhook) => ask<Calls>("POST", "/api/me/calls/webhook", hook, LONG),
    setQuiet: (hours: QuietHours) => ask<Calls>("PUT", "/api/me/calls/quiet", hours),
    dropCall: (id: string) => ask<Calls>("DELETE", `/api/me/calls/${encodeURIComponent(id)}`),
    /** By a token of a call: nobody has to be known for that. */
    stopCalls: (stop: StopCalls) => ask<null>("POST", "/api/calls/stop", stop),
    notice: () => ask<Notice>("GET", "/api/notice"),
    recognised: () => ask<Recognised>("GET", `/api/me/recognised?over=${location.protocol.slice(0, -1)}`),
    rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
    account: () => ask<Account>("GET", "/api/me/account"),
    newCode: () => ask<RecoveryCode>("POST", "/api/me/code"),
    joinLink: () => ask<JoinLink>("POST", "/api/me/link"),
    /** What an authenticator needs to make a passkey. */
    passkeyOptions: <Options>() => ask<Options>("POST", "/api/me/passkeys/options"),
    addPasskey: (passkey: object) => ask<Account>("POST", "/api/me/passkeys", { passkey }),
    dropPasskey: (id: string) => ask<Account>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
    /** What an authenticator needs to show a passkey. */
    askPasskey: <Options>() => ask<Options>("POST", "/api/me/passkeys/ask"),
    /** This device becomes somebody else's; `lose` if who it was may be lost. */
    join: (join: Join) => ask<Me>("POST", "/api/me/join", join),
    signOut: (device: string, lose: boolean) =>
        ask<Account>("DELETE", `/api/me/devices/${device}?lose=${String(lose)}`),
    /** Sign out all devices but this one. */
    signOutOthers: () => ask<Account>("DELETE", "/api/me/devices"),
    /** Nobody is this person any more. */
    forgetMe: () => ask<Me>("DELETE", "/api/me?sure=true"),
    myTables: (after: TableCard | null = null) => ask<TableCard[]>("GET", paged("/api/me/tables", after)),
    lobby: (after: TableCard | null = null) => ask<TableCard[]>("GET", paged("/api/tables", after)),
    make: (setup: NewTable) => ask<Made>("POST", "/api/tables", setup),
    byCode: (code: string) => ask<Made>("GET", `/api/codes/${encodeURIComponent(code)}`),
    table: (id: string) => ask<TableView>("GET", table(id)),
    sit: (id: string, seat: number, sit: Sit) =>
        ask<TableView>("PUT", table(id, `/seats/${String(seat)}`), sit),
    seatBot: (id: string, seat: number, level: string) =>
        ask<TableView>("PUT", table(id, `/seats/${String(seat)}/bot`), { level }),
    free: (id: string, seat: number) => ask<TableView>("DELETE", table(id, `/seats/${String(seat)}`)),
    letIn: (id: string, away: number) => ask<TableView>("DELETE", table(id, `/away/${String(away)}`)),
    start: (id: string, fill: string | null = null) => ask<TableView>("POST", table(id, "/start"), { fill }),
    leave: (id: string) => ask<TableView>("POST", table(id, "/leave")),
    close: (id: string) => ask<TableView>("POST", table(id, "/close")),
    /** Ask the others to end the game; asked again, a host may end it alone after a day. */
    askToEnd: (id: string) => ask<TableView>("POST", table(id, "/end")),
    agreeToEnd: (id: string) => ask<TableView>("POST", table(id, "/end/agree")),
    /** The game shall go on. */
    dropEnd: (id: string) => ask<TableView>("DELETE", table(id, "/end")),
    branch: (id: string, branch: NewBranch) => ask<Made>("POST", table(id, "/branches"), branch),
    /** The page of a finished game's deal, which is made if there is none yet. */
    makeDeal: (id: string) => ask<DealView>("POST", table(id, "/deal")),
    deal: (id: string) => ask<DealView>("GET", deal(id)),
    /** A table of one's own with the cards of a deal. */
    take: (id: string, take: NewTake) => ask<Made>("POST", deal(id, "/tables"), take),
    days: () => ask<Days>("GET", "/api/days"),
    /** One's own page. */
    profile: () => ask<PersonView>("GET", "/api/me/profile"),
    show: (shown: NewShown["shown"]) => ask<PersonView>("PUT", "/api/me/profile", { shown }),
    person: (id: string) => ask<PersonView>("GET", `/api/people/${encodeURIComponent(id)}`),
    ratings: () => ask<RatingList>("GET", "/api/ratings"),
    tablePeople: (id: string) => ask<SeatedPerson[]>("GET", table(id, "/people")),
    rematch: (id: string) => ask<Made>("POST", table(id, "/rematch")),
    advice: (id: string, seat: number, level: string) =>
        ask<Advice>("GET", table(id, `/seats/${String(seat)}/advice?level=${level}`)),
    /** What the seat (null: a spectator) could know of hidden cards. */
    knowledge: (id: string, seat: number | null) =>
        ask<Knowledge>("GET", table(id, "/knowledge") + (seat === null ? "" : `?seat=${String(seat)}`)),
    hint: (id: string, seat: number) => ask<Hint>("POST", table(id, `/seats/${String(seat)}/hint`)),
    /** Have a seat's game reviewed; it is answered how far that is. */
    review: (id: string, seat: number) => ask<Reviewing>("POST", table(id, `/seats/${String(seat)}/review`)),
    reviewing: (id: string, seat: number) =>
        ask<Reviewing>("GET", table(id, `/seats/${String(seat)}/review`)),
    puzzles: () => ask<PuzzleCard[]>("GET", "/api/puzzles"),
    puzzle: (number: number) => ask<PuzzleView>("GET", `/api/puzzles/${String(number)}`),
    /** Have a whole decision judged. */
    answer: (number: number, actions: string[]) =>
        ask<PuzzleJudged>("POST", `/api/puzzles/${String(number)}/answer`, { actions }),
    link: (id: string, seat: number) => ask<Link>("POST", table(id, `/seats/${String(seat)}/link`)),
    claim: (id: string, token: string) => ask<TableView>("POST", table(id, "/claim"), { token }),
    record: (id: string) => ask<Record<string, unknown>>("GET", table(id, "/record")),
    replay: (id: string, seat: number | null) =>
        ask<GameView[]>(
            "GET",
            table(id, "/replay") + (seat === null ? "" : `?seat=${String(seat)}`),
            undefined,
            LONG,
        ),
    /** Hear nothing more of whoever said this. */
    mute: (id: string, word: number) => ask<Muted>("POST", table(id, `/words/${String(word)}/mute`)),
    muted: () => ask<Muted[]>("GET", "/api/me/muted"),
    /** Hear somebody again; it is answered who is still muted. */
    unmute: (mute: string) => ask<Muted[]>("DELETE", `/api/me/muted/${encodeURIComponent(mute)}`),
    /** Report a word to whoever runs the server. */
    report: (id: string, word: number) => ask<Reported>("POST", table(id, `/words/${String(word)}/report`)),
    levels: () => ask<BotLevel[]>("GET", "/api/levels"),
    verify: (record: unknown) => ask<Verified>("POST", "/api/verify", record, LONG),
};
