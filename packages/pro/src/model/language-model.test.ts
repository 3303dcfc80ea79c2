import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answer,
  body,
  cut,
  events,
  hangAfter,
  reset,
  scriptFetch,
  silent,
  status,
  unreachable,
} from "../../test/scripted-fetch.ts";
import type { ModelSettings } from "../settings.ts";
import { createLedger, createSlots } from "../single-process.ts";
import { createLanguageModel } from "./language-model.ts";
import type { Question } from "./question.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_800_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const first = { baseUrl: "https://one.example/v1", apiKey: "key-of-one", model: "model-one" };
const second = { baseUrl: "https://two.example/v1", apiKey: undefined, model: "model-two" };
const base: ModelSettings = {
  endpoints: [first],
  concurrency: 8,
  timeoutMs: 60_000,
  dailyTokens: undefined,
  dailyCost: undefined,
  prices: { input: 1, output: 10 },
  cache: false,
};
const secret = "The heron waits by the sluice.";
const question = (over: Partial<Question> = {}): Question => ({
  messages: [{ role: "user", content: `<text-n0nce123>${secret}</text-n0nce123>` }],
  nonce: "n0nce123",
  seed: 5,
  temperature: 0.5,
  maxTokens: 100,
  ...over,
});

function setUp(settings: Partial<ModelSettings> = {}, ledger = createLedger()) {
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const model = createLanguageModel({
    settings: { ...base, ...settings },
    slots: createSlots(8),
    ledger,
    logger: { warn: note, error: note },
    now: () => Date.now(),
  });
  const ask = (over: Partial<Question> = {}, owner?: string, signal = new AbortController().signal) =>
    passTime(model.ask(question(over), { owner, priority: 0, signal }));
  return { ask, lines, ledger };
}

/** Lets time pass until it is settled; says how long it took. */
async function passTime(promise: Promise<string>) {
  let isSettled = false;
  const began = Date.now();
  const outcome = promise.then(
    (text) => ({ text, kind: undefined }),
    (error: { kind?: string; name: string }) => ({ text: undefined, kind: error.kind ?? error.name }),
  );
  void outcome.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(100);
  return { ...(await outcome), seconds: (Date.now() - began) / 1000 };
}

test("what is asked reaches the endpoint as the protocol has it, and the pieces of the answer come together", async () => {
  const seen = scriptFetch(() => answer("The heron waits at the sluice."));
  const { ask } = setUp();
  expect((await ask()).text).toBe("The heron waits at the sluice.");
  expect(seen).toHaveLength(1);
  expect(seen[0]!.url).toBe("https://one.example/v1/chat/completions");
  expect(seen[0]!.headers.get("authorization")).toBe("Bearer key-of-one");
  expect(seen[0]!.body).toEqual({
    model: "model-one",
    messages: question().messages,
    stream: true,
    stream_options: { include_usage: true },
    seed: 5,
    temperature: 0.5,
    max_tokens: 100,
  });
});

describe("what passes is tried again", () => {
  test.each([
    ["500", status(500)],
    ["502", status(502)],
    ["503", status(503)],
    ["408", status(408)],
    ["409", status(409)],
    ["429 without a word", status(429)],
    ["a refused connection", unreachable],
    ["a cut stream", cut("The heron")],
    ["a stream that breaks off", reset("The heron")],
    ["an error within the stream", events('data: {"error":{"message":"overloaded"}}\n\n')],
  ])("%s, once", async (_, fault) => {
    const seen = scriptFetch((_seen, count) => (count === 1 ? fault : answer("Well.")));
    const { ask } = setUp();
    const { text, seconds } = await ask();
    expect(text).toBe("Well.");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeLessThanOrEqual(1.2);
  });

  test("but not without end", async () => {
    const seen = scriptFetch(() => status(500));
    expect((await setUp().ask()).kind).toBe("server");
    expect(seen).toHaveLength(3);
  });

  test("an endpoint that is silent is left after its time, asked once more, and given up", async () => {
    const seen = scriptFetch(() => silent);
    const { kind, seconds } = await setUp({ timeoutMs: 5000 }).ask();
    expect(kind).toBe("timeout");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThan(12);
  });

  test("a stream that rests is left before the time of the whole request is over", async () => {
    scriptFetch((_seen, count) => (count === 1 ? hangAfter("The heron") : answer("Well.")));
    const { text, seconds } = await setUp({ timeoutMs: 300_000 }).ask();
    expect(text).toBe("Well.");
    expect(seconds).toBeLessThan(25);
  });
});

describe("Retry-After", () => {
  test.each([
    ["in seconds", () => "7"],
    ["as a date", () => new Date(Date.now() + 7000).toUTCString()],
  ])("%s is honoured", async (_, value) => {
    const seen = scriptFetch((_seen, count) =>
      count === 1 ? status(429, { "retry-after": value() }) : answer("Well."),
    );
    const { text, seconds } = await setUp().ask();
    expect(text).toBe("Well.");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThan(9);
  });

  test("others wait as well", async () => {
    const seen = scriptFetch((_seen, count) => (count === 1 ? status(429, { "retry-after": "7" }) : answer("Well.")));
    const { ask } = setUp();
    const one = ask();
    await vi.advanceTimersByTimeAsync(100);
    const other = ask();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toHaveLength(1);
    expect([(await one).text, (await other).text]).toEqual(["Well.", "Well."]);
  });

  test("where it is long, nobody waits", async () => {
    const seen = scriptFetch(() => status(429, { "retry-after": "3600" }));
    const { ask } = setUp();
    expect((await ask()).seconds).toBeLessThan(1);
    expect((await ask()).kind).toBe("closed");
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(601_000);
    await ask();
    expect(seen).toHaveLength(2);
  });

  test("what cannot be understood is ignored", async () => {
    scriptFetch((_seen, count) => (count === 1 ? status(429, { "retry-after": "soon" }) : answer("Well.")));
    expect((await setUp().ask()).seconds).toBeLessThanOrEqual(1.2);
  });
});

describe("the second endpoint", () => {
  const both = { endpoints: [first, second] };

  test("answers when the tries of the first are used up, with its own model and without the first one's key", async () => {
    const seen = scriptFetch(({ url }) => (url.includes("one") ? status(500) : answer("Well.")));
    expect((await setUp(both).ask()).text).toBe("Well.");
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-one", "model-one", "model-two"]);
    expect(seen[3]!.headers.get("authorization")).not.toContain("key-of-one");
  });

  test("answers at once while the first is left alone; then the first is asked again", async () => {
    const seen = scriptFetch(({ url }) => (url.includes("one") && isDown ? status(500) : answer("Well.")));
    let isDown = true;
    const { ask, lines } = setUp(both);
    while (!lines.some((line) => line.includes("left alone"))) await ask();
    seen.length = 0;
    expect((await ask()).text).toBe("Well.");
    expect(seen.map(({ body }) => body.model)).toEqual(["model-two"]);

    await vi.advanceTimersByTimeAsync(31_000);
    seen.length = 0;
    expect((await ask()).text).toBe("Well.");
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-two"]);

    isDown = false;
    await vi.advanceTimersByTimeAsync(31_000);
    seen.length = 0;
    await ask();
    await ask();
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-one"]);
    expect(lines.filter((line) => line.includes("left alone"))).toHaveLength(1);
  });

  test.each([401, 403, 404])("a first that says %s is not asked again, and the operator is told once", async (code) => {
    const seen = scriptFetch(({ url }) =>
      url.includes("one") ? status(code, {}, { message: secret }) : answer("Well."),
    );
    const { ask, lines } = setUp(both);
    for (let i = 0; i < 3; i++) expect((await ask()).text).toBe("Well.");
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-two", "model-two", "model-two"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("one.example");
  });

  test("answers for one that does not speak the protocol", async () => {
    scriptFetch(({ url }) => (url.includes("one") ? body("<html>Welcome</html>", "text/html") : answer("Well.")));
    const { text, seconds } = await setUp(both).ask();
    expect([text, seconds < 1]).toEqual(["Well.", true]);
  });
});

test("an endpoint that was left alone is tried by one, and the others wait for what becomes of it", async () => {
  let isDown = true;
  const seen = scriptFetch(() => (isDown ? status(500) : answer("Well.")));
  const { ask, lines } = setUp();
  while (!lines.some((line) => line.includes("left alone"))) await ask();
  expect((await ask()).kind).toBe("closed");

  await vi.advanceTimersByTimeAsync(31_000);
  seen.length = 0;
  const kinds = (await Promise.all([ask(), ask(), ask()])).map(({ kind }) => kind);
  expect([kinds, seen.length]).toEqual([["closed", "closed", "closed"], 1]);

  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  seen.length = 0;
  const texts = (await Promise.all([ask(), ask(), ask()])).map(({ text }) => text);
  expect([texts, seen.length]).toEqual([["Well.", "Well.", "Well."], 3]);
});

test("whoever leaves while trying an endpoint leaves the way free for the next", async () => {
  let reply: Parameters<typeof scriptFetch>[0] = () => status(500);
  scriptFetch((...request) => reply(...request));
  const { ask, lines } = setUp();
  while (!lines.some((line) => line.includes("left alone"))) await ask();
  await vi.advanceTimersByTimeAsync(31_000);
  reply = () => silent;
  const leave = new AbortController();
  const first = ask({}, undefined, leave.signal);
  const second = ask();
  await vi.advanceTimersByTimeAsync(500);
  reply = () => answer("Well.");
  leave.abort(new DOMException("gone", "AbortError"));
  expect([(await first).kind, (await second).text]).toEqual(["AbortError", "Well."]);
});

test("many failures in one moment do not count as a dead endpoint", async () => {
  const seen = scriptFetch((_seen, count) => (count <= 6 ? status(502) : answer("Well.")));
  const { ask, lines } = setUp();
  const texts = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(texts.map(({ text }) => text)).toEqual(Array(6).fill("Well."));
  expect([seen.length, lines]).toEqual([12, []]);
});

describe("no answer", () => {
  test.each([
    ["valid JSON of another shape", body('{"weather":"fine"}', "application/json")],
    ["events of another shape", events('data: {"weather":"fine"}\n\n', "data: [1,2]\n\n", "data: null\n\n")],
    ["choices that are none", events('data: {"choices":"many"}\n\n', "data: [DONE]\n\n")],
    ["no JSON", events("data: {oops\n\n")],
    ["no JSON at all", body("it works", "text/plain")],
    ["a page", body("<!doctype html><p>It works</p>", "text/html")],
    ["an empty body", body("", "text/event-stream")],
    ["an answer without end", answer("so on ".repeat(1000))],
    ["megabytes without a line", body("x".repeat(5 * 1024 * 1024), "text/event-stream")],
  ])("%s is not asked for again", async (_, reply) => {
    const seen = scriptFetch(() => reply);
    expect((await setUp().ask()).kind).toBe("absurd");
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["empty", answer("")],
    ["white space", answer("  \n ")],
    ["cut off at its limit", answer("The heron", undefined, "length")],
    ["withheld", answer("The heron", undefined, "content_filter")],
  ])("an answer that is %s", async (_, reply) => {
    const seen = scriptFetch(() => reply);
    expect((await setUp({ endpoints: [first, second] }).ask()).kind).toBe("unusable");
    expect(seen).toHaveLength(1);
  });

  test("a request that is refused", async () => {
    const seen = scriptFetch(() => status(400));
    expect((await setUp().ask()).kind).toBe("rejected");
    expect(seen).toHaveLength(1);
  });
});

test("a parameter that an endpoint does not know is left out from then on", async () => {
  const seen = scriptFetch(({ body }) => {
    if ("max_tokens" in body) return status(400, {}, { message: "Unsupported parameter", param: "max_tokens" });
    if ("seed" in body) return status(422, {}, { message: "unexpected field 'seed'" });
    return answer("Well.");
  });
  const { ask } = setUp();
  expect((await ask()).text).toBe("Well.");
  expect(seen).toHaveLength(3);
  expect(seen[2]!.body).toMatchObject({ max_completion_tokens: 100, temperature: 0.5 });
  await ask();
  expect(seen).toHaveLength(4);
});

test("nothing of texts and keys is in what the operator is told", async () => {
  const replies = [
    status(401, {}, { message: `bad key key-of-one for ${secret}` }),
    status(500, {}, { message: secret }),
  ];
  scriptFetch(({ url }) => (url.includes("one") ? replies[0]! : replies[1]!));
  const { ask, lines } = setUp({ endpoints: [first, second] });
  for (let i = 0; i < 5; i++) await ask();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/heron|key-of-one|sluice/);
});

test("whoever leaves is not waited for", async () => {
  const seen = scriptFetch(() => silent);
  const leave = new AbortController();
  const { ask } = setUp();
  const asked = ask({}, undefined, leave.signal);
  await vi.advanceTimersByTimeAsync(100);
  leave.abort(new DOMException("gone", "AbortError"));
  const { kind, seconds } = await asked;
  expect([kind, seconds <= 0.3, seen.length]).toEqual(["AbortError", true, 1]);
});

describe("answers are remembered", () => {
  const cache = { cache: true };
  const same = () => ({
    messages: [{ role: "user" as const, content: `<text-another1>${secret}</text-another1>` }],
    nonce: "another1",
  });

  test("for the account that got them, whatever the tags are called", async () => {
    const seen = scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp(cache);
    expect((await ask({}, "ada")).text).toBe("Answer 1.");
    expect((await ask(same(), "ada")).text).toBe("Answer 1.");
    expect(seen).toHaveLength(1);
    expect((await ask({}, "bob")).text).toBe("Answer 2.");
    expect((await ask({ seed: 6 }, "ada")).text).toBe("Answer 3.");
    expect((await ask({}, undefined)).text).toBe("Answer 4.");
    expect((await ask({}, undefined)).text).toBe("Answer 5.");
  });

  test("for ten minutes", async () => {
    const seen = scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp(cache);
    await ask({}, "ada");
    await vi.advanceTimersByTimeAsync(601_000);
    expect((await ask({}, "ada")).text).toBe("Answer 2.");
    expect(seen).toHaveLength(2);
  });

  test("only where the operator wants it", async () => {
    scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp();
    await ask({}, "ada");
    expect((await ask({}, "ada")).text).toBe("Answer 2.");
  });
});

describe("ceilings", () => {
  const usage = { prompt_tokens: 30, completion_tokens: 20 };

  test("what was used is written down, as the endpoint says", async () => {
    scriptFetch(() => answer("Well.", usage));
    const { ask, ledger } = setUp();
    await ask();
    expect(await ledger.spentToday()).toEqual({ tokens: 50, dollars: (30 * 1 + 20 * 10) / 1_000_000 });
  });

  test.each([
    ["an answer without a count", answer("The heron waits.")],
    ["a cut stream", cut("The heron waits.")],
    ["a silent endpoint", silent],
    ["an answer that cannot be used", answer("The heron waits.", undefined, "length")],
  ])("or as far as it is known: %s", async (_, reply) => {
    scriptFetch(() => reply);
    const { ask, ledger } = setUp();
    await ask();
    expect((await ledger.spentToday()).tokens).toBeGreaterThanOrEqual(15);
  });

  test("what was refused has cost nothing", async () => {
    scriptFetch(() => status(500));
    const { ask, ledger } = setUp();
    await ask();
    expect((await ledger.spentToday()).tokens).toBe(0);
  });

  test.each([{ dailyTokens: 1000 }, { dailyCost: 0.005 }])(
    "%o: at its end nobody is asked, and the operator is told once",
    async (settings) => {
      const seen = scriptFetch(() => answer("Well.", { prompt_tokens: 300, completion_tokens: 400 }));
      const { ask, lines } = setUp({ ...settings, endpoints: [first, second] });
      while ((await ask()).text) expect(seen.length).toBeLessThan(5);
      const asked = seen.length;
      expect((await ask()).kind).toBe("ceiling");
      expect(seen).toHaveLength(asked);
      expect(lines.filter((line) => line.includes("ceiling"))).toHaveLength(1);
    },
  );

  test("those who ask together do not overshoot together", async () => {
    const seen = scriptFetch(() => answer("Well.", usage));
    const { ask, ledger } = setUp({ dailyTokens: 400 });
    const kinds = (await Promise.all(Array.from({ length: 8 }, () => ask()))).map(({ kind }) => kind);
    expect(kinds).toContain("ceiling");
    expect(seen.length).toBeLessThanOrEqual(3);
    expect((await ledger.spentToday()).tokens).toBeLessThanOrEqual(400);
  });

  test("where nobody knows what was spent, nothing is spent", async () => {
    const seen = scriptFetch(() => answer("Well."));
    const ledger = { spentToday: () => Promise.reject(new Error("away")), add: async () => {} };
    expect((await setUp({ dailyTokens: 1000 }, ledger).ask()).kind).toBe("ceiling");
    expect(seen).toHaveLength(0);
  });

  test("what could not be written down is written down with the next", async () => {
    scriptFetch(() => answer("Well.", usage));
    const inner = createLedger();
    let isAway = true;
    const ledger = { ...inner, add: (spent: never) => (isAway ? Promise.reject(new Error("away")) : inner.add(spent)) };
    const { ask } = setUp({}, ledger);
    expect((await ask()).text).toBe("Well.");
    isAway = false;
    await ask();
    expect((await inner.spentToday()).tokens).toBe(100);
  });
});
