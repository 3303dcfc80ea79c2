import { afterEach, describe, expect, test, vi } from "vitest";
import { fault, never, numberOf, run, text } from "../../test/run-text.ts";

const minuteMs = 60_000;
afterEach(() => void vi.useRealTimers());

describe("the time limit of an hour for one text", () => {
  const answeredAfter = (minutes: number) => (_: unknown, signal: AbortSignal) =>
    Promise.race([
      never(signal),
      new Promise<string>((resolve) => setTimeout(resolve, minutes * minuteMs, "Said slowly.")),
    ]);

  test.each([
    [20, "pro", undefined],
    [61, "lite", "timeout"],
  ] as const)('with a model that takes %i minutes: the text is rewritten by "%s"', async (minutes, engine, failure) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { outcome } = run(text(1), answeredAfter(minutes), { modelMs: 60 * minuteMs });
    await vi.advanceTimersByTimeAsync(70 * minuteMs);
    expect(await outcome).toMatchObject({ engine, failure });
  });
});

describe("the field `failure` of an outcome", () => {
  test("holds the first fault if the model could not be asked", async () => {
    const { outcome } = run(text(3), (question) => fault(numberOf(question) === 0 ? "misconfigured" : "closed"), {
      concurrency: 1,
    });
    expect(await outcome).toMatchObject({ engine: "lite", hasAnswered: false, failure: "misconfigured" });
  });

  test("holds the fault of one passage even if the model rewrote all others", async () => {
    const { outcome } = run(text(3), (question) => (numberOf(question) === 1 ? fault("cut") : "Said otherwise."));
    expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: true, hasAnswered: true, failure: "cut" });
  });

  test("is undefined if the model answered, even if its answers failed the checks", async () => {
    expect((await run(text(2), () => "bad answer.").outcome).failure).toBeUndefined();
    expect((await run(text(2), () => "Said otherwise.").outcome).failure).toBeUndefined();
  });
});
