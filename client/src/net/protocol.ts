// The messages between a table and its clients, protocol 1. Made by `make protocol` from
// src/wildcards/protocol: change it there.

export const PROTOCOL = 1;

export type ClientMessage = Hello | Act | TakeBack | Back | Say | Ping;

export type ServerMessage = Welcome | View | Done | Noted | Words | Refused | Pong;

/**
 * The first message: the version of the protocol. It is answered with `welcome` and a full `view`.
 *
 * With `open` a person with several seats is also shown what a spectator sees: for a device that people
 * share, between two hands. With `changes` later views hold what changed in a
 * game, and the seats that changed, instead of the whole. With `words` what people say is sent, too.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  open?: boolean;
  changes?: boolean;
  words?: boolean;
}

/** A seat's steps that belong together: all of them are taken, or none. */
export interface Act {
  type: "act";
  /** Chosen by the client, new for each command; a command sent again with the same id is answered with the first result. */
  id: string;
  seat: number;
  /** How many events the seat had seen when it decided. */
  step: number;
  actions: string[];
}

/** Take back all that the seat did in the present secret decision: nobody else is told. */
export interface TakeBack {
  type: "take_back";
  /** Chosen by the client, new for each command; a command sent again with the same id is answered with the first result. */
  id: string;
  seat: number;
  /** How many events the seat had seen when it decided. */
  step: number;
}

/** The person is back: the bot that decided for the seat no longer does. */
export interface Back {
  type: "back";
  /** Chosen by the client, new for each command; a command sent again with the same id is answered with the first result. */
  id: string;
  seat: number;
}

/**
 * Say something: either `phrase` or `text`. It is answered with `noted`.
 *
 * Those who sit here hear those who sit here, and those who watch hear those who watch.
 */
export interface Say {
  type: "say";
  /** Chosen by the client, new for each command; a command sent again with the same id is answered with the first result. */
  id: string;
  phrase?: "again" | "applause" | "away" | "back" | "bye" | "close" | "good_game" | "good_luck" | "heart" | "hello" | "laugh" | "lucky" | "no" | "no_hurry" | "oops" | "sad" | "sorry" | "thanks" | "thinking" | "unlucky" | "well_played" | "wow" | "yes" | null;
  text?: string | null;
}

/** Answered with `pong`. */
export interface Ping {
  type: "ping";
  /** Chosen by the client, new for each command; a command sent again with the same id is answered with the first result. */
  id: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The release of the server, and of its pages. */
  server: string;
  /** The number of the last view; the next has one more. */
  number?: number;
  /** The table time, in ms, by which clocks are read. */
  now?: number;
}

/**
 * What changed: the table, and the game as each of the receiver's seats sees it (or a spectator).
 *
 * What is left out is as it was last sent. The views of a connection are numbered consecutively: whoever
 * misses one says hello again. `seats` and `changes` are sent only to those who asked for it in `hello`.
 */
export interface View {
  type: "view";
  number?: number;
  /** The table time, in ms, by which clocks are read. */
  now?: number;
  table?: TableView;
  /** The seats of `table` that changed, if nothing else did. */
  seats?: SeatView[];
  games?: GameView[];
  /** Of games that were sent whole before. */
  changes?: GameChange[];
}

/** A table as the receiver sees it. */
export interface TableView {
  id: string;
  /** Waiting for people, in play, played to the end, ended before that. */
  status: "closed" | "open" | "over" | "playing";
  settings: Settings;
  seats: SeatView[];
  you_host: boolean;
  /** Leads to the table while it waits; members see it. */
  code: string | null;
  fair: Fair;
  result: Result | null;
  /** The id of the table where play continues. */
  rematch: string | null;
  /** For the host, while the table waits for people: who was sent away. */
  away?: Away[];
  /** Whether the receiver was sent away, and cannot sit down here. */
  sent_away?: boolean;
  /** If the game was not dealt for itself: where it parts from another. */
  branch_of?: BranchOf | null;
  /** Who asked for hints where others play, in order; once a secret phase is over. */
  hinted?: Hinted[];
  /** Seats of players that bots got for good. */
  replaced?: Replaced[];
  /** Whether a seat of the receiver's was one of them: they may look on. */
  you_replaced?: boolean;
  /** The vote to end the game before its time, while one stands. */
  ending?: Ending | null;
  /** The page of the deal, if several people play it (docs/protocol.md). */
  deal?: string | null;
}

/** How a table is set up, as everybody may see it. */
export interface Settings {
  title: string;
  rules: RulesOptions;
  visibility: "private" | "public";
  /** What those who may open the table, but don't sit at it, see of the game: what is open to all; all hands, but everything as it stood when the present round began; all hands at once; nothing before the end. Everybody is told before they sit down, and agrees by sitting down. */
  spectators: "all" | "closed" | "late" | "public";
  clock: Clock;
  absence: Absence;
  deal: "fair" | "given";
  bot_delay: number;
  talisman?: number | null;
  /** How much of what could be known of hidden cards is listed: nothing, what lies open, or all that a perfect memory could tell. */
  knowledge?: "all" | "off" | "open";
  /** Whether players may ask for hints where others play; the table is told who does. */
  hints?: boolean;
  /** Whether the finished game may be published without names, as open data: only at a public table, and everybody is told before they sit down. */
  publish?: boolean;
  /** Whether people may write to each other, not only send ready phrases. */
  free_text?: boolean;
  /** Whether the game counts for the ratings of those who sit down, who agree to that by doing so. It has a fair deal and no hints, nobody has two seats, and it is played to its end: a bot decides for whoever leaves, and the place it reaches is theirs. */
  rated?: boolean;
}

/** The options of the rules, as in a record (docs/record.md). Null: the edition's own. */
export interface RulesOptions {
  edition?: "2020" | "2022";
  talisman_order?: "holder_first" | "holder_last";
  three_player_removal?: "balanced" | "random";
  payment_returns_on_pass?: boolean | null;
  /** Cards of value 1, 2, 3, 4 in each habitat: 14 in all. */
  value_counts?: number[];
}

/** How long a seat may think: without limit, so long per decision, or a bank with an increment. */
export interface Clock {
  kind?: "bank" | "decision" | "none";
  seconds?: number;
  /** Seconds added after each decision. */
  increment?: number;
}

/** If a person who owes a step is away: after `grace` seconds a bot decides; null: everyone waits. */
export interface Absence {
  grace?: number | null;
  /** The bot that decides then, and when time is up. */
  level?: string;
}

/** A seat as others see it. */
export interface SeatView {
  seat: number;
  kind: "bot" | "leo" | "open" | "person";
  /** Bots have names too. At an open seat of a rematch: for whom it is kept until the start. */
  name: string | null;
  /** Whether it is kept for the receiver. */
  kept_for_you: boolean;
  /** The level of the bot that sits here. */
  level: string | null;
  /** Whether the seat is the receiver's. */
  you: boolean;
  /** Whether the person is connected. */
  here: boolean;
  /** The level of the bot that now decides for the person. */
  stand_in: string | null;
  /** Why it does, at the receiver's own seat: time was up, they were away or left. */
  stand_in_why: "absent" | "left" | "time" | null;
  /** Whether it has bid, while bids are made; null where nobody may know. */
  ready: boolean | null;
  clock: ClockView | null;
  /** Whether its bot has waited long for the server to let it think. */
  waits?: boolean;
}

/** A seat's time: what is left in ms as of `at` (null: no limit), and whether it runs from then on. */
export interface ClockView {
  left: number | null;
  running: boolean;
  at: number;
}

/** How the seed came about: it can be checked as docs/fair-deals.md says. What is still secret is null. */
export interface Fair {
  /** SHA-256 of the server's part, announced before any nonce is given. */
  commitment: string | null;
  /** By seat, once the game has begun. */
  nonces: (string | null)[] | null;
  /** The server's part, after the end. */
  server_seed: string | null;
  /** The seed of the deal, after the end. */
  seed: string | null;
}

/** How it ended, by seat; null for Leo. */
export interface Result {
  scores: (number | null)[];
  ranks: (number | null)[];
}

/** Somebody who was sent away and cannot sit down, unless the host lets them back in. */
export interface Away {
  id: number;
  name: string;
}

/**
 * The game that a branch parts from: its table, and how many of its actions came before.
 *
 * `seat`: what that seat had not seen by then was dealt again; null: all is as it was.
 */
export interface BranchOf {
  table: string | null;
  at: number;
  seat?: number | null;
}

/** A seat that asked for a hint, and in which round. */
export interface Hinted {
  seat: number;
  round: number;
}

/** A seat that the host gave to a bot for good: whose it was, and in which round. */
export interface Replaced {
  seat: number;
  name: string;
  round: number;
}

/** Players are asked whether the game shall end now, as it is. */
export interface Ending {
  /** The seats of whoever asked; a host may have none. */
  asked: number[];
  /** The seats whose people agree, with those of who asked. */
  agreed: number[];
  /** Whose consent is missing. People for whom a bot decides don't have to agree. */
  missing: number[];
  you_asked: boolean;
  /** The table time from which the host may end the game without those whose consent is missing, if none of them is there before. */
  alone_from: number;
}

/**
 * A game as `seat` (null: a spectator) sees it, with the events since the previous view.
 *
 * `step` counts the events seen so far; the first of `events` has number `step - len(events)`. A receiver
 * that has seen fewer says hello again.
 */
export interface GameView {
  seat: number | null;
  step: number;
  seen: Seen;
  events: Event[];
  choices: Choice[];
  scores: (Score | null)[];
  rounds: number;
  limits: Limits;
  tally: Tally;
  asked?: Asked | null;
  /** The seats for which nobody else may know whether they have decided. */
  secret?: number[];
  /** Whether what the seat did in this secret decision can be taken back. */
  can_take_back?: boolean;
  /** By seat, for spectators who see all hands. */
  hands?: Hand[];
}

/** An observation without its history, as in docs/bot-protocol.md. */
export interface Seen {
  animals_left: number;
  bids: (string | null)[];
  box: Record<string, number>;
  breaks: string[][];
  collections: (Record<string, number>)[];
  discard: string[];
  display: (string | null)[];
  equal: number[];
  hand: string[];
  hand_sizes: number[];
  known: string[][];
  leaders: Record<string, number | null>;
  legal_actions: string[];
  leo_pile_size: number;
  payments: string[][];
  phase: string;
  pile_size: number;
  points: number[];
  queue: number[];
  ranks: (number | null)[];
  round: number;
  rules: Record<string, unknown>;
  sealed: string[];
  seat: number | null;
  swapped: number[];
  talisman: number | null;
  talisman_used: boolean;
  to_act: number[];
  took: (string | null)[];
  value: number;
}

/** Something that happened, as in docs/bot-protocol.md. */
export interface Event {
  kind: string;
  seat: number | null;
  what: string | number | null;
}

/**
 * Something on the table or in the hand that a player may want to choose.
 *
 * Without `reason` it can be chosen. `owed` is how many more cards it then costs, `payable` whether the rest
 * of the hand has that many, `bonus` the habitat points that it can still bring (for a bid, with the animals
 * `bonus_with`). `back`, `lost` and `draws` are given for passing: cards that return to hand, cards of the
 * payment that do not, and how many are drawn; `draws` also for a draw in a tie.
 */
export interface Choice {
  token: string;
  reason?: Reason | null;
  owed?: number | null;
  payable?: boolean | null;
  bonus?: number | null;
  bonus_with?: string[] | null;
  /** The lowest cards that pay it, in order. */
  cheapest?: string[] | null;
  /** The lowest cards that bring the bonus. */
  best?: string[] | null;
  /** The leaders that would move, and to whom. */
  leaders?: Record<string, number | null> | null;
  back?: string[] | null;
  lost?: string[] | null;
  draws?: number | null;
  /** What an animal adds to the score now, leaders included, without the bonus. */
  gain?: number | null;
}

/** Why something cannot be chosen now: a code, and the section of docs/rules.md that says so. */
export interface Reason {
  code: string;
  rule: string;
}

/** What a seat would score if the game ended now: all of it is open. */
export interface Score {
  /** 2 for each animal of the largest species. */
  best: number;
  /** 1 for each animal of the second largest. */
  second: number;
  leaders: number;
  bonus: number;
  total: number;
}

/** Numbers of the rules that texts mention. */
export interface Limits {
  /** How many cards a refill draws the receiver's hand up to now. */
  refill: number;
  /** The hand limit: a pass draws no cards beyond it. */
  hand: number;
  /** Points of the habitat bonus. */
  bonus: number;
  /** How many bids the eagle's owner may lay; 0: not given. */
  eagle?: number;
}

/** What everybody can count: the same for every seat and for spectators. */
export interface Tally {
  /** Animals not seen so far: still to come, or removed before the game. */
  animals: Record<string, number>;
  /** The cards of Leo's present pile that were turned over, in order. */
  leo: string[];
}

/** The decision that the receiver owes. */
export interface Asked {
  /** `eagle` is a bid for which two cards may be laid. */
  what: "bid" | "break" | "discard" | "eagle" | "keep" | "lay" | "pay" | "reveal" | "swap" | "take";
  /** How many cards can be chosen at once; for `take` the choice says how many. */
  most: number;
  /** For `lay` and `pay`: how many cards are still to be paid. */
  owed?: number;
}

/** What a seat holds, for spectators of a table that shows them all hands; nothing of Leo's pile. */
export interface Hand {
  cards: string[];
  /** What it has laid face down; `?`: to be drawn. */
  sealed: string[];
}

/**
 * What changed in a game since `seat` (null: a spectator) was last sent it, by the fields of `GameView`.
 *
 * What is left out is as it was, also within `seen`. `events` are those since then.
 */
export interface GameChange {
  seat: number | null;
  step: number;
  /** The fields of `Seen` that changed. */
  seen: Record<string, unknown>;
  events: Event[];
  choices: Choice[];
  scores?: (Score | null)[];
  limits?: Limits;
  tally?: Tally;
  asked?: Asked | null;
  secret?: number[];
  can_take_back?: boolean;
  hands?: Hand[];
}

/** A command was carried out and is kept; `step` is what the next command of the seat answers. */
export interface Done {
  type: "done";
  id: string;
  seat: number;
  step: number;
}

/** Something was said; `number` is that of the word. */
export interface Noted {
  type: "noted";
  id: string;
  number: number;
}

/**
 * What was said: all there is to hear if `whole`, else what came since.
 *
 * It is sent to those who asked for it in `hello`, at first and when something new is said, or when what
 * they may hear or say has changed.
 */
export interface Words {
  type: "words";
  words: Word[];
  /** What the receiver may say here now; `text` is besides phrases. */
  may: "nothing" | "phrases" | "text";
  whole?: boolean;
}

/** Something that was said: who, what, when. Either `phrase` or `text` is given. */
export interface Word {
  /** At this table; later ones have higher numbers. */
  number: number;
  /** When the server took it, in ms since 1970. */
  at: number;
  /** Of who said it, at that time. */
  name: string;
  /** Where they sat; null: they had no seat. */
  seat?: number | null;
  /** Whether it was said among those who watch. */
  watching?: boolean;
  /** Whether the receiver said it. */
  you?: boolean;
  phrase?: "again" | "applause" | "away" | "back" | "bye" | "close" | "good_game" | "good_luck" | "heart" | "hello" | "laugh" | "lucky" | "no" | "no_hurry" | "oops" | "sad" | "sorry" | "thanks" | "thinking" | "unlucky" | "well_played" | "wow" | "yes" | null;
  text?: string | null;
}

/**
 * A message that changed nothing: why, as a code with arguments (docs/protocol.md has all of them).
 *
 * `id` is that of the command, null where it could not be read.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  args: Record<string, unknown>;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  /** The number of the last view. */
  number?: number;
  /** The table time, in ms, by which clocks are read. */
  now?: number;
}

/** What others join you by, and what there is to lose. */
export interface Account {
  /** Shown to all; cut to 24 visible characters. */
  name: string;
  /** When your recovery code was made, in ms since 1970. */
  code: number | null;
  passkeys: PasskeyView[];
  devices: DeviceView[];
  /** At how many tables you are or were. */
  tables: number;
  /** Whether all of it is lost once this device is no longer yours. */
  at_risk: boolean;
  /** The host at which this server takes passkeys, if it does. */
  passkeys_at: string | null;
}

/** A passkey by which other devices join you. */
export interface PasskeyView {
  id: string;
  label: string;
  /** In ms since 1970. */
  made: number;
  used: number | null;
}

/** A device that may act as you. */
export interface DeviceView {
  id: string;
  /** As "Firefox, Linux"; empty if it is not known. */
  label: string;
  /** In ms since 1970. */
  made: number;
  /** In ms since 1970. */
  used: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** What a bot would do in your place: the steps of one decision, as an act has them. */
export interface Advice {
  /** How many events the seat had seen. */
  step: number;
  actions: string[];
}

/** A bot that can sit at tables, and what it is like, in English. */
export interface BotLevel {
  level: string;
  summary: string;
}

/** How you are called when it is your turn. */
export interface Calls {
  /** Whether this server calls anybody. */
  on: boolean;
  /** Its key for push subscriptions (VAPID). */
  key: string | null;
  ways: CallWay[];
  quiet: Quiet | null;
}

/** A way to call you: a browser, or a webhook. */
export interface CallWay {
  id: string;
  kind: "push" | "webhook";
  /** Of its address. */
  host: string;
  form: "discord" | "json" | "ntfy" | null;
  /** Whether the last try failed; it is tried again. */
  failing: boolean;
  /** Of a browser: by this it knows itself. */
  endpoint?: string | null;
}

/** No calls from one minute of the day to another, in a time zone; what is due then comes after it. */
export interface Quiet {
  /** By name, such as Europe/Berlin. */
  zone: string;
  /** Of the day, from 0. */
  begin: number;
  /** Of the day, from 0. */
  until: number;
}

/** Move a seat to this device, by the token of a personal link. */
export interface Claim {
  token: string;
}

/** The deal of today and of the last seven days, newest first. */
export interface Days {
  days: DayCard[];
}

/** A deal of the day in a list. */
export interface DayCard {
  /** A day in UTC, as 2026-11-29. */
  day: string;
  /** A deal, by the name its page has. */
  deal: string;
  /** Whether it is still today's: played in competition. */
  open: boolean;
  /** When its day ends, in ms since 1970. */
  ends: number;
  players: number;
  /** How far the receiver is with it. */
  state: "new" | "over" | "playing";
  /** The receiver's table. */
  table: string | null;
  /** The receiver's, once it is over. */
  score: number | null;
  place: number | null;
  commitment: string;
}

/** The page of a deal, as the receiver may see it. */
export interface DealView {
  /** A deal, by the name its page has. */
  id: string;
  /** Of a finished game, or the deal of a day. */
  kind: "day" | "game";
  day: string | null;
  rules: RulesOptions;
  seats: DealSeat[];
  /** The seat that is proposed. */
  seat: number;
  /** Whether the receiver has seen the cards: a new take is marked then. */
  seen: boolean;
  /** Tables at which the receiver plays or played it, newest first. */
  yours: string[];
  /** Whether results are withheld, as it is the deal of today and not yet played. */
  secret: boolean;
  /** Best first; empty while secret. */
  takes: Take[];
  /** How many finished it, also while secret. */
  players: number;
  /** By seat and level; empty while secret. */
  levels: LevelResult[];
  /** Deal of a day: the SHA-256 of its seed, told from its beginning. */
  commitment: string | null;
  /** Deal of a day: its seed, once the day is over. */
  seed: string | null;
}

/** Who sits where in a deal. */
export interface DealSeat {
  /** `person`: a seat that was played by a person. */
  kind: "bot" | "leo" | "person";
  name: string;
  /** The bot's level; null for people and Leo. */
  level?: string | null;
}

/** A result: who played which seat of the deal. */
export interface Take {
  name: string;
  you: boolean;
  seat: number;
  score: number;
  rank: number;
  /** How many seats were ranked. */
  of: number;
  /** Among those in competition from this seat, by score, then rank, then loss. */
  place: number | null;
  /** Whether the deal had been seen before: out of competition. */
  seen: boolean;
  /** Deal of the day: whether it was begun after its day. */
  late: boolean;
  /** What own decisions cost, in hundredths of a per cent of the win; null: not known. */
  loss: number | null;
  /** Its table, if the receiver may open its replay. */
  table: string | null;
  /** When, in ms since 1970. */
  finished: number;
}

/** What bots of a level reached from a seat, the others playing as in the deal. */
export interface LevelResult {
  level: string;
  seat: number;
  /** So far. */
  runs: number;
  /** How many there are going to be. */
  of: number;
  /** The mean score; null before the first run. */
  mean: number | null;
  /** Its 95 % interval; null before the second run. */
  low: number | null;
  high: number | null;
  /** Of each run, in rising order. */
  scores: number[];
  /** How many runs ended first, second and so on. */
  ranks: number[];
}

/** What the receiver could know now. What needs counting is null where only what lies open is listed. */
export interface Knowledge {
  seat: number | null;
  /** How many events the seat had seen. */
  step: number;
  /** As the table's settings have it. */
  scope: "all" | "open";
  /** The possible deals among which chances were counted; 0: they are exact. */
  worlds: number;
  hands: KnownHand[];
  pile: KnownPile;
  leo: KnownPile | null;
  /** Whether Leo's refill card is still in his pile. */
  leo_refill: boolean;
  /** The animals to expect in the pile, by species. */
  animals: Record<string, Estimate> | null;
}

/** A hand that the receiver does not see. */
export interface KnownHand {
  seat: number;
  /** Habitat cards held, face-down ones included. */
  size: number;
  /** Cards that are held for certain. */
  certain: string[];
  /** Of at least 1, 2 and 3 cards of each group. */
  chances: Record<string, Estimate[]> | null;
}

/** A chance from 0 to 1, or a number of cards to expect; `error` is its standard error, 0 if exact. */
export interface Estimate {
  value: number;
  error: number;
}

/** The draw pile, or Leo's. */
export interface KnownPile {
  /** Habitat cards in it. */
  size: number;
  certain: string[];
  expected: Record<string, Estimate> | null;
}

/** What a seat might do now: the best plan, up to two others, and how the best differs from the first. */
export interface Hint {
  /** How many events the seat had seen. */
  step: number;
  best: Plan;
  others: Plan[];
  reasons: Difference[];
  /** How many plans there are. */
  plans: number;
}

/** A whole decision: its steps, as an act has them, and the chance of winning that it leaves. */
export interface Plan {
  tokens: string[];
  chance: number;
  /** How much less that is than the best plan's. */
  behind: Span;
  /** In how many possible deals it was tried. */
  worlds: number;
}

/** A mean and its 95 % interval. */
export interface Span {
  mean: number;
  low: number;
  high: number;
}

/** How a plan differs from another: a code (docs/protocol.md), the species meant, both plans' figures. */
export interface Difference {
  code: string;
  species: string | null;
  here: number;
  other: number;
}

/** Whom this device joins: by a recovery code, by a link's token or by a passkey; one of them. */
export interface Join {
  code?: string | null;
  link?: string | null;
  /** The answer of an authenticator, as WebAuthn has it in JSON. */
  passkey?: Record<string, unknown> | null;
  /** Whether what this device's person had may be lost, if nothing leads there. */
  lose?: boolean;
}

/** A link by which one other device joins you, while it holds. */
export interface JoinLink {
  url: string;
  token: string;
  seconds: number;
}

/** A personal link: whoever opens it first gets the seat. */
export interface Link {
  token: string;
  url: string;
}

/** A table that was made or found. */
export interface Made {
  id: string;
  /** The link that leads people there. */
  url: string;
  code: string | null;
  /** Keep it before you give a nonce: it fixes the server's part of the seed. */
  commitment: string;
}

/** Who you are here: the name you are shown under. */
export interface Me {
  /** Shown to all; cut to 24 visible characters. */
  name: string;
}

/** Somebody of whom you hear nothing any more, at any table; `name` is as it was then. */
export interface Muted {
  id: string;
  name: string;
  /** In ms since 1970. */
  since: number;
}

/** Play a finished game on from a moment of its replay, in one of its seats, against bots. */
export interface NewBranch {
  /** The seat to play in. */
  seat: number;
  /** The `step` of the view that the replay shows. */
  step: number;
  /** The seat whose replay it is; null: a spectator's. */
  eyes?: number | null;
  /** The bots in the other seats; null: those who had them, greedy for people. */
  level?: string | null;
  /** Whether what the seat had not seen is dealt again, as it could have been. */
  redeal?: boolean;
  name?: string | null;
}

/** A passkey that an authenticator made for you. */
export interface NewPasskey {
  passkey: Record<string, unknown>;
}

/** Call this browser, by Web Push. */
export interface NewPush {
  /** An https address that can be reached by all. */
  endpoint: string;
  keys: PushKeys;
  /** In which the calls are, such as de. */
  language?: string;
}

/** The keys of a push subscription, as a browser gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Who may see your page from now on. */
export interface NewShown {
  shown: "all" | "met" | "nobody";
}

/** A table to be made; by default a private one with one open seat and three bots. */
export interface NewTable {
  seats?: SeatSetup[];
  title?: string;
  rules?: RulesOptions;
  visibility?: "private" | "public";
  /** What those who may open the table, but don't sit at it, see of the game: what is open to all; all hands, but everything as it stood when the present round began; all hands at once; nothing before the end. Everybody is told before they sit down, and agrees by sitting down. */
  spectators?: "all" | "closed" | "late" | "public";
  clock?: Clock;
  absence?: Absence | null;
  deal?: Deal;
  /** The seconds a bot takes at least, so that people can follow. */
  bot_delay?: number;
  talisman?: number | null;
  /** Null: all where one person plays alone, else what lies open. */
  knowledge?: "all" | "off" | "open" | null;
  /** Whether players may ask for hints where others play; the table is told who does. */
  hints?: boolean;
  /** Whether the finished game may be published without names, as open data: only at a public table, and everybody is told before they sit down. */
  publish?: boolean;
  /** Whether people may write to each other, not only send ready phrases. */
  free_text?: boolean;
  /** Whether the game counts for the ratings of those who sit down, who agree to that by doing so. It has a fair deal and no hints, nobody has two seats, and it is played to its end: a bot decides for whoever leaves, and the place it reaches is theirs. */
  rated?: boolean;
}

/** Who sits here: whoever takes the seat, a bot, or Leo. */
export interface SeatSetup {
  kind: "bot" | "leo" | "open";
  level?: string | null;
}

/**
 * Where the seed comes from.
 *
 * `fair`: 256 bits from the server, committed to before they are mixed with each person's nonce. `given`:
 * the seed given here, so whoever made the table knows the cards; everybody is told.
 */
export interface Deal {
  kind?: "fair" | "given";
  seed?: string | null;
}

/** Play a deal, in one of its seats; the others play as they did, or bots do, or friends. */
export interface NewTake {
  /** The seat to play in; null: the one that the deal proposes. */
  seat?: number | null;
  /** Other seats that stay open, for people with the table's code. */
  friends?: number[];
  /** The bots in the seats of other people; null: greedy. */
  level?: string | null;
  name?: string | null;
}

/** Call by a POST to this address; it is tried at once. */
export interface NewWebhook {
  /** An https address that can be reached by all. */
  url: string;
  /** What a webhook is sent (docs/calls.md). */
  form?: "discord" | "json" | "ntfy";
  /** In which the calls are, such as de. */
  language?: string;
}

/** What whoever runs the server tells everybody, if anything. */
export interface Notice {
  /** As it was written, in whatever language. */
  text: string | null;
  /** Until when it is shown, in ms since 1970. */
  until: number | null;
  /** Whether no new tables are made, as the server stops soon. */
  draining: boolean;
  /** Whether tables may let people write to each other. */
  free_text?: boolean;
}

/** A person's page, as the receiver may see it. */
export interface PersonView {
  /** A person, by the name their page has. */
  id: string;
  /** Empty if they gave none. */
  name: string;
  you: boolean;
  /** Who may see it, told to the person alone: nobody else, those they have played with, or all. */
  shown: "all" | "met" | "nobody" | null;
  games: number;
  rating: RatingView | null;
  /** After each rated game, at most the last 500. */
  curve: RatedPoint[];
  /** The most frequent first. */
  kinds: KindOfGame[];
  /** The most frequent first. */
  leaders: LeaderCount[];
  /** At most 20, the latest first. */
  latest: PersonGame[];
}

/** A rating: the strength is likely (95 %) within `mu` ± 2 `sigma`. */
export interface RatingView {
  /** Somebody new begins with 25, which is what greedy bots have. */
  mu: number;
  /** How unsure it is: one standard deviation. */
  sigma: number;
  /** From how many rated games it is; 0 for bots. */
  games: number;
}

/** Somebody's rating after a game; `at` is when that ended, in ms since 1970. */
export interface RatedPoint {
  at: number;
  mu: number;
  sigma: number;
}

/** Games of an edition with so many seats (with Leo's), and how somebody came out of them. */
export interface KindOfGame {
  edition: string;
  seats: number;
  leo: boolean;
  games: number;
  /** How many ended first, second and so on. */
  places: number[];
  /** The mean score. */
  mean: number;
  best: number;
}

/** A leader somebody owned at the end of so many games. */
export interface LeaderCount {
  /** As in tokens: `pe`, `sq`, `ea`, `ib`, `li`, `me`. */
  species: string;
  games: number;
}

/** A game somebody played to its end. */
export interface PersonGame {
  /** When it ended, in ms since 1970. */
  at: number;
  edition: string;
  seats: number;
  leo: boolean;
  rank: number;
  /** How many seats were ranked. */
  of: number;
  score: number;
  /** The rating after it, if it was rated. */
  rating: RatedPoint | null;
  /** Its table, if the receiver may know it. */
  table: string | null;
}

/** A request that changed nothing: why, as a code with arguments (docs/protocol.md has all of them). */
export interface Problem {
  code: string;
  args: Record<string, string | number | boolean | (number | string)[] | null>;
}

/** A whole decision, as an act has it. */
export interface PuzzleAnswer {
  actions: string[];
}

/** A puzzle in a list. Its number stays the same. */
export interface PuzzleCard {
  number: number;
  /** `bid`: find the bid; `take`: what to do once the bids are open. */
  kind: "bid" | "take";
  /** 1 (easy) to 3 (hard). */
  difficulty: number;
  seats: number;
  edition: string;
  leo: boolean;
  round: number;
}

/** An answer judged, by what the seat knows: nothing hidden is told. */
export interface PuzzleJudged {
  right: boolean;
  /** Whether it counts as the plan most like it, as it was not tried itself. */
  alike: boolean;
  /** All plans, with the one that was answered. */
  judgement: Judgement;
  /** How many weaker bots find it at least every other time. */
  finders: number;
  /** Of how many. */
  levels: number;
}

/** A decision of the seat: its plans, best first, with the one that was followed among them. */
export interface Judgement {
  /** How many events the seat had seen, as in its replay. */
  step: number;
  round: number;
  phase: string;
  plans: Plan[];
  /** How many plans there were; `plans` has the most telling ones. */
  ways: number;
  /** The number of the plan that was followed. */
  chosen: number;
  /** What it cost. */
  loss: Span;
  /** Whether all of the interval of the loss is above 0. */
  is_mistake: boolean;
  /** How the best plan differs from it. */
  reasons: Difference[];
}

/** A puzzle: its card, and the game as the seat that decides sees it. */
export interface PuzzleView {
  card: PuzzleCard;
  seat: number;
  game: GameView;
}

/** When you are not to be called; null: you may be at any time. */
export interface QuietHours {
  quiet: Quiet | null;
}

/** The best of those whose page everybody may see, by `mu` - 3 `sigma`; and the bots. */
export interface RatingList {
  /** How many rated games it takes to be listed. */
  needed: number;
  people: RatedPerson[];
  bots: RatedBot[];
}

/** Somebody in the list of ratings. */
export interface RatedPerson {
  /** A person, by the name their page has. */
  id: string;
  name: string;
  you: boolean;
  rating: RatingView;
}

/** A level of bots on the same scale; its rating never moves. */
export interface RatedBot {
  level: string;
  rating: RatingView;
}

/**
 * Whether the identity came back with this request; `home` is the server's https address, if it has one.
 *
 * With such an address the identity is kept only by pages opened over https.
 */
export interface Recognised {
  known: boolean;
  home: string | null;
}

/** A recovery code, told only once: 12 words. */
export interface RecoveryCode {
  words: string[];
}

/** A report that was made, or had been made before. */
export interface Reported {
  number: number;
}

/** How far a review is: `waiting` with so many `before` it, `running`, or `done`. */
export interface Reviewing {
  state: "done" | "running" | "waiting";
  before?: number;
  /** Of how many decisions the value is known. */
  decided?: number;
  decisions?: number;
  review?: Review | null;
}

/** A game as one seat could judge it: result - par = luck - loss, exactly. */
export interface Review {
  seat: number;
  /** The share of the win of equal players. */
  par: number;
  /** The seat's share of the win. */
  result: number;
  /** The part of luck that came with the deal. */
  deal: number;
  loss: Span;
  luck: number;
  rounds: ReviewedRound[];
  decisions: Judgement[];
  /** The numbers of the decisions that mattered most, weightiest first. */
  key: number[];
  simulations: number;
}

/** A round: the chance at its beginning, what own decisions cost in it, and what luck brought. */
export interface ReviewedRound {
  number: number;
  chance: number;
  loss: number;
  luck: number;
}

/** Give an open seat to a bot. */
export interface SeatBot {
  /** A bot, by a name that /api/levels lists. */
  level?: string;
}

/** Who sits at a table: their page, if the receiver may see it, and at a rated table their rating. */
export interface SeatedPerson {
  seat: number;
  person: string | null;
  rating: RatingView | null;
}

/** Take an open seat. */
export interface Sit {
  /** 16 random bytes in hex, made by the player's device: they are mixed into the deal. */
  nonce: string;
  name?: string | null;
}

/** Begin the game; with `fill`, bots of that level take the open seats. */
export interface Start {
  fill?: string | null;
}

/** No more calls to where the call with this token came. */
export interface StopCalls {
  token: string;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  status: "closed" | "open" | "over" | "playing";
  title: string;
  edition: string;
  /** By seat; null where it is open. */
  names: (string | null)[];
  open_seats: number;
  watchable: boolean;
  clock: Clock;
  /** When it changed last, in ms since 1970. */
  changed: number;
  /** In your own list: whether you owe a step. */
  your_turn: boolean;
  /** In your own list: your seats, once it is over. */
  finishes: Finish[];
}

/** How a seat of the receiver finished: its rank, among how many, and its points. */
export interface Finish {
  name: string;
  rank: number;
  of: number;
  score: number;
}

/** What was found about a record: whether it is right in every step, and if not, why not, in English. */
export interface Verified {
  valid: boolean;
  why: string | null;
  steps: number;
  has_seed: boolean;
  has_fair_deal: boolean;
}
