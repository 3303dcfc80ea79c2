import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { memoryOptions } from "./memory-limits.ts";

/** A program that allocates many objects, and prints the size of V8's new space in megabytes. */
const program = `
  const used = [];
  for (let i = 0; i < 3e6; i++) used[i % 2e5] = { number: i, before: [i] };
  const { space_size } = require("node:v8").getHeapSpaceStatistics().find((space) => space.space_name === "new_space");
  console.log(space_size / 2 ** 20);`;

const newSpaceMb = (options: readonly string[]) =>
  Number(spawnSync(process.execPath, [...options, "-e", program], { encoding: "utf8" }).stdout);

test("[BEYOND-60] a server process keeps at most 4 MB for new objects, while Node's default is many times as much", () => {
  expect(newSpaceMb(memoryOptions)).toBeLessThanOrEqual(4);
  expect(newSpaceMb([])).toBeGreaterThan(8);
});
