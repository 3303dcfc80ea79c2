import type { Word } from "../document/document.ts";
import { isModal } from "./conjugate.ts";
import { formsOf } from "./inflect.ts";

/** "modal" covers can, may, will and the like: what follows is not stated as a fact. */
type Tense = "present" | "past" | "modal";

/** A finite verb with its auxiliaries: word indices of the first word and of the content verb. */
export interface VerbGroup {
  readonly first: number;
  readonly last: number;
  readonly tense: Tense;
  /** True for "was built", "is done" and the like. */
  readonly passive: boolean;
}

const present = new Set("am is are has have do does 's 're 've 'm".split(" "));
const past = new Set("was were had did".split(" "));
const auxiliaries = new Set(["be", "have", "do"]);

/** True for words that may stand between an auxiliary and its verb. */
function isBetween(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === "ADV" || word.lower === "not" || word.lower === "n't");
}

/** The verb group that starts at `index`; undefined when no finite verb stands there, or it is not sure that one does. */
export function verbGroupAt(words: readonly Word[], index: number): VerbGroup | undefined {
  const word = words[index];
  if (!word) return undefined;
  if (isModal(word) && (word.pos === "AUX" || word.pos === "VERB"))
    return { first: index, ...contentVerb(words, index), tense: "modal" };
  if (word.pos !== "AUX" && word.pos !== "VERB") return undefined;
  if (present.has(word.lower) || past.has(word.lower)) {
    if (isNonFiniteSlot(words, index)) return undefined;
    return { first: index, ...contentVerb(words, index), tense: present.has(word.lower) ? "present" : "past" };
  }
  if (word.pos !== "VERB" || word.tag === "VBN" || isNonFiniteSlot(words, index)) return undefined;
  // "The remodel" is a noun, whatever the tagger says.
  if (["a", "an", "the"].includes(words[index - 1]?.lower ?? "")) return undefined;
  const forms = formsOf(word.lower, word.lemma);
  if (forms.includes("ed") && describesNoun(words, index)) return undefined;
  if (forms.includes("s")) return { first: index, last: index, tense: "present", passive: false };
  if (forms.includes("ed")) return { first: index, last: index, tense: "past", passive: false };
  if (forms.includes("base") && word.lemma !== "be")
    return { first: index, last: index, tense: "present", passive: false };
  return undefined;
}

function contentVerb(words: readonly Word[], first: number): Pick<VerbGroup, "last" | "passive"> {
  let last = first;
  let i = first + 1;
  let be = words[first]!.lemma === "be" || words[first]!.lower === "'re" || words[first]!.lower === "'s";
  let passive = false;
  for (; i < words.length; i++) {
    const word = words[i]!;
    if (isBetween(word)) continue;
    if (word.pos !== "VERB" && word.pos !== "AUX") break;
    if (word.pos === "VERB") {
      const forms = formsOf(word.lower, word.lemma);
      passive = be && forms.includes("en") && !forms.includes("ing");
      return { last: i, passive };
    }
    if (!auxiliaries.has(word.lemma)) break;
    be = word.lemma === "be";
    last = i;
  }
  return { last, passive };
}

/** "The carefully made rings": a participle between an article, with an adverb or not, and its noun. */
function describesNoun(words: readonly Word[], index: number): boolean {
  const left = words[index - 1];
  const article = left?.pos === "ADV" && /ly$/.test(left.lower) ? words[index - 2] : left;
  return (
    ["a", "an", "the", "its", "their", "our", "your", "my"].includes(article?.lower ?? "") &&
    words[index + 1]?.pos === "NOUN"
  );
}

/** After "to", a modal or another auxiliary a verb is not finite by itself. */
function isNonFiniteSlot(words: readonly Word[], index: number): boolean {
  let i = index - 1;
  while (isBetween(words[i])) i--;
  const left = words[i];
  if (!left) return false;
  if (left.lower === "to" || isModal(left)) return true;
  return left.pos === "AUX" || left.lower === "let";
}
