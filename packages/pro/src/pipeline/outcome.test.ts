import { afterEach, describe, expect, test, vi } from "vitest";
import { fault, never, numberOf, run, text } from "../../test/run-text.ts";

const minuteMs = 60_000;
afterEach(() => void vi.useRealTimers());

describe("the time limit of a text", () => {
  const answeredAfter = (minutes: number) => (_: unknown, signal: AbortSignal) =>
    Promise.race([
      never(signal),
      new Promise<string>((resolve) => setTimeout(resolve, minutes * minuteMs, "Said slowly.")),
    ]);

  test.each([
    [20, "pro", undefined],
    [61, "lite", "timeout"],
  ] as const)("with the model taking %i of 60 minutes leads to the engine %s", async (minutes, engine, failure) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { outcome } = run(text(1), answeredAfter(minutes), { modelMs: 60 * minuteMs });
    await vi.advanceTimersByTimeAsync(70 * minuteMs);
    expect(await outcome).toMatchObject({ engine, failure });
  });
});

describe("the outcome's failure", () => {
  test("is the reason why the model could not be asked", async () => {
    const { outcome } = run(text(3), (question) => fault(numberOf(question) === 0 ? "misconfigured" : "closed"), {
      concurrency: 1,
    });
    expect(await outcome).toMatchObject({ engine: "lite", hasAnswered: false, failure: "misconfigured" });
  });

  test("is also set if the model wrote the rest", async () => {
    const { outcome } = run(text(3), (question) => (numberOf(question) === 1 ? fault("cut") : "Said otherwise."));
    expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: true, hasAnswered: true, failure: "cut" });
  });

  test("is absent if the model answered, even if its answers failed the checks", async () => {
    expect((await run(text(2), () => "bad answer.").outcome).failure).toBeUndefined();
    expect((await run(text(2), () => "Said otherwise.").outcome).failure).toBeUndefined();
  });
});
