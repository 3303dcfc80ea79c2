import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHashingQueue, type HashingClass } from "./hashing-queue.ts";

const hashMs = 200;
const places = 40;

let queue: ReturnType<typeof createHashingQueue>;
let started: HashingClass[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  queue = createHashingQueue();
  started = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for passwords to be hashed. Each takes 200 ms of the simulated time. */
function hash(count: number, by: HashingClass): Promise<void>[] {
  return Array.from({ length: count }, () =>
    queue.run(by, async () => {
      started.push(by);
      await new Promise((resolve) => setTimeout(resolve, hashMs));
    }),
  );
}

test("[SAFETY-57] known callers who come later are served before unknown ones", async () => {
  const all = [...hash(10, "unknown"), ...hash(5, "known")];
  await vi.advanceTimersByTimeAsync(3 * hashMs);
  expect(started.slice(0, 6)).toEqual(["unknown", "known", "known", "known", "known", "known"]);
  await vi.advanceTimersByTimeAsync(10 * hashMs);
  await Promise.all(all);
  expect(started).toHaveLength(15);
});

test("[SAFETY-57] two passwords are hashed at the same time, of which one at most is of an unknown caller", async () => {
  void hash(5, "unknown");
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["unknown"]);
  void hash(5, "known");
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["unknown", "known"]);
});

test("[SAFETY-57] while known callers keep coming, an unknown caller is served every five seconds", async () => {
  void hash(1, "known");
  void hash(5, "unknown");
  const times: number[] = [];
  for (let ms = 0; ms <= 15_000; ms += hashMs / 2) {
    void hash(1, "known");
    await vi.advanceTimersByTimeAsync(hashMs / 2);
    if (started.splice(0).includes("unknown")) times.push(ms);
  }
  expect(times).toEqual([0, 4900, 9900, 14_900]);
});

test("[SAFETY-57] a full queue refuses three seconds later, and beyond 500 such requests at once", async () => {
  const endless = () => new Promise<void>(() => {});
  for (let one = 0; one < places + 1; one++) void queue.run("unknown", endless);
  await vi.advanceTimersByTimeAsync(0);
  let refused = 0;
  const ask = () => void queue.admit("unknown").catch(({ code }) => (refused += code === "busy" ? 1 : 0));
  for (let one = 0; one < 500; one++) ask();
  await vi.advanceTimersByTimeAsync(2900);
  expect(refused).toBe(0);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(refused).toBe(501);
  await expect(queue.admit("known")).resolves.toBeUndefined();
});
