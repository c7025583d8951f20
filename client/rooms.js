// Which folder of src knows which: each file imports only from its own folder and those before it, so there are no
// circles of folders; nor are there any of files.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const ORDER = [
    "device",
    "net",
    "table",
    "story",
    "words/languages",
    "words",
    "ui/style",
    "ui/art",
    "ui/cards",
    "ui",
    "judge",
    "talk",
    "start",
    "start/lobby",
    "start/new",
    "start/waiting",
    "keep",
    "learn",
    "play/log",
    "play/motion",
    "play/board",
    "play/prompts",
    "play",
    "after/fair",
    "after/person",
    "after/deal",
    "after/end",
    "after/review",
    "after/replay",
    "puzzles",
    "pages/frame",
    "pages",
    "", // main and App
];

const SRC = join(import.meta.dirname, "src");
const nameOf = (file) => relative(SRC, file).replaceAll("\\", "/");
const folderOf = (file) => nameOf(dirname(file));

/** The file that `path` leads to from another; undefined if it is not one of ours. */
function targetOf(file, path) {
    const target = resolve(dirname(file), path);
    return ["", ".ts"]
        .map((ending) => target + ending)
        .find((one) => /\.(ts|js|svelte)$/.test(one) && existsSync(one));
}

const known = new Map();

/** What a file imports, types included. */
function importsOf(file) {
    if (!known.has(file)) {
        const paths = readFileSync(file, "utf8").matchAll(/\b(?:from|import)[\s(]*"(\.[^"]+)"/g);
        known.set(file, [...paths].map(([, path]) => targetOf(file, path)).filter(Boolean));
    }
    return known.get(file);
}

/** The files that lead from one to another by what they import, both included; null if nothing does. */
function wayFrom(file, goal, seen = new Set()) {
    if (file === goal) return [file];
    if (seen.has(file)) return null;
    seen.add(file);
    for (const next of importsOf(file)) {
        const way = wayFrom(next, goal, seen);
        if (way !== null) return [file, ...way];
    }
    return null;
}

/** What is wrong with an import; null if nothing is. */
function problem(file, target, order) {
    const [here, there] = [file, target].map(folderOf);
    const [from, to] = [here, there].map((folder) => order.indexOf(folder));
    if (from < 0) return `Where in ORDER of rooms.js does src/${here} stand?`;
    if (to > from) return `In the order of rooms.js src/${here} comes before src/${there}.`;
    const way = wayFrom(target, file);
    return way && `A circle of files: ${[file, ...way].map(nameOf).join(" → ")}.`;
}

const rule = {
    meta: { type: "problem", schema: { type: "array", items: { type: "string" } } },
    create(context) {
        const check = ({ source }) => {
            const target = source && targetOf(context.filename, String(source.value));
            const message = target && problem(context.filename, target, context.options);
            if (message) context.report({ node: source, message });
        };
        return {
            ImportDeclaration: check,
            ImportExpression: check,
            ExportAllDeclaration: check,
            ExportNamedDeclaration: check,
        };
    },
};

/** What is checked, for ESLint's configuration of the sources. The order is an option, so its cache respects it. */
export const rooms = {
    plugins: { rooms: { rules: { order: rule } } },
    rules: { "rooms/order": ["error", ...ORDER] },
};
