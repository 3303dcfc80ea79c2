import { type EngineName, partlyLite, proNotUsed, proUnavailable } from "@rewright/contract/engines";
import type { Report } from "@rewright/engine";
import type { ProOutcome } from "@rewright/pro";
import type { Rewritten } from "./engine-task.ts";

interface AnsweringEngine {
  readonly engine: EngineName;
  /** Said where Humanize Lite had to write what Humanize Pro was asked for. */
  readonly finding: typeof proUnavailable | typeof proNotUsed | ReturnType<typeof partlyLite> | undefined;
  /** False where no sentence is Humanize Pro's: such a rewrite costs nothing. */
  readonly isCounted: boolean;
}

/** Returns which engine answered for a rewrite by Humanize Pro, what to say of it, and whether it is counted. */
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
  // An answer that could not be checked is one that failed the checks.
  const isOutage = failure !== undefined && failure !== "check";
  if (isBy(result.report, "pro") || isBy(result.report, "pro_local")) {
    const finding = isPartlyLite && isByLite ? partlyLite(byLite, sentences.length, { isOutage }) : undefined;
    return { engine, finding, isCounted: true };
  }
  // Without prose there was nothing to ask the model for, and where nobody changed anything, nothing is missing.
  if (engine !== "lite") return { engine: isByLite ? "lite" : engine, finding: undefined, isCounted: false };
  return { engine, finding: isOutage && !hasAnswered ? proUnavailable : proNotUsed, isCounted: false };
}

function isBy({ sentences }: Report, engine: EngineName): boolean {
  return sentences.some(({ writer }) => writer === engine);
}
