import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { engineNames } from "@rewright/contract/engines";
import { createEngine, type ProReport } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { type Behaviour, behaviours, createLanguageModel } from "@rewright/sandbox/language-model";
import { describe, expect, test } from "vitest";
import { createDesk } from "../src/create-desk.ts";
import { createLedger, createPro, createSlots, type Part, type ProOutcome } from "../src/index.ts";
import { damage } from "./independent-checks.ts";
import { markdown, prose, takeovers } from "./texts.ts";

const engine = createEngine(readModels());
/** What never answers is waited for so long: little where that is the point, and much where a busy machine is slow. */
const shortTimeoutMs = 1500;
const longTimeoutMs = 20_000;
const silent: ReadonlySet<Behaviour> = new Set<Behaviour>(["timeout", "hang-mid-stream"]);
const concurrency = 8;

interface Rewritten {
  readonly outcome: ProOutcome<ProReport>;
  readonly parts: readonly Part[];
  readonly log: string;
}

/** Rewrites a text by a Pro and a stand-in of its own, so that nothing has been learned of its endpoint yet. */
async function rewrite(text: string, script: { always?: Behaviour; next?: Behaviour[] }): Promise<Rewritten> {
  const standIn = createLanguageModel();
  const server = createServer(getRequestListener(standIn.answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model } = standIn.settingsAt(address);
  try {
    const told = await fetch(`${address}/llm/control`, { method: "POST", body: JSON.stringify(script) });
    expect(told.status).toBe(200);
    const timeoutMs = script.always && silent.has(script.always) ? shortTimeoutMs : longTimeoutMs;
    return await rewriteWith({ baseUrl, model }, timeoutMs, text);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function rewriteWith(
  endpoint: { baseUrl: string; model: string },
  timeoutMs: number,
  text: string,
): Promise<Rewritten> {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const pro = createPro({
    desk: createDesk(engine),
    model: {
      settings: {
        endpoints: [{ ...endpoint, apiKey: undefined }],
        concurrency,
        timeoutMs,
        dailyTokens: undefined,
        dailyCost: undefined,
        prices: { input: 0, output: 0 },
        cache: false,
      },
      slots: createSlots(concurrency),
      ledger: createLedger(),
      logger: { warn: note, error: note },
      now: Date.now,
    },
  });
  const parts: Part[] = [];
  const outcome = await pro.rewrite(
    text,
    {},
    { signal: new AbortController().signal, owner: undefined, priority: 0, onPart: (part) => void parts.push(part) },
  );
  return { outcome, parts, log: JSON.stringify(lines) };
}

/** What holds whatever the model did. */
function expectNoDamage(text: string, { outcome: { result, engine: answered }, parts, log }: Rewritten): void {
  expect(damage(text, result.text)).toEqual([]);
  expect(result.integrity).toEqual({ ok: true, problems: [] });
  expect(parts.map((part) => part.text).join("")).toBe(result.text);
  expect(parts.map(({ index }) => index)).toEqual(parts.map((_, i) => i));
  expect(result.writers.length).toBe(result.sentences.length);
  expect(answered).toBe(result.writers.includes("pro") ? "pro" : "lite");
  for (const word of ["Lismore", "Okafor", "BANANA", "Elena"]) expect(log).not.toContain(word);
}

/** Answers that the checks put right, so that the model's sentences are taken. */
const repaired: ReadonlySet<Behaviour> = new Set<Behaviour>([
  "good",
  "slow",
  "changed-mark-content",
  "reasoning",
  "fenced",
  "quoted",
  "tags-around",
]);

/** Misbehaviour that shows in any text at all, and so never passes. */
const hopeless: ReadonlySet<Behaviour> = new Set<Behaviour>([
  "refusal",
  "obeys",
  "prompt-leak",
  "other-language",
  "too-long",
  "markdown-added",
  "added-fact",
  "timeout",
  "429",
  "429-date",
  "500",
  "502",
  "503",
  "wrong-key",
  "connection-reset",
  "not-json",
  "html",
  "absurd",
  "empty",
  "whitespace",
  "giant",
  "cut-stream",
  "hang-mid-stream",
  "finish-length",
  "content-filter",
]);

const table = new Map<Behaviour, string>();

describe("whatever the model does, the text keeps what it says", () => {
  test.each(behaviours)("%s", { timeout: 120_000 }, async (behaviour) => {
    const always = [await rewrite(prose, { always: behaviour }), await rewrite(markdown, { always: behaviour })];
    // Silence is waited for once; that it ends is shown by the other.
    const once = silent.has(behaviour) ? undefined : await rewrite(prose, { next: [behaviour] });
    for (const [i, text] of [prose, markdown].entries()) expectNoDamage(text, always[i]!);
    if (once) expectNoDamage(prose, once);

    const byPro = always.flatMap(({ outcome }) => outcome.result.writers).filter((writer) => writer === "pro").length;
    if (repaired.has(behaviour)) expect(byPro).toBeGreaterThan(10);
    if (hopeless.has(behaviour)) expect(byPro).toBe(0);
    if (once) expect(once.outcome.engine).toBe(behaviour === "wrong-key" ? "lite" : "pro");

    const all = always.flatMap(({ outcome }) => outcome.result.writers).length;
    table.set(behaviour, `| ${behaviour} | ${byPro} of ${all} | ${once ? engineNames[once.outcome.engine] : "–"} |`);
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
