// The service worker: keeps the client on this device, so that it opens without a connection. What the server
// says about tables is never kept. Each release has its own cache; the server fills in which one this is.

const CACHES = "wildcards-";
const CACHE = CACHES + "{{release}}";
const SCOPE = self.registration.scope;
const ASSETS = SCOPE + "assets/";
const ALL = "{{assets}}".split(" "); // the names of all assets: pages not opened yet, other languages
const PATIENCE = 10_000; // ms without an answer before the kept page is used
const NOBODY_THERE = [502, 503, 504]; // what a proxy says while the server is away

self.addEventListener("install", (event) => {
    self.skipWaiting(); // pages of an older release reload, when it suits them
    event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (request.method === "GET" && request.url.startsWith(ASSETS)) event.respondWith(asset(request));
});

// A page tells what it loaded before there was a worker: its language, say. It is open then, and all the rest can come.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data.keep).then(keepRest)));

// The server calls: it is somebody's turn.
self.addEventListener("push", (event) => event.waitUntil(called(event.data.json())));

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

self.addEventListener("notificationclick", (event) => {
    const { url, stop } = event.notification.data;
    event.notification.close();
    event.waitUntil(event.action === "stop" ? post("api/calls/stop", { token: stop }) : show(url));
});

/** The page itself, and the files it names. */
async function keepShell() {
    const index = await fetch(SCOPE);
    if (!index.ok) throw new Error(`the server answers ${index.status}`);
    const text = await index.clone().text();
    await (await caches.open(CACHE)).put(SCOPE, index);
    const named = [...text.matchAll(/(?:href|src)="([^"]+)"/g)];
    await keep(named.map((match) => new URL(match[1], SCOPE).href));
}

async function keep(urls) {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map((request) => request.url));
    await cache.addAll(urls.filter((url) => url.startsWith(ASSETS) && !kept.has(url)));
}

/** All that has not been requested yet; what isn't available now is tried again when the next page opens. */
async function keepRest() {
    if (self.navigator.connection?.saveData) return;
    for (const name of ALL) await keep([SCOPE + name]).catch(() => undefined);
}

async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

/** A page comes from the server, so that it is the newest; the kept one is used while nobody answers. */
async function page(request) {
    const kept = () => caches.match(SCOPE);
    try {
        const most = (await kept()) === undefined ? undefined : AbortSignal.timeout(PATIENCE);
        const answer = await fetch(request, { signal: most });
        return NOBODY_THERE.includes(answer.status) ? ((await kept()) ?? answer) : answer;
    } catch (error) {
        const shell = await kept();
        if (shell === undefined) throw error;
        return shell;
    }
}

/** What has a hash in its name never changes. */
async function asset(request) {
    const found = await caches.match(request);
    if (found !== undefined) return found;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

/** Show a call, unless the page that it is about is being looked at. */
async function called({ title, body, path, tag, stop, stopLabel }) {
    const url = SCOPE + path;
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (windows.some((one) => one.url === url && one.visibilityState === "visible" && one.focused)) return;
    await self.registration.showNotification(title, {
        body,
        tag,
        renotify: true,
        icon: SCOPE + "icon-192.png",
        data: { url, stop },
        actions: [{ action: "stop", title: stopLabel }],
    });
}

/** The push service has given the device another address. */
async function subscribeAgain({ oldSubscription }) {
    if (!oldSubscription) return;
    const fresh = await self.registration.pushManager.subscribe(oldSubscription.options);
    const { endpoint, keys } = fresh.toJSON();
    await post("api/me/calls/push", { endpoint, keys, language: self.navigator.language.slice(0, 2) });
}

function post(path, body) {
    const headers = { "content-type": "application/json" };
    return fetch(SCOPE + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The page of a table, where it is already open, else in a new window. */
async function show(url) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((one) => one.url === url);
    return open === undefined ? self.clients.openWindow(url) : open.focus();
}
