import type { Word } from "../../document/document.ts";
import { isAboutLaw } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "They shut the mill. This decision has cost jobs." becomes "They shut the mill. This has cost jobs." */
export const thisFact: Rule = {
  id: "this-fact",
  summary: "“This” alone points back to the sentence before.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = thisFactAt(context);
    return found ? [found] : [];
  },
};

/** Nouns that only say that something was said before, whatever it is. */
const events = new Set(
  `initiative development move step decision change situation shift trend practice outcome adaptation act action
  adjustment measure behavior behaviour transformation phenomenon evolution advancement`.split(/\s+/),
);
/** Nouns that may name a thing made or proposed; bare "this" stands for them where something follows from it. */
const ways = new Set("approach process method arrangement strategy technique setup effort".split(" "));
const effects = new Set(
  `make allow let enable help ensure lead reduce improve increase give save prevent cause keep mean encourage foster
  create result cool raise lower boost promote contribute simplify ease minimize eliminate support strengthen provide
  add require protect speed cut bring`.split(/\s+/),
);
const made = /\b(?:propos|introduc|present|develop|design|suggest|call|nam|describ|employ|us)\w*/;
const things =
  /\b(?:approach|method|model|framework|algorithm|technique|system|architecture|procedure|process|strategy|technology|tool|program|network)/;
/** What is done to a decision or a plan, and not to what it is about. */
const doneTo = new Set(
  `take base adopt implement reach announce introduce know call repeat involve include begin start occur happen
  take follow come aim seek intend use employ propose design appear consist rely depend use mark represent remain
  arise stem`.split(/\s+/),
);

function thisFactAt(context: Context): Proposal | undefined {
  const { words, previous, text } = context;
  const [first] = words;
  if (first?.text !== "This" || !previous || /\n/.test(text.slice(previous.end, first.start))) return undefined;
  if (previous.words.at(-1)!.text !== "." || previous.words.length < 5) return undefined;
  let at = 1;
  if (words[1]?.pos === "ADJ" || praise.has(words[1]?.lower ?? "")) at = 2;
  const noun = words[at];
  if (noun?.pos !== "NOUN" || (at === 2 && !praise.has(words[1]!.lower))) return undefined;
  const isEvent = events.has(noun.lemma);
  if (noun.lower !== noun.lemma || (!isEvent && !ways.has(noun.lemma))) return undefined;
  const verb = verbGroupAt(words, words[at + 1]?.pos === "ADV" ? at + 2 : at + 1);
  if (!verb) return undefined;
  const main = words[verb.last]!;
  const state = main.lemma === "be" && verb.first === verb.last && words[verb.last + 1]?.pos !== "DET";
  if ((main.lemma === "be" && !(state && isJudged(words, verb.last + 1))) || doneTo.has(main.lemma)) return undefined;
  if (verb.passive && (!isEvent || words[verb.first]!.lemma !== "have" || main.lemma === "make")) return undefined;
  if (!isEvent && !effects.has(main.lemma) && !(state && noun.lemma === "process")) return undefined;
  if (names(previous.words, noun) || isAboutLaw(context.words)) return undefined;
  const before = text.slice(previous.start, previous.end).toLowerCase();
  if (!isEvent && (made.test(before) || things.test(before))) return undefined;
  return replace(words[1]!.start, words[at + 1]!.start, "");
}

/** "This is crucial", "this is especially useful". */
function isJudged(words: readonly Word[], index: number): boolean {
  const at = words[index]?.pos === "ADV" ? index + 1 : index;
  return /^(?:crucial|essential|important|vital|beneficial|useful|helpful|necessary|significant|critical|key|likely|unlikely|expected)$/.test(
    words[at]?.lower ?? "",
  );
}

/** Adjectives that praise what a bare "this" needs no praise for. */
const praise = new Set(
  "innovative strategic significant important crucial groundbreaking remarkable simple bold major key new holistic proactive unique".split(
    " ",
  ),
);

/** The noun, or the verb that it comes from, stands in the sentence before: it is named, not summed up. */
function names(words: readonly Word[], { lemma }: Word): boolean {
  const stem = lemma.slice(0, Math.max(4, lemma.length - 4));
  return words.some((word) => word.lower.startsWith(stem) && word.pos === "NOUN");
}
