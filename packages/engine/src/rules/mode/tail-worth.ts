import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { isBareList } from "./aside-examples.ts";
import { emptyWords } from "./empty-words.ts";
import { opposed } from "./opposites.ts";
import { fits } from "./shorten-endings.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that point at what was said before. */
export const demonstrative = set(
  "this that these those such so thus therefore hence then here there doing one both another",
);

/** Verbs that say little of their subject without all that follows. */
const whole = set(`
  include involve comprise consist depend rely require mean combine compare mix balance distinguish differ range define call name put place set take make give result lead engage invest participate live
  stay lie stand sit dwell belong happen occur exist focus aim let help enable allow encourage ask tell
`);

/** How much of a tail's words a reader would miss; undefined where no tail that may go begins at `i`. */
export function worthOfTail(words: readonly Word[], verb: number, i: number): number | undefined {
  const { lower, pos, text } = words[i]!;
  const next = words[i + 1]!;
  const end = words.length - 1;
  if (text === ";") return contrary.has(next.lower) || !clauseAt(words, i + 1, end) ? undefined : 1.1;
  const listed = isInList(words, verb, i);
  if (text === ",") {
    const after = words[i + 2];
    if (listed) return undefined;
    if (commaIn(words, i + 1, end)) return opensAside(words, i) && isBareList(words.slice(i + 2, end)) ? 1 : undefined;
    if (next.lower === "where" || next.lower === "whose") return 1.1;
    if (next.lower === "which") return after && !arguing.has(after.lemma) ? 1 : undefined;
    if (next.lower === "and" && verbGroupAt(words, i + 2)) return worthOfSecond(words, i + 1, end, "");
    if (next.lower === "and")
      return clauseAt(words, i + 2, end) && !demonstrative.has(after?.lower ?? "") ? 1.1 : undefined;
    return opensAside(words, i) ? 1 : undefined;
  }
  if (listed || (commaIn(words, i, end) && !illustrates(words, i))) return undefined;
  if (illustrates(words, i)) return isBareList(words.slice(lower === "such" ? i + 2 : i + 1, end)) ? 0.8 : undefined;
  const governor = words.findLast(({ pos }, k) => k < i && (pos === "VERB" || pos === "AUX"))!.lemma;
  if (lower === "and") return whole.has(governor) ? undefined : worthOfSecond(words, i, end, governor);
  if (lower === "by" && /ing$/.test(next.lower) && next.pos === "VERB")
    return words.slice(i, end).some((_, k) => verbGroupAt(words, i + k)) ? undefined : 1.1;
  if (whole.has(governor) || linking.has(governor) || /ing$/.test(next.lower)) return undefined;
  const relative = lower === "that";
  const fitting = fits(words, i, governor);
  if (emptyWords.has(words[i - 1]!.lemma) && ["that", "to", "for"].includes(lower)) return undefined;
  if (relative) return fitting ? 1.2 : undefined;
  if (words.slice(i, end).some((_, k) => verbGroupAt(words, i + k)) || holdsRelative(words, i, end)) return undefined;
  if (lower === "to") return fitting && !means.has(words[i - 1]!.lemma) ? 1.2 : undefined;
  if (pos !== "ADP" || nounPhraseEnd(words, i + 1) === undefined) return undefined;
  return fitting || (places.has(lower) && !relational.test(words[i - 1]!.lemma)) ? 1 : undefined;
}

/** "Factors such as", "crops like": examples of things that the sentence names. */
function illustrates(words: readonly Word[], i: number): boolean {
  const { lower, pos } = words[i]!;
  const opens = (lower === "such" && words[i + 1]!.lower === "as") || (lower === "like" && pos === "ADP");
  return opens && words[i - 1]!.pos === "NOUN" && isPlural(words[i - 1]!);
}

/** True where a comma after the verb may have begun a list that no "and" has closed. */
function isInList(words: readonly Word[], verb: number, i: number): boolean {
  const comma = words.findLastIndex(({ text }, k) => k > verb && k < i && text === ",");
  if (comma < 0) return false;
  return words[i]!.text !== "," || !words.slice(comma, i).some(({ pos }) => pos === "CCONJ");
}

/** Phrases that a comma sets off: a participle, a company of nouns, another name for what stands before. */
function opensAside(words: readonly Word[], comma: number): boolean {
  const [first, second] = words.slice(comma + 1, comma + 3);
  if (!first || !second || words[comma + 3]?.lower === ".") return false;
  if (companions.has(first.lower)) return second.pos !== "PUNCT";
  if (["a", "an"].includes(first.lower) && first.pos === "DET")
    return !words.slice(comma + 1, -1).some(({ lower }) => lower === "and" || lower === "or");
  if (first.pos !== "VERB" || words[comma - 1]!.pos === "ADJ") return false;
  if (/..ing$/.test(first.lower)) return !saying.has(first.lower) && !["and", "or"].includes(second.lower);
  return /ed$/.test(first.lower) && second.pos === "ADP";
}

/** What is for something: its purpose belongs to it. */
const means = set(
  "tactic strategy means measure tool technique method law rule device instrument bid campaign mechanism treatment remedy cure therapy",
);
const companions = set("with particularly especially including alongside along from through amid");
const saying = set(
  "including according depending regarding saying telling noting arguing claiming stating adding citing",
);

const contrary = set("however otherwise therefore but yet instead rather nevertheless still thus hence");

/** "The separation of church and state", "is an alloy of iron and nickel": the "of" needs both. */
function belongsToOf(words: readonly Word[], and: number, governor: string): boolean {
  let i = and - 1;
  while (["NOUN", "ADJ", "DET"].includes(words[i]?.pos ?? "")) i--;
  return words[i]?.lower === "of" && (linking.has(governor) || joining.test(words[i - 1]!.lemma));
}

const linking = set("be become remain seem represent");
const joining =
  /(?:tion|sion|ship|blend|mix|mixture|balance|link|difference|union|comparison|interplay|pair|number|range|sum|integration|mean|average)$/;

function holdsRelative(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ lower }) => ["that", "which", "who", "whose", "where", "when"].includes(lower));
}

/** "And" with a second verb of the same form as the first, or a second object. */
function worthOfSecond(words: readonly Word[], and: number, end: number, governor: string): number | undefined {
  const next = words[and + 1]!;
  if (["then", "so", "but", "also"].includes(next.lower)) return undefined;
  const verbs = words.slice(and + 1, end).filter((_, k) => verbGroupAt(words, and + 1 + k)).length;
  if (verbGroupAt(words, and + 1)) return verbs === 1 || holdsRelative(words, and + 1, end) ? 1.1 : undefined;
  if (words.slice(and - 1, end).some(({ lemma }) => opposed.has(lemma))) return undefined;
  if (!["DET", "NOUN", "ADJ"].includes(next.pos) || belongsToOf(words, and, governor)) return undefined;
  // A second object with a verb of its own would be a clause.
  return verbs > 0 ? undefined : 1.1;
}

function commaIn(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to).some(({ text }) => text === ",");
}

const arguing = set(
  "mean why because will how what where when i we you they he she explain show suggest indicate imply",
);
/** Prepositions of phrases that say where or when, and seldom what a noun or verb needs. */
const places = set("across throughout within among amongst during amid alongside around through over");
const relational = /(?:tion|sion|ment|ance|ence|ship|difference|variety|variation|place|way|trust|gap|link)$/;
