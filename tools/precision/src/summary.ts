import { type Judgement, type Record, recordsOf, type State, type Verdict } from "./judgements.ts";
import { keyOf, type Source } from "./source.ts";

const titles: Readonly<{ [state in State]: string }> = {
  wrong: "To be removed: two errors or more in the latest 12 places",
  doubtful: "To be guarded and read again: one error",
  clean: "Clean in 12 places",
  open: "Not read enough",
};

/** The number of clumsy changes from which an entry or rule is listed although it is not wrong. */
const clumsy = 3;

/** Summarizes the judgements of the current lexicon entries and rules. */
export function summaryOf(judgements: readonly Judgement[], sources: readonly Source[]): string {
  const all = recordsOf(judgements);
  const records = sources.flatMap((source) => all.get(keyOf(source)) ?? []);
  const byState = Map.groupBy(records, ({ state }) => state);
  const sections = (Object.keys(titles) as State[]).map((state) => {
    const own = (byState.get(state) ?? []).toSorted((a, b) => rateOf(b) - rateOf(a));
    const shown = own.filter((one) => state === "wrong" || state === "doubtful" || countOf(one, "c") >= clumsy);
    return [`${titles[state]}: ${own.length}`, ...shown.map(lineOf)].join("\n");
  });
  return [headingOf(records), ...sections].join("\n\n");
}

function headingOf(records: readonly Record[]): string {
  const read = records.reduce((sum, { latest }) => sum + latest.length, 0);
  const shares = (["a", "b", "c"] as const).map(
    (verdict) => `${verdict} ${(100 * shareOf(records, verdict)).toFixed(2)} %`,
  );
  return [
    `${read} judged places of ${records.length} entries and rules as they are now.`,
    `Of their changes, each weighted by how often it is made: ${shares.join(", ")}.`,
    "Below: a, b, c, places read, changes in 100,000 words. Entries with an error, and those that are clumsy in three places or more.",
  ].join("\n");
}

/** Returns the share of changes with a verdict. Each entry or rule weighs as much as the number of its changes. */
function shareOf(records: readonly Record[], verdict: Verdict): number {
  const sum = (value: (one: Record) => number): number => records.reduce((total, one) => total + value(one), 0);
  const all = sum(rateOf);
  return all === 0 ? 0 : sum((one) => (rateOf(one) * countOf(one, verdict)) / one.latest.length) / all;
}

function rateOf({ latest }: Record): number {
  return latest.at(-1)!.rate;
}

function countOf({ latest }: Record, verdict: Verdict): number {
  return latest.filter((judgement) => judgement.verdict === verdict).length;
}

function lineOf(record: Record): string {
  const counts = (["a", "b", "c"] as const).map((verdict) => countOf(record, verdict));
  const columns = [...counts, record.latest.length, rateOf(record).toFixed(1)];
  return `  ${columns.map((value) => String(value).padStart(6)).join("")}  ${record.source.id}`;
}
