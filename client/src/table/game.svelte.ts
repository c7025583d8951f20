// A game as one seat, or a spectator, sees it: views in, the present and the whole history out.

import type { Asked, Choice, Event, GameView, Hand, Limits, Score, Tally, Seen } from "../net/protocol";

export class Game {
    readonly seat: number | null;
    seen: Seen = $state.raw() as Seen;
    events: readonly Event[] = $state.raw([]);
    choices: readonly Choice[] = $state.raw([]);
    scores: readonly (Score | null)[] = $state.raw([]);
    rounds = $state(0);
    /** Numbers of the rules that texts mention. */
    limits: Limits = $state.raw({ refill: 0, hand: 0, bonus: 0 });
    /** What everybody can count. */
    tally: Tally = $state.raw({ animals: {}, leo: [] });
    /** The decision that this seat owes. */
    asked: Asked | null = $state.raw(null);
    /** The seats for which nobody else may know whether they have decided. */
    secret: readonly number[] = $state.raw([]);
    /** Whether what this seat did in the present secret decision can be taken back. */
    canTakeBack = $state(false);
    /** All hands by seat, for spectators of a table that shows them. */
    hands: readonly Hand[] | null = $state.raw(null);
    /** How many events the seat has seen: what an act answers. */
    step = $state(0);
    /** Where in `events` the newest view began: what is new since the previous view. */
    since = $state(0);
    /** How many views there were. */
    views = $state(0);
    /** Whether the newest view was a full one (the first, or after a cut): then nothing moves. */
    isWhole = $state(true);

    constructor(view: GameView) {
        this.seat = view.seat;
        this.#show(view, 0, [...view.events]);
    }

    /** Move on to this view; false if there is a gap before it. What it does not hold any more was taken back. */
    take(view: GameView): boolean {
        const begin = view.step - view.events.length;
        if (begin > this.step) return false;
        const before = Math.min(this.step, view.step);
        this.isWhole = begin === 0 && before > 0;
        this.#show(view, before, [...this.events.slice(0, begin), ...view.events]);
        return true;
    }

    #show(view: GameView, since: number, events: Event[]): void {
        this.seen = view.seen;
        this.events = events;
        this.choices = view.choices;
        this.scores = view.scores;
        this.tally = view.tally;
        this.rounds = view.rounds;
        this.limits = view.limits;
        this.asked = view.asked ?? null;
        this.secret = view.secret ?? [];
        this.canTakeBack = view.can_take_back ?? false;
        this.hands = view.hands ?? null;
        this.step = view.step;
        this.since = since;
        this.views++;
    }

    /** Whether this seat owes a step, and may take it here. */
    get owes(): boolean {
        return this.seat !== null && this.seen.legal_actions.length > 0;
    }

    /** How many animals lie in the box. */
    get boxed(): number {
        return Object.values(this.seen.box).reduce((sum, count) => sum + count, 0);
    }

    /** What can be chosen, or why not, by its token. */
    choice(token: string): Choice | undefined {
        return this.choices.find((choice) => choice.token === token);
    }
}
