import type { LanguageModel } from "../model/language-model.ts";
import type { Span } from "../span.ts";
import { type Content, contentOf } from "./content.ts";
import type { Read, Synonyms } from "./meaning.ts";
import type { Problem } from "./pro.ts";
import type { Change } from "./to-changes.ts";

/** From this rarity on, in tenths of a bit, a noun names a thing of its own: "diabetes", not "problem". */
const particular = 130;

/** What is so much more common than what it replaces says the same in plainer words. */
const plainer = 8;

/**
 * A noun that stands in the place of another, which no rule would put there and which is not common: a thing for
 * another thing. Whether two such nouns mean the same only a dictionary would know.
 */
export function nounProblems(
  model: LanguageModel,
  source: Read,
  answer: Read,
  changes: readonly Change[],
  synonyms: Synonyms,
): Problem[] {
  const [old, now] = [keysOf(source), keysOf(answer)];
  let shift = 0;
  return changes.flatMap(({ start, end, after }) => {
    const from = start + shift;
    shift += after.length - (end - start);
    const [lost, ...others] = contentIn(source, { start, end });
    const [added, ...more] = contentIn(answer, { start: from, end: from + after.length });
    if (!lost || !added || others.length + more.length > 0) return [];
    if (lost.word.pos !== "NOUN" || added.word.pos !== "NOUN") return [];
    if (lost.keys.some((key) => now.has(key)) || added.keys.some((key) => old.has(key))) return [];
    if (lost.keys.some((key) => added.keys.some((other) => synonyms.get(key)?.has(other)))) return [];
    const [was, is] = [rarityOf(model, lost.word.lower), rarityOf(model, added.word.lower)];
    if (is < particular || was - is >= plainer) return [];
    return [{ code: "meaning", message: `“${added.word.text}” is not “${lost.word.text}”.` }];
  });
}

function rarityOf(model: LanguageModel, word: string): number {
  return Math.max(...model.read(word, false).ids.map((id) => model.rarity(id)));
}

function contentIn({ sentences }: Read, span: Span): Content[] {
  const words = sentences.flatMap((sentence) => sentence.words);
  return contentOf(
    words.filter(({ start, end }) => start >= span.start && end <= span.end),
    () => true,
  );
}

function keysOf({ sentences }: Read): Set<string> {
  return new Set(sentences.flatMap(({ words }) => contentOf(words, () => true)).flatMap(({ keys }) => keys));
}
