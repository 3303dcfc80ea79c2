import { type Engine, type EngineName, type Report, rewrite, rewriteDeeper } from "@rewright/engine";
import { createLedger, createPro, createSlots, type ModelSettings } from "@rewright/pro";
import { createDesk } from "@rewright/pro/desk";

/** An engine that texts are given to, in standard mode at the usual level. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string): Promise<Rewritten>;
  /** How many words a second it should do; undefined where that is not its own matter. */
  readonly wordsPerSecond: number | undefined;
}

/** A report; one of Humanize Pro says of each sentence who wrote it. */
export type Rewritten = Report & { readonly writers?: readonly EngineName[] };

export const lite = "Lite";
export const proWithoutModel = "Pro without a model";

/** The engines that need nothing but this machine: Humanize Lite first. */
export function localRewriters(engine: Engine): Rewriter[] {
  return [
    { name: lite, rewrite: async (text) => rewrite(engine, text), wordsPerSecond: 20_000 },
    { name: proWithoutModel, rewrite: async (text) => rewriteDeeper(engine, text), wordsPerSecond: 1_500 },
  ];
}

/** Humanize Pro with the language model of the settings. */
export function modelRewriter(engine: Engine, settings: ModelSettings, warn: (message: string) => void): Rewriter {
  const logger = {
    warn: (_: object, message: string) => warn(message),
    error: (_: object, message: string) => warn(message),
  };
  const slots = createSlots(settings.concurrency);
  const pro = createPro({
    desk: createDesk(engine),
    model: { settings, slots, ledger: createLedger(), logger, now: Date.now },
  });
  const turn = { signal: new AbortController().signal, priority: 0 };
  // Texts that all began at once would keep this thread from reading answers in time.
  const atOnce = createSlots(settings.concurrency);
  return {
    name: `Pro with ${settings.endpoints[0]!.model}`,
    rewrite: (text) =>
      atOnce.run(turn, async () => (await pro.rewrite(text, {}, { ...turn, owner: undefined })).result),
    wordsPerSecond: undefined,
  };
}

/** The language model that the environment names, as the server's settings do; undefined where it names none. */
export function modelSettings(environment: NodeJS.ProcessEnv): ModelSettings | undefined {
  const {
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    LLM_API_KEY: apiKey,
    LLM_CONCURRENCY,
    LLM_TIMEOUT_SECONDS,
  } = environment;
  if (!baseUrl || !model) return undefined;
  return {
    endpoints: [{ baseUrl, model, apiKey }],
    concurrency: Number(LLM_CONCURRENCY ?? 8),
    timeoutMs: Number(LLM_TIMEOUT_SECONDS ?? 60) * 1000,
    dailyTokens: undefined,
    dailyCost: undefined,
    prices: { input: 0, output: 0 },
    cache: false,
  };
}
