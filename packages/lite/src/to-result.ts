import type { EngineName } from "@rewright/contract/engines";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Detection, TextStyle } from "@rewright/engine";
import type { Rewritten } from "./lite-task.ts";

interface AnsweringEngine {
  readonly seed: number;
  readonly engine: EngineName;
  /** Notices for the user, in addition to those in the engine's report. */
  readonly findings: HumanizeResult["findings"];
}

/** Converts the engine's report to its form in API responses. */
export function toResult(
  { report, style, likeness, version, unknownWords }: Rewritten,
  { seed, engine, findings }: AnsweringEngine,
): HumanizeResult {
  return {
    transformed_text: report.text,
    edits: [...report.edits],
    kept: [...report.kept],
    sentences: report.sentences.map((sentence) => ({ ...sentence })),
    integrity: { ok: report.integrity.ok, problems: [...report.integrity.problems] },
    stats: { ...report.stats, before: toStats(style.before), after: toStats(style.after), unknownWords },
    likeness: { before: toDetection(likeness.before), after: toDetection(likeness.after) },
    findings: [...report.findings, ...findings],
    engine,
    version,
    seed,
  };
}

/** Converts a text's style statistics to their form in API responses. */
export function toStats(style: TextStyle): HumanizeResult["stats"]["before"] {
  return { ...style, sentenceLengths: [...style.sentenceLengths], stockPhrases: [...style.stockPhrases] };
}

/** Converts an AI score to its form in API responses. */
export function toDetection({ likeness, sentences }: Detection): HumanizeResult["likeness"]["before"] {
  return { likeness, sentences: [...sentences] };
}
