import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fault, never, numberOf, paragraphs, run, text } from "../../test/run-text.ts";
import type { Part } from "../pro.ts";

afterEach(() => void vi.useRealTimers());

test("parts are delivered in order and without gaps, in whatever order the model answers", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      async (s, count, headings) => {
        const blocks = paragraphs(count);
        for (const at of headings) blocks.splice(at % (count + 1), 0, "# A heading");
        const source = blocks.join("\n\n");
        const { outcome, parts, progress } = run(source, (question) => {
          const n = numberOf(question);
          if (n % 4 === 3) return s.schedule(Promise.resolve("bad")).then((answer) => answer);
          return s.schedule(Promise.resolve(`Said otherwise, ${n}.`)).then((answer) => answer);
        });
        await s.waitFor(outcome);
        const { result, delivered, isStopped, isPartlyLite } = await outcome;
        expect(parts.map(({ index }) => index)).toEqual(blocks.map((_, i) => i));
        expect(parts.map(({ start, end }) => source.slice(start, end)).join("")).toBe(source);
        expect(parts.map((part) => part.text).join("")).toBe(result.text);
        expect([delivered, isStopped, isPartlyLite]).toEqual([blocks.length, false, count > 3]);
        expect(progress).toEqual([...progress].sort((a, b) => a - b));
        expect(progress.at(-1)).toBe(blocks.length);
      },
    ),
    { numRuns: 60 },
  );
});

describe("when a request to the model or the check of its answer fails", () => {
  test.each(["closed", "ceiling"] as const)(
    'with the fault "%s", the local engine rewrites the rest without further requests',
    async (kind) => {
      const { outcome, asked } = run(text(30), (question) =>
        numberOf(question) < 3 ? "Said otherwise." : fault(kind),
      );
      const { engine, isPartlyLite, delivered } = await outcome;
      expect([engine, isPartlyLite, delivered]).toEqual(["pro", true, 30]);
      expect(asked.length).toBeLessThan(30);
    },
  );

  test("for two passages in a row, no more passages are sent and pending requests are cancelled", async () => {
    const { outcome, asked } = run(text(30), (question, signal) =>
      numberOf(question) < 2 ? fault("timeout") : never(signal),
    );
    expect(await outcome).toMatchObject({ engine: "lite", delivered: 30 });
    expect(asked.length).toBeLessThanOrEqual(15);
  });

  test("for single passages, the next passages are still sent to the model", async () => {
    const { outcome } = run(
      text(12),
      (question) => (numberOf(question) % 3 === 1 ? fault("server") : "Said otherwise."),
      {
        concurrency: 1,
      },
    );
    const { result } = await outcome;
    expect(result.choices.filter((choice) => choice === "lite")).toHaveLength(4);
  });

  test.each(["closed", "ceiling", "server"] as const)(
    'with the fault "%s" of a request to check a rewrite, further passages are still sent to the model',
    async (kind) => {
      const { outcome, read } = run(text(9), () => "Said otherwise.", { secondReading: () => fault(kind) });
      expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: false });
      expect(read).toHaveLength(9);
    },
  );

  test('with the fault "ceiling", requests that were already sent are still awaited', async () => {
    const slow = (signal: AbortSignal) =>
      Promise.race([never(signal), new Promise<string>((resolve) => setTimeout(resolve, 20, "Said slowly."))]);
    const { outcome } = run(text(6), (question, signal) =>
      numberOf(question) === 0 ? slow(signal) : fault("ceiling"),
    );
    expect((await outcome).result.text).toContain("Said slowly.");
  });

  test("because the check throws an error, the local engine rewrites the passage", async () => {
    const { outcome, engineClient, lines } = run(text(2), () => "Said otherwise.");
    engineClient.review = () => Promise.reject(new Error("took too long"));
    expect(await outcome).toMatchObject({ engine: "lite", delivered: 2 });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain("Passage");
  });
});

describe("when the user stops a run", () => {
  test.each([0, 1, 4])(
    "after part %i, the delivered parts are kept and the rest of the text stays unchanged",
    async (last) => {
      const stop = new AbortController();
      const onPart = ({ index }: Part) => void (index === last && stop.abort());
      const { outcome, parts } = run(text(9), (question) => `Said otherwise, ${numberOf(question)}.`, {
        stop: stop.signal,
        onPart,
      });
      const { result, delivered, isStopped, engine } = await outcome;
      expect([delivered, isStopped, engine, parts.length]).toEqual([last + 1, true, "pro", last + 1]);
      const rewritten = paragraphs(last + 1).map((_, i) => `Said otherwise, ${i}.`);
      expect(result.text).toBe([...rewritten, ...paragraphs(9).slice(last + 1)].join("\n\n"));
    },
  );

  test("while several parts are ready, only the part already delivered is kept", async () => {
    const stop = new AbortController();
    const { outcome, parts } = run(`# One\n\n# Two\n\n${text(1)}`, () => "Said otherwise.", {
      stop: stop.signal,
      onPart: () => stop.abort(),
    });
    expect(await outcome).toMatchObject({ delivered: 1, isStopped: true });
    expect(parts).toHaveLength(1);
  });

  test("while the model is silent, it ends at once with an unchanged text", async () => {
    const stop = new AbortController();
    const { outcome, parts } = run(text(9), (_question, signal) => never(signal), { stop: stop.signal });
    setTimeout(() => stop.abort());
    expect(await outcome).toMatchObject({ delivered: 0, isStopped: true, engine: "pro", result: { text: text(9) } });
    expect(parts).toEqual([]);
  });

  test("before it begins, nothing is requested or delivered", async () => {
    const { outcome, asked } = run(text(2), () => "Said otherwise.", { stop: AbortSignal.abort() });
    expect(await outcome).toMatchObject({ delivered: 0, isStopped: true, result: { text: text(2) } });
    expect(asked).toEqual([]);
  });

  test("after the last part, the outcome does not count as stopped", async () => {
    const stop = new AbortController();
    const onPart = ({ index }: Part) => void (index === 1 && stop.abort());
    const { outcome } = run(text(2), () => "Said otherwise.", { stop: stop.signal, onPart });
    expect(await outcome).toMatchObject({ delivered: 2, isStopped: false, engine: "pro" });
  });
});

test("an aborted run rejects with the abort reason, and nothing is requested or delivered afterwards", async () => {
  const gone = new AbortController();
  const { outcome, asked, parts } = run(
    text(30),
    (question, signal) => (numberOf(question) > 2 ? never(signal) : "Said."),
    {
      signal: gone.signal,
    },
  );
  setTimeout(() => gone.abort(new Error("the page was closed")), 20);
  await expect(outcome).rejects.toThrow("the page was closed");
  const [requests, delivered] = [asked.length, parts.length];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked.length, parts.length]).toEqual([requests, delivered]);
});

test("[CONSTANTS-37] after the model's time limit, the local engine rewrites the rest of the text", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { outcome } = run(text(5), (question, signal) => (numberOf(question) > 1 ? never(signal) : "Said otherwise."));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: true, delivered: 5, isStopped: false });
  expect(vi.getTimerCount()).toBe(0);
});

test("after a run has finished, no timer and no listener is left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const signal = new AbortController().signal;
  const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  await run(text(3), () => "Said otherwise.", { signal }).outcome;
  expect(vi.getTimerCount()).toBe(0);
  expect(remove.mock.calls.length).toBe(add.mock.calls.length);
});

test("a text that consists of headings is delivered unchanged, without a request to the model", async () => {
  const { outcome, asked, parts } = run("# A heading\n\n# Another", () => "Said otherwise.");
  expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: false, delivered: 2 });
  expect([asked, parts.map((part) => part.text)]).toEqual([[], ["# A heading\n\n", "# Another"]]);
});
