import { type Engine, type Report, rewrite, rewriteDeeper } from "@rewright/engine";
import { createLedger, createPro, createSemaphore, type ModelSettings } from "@rewright/pro";
import { createEngineClient } from "@rewright/pro/engine-client";
import { splitWords } from "./sari.ts";

/** An engine that texts are given to, in standard mode at the usual level. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string): Promise<Report>;
  /** How many words a second it should do; undefined where that is not its own matter. */
  readonly wordsPerSecond: number | undefined;
  /** Tokens in and out for 1,000 words of all texts so far; undefined where no language model is asked. */
  readonly tokensPer1000Words: (() => Promise<number>) | undefined;
}

/** No user waits, and people who answer in a model's place take their time. */
const dayMs = 24 * 3_600_000;

export const lite = "Lite";
export const proWithoutModel = "Pro without a model";

/** Returns the engines that need nothing but this machine: Humanize Lite first. */
export function localRewriters(engine: Engine): Rewriter[] {
  return [
    {
      name: lite,
      rewrite: async (text) => rewrite(engine, text),
      wordsPerSecond: 8_000,
      tokensPer1000Words: undefined,
    },
    {
      name: proWithoutModel,
      rewrite: async (text) => rewriteDeeper(engine, text),
      wordsPerSecond: 1_500,
      tokensPer1000Words: undefined,
    },
  ];
}

/** Humanize Pro with the language model of the settings. */
export function modelRewriter(engine: Engine, settings: ModelSettings, warn: (message: string) => void): Rewriter {
  const logger = {
    warn: (_: object, message: string) => warn(message),
    error: (_: object, message: string) => warn(message),
  };
  const semaphore = createSemaphore(settings.concurrency);
  const ledger = createLedger();
  const pro = createPro({
    engineClient: createEngineClient(engine),
    model: { settings, semaphore, ledger, logger, now: Date.now, modelMs: dayMs },
  });
  const ticket = { signal: new AbortController().signal, priority: 0 };
  // Texts that all began at once would keep this thread from reading answers in time.
  const atOnce = createSemaphore(settings.concurrency);
  let words = 0;
  return {
    name: `Pro with ${settings.endpoints[0]!.model}`,
    rewrite(text) {
      words += splitWords(text).length;
      return atOnce.run(ticket, async () => (await pro.rewrite(text, {}, { ...ticket, owner: undefined })).result);
    },
    wordsPerSecond: undefined,
    tokensPer1000Words: async () => ((await ledger.spentToday()).tokens / words) * 1000,
  };
}
