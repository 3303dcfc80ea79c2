import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium, findHeadlessShell } from "../scripts/chromium.mjs";
import { textOf } from "./text-of.ts";
import { startProduct } from "./web/start-product.ts";

const built = join(import.meta.dirname, "..", "packages", "web", "build");
const script = () => readdirSync(join(built, "client", "private")).find((name) => /^engine-worker.*\.js$/.test(name))!;

interface PrivateModeFigures {
  /** The megabytes that are downloaded besides the page: the models and the engine's code. */
  readonly downloadMb: number;
  /** The milliseconds from the start of the worker until it is ready, if the models are already on the device. */
  readonly startMs: number;
  /** The median milliseconds for 200 words at level 7 in the worker, after its warm-up. */
  readonly rewriteMs: number;
  /** The same as `rewriteMs`, on a processor that is slowed down by a factor of 4. */
  readonly slowedMs: number;
  /** The peak memory in MB of the page's process, including its worker and the parts of Chromium that it shares. */
  readonly peakMb: number;
}

const slowedTimes = 4;

/**
 * The number of texts whose times are measured, and the number of texts before them, during which the worker still
 * warms up.
 */
const [counted, uncounted] = [21, 20];

/** Measures private mode in a browser, with the product as in production. */
export async function measurePrivateMode(): Promise<PrivateModeFigures> {
  const { origin, stop } = await startProduct({ PRIVATE_MODE: "everyone" });
  const executablePath = findChromium() ?? findHeadlessShell();
  if (executablePath === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH to its program.");
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/private`);
    await page.getByRole("button", { name: "Download" }).click();
    await page.locator("[data-private=on]").waitFor({ timeout: 120_000 });
    await rewriteInPage(page);
    const peakMb = await peakMemoryMb(browser);
    const { startMs, rewriteMs } = await measureWorker(page);
    return { downloadMb: downloadMb(), startMs, rewriteMs, slowedMs: await measureSlowed(page, origin), peakMb };
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * Returns requests to rewrite 200 words at level 7. Each text begins with another number, so that no two texts are
 * equal.
 */
function requests(count: number) {
  const plan = { name: "Premium", wordsPerRequest: 5000 };
  const text = textOf(195).split(/\s+/).slice(0, 199).join(" ");
  return Array.from({ length: count }, (_, id) => ({
    ...{ id, plan, path: "/hum" },
    fields: { text_content: `${id} ${text}`, level: 7 },
  }));
}

/** Rewrites three texts as a user does, so that the memory for their results is measured too. */
async function rewriteInPage(page: Page): Promise<void> {
  for (const { fields } of requests(3)) {
    await page.getByLabel("Original Text", { exact: true }).fill(fields.text_content);
    await page.getByRole("button", { name: "Humanize", exact: true }).click();
    await page.getByText("The humanized text is ready.").waitFor({ state: "attached" });
  }
}

/** Measures the times of a second worker, which runs beside the page's own. */
async function measureWorker(page: Page): Promise<{ startMs: number; rewriteMs: number }> {
  const [startMs = 0, ...times] = await page.evaluate(
    async ({ script, asked }) => {
      const begun = performance.now();
      const worker = new Worker(`/private/${script}`, { type: "module" });
      const next = () => new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
      await next();
      const measured = [performance.now() - begun];
      for (const request of asked) {
        const from = performance.now();
        worker.postMessage(request);
        await next();
        measured.push(performance.now() - from);
      }
      worker.terminate();
      return measured;
    },
    { script: script(), asked: requests(counted + uncounted) },
  );
  return { startMs, rewriteMs: median(times.slice(uncounted)) };
}

/**
 * Measures rewriting with the worker's script in the page's own thread, because the browser can slow down only this
 * thread.
 */
async function measureSlowed(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/terms`);
  const slowing = await page.context().newCDPSession(page);
  await slowing.send("Emulation.setCPUThrottlingRate", { rate: slowedTimes });
  const times = await page.evaluate(
    async ({ script, asked }) => {
      let heard = () => {};
      window.postMessage = () => heard();
      const next = () =>
        new Promise<void>((resolve) => {
          heard = resolve;
        });
      const ready = next();
      await import(/* @vite-ignore */ `/private/${script}`);
      await ready;
      const measured: number[] = [];
      for (const request of asked) {
        const from = performance.now();
        const answered = next();
        dispatchEvent(new MessageEvent("message", { data: request }));
        await answered;
        measured.push(performance.now() - from);
      }
      return measured;
    },
    { script: script(), asked: requests(counted + uncounted) },
  );
  return median(times.slice(uncounted));
}

/** Returns the peak resident memory of a renderer process in MB, as recorded by Linux. */
async function peakMemoryMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const peaks = renderers.map(({ id }) => {
    const [, kilobytes = "0"] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  });
  return Math.max(...peaks);
}

/** Returns the megabytes that are downloaded once, after compression. */
export function downloadMb(): number {
  const folder = join(built, "model-parts");
  const models = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const code = brotliCompressSync(readFileSync(join(built, "client", "private", script()))).length;
  return (models + code) / 1e6;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
