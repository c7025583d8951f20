// Turns: an animal taken and paid for, or a pass.

import type { Event } from "../../net/protocol";
import * as phrases from "./phrases";
import {
    cardOf,
    seatOf,
    slotOf,
    speciesOf,
    type Story,
    type Tell,
    textOf,
    type Part,
    valueOf,
} from "./story";

/** A step of its own only where somebody chooses to pass. */
function take(story: Story, first: Event): null {
    if (first.what === "-") story.passing = first.seat;
    return null;
}

/** Price, leader and bonus belong to the animal; until all is paid the line may still grow. */
function took(story: Story, first: Event): Part {
    const [seat, species] = [seatOf(first), speciesOf(first)];
    story.display.delete(slotOf(first));
    const moves = story.run("LEADER", seat).map((one) => story.moveLeader(one));
    const payment = story.run("PAY", seat).map(textOf);
    const paid = payment.length > 0 ? payment : story.laidBy(seat);
    const points = story.run("BONUS", seat).map((one) => Number(one.what));
    const bid = story.bidOf(seat);
    const owed = seat === story.cast.leo ? 0 : valueOf(bid) - 1 - paid.length;
    const deed = () =>
        owed > 0
            ? phrases.tookUnpaid(story.cast, seat, species, owed)
            : phrases.took(story.cast, seat, species, bid, paid);
    const say = () => [deed(), ...moves.map((move) => move.say()), ...points.map(phrases.bonus)].join(" ");
    const places = [`collection:${seat}:${species}`, `bid:${seat}`, `pay:${seat}`];
    places.push(...moves.map((move) => move.place), ...points.map(() => `points:${seat}`));
    return { phase: 3, seat, places, isWhole: owed <= 0, say };
}

function passed(story: Story, first: Event): Part {
    const { cast } = story;
    const seat = seatOf(first);
    const isChosen = story.passing === seat;
    story.passing = null;
    if (seat === cast.leo)
        return { phase: 3, seat, places: [`bid:${seat}`], say: () => phrases.leoPassed(cast, seat) };
    const why = isChosen ? "choice" : story.display.size > 0 ? "hand" : "bare";
    const back = story.run("RETURNED", seat).map(textOf);
    const drawn = story.run("DREW", seat).map(cardOf);
    const lost = back.length > 1 ? [] : story.laidBy(seat); // 2020: the bid alone comes back
    const say = () =>
        [
            phrases.passed(cast, seat, why),
            ...(back.length > 0 ? [phrases.cameBack(back)] : []),
            ...(lost.length > 0 ? [phrases.lost(lost)] : []),
            ...(drawn.length > 0 ? [phrases.drawnAfter(drawn)] : []),
        ].join(" ");
    return { phase: 3, seat, places: [`handsize:${seat}`, `bid:${seat}`], say };
}

export const TURNS: Record<string, Tell> = { TAKE: take, TOOK: took, PASSED: passed };
