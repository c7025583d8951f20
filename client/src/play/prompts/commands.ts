// What the keys of the table do.

import { panel } from "../board/panel.svelte";
import { whyNotCard } from "../board/picks";
import type { Play } from "../../table/play.svelte";
import type { Why } from "../../table/draft.svelte";
import { ask, asked, forget } from "../board/why.svelte";
import type { Command } from "./shortcuts";

/** What only the prompt can do. */
export interface PromptActions {
    send(): void;
    help(): void;
    hint(): void;
    heading(): HTMLElement | null;
}

export function run(command: Command, play: Play, prompt: PromptActions): void {
    const { draft } = play;
    switch (command.do) {
        case "hand":
            return pickCard(play, draft.hand[command.at]?.key);
        case "slot":
            return pickSlot(play, command.slot);
        case "refill":
            return pickCard(play, "R");
        case "decline":
            return draft.pickDecline();
        case "send":
            return prompt.send();
        case "clear":
            return asked.why === null ? draft.clear() : forget();
        case "back":
            return void play.takeBack();
        case "help":
            return prompt.help();
        case "hint":
            return prompt.hint();
        case "show":
            return panel.show(command.tab);
        case "go":
            return go(command.to, prompt);
    }
}

function pickCard(play: Play, key: string | undefined): void {
    if (key === undefined) return;
    if (!tell(whyNotCard(play.draft, key))) play.draft.pick(key);
}

function pickSlot(play: Play, slot: number): void {
    const shown = play.game.seen.display[slot - 1];
    if (shown && !tell(play.draft.whyNotSlot(slot))) play.draft.pickSlot(slot);
}

function tell(why: Why | null): boolean {
    if (why !== null) ask(why);
    return why !== null;
}

function go(to: "hand" | "display" | "prompt", prompt: PromptActions): void {
    const target = to === "prompt" ? prompt.heading() : placeOf(to);
    target?.focus();
}

/** The button of a group that the Tab key comes to. */
function placeOf(group: "hand" | "display"): HTMLElement | null {
    return document.querySelector(`[data-group="${group}"] button:not([tabindex="-1"])`);
}
