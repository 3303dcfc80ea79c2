import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Mode } from "@rewright/engine";
import { keyOf, type Source } from "./source.ts";

/** The verdicts on a change. `a`: a grammatical error; `b`: another meaning; `c`: correct but clumsy; `ok`: correct. */
export const verdicts = ["a", "b", "c", "ok"] as const;
export type Verdict = (typeof verdicts)[number];

/** A change that was judged, by its position in a text. The text itself is not stored. */
export interface JudgedPlace extends Source {
  readonly mode: Mode;
  readonly level: number;
  /** The id of the text that contains the change. */
  readonly text: string;
  readonly offset: number;
  /** How many changes per 100,000 words the entry or rule produced when this one was drawn. */
  readonly rate: number;
}

export interface Judgement extends JudgedPlace {
  readonly verdict: Verdict;
}

/** The number of changes without an error after which an entry or rule counts as clean. */
export const enough = 12;

/**
 * The state of an entry or rule, by its latest verdicts. "wrong": two errors or more; "doubtful": one error; "clean":
 * enough verdicts without an error; "open": too few verdicts.
 */
export type State = "wrong" | "doubtful" | "clean" | "open";

/** The verdicts on one lexicon entry or rule in its current version. */
export interface Record {
  readonly source: Source;
  readonly state: State;
  readonly latest: readonly Judgement[];
}

/** Reads judgements from a file with one JSON object per line. Returns an empty list if the file does not exist. */
export function readJudgements(file: string): Judgement[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Judgement);
}

/** Adds the judgements that the file does not contain yet. @returns how many were added */
export function appendJudgements(file: string, judgements: readonly Judgement[]): number {
  const known = new Map(readJudgements(file).map((judgement) => [placeKey(judgement), judgement.verdict]));
  const fresh = judgements.filter((judgement) => known.get(placeKey(judgement)) !== judgement.verdict);
  appendFileSync(file, fresh.map((judgement) => `${JSON.stringify(judgement)}\n`).join(""));
  return fresh.length;
}

/** Returns a key that identifies a change by its entry or rule, its text and its offset. */
export function placeKey({ mode, level, text, offset, ...source }: Omit<JudgedPlace, "rate">): string {
  return [keyOf(source), mode, level, text, offset].join("\t");
}

/** Groups judgements by entry or rule, under its key. If a change was judged twice, the later verdict counts. */
export function recordsOf(judgements: readonly Judgement[]): Map<string, Record> {
  const places = new Map<string, Judgement>();
  for (const judgement of judgements) {
    const key = placeKey(judgement);
    places.delete(key);
    places.set(key, judgement);
  }
  const bySource = Map.groupBy(places.values(), keyOf);
  return new Map([...bySource].map(([key, own]) => [key, recordOf(own.slice(-enough))]));
}

function recordOf(latest: readonly Judgement[]): Record {
  const errors = latest.filter(isError).length;
  const state = errors > 1 ? "wrong" : errors === 1 ? "doubtful" : latest.length < enough ? "open" : "clean";
  return { source: latest[0]!, state, latest };
}

/** Returns whether a judgement is an error of grammar or meaning, not only clumsy. */
function isError({ verdict }: Judgement): boolean {
  return verdict === "a" || verdict === "b";
}
