import { join } from "node:path";
import { engineNames } from "@rewright/contract/engines";
import { behaviours, readings } from "@rewright/sandbox/language-model";
import { describe, expect, test } from "vitest";
import {
  expectNoDamage,
  type Rewritten,
  rewrite,
  type Script,
  sentencesByModel,
  sentencesRead,
  silent,
  withoutPauses,
} from "./misbehaving-model.ts";
import { markdown, prose, takeovers } from "./texts.ts";

withoutPauses();

/**
 * Four paragraphs of the prose, with figures, a quotation, names, an address, a "must not", a "does not" and a "no
 * longer".
 */
const shortProse = prose
  .split("\n\n")
  .filter((_, i) => [0, 2, 3, 4].includes(i))
  .join("\n\n");
const texts = [shortProse, markdown];
const rows: string[] = [];
const readerRows: string[] = [];

/** Rewrites both test texts, and checks that they keep their meaning. */
async function rewriteBoth(script: Script): Promise<Rewritten[]> {
  const both = await Promise.all(texts.map((text) => rewrite(text, script)));
  for (const [i, text] of texts.entries()) expectNoDamage(text, both[i]!);
  return both;
}

describe("[SAFETY-19] a text keeps its meaning, however the model that rewrites it misbehaves", () => {
  test.each(behaviours)('with the behaviour "%s"', { timeout: 120_000 }, async (behaviour) => {
    const [always, once] = await Promise.all([
      rewriteBoth({ always: behaviour, reading: "always-faithful" }),
      // One test waits for a silent endpoint; the others show that the wait ends.
      silent.has(behaviour) ? undefined : rewrite(shortProse, { next: [behaviour] }),
    ]);
    if (once) {
      expectNoDamage(shortProse, once);
      expect(once.outcome.engine).toBe("pro");
    }
    const { pro, all } = sentencesByModel(behaviour, always);
    rows.push(`| ${behaviour} | ${pro} of ${all} | ${once ? engineNames[once.outcome.engine] : "–"} |`);
  });
});

describe("a text keeps its meaning, however the model that checks the rewrite misbehaves", () => {
  test.each(readings)('with the behaviour "%s"', async (reading) => {
    const both = await rewriteBoth({ reading });
    const { pro, read, all } = sentencesRead(reading, both);
    const answered = new Set(both.map(({ outcome }) => engineNames[outcome.engine]));
    readerRows.push(`| ${reading} | ${pro} of ${all} | ${read} | ${[...answered].join(", ")} |`);
  });

  test("an endpoint that refuses the answer format gets the request without it", async () => {
    sentencesRead("good", await rewriteBoth({ refusesForm: true }));
  });
});

test("docs/guarantees.md contains the tables that these tests produce", async () => {
  const text = [...heading, ...rows, ...readersHeading, ...readerRows, ""].join("\n");
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "../../../docs/guarantees.md"));
});

describe("[SAFETY-19] a text that contains instructions to the model is rewritten like any other", () => {
  test.each(Object.entries(takeovers))('for example the text "%s"', async (_, text) => {
    for (const always of ["good", "obeys", "prompt-leak"] as const)
      expectNoDamage(text, await rewrite(text, { always, reading: "always-faithful" }));
  });
});

const heading = [
  "# What Humanize Pro does when its language model misbehaves",
  "",
  "Written by `packages/pro/test/guarantees.test.ts`; not to be edited by hand. The whole pipeline, with the real engine and the real",
  "client, rewrites two documents while the simulated model always misbehaves, and one while it misbehaves once. After each run a separate",
  "checker compares the texts: every number, quotation, address, heading, list, table and line of code, the negations and obligations are",
  "as before, no name was added, nothing of the prompt appears, and no instruction in a text was obeyed. Where the model always misbehaves, its",
  "second reading calls everything faithful, so that the rules alone protect the text. The table shows how many sentences were still by the",
  "model (all others are by Humanize Lite or unchanged), and which engine answered when the model misbehaved once.",
  "",
  "| The model's behaviour | sentences by the model, when always | answered by, when once |",
  "|---|---|---|",
];

const readersHeading = [
  "",
  "## When its second reader misbehaves",
  "",
  "The same two documents, rewritten well, while the second reading always fails or misjudges. Without one, because the endpoint is down, the",
  "rules alone decide. A sentence of the model without a readable verdict is not used.",
  "",
  "| The second reader's behaviour | sentences by the model | of these, read a second time | answered by |",
  "|---|---|---|---|",
];
