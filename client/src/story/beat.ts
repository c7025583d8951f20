// The beats of a game: each covers events that belong together, without words. Cards and animals are tokens; a card is
// null where only its owner knows it, a leader's owner where it is in the supply. src/wildcards/story has the same
// beats in Python; tests/golden/story.json holds both to them.

export type Beat =
    | { kind: "dealt"; own: string[] }
    | { kind: "round"; round: number; animals: string[] }
    | { kind: "drew"; seat: number; cards: (string | null)[] }
    | { kind: "leo_pile"; seat: number; count: number; cards: string[] }
    | { kind: "reshuffled"; count: number }
    | { kind: "kept"; seat: number; card: string | null }
    | { kind: "boxed"; animals: string[] }
    | { kind: "talisman"; seat: number }
    | { kind: "over" }
    | { kind: "bids"; bids: [number, string][] }
    | { kind: "covered"; seat: number; cards: string[] }
    | { kind: "revealed"; seat: number; card: string }
    | { kind: "swapped"; seat: number; given: string | null; got: string | null; slot: number | null }
    | { kind: "leader"; species: string; to: number | null; source: number | null }
    | { kind: "discarded"; cards: [number, string[]][] }
    | { kind: "payments"; value: number; payments: [number, string[], number][] }
    | { kind: "broke"; again: boolean; cards: [number, string | null, boolean][] }
    | { kind: "ordered"; value: number; order: [number, string, number | null][] }
    | {
          kind: "took";
          seat: number;
          species: string;
          bid: string | null;
          paid: string[];
          owed: number;
          /** Those that came with it, and from whom. */
          leaders: [string, number | null][];
          bonus: number;
      }
    | {
          kind: "passed";
          seat: number;
          /** By choice, because the display was empty, or the hand too small. */
          why: "choice" | "bare" | "hand";
          back: string[];
          lost: string[];
          drawn: (string | null)[];
      }
    | { kind: "leo_passed"; seat: number };

export type Kind = Beat["kind"];
export type OfKind<K extends Kind> = Extract<Beat, { kind: K }>;

/** A beat and the events it covers: from the first up to the one after the last. */
export type Told = Beat & { events: [number, number] };
