import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { type Extent, nounGroupOf, phraseOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { textInside, textOf } from "./statement.ts";

/** Swaps joined words of one kind, or the last two items of a list: "safe and clean" becomes "clean and safe". */
export const swapConjuncts: Rule = {
  id: "swap-conjuncts",
  summary: reasons.otherOrder,
  stage: "clause",
  level: 7,
  propose: (context) => context.words.flatMap((_, i) => swap(context, i) ?? swapAdjectives(context, i) ?? []),
};

/** Swaps the two sides of an "and" or "or"; in a list of three or more, its last two items. */
function swap(context: Context, link: number): Proposal | undefined {
  const { words, sentence } = context;
  const { tree } = sentence;
  if (link === 0 || !/^(?:and|or)$/.test(words[link]!.lower) || tree.relations[link] !== "cc") return undefined;
  const last = tree.heads[link]!;
  const first = tree.heads[last]!;
  if (first < 0 || last < link || tree.relations[last] !== "conj" || !isSure(tree, last)) return undefined;
  const all = [first, ...childrenBy(tree, first, "conj")];
  const isList = words[link - 1]!.text === ",";
  if (all.at(-1) !== last || isList !== all.length > 2) return undefined;
  const other = all.at(-2)!;
  const one = { from: ownStart(context, other, link, isList), to: isList ? link - 1 : link };
  const two = { from: link + 1, to: phraseOf(sentence, last).to };
  if (!areAlike(words, other, last) || !isUnit(context, other, one) || !isUnit(context, last, two)) return undefined;
  if (!areBalanced(words.slice(one.from, one.to), words.slice(two.from, two.to))) return undefined;
  return isFree(context, one, two, first) ? write(context, one, two) : undefined;
}

/** Returns where an item begins, without a preposition or article that belongs to both items. */
function ownStart({ words, sentence }: Context, word: number, link: number, isList: boolean): number {
  if (words[word]!.pos === "ADJ") return word;
  const { from } = nounGroupOf(sentence.tree, word);
  const isShared = from === word - 1 && link === word + 1 && hasSign(words[from]!) && words[link + 2]!.pos !== "NOUN";
  return isShared && !isList && !hasSign(words[link + 1]!) ? word : from;
}

function hasSign({ pos, tag }: Word): boolean {
  return pos === "DET" || tag === "PRP$" || pos === "NUM";
}

/** Returns whether no article, adjective or preposition of the first item could also belong to the second. */
function areBalanced(one: readonly Word[], two: readonly Word[]): boolean {
  const count = (unit: readonly Word[], wanted: string): number => unit.filter(({ pos }) => pos === wanted).length;
  if (one.length > 7 || two.length > 7 || hasSign(one[0]!) !== hasSign(two[0]!)) return false;
  if (count(one, "ADP") !== count(two, "ADP") || (count(one, "ADP") > 0 && !hasSign(one[0]!))) return false;
  if (one.at(-1)!.pos === "ADJ") return one.length === 1 && two.length === 1;
  if (["ADJ", "NOUN"].some((pos) => count(one, pos) > count(two, pos))) return false;
  return one.length > 1 || count(two, "NOUN") < 2 || one[0]!.tag === "NNS";
}

function areAlike(words: readonly Word[], a: number, b: number): boolean {
  const [one, other] = [words[a]!, words[b]!];
  if (one.pos !== other.pos || !/^(?:NOUN|PROPN|ADJ)$/.test(one.pos) || one.lower.endsWith(other.lower)) return false;
  // "Clear and unclear": a word with a negative prefix comes second.
  if (other.lower.endsWith(one.lower)) return false;
  if (one.pos === "PROPN" && [one, other].some(({ text }) => orderedNames.test(text))) return false;
  return !areFixedPair(one, other) && ![one, other].some(({ lower }) => /ing$/.test(lower));
}

const orderedNames =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\w+day|North|South|East|West|God|Adam|Eve|Romeo|Juliet)$/;
const ordered =
  wordSet(`other others such same own more most less least few many much several various all each every first second third last next
  past present future long large big small short former latter new old young day night morning evening yesterday today tomorrow lunch dinner breakfast
  birth death beginning end start finish left right north south east west front back top bottom example instance addition
  lot number variety range kind type way result rest part half dozen etc finally even then its their his her this that
  these those it them who which where also later not n't no`);

/** Returns whether a range of words can change places with another item without any change. */
function isUnit({ words, sentence: { tree } }: Context, head: number, { from, to }: Extent): boolean {
  if (from > head || to <= head) return false;
  for (let i = from; i < to; i++) {
    const { pos, lower } = words[i]!;
    if (
      ordered.has(lower) ||
      /ing$/.test(lower) ||
      !/^(?:NOUN|PROPN|ADJ|DET|ADP|NUM)$/.test(pos) ||
      (pos === "ADJ" && /(?:er|est)$/.test(lower))
    )
      return false;
    const over = tree.heads[i]!;
    if (i !== head && (over < from || over >= to)) return false;
  }
  return true;
}

const describing = /^(?:such|including|which|who|especially|like)$/;

/** Returns whether no word before the first item or behind the second one belongs to only one of them. */
function isFree({ words, sentence: { tree } }: Context, one: Extent, two: Extent, first: number): boolean {
  const [before, after] = [words[one.from - 1], words[two.to]];
  const isShared = before !== undefined && hasSign(before);
  const outer = isShared ? words[one.from - 2] : before;
  // "Molecules and tiny particles, such as dust": what follows the comma describes the last.
  if (after?.text === "," && describing.test(words[two.to + 1]!.lower)) return false;
  if (!after || (isShared && words[one.to - 1]!.tag !== words[two.to - 1]!.tag)) return false;
  if (
    outer &&
    (/^(?:-|as|than|like|more|between|from|both|either)$/.test(outer.lower) || /^(?:ADJ|NUM|ADV)$/.test(outer.pos))
  )
    return false;
  if (before?.pos === "NOUN" || (before?.lower === "of" && one.to - one.from !== two.to - two.from)) return false;
  if (after.pos === "NOUN") return words[two.to - 1]!.pos === "ADJ" && tree.heads[first]! >= two.to;
  // "In tune with songs and bells rang": the second may be the subject of what follows.
  const isObject = tree.heads[first]! < two.to || /^(?:VERB|AUX|ADP)$/.test(outer?.pos ?? "");
  if (/^(?:VERB|AUX)$/.test(after.pos) && isObject) return false;
  // "Bread and cake from Kent": what follows may describe the last alone, unless both share an article.
  const isOneWord = one.to - one.from === 1 && two.to - two.from === 1;
  const isBoth = after.pos === "ADP" && isOneWord && (isShared || words[one.from]!.pos === "ADJ");
  if ((!/^(?:PUNCT|VERB|AUX|CCONJ|PRON|ADV)$/.test(after.pos) && !isBoth) || /^VB[NG]$/.test(after.tag)) return false;
  return !/^(?:and|or|-|that|which|who|where)$/.test(after.lower);
}

/** Turns "a costly, pointless war" into "a pointless, costly war". Only adjectives of equal rank have that comma. */
function swapAdjectives(context: Context, comma: number): Proposal | undefined {
  const { words, sentence } = context;
  const { heads, relations } = sentence.tree;
  const [one, two] = [comma - 1, comma + 1];
  if (words[comma]!.text !== "," || comma === 0 || words[comma + 2]?.pos !== "NOUN") return undefined;
  if (![one, two].every((i) => words[i]!.tag === "JJ" && relations[i] === "amod" && !ordered.has(words[i]!.lower)))
    return undefined;
  if (heads[one] !== heads[two] || !/^(?:DET|ADP|VERB|PRON)$/.test(words[one - 1]?.pos ?? "")) return undefined;
  return write(context, { from: one, to: comma }, { from: two, to: two + 1 });
}

/** Swaps two items; if the first begins the sentence, capitals change with their places. */
function write(context: Context, one: Extent, two: Extent): Proposal | undefined {
  const { words, text } = context;
  const [first, last] = [words[one.from]!, words[two.to - 1]!];
  const between = text.slice(words[one.to - 1]!.end, words[two.from]!.start);
  if (one.from > 0) {
    const before = { start: first.start, end: first.start, after: textOf(context, two) + between };
    return { parts: [before, { start: words[one.to - 1]!.end, end: last.end, after: "" }] };
  }
  const said = textInside(context, one);
  const next = words[two.from]!;
  if (said === undefined) return undefined;
  const opening = { start: first.start, end: next.end, after: capitalize(next.text) };
  return { parts: [opening, { start: last.end, end: last.end, after: between + said }] };
}

/** Pairs of words that always come in the same order, such as "trial and error". */
const pairs = new Set(
  `research development|trial error|supply demand|men women|pros cons|terms conditions|health safety|food drink|boys girls
  ladies gentlemen|husband wife|mother father|mom dad|brother sister|king queen|arts crafts|cause effect|bread butter|fish chips
  success failure|cast crew|formation evolution|catholic apostolic|sunrise sunset|predator prey|consumption disposal|judge executioner|red white|development implementation|design construction
  salt pepper|peace quiet|law order|blood sweat|heart soul|body soul|mind body|flesh blood|wear tear|ups downs|highs lows
  rules regulations|profit loss|theory practice|question answer|problem solution|input output|encoder decoder
  precision recall|name address|date time|time place|life death|love hate|war peace|good evil|friends family|children adult
  wife child|wind rain|sun moon|earth sky|heaven earth|sight sound|signal noise|hot cold|good bad|subject object|safe sound
  loud clear|alive well|sick tired|high low|big small|long short|short sweet|true false|clear concise|first foremost
  slowly surely|black white|black blue|rich poor|public private|mental physical|positive negative|cat dog|words actions
  arms legs|head shoulders|skin bones|oil gas|time money|time effort|trial tribulation|hope dream|hope fear|thought prayer
  fact figure|goods services|products services|science technology|art science|math science|plant animal|nook cranny
  search rescue|crime punishment|training testing|training test|education training`
    .split(/[|\n]\s*/)
    .map((pair) => pair.trim()),
);

/** Returns whether two words are a fixed pair, such as "trial and error", whose order never changes. */
function areFixedPair(one: Word, other: Word): boolean {
  const said = (word: Word): string[] => [word.lower, word.lemma];
  return said(one).some((x) => said(other).some((y) => pairs.has(`${x} ${y}`) || pairs.has(`${y} ${x}`)));
}
