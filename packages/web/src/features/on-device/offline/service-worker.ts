import { downloadModels } from "../models/download.ts";
import { deleteOldParts, hasParts } from "../models/model-store.ts";
import { deletePageCaches, hasChecker, pageCacheOf } from "./page-cache.ts";

/**
 * The service worker of private mode. It stores one version of the page /private and its files, so that the page opens
 * without a connection. A new version replaces the old one only when it is complete, including the models and the
 * checker of spelling and grammar if this device has them. Requests for other pages and for the API go to the server.
 */

/**
 * The path of the page, the files that it can need, and the hash of both. The files of the checker of spelling and
 * grammar are apart. The build fills this in.
 */
declare const __offlinePage__: {
  readonly version: string;
  readonly page: string;
  readonly assets: readonly string[];
  readonly checker: readonly string[];
  /** A part of the page's HTML that only this version has. */
  readonly mark: string;
};

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The parts of a service worker's global scope that are used here. TypeScript's DOM library has none of them. */
interface Scope {
  addEventListener(type: "install" | "activate", listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listen: (event: ExtendableEvent & MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = self as unknown as Scope;
const { version, page, assets, checker, mark } = __offlinePage__;
const cacheName = pageCacheOf(version);

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  if (event.data === "replace") void scope.skipWaiting();
  if (event.data === "keep checker") event.waitUntil(keepChecker());
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(fromCache(page, request));
  else if (assets.includes(pathname) || checker.includes(pathname)) event.respondWith(fromCache(pathname, request));
});

/**
 * Stores the page, its files and, if this device has models, the models of this version. If anything fails, nothing is
 * stored.
 */
async function install(): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const answer = await fetch(page, { cache: "no-cache" });
    // While servers are updated, one with another version can answer. The browser tries again later.
    if (!answer.ok || !(await answer.clone().text()).includes(mark)) throw new Error("The page has another version.");
    await cache.put(page, answer);
    await cache.addAll((await hasChecker()) ? [...assets, ...checker] : assets);
    if (await hasParts()) await downloadModels({ signal: new AbortController().signal });
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function activate(): Promise<void> {
  await deletePageCaches(cacheName);
  await deleteOldParts();
  await scope.clients.claim();
}

/** Stores the files of the checker that are not stored yet. If that fails, the page asks again at its next visit. */
async function keepChecker(): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const stored = await Promise.all(checker.map((path) => cache.match(path)));
    await cache.addAll(checker.filter((_, index) => !stored[index]));
  } catch {
    // Without a connection, or with no room left, the checker is not stored.
  }
}

/** Returns the stored file, or requests it from the server if the browser has deleted it. */
async function fromCache(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(key)) ?? fetch(request);
}
