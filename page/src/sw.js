// Makes the page work without a network. This version is fetched whole before it takes over, and nothing of another one is
// ever served with it. It takes over when the page that is open says so, or when none is.

const BUILD = "BUILD";
/** All files of this version, from the folder that this script is in. */
const FILES = [];
const CACHE = `black-hole/${BUILD}`;
const START = "./index.html";

addEventListener("install", (event) => event.waitUntil(fetchAll()));
addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOthers(), clients.claim()])));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(answer(mode === "navigate" ? START : event.request));
});

async function fetchAll() {
  const start = await fetch(START, { cache: "no-cache" });
  // A server that is just being changed may still have, or have already, the start of another version.
  if (!start.ok || !(await start.clone().text()).includes(BUILD)) throw new Error("not of this version");
  const cache = await caches.open(CACHE);
  await cache.put(START, start);
  await cache.addAll(FILES);
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("black-hole/") && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}
