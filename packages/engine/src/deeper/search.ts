import { type Opening, openingsIn } from "../alternatives/openings.ts";
import { stemsOf } from "../choose/echo.ts";
import { gainOf } from "../choose/length.ts";
import { misfit } from "../choose/refuse.ts";
import type { Sentence } from "../document/document.ts";
import { type Change, type Draft, isPermitted } from "../document/draft.ts";
import type { Engine } from "../engine.ts";
import type { Mode } from "../options.ts";
import { maskKept } from "../protect/mask.ts";
import type { Rule } from "../rules/rule.ts";
import { firstPassing } from "../span.ts";
import type { Barred } from "../words/barred.ts";
import { worthOf } from "./families.ts";
import { likenessGain } from "./gain.ts";
import { revertFailing, type Stretch } from "./revert-failing.ts";

/** The settings of a search for further changes. */
export interface Search {
  readonly rules: readonly Rule[];
  readonly mode: Mode;
  readonly casual: boolean;
  readonly seed: number;
  /** The least gain that a change must have. */
  readonly threshold: number;
  /** Stems of the words that name the text's topic; the search does not replace these words. */
  readonly topics: ReadonlySet<string>;
  readonly barred: Barred;
}

/** Returns the draft with the best changes that a search finds, sentence by sentence. */
export function searchDraft(engine: Engine, text: string, stretch: Stretch, search: Search): Draft {
  const { draft, run } = stretch;
  const masked = maskKept(draft.text, draft.kept);
  const sentences = engine.tag(masked);
  const written = writtenBefore(draft);
  const place = { sentences, run: 0, inList: run.kind === "listItem" };
  const openings = openingsIn(engine, draft, search.rules, place, search, engine.searchable)
    .map(({ change, level }) => ({ change, level, at: sentenceOf(sentences, change) }))
    .filter(({ change }) => isPermitted(draft, change.parts) && isWelcome(draft, change, written, search));
  const candidates = openings
    .map((opening) => ({ ...opening, gain: gainFrom(engine, draft, masked, sentences, opening) }))
    .filter(({ gain }) => gain >= search.threshold)
    .sort((a, b) => b.gain - a.gain);
  return revertFailing(text, stretch, pick(sentences, candidates), search.barred);
}

type Candidate = Pick<Opening, "change" | "level"> & { readonly at: number };

/** Returns the index of the sentence in which a change begins. */
function sentenceOf(sentences: readonly Sentence[], { parts }: Change): number {
  return Math.max(0, firstPassing(sentences, ({ start }) => start > parts[0]!.start) - 1);
}

/** Returns an array with 1 at each position that earlier stages have changed; the search changes none of these. */
function writtenBefore({ text, pieces }: Draft): Uint8Array {
  const written = new Uint8Array(text.length + 1);
  for (const { start, end } of pieces) written.fill(1, start, Math.max(end, start + 1));
  return written;
}

/** Matches words with several meanings, for which a rule's plainer word may be wrong. */
const manySenses = /^(?:observ|perceiv|illustrat|highlight|pursu|encounter|engag|comprehensive|receiv)/i;

function isWelcome({ text }: Draft, { parts }: Change, written: Uint8Array, { mode, topics, barred }: Search): boolean {
  const gain = gainOf(text, parts);
  if ((mode === "expand" && gain < 0) || (mode === "shorten" && gain > 0)) return false;
  return parts.every(({ start, end, after }) => {
    const before = text.slice(start, end);
    if (barred.addedBy(before, after) !== undefined) return false;
    // "My dad and I laughed": without a comma it is not sure that a clause ends here.
    if (manySenses.test(before) || /^ and /.test(before)) return false;
    // "While" means a contrast as often as it means the same time.
    if (after.includes("Meanwhile")) return false;
    if (written.subarray(start, Math.max(end, start + 1)).includes(1)) return false;
    const left = stemsOf(after);
    return stemsOf(before).every((stem) => !topics.has(stem) || left.includes(stem));
  });
}

/**
 * The cost of misfit, in log odds for each tenth of a bit. `mostMisfit` is the largest misfit allowed, in tenths of a
 * bit.
 */
const misfitCost = 0.004;
const mostMisfit = 60;

/** Returns a change's gain, in log odds: its rule's value, less its misfit, plus how much it lowers the AI score. */
function gainFrom(
  engine: Engine,
  draft: Draft,
  masked: string,
  sentences: readonly Sentence[],
  { change, level, at }: Candidate,
): number {
  const worse = misfit(engine.languageModel, draft.text, sentences[at]!, change.parts);
  if (worse > mostMisfit) return Number.NEGATIVE_INFINITY;
  return worthOf(change.rule, level) - misfitCost * worse + likenessGain(engine, masked, sentences, at, change.parts);
}

/** The number of words per change: a sentence of twice this length may get two changes. */
const wordsPerChange = 12;

/** Picks the best candidates that do not touch each other, as many in a sentence as its length allows. */
function pick(sentences: readonly Sentence[], candidates: readonly Candidate[]): Change[] {
  const bears = sentences.map(({ words }) => Math.max(1, Math.round(words.length / wordsPerChange)));
  const chosen = sentences.map((): Change[] => []);
  for (const { change, at } of candidates) {
    const own = chosen[at]!;
    if (own.length < bears[at]! && !own.some((other) => touch(other, change))) own.push(change);
  }
  return chosen.flat();
}

function touch(a: Change, b: Change): boolean {
  return a.parts.some((one) => b.parts.some((other) => one.start <= other.end && other.start <= one.end));
}
