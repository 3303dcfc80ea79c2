import fc from "fast-check";
import { expect, test } from "vitest";
import { createSemaphore } from "./single-process.ts";

test("a semaphore never exceeds its limit, and starts all work in the order of arrival", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (s, places, leaving) => {
        const semaphore = createSemaphore(places);
        const begun: number[] = [];
        let running = 0;
        const all = leaving.map((isLeaving, i) => {
          const leave = new AbortController();
          const work = semaphore.run({ signal: leave.signal, priority: 0 }, async () => {
            expect(++running).toBeLessThanOrEqual(places);
            begun.push(i);
            // Work that is aborted while waiting must not take another's slot.
            leave.abort(new Error("gone"));
            await s.schedule(Promise.resolve());
            running--;
          });
          if (isLeaving) leave.abort(new Error("gone"));
          return work.catch((error: Error) => error.message);
        });
        await s.waitFor(Promise.all(all));
        expect(running).toBe(0);
        expect(begun).toEqual([...begun].sort((a, b) => a - b));
        const outcomes = await Promise.all(all);
        expect(outcomes.filter((outcome) => outcome === "gone").length).toBe(leaving.length - begun.length);
      },
    ),
  );
});
