import type { HumanizeResult } from "@rewright/contract/rewriting";
import { ultraByLite } from "@rewright/contract/ultra-run";
import type { Detection, TextStyle } from "@rewright/engine";
import type { Rewritten } from "./engine-task.ts";

/** The engine's report as it goes over the wire. */
export function toResult(
  { report, style, likeness, version }: Rewritten,
  { seed, ultra }: { readonly seed: number; readonly ultra: boolean },
): HumanizeResult {
  return {
    transformed_text: report.text,
    edits: [...report.edits],
    kept: [...report.kept],
    sentences: report.sentences.map((span) => ({ ...span, engine: "lite" as const })),
    integrity: { ok: report.integrity.ok, problems: [...report.integrity.problems] },
    stats: { ...report.stats, before: toStats(style.before), after: toStats(style.after) },
    likeness: { before: toDetection(likeness.before), after: toDetection(likeness.after) },
    findings: [...report.findings, ...(ultra ? [ultraByLite] : [])],
    engine: "lite",
    version,
    seed,
  };
}

function toStats(style: TextStyle): HumanizeResult["stats"]["before"] {
  return { ...style, sentenceLengths: [...style.sentenceLengths], stockPhrases: [...style.stockPhrases] };
}

function toDetection({ likeness, sentences }: Detection): HumanizeResult["likeness"]["before"] {
  return { likeness, sentences: [...sentences] };
}
