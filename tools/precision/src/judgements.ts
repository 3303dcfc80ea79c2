import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Mode } from "@rewright/engine";
import { keyOf, type Source } from "./source.ts";

/** a: an error of grammar; b: another meaning; c: correct, but clumsy. */
export const verdicts = ["a", "b", "c", "ok"] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a source made a change; the text itself is not kept. */
export interface JudgedPlace extends Source {
  readonly mode: Mode;
  readonly level: number;
  /** The id of the text. */
  readonly text: string;
  readonly offset: number;
  /** How many changes the source made in 100,000 words when the place was drawn. */
  readonly rate: number;
}

export interface Judgement extends JudgedPlace {
  readonly verdict: Verdict;
}

/** So many places without an error are enough. */
export const enough = 12;

/** "wrong": two errors or more among the latest places; "doubtful": one; "clean": enough places without; "open": too few. */
export type State = "wrong" | "doubtful" | "clean" | "open";

/** The readers' judgements of one source in its current version. */
export interface Record {
  readonly source: Source;
  readonly state: State;
  readonly latest: readonly Judgement[];
}

/** Reads judgements, a line of JSON each; none where there is no file. */
export function readJudgements(file: string): Judgement[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Judgement);
}

/** Adds the judgements that the file does not have yet. @returns how many those are */
export function appendJudgements(file: string, judgements: readonly Judgement[]): number {
  const known = new Map(readJudgements(file).map((judgement) => [placeKey(judgement), judgement.verdict]));
  const fresh = judgements.filter((judgement) => known.get(placeKey(judgement)) !== judgement.verdict);
  appendFileSync(file, fresh.map((judgement) => `${JSON.stringify(judgement)}\n`).join(""));
  return fresh.length;
}

/** Identifies a place of a source, as it was when it was judged. */
export function placeKey({ mode, level, text, offset, ...source }: Omit<JudgedPlace, "rate">): string {
  return [keyOf(source), mode, level, text, offset].join("\t");
}

/** Returns the record of each source that has judgements, by its key. A place that was judged twice counts as it was last. */
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

/** Returns whether a judgement is an error, not only clumsy. */
function isError({ verdict }: Judgement): boolean {
  return verdict === "a" || verdict === "b";
}
