import fc from "fast-check";
import { expect, test } from "vitest";
import { AgeingQueue, type Waiting } from "./ageing-queue.ts";
import { handicapsMs } from "./classes.ts";

const handicap = fc.constantFrom(...Object.values(handicapsMs));
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("push" as const), afterMs: fc.nat(4000), handicap }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("shift" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), which: fc.nat(50) }) },
);

test("items leave the queue in the order of arrival time plus delay, and items that were removed are skipped", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 200 }), (actions) => {
      const queue = new AgeingQueue<number>();
      let model: { item: number; due: number; waiting: Waiting<number> }[] = [];
      let now = 0;
      for (const [item, step] of actions.entries()) {
        if (step.kind === "push") {
          now += step.afterMs;
          const waiting = queue.push(item, now, step.handicap);
          model.push({ item, due: now + step.handicap, waiting });
          // The sort is stable: of equal items, the first to arrive stays first.
          model.sort((a, b) => a.due - b.due);
        }
        if (step.kind === "shift") expect(queue.shift()?.item).toBe(model.shift()?.item);
        if (step.kind === "remove" && model.length > 0) {
          const leaving = model[step.which % model.length]!;
          queue.remove(leaving.waiting);
          queue.remove(leaving.waiting);
          model = model.filter((one) => one !== leaving);
        }
        expect(queue.size).toBe(model.length);
      }
      expect(Array.from(model, () => queue.shift()?.item)).toEqual(model.map((one) => one.item));
    }),
  );
});

test("[RULES-42] a later item overtakes an earlier one only if its delay is shorter by more than the time between their arrivals", () => {
  const arrival = fc.record({ afterMs: fc.nat(8000), handicap });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (arrivals, servedOfFive) => {
      const queue = new AgeingQueue<{ arrivedAt: number; handicap: number }>();
      const waiting = new Set<{ arrivedAt: number; handicap: number }>();
      let now = 0;
      for (const [index, arrival] of arrivals.entries()) {
        now += arrival.afterMs;
        const one = { arrivedAt: now, handicap: arrival.handicap };
        queue.push(one, now, arrival.handicap);
        waiting.add(one);
        if (index % 5 >= servedOfFive) continue;
        const served = queue.shift()!.item;
        waiting.delete(served);
        for (const overtaken of waiting) {
          const laterMs = served.arrivedAt - overtaken.arrivedAt;
          expect(laterMs).toBeLessThanOrEqual(Math.max(0, overtaken.handicap - served.handicap));
        }
      }
    }),
  );
});

test("[RULES-42] a guest waits for the premium callers of the next fifteen seconds at most, however many keep coming", () => {
  const queue = new AgeingQueue<string>();
  queue.push("guest", 0, handicapsMs.guest);
  let servedPremium = 0;
  // Two callers come every 100 ms, and one is served.
  for (let now = 0; ; now += 100) {
    queue.push("premium", now, handicapsMs.premium);
    queue.push("premium", now, handicapsMs.premium);
    if (queue.shift()!.item === "guest") break;
    servedPremium++;
  }
  expect(servedPremium).toBe((handicapsMs.guest / 100) * 2);
});
