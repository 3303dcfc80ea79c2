import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { memoryOptions, memoryVariables } from "./memory-limits.ts";

/** A program that allocates many objects, and prints the size of V8's new space in megabytes. */
const program = `
  const used = [];
  for (let i = 0; i < 3e6; i++) used[i % 2e5] = { number: i, before: [i] };
  const { space_size } = require("node:v8").getHeapSpaceStatistics().find((space) => space.space_name === "new_space");
  console.log(space_size / 2 ** 20);`;

/** A program that frees large buffers between smaller ones, and prints how many megabytes it still holds for them. */
const freeing = `
  async function free() {
    for (let turn = 0; turn < 3; turn++) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function main() {
    let first = Buffer.alloc(2 ** 24, 1);
    first = undefined;
    await free();
    const before = process.memoryUsage.rss();
    const kept = [];
    let freed = [];
    for (let i = 0; i < 200; i++) {
      freed.push(Buffer.alloc(2 ** 19, 1));
      kept.push(Buffer.alloc(20_000, 1));
    }
    freed = undefined;
    await free();
    console.log((process.memoryUsage.rss() - before) / 2 ** 20, kept.length);
  }
  void main();`;

const heldMb = (env: Readonly<Record<string, string>>) =>
  Number.parseFloat(
    spawnSync(process.execPath, ["--expose-gc", "-e", freeing], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, ...env },
    }).stdout,
  );

const newSpaceMb = (options: readonly string[]) =>
  Number(spawnSync(process.execPath, [...options, "-e", program], { encoding: "utf8" }).stdout);

/** Three halves of 2 MB, of which V8 uses the third while it cleans, and a page that is being filled. */
const mostMb = 7;

test("[BEYOND-60] a server process keeps at most 7 MB for new objects, while Node's default is many times as much", () => {
  expect(newSpaceMb(memoryOptions)).toBeLessThanOrEqual(mostMb);
  expect(newSpaceMb([])).toBeGreaterThan(2 * mostMb);
});

test.runIf(process.platform === "linux")(
  "[BEYOND-60] a server process returns the memory of freed buffers to the system, where glibc would keep it",
  () => {
    expect(heldMb(memoryVariables)).toBeLessThan(20);
    expect(heldMb({})).toBeGreaterThan(80);
  },
);
