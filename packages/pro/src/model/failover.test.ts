import { describe, expect, test, vi } from "vitest";
import { first, second, secret, setUp, useScriptedTime } from "../../test/ask-model.ts";
import { answer, body, type Seen, scriptFetch, silent, status } from "../../test/scripted-fetch.ts";

useScriptedTime();

describe("with two endpoints, the second", () => {
  const both = { endpoints: [first, second] };

  test("[BEYOND-8] answers after all attempts at the first failed; the request names the second's own model and lacks the first's key", async () => {
    const seen = scriptFetch(({ url }) => (url.includes("one") ? status(500) : answer("Well.")));
    expect((await setUp(both).ask()).text).toBe("Well.");
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-one", "model-one", "model-two"]);
    expect(seen[3]!.headers.get("authorization")).not.toContain("key-of-one");
  });

  test("answers at once while the first is blocked; half a minute later the first is tried again", async () => {
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

  test.each([401, 403, 404])(
    "answers in place of a first one that returns status %s, and the operator gets one message",
    async (code) => {
      const seen = scriptFetch(({ url }) =>
        url.includes("one") ? status(code, {}, { message: secret }) : answer("Well."),
      );
      const { ask, lines } = setUp(both);
      for (let i = 0; i < 3; i++) expect((await ask()).text).toBe("Well.");
      expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "model-two", "model-two", "model-two"]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain("one.example");
    },
  );

  test.each([400, 403])(
    "answers a single text that the first rejects with status %s; later texts go to the first again",
    async (code) => {
      const seen = scriptFetch(({ url }, count) =>
        url.includes("one") && count > 1 && count < 9 ? status(code) : answer("Well."),
      );
      const { ask, lines } = setUp(both);
      for (let i = 0; i < 5; i++) expect((await ask()).text).toBe("Well.");
      expect(seen.filter(({ url }) => url.includes("one"))).toHaveLength(5);
      expect(lines).toEqual([]);
    },
  );

  test("does not hide the fault of the first if it cannot answer either", async () => {
    scriptFetch(({ url }) => (url.includes("one") ? body("<html>Welcome</html>", "text/html") : status(401)));
    const { ask } = setUp(both);
    expect([(await ask()).kind, (await ask()).kind]).toEqual(["misconfigured", "absurd"]);
  });

  test("answers if the first one's response is not in the expected protocol", async () => {
    scriptFetch(({ url }) => (url.includes("one") ? body("<html>Welcome</html>", "text/html") : answer("Well.")));
    const { text, seconds } = await setUp(both).ask();
    expect([text, seconds < 1]).toEqual(["Well.", true]);
  });
});

describe("a separate model that checks rewrites", () => {
  const withReader = { ...first, checkModel: "reader-one" };
  const models = (seen: readonly Seen[]) => seen.map(({ body }) => body.model);

  test("gets only the requests to check a rewrite, at the same endpoint with the same key", async () => {
    const seen = scriptFetch(() => answer("Well."));
    const { ask } = setUp({ endpoints: [withReader] });
    await ask({ task: "check" });
    await ask();
    expect(models(seen)).toEqual(["reader-one", "model-one"]);
    expect(seen.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
      ["https://one.example/v1/chat/completions", "Bearer key-of-one"],
      ["https://one.example/v1/chat/completions", "Bearer key-of-one"],
    ]);
  });

  test("is by default the model that also rewrites", async () => {
    const seen = scriptFetch(() => answer("Well."));
    await setUp().ask({ task: "check" });
    expect(models(seen)).toEqual(["model-one"]);
  });

  test("is replaced by the second endpoint's own model when the first endpoint does not answer", async () => {
    const seen = scriptFetch(({ url }) => (url.includes("one") ? status(500) : answer("Well.")));
    const { ask } = setUp({ endpoints: [withReader, second] });
    expect((await ask({ task: "check" })).text).toBe("Well.");
    expect(models(seen)).toEqual(["reader-one", "reader-one", "reader-one", "model-two"]);
  });

  test.each([404, 500])("is blocked after status %s, while the model that rewrites stays in use", async (code) => {
    const seen = scriptFetch(({ body }) => (body.model === "reader-one" ? status(code) : answer("Well.")));
    const { ask, lines } = setUp({ endpoints: [withReader] });
    await ask();
    while ((await ask({ task: "check" })).kind !== "closed") await vi.advanceTimersByTimeAsync(1000);
    expect((await ask()).text).toBe("Well.");
    expect(seen.filter(({ body }) => body.model === "reader-one").length).toBeLessThan(9);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("reader-one");
  });
});

test("after half a minute, a blocked endpoint gets one trial request, and the other requests wait for its outcome", async () => {
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

test("if the caller of the trial request cancels it, the next request becomes the trial", async () => {
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

test("many requests that fail at the same moment do not block an endpoint", async () => {
  const seen = scriptFetch((_seen, count) => (count <= 6 ? status(502) : answer("Well.")));
  const { ask, lines } = setUp();
  const texts = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(texts.map(({ text }) => text)).toEqual(Array(6).fill("Well."));
  expect([seen.length, lines]).toEqual([12, []]);
});
