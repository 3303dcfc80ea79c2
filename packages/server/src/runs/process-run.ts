import { randomUUID } from "node:crypto";
import type { AppError } from "../app-error.ts";
import { withMistakes } from "../grammar/with-mistakes.ts";
import { refusalOf } from "../http/error-response.ts";
import { type Answer, answerText } from "../rewriting/answer-text.ts";
import type { Asked } from "../rewriting/engine-options.ts";
import type { termsOf } from "../rewriting/terms-of.ts";
import type { ReservedRewrite } from "../usage/reserve-rewrite.ts";
import { createEventWriter, type LastEvent, RunLost } from "./event-writer.ts";
import { type ActiveRun, nameOf, type RunContext } from "./run-context.ts";
import type { RunKey } from "./store.ts";

/** Holds a background rewrite that is stored with its first event. */
export interface StartedRun {
  readonly run: RunKey;
  readonly asked: Asked;
  readonly terms: ReturnType<typeof termsOf>;
  readonly use: ReservedRewrite;
}

/**
 * Does a background rewrite and writes its events up to the last one. Never throws: if the last event cannot be
 * written, another process ends the rewrite when its lease has expired.
 */
export async function processRun(
  context: RunContext,
  { run, asked, terms, use }: StartedRun,
  { stopping, ending }: Pick<ActiveRun, "stopping" | "ending">,
): Promise<void> {
  const { db, now, logger, cipher } = context;
  const startedAt = performance.now();
  const name = nameOf(run);
  const writer = createEventWriter({
    db,
    now,
    cipher,
    run,
    written: 1,
    onWritten: (written) => context.notifier.notify(name, written),
    onFailure: (reason) => ending.abort(reason),
  });
  const line = () => ({ runId: run.id, ms: Math.round(performance.now() - startedAt) });
  const stopRenewing = context.leases.keep(run, { stopping, ending });

  async function fail(error: unknown): Promise<void> {
    if (error instanceof RunLost) return void logger.warn(line(), "a run was ended by others");
    const refusal = refusalOf(error);
    const errorId = randomUUID();
    const failed = { ...line(), errorId, error: refusal.code, err: refusal.cause };
    if (refusal.code === "internal") logger.error(failed, "a run failed");
    else logger.warn(failed, "a run failed");
    await writer.end(failedEvent(refusal, errorId), (tx) => use.giveBack(tx));
  }

  try {
    const answer = await answerText(context, asked, {
      ...terms,
      signal: ending.signal,
      stop: stopping.signal,
      onProgress: (progress) => writer.add({ type: "progress", ...progress }),
      onPart: (part) => writer.add({ type: "part", ...part }),
    });
    const { isCounted, isStopped, resultHashes } = answer;
    const result = answer.result && (await withMistakes(context.grammar, answer.result, asked, ending.signal));
    await writer.end(lastEvent({ isStopped, result }), (tx) =>
      isCounted ? use.keep(tx, resultHashes) : use.giveBack(tx),
    );
    logger.info({ ...line(), engine: result?.engine, isCounted, isStopped }, "a run ended");
  } catch (error) {
    const reason: unknown = ending.signal.aborted ? ending.signal.reason : error;
    await fail(reason).catch((err) => logger.warn({ ...line(), err }, "a run could not be ended"));
  } finally {
    stopRenewing();
  }
}

function lastEvent({ isStopped, result }: Pick<Answer, "isStopped" | "result">): LastEvent {
  // A background rewrite that was not stopped always has a result.
  return isStopped ? { type: "stopped", result } : { type: "finished", result: result! };
}

export function failedEvent({ code, message }: AppError, errorId: string): LastEvent {
  return { type: "failed", error: code, message, error_id: errorId };
}
