import { join } from "node:path";
import { engineNames } from "@rewright/contract/engines";
import { behaviours } from "@rewright/sandbox/language-model";
import { describe, expect, test } from "vitest";
import {
  expectAnsweredBy,
  expectNoDamage,
  rewrite,
  sentencesByModel,
  silent,
  withoutPauses,
} from "./misbehaving-model.ts";
import { markdown, prose, takeovers } from "./texts.ts";

withoutPauses();

/** Paragraphs with figures, a quotation, names, an address, a "must not", a "does not" and a "no longer". */
const shortProse = prose
  .split("\n\n")
  .filter((_, i) => [0, 2, 3, 4].includes(i))
  .join("\n\n");
const table = new Map<string, string>();

describe("whatever the model does, the text keeps what it says", () => {
  test.each(behaviours)("%s", { timeout: 120_000 }, async (behaviour) => {
    const texts = [shortProse, markdown];
    const [always, once] = await Promise.all([
      Promise.all(texts.map((text) => rewrite(text, { always: behaviour }))),
      // Silence is waited for once; that it ends is shown by the others.
      silent.has(behaviour) ? undefined : rewrite(shortProse, { next: [behaviour] }),
    ]);
    for (const [i, text] of texts.entries()) expectNoDamage(text, always[i]!);
    const { pro, all } = sentencesByModel(behaviour, always);
    if (once) {
      expectNoDamage(shortProse, once);
      expectAnsweredBy(behaviour, once);
    }
    table.set(behaviour, `| ${behaviour} | ${pro} of ${all} | ${once ? engineNames[once.outcome.engine] : "–"} |`);
  });

  test("and the table of it is in the documents", async () => {
    const text = [...heading, ...behaviours.map((behaviour) => table.get(behaviour)), ""].join("\n");
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "../../../docs/guarantees.md"));
  });
});

describe("a text that tries to take over is a text", () => {
  test.each(Object.entries(takeovers))("%s", async (_, text) => {
    for (const always of ["good", "obeys", "prompt-leak"] as const)
      expectNoDamage(text, await rewrite(text, { always }));
  });
});

const heading = [
  "# What Humanize Pro does when its language model misbehaves",
  "",
  "Written by `packages/pro/test/guarantees.test.ts`; not to be edited by hand. The whole pipeline, with the real engine and the real",
  "client, rewrites two documents while the stand-in model misbehaves always, and one while it does so once. After each run a checker of",
  "its own compares the texts: every number, quotation, address, heading, list, table and line of code, the negations and obligations are",
  "as before, no name came in, nothing of the prompt came out, and no order in a text was obeyed. The table says how many sentences",
  "were still by the model, all others being by Humanize Lite, and who answered where it happened once in a text.",
  "",
  "| The model's behaviour | sentences by the model, when always | answered by, when once |",
  "|---|---|---|",
];
