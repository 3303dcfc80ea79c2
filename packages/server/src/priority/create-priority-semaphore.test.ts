import fc from "fast-check";
import { expect, test } from "vitest";
import { createPrioritySemaphore } from "./create-priority-semaphore.ts";

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a task that runs until the test ends it. */
function pausedWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test("no more tasks than the limit run at once, every task runs once, and a failed task lets the next one run", async () => {
  const job = fc.record({
    handicap: fc.nat(20_000),
    turns: fc.nat(3),
    fails: fc.boolean(),
    leavesAfter: fc.option(fc.nat(3)),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(job, { maxLength: 20 }), async (permits, jobs) => {
      const semaphore = createPrioritySemaphore({ permits });
      let running = 0;
      const begun: number[] = [];
      const outcomes = await Promise.allSettled(
        jobs.map(async ({ handicap, turns, fails, leavesAfter }, index) => {
          const leaving = new AbortController();
          if (leavesAfter !== null) {
            for (let ticket = 0; ticket < leavesAfter; ticket++) await null;
            queueMicrotask(() => leaving.abort(new Error("left")));
          }
          return semaphore.run({ signal: leaving.signal, priority: handicap }, async () => {
            begun.push(index);
            expect(++running).toBeLessThanOrEqual(permits);
            for (let ticket = 0; ticket < turns; ticket++) await settle();
            running--;
            if (fails) throw new Error("failed");
            return index;
          });
        }),
      );
      for (const [index, outcome] of outcomes.entries()) {
        const { fails, leavesAfter } = jobs[index]!;
        const hasBegun = begun.includes(index);
        if (!hasBegun) expect(leavesAfter).not.toBeNull();
        if (hasBegun && !fails) expect(outcome).toEqual({ status: "fulfilled", value: index });
        if (hasBegun && fails) expect(outcome).toMatchObject({ reason: { message: "failed" } });
        if (!hasBegun) expect(outcome).toMatchObject({ reason: { message: "left" } });
      }
      expect(new Set(begun).size).toBe(begun.length);
      // No task is running any more.
      const paused = Array.from({ length: permits }, pausedWork);
      let begunAfter = 0;
      const last = paused.map(({ work }) =>
        semaphore.run({ signal: never, priority: 0 }, () => {
          begunAfter++;
          return work();
        }),
      );
      await settle();
      expect(begunAfter).toBe(permits);
      for (const { end } of paused) end();
      await Promise.all(last);
    }),
    { numRuns: 60 },
  );
});

test("when a task ends, the waiting task that is then first in the queue runs", async () => {
  let now = 0;
  const semaphore = createPrioritySemaphore({ permits: 1, now: () => now });
  const first = pausedWork();
  const order: string[] = [];
  const ask = (name: string, priority: number, signal = never) =>
    semaphore.run({ signal, priority }, async () => void order.push(name)).catch(() => {});
  const running = semaphore.run({ signal: never, priority: 0 }, first.work);
  const leaving = new AbortController();
  const asked = [ask("guest", 15_000), ask("gone", 0, leaving.signal), ask("free", 10_000)];
  now = 9000;
  asked.push(ask("premium", 0));
  now = 11_000;
  asked.push(ask("late premium", 0));
  leaving.abort();
  first.end();
  await Promise.all([running, ...asked]);
  expect(order).toEqual(["premium", "free", "late premium", "guest"]);
});

test("when too many tasks of the same priority wait, further ones are refused, and waiting and running tasks continue", async () => {
  const semaphore = createPrioritySemaphore({ permits: 1, mayWait: 1, now: () => 0 });
  const first = pausedWork();
  const running = semaphore.run({ signal: never, priority: 0 }, first.work);
  const ask = (priority: number, signal = never) => semaphore.runOrRefuse({ signal, priority }, async () => priority);
  const leaving = new AbortController();
  const guest = ask(15_000, leaving.signal);
  await expect(ask(15_000)).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 5 });
  const premium = ask(0);
  const underWay = semaphore.run({ signal: never, priority: 0 }, async () => "under way");
  await expect(ask(0)).rejects.toMatchObject({ code: "busy" });
  leaving.abort(new Error("left"));
  await expect(guest).rejects.toThrow("left");
  const another = ask(15_000);
  first.end();
  await running;
  expect(await Promise.all([premium, underWay, another])).toEqual([0, "under way", 15_000]);
  expect(await ask(0)).toBe(0);
});
