import { type EngineName, partlyLite, proNotUsed, proUnavailable } from "@rewright/contract/engines";
import type { Report } from "@rewright/engine";
import type { ProOutcome } from "@rewright/pro";
import type { Rewritten } from "./engine-task.ts";

interface AnsweringEngine {
  readonly engine: EngineName;
  /** Says why Humanize Lite wrote sentences that Humanize Pro was asked for. */
  readonly finding: typeof proUnavailable | typeof proNotUsed | ReturnType<typeof partlyLite> | undefined;
  /** False when no sentence is by Humanize Pro: the rewrite costs nothing. */
  readonly isCounted: boolean;
}

/**
 * Returns which engine answered a request for Humanize Pro, the finding about it, and whether the rewrite is counted.
 */
export function answeringEngine({
  result,
  engine,
  isPartlyLite,
  hasAnswered,
  failure,
}: ProOutcome<Pick<Rewritten, "report">>): AnsweringEngine {
  const { sentences } = result.report;
  const byLite = sentences.filter(({ writer }) => writer === "lite").length;
  const isByLite = byLite > 0;
  // An answer that could not be checked is handled as one that failed the checks.
  const isOutage = failure !== undefined && failure !== "check";
  if (isBy(result.report, "pro") || isBy(result.report, "pro_local")) {
    const finding = isPartlyLite && isByLite ? partlyLite(byLite, sentences.length, { isOutage }) : undefined;
    return { engine, finding, isCounted: true };
  }
  // Without prose there was nothing to send to the model, and without changes nothing is missing.
  if (engine !== "lite") return { engine: isByLite ? "lite" : engine, finding: undefined, isCounted: false };
  return { engine, finding: isOutage && !hasAnswered ? proUnavailable : proNotUsed, isCounted: false };
}

function isBy({ sentences }: Report, engine: EngineName): boolean {
  return sentences.some(({ writer }) => writer === engine);
}
