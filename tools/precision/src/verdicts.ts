import { type Verdict, verdicts } from "./judgements.ts";

/**
 * Reads a reader's verdicts on a sheet, one per line: "NUMBER a|b|c|ok REASON". If the last line is "all read: COUNT"
 * with the right count, numbers without a line count as ok; otherwise they count as not read.
 *
 * @throws Error if a line has another form, names an unknown number, or names a number a second time
 */
export function readVerdicts(text: string, numbers: readonly number[]): Map<number, Verdict> {
  const lines = text.split("\n").map((line) => line.trim());
  const written = lines.filter((line) => line !== "");
  const count = /^all read: (\d+)$/.exec(written.at(-1) ?? "")?.[1];
  if (count !== undefined && Number(count) !== numbers.length)
    throw new Error(`“all read: ${count}”, but the sheet has ${numbers.length} places.`);
  const found = new Map<number, Verdict>();
  for (const line of count === undefined ? written : written.slice(0, -1)) {
    const [, number, verdict] = /^(\d+) (\w+)(?: |$)/.exec(line) ?? [];
    if (!isVerdict(verdict)) throw new Error(`“${line}” is not “NUMBER ${verdicts.join("|")} REASON”.`);
    if (!numbers.includes(Number(number))) throw new Error(`The sheet has no number ${number}.`);
    if (found.has(Number(number))) throw new Error(`${number} has two verdicts.`);
    found.set(Number(number), verdict);
  }
  if (count === undefined) return found;
  return new Map(numbers.map((number) => [number, found.get(number) ?? "ok"]));
}

function isVerdict(word: string | undefined): word is Verdict {
  return verdicts.some((verdict) => verdict === word);
}
