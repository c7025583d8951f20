// Whether all browsers in package.json have what is used. eslint-plugin-compat checks globals; the rule here checks
// their members and those of instances (`URL.canParse`, `[].toSorted`), by MDN's compatibility data. It knows no
// types: a member of unknown things is missing if all common things that have it lack it.

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import browserslist from "browserslist";
import compat from "eslint-plugin-compat";
import client from "./package.json" with { type: "json" };

const NAMES = { ios_saf: "safari_ios", samsung: "samsunginternet_android" };
const parts = (version) => version.split(".").map(Number);
const isAfter = ([a, b = 0], [c, d = 0]) => a > c || (a === c && b > d);

/** The oldest version of each browser, by MDN's names for them. */
const oldest = new Map();
for (const target of browserslist(client.browserslist)) {
    const [name, range] = target.split(" ");
    const version = parts(range.split("-")[0]);
    const browser = NAMES[name] ?? name;
    const known = oldest.get(browser);
    if (known === undefined || isAfter(known, version)) oldest.set(browser, version);
}

function isMissing(compat) {
    return [...oldest].some(([browser, version]) => {
        const told = [compat.support[browser]].flat().filter(Boolean);
        return told.length > 0 && !told.some((one) => has(version, one));
    });
}

function has(version, { version_added: added, version_removed: removed, prefix, flags }) {
    if (typeof added !== "string" || prefix || flags) return false;
    if (removed && !isAfter(parts(removed), version)) return false;
    return !Number.isNaN(parseInt(added)) && !isAfter(parts(added), version);
}

/** What has only one instance, by its name. */
const SINGLE = {
    caches: "CacheStorage",
    crypto: "Crypto",
    document: "Document",
    history: "History",
    location: "Location",
    navigator: "Navigator",
    performance: "Performance",
};
/** What has instances everywhere. */
const COMMON = [
    "Array",
    "Document",
    "Element",
    "HTMLDialogElement",
    "HTMLElement",
    "Map",
    "Node",
    "Set",
    "String",
];

const things = { ...bcd.api, ...bcd.javascript.builtins };

/** Whether the thing has the member, and old browsers lack it; undefined if it has no such member. */
function lacks(thing, member, kinds = ["", "_static"]) {
    const found = kinds.map((kind) => things[thing]?.[member + kind]?.__compat).find(Boolean);
    return found === undefined ? undefined : isMissing(found);
}

/** Names of its own, and what the code checks for before using it. */
const FINE = ["permission", "requestPermission", "role", "share", "wakeLock"];

const rule = {
    meta: { type: "problem" },
    create(context) {
        return {
            MemberExpression({ computed, object, property }) {
                const member = property.name;
                if (computed || member === undefined || FINE.includes(member)) return;
                const thing = SINGLE[object.name] ?? object.name;
                const its = Object.hasOwn(things, thing ?? "") ? [lacks(thing, member)] : [];
                const all = its[0] === undefined ? COMMON.map((one) => lacks(one, member, [""])) : its;
                const known = all.filter((one) => one !== undefined);
                if (known.length > 0 && known.every(Boolean))
                    context.report({
                        node: property,
                        message: `Old browsers (package.json) lack "${member}".`,
                    });
            },
        };
    },
};

/** What is checked, for ESLint's configurations of the sources and of the build. */
export const floor = {
    plugins: { compat, floor: { rules: { members: rule } } },
    settings: {
        browsers: client.browserslist,
        lintAllEsApis: true,
        polyfills: ["Notification", "navigator.wakeLock"], // checked for before they are used
    },
    rules: { "compat/compat": "error", "floor/members": "error" },
};
