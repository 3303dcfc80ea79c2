import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("calls beyond the limit wait and start in the order in which they arrived", async () => {
  const limit = atMost(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string): Promise<string> =>
    limit(() => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  const results = ["a", "b", "c", "d"].map(run);
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")!();
  await results[1];
  expect(begun).toEqual(["a", "b", "c"]);
  ends.get("c")!();
  await results[2];
  ends.get("a")!();
  ends.get("d")!();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("a call that fails lets the next one start", async () => {
  const limit = atMost(1);
  const failed = limit(() => Promise.reject(new Error("no data")));
  const next = limit(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("no data");
  expect(await next).toBe("done");
});
