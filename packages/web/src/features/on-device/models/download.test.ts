import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const contents = ["first part", "second part", "third part"].map((text) => new TextEncoder().encode(text));
const parts = contents.map((content) => ({
  hash: createHash("sha256").update(content).digest("hex"),
  bytes: content.length,
  compressedBytes: 10,
}));
vi.mock("virtual:model-parts", () => ({ default: { syntax: parts.slice(0, 2), detector: parts.slice(2) } }));
const { downloadModels } = await import("./download.ts");
const { deleteOldParts, loadModelFiles, missingParts } = await import("./model-store.ts");

const never = new AbortController().signal;
let stored: Map<string, Response>;
/** The paths of the requests, and the answer to each. */
let asked: string[];
let answer: (content: Uint8Array<ArrayBuffer>, path: string) => Response | Promise<Response>;

beforeEach(() => {
  stored = new Map();
  asked = [];
  answer = (content) => new Response(content);
  const store = {
    put: async (path: string, response: Response) => void stored.set(path, response),
    match: async (path: string) => stored.get(path)?.clone(),
    delete: async (path: string) => stored.delete(path),
    keys: async () => [...stored.keys()].map((path) => new Request(`https://example.org${path}`)),
  };
  vi.stubGlobal("caches", { has: async () => stored.size > 0, open: async () => store });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const at = parts.findIndex(({ hash }) => path.endsWith(hash));
    return answer(contents[at]!, path);
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Downloads the models, and moves the simulated clock past all pauses. Returns why the download stopped. */
async function download(signal = never, onProgress?: (bytes: number) => void): Promise<string | undefined> {
  const outcome = downloadModels({ signal, ...(onProgress && { onProgress }) }).then(
    () => undefined,
    (error: { failure?: string; name: string }) => error.failure ?? error.name,
  );
  let isOver = false;
  void outcome.then(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  return outcome;
}

test("[BEYOND-120] a download that broke off continues after the last complete part", async () => {
  answer = (content, path) =>
    path.endsWith(parts[1]!.hash) ? Promise.reject(new TypeError("offline")) : new Response(content);
  expect(await download()).toBe("connection");
  expect(asked).toHaveLength(1 + 3);
  asked = [];
  answer = (content) => new Response(content);
  const progress: number[] = [];
  expect(await download(never, (bytes) => progress.push(bytes))).toBeUndefined();
  expect(asked).toHaveLength(2);
  expect([progress[0], progress.at(-1)]).toEqual([10, 30]);
  const { syntax, detector } = await loadModelFiles();
  expect(new TextDecoder().decode(syntax)).toBe("first partsecond part");
  expect(new TextDecoder().decode(detector)).toBe("third part");
});

test("a part of a download whose content is wrong is requested once more and never stored", async () => {
  answer = () => new Response("something else");
  expect(await download()).toBe("damaged");
  expect(asked).toHaveLength(2);
  expect(stored.size).toBe(0);
});

test.each([
  [404, "replaced", 1],
  [401, "refused", 1],
  [403, "refused", 1],
  [503, "connection", 3],
])('after a response with status %i, a download stops with the reason "%s"', async (status, failure, requests) => {
  answer = () => new Response("{}", { status, headers: { "Retry-After": "1" } });
  expect(await download()).toBe(failure);
  expect(asked).toHaveLength(requests);
});

test("a download stops when it is cancelled or when the device is full, and keeps complete parts", async () => {
  const cancelling = new AbortController();
  answer = (content) => {
    if (asked.length === 2) cancelling.abort();
    return new Response(content);
  };
  expect(await download(cancelling.signal)).toBe("AbortError");
  expect(await missingParts()).toHaveLength(2);
  vi.stubGlobal("navigator", { storage: { estimate: async () => ({ quota: 1000, usage: 900 }) } });
  expect(await download()).toBe("storage");
  expect(asked).toHaveLength(2);
});

test("deleting old parts of a download removes those of another version and keeps those of this version", async () => {
  await download();
  stored.set("/api/private/parts/0123", new Response("old"));
  stored.set("/private/entitlement", new Response("{}"));
  await deleteOldParts();
  expect([...stored.keys()].sort()).toEqual(
    [...parts.map(({ hash }) => `/api/private/parts/${hash}`), "/private/entitlement"].sort(),
  );
});
