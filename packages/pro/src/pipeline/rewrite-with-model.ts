import { liteWordings } from "@rewright/engine/lite-wordings";
import type { LanguageModel } from "../model/language-model.ts";
import type { EngineClient, Failure, Logger, ProOptions, ProOutcome, ProRun } from "../pro.ts";
import { recognise } from "../prompts/leak.ts";
import { instructionsFor } from "../prompts/prompt.ts";
import { engineOf, isPartlyLite, type PartTrack, trackParts } from "./part-track.ts";
import { type Job, rewriteChunk, type Settled } from "./rewrite-chunk.ts";
import { createSecondReader } from "./second-reading.ts";

/** The number of failed chunks in a row after which the rest of the text is not sent to the model. */
const faultsToGiveUp = 2;

export interface WithModel<Result> {
  readonly engineClient: EngineClient<Result>;
  readonly model: LanguageModel;
  readonly secondReading: boolean;
  /** The most requests at the same time, over all texts. */
  readonly concurrency: number;
  readonly logger: Logger;
  /** The milliseconds after which the local engine rewrites the rest of the text. */
  readonly modelMs: number;
}

/**
 * Rewrites a text with a language model, several chunks at a time, and delivers the parts in order. The local engine
 * rewrites what the model does not finish. If the user stops, the rest stays unchanged.
 *
 * @throws the abort reason of `run.signal`
 */
export async function rewriteWithModel<Result>(
  { engineClient, model, secondReading, concurrency, logger, modelMs }: WithModel<Result>,
  text: string,
  options: ProOptions,
  run: ProRun,
): Promise<ProOutcome<Result>> {
  const unwanted = new AbortController();
  const cancel = () => unwanted.abort();
  const given = [run.signal, ...(run.stop ? [run.stop] : [])];
  for (const signal of given) signal.addEventListener("abort", cancel);
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    cancel();
  }, modelMs);
  const ticket = { signal: run.signal, priority: run.priority };
  try {
    const plan = await engineClient.plan(text, options, ticket);
    const isStopped = () => run.stop?.aborted ?? false;
    if (run.signal.aborted || isStopped()) cancel();
    const track = trackParts(text, plan, run, () => !run.signal.aborted && !isStopped());
    const instructions = instructionsFor(options);
    const told = recognise(instructions);
    const reader = secondReading ? createSecondReader(model, options.mode ?? "standard") : undefined;
    const lite = liteWordings(text, plan);
    const { signal } = unwanted;
    const job: Job = { text, plan, lite, options, run, engineClient, model, reader, instructions, told, signal };

    const asked = await askForChunks(job, track, { concurrency, logger, cancel });
    run.signal.throwIfAborted();

    const missing = isStopped() ? [] : track.missing();
    const failure = asked.failure ?? (isLate && missing.length > 0 ? "timeout" : undefined);
    for (const index of missing) track.settle(index, "lite");
    const delivered = track.delivered();
    const choices = track.choices();
    const result = await engineClient.compose({ text, plan, choices }, ticket);
    const engine = engineOf(choices);
    return {
      result,
      engine,
      isPartlyLite: engine === "pro" && isPartlyLite(plan, choices),
      isStopped: delivered < plan.parts.length,
      delivered,
      hasAnswered: asked.hasAnswered,
      failure,
    };
  } finally {
    clearTimeout(deadline);
    for (const signal of given) signal.removeEventListener("abort", cancel);
  }
}

/** Sends chunk after chunk to the model, several at a time, until all are done or too many have failed. */
async function askForChunks(
  job: Job,
  track: PartTrack,
  { concurrency, logger, cancel }: Pick<WithModel<unknown>, "concurrency" | "logger"> & { readonly cancel: () => void },
): Promise<Pick<ProOutcome<unknown>, "failure" | "hasAnswered">> {
  let next = 0;
  let faults = 0;
  let failure: Failure | undefined;
  let hasAnswered = false;
  const work = async () => {
    while (next < job.plan.chunks.length && faults < faultsToGiveUp && !job.signal.aborted) {
      const index = next++;
      const settled = await settle(job, index, logger);
      if (!settled) return;
      track.settle(index, settled.choice);
      faults = settled.failure === undefined ? 0 : faults + 1;
      failure ??= settled.failure;
      hasAnswered ||= settled.failure === undefined || settled.failure === "check";
      // Pending answers are paid for and may arrive, unless the endpoint is down.
      if (settled.failure === "ceiling") faults = faultsToGiveUp;
      else if (settled.failure === "closed" || faults >= faultsToGiveUp) cancel();
    }
  };
  // One more than the model takes at a time, so that it is busy while answers are checked.
  await allDone(Array.from({ length: concurrency + 1 }, work), cancel);
  return { failure, hasAnswered };
}

/** Rewrites a chunk. Returns undefined if the run ended in the meantime. */
async function settle(job: Job, index: number, logger: Logger): Promise<Settled | undefined> {
  try {
    return await rewriteChunk(job, index);
  } catch (err) {
    if (job.signal.aborted) return undefined;
    logger.error({ err }, "what a language model wrote could not be checked");
    return { choice: "lite", failure: "check" };
  }
}

/** Waits until all promises have settled, even if one rejects, so that no work continues after the call. */
async function allDone(work: readonly Promise<void>[], cancel: () => void): Promise<void> {
  try {
    await Promise.all(work);
  } finally {
    cancel();
    await Promise.allSettled(work);
  }
}
