import { describe, expect, test, vi } from "vitest";
import { first, question, second, secret, setUp, useScriptedTime } from "../../test/ask-model.ts";
import {
  answer,
  cut,
  events,
  hangAfter,
  reset,
  scriptFetch,
  silent,
  slowly,
  status,
  unreachable,
} from "../../test/scripted-fetch.ts";

useScriptedTime();

test("a question is sent in the OpenAI protocol, and the streamed parts of the answer are joined", async () => {
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

test("[CALLS-58] an observer gets the outcome and token count of each request, and nothing of the text", async () => {
  scriptFetch((_seen, count) => (count === 1 ? status(500) : answer("The heron waits.")));
  const requested: object[] = [];
  const observer = { requested: (request: object) => void requested.push(request), read: () => {} };
  await setUp({}, undefined, observer).ask();
  expect(requested).toMatchObject([
    { task: "rewrite", outcome: "server", output: 0 },
    { task: "rewrite", outcome: "answered" },
  ]);
  expect(JSON.stringify(requested)).not.toContain("heron");
});

describe("a request to the language model", () => {
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
  ])("is repeated once and then succeeds after a temporary fault: %s", async (_, fault) => {
    const seen = scriptFetch((_seen, count) => (count === 1 ? fault : answer("Well.")));
    const { ask } = setUp();
    const { text, seconds } = await ask();
    expect(text).toBe("Well.");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeLessThanOrEqual(1.2);
  });

  test("is repeated twice and then fails if the endpoint continues to fail", async () => {
    const seen = scriptFetch(() => status(500));
    expect((await setUp().ask()).kind).toBe("server");
    expect(seen).toHaveLength(3);
  });

  test("is repeated once after a timeout without any response, and then fails", async () => {
    const seen = scriptFetch(() => silent);
    const { kind, seconds } = await setUp({ timeoutMs: 5000 }).ask();
    expect(kind).toBe("timeout");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThan(12);
  });

  test("waits for the end of a stream whose words arrive slowly but steadily", async () => {
    const seen = scriptFetch(() => slowly("The heron waits at the sluice.", 15_000));
    const { text, seconds } = await setUp({ timeoutMs: 300_000 }).ask();
    expect([text, seen.length]).toEqual(["The heron waits at the sluice.", 1]);
    expect(seconds).toBeGreaterThan(60);
  });

  test("is repeated when a stream falls silent, before its whole timeout has passed", async () => {
    scriptFetch((_seen, count) => (count === 1 ? hangAfter("The heron") : answer("Well.")));
    const { text, seconds } = await setUp({ timeoutMs: 300_000 }).ask();
    expect(text).toBe("Well.");
    expect(seconds).toBeLessThan(25);
  });
});

describe("the header Retry-After", () => {
  test.each([
    ["in seconds", () => "7"],
    ["as a date", () => new Date(Date.now() + 7000).toUTCString()],
  ])("sets the pause before the next request if it is given %s", async (_, value) => {
    const seen = scriptFetch((_seen, count) =>
      count === 1 ? status(429, { "retry-after": value() }) : answer("Well."),
    );
    const { text, seconds } = await setUp().ask();
    expect(text).toBe("Well.");
    expect(seen).toHaveLength(2);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThan(9);
  });

  test("delays the other requests to the same endpoint as well", async () => {
    const seen = scriptFetch((_seen, count) => (count === 1 ? status(429, { "retry-after": "7" }) : answer("Well.")));
    const { ask } = setUp();
    const one = ask();
    await vi.advanceTimersByTimeAsync(100);
    const other = ask();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toHaveLength(1);
    expect([(await one).text, (await other).text]).toEqual(["Well.", "Well."]);
  });

  test("is not waited for if it names an hour: the request fails at once", async () => {
    const seen = scriptFetch(() => status(429, { "retry-after": "3600" }));
    const { ask } = setUp();
    expect((await ask()).seconds).toBeLessThan(1);
    expect((await ask()).kind).toBe("closed");
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(601_000);
    await ask();
    expect(seen).toHaveLength(2);
  });

  test("is ignored if its value is neither seconds nor a date", async () => {
    scriptFetch((_seen, count) => (count === 1 ? status(429, { "retry-after": "soon" }) : answer("Well.")));
    expect((await setUp().ask()).seconds).toBeLessThanOrEqual(1.2);
  });
});

test("[SAFETY-20] the log contains no texts or keys", async () => {
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

test("a caller who cancels does not wait for the answer any longer", async () => {
  const seen = scriptFetch(() => silent);
  const leave = new AbortController();
  const { ask } = setUp();
  const asked = ask({}, undefined, leave.signal);
  await vi.advanceTimersByTimeAsync(100);
  leave.abort(new DOMException("gone", "AbortError"));
  const { kind, seconds } = await asked;
  expect([kind, seconds <= 0.3, seen.length]).toEqual(["AbortError", true, 1]);
});
