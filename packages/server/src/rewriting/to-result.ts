import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Rewritten } from "./engine-task.ts";

/** The engine's report as it goes over the wire. */
export function toResult({ report, version }: Rewritten, seed: number): HumanizeResult {
  return {
    transformed_text: report.text,
    edits: [...report.edits],
    kept: [...report.kept],
    sentences: [...report.sentences],
    integrity: { ok: report.integrity.ok, problems: [...report.integrity.problems] },
    stats: report.stats,
    findings: [...report.findings],
    engine: "lite",
    version,
    seed,
  };
}
