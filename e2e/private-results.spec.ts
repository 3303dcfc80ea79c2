import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { modes } from "@rewright/contract/rewriting";
import { createEngine, type Engine } from "@rewright/engine";
import { answerLite } from "@rewright/lite/answer-lite";
import { readModels } from "@rewright/models";
import { paragraphs } from "../bench/paragraphs.ts";
import { enterPremium, newEmail } from "./people.ts";
import { expect, longPassage, passage, test } from "./test.ts";

const root = join(import.meta.dirname, "..");
const plan = { name: "Premium", wordsPerRequest: 5000 };
const styles = modes.filter((mode) => mode !== "premium");

interface Asked {
  readonly path: string;
  readonly fields: object;
}

/** Returns 100 texts from this repository: stiff prose, and paragraphs of the documentation with stiff prose after them. */
function someTexts(): string[] {
  const files = globSync("{README.md,CHANGELOG.md,docs/**/*.md}", { cwd: root }).sort();
  const all = files.flatMap((file) => readFileSync(join(root, file), "utf8").split(/\n{2,}/));
  const long = all.filter((text) => text.split(/\s+/).length >= 25 && text.length < 600);
  const stiff = [passage.replaceAll("\n", "\r\n"), longPassage, ...paragraphs];
  const others = Array.from({ length: 100 - stiff.length }, (_, index) => {
    const written = long[index * Math.floor(long.length / 100)];
    return `${written}\n\n${paragraphs[index % paragraphs.length]}`;
  });
  return [...stiff, ...others];
}

/** Returns requests of every kind, with each style, several strengths, seeds and spellings. */
function requestsFor(texts: readonly string[]): Asked[] {
  return texts.flatMap((text, index): Asked[] => {
    const mode = styles[index % styles.length]!;
    const spelling = [undefined, "us", "uk"][index % 3];
    const seed = index;
    const level = 1 + ((index * 7) % 10);
    const unlike = index % 20 === 0 ? [seed] : [];
    const rewrite = { path: "/hum", fields: { text_content: text, mode, level, seed, spelling, unlike } };
    if (index % 10 !== 0) return [rewrite];
    const sentence = text.slice(0, 300);
    return [
      rewrite,
      { path: "/hum/measure", fields: { text } },
      { path: "/hum/alternatives", fields: { sentence, mode, seed, wordings: [sentence] } },
      { path: "/hum/fixes", fields: { sentences: [sentence], mode, seed, keep: [] } },
    ];
  });
}

/** Sends the requests to the worker of private mode, and returns its answers. */
function answersOfWorker(page: Page, requests: readonly Asked[]): Promise<string[]> {
  const script = readdirSync(join(root, "packages/web/build/client/private")).find((name) =>
    /^engine-worker.*\.js$/.test(name),
  )!;
  return page.evaluate(
    async ({ script, requests, plan }) => {
      const worker = new Worker(`/private/${script}`, { type: "module" });
      const answers: string[] = [];
      await new Promise<void>((resolve, reject) => {
        worker.onerror = () => reject(new Error("The worker failed."));
        worker.onmessage = ({ data }) => {
          if (data.kind === "ready")
            for (const [id, asked] of requests.entries()) worker.postMessage({ id, ...asked, plan });
          else if (data.kind !== "answer") reject(new Error(JSON.stringify(data)));
          else answers[data.id] = JSON.stringify(data.answer);
          if (answers.length === requests.length && !answers.includes(undefined!)) resolve();
        };
      });
      worker.terminate();
      return answers;
    },
    { script, requests, plan },
  );
}

test("[BEYOND-127] private mode gives the same bytes as the server's engine for 100 texts", async ({ page }) => {
  test.slow();
  const texts = someTexts();
  expect(new Set(texts).size).toBe(100);
  const requests = requestsFor(texts);
  await enterPremium(page, newEmail("private"));
  await page.goto("/private");
  const bar = page.getByRole("region", { name: "On this device" });
  await bar.getByRole("button", { name: "Download" }).click();
  await expect(bar).toContainText("Private mode is on. Your text stays on this device", { timeout: 60_000 });

  const engine: Engine = createEngine(readModels());
  const expected = requests.map(({ path, fields }) => JSON.stringify(answerLite(engine, plan, path, fields)));
  const answers = await answersOfWorker(page, requests);
  expect(answers.length).toBe(130);
  for (const [index, answer] of answers.entries()) expect(answer, requests[index]!.path).toBe(expected[index]);
  // The comparison is of texts that the engine does change.
  const changed = expected.filter((answer) => answer.includes('"edits":[{'));
  expect(changed.length).toBeGreaterThan(50);
});
