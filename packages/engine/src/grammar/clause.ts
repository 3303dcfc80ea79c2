import type { Word } from "../document/document.ts";
import { formsOf } from "./inflect.ts";
import { headOf, nounPhraseEnd } from "./noun-phrase.ts";
import { type VerbGroup, verbGroupAt } from "./verb-group.ts";

/** A clause's subject as word indices [from, to) with its head, and its finite verb. */
export interface Clause {
  readonly subjectFrom: number;
  readonly subjectHead: number;
  readonly verb: VerbGroup;
}

const notSubjects = new Set(
  "which who whom whose when while if as once since because although though unless until after before where whereas whether how why".split(
    " ",
  ),
);
const demonstratives = new Set(["this", "that", "these", "those"]);
const quantities = new Set(["some", "many", "most", "few", "several", "others", "both"]);
const relatives = new Set(["which", "who", "that", "whose", "whom", "where"]);
const nounLinks = new Set("of in for on at from between among with to within across by about and or as".split(" "));

/**
 * Reads the clause that begins at `from`: a noun phrase (with its prepositional phrases and relative clauses) and a
 * finite verb, before `to`. Undefined whenever the words leave a doubt.
 */
export function clauseAt(words: readonly Word[], from: number, to: number): Clause | undefined {
  if (notSubjects.has(words[from]?.lower ?? "")) return undefined;
  const subjectEnd = subjectEndAt(words, from);
  if (subjectEnd === undefined || subjectEnd > to) return undefined;
  const subjectHead = headOf(words, from, subjectEnd);
  let relative = 0;
  let afterRelative = false;
  for (let i = subjectEnd; i < to; ) {
    const word = words[i]!;
    const group = verbGroupAt(words, i);
    if (group) {
      if (relative > 0) {
        relative--;
        afterRelative = true;
        i = group.last + 1;
        continue;
      }
      if (isReducedRelative(words, i, to)) {
        i++;
        continue;
      }
      return { subjectFrom: from, subjectHead, verb: group };
    }
    if (relatives.has(word.lower) && i > from) {
      relative++;
      i++;
      continue;
    }
    const phrase =
      relative > 0 || afterRelative || nounLinks.has(words[i - 1]!.lower) ? subjectEndAt(words, i) : undefined;
    if (phrase !== undefined && phrase > i) {
      i = phrase;
      continue;
    }
    const passable =
      nounLinks.has(word.lower) ||
      word.pos === "ADV" ||
      word.pos === "ADJ" ||
      (relative > 0 && word.pos !== "PUNCT") ||
      (afterRelative && ["ADP", "PART"].includes(word.pos));
    if (!passable && !(relative > 0 && word.text === ",")) return undefined;
    i++;
  }
  return undefined;
}

/** The end of a subject's own noun phrase; "this" and "these" may stand alone, "some" and "many" before a verb. */
function subjectEndAt(words: readonly Word[], index: number): number | undefined {
  const word = words[index];
  if (!word) return undefined;
  const end = nounPhraseEnd(words, index);
  if (end !== undefined) return end;
  if (quantities.has(word.lower) && verbGroupAt(words, index + 1)) return index + 1;
  return demonstratives.has(word.lower) ? index + 1 : undefined;
}

/** "The book written in 1920 sells well": a participle after a noun where the finite verb is still to come. */
function isReducedRelative(words: readonly Word[], index: number, to: number): boolean {
  const word = words[index]!;
  if (word.pos !== "VERB" || !formsOf(word.lower, word.lemma).includes("en")) return false;
  const previous = words[index - 1];
  if (!previous || previous.pos === "PRON") return false;
  for (let i = index + 1; i < to; i++) {
    const { lower, pos, text } = words[i]!;
    if (pos === "PUNCT" && text !== "-") return false;
    if (pos === "CCONJ" || pos === "SCONJ" || relatives.has(lower)) return false;
    if (verbGroupAt(words, i)) return true;
  }
  return false;
}

const introductions = new Set(["ADV", "ADP", "SCONJ", "INTJ"]);

/**
 * The main clause of the sentence part [from, to): that at its start, after a leading "and", "but" or sentence adverb,
 * or after an introductory phrase and its comma.
 */
export function mainClause(words: readonly Word[], from: number, to: number): Clause | undefined {
  let start = from;
  while (start < to && (words[start]!.pos === "CCONJ" || words[start]!.pos === "PUNCT")) start++;
  const first = words[start];
  if (!first) return undefined;
  const introduced = introductions.has(first.pos) || first.lower === "to" || /ing$|ed$/.test(first.lower);
  const direct = introduced && first.pos !== "ADV" ? undefined : clauseAt(words, skipAdverbs(words, start, to), to);
  if (direct) return direct;
  for (let i = start + 1; i < to; i++) {
    if (words[i]!.text !== ",") continue;
    const clause = clauseAt(words, skipAdverbs(words, i + 1, to), to);
    if (clause) return clause;
  }
  return undefined;
}

function skipAdverbs(words: readonly Word[], from: number, to: number): number {
  let i = from;
  while (i < to && words[i]!.pos === "ADV") i++;
  return i;
}
