import {
  notCounted,
  partlyLiteCode,
  proNotUsed,
  proUnavailable,
  stoppedEarly,
  toneNotApplied,
} from "@rewright/contract/engines";

/** What is said of a text that was rewritten, by its code; any other finding says why the text was left as it was. */
const kinds: Readonly<Record<string, "info" | "warning">> = {
  [proUnavailable.code]: "warning",
  [proNotUsed.code]: "warning",
  [partlyLiteCode]: "info",
  [toneNotApplied.code]: "info",
  [stoppedEarly.code]: "info",
  [notCounted.code]: "info",
};

interface Finding {
  readonly code: string;
}

/** How a finding is shown. */
export function findingKind({ code }: Finding): "info" | "warning" {
  return kinds[code] ?? "warning";
}

/** Whether one of them says why the text was left as it was. */
export function leftAlone(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => !(code in kinds));
}
