import { noOtherVersion, notCounted, stoppedEarly } from "@rewright/contract/engines";
import { runLimits } from "@rewright/contract/limits";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Rewritten } from "@rewright/lite/lite-task";
import { toLiteResult, toneFindings } from "@rewright/lite/to-lite-result";
import { toResult } from "@rewright/lite/to-result";
import type { Pro, ProOutcome, ProRun } from "@rewright/pro";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import type { Secrets } from "../secrets/secret.ts";
import type { RequestHash, ReservedRewrite } from "../usage/reserve-rewrite.ts";
import { answeringEngine } from "./answering-engine.ts";
import type { Asked } from "./engine-options.ts";
import type { EnginePool } from "./engine-pool.ts";
import { partsOf } from "./parts-of.ts";
import { resultHashes } from "./request-hashes.ts";

interface Deps {
  readonly db: Db;
  readonly engine: EnginePool;
  readonly pro: Pro<Rewritten>;
  readonly secrets: Secrets;
}

interface How extends ProRun {
  /** True if the account pays for Humanize Pro, by its plan or with a free generation. */
  readonly byPro: boolean;
  /** True if an identical request was counted before, so this one is free. */
  readonly isRepeat: boolean;
  /** True if the caller's rewrites are limited. The result then has a notice if the rewrite was not counted. */
  readonly isLimited: boolean;
  /** Returns whether the caller already got this result of Humanize Pro. */
  readonly wasGiven: ReservedRewrite["wasGiven"];
  /** True if this is the account's last free Humanize Pro generation. */
  readonly isLastCredit: boolean;
}

/** Holds the result of a rewrite, and whether the rewrite is counted. */
export interface Answer {
  /** The result of the rewrite. Null if the rewrite was stopped before anything was delivered. */
  readonly result: HumanizeResult | null;
  readonly isStopped: boolean;
  /** True if the rewrite is counted. Otherwise it is returned to the caller's limit. */
  readonly isCounted: boolean;
  /** Hashes of a result of Humanize Pro. They are stored, so that the same result is not counted again. */
  readonly resultHashes?: RequestHash;
}

const stoppedAtOnce: Answer = { result: null, isStopped: true, isCounted: false };

/**
 * The milliseconds after which a rewrite by Humanize Pro is ended. Shorter than the time for which the rewrite is
 * reserved.
 */
const deadlineMs = runLimits.minutes * 60_000 + 10_000;

/**
 * Rewrites a text with the engine that the caller pays for.
 * @throws the signal's abort reason; AppError `timed_out` or `busy`
 */
export async function answerText(deps: Deps, asked: Asked, how: How): Promise<Answer> {
  const answer = how.byPro
    ? await countOnce(deps, asked, how, await answerByPro(deps, asked, how))
    : await answerByLite(deps, asked, how);
  const { result, isCounted } = answer;
  if (!result) return answer;
  if (how.isRepeat) return { ...answer, result: { ...result, findings: [...result.findings, notCounted] } };
  if (!how.isLastCredit || !isCounted) return answer;
  return { ...answer, result: { ...result, lite_text: await liteTextOf(deps, asked, how) } };
}

/** Returns the answer. Marks it as not counted if the caller already got the same result of Humanize Pro. */
async function countOnce(deps: Deps, asked: Asked, how: How, answer: Answer): Promise<Answer> {
  const { result, isCounted, isStopped } = answer;
  if (!result || !isCounted || isStopped || how.isRepeat) return answer;
  const hashes = resultHashes(deps, asked, result.transformed_text);
  if (!(await how.wasGiven(deps.db, hashes))) return { ...answer, resultHashes: hashes };
  const findings = how.isLimited ? [...result.findings, noOtherVersion] : result.findings;
  return { ...answer, isCounted: false, result: { ...result, findings } };
}

/** Returns the rewrite by Humanize Lite. Returns undefined if the engine is busy. */
async function liteTextOf({ engine }: Deps, { text, options }: Asked, how: How): Promise<string | undefined> {
  const ticket = { signal: how.signal, priority: how.priority };
  return engine.rewrite(text, options, ticket).then(
    ({ report }) => report.text,
    () => undefined,
  );
}

async function answerByPro({ pro }: Deps, { text, options }: Asked, how: How): Promise<Answer> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new AppError("timed_out")), deadlineMs);
  let delivered = 0;
  // If nothing was delivered yet, there is no result to keep, so the rewrite is aborted at once.
  const stop = () => void (delivered === 0 && ending.abort());
  how.stop?.addEventListener("abort", stop);
  const signal = AbortSignal.any([how.signal, ending.signal]);
  const onPart: ProRun["onPart"] = (part) => {
    delivered++;
    how.onPart?.(part);
  };
  try {
    const outcome = await pro.rewrite(text, options, { ...how, signal, onPart });
    signal.throwIfAborted();
    return toAnswer(outcome, options);
  } catch (error) {
    how.signal.throwIfAborted();
    if (how.stop?.aborted && delivered === 0) return stoppedAtOnce;
    // Aborted work may throw another error than the signal's reason, so throw that reason here.
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    how.stop?.removeEventListener("abort", stop);
  }
}

function toAnswer(outcome: ProOutcome<Rewritten>, options: Asked["options"]): Answer {
  const { result, isStopped, delivered } = outcome;
  if (isStopped && delivered === 0) return stoppedAtOnce;
  const { engine, finding, isCounted } = answeringEngine(outcome);
  const findings = [
    ...(finding ? [finding] : []),
    ...toneFindings(options, engine),
    ...(isStopped ? [stoppedEarly] : []),
  ];
  return { result: toResult(result, { seed: options.seed, engine, findings }), isStopped, isCounted };
}

/** Rewrites with the local engine. It is so fast that all paragraphs are delivered together at the end. */
async function answerByLite({ engine }: Deps, { text, options, unlike = [] }: Asked, how: How): Promise<Answer> {
  const { signal, stop, priority, onPart, onProgress } = how;
  const wanted = stop ? AbortSignal.any([signal, stop]) : signal;
  try {
    const ticket = { signal: wanted, priority };
    const rewritten =
      unlike.length > 0
        ? await engine.rewriteUnlike(text, { options, unlike }, ticket)
        : { ...(await engine.rewrite(text, options, ticket)), seed: options.seed, isNew: true };
    wanted.throwIfAborted();
    const parts = onPart ? partsOf(text, rewritten.report.edits) : [];
    onProgress?.({ done: parts.length, total: parts.length });
    for (const [index, part] of parts.entries()) {
      const isChanged = part.text !== text.slice(part.start, part.end);
      onPart?.({ ...part, index, engine: isChanged ? "lite" : "original" });
    }
    const result = toLiteResult(rewritten, options);
    return { result, isStopped: false, isCounted: rewritten.isNew && !isForeign(rewritten) };
  } catch (error) {
    signal.throwIfAborted();
    if (!stop?.aborted) throw error;
    return stoppedAtOnce;
  }
}

/** Returns whether the text is not English and was therefore returned unchanged. */
function isForeign({ report }: Rewritten): boolean {
  return report.findings.some(({ code }) => code === "not_english");
}
