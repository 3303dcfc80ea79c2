import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Detection, TextStyle } from "@rewright/engine";
import type { Rewritten } from "./engine-task.ts";

/** The engine's report as it goes over the wire. */
export function toResult({ report, style, likeness, version }: Rewritten, seed: number): HumanizeResult {
  return {
    transformed_text: report.text,
    edits: [...report.edits],
    kept: [...report.kept],
    sentences: [...report.sentences],
    integrity: { ok: report.integrity.ok, problems: [...report.integrity.problems] },
    stats: { ...report.stats, before: toStats(style.before), after: toStats(style.after) },
    likeness: { before: toDetection(likeness.before), after: toDetection(likeness.after) },
    findings: [...report.findings],
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
