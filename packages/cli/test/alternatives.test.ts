import { expect, test } from "vitest";
import { rewright } from "./rewright.ts";

const sentence = "In order to utilize the disk, the team must free 20 GB first.";

test("`alternatives` prints other wordings of a sentence, one per line", async () => {
  const { status, out, err } = await rewright(["alternatives"], `  ${sentence}\n`);
  expect(err).toBe("");
  expect(status).toBe(0);
  const found = out.trimEnd().split("\n");
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(new Set([sentence, ...found]).size).toBe(found.length + 1);
  for (const alternative of found) expect(alternative).toContain("20 GB");
});

test("`alternatives --json` prints the alternatives together with the sentence itself", async () => {
  const { out } = await rewright(["alternatives", "--json", "--mode", "formal", "--seed", "3"], `${sentence}\n`);
  expect(JSON.parse(out)).toEqual({ sentence, alternatives: expect.any(Array) });
});
