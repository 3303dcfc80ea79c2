import { looksEnglish } from "../document/english.ts";
import type { Engine } from "../engine.ts";
import { tables } from "../lexicon/tables.ts";
import { overlaps, type Span } from "../span.ts";
import { createBarred } from "../words/barred.ts";
import { keepWordSpans } from "../words/keep-words.ts";
import { wordsToBar, wordsToKeep } from "../words/replacements.ts";
import type { AlternativesOptions } from "./alternatives.ts";
import { survey } from "./openings.ts";
import { say } from "./say.ts";

/** A word or phrase (`after`) that can replace the range [start, end) of a sentence. */
export interface Synonym extends Span {
  readonly after: string;
  /** The whole sentence after the replacement. */
  readonly text: string;
}

/** The most characters of a sentence whose synonyms are looked up, and the most synonyms of one sentence. */
const longest = 2000;
const most = 60;

/** Ids of the tables whose entries replace one word by another: better wordings, and wordings of a mode. */
const tablesOfWords: ReadonlySet<string> = new Set(
  tables.flatMap((table) => (table.stage === "wording" || "modes" in table ? [table.id] : [])),
);

/**
 * Returns the lexicon's synonyms for the words of a sentence, ordered by position: only those that fit the context and
 * pass the checks of a rewrite.
 */
export function synonyms(engine: Engine, sentence: string, options: AlternativesOptions = {}): Synonym[] {
  const { mode = "standard", seed = 1 } = options;
  if (sentence.length > longest || !looksEnglish(sentence)) return [];
  const rules = engine.all.filter(({ id, modes = [mode] }) => tablesOfWords.has(id) && modes.includes(mode));
  const found = survey(engine, sentence, rules, mode, seed);
  const barred = createBarred(wordsToBar(options));
  const keptWords = keepWordSpans(sentence, 0, wordsToKeep(options));
  const made = new Map<string, Synonym>();
  for (const opening of found.openings) {
    const [part, ...others] = opening.change.parts;
    if (!part?.after.trim() || others.length > 0 || made.size === most) continue;
    const text = say(found, [opening]);
    if (text === undefined || text === sentence || made.has(text)) continue;
    const { offset } = found.runs[opening.run]!;
    const place = { start: part.start + offset, end: part.end + offset };
    if (keptWords.some((kept) => overlaps(kept, place)) || barred.addedBy(sentence, text) !== undefined) continue;
    made.set(text, { ...place, after: part.after, text });
  }
  return [...made.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
