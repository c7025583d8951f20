// A table's page: the command for whoever came by a personal link, and how the table is doing.

const base = document.body.dataset.base;
const id = location.pathname.split("/").pop();

/** A personal link ends with what the server never sees, so the page itself adds it to the command. */
function completeCommand() {
  if (/^#seat=[\w.-]+$/.test(location.hash)) {
    document.getElementById("join").textContent += location.hash;
  }
}

function describe({ status, settings, seats }) {
  const names = seats.map((seat) => (seat.kind === "leo" ? "Leo" : (seat.name ?? seat.level))).filter(Boolean);
  const open = seats.filter((seat) => seat.kind === "open").length;
  const states = {
    open: open ? `${open} of ${seats.length} seats open` : "all seats taken, about to begin",
    playing: "the game is on",
    over: "the game is over",
    closed: "it was closed",
  };
  const title = settings.title || "This table";
  return `${title}: ${states[status]}. At it: ${names.join(", ") || "nobody yet"}.`;
}

const headings = {
  open: "You are invited to a table",
  playing: "A game is on",
  over: "A game that is over",
  closed: "A table that was closed",
};

/** Offer what can be done at the table now. */
function offer(status) {
  document.getElementById("heading").textContent = headings[status] ?? "No such table";
  const isPersonal = location.hash.startsWith("#seat=");
  document.getElementById("seats").hidden = status !== "open" && !(isPersonal && status === "playing");
  document.getElementById("watch").hidden = status !== "playing";
}

async function showTable() {
  const answer = await fetch(`${base}/api/tables/${encodeURIComponent(id)}`);
  const state = document.getElementById("state");
  if (!answer.ok) {
    state.textContent = "There is no such table here, or no more.";
    offer("none");
    return;
  }
  const table = await answer.json();
  state.textContent = describe(table);
  offer(table.status);
  if (table.status === "over") {
    const link = document.createElement("a");
    link.href = `${base}/verify?table=${encodeURIComponent(id)}`;
    link.textContent = "Check its deal.";
    state.append(" ", link);
  }
}

completeCommand();
showTable().catch(() => {}); // the page is whole without it
