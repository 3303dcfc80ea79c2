import { wordSet } from "../grammar/word-set.ts";
import type { Rule } from "../rules/rule.ts";
import { type Content, keysOf } from "./content.ts";

/** By key of a word (see `keysOf`), the keys of words with a similar meaning. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** The most content words of a wording: in longer ones it is unclear which word replaces which. */
const most = 2;

/** The most synonyms of a word that may link two other words. A word with more synonyms is too vague to link others. */
const vague = 80;

/** Words that are ignored in a wording, such as "the". */
const idle =
  wordSet(`the for with from into off out over about and that this its are was were been being not how what which who does did
  has had can will than more most very one all any`);

/** Returns, by key, words of similar meaning, from the tables of rules and groups of words, in both directions. */
export function thesaurusOf(rules: readonly Rule[], groups: readonly string[]): Synonyms {
  const links = new Map<string, Set<string>>();
  for (const { match, to } of rules.flatMap(({ entries = [] }) => entries)) {
    const old = wordsOf(/\[(.*)\]/.exec(match)?.[1] ?? match);
    for (const wording of typeof to === "string" ? [to] : to) linkWordings(links, old, wordsOf(wording));
  }
  for (const group of groups) {
    const words = group.split(" ");
    for (const word of words) linkWordings(links, [[word]], [words.filter((other) => other !== word)]);
  }
  return links;
}

/** Links the words that only one wording has with those that only the other has, if there are few enough. */
export function linkWordings(
  links: Map<string, Set<string>>,
  one: readonly (readonly string[])[],
  other: readonly (readonly string[])[],
): void {
  const [old, now] = [without(one, other), without(other, one)];
  if (old.length === 0 || now.length === 0 || old.length > most || now.length > most) return;
  const [a, b] = [old.flat(), now.flat()].map((words) => words.flatMap((word) => keysOf(word, word)));
  link(links, a!, b!);
  link(links, b!, a!);
}

function link(links: Map<string, Set<string>>, from: readonly string[], to: readonly string[]): void {
  for (const key of from) {
    const linked = links.get(key) ?? new Set();
    for (const other of to) linked.add(other);
    links.set(key, linked);
  }
}

/** Returns the content words of a table's wording, each with its synonyms. */
function wordsOf(wording: string): string[][] {
  return wording.split(/\s+/).flatMap((token) => {
    if (/^[@<$^…[\]]/.test(token)) return [];
    const words = token
      .replace(/\?$/, "")
      .replace(/\/[A-Z|]+$/, "")
      .split("|")
      .map((word) =>
        word
          .replace(/^[~%=]/, "")
          .replace(/@\d$/, "")
          .toLowerCase(),
      )
      .filter((word) => /^[a-z]{3,}$/.test(word) && !idle.has(word));
    return words.length === 0 ? [] : [words];
  });
}

function without(words: readonly (readonly string[])[], others: readonly (readonly string[])[]): (readonly string[])[] {
  const said = new Set(others.flat());
  return words.filter((group) => !group.some((word) => said.has(word)));
}

/** Returns whether two words may be synonyms: related, linked, or both linked with the same specific word. */
export function isLike(
  { word: { lower: a }, keys: one }: Content,
  { word: { lower: b }, keys: other }: Content,
  all: readonly Synonyms[],
): boolean {
  if (isKin(a, b)) return true;
  const near = nearOf(other, all);
  if (one.some((key) => near.has(key))) return true;
  return [...nearOf(one, all)].some(
    (key) => near.has(key) && all.every((known) => (known.get(key)?.size ?? 0) <= vague),
  );
}

/** Returns the keys of a word and of its synonyms. */
export function nearOf(keys: readonly string[], all: readonly Synonyms[]): Set<string> {
  return new Set(keys.flatMap((key) => [key, ...all.flatMap((known) => [...(known.get(key) ?? [])])]));
}

const ending =
  /^(?:e|ed|er|ers|ing|ings|ion|ions|ition|itions|ation|ations|ational|al|als|ally|ance|ence|ent|ents|ant|ants|ive|ively|ous|ously|ment|ments|le|ility|ilities|able|ible|ably|ity|ities|ly|y|ies|ied|ic|ical|ically|ness|s|es|ful|fully|ist|ists|ism|um|i[sz](?:e|es|ed|ing)|at(?:e|es|ed|ing)|ors?)?$/;
const inflection = /^(?:e|es|ed|ing)$/;

/** Returns whether two words have a stem in common ("survival", "survive"), or one contains the other. */
function isKin(one: string, other: string): boolean {
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem++;
  const rest = (word: string, at: number): string => {
    const isDoubled = word[at] === word[at - 1] && word.length > at + 1;
    return word.slice(isDoubled ? at + 1 : at);
  };
  if (stem === 3) return inflection.test(rest(one, stem)) && inflection.test(rest(other, stem));
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.length >= short.length + 3 && (long.startsWith(short) || long.endsWith(short)))
    return true;
  return [stem, stem - 1].some((at) => at >= 4 && ending.test(rest(one, at)) && ending.test(rest(other, at)));
}
