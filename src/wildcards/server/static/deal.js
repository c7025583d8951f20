// A deal worked out again as docs/fair-deals.md describes it. Pure: it knows no page, and runs in Node as well.

const HEX = /^(?:[0-9a-f]{2})+$/;
const HABITATS = ["F", "S", "M", "W"];
const SPECIES = ["pe", "sq", "ea", "ib", "li", "me"];
const EACH = 7; // animals of a species
const REMOVED = { 3: 14, 4: 6, 5: 2 };
const CARDS = HABITATS.flatMap((habitat) => [1, 2, 3, 4].map((value) => `${habitat}${value}`)).concat("R");
const WORDS = 2 ** 32;

/** The outcome of a check; `right` is null where there is nothing to check by. */
const found = (right, words) => ({ right, words });

// --- bytes

function bytesOf(hex) {
  if (typeof hex !== "string" || !HEX.test(hex)) {
    throw new TypeError("no hex digits");
  }
  return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
}

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(...parts) {
  const joined = new Uint8Array(await new Blob(parts).arrayBuffer());
  return new Uint8Array(await globalThis.crypto.subtle.digest("SHA-256", joined));
}

const ascii = (text) => new TextEncoder().encode(text);

/** The hex SHA-256 of what is given in hex. */
export async function commitment(hex) {
  return hexOf(await sha256(bytesOf(hex)));
}

/** The seed, in hex, that follows from the server's part and the nonces in the order of the seats. */
export async function mix(serverSeed, nonces) {
  const ends = nonces.map((nonce) => ascii(`${nonce ?? ""}\n`));
  return hexOf(await sha256(ascii("wildcards/1 mix"), bytesOf(serverSeed), ...ends));
}

// --- shuffles

/** The 32-bit words of a shuffle, block after block. */
async function* words(seed, label) {
  for (let number = 0; ; number += 1) {
    const place = new Uint8Array(4);
    new DataView(place.buffer).setUint32(0, number);
    const block = await sha256(bytesOf(seed), ascii(label), place);
    for (let at = 0; at < block.length; at += 4) {
      yield new DataView(block.buffer).getUint32(at);
    }
  }
}

/** The cards shuffled: Fisher–Yates from the back, words that would favour some thrown away. */
export async function shuffle(seed, label, cards) {
  const order = [...cards];
  const source = words(seed, `wildcards/1 ${label}`);
  for (let i = order.length - 1; i > 0; i -= 1) {
    let word;
    do {
      word = (await source.next()).value;
    } while (word >= WORDS - (WORDS % (i + 1)));
    const j = word % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const times = (number, one) => Array(number).fill(one);

function habitatCards(counts) {
  const cards = ["F", "S", "M"].flatMap((habitat) =>
    counts.flatMap((number, at) => times(number, `${habitat}${at + 1}`)),
  );
  return [...cards, "W1", "W2", "W3", "W4"];
}

/** Both decks and the removed animals that a seed deals at a table with these rules. */
export async function deal(seed, rules, seats) {
  const habitat = await shuffle(seed, "habitat", habitatCards(rules.value_counts));
  const isBalanced = seats === 3 && rules.three_player_removal === "balanced";
  const first = isBalanced ? SPECIES : [];
  const rest = SPECIES.flatMap((species) => times(isBalanced ? EACH - 1 : EACH, species));
  const order = await shuffle(seed, "animals", rest);
  const more = REMOVED[seats] - first.length;
  return { habitat, animals: order.slice(more), removed: [...first, ...order.slice(0, more)] };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

async function isShuffled(seed, label, pile) {
  const sorted = [...pile].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
  return isSame(await shuffle(seed, label, sorted), pile);
}

// --- checks

/** What can be found about a record without replaying it, one outcome after another. */
export async function* checks(record) {
  if (record?.format !== "wildcards-record/1") {
    yield found(false, "This is no record of a game.");
    return;
  }
  try {
    yield* checkSeed(record);
    yield* checkDeal(record);
  } catch (error) {
    yield found(false, `The record cannot be read: ${error.message}.`);
  }
}

async function* checkSeed({ seed, commitment: told, fair_deal: parts, seats }) {
  if (!seed) {
    yield found(null, "The record holds no seed: there is nothing to check its deal by.");
    return;
  }
  if (told) {
    yield found((await commitment(seed)) === told, "The record’s commitment is the hash of its seed.");
  }
  if (!parts) {
    yield found(null, "The record doesn’t tell how its seed came about: whoever dealt may have chosen it.");
    return;
  }
  const isCommitted = (await commitment(parts.server_seed)) === parts.commitment;
  yield found(isCommitted, `The server’s part is what it committed to: ${parts.commitment}`);
  const mixed = await mix(parts.server_seed, parts.nonces);
  const listed = parts.nonces.map((nonce, seat) => `seat ${seat + 1} ${nonce ?? "none"}`).join(", ");
  if (parts.nonces.some((nonce, seat) => nonce && seats[seat].player !== "human")) {
    yield found(false, "The server gave nonces for its own bots, and could pick them for their outcome.");
  }
  yield found(mixed === seed, `The seed is the mix of that part and of people’s nonces: ${listed}`);
}

async function* checkDeal({ seed, rules, seats, decks, reshuffles, leo_piles: leoPiles }) {
  if (!seed) {
    return;
  }
  const dealt = await deal(seed, rules, seats.length);
  yield found(isSame(dealt.habitat, decks.habitat), "The habitat cards lay in the order that the seed gives.");
  yield found(isSame(dealt.animals, decks.animals), "The animals came in the order that the seed gives.");
  yield found(isSame(dealt.removed, decks.removed), "The animals left out are those that the seed gives.");
  yield* checkPiles(seed, "reshuffle", reshuffles, "Reshuffle");
  yield* checkPiles(seed, "leo", leoPiles, "Leo’s pile");
}

async function* checkPiles(seed, label, piles, name) {
  for (const [index, pile] of piles.entries()) {
    const right = await isShuffled(seed, `${label} ${index + 1}`, pile);
    yield found(right, `${name} ${index + 1} lay in the order that the seed gives.`);
  }
}

/** What the server says after it replayed the whole game. */
export function replayed({ valid, why, steps }) {
  return valid
    ? found(true, `The server replayed all ${steps} steps: each was allowed, and the scores are right.`)
    : found(false, `The server replayed it and objects: ${why}`);
}

/** All outcomes in a sentence. */
export function verdict(outcomes) {
  if (outcomes.some(({ right }) => right === false)) {
    return found(false, "This record is not right.");
  }
  return outcomes.some(({ right }) => right === null)
    ? found(null, "Nothing is wrong, but not everything could be checked.")
    : found(true, "Everything is right.");
}
