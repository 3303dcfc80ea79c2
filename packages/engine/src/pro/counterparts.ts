import type { Word } from "../document/document.ts";
import { isNoun } from "../grammar/noun-phrase.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Mode } from "../options.ts";
import type { Span } from "../span.ts";
import { type Content, contentOf, contentsOf, slotWeight } from "./content.ts";
import type { Known } from "./knowledge.ts";
import { type Item, listsIn, partsIn } from "./lists.ts";
import type { Problem } from "./pro.ts";

import { type Read, wordsOf } from "./read.ts";
import { isLike, type Synonyms } from "./thesaurus.ts";

/** By part of speech, how rare a new word must be, in tenths of a bit, to count as added meaning. */
const telling: Readonly<Record<string, number>> = { NOUN: 115, VERB: 125, ADJ: 105 };

/** The number of tenths of a bit that a mode that expands adds to the rarities in `telling`. */
const fuller = 15;

/**
 * The number of tenths of a bit by which a word may be below the rarity in `telling` if it replaces the only lost word.
 */
const swapped = 15;

/**
 * The number of added words, even common ones, from which the meaning counts as changed. Added words have no
 * counterpart in the source.
 */
const mostAdded = 3;

/** The least share, by weight, of the source's content that must be kept. */
const leastKept = 0.4;

/** The least weight of a lost part of a sentence that is reported, unless the part only refers back. */
const leastPart = 3;

/** The content words that one text has and the other lacks, counting other forms and synonyms as the same word. */
interface Strays {
  readonly lost: readonly Content[];
  readonly added: readonly Content[];
  /** The share, by weight, of the source's content words that the answer keeps, 0 to 1. */
  readonly kept: number;
}

/** Returns problems with content words that one text has and the other lacks; `whole` is the whole source. */
export function strayProblems(source: Read, answer: Read, whole: Read, known: Known, mode: Mode): Problem[] {
  const { model, here, anywhere, spare } = known;
  const synonyms = [here, anywhere];
  const strays = straysOf(source, answer, whole, synonyms);
  const { added } = strays;
  const lost = strays.lost.filter(({ word }) => !spare.has(word.start));
  const problems: Problem[] = [];
  const counted = added.filter(({ word }) => word.pos in telling);
  const more = mode === "expand" ? fuller : 0;
  const isSwap =
    lost.length === 1 && added.length === 1 && added[0]!.word.pos !== "ADJ" && lost[0]!.word.pos === added[0]!.word.pos;
  const strange = counted.find(
    ({ word }) => rarityOf(model, word) >= telling[word.pos]! + more - (isSwap ? swapped : 0),
  );
  const found = strange ?? (counted.length >= mostAdded && mode !== "expand" ? counted[0] : undefined);
  if (found)
    problems.push({ code: "meaning", message: `The text does not say “${found.word.text}”: keep to what it says.` });
  if (mode === "shorten") return problems;
  const dropped = droppedIn(source, lost, synonyms);
  if (dropped) {
    const missing = source.text.slice(dropped.start, dropped.end);
    problems.push({ code: "meaning", message: `Keep “${missing}”: leave out nothing that the text names.` });
  }
  const missed = lost.find(({ word }) => isSubstantial(model, word));
  if (added.length === 0 && missed)
    problems.push({ code: "meaning", message: `Keep “${missed.word.text}”, or say it in another way.` });
  if (strays.kept < leastKept)
    problems.push({ code: "meaning", message: "Keep the meaning: too much of a sentence is missing." });
  return problems;
}

function straysOf(source: Read, answer: Read, whole: Read, known: readonly Synonyms[]): Strays {
  const [old, now] = [contentsOf(source), contentsOf(answer)];
  // A neighbouring sentence of the source may tell what "they" refers to.
  const [said, says] = [keysIn(contentsOf(whole)), keysIn(now)];
  const lost = old.filter(({ keys }) => !keys.some((key) => says.has(key)));
  const added = now.filter(({ keys }) => !keys.some((key) => said.has(key)));
  const left = lost.filter((one) => !added.some((other) => isLike(one, other, known)));
  const all = weightOf(old) + slotWeight * source.slots.length;
  return {
    lost: left,
    added: added.filter((one) => !lost.some((other) => isLike(one, other, known))),
    kept: all === 0 ? 1 : 1 - weightOf(left) / all,
  };
}

/** Returns a problem if one text lacks an item of a list of which it has the other items. */
export function listProblems(source: Read, answer: Read, known: Known): Problem[] {
  const synonyms = [known.here, known.anywhere];
  const [old, now] = [contentsOf(source), contentsOf(answer)];
  const lost = oddIn(source, old, { read: answer, content: now }, synonyms);
  if (lost)
    return [{ code: "meaning", message: `Keep “${textIn(source, lost)}”: leave out nothing that the text names.` }];
  const added = oddIn(answer, now, { read: source, content: old }, synonyms);
  if (added) return [{ code: "added_fact", message: `“${textIn(answer, added)}” is not in the text: leave it out.` }];
  return [];
}

/** By kind of word, the rarity, in tenths of a bit, from which a word is more than a filler. */
const substantial = { thing: 125, action: 138, quality: 160 };

/** Returns problems with single words: more new words than lost ones, a new verb, or a lost rare adjective. */
export function additionProblems(source: Read, answer: Read, whole: Read, known: Known): Problem[] {
  const { lost, added } = straysOf(source, answer, whole, [known.here, known.anywhere]);
  const things = added.filter(({ word }) => isSubstantial(known.model, word));
  const isRare = ({ word }: Content, pos: string, least: number): boolean =>
    word.pos === pos && rarityOf(known.model, word) >= least;
  const action = lost.some(({ word }) => word.pos !== "ADV" && word.pos !== "ADJ")
    ? undefined
    : added.find((one) => isRare(one, "VERB", substantial.action));
  const gone = lost.filter(({ word }) => word.pos !== "ADV").length;
  const more = things.length > gone ? things[0] : action;
  if (more) return [{ code: "added_fact", message: `“${more.word.text}” is not in the text: leave it out.` }];
  const words = wordsOf(source);
  const isBeforeNoun = ({ word }: Content): boolean => words[words.indexOf(word) + 1]?.pos === "NOUN";
  const bare = added.length > 0 ? [] : lost.filter(({ word }) => !known.spare.has(word.start));
  const less = bare.find((one) => isRare(one, "ADJ", substantial.quality) && isBeforeNoun(one));
  const limit = bare.find(({ word }) => isLimit(words, word));
  const missing = less ?? limit ?? lost.find(({ word }) => isUnlimited(words, word, wordsOf(answer)));
  return missing ? [{ code: "meaning", message: `Keep “${missing.word.text}”, or say it in another way.` }] : [];
}

/** Nouns that set no limit behind words such as "within" and "beyond": "within the context of", "beyond doubt". */
const vague = new Set("context scope framework field realm doubt question limit confines bounds".split(" "));
const limiting = /^(?:within|outside|inside|beyond|without)$/;

/** Returns whether a noun behind a word such as "within" sets a limit: "within the old city". */
function isLimit(words: readonly Word[], noun: Word): boolean {
  const at = words.indexOf(noun);
  let first = at;
  while (first > 0 && /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(words[first - 1]!.pos)) first--;
  return (
    isNoun(noun) &&
    !vague.has(noun.lemma) &&
    !isNoun(words[at + 1] ?? noun) &&
    limiting.test(words[first - 1]?.lower ?? "")
  );
}

const every = /^(?:any|every|all|each)$/;

/** Returns whether the other text has "any" where this text has an adjective: "any weather" for "dry weather". */
function isUnlimited(words: readonly Word[], quality: Word, others: readonly Word[]): boolean {
  const noun = words[words.indexOf(quality) + 1];
  if (quality.pos !== "ADJ" || noun?.pos !== "NOUN" || words.some(({ lower }) => every.test(lower))) return false;
  return others.some(({ lower }, i) => every.test(lower) && others[i + 1]?.lemma === noun.lemma);
}

/** Words of quantity, which other rules compare. */
const amounts = new Set("majority bulk plenty handful couple pair".split(" "));

function isSubstantial(model: LanguageModel, word: Word): boolean {
  if (amounts.has(word.lemma)) return false;
  return (word.pos === "NOUN" || word.pos === "ADJ") && rarityOf(model, word) >= substantial.thing;
}

function textIn({ text }: Read, { start, end }: Span): string {
  return text.slice(start, end);
}

/**
 * Returns an item of a list without a counterpart, if its other items have one and the other text's list is shorter.
 */
function oddIn(
  { sentences }: Read,
  own: readonly Content[],
  { read, content }: { readonly read: Read; readonly content: readonly Content[] },
  known: readonly Synonyms[],
): Span | undefined {
  const contentOfWord = new Map(own.map((one) => [one.word, one]));
  const counterpart = (one: Content): Content | undefined =>
    content.find((other) => other.keys.some((key) => one.keys.includes(key)) || isLike(other, one, known));
  const lists = read.sentences.flatMap(({ words }) => listsIn(words));
  for (const { words } of sentences) {
    for (const list of listsIn(words)) {
      const heads = list.flatMap((item) => {
        const one = contentOfWord.get(item.head);
        return one ? [{ item, there: counterpart(one) }] : [];
      });
      const odd = heads.filter(({ there }) => !there);
      if (heads.length < 2 || odd.length !== 1 || heads.length !== list.length) continue;
      const theirs = lists.filter((items) => heads.some(({ there }) => items.some(({ head }) => head === there?.word)));
      if (theirs.every((items) => items.length < list.length)) return odd[0]!.item;
    }
  }
  return undefined;
}

/** Returns an item of a list that is lost while others are kept, or a part of a sentence that is lost completely. */
function droppedIn(source: Read, lost: readonly Content[], known: readonly Synonyms[]): Span | undefined {
  const gone = new Map(lost.map((content) => [content.word, content]));
  for (const { words } of lost.length === 0 ? [] : source.sentences) {
    for (const list of listsIn(words)) {
      const isKept = ({ head }: Item): boolean => !gone.has(head);
      const kept = contentOf(list.filter(isKept).map(({ head }) => head));
      const dropped = list.find(({ head }) => {
        const content = gone.get(head);
        return content && kept.length > 0 && !kept.some((other) => isLike(content, other, known));
      });
      if (dropped) return dropped;
    }
    for (const part of partsIn(words)) {
      if (part.some(({ lower }) => /^(?:this|these|those|such)$/.test(lower))) continue;
      const content = contentOf(part);
      if (weightOf(content) >= leastPart && content.every(({ word }) => gone.has(word)))
        return { start: part[0]!.start, end: part.at(-1)!.end };
    }
  }
  return undefined;
}

function keysIn(contents: readonly Content[]): Set<string> {
  return new Set(contents.flatMap(({ keys }) => keys));
}

function weightOf(contents: readonly Content[]): number {
  return contents.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns how rare a word is, in its own form or its dictionary form, whichever is more common. */
function rarityOf(model: LanguageModel, { lower, lemma }: Word): number {
  const rarities = [lower, lemma].map((form) => Math.max(...model.read(form, false).ids.map((id) => model.rarity(id))));
  return Math.min(...rarities);
}
