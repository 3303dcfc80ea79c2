import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOfBe } from "../../grammar/closed-classes.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { insert, set } from "./expand-tools.ts";

/** Writes the full form where English has a short one that says the same. */
export const expandFuller: Rule = {
  id: "expand-fuller",
  modes: ["expand"],
  adds: true,
  summary: "The full form leaves no step to the reader.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return [
      ...(thenAfter(words) ?? []),
      ...(usingAt(words) ?? []),
      ...(whileTrue(words) ?? []),
      ...words.flatMap((_, i) => subjectRelative(words, i) ?? toBe(words, i) ?? eitherOr(words, i) ?? []),
    ];
  },
};

function insteadOf(word: Word, after: string): Proposal {
  return { parts: [{ start: word.start, end: word.end, after }] };
}

/** "If it rains, the ferry stops" becomes "If it rains, then the ferry stops". */
function thenAfter(words: readonly Word[]): Proposal[] | undefined {
  if (words[0]?.lower !== "if" || words.at(-1)!.text !== "." || words.some(({ lower }) => lower === "then"))
    return undefined;
  const comma = words.findIndex(({ text }) => text === ",");
  const next = words[comma + 1];
  if (comma < 3 || !next || !["DET", "PRON", "NOUN"].includes(next.pos) || next.lower === "please") return undefined;
  if (!clauseAt(words, 1, comma) || !clauseAt(words, comma + 1, words.length)) return undefined;
  if (words.slice(1, comma).some(({ pos }) => pos === "CCONJ" || pos === "PUNCT")) return undefined;
  return [insert(next.start, "then ")];
}

const granted = set(
  "have may might can offer provide seem appear remain argue believe claim suggest share lack require need exist help",
);
const self = set("i we you some others many it there");

/** "While the boat is cheap, it leaks" becomes "While it is true that the boat is cheap, it leaks". */
function whileTrue(words: readonly Word[]): Proposal[] | undefined {
  const [first, subject] = words;
  const comma = words.findIndex(({ text }) => text === ",");
  if (first?.lower !== "while" || !subject || comma < 4 || self.has(subject.lower)) return undefined;
  const clause = clauseAt(words, 1, comma);
  if (!clause || !clauseAt(words, comma + 1, words.length)) return undefined;
  const { first: at, last, tense } = clause.verb;
  const states = words[last]!.lemma === "be" && /^(?:ADJ|ADV|DET|NOUN)$/.test(words[last + 1]?.pos ?? "");
  if (!states && (tense === "past" || !granted.has(words[at]!.lemma))) return undefined;
  if (words.slice(1, comma).some(({ lower }) => /ing$|^(?:true|there|important|not|n't|clear)$/.test(lower)))
    return undefined;
  return [insert(first.end, " it is true that")];
}

const tools = set(
  "using combining applying analyzing analysing comparing leveraging employing adopting implementing integrating incorporating studying examining exploring utilizing",
);

/** "Using a rope, we crossed" becomes "By using a rope, we crossed". */
function usingAt(words: readonly Word[]): Proposal[] | undefined {
  const first = words[0];
  const comma = words.findIndex(({ text }) => text === ",");
  if (!first || !tools.has(first.lower) || comma < 3 || comma > 14) return undefined;
  const subject = words[comma + 1];
  if (!subject || !["PRON", "DET", "NOUN"].includes(subject.pos) || !clauseAt(words, comma + 1, words.length))
    return undefined;
  if (words.slice(0, comma).some((_, i) => verbGroupAt(words, i))) return undefined;
  const after = `By ${first.lower}`;
  return [insteadOf(first, after)];
}

const opinions = set("considered deemed seem seems seemed appear appears appeared proved proves");

/** "considered safe" becomes "considered to be safe". */
function toBe(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const next = words[i + 1];
  if (!opinions.has(verb.lower) || verb.pos !== "VERB" || next?.pos !== "ADJ") return undefined;
  const passive = ["considered", "deemed"].includes(verb.lower);
  if (passive && !["is", "are", "was", "were", "be", "been"].includes(words[i - 1]?.lower ?? "")) return undefined;
  if (
    ["likely", "unlikely", "able", "set", "ready"].includes(next.lower) ||
    ["NOUN", "ADJ", "CCONJ"].includes(words[i + 2]?.pos ?? "")
  )
    return undefined;
  if (/^seem/.test(verb.lower) && words[i - 1]?.pos !== "NOUN") return undefined;
  if (words[i - 1]?.lower === "it" && words.slice(i + 2, i + 4).some(({ lower }) => lower === "to" || lower === "that"))
    return undefined;
  // "More appear safe" and "there seems little": only after a plain subject.
  if (!passive && !["NOUN", "PRON"].includes(words[i - 1]?.pos ?? "")) return undefined;
  return insert(verb.end, " to be");
}

/** "is red or green." becomes "is either red or green." */
function eitherOr(words: readonly Word[], i: number): Proposal | undefined {
  const [be, first, or, second, after] = words.slice(i, i + 5);
  if (!be || !formsOfBe.has(be.lower) || or?.lower !== "or" || after?.text !== ".") return undefined;
  if (first?.pos !== "ADJ" || second?.pos !== "ADJ") return undefined;
  if (words.some(({ lower }) => ["not", "n't", "whether", "no", "if", "never", "nothing", "nobody"].includes(lower)))
    return undefined;
  return insert(be.end, " either");
}

/** "Tools used by farmers are" becomes "Tools that are used by farmers are": the verb that follows gives the tense. */
function subjectRelative(words: readonly Word[], i: number): Proposal | undefined {
  if (i < 1 || i > 6) return undefined;
  const [noun, participle, next] = words.slice(i - 1, i + 2);
  if (noun?.pos !== "NOUN" || participle?.pos !== "VERB" || !next || !links.has(next.lower)) return undefined;
  if (!formsOf(participle.lower, participle.lemma).includes("en") || participle.lower.length < 4) return undefined;
  const start = ["DET", "NOUN", "ADJ"].includes(words[0]!.pos) ? 0 : 1;
  if (nounPhraseEnd(words, start) !== i || words[start]!.pos === "PRON") return undefined;
  let end = i + 1;
  while (end < words.length && inPhrase.has(words[end]!.pos) && words[end]!.lower !== "to") end++;
  const group = verbGroupAt(words, end);
  if (!group || end - i > 9 || group.tense === "modal" || words[end]!.pos !== "AUX") return undefined;
  const past = group.tense === "past";
  const be = isPlural(noun) ? (past ? "were" : "are") : past ? "was" : "is";
  // The verb agrees with the noun, or the noun is not its subject.
  return agrees(words[end]!.lower, be) ? insert(participle.start, `that ${be} `) : undefined;
}

const links = set("for by of from in on with at as");
const inPhrase = new Set(["ADP", "DET", "ADJ", "NOUN", "NUM", "PROPN"]);

function agrees(verb: string, be: string): boolean {
  if (["is", "was", "has", "does"].includes(verb)) return be === "is" || be === "was";
  return ["are", "were", "have", "do"].includes(verb) && (be === "are" || be === "were");
}
