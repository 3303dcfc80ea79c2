import { type EngineName, partlyLite, proNotUsed, proUnavailable } from "@rewright/contract/engines";
import type { Report } from "@rewright/engine";
import type { ProOutcome } from "@rewright/pro";
import type { Rewritten } from "./engine-task.ts";

interface Answered {
  readonly engine: EngineName;
  /** Said where Humanize Lite had to write what Humanize Pro was asked for. */
  readonly finding: typeof proUnavailable | typeof proNotUsed | typeof partlyLite | undefined;
  /** False where no sentence is Humanize Pro's: such a rewrite costs nothing. */
  readonly isCounted: boolean;
}

/** Returns which engine answered for a rewrite by Humanize Pro, what to say of it, and whether it is counted. */
export function whoAnswered({
  result,
  engine,
  isPartlyLite,
  failure,
}: ProOutcome<Pick<Rewritten, "report">>): Answered {
  const isByLite = isBy(result.report, "lite");
  if (isBy(result.report, "pro") || isBy(result.report, "pro_local")) {
    return { engine, finding: isPartlyLite && isByLite ? partlyLite : undefined, isCounted: true };
  }
  // Without prose there was nothing to ask the model for, and where nobody changed anything, nothing is missing.
  if (engine !== "lite") return { engine: isByLite ? "lite" : engine, finding: undefined, isCounted: false };
  return { engine, finding: failure ? proUnavailable : proNotUsed, isCounted: false };
}

function isBy({ sentences }: Report, engine: EngineName): boolean {
  return sentences.some(({ writer }) => writer === engine);
}
