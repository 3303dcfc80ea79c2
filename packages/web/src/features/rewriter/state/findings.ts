import {
  notCounted,
  partlyLiteCode,
  proNotUsed,
  proUnavailable,
  stoppedEarly,
  toneNotApplied,
} from "@rewright/contract/engines";

/** Lists the findings about a rewritten text by code; any other finding says why the text was not changed. */
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

/** Returns the kind of notice for a finding. */
export function findingKind({ code }: Finding): "info" | "warning" {
  return kinds[code] ?? "warning";
}

/** Returns whether a finding says why the text was not changed. */
export function leftAlone(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => !(code in kinds));
}
