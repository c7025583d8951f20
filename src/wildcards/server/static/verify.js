// The page that confirms a deal: the deal is worked out here, the replay asked of the server.

import { checks, replayed, verdict } from "./deal.js";

const base = document.body.dataset.base;
const list = document.getElementById("checks");
const MARKS = new Map([
  [true, ["right", "✓ Right"]],
  [false, ["wrong", "✗ Wrong"]],
  [null, ["open", "– Open"]],
]);
const INSECURE = {
  right: null,
  words:
    "Browsers compute hashes only for pages from https or localhost, so this one cannot deal again. Only the" +
    " server’s answer counts here; wildcards verify in a terminal needs no server.",
};

function show(outcome) {
  const [kind, mark] = MARKS.get(outcome.right);
  const line = document.createElement("li");
  const strong = document.createElement("strong");
  line.className = kind;
  strong.textContent = mark;
  line.append(strong, ` ${outcome.words}`);
  list.append(line);
  return outcome;
}

function conclude({ right, words }) {
  const place = document.getElementById("verdict");
  const strong = document.createElement("strong");
  place.className = `verdict ${MARKS.get(right)[0]}`;
  strong.textContent = words;
  place.replaceChildren(strong);
}

async function askServer(record) {
  try {
    const answer = await fetch(`${base}/api/verify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(record),
    });
    if (answer.ok) {
      return replayed(await answer.json());
    }
    return { right: null, words: `The server did not replay it: it answers ${answer.status}.` };
  } catch {
    return { right: null, words: "The server did not replay it: it cannot be reached." };
  }
}

async function check(text) {
  document.getElementById("found").hidden = false;
  list.replaceChildren();
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    const many = text.trim().includes("\n");
    conclude(show({ right: false, words: `This is no JSON${many ? ": give one record alone" : ""}.` }));
    return;
  }
  const outcomes = [];
  if (globalThis.crypto?.subtle) {
    for await (const outcome of checks(record)) {
      outcomes.push(show(outcome));
    }
  } else {
    outcomes.push(show(INSECURE));
  }
  outcomes.push(show(await askServer(record)));
  conclude(verdict(outcomes));
}

async function fetchRecord(id) {
  const text = document.getElementById("text");
  const answer = await fetch(`${base}/api/tables/${encodeURIComponent(id)}/record`);
  if (answer.ok) {
    text.value = await answer.text();
    await check(text.value);
    return;
  }
  const { code } = await answer.json().catch(() => ({}));
  const why = code === "not_over" ? "its game is not over yet" : "there is no such table, or it is closed to you";
  document.getElementById("found").hidden = false;
  list.replaceChildren();
  conclude({ right: null, words: `Table ${id} has no record to show: ${why}.` });
}

document.getElementById("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const [file] = document.getElementById("file").files;
  const text = document.getElementById("text").value.trim();
  await check(text || (file ? await file.text() : ""));
});

document.getElementById("file").addEventListener("change", () => {
  document.getElementById("text").value = ""; // what was chosen last counts
});

const table = new URLSearchParams(location.search).get("table");
if (table) {
  await fetchRecord(table);
}
