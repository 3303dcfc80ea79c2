import { type EngineName, partlyLite, proNotUsed, proUnavailable } from "@rewright/contract/engines";
import type { Report } from "@rewright/engine";
import type { Rewritten } from "@rewright/lite/lite-task";
import type { ProOutcome } from "@rewright/pro";

interface AnsweringEngine {
  readonly engine: EngineName;
  /** The notice for the user that says why sentences are by Humanize Lite instead of Humanize Pro. */
  readonly finding: typeof proUnavailable | typeof proNotUsed | ReturnType<typeof partlyLite> | undefined;
  /** True if the rewrite is counted. False if no sentence is by Humanize Pro; the rewrite costs nothing then. */
  readonly isCounted: boolean;
}

/**
 * Returns which engine wrote the result of a request for Humanize Pro, the notice about it, and whether the rewrite is
 * counted.
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
  // Output that could not be checked is treated like output that failed the checks.
  const isOutage = failure !== undefined && failure !== "check";
  if (isBy(result.report, "pro") || isBy(result.report, "pro_local")) {
    const finding = isPartlyLite && isByLite ? partlyLite(byLite, sentences.length, { isOutage }) : undefined;
    return { engine, finding, isCounted: true };
  }
  // A text without prose needed no model, and a text without changes lacks nothing, so neither gets a notice.
  if (engine !== "lite") return { engine: isByLite ? "lite" : engine, finding: undefined, isCounted: false };
  return { engine, finding: isOutage && !hasAnswered ? proUnavailable : proNotUsed, isCounted: false };
}

function isBy({ sentences }: Report, engine: EngineName): boolean {
  return sentences.some(({ writer }) => writer === engine);
}
