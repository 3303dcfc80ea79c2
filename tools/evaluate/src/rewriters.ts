import { type Engine, type Report, rewrite, rewriteDeeper } from "@rewright/engine";
import { createLedger, createPro, createSemaphore, type ModelSettings } from "@rewright/pro";
import { createEngineClient } from "@rewright/pro/engine-client";
import { splitWords } from "./sari.ts";

/** An engine that rewrites texts in standard mode at the default level. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string): Promise<Report>;
  /** The goal for the number of words per second. Undefined if the speed depends on a language model. */
  readonly wordsPerSecond: number | undefined;
  /**
   * Returns the input and output tokens per 1,000 words of all texts so far. Undefined for an engine without a language
   * model.
   */
  readonly tokensPer1000Words: (() => Promise<number>) | undefined;
}

/**
 * The timeout of a request. It is as long as a day, because no user waits and a person may answer in a model's place.
 */
const dayMs = 24 * 3_600_000;

export const lite = "Lite";
export const proWithoutModel = "Pro without a model";

/** Returns the engines that need no language model. The first is Humanize Lite. */
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

/** Returns Humanize Pro with the language model that is configured. */
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
