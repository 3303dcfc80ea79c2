import type { Finding } from "./finding.ts";
import type { WordedCommand } from "./with-words.ts";

/** Adds the possible mistakes in the rewritten text to the findings, if the command asks for them. */
export async function withMistakes<Answer extends { readonly text: string; readonly findings: readonly Finding[] }>(
  answer: Answer,
  { grammar, ...options }: WordedCommand,
): Promise<Answer> {
  if (!grammar) return answer;
  // Loaded only here, so that it costs other commands nothing.
  const { grammarFindings } = await import("./grammar-findings.ts");
  return { ...answer, findings: [...answer.findings, ...(await grammarFindings(answer.text, options))] };
}

/** Returns a finding as one line, with the position of a possible mistake as line and column. */
export function describeFinding({ message, offset, fixes }: Finding, text: string): string {
  if (offset === undefined) return message;
  const lines = text.slice(0, offset).split("\n");
  const fix = fixes?.[0] === undefined ? "" : ` (${JSON.stringify(fixes[0])})`;
  return `${lines.length}:${lines.at(-1)!.length + 1}: ${message}${fix}`;
}
