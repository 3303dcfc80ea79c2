import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";
import { isIdle } from "./idle.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns whose examples a short text can do without. */
const generic = set(`
  application area form way field factor task aspect source product activity option issue sector element benefit
  feature tool method technique strategy challenge resource topic subject industry domain step measure service
`);

/** "Many factors such as cost and size": the examples of a noun that names no kind, up to the full stop. */
export function examplesAtEnd(words: readonly Word[]): Proposal[] {
  const such = words.findIndex(({ lower }, i) => lower === "such" && words[i + 1]?.lower === "as");
  const noun = words[such - 1];
  const end = words.length - 1;
  if (such < 5 || end < such + 4 || noun?.pos !== "NOUN" || !generic.has(noun.lemma)) return [];
  const before = words[such - 2]!;
  const list = words.slice(such + 2, end);
  if (before.pos !== "ADJ" && before.pos !== "NOUN") return [];
  if (!isIdle(list) || !isBareList(list)) return [];
  return [{ parts: [{ start: noun.end, end: words[end]!.start, after: "" }] }];
}

/** The comma that closes examples between a subject and its verb. */
export function closeOfExamples(words: readonly Word[], comma: number): number {
  const close = words.findIndex(
    ({ text }, i) => i > comma + 3 && text === "," && verbGroupAt(words, i + 1) !== undefined,
  );
  return close > 0 && isBareList(words.slice(comma + 3, close)) ? close : -1;
}

/** "Such as", "like" or, behind a noun that names no kind, "including". */
export function isExamples(words: readonly Word[], i: number): boolean {
  if (words[i]!.lower === "including") return generic.has(words[i - 2]!.lemma);
  return words[i]!.lower === "like" || words[i + 1]!.lower === "as";
}

/** Nothing but nouns with what belongs to them, so that nothing else can follow the list. */
export function isBareList(words: readonly Word[]): boolean {
  return (
    words.length < 14 &&
    words.every(({ pos, text }) => listed.has(pos) || text === ",") &&
    !words.some(({ text }, i) => text === "," && ["ADP", "PART", "VERB"].includes(words[i + 1]?.pos ?? ""))
  );
}

const listed = new Set(["DET", "NOUN", "ADJ", "CCONJ", "ADP"]);
