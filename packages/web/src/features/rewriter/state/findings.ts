import {
  notCounted,
  partlyLiteCode,
  proNotUsed,
  proUnavailable,
  stoppedEarly,
  toneNotApplied,
} from "@rewright/contract/engines";
import { grammarUnchecked } from "@rewright/contract/findings";

/** The kinds of notes about a rewritten text, by code. A note with another code says why the text was not changed. */
const kinds: Readonly<Record<string, "info" | "warning">> = {
  [proUnavailable.code]: "warning",
  [proNotUsed.code]: "warning",
  [partlyLiteCode]: "info",
  [toneNotApplied.code]: "info",
  [stoppedEarly.code]: "info",
  [notCounted.code]: "info",
  grammar: "info",
  [grammarUnchecked.code]: "info",
};

interface Finding {
  readonly code: string;
}

/** Returns whether a note is shown as information or as a warning. */
export function findingKind({ code }: Finding): "info" | "warning" {
  return kinds[code] ?? "warning";
}

/** Returns whether a note says that the text was not changed, and why. */
export function leftAlone(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => !(code in kinds));
}
