import type { Word } from "../../document/document.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isAboutFormulas, isAboutLaw } from "../../grammar/topics.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { doubleAdjectives } from "./double-adjectives.ts";
import { doubleNouns } from "./double-nouns.ts";
import { doubleVerbs } from "./double-verbs.ts";

/** The part of speech that two words which say the same share. */
type Kind = "adjective" | "noun" | "verb";

/** For every pair, in either order, which kind of words it has and the one that stays. */
const pairs = new Map<string, { readonly kind: Kind; readonly kept: string }>();

/** Adds the pairs of a list; the first that names a pair decides. */
function add(kind: Kind, list: string, formsOf: (word: string) => readonly string[]): void {
  for (const pair of list.trim().split(/\s*[,\n]\s*/)) {
    const [kept = "", spare = ""] = pair.split(" ");
    const spareForms = formsOf(spare);
    formsOf(kept).forEach((form, i) => {
      for (const key of [`${form} ${spareForms[i]}`, `${spareForms[i]} ${form}`])
        if (!pairs.has(key)) pairs.set(key, { kind, kept: form });
    });
  }
}

add("adjective", doubleAdjectives, (word) => [word]);
add("noun", doubleNouns, (word) => [word]);
add("verb", doubleVerbs, (word) => (["base", "s", "ed", "en", "ing"] as const).map((form) => verbForm(word, form)));

/** Which of two words that say the same stays, and their kind; undefined for words that do not. */
function sameSense(first: string, second: string): { readonly kind: Kind; readonly kept: string } | undefined {
  return pairs.get(`${first} ${second}`);
}

/** One of two words joined by "and", or by a comma before a noun, that say the same. */
export const doublePairs: Rule = {
  id: "double-pairs",
  summary: "The two words say the same, so one is enough.",
  stage: "wording",
  level: 7,
  propose: (context): Proposal[] =>
    context.words.flatMap((_, i) => {
      const proposal = pairAt(context, i);
      return proposal ? [proposal] : [];
    }),
};

function pairAt(context: Context, i: number): Proposal | undefined {
  const { words } = context;
  const [first, link, second] = words.slice(i, i + 3);
  if (!first || !second || (link?.lower !== "and" && link?.text !== ",")) return undefined;
  const pair = sameSense(first.lower, second.lower);
  if (!pair || isPartOfMore(words, i, i + 3) || /^\p{Lu}/u.test(second.text)) return undefined;
  if (isAboutLaw(words) || isAboutFormulas(words)) return undefined;
  if (!fits[pair.kind](words, i, link.lower, pair.kept)) return undefined;
  return second.lower === pair.kept ? replace(first.start, second.start, "") : replace(first.end, second.end, "");
}

/** A list of three or more, a contrast of the two, or a compound. */
function isPartOfMore(words: readonly Word[], from: number, to: number): boolean {
  const before = words[from - 1]?.lower ?? "";
  const after = words[to]?.lower ?? "";
  if ([",", "and", "or", "both", "between", "-", "–", "not", "nor", "&"].includes(before)) return true;
  if (["and", "or", "-", "but", "&", "yet"].includes(after)) return true;
  return after === "," && ["and", "or"].includes(words[to + 2]?.lower ?? "");
}

type Fit = (words: readonly Word[], from: number, link: string, kept: string) => boolean;

const fits: Readonly<Record<Kind, Fit>> = {
  adjective: (words, from, link) => {
    const first = words[from]!;
    const next = words[from + 3];
    if (first.pos === "NOUN" || first.pos === "VERB" || first.pos === "PROPN") {
      if (next?.pos !== "NOUN" && words[from + 2]!.pos !== "ADJ") return false;
    }
    return link === "and" ? true : next?.pos === "NOUN";
  },
  noun: (words, from, link) => link === "and" && isObject(words, from) && endsPhrase(words[from + 3]),
  verb: (words, from, link, kept) => {
    if (link !== "and" || words[from]!.pos === "ADJ") return false;
    const next = words[from + 3];
    const isSpareLast = words[from + 2]!.lower !== kept;
    return !(isSpareLast && (next?.pos === "ADP" || next?.pos === "PART" || next?.pos === "SCONJ"));
  },
};

/** Behind a verb or a preposition, where one noun for two leaves every verb as it is. */
function isObject(words: readonly Word[], from: number): boolean {
  let i = from - 1;
  while (i >= 0 && (["DET", "ADJ"].includes(words[i]!.pos) || isPossessive(words[i]!))) i--;
  const before = words[i];
  return before !== undefined && (before.pos === "ADP" || (before.pos === "VERB" && i > 0));
}

function isPossessive({ lower }: Word): boolean {
  return ["my", "your", "his", "her", "its", "our", "their", "'s"].includes(lower);
}

function endsPhrase(next: Word | undefined): boolean {
  return next === undefined || ["PUNCT", "ADP", "SCONJ", "PART"].includes(next.pos);
}
